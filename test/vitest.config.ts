import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { productFolder, productModules } from './product-modules.ts'

/** Of each project what takes longest, longest first: started last, one of these would keep a single worker busy. */
const LONG = [
  [
    'laws/random-games',
    'bench/bench-report',
    'laws/leaks',
    'laws/traces',
    'laws/desk-leaks',
    'laws/windows',
    'laws/every-card',
    'local/start',
    'simulation/simulated-games',
  ],
  [
    'client/',
    'rehearsal/rehearsal',
    'migrations/corpus',
    'store/survives',
    'tempo/tempo',
    'infra/stack',
    'closing-line',
  ],
  ['store/', 'local/', 'infra/'],
  ['http/histories', 'http/fuzz', 'http/timers', 'http/crashes', 'notify/telling-crashes', 'notify/quick-answers'],
  ['web/every-page', 'web/play', 'web/appearance', 'web/orders', 'web/offline', 'web/pages', 'web/live', 'web/watch'],
].flat()
/** Pure, all of them: they load the rules and the cards once a worker instead of once a file. */
const TOGETHER = [
  ...['bots', 'cards', 'clocks', 'decks', 'league', 'rules', 'support', 'text'].map(
    folder => `test/${folder}/**/*.test.ts`,
  ),
  // They read files and need nothing else, and whoever changes those rooms wants to know.
  'test/infra/basenames.test.ts',
  'test/infra/boundaries.test.ts',
  'test/infra/line-widths.test.ts',
  'test/infra/papers.test.ts',
  'test/laws/breakages.test.ts',
]
/**
 * Each test opens a service of its own, or none: the rules, the cards and the API are loaded once a worker instead of
 * once a file. What is left out loads them anew, breaks them, reads another environment or starts the local server,
 * which sets its own.
 */
const SERVED = [
  'test/{archon,desk,hooks,http,notify,people}/**/!(broken-card|lambda).test.ts',
  'test/{cards-report,conformance,simulation,tempo,workshop}/**/*.test.ts',
  'test/laws/!(breakages|desk-leaks|leaks|windows).test.ts',
  'test/local/{built,deadline,flags,front-door,issuer,log,notify,pump,queue,sockets}.test.ts',
  'test/infra/{environment,pages,rights,settings,sign-in,stack,synth,web}.test.ts',
  'test/migrations/migrations.test.ts',
]
/** They load sources of the product by name, anew, or others in their place: there Vitest hands them out itself. */
const ANEW = ['test/http/broken-card.test.ts', 'test/cards/files.test.ts']
const PAGES = 'test/web/**/*.test.ts'

/**
 * One more than there are processors: much of what is apart, and all of what is looked at in a browser, waits for another
 * process half of its time.
 */
const WORKERS = Math.min(availableParallelism() + 1, 6)

/** Where the lines that a test plays are recorded, each file has definitions of its own that record it. */
const RECORDED = process.env['PRAXIS_MODES'] !== undefined
/** One after the other: a process that files share lasts as long as the next file is of the same project. */
const PROJECTS = ['anew', 'apart', 'served', 'pages', 'together']

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  const rank = LONG.findIndex(name => moduleId.includes(`/test/${name}`))
  return PROJECTS.indexOf(project.name) * (LONG.length + 1) + (rank < 0 ? LONG.length : rank)
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

const PRODUCT = await productFolder()
const ofProduct = { plugins: [productModules(PRODUCT)] }

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // What a test file is made into is kept for the other projects and for the next run: beside the modules of the
    // product that it names.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(PRODUCT, 'transforms') },
    setupFiles: ['load-every-card', 'learn-english', 'record-modes', 'clear-scratch'].map(
      name => `test/support/${name}.ts`,
    ),
    server: { deps: { external: [/\/\.data\/product\//] } },
    pool: 'forks',
    maxWorkers: WORKERS,
    // Generous, as tests run on machines that do other things as well: a test that hangs is found out all the same.
    // Likewise: what is polled for and does not come is a hang, however busy the machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', PRAXIS_PRODUCT: PRODUCT },
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each file in a process of its own: some start servers and databases, and none may see another's.
      {
        extends: true,
        ...ofProduct,
        test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...ANEW, ...TOGETHER, ...SERVED, PAGES] },
      },
      { extends: true, test: { name: 'anew', include: ANEW } },
      { extends: true, ...ofProduct, test: { name: 'served', include: SERVED, isolate: RECORDED } },
      // In front of one service and with one browser: starting them takes longer than most of what is tested there.
      {
        extends: true,
        ...ofProduct,
        test: { name: 'pages', include: [PAGES], isolate: false, globalSetup: ['test/web/service.ts'] },
      },
      {
        extends: true,
        ...ofProduct,
        test: { name: 'together', include: TOGETHER, exclude: ANEW, isolate: RECORDED },
      },
    ],
  },
})
