import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, version, type Plugin as BuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { ROOT } from '../infra/root.ts'

/**
 * The product as Node loads it: each module of `shared/` and `functions/` made into JavaScript once, for all processes of
 * tests. Vitest would hand every module to every process anew and run it by a loader of its own, which took a third of
 * the time of a run. The pages are left to it, as they are JSX and few.
 *
 * The modules lie in a folder that is known by what they are made of, so a change of a source makes another. In watch
 * mode a change of the product is seen by the next run.
 */
const FOLDER = join(ROOT, '.data', 'product')
/** So many are kept: of other branches, or of a run that goes on while a source is written. */
const KEPT = 4
/** In a module that asks where it lies: where its source does. */
const ADDRESS = 'addressOfSource'
const ROOMS = ['shared', 'functions', 'infra']

const isProduct = (path: string): boolean => {
  const [room, name] = relative(ROOT, path).split(sep)
  return ROOMS.includes(room!) && !(room === 'functions' && name === 'web')
}

async function sources(): Promise<string[]> {
  const found = await Promise.all(
    ROOMS.map(async room => {
      const names = await readdir(join(ROOT, room), { recursive: true })
      return names.filter(name => /\.(ts|json)$/.test(name)).map(name => join(ROOT, room, name))
    }),
  )
  return found.flat().filter(isProduct).sort()
}

/** Of the same sources by the same esbuild, whoever asks. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
    .update(version)
    .update(readFileSync(import.meta.filename))
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const moduleOf = (folder: string, source: string): string =>
  join(folder, relative(ROOT, source).replace(/\.ts$/, '.mjs'))

/** Modules stay apart and find each other by their new names; what they look for beside themselves lies where it did. */
const apart: BuildPlugin = {
  name: 'modules-apart',
  setup(building) {
    building.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.mjs'), external: true },
    )
    building.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const address = `const ${ADDRESS} = ${JSON.stringify(pathToFileURL(path).href)};`
      return { loader: 'ts', contents: text.includes('import.meta.url') ? address + text : text }
    })
  },
}

async function madeOf(files: readonly string[]): Promise<string> {
  const folder = join(FOLDER, hashOf(files))
  const now = new Date()
  if (existsSync(folder)) {
    await utimes(folder, now, now)
    return folder
  }
  await clear()
  const unfinished = `${folder}-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await build({
    entryPoints: files.filter(file => file.endsWith('.ts')),
    outdir: unfinished,
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [apart],
    define: { 'import.meta.url': ADDRESS },
    logLevel: 'error',
  })
  // Who made the same meanwhile was as right.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}

/** What has not been asked for longest goes. */
async function clear(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => [])
  const used = await Promise.all(
    names.map(async name => ({ name, at: (await stat(join(FOLDER, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const old = used.toSorted((a, b) => b.at - a.at).slice(KEPT - 1)
  await Promise.all(old.map(({ name }) => rm(join(FOLDER, name), { recursive: true, force: true })))
}

/** The folder of the modules of the product as it is now. */
export const productFolder = async (): Promise<string> => madeOf(await sources())

/** Leads what tests import of the product to its modules. */
export function productModules(folder: string): Plugin {
  return {
    name: 'product-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !/^\.{1,2}\/.*\.ts$/.test(id)) return null
      const source = join(dirname(importer), id)
      return isProduct(source) ? { id: moduleOf(folder, source), external: true } : null
    },
  }
}

/** In a test: the module that a source has become, for a process of its own. */
export function moduleNow(source: string): string {
  const folder = process.env['PRAXIS_PRODUCT']
  if (folder === undefined) throw new Error('Only a run of tests has modules')
  return moduleOf(folder, join(ROOT, source))
}
