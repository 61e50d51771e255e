import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build as bundle, type Metafile } from 'esbuild'
import { IMPORTED } from '../functions/games/official.ts'
import { DOCUMENT } from '../functions/http/document.ts'
import { joinParts } from './join.ts'
import { FUNCTIONS, ROOT } from './root.ts'
import { unused } from './unused.ts'
import { wordless } from './wordless.ts'

export interface BuildOptions {
  outdir?: string | undefined
  /** Where the bundles come from, `functions/<name>/lambda.ts` unless told otherwise. */
  entries?: Record<string, string> | undefined
  sourcemap?: boolean | undefined
  /** An imported card list, to be deployed beside the API. */
  cards?: string | undefined
}

export interface Bundle {
  name: string
  /** What Lambda and the local front door import `handler` from. */
  file: string
  /** What a start loads: that file and what it imports. */
  bytes: number
  gzip: number
  /**
   * Of `bytes`, the facts and definitions of cards: data that grows with every card, while the code around it should
   * not.
   */
  cards: number
  /** What is loaded with the first request that needs it. */
  later: number
  /** The packages and folders with the most bytes in what a start loads, largest first. */
  parts: { name: string; bytes: number }[]
}

export class EntryMissing extends Error {
  constructor(name: string, entry: string) {
    super(`The function ${name} has no entry: ${entry} is missing`)
    this.name = 'EntryMissing'
  }
}

/**
 * Some of what the AWS SDK brings is CommonJS and asks for Node's own modules, which an ES module cannot without this.
 */
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);"

/** Makes the bundles that are tested, run locally and deployed. The same sources give the same bytes. */
export async function build(options: BuildOptions = {}): Promise<Bundle[]> {
  const outdir = resolve(ROOT, options.outdir ?? 'dist')
  const entries =
    options.entries ?? Object.fromEntries(FUNCTIONS.map(name => [name, join('functions', name, 'lambda.ts')]))
  for (const [name, entry] of Object.entries(entries)) {
    if (!existsSync(resolve(ROOT, entry))) throw new EntryMissing(name, relative(ROOT, resolve(ROOT, entry)))
  }
  const bundles = await Promise.all(
    Object.entries(entries).map(([name, entry]) => buildOne(name, entry, outdir, options.sourcemap ?? false)),
  )
  if ('http' in entries) {
    // All schemas, with their words: no other function asks for them.
    const { documentMade } = await import('../functions/local/made-document.ts')
    await writeFile(join(outdir, 'http', DOCUMENT), await documentMade())
  }
  if (options.cards !== undefined) await copyFile(resolve(ROOT, options.cards), join(outdir, 'http', IMPORTED))
  return bundles
}

async function buildOne(name: string, entry: string, outdir: string, sourcemap: boolean): Promise<Bundle> {
  const folder = join(outdir, name)
  // A file left by an earlier build would be deployed with this one.
  await rm(folder, { recursive: true, force: true })
  const file = join(folder, 'index.mjs')
  const { metafile } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: [{ in: resolve(ROOT, entry), out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported with import(…) stands in a file of its own, and so does what both sides need.
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': resolve(ROOT, 'functions/store/dynamodb/credentials.ts'),
      '@aws-sdk/endpoint-cache': resolve(ROOT, 'functions/store/dynamodb/endpoint-cache.ts'),
      'node:process': resolve(ROOT, 'functions/store/dynamodb/process.ts'),
    },
    plugins: [wordless(), unused()],
    minify: true,
    legalComments: 'none',
    banner: { js: REQUIRE },
    sourcemap: sourcemap ? 'external' : false,
    metafile: true,
    logLevel: 'silent',
  })
  const outputs = new Map(Object.entries(metafile.outputs).filter(([path]) => path.endsWith('.mjs')))
  const [main, output] =
    [...outputs].find(
      ([, { entryPoint }]) => entryPoint !== undefined && resolve(ROOT, entryPoint) === resolve(ROOT, entry),
    ) ?? []
  if (main === undefined || output === undefined) throw new Error(`esbuild made no bundle of ${name}`)
  if (!output.exports.includes('handler'))
    throw new Error(`The function ${name} must export handler; ${entry} does not`)
  const loaded = loadedWith(main, outputs),
    parts = partsOf(loaded.map(path => outputs.get(path)!))
  const started =
    loaded.length === 1
      ? [basename(main)]
      : await joinParts(
          folder,
          basename(main),
          new Map(loaded.slice(1).map(path => [path, outputs.get(path)!])),
          sourcemap,
        )
  const written = new Map(
    await Promise.all(
      (await readdir(folder))
        .filter(one => one.endsWith('.mjs'))
        .map(async one => [one, await readFile(join(folder, one))] as const),
    ),
  )
  const bytes = sum(started.map(one => written.get(one)!.length))
  const cards = parts.find(part => part.name === 'shared/cards')?.bytes ?? 0
  return {
    name,
    file,
    bytes,
    cards,
    gzip: sum(started.map(one => gzipSync(written.get(one)!).length)),
    later: sum([...written.values()].map(one => one.length)) - bytes,
    parts,
  }
}

