import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { ROOT } from '../../infra/root.ts'
import { scratch } from '../infra/scratch.ts'

/** A thing the core does, broken on purpose: what stands in a file, and what instead. */
export interface Breakage {
  name: string
  file: string
  changes: [from: string, to: string][]
}

const WINDOW = 'shared/rules/procedures/window.ts'

/** What sealed windows rest on, each thing left out in turn. */
export const breakages: readonly Breakage[] = [
  {
    name: 'a prompt shows the present state, not the one when the impulse comes',
    file: WINDOW,
    changes: [
      [
        'const ifPassed = passedBefore(frame, seat)',
        'const ifPassed = state.sealed.length > 0 ? [] : passedBefore(frame, seat)',
      ],
    ],
  },
  {
    name: 'every answer is kept after an effect',
    file: WINDOW,
    changes: [
      ["if (line.when === 'unchanged') return sealed.fx === state.fx", "if (line.when === 'unchanged') return true"],
      ['answer.fx === state.fx ||', 'true ||'],
    ],
  },
  {
    name: 'the pass of the acting seat outlives the effect of another',
    file: WINDOW,
    changes: [['  frame.leadPassed = false\n', '']],
  },
  {
    name: 'sealed passes of later seats decline blocks',
    file: WINDOW,
    changes: [
      [
        '  publishPasses(run, frame, passed, false)\n  if (order)',
        "  publishPasses(run, frame, frame.asked.filter(other => other !== seat && answerOf(run.state, frame, other) === 'pass'), false)\n  if (order)",
      ],
    ],
  },
  {
    name: 'the first to answer is applied first',
    file: WINDOW,
    changes: [
      [
        '  for (const seat of frame.order) {\n    const answer',
        '  const late = (seat: number) => Number(answerOf(state, frame, seat) === undefined)\n' +
          '  for (const seat of frame.order.toSorted((a, b) => late(a) - late(b))) {\n    const answer',
      ],
    ],
  },
  {
    name: 'chance is drawn by command',
    file: 'shared/rules/model/run.ts',
    changes: [
      ['return run.env.entropy(run.state.fx++)', 'run.state.fx++\n  return run.env.entropy(run.state.version)'],
    ],
  },
  {
    name: 'kept answers stand above standing orders',
    file: WINDOW,
    changes: [
      [
        '  if (order) return byOrder(state, frame, seat, order) ?? onlyPass(state, frame, seat)\n' +
          '  const sealed = sealedFor(state, frame, seat),\n    line = sealed && lineOf(state, frame, sealed)\n',
        '  const sealed = sealedFor(state, frame, seat),\n    line = sealed && lineOf(state, frame, sealed)\n' +
          '  if (order && !line) return answerByOrder(state, frame, seat, order, () => windowOptions(state, frame, seat))\n',
      ],
    ],
  },
]

/** The file with what is broken in it; throws where the code has moved on since. */
export function brokenSource({ file, changes }: Pick<Breakage, 'file' | 'changes'>): string {
  let source = readFileSync(join(ROOT, file), 'utf8')
  for (const [from, to] of changes) {
    if (source.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
    source = source.replace(from, () => to)
  }
  return source
}

const BUNDLED = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'silent',
} as const satisfies BuildOptions

/** Rooms of data and words, half of all that is built, in which nothing is broken. */
const WHOLE = ['shared/cards', 'shared/text']
let whole: Promise<ReadonlyMap<string, string>> | undefined

/** These rooms, built and loaded once for all that a process breaks: where each of their modules lies. */
async function buildWhole(): Promise<ReadonlyMap<string, string>> {
  // Until the end of the file's tests: what is loaded only later is still read from there.
  const outdir = modulesFolder(scratch())
  const files = WHOLE.flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !LOADED.test(`${room}/${name}`))
      .map(name => `${room}/${name}`),
  )
  await build({
    ...BUNDLED,
    entryPoints: files,
    outbase: ROOT,
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
  })
  const at = (file: string): string => pathToFileURL(join(outdir, file.replace(/ts$/, 'mjs'))).href
  // In parts, modules are not run in the order in which they import each other: no card is defined without facts.
  await import(/* @vite-ignore */ at('shared/cards/facts/loaded.ts'))
  return new Map(files.map(file => [join(ROOT, file), at(file)]))
}

/** The cards themselves are asked for by nobody but the index of their files. */
const LOADED = /^shared\/cards\/(crypt|library)\//

/** What lies there is imported as it is; elsewhere the runner of the tests would take megabytes apart again. */
function modulesFolder(inside: string): string {
  const folder = join(inside, 'node_modules')
  mkdirSync(folder)
  return folder
}

/** What a module exports, built anew with that broken, and with all cards. */
export async function brokenBuild<Built>(entry: string, { file, changes }: Breakage): Promise<Built> {
  if (WHOLE.some(room => file.startsWith(`${room}/`))) throw new Error(`Nothing is broken in ${file}`)
  const source = brokenSource({ file, changes }),
    loaded = await (whole ??= buildWhole())
  const { outputFiles } = await build({
    ...BUNDLED,
    stdin: {
      contents: `import './test/support/load-every-card.ts'\nexport * from './${entry}'\n`,
      resolveDir: ROOT,
    },
    write: false,
    plugins: [
      {
        name: 'breakage',
        setup: ({ onLoad, onResolve }) => {
          // By their names: whatever else is asked about here is asked about hundreds of files.
          onLoad({ filter: new RegExp(`[\\\\/]${basename(file).replaceAll('.', '\\.')}$`) }, ({ path }) =>
            path === join(ROOT, file) ? { contents: source, loader: 'ts' } : undefined,
          )
          onResolve({ filter: /\/(cards|text)\/.*\.ts$/ }, ({ path, resolveDir }) => {
            const at = loaded.get(join(resolveDir, path))
            return at === undefined ? undefined : { path: at, external: true }
          })
        },
      },
    ],
  })
  const module = join(modulesFolder(scratch()), 'rules.mjs')
  writeFileSync(module, outputFiles[0]!.contents)
  return (await import(/* @vite-ignore */ pathToFileURL(module).href)) as Built
}
