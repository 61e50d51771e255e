import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a build is made from, and where it is kept for the next start. */
export interface Kept {
  root: string
  /** Files and folders of `root` that decide what a build is. */
  from: readonly string[]
  folder: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HERE: Kept = {
  root: ROOT,
  from: [
    'functions',
    'infra',
    'shared',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    // Says which packages are installed, whatever the lock asks for.
    'node_modules/.package-lock.json',
  ],
  folder: join(ROOT, '.data/built'),
}
/** Of so many states of the sources: one goes to and fro between a few. */
const STATES = 4

// To build takes the compiler and all schemas, which a start that finds its build does not load.
export const builtFunctions = (outdir: string): Promise<void> =>
  built('functions', outdir, async () => void (await (await import('../../infra/build.ts')).build({ outdir })))
export const builtPages = (outdir: string): Promise<void> =>
  built('pages', outdir, async () => void (await (await import('../../infra/web.ts')).buildWeb(outdir)))

/** Fills `outdir` with what `make` would put there: made once for each state of the sources. */
export async function built(what: string, outdir: string, make: () => Promise<void>, where = HERE): Promise<void> {
  const key = await keyOf(where)
  const kept = join(where.folder, key, what)
  await rm(outdir, { recursive: true, force: true })
  if (await copied(kept, outdir)) return
  await rm(outdir, { recursive: true, force: true })
  await make()
  // Whoever saves a file meanwhile has built something between two states.
  if ((await keyOf(where)) !== key) return
  // Where nothing can be written beside the sources, each start builds.
  await keep(outdir, kept)
    .then(() => clear(where.folder))
    .catch(() => undefined)
}

async function keyOf({ root, from }: Kept): Promise<string> {
  const hash = createHash('sha256')
  for (const name of from)
    for (const file of await filesIn(join(root, name))) {
      const bytes = await readFile(file)
      hash.update(`${file.slice(root.length)}\0${bytes.length}\0`).update(bytes)
    }
  return hash.digest('hex').slice(0, 24)
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return found ? [path] : []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.flatMap(entry => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted()
}

/** False where it is not there, or was cleared away before it was copied whole. */
async function copied(kept: string, outdir: string): Promise<boolean> {
  try {
    await mkdir(dirname(outdir), { recursive: true })
    await cp(kept, outdir, { recursive: true })
    const now = new Date()
    await utimes(dirname(kept), now, now)
    return true
  } catch {
    return false
  }
}

/** Under its name when it is whole, and not before: who is killed on the way leaves nothing that looks like a build. */
async function keep(outdir: string, kept: string): Promise<void> {
  const making = `${dirname(dirname(kept))}/${MAKING}${randomUUID()}`
  try {
    await cp(outdir, making, { recursive: true })
    await mkdir(dirname(kept), { recursive: true })
    // Fails where somebody else was quicker: theirs is the same.
    await rename(making, kept)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

const MAKING = 'making-'
/** What a killed process was making is not made any more by then. */
const MAKING_MS = 3_600_000

/** All but those used last; and out of the way before it is taken apart, so that nobody copies half of it. */
async function clear(folder: string): Promise<void> {
  const all = await Promise.all(
    (await readdir(folder)).map(async name => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
  )
  const states = all.filter(({ name }) => !name.startsWith(MAKING)).toSorted((a, b) => b.used - a.used)
  const left = all.filter(({ name, used }) => name.startsWith(MAKING) && used < Date.now() - MAKING_MS)
  for (const { name } of [...states.slice(STATES), ...left]) {
    const away = join(folder, `${MAKING}${randomUUID()}`)
    await rename(join(folder, name), away)
    await rm(away, { recursive: true, force: true })
  }
}
