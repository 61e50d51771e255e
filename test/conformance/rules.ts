import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../infra/root.ts'
import { readReport, vitest } from '../closing-line.ts'
import { ids, named, reference, tournament, tournamentReference } from './rulebook.ts'
import { nearest, told } from './look-up.ts'
import { modesPlayed, printedModes, unplayed } from './modes-played.ts'
import { printedRulings, rulingsIn, rulingsShown, unshown } from './rulings.ts'
import { printed, printedTournament, rulesShown, tournamentShown } from './shown.ts'

const HELP = `npm run rules [-- ID ...]

With ids of rules (MIN-14) it runs nothing: it prints what the rule says in a line, the code that cites it and the tests that show it.
With a prefix (MIN) it lists the rules that have it.

Without ids it runs the tests that name rules of the rulebook or play cards, and prints, by chapter, how many rules they show and which are missing;
of the rules of tournaments, how many are shown, and why some have no case online;
of the whole cards, which rulings no test names and which ways (modes, uses, actions, triggers) no test has played.
The last line reads 'rules: N of M shown'. Ends with an error while a rule, a ruling or a way is missing or a test fails.

  --help      this text`

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return true
  }
  if (positionals.length > 0) return positionals.map(word => tell(word.toUpperCase())).every(Boolean)
  const listed = reference()?.map(({ id }) => id)
  if (listed && listed.toSorted().join() !== ids.toSorted().join())
    throw new Error('shared/rules/rulebook.tsv does not have the rules of the checklist')
  const listedEvents = tournamentReference()?.map(({ id }) => id)
  if (listedEvents && listedEvents.join() !== tournament.map(({ id }) => id).join())
    throw new Error('shared/rules/tournament.tsv does not have the rules of the checklist')

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
    const events = printedTournament(tournamentShown(report))
    for (const line of [...printedRulings(ruled), '', ...printedModes(counts), '', ...events, '', ...printed(found)])
      console.log(line)
    return code === 0 && found.shown.size === ids.length && unshown(ruled).length === 0 && unplayed(counts).length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(word: string): boolean {
  const lines = told(word)
  if (lines) console.log(`${lines.join('\n')}\n`)
  else
    console.error(
      `${word} is no rule of shared/rules/rulebook.tsv or tournament.tsv. Nearest: ${nearest(word).join(' ')}`,
    )
  return lines !== undefined
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
