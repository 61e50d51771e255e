import { fileURLToPath } from 'node:url'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** What takes longest, longest first: started last, one of these would keep a single worker busy after all others have ended. */
const LONG = [
  'laws/random-games',
  'web/play',
  'laws/leaks',
  'http/histories',
  'web/pages',
  'bench/report',
  'client/phone',
  'local/start',
  'laws/windows',
  'laws/traces',
  'web/live',
  'web/every-page',
  'simulation/games',
  'store/survives',
  'http/fuzz',
  'http/crashes',
  'notify/crashes',
  'tempo/tempo',
  'web/',
  'store/',
  'local/',
  'http/',
  'infra/',
]
/** Pure, all of them: they load the rules and the cards once a worker instead of once a file. */
const TOGETHER = ['bots', 'cards', 'clocks', 'decks', 'rules', 'text'].map(folder => `test/${folder}/**/*.test.ts`)

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  const rank = LONG.findIndex(name => moduleId.includes(`/test/${name}`))
  return project.name === 'together' ? LONG.length + 1 : rank < 0 ? LONG.length : rank
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    setupFiles: ['test/support/record-modes.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Generous, as tests run on machines that do other things as well: a test that hangs is found out all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each file in a process of its own: some start servers and databases, and none may see another's.
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: TOGETHER } },
      // Where the lines that a test plays are recorded, each file has definitions of its own that record it.
      {
        extends: true,
        test: { name: 'together', include: TOGETHER, isolate: process.env['PRAXIS_MODES'] !== undefined },
      },
    ],
  },
})
