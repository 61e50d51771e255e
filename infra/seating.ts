import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFound } from '../shared/league/seating/anneal.ts'
import { chartOf, CHARTED, searchChart, seedOf, taskOf, writeChart } from '../shared/league/seating/charts.ts'
import { RULES, type Score } from '../shared/league/seating/score.ts'
import { commitmentOf, seatingOf, unseatable, type Field } from '../shared/league/seating/seating.ts'
import { ROOT } from './root.ts'
import { checkAll } from './seating-check.ts'

const HELP = `npm run seating -- --players N [--rounds N] [--seed TEXT]
npm run seating -- --history FILE [--rounds N] [--seed TEXT]
npm run seating -- --charts [--players N] [--attempts N]
npm run seating -- --check-all [--histories N]

Prints who sits where in the rounds of an event, clockwise from the first seat, with the score of the seating and
that of the stored chart of so many players. The same seed gives the same seating.

  --players N     players p1 to pN, all there from the beginning
  --rounds N      rounds of the event, the final apart (3)
  --seed TEXT     what the draw comes from; else one is drawn and printed
  --history FILE  who is there now and what is played, as JSON:
                  { "players": ["Ann", ...], "rounds": 3,
                    "played": [{ "tables": [["Ann", "Ben", ...], ...], "paused": [] }] }
                  Tables that are played are kept; players who are not in the list have dropped.
  --charts        searches for better charts of all fields, or of one, and writes them to
                  shared/league/seating/charts.json, each with the seed by which it is found
  --attempts N    seeds tried for each chart (200)
  --check-all     all charts found again from their seeds, all targets by the charts and by searching
                  anew, histories of drops and late joins; ends with an error where anything is missed
  --histories N   how many of these (1000)
  --help          this text

The nine rules, of which a lower one never outweighs a higher one:
${RULES.map(rule => `  ${rule}`).join('\n')}`

const CHART_FILE = join(ROOT, 'shared/league/seating/charts.json')

function main(): void {
  const { values } = parseArgs({
    options: {
      players: { type: 'string' },
      rounds: { type: 'string' },
      seed: { type: 'string' },
      history: { type: 'string' },
      charts: { type: 'boolean' },
      attempts: { type: 'string' },
      'check-all': { type: 'boolean' },
      histories: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { players, rounds, seed, history, attempts = '200', histories = '1000' } = values
  if (values.charts)
    return writeCharts(whole('attempts', attempts), players === undefined ? players : whole('players', players))
  if (values['check-all']) {
    if (!checkAll(whole('histories', histories))) process.exitCode = 1
    return
  }
  if (values.help || (players === undefined) === (history === undefined)) {
    console.log(HELP)
    if (!values.help) process.exitCode = 2
    return
  }
  const field: Field =
    history === undefined
      ? {
          players: Array.from({ length: whole('players', players!) }, (_, i) => `p${i + 1}`),
          rounds: whole('rounds', rounds ?? '3'),
          played: [],
        }
      : readHistory(history, rounds)
  show(field, seed ?? randomBytes(32).toString('base64url'))
}

function whole(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} takes a whole number, not '${text}'`)
  return Number(text)
}

function readHistory(file: string, rounds: string | undefined): Field {
  const isNames = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every(name => typeof name === 'string')
  const read = JSON.parse(readFileSync(file, 'utf8')) as {
    players?: unknown
    rounds?: unknown
    played?: { tables?: unknown; paused?: unknown }[]
  }
  if (!isNames(read.players)) throw new Error(`${file}: "players" is a list of names`)
  if (!Array.isArray(read.played)) throw new Error(`${file}: "played" is a list of rounds`)
  const played = read.played.map(({ tables, paused = [] }, i) => {
    if (!Array.isArray(tables) || !tables.every(isNames) || !tables.every(table => [4, 5].includes(table.length)))
      throw new Error(`${file}: played[${i}].tables is a list of tables, each of four or five names`)
    if (!isNames(paused)) throw new Error(`${file}: played[${i}].paused is a list of names`)
    return { tables, paused }
  })
  return { players: read.players, played, rounds: whole('rounds', rounds ?? String(read.rounds ?? 3)) }
}

function show(field: Field, seed: string): void {
  const why = unseatable(field)
  if (why) throw new Error(`This field cannot be seated: ${why.replaceAll('-', ' ')}`)
  const began = performance.now()
  const { rounds, score, from } = seatingOf(field, seed)
  const ms = Math.round(performance.now() - began)
  const { length } = field.players
  console.log(`${length} players, rounds ${field.played.length + 1} to ${field.rounds}, ${from} (${ms} ms)`)
  console.log(`seed ${seed}\npublished before as its SHA-256 ${commitmentOf(seed)}`)
  for (const [i, { tables, paused }] of rounds.entries()) {
    console.log(`\nround ${field.played.length + i + 1}`)
    for (const [t, table] of tables.entries()) console.log(`  table ${t + 1}: ${table.join(', ')}`)
    if (paused.length > 0) console.log(`  sit out: ${paused.join(', ')}`)
  }
  const chart = chartOf(length, field.rounds)
  console.log(
    `\n         ${RULES.map(rule => rule.slice(0, 2).padEnd(7))
      .join('')
      .trimEnd()}`,
  )
  console.log(`seating  ${inColumns(score)}`)
  console.log(chart ? `chart    ${inColumns(chart.score)}` : `chart    none is stored for ${length} players`)
}

const inColumns = (score: Score): string =>
  score
    .map(value => String(Number(value.toFixed(4))).padEnd(7))
    .join('')
    .trimEnd()

/** Small and large fields come out as well with few seeds as with many. */
const ALIKE = 20

/** Tries so many seeds for each chart, or for those of one field. A chart that is no worse stays. */
function writeCharts(attempts: number, only: number | undefined): void {
  const kept = JSON.parse(readFileSync(CHART_FILE, 'utf8')) as { steps: number }
  const lines: string[] = []
  for (const rounds of CHARTED.rounds)
    for (let players = CHARTED.from; players <= CHARTED.to; players++) {
      const task = taskOf(players, rounds)
      const usual = players > 8 && players < 27 ? attempts : Math.min(attempts, ALIKE)
      let seed = seedOf(players, rounds) ?? 0
      let best = searchChart(players, rounds, seed)
      for (let next = 0; next < (only === undefined ? usual : players === only ? attempts : 0); next++) {
        const found = searchChart(players, rounds, next)
        if (compareFound(task, found, best) < 0) [best, seed] = [found, next]
      }
      lines.push(`    ${JSON.stringify({ players, rounds, seed, chart: writeChart(best) })}`)
      console.log(`${String(players).padStart(3)} ${rounds}  ${inColumns(best.score)}  seed ${seed}`)
    }
  writeFileSync(CHART_FILE, `{\n  "steps": ${kept.steps},\n  "charts": [\n${lines.join(',\n')}\n  ]\n}\n`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
