import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from '../../infra/root.ts'

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

/** What a module exports, built anew with that broken, and with all cards: a build has a catalogue of its own. */
export async function brokenBuild<Built>(entry: string, { file, changes }: Breakage): Promise<Built> {
  const source = brokenSource({ file, changes })
  const { outputFiles } = await build({
    stdin: {
      contents: `import './test/support/load-every-card.ts'\nexport * from './${entry}'\n`,
      resolveDir: ROOT,
    },
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'breakage',
        setup: ({ onLoad }) =>
          // By its name: whatever else is asked about here is asked about hundreds of files.
          onLoad({ filter: new RegExp(`[\\\\/]${basename(file).replaceAll('.', '\\.')}$`) }, ({ path }) =>
            path === join(ROOT, file) ? { contents: source, loader: 'ts' } : undefined,
          ),
      },
    ],
  })
  const folder = mkdtempSync(join(tmpdir(), 'praxis-broken-'))
  try {
    // What lies there is imported as it is; elsewhere the runner of the tests would take two megabytes apart again.
    const module = join(folder, 'node_modules', 'rules.mjs')
    mkdirSync(dirname(module))
    writeFileSync(module, outputFiles[0]!.contents)
    return (await import(/* @vite-ignore */ pathToFileURL(module).href)) as Built
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
