import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadFacts } from '../shared/cards/catalogue.ts'
import type { CardDefinition } from '../shared/cards/definition.ts'
import { ROOT } from './root.ts'

/** The files of cards, by their paths: a crypt card in `crypt/<clan>`, a library card in `library/<first type>/<family>`. */
export const cardFiles = (): string[] =>
  readdirSync(join(ROOT, 'shared/cards'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /^(crypt|library\/[^/]+)\/[^/]+\.ts$/.test(path))
    .map(path => path.replace(/\.ts$/, ''))
    .toSorted()

const nameOf = (path: string): string =>
  path.replace(/^library\//, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** What `shared/cards/files.ts` must say: no bundler reads a folder, so every file of cards is imported by its name. */
export function listing(paths = cardFiles()): string {
  const twice = paths.filter((path, i) => paths.findIndex(other => nameOf(other) === nameOf(path)) !== i)
  if (twice.length > 0) throw new Error(`two files of cards have one name: ${twice.join(', ')}`)
  return [
    ...paths.map(path => `import { cards as ${nameOf(path)} } from './${path}.ts'`),
    "import type { CardDefinition } from './definition.ts'",
    '',
    '/** What cards do, by the file they stand in. `npm run cards:files` writes this list from the folders. */',
    'export const files: Readonly<Record<string, readonly CardDefinition[]>> = {',
    ...paths.map(path => `  '${path}': ${nameOf(path)},`),
    '}',
    '',
  ].join('\n')
}

/** What `shared/cards/chunks.ts` must say: which file a card stands in, so that a game loads those of its own. */
export async function chunkListing(paths = cardFiles()): Promise<string> {
  await loadFacts()
  const entries = await Promise.all(
    paths.map(async path => {
      const { cards } = (await import(pathToFileURL(join(ROOT, `shared/cards/${path}.ts`)).href)) as {
        cards: CardDefinition[]
      }
      const keys = cards.map(({ facts }) => `'${facts.key}'`).join(', ')
      return `  '${path}': { keys: [${keys}], load: () => import('./${path}.ts') },`
    }),
  )
  return [
    "import type { CardDefinition } from './definition.ts'",
    '',
    '/** A file of cards, and how it is loaded. */',
    'export interface Chunk {',
    '  keys: readonly string[]',
    '  load: () => Promise<{ cards: readonly CardDefinition[] }>',
    '}',
    '',
    '/** Which cards stand in which file. `npm run cards:files` writes this list from the folders. */',
    'export const chunks: Readonly<Record<string, Chunk>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

if (process.argv[1]?.endsWith('card-files.ts')) {
  writeFileSync(join(ROOT, 'shared/cards/files.ts'), listing())
  writeFileSync(join(ROOT, 'shared/cards/chunks.ts'), await chunkListing())
}