type Output = Metafile['outputs'][string]

/** A file and all that its import statements lead to. */
function loadedWith(main: string, outputs: ReadonlyMap<string, Output>): string[] {
  const loaded = new Set([main])
  for (const path of loaded) {
    for (const { path: next, kind } of outputs.get(path)!.imports)
      if (kind === 'import-statement' && outputs.has(next)) loaded.add(next)
  }
  return [...loaded]
}

function partsOf(outputs: readonly Output[]): Bundle['parts'] {
  const sums = new Map<string, number>()
  for (const [path, { bytesInOutput }] of outputs.flatMap(({ inputs }) => Object.entries(inputs))) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 2).join('/')
    sums.set(name, (sums.get(name) ?? 0) + bytesInOutput)
  }
  return [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

const HELP = `npm run build [-- options]

Bundles the functions with esbuild into dist/<function>/index.mjs: what npm start runs and what is deployed.
What a start does not need is in files beside it, loaded later.

  --outdir DIR   where to put the bundles (dist)
  --cards FILE   deploy an imported card list with the API: .data/cards.json, after npm run cards:import
  --sourcemap    write a source map beside each bundle; it is not deployed
  --parts N      list the N largest parts of each bundle (0)
  --help         this text`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      outdir: { type: 'string' },
      cards: { type: 'string' },
      sourcemap: { type: 'boolean' },
      parts: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  const began = performance.now()
  const bundles = await build(values)
  console.log(
    `${'function'.padEnd(12)}${'minified'.padStart(12)}${'of it cards'.padStart(14)}${'gzip'.padStart(12)}${'later'.padStart(12)}`,
  )
  for (const { name, bytes, cards, gzip, later, parts } of bundles) {
    console.log(
      (
        `${name.padEnd(12)}${kilobytes(bytes).padStart(12)}${(cards > 0 ? kilobytes(cards) : '').padStart(14)}` +
        `${kilobytes(gzip).padStart(12)}${(later > 0 ? kilobytes(later) : '').padStart(12)}`
      ).trimEnd(),
    )
    for (const part of parts.slice(0, Number(values.parts ?? 0)))
      console.log(`${kilobytes(part.bytes).padStart(24)}  ${part.name}`)
  }
  const { buildWeb } = await import('./web.ts')
  const files = (await buildWeb(join(values.outdir ?? 'dist', 'web'))).files.filter(
    ({ words, icon, rules }) => !words && !icon && !rules,
  )
  console.log(
    `${'pages'.padEnd(12)}${kilobytes(sum(files.map(file => file.bytes))).padStart(12)}${''.padStart(14)}` +
      `${kilobytes(sum(files.map(file => file.gzip))).padStart(12)}`,
  )
  console.log(`built in ${Math.round(performance.now() - began)} ms`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
