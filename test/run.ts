import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../infra/root.ts'
import { printChecks, runChecks } from '../infra/check.ts'
import { nodeOf, type RunningNode } from './node-versions.ts'
import { readReport, summarise, vitest, type Tally } from './closing-line.ts'

const HELP = `npm test [-- options] [paths]

Checks the code (npm run check) and runs the tests, both at once. Ends with a line 'N passed, N failed'; each check
counts as a test, and so does each ruling on a whole card that no test shows and that is not set apart.
With paths only the tests whose path contains one of them are run, and no checks unless --check is given.

  --quick           types, lint and the other checks, and the tests that are pure (rules, cards, texts, clocks, decks,
                    bots): no server, no database, no browser; within a minute (npm run test:quick)
  --node VERSION    on that Node (22, 24), fetched from the npm registry once; more than once: on each of them
  --check           also with paths: run the checks
  --no-check        also without paths: leave out the checks
  -t, --name TEXT   only tests whose name matches
  --help            this text`

async function main(): Promise<Tally> {
  const { values, positionals } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      node: { type: 'string', multiple: true },
      check: { type: 'boolean' },
      'no-check': { type: 'boolean' },
      name: { type: 'string', short: 't' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    process.exit(0)
  }
  const total: Tally = { passed: 0, failed: 0, skipped: 0 }
  const checked = values.check ?? (!values['no-check'] && positionals.length === 0 && values.name === undefined)
  // They compile for some seconds while the tests begin, which wait for processes every now and then.
  const checks = checked ? runChecks() : Promise.resolve([])
  const args = [
    ...positionals,
    ...(values.name === undefined ? [] : ['-t', values.name]),
    ...(values.quick ? ['--project', 'together'] : []),
  ]
  for (const node of values.node?.map(nodeOf) ?? [undefined]) {
    const tests = await runTests(args, node, positionals.length === 0 && values.name === undefined)
    for (const [what, count] of Object.entries(tests)) total[what as keyof Tally] += count
  }
  const results = await checks
  printChecks(results)
  for (const { passed } of results) total[passed ? 'passed' : 'failed'] += 1
  return total
}

/** `whole`: no test that could show a ruling is left out. */
async function runTests(args: readonly string[], node: RunningNode | undefined, whole: boolean): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-test-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await vitest(['run', '--config', 'test/vitest.config.ts', ...reporters, ...args], node)
    const report = readReport(file),
      tally = summarise(report, code, ROOT)
    if (!whole || !report) return tally
    const { owedIn } = await import('./conformance/rulings.ts')
    const owed = owedIn(report)
    if (owed.length > 0) console.log(`rulings that no test shows, and that are not set apart: ${owed.join(' ')}`)
    return { ...tally, failed: tally.failed + owed.length }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tally = await main().catch((error: unknown): Tally => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, skipped: 0 }
})
if (tally.skipped > 0) console.log(`${tally.skipped} skipped: this machine lacks what they need`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
console.log(`${tally.passed} passed, ${tally.failed} failed`)
