import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../infra/build.ts'
import { printChecks, runChecks } from '../infra/check.ts'
import { readReport, summarise, vitest, type Tally } from './report.ts'

const HELP = `npm test [-- options] [paths]

Checks the code (npm run check), then runs the tests. Ends with a line 'N passed, N failed'; each check counts as a test.
With paths only the tests whose path contains one of them are run, and no checks unless --check is given.

  --check           also with paths: run the checks
  --no-check        also without paths: leave out the checks
  -t, --name TEXT   only tests whose name matches
  --help            this text`

async function main(): Promise<Tally> {
  const { values, positionals } = parseArgs({
    options: {
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
  if (values.check ?? (!values['no-check'] && positionals.length === 0 && values.name === undefined)) {
    const results = await runChecks()
    printChecks(results)
    for (const { passed } of results) total[passed ? 'passed' : 'failed'] += 1
  }
  const tests = await runTests([...positionals, ...(values.name === undefined ? [] : ['-t', values.name])])
  return { passed: total.passed + tests.passed, failed: total.failed + tests.failed, skipped: tests.skipped }
}

async function runTests(args: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-test-'))
  const file = join(folder, 'report.json')
  try {
    const code = await vitest([
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ])
    return summarise(readReport(file), code, ROOT)
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
