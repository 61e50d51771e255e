import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../infra/build.ts'
import { readReport, vitest } from '../report.ts'
import { ids, named, reference } from './ids.ts'
import { modesPlayed, printedModes, unplayed } from './modes.ts'
import { printedRulings, rulingsIn, rulingsShown, unshown } from './rulings.ts'
import { printed, rulesShown } from './shown.ts'

const HELP = `npm run rules

Runs the tests that name rules of the rulebook or play cards, and prints, by chapter, how many rules they show and which are missing;
of the whole cards, which rulings no test names and which lines (modes, uses, actions, triggers) no test has played.
The last line reads 'rules: N of M shown'. Ends with an error while a rule, a ruling or a line is missing or a test fails.

  --help      this text`

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    console.log(HELP)
    return true
  }
  const listed = reference()
  if (listed && listed.toSorted().join() !== ids.toSorted().join())
    throw new Error('test/conformance/rules.json does not count the rules of the checklist')

  console.log('Running the tests that name rules or play cards ...')
  const folder = mkdtempSync(join(tmpdir(), 'praxis-rules-'))
  try {
    const file = join(folder, 'report.json'),
      played = join(folder, 'modes')
    process.env['PRAXIS_MODES'] = played
    const code = await vitest([
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filesThatNameRules(),
    ])
    const report = readReport(file)
    if (!report) throw new Error('vitest left no report')
    const found = rulesShown(report),
      ruled = rulingsShown(report),
      counts = modesPlayed(played)
    for (const { name, status, message, assertionResults } of report.testResults) {
      if (status === 'failed')
        console.log(
          `FAILED ${relative(ROOT, name)}: ${
            assertionResults
              .filter(one => one.status === 'failed')
              .map(one => one.fullName)
              .join('; ') || message
          }`,
        )
    }
    console.log(
      `\nThe rules ${listed ? 'are those of the checklist beside the repository' : 'were not compared with the checklist, which is not here'}.\n`,
    )
    for (const line of [...printedRulings(ruled), '', ...printedModes(counts), '', ...printed(found)]) console.log(line)
    return code === 0 && found.shown.size === ids.length && unshown(ruled).length === 0 && unplayed(counts).length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const filesThatNameRules = (): string[] =>
  readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(
      name =>
        name.endsWith('.test.ts') &&
        (name.startsWith('cards/') ||
          [named, rulingsIn].some(ids => ids(readFileSync(join(ROOT, 'test', name), 'utf8')).length > 0)),
    )
    .map(name => join('test', name))

process.exitCode = await main().then(
  whole => (whole ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  },
)
