import { parseArgs } from 'node:util'
import { measure, missed, summary, waysOfAsking, type Row } from './ways-of-asking.ts'
import { KINDS, type Kind } from './habits.ts'
import { missedOf, questionsOf } from './quick-play.ts'

const HELP = `npm run tempo -- [options]

Plays seeded five-seat games of the five decks to their end, with simulated people: how often a day they look, how often a push is answered at
once, eight hours of sleep in time zones of their own. What they want, a bot tells that sees what their seat is shown.
Each game is asked in four ways: everybody in order, without T0; sealed windows with T0; the same with the profile Normal; and with answers for
later windows and plans for the own turn written in the same sitting, and a limit of eight waking hours off the own turn.
In the end as many games of quick play: one person under Normal among four bots, and how many of the questions had one answer.
Prompts are those a person answers; a hand-off is a seat that has to come back; days are to be trusted as ratios only.

  --games N      games of each way and kind of people (default 20)
  --seed N       the first seed (default 1)
  --people KIND  ${Object.keys(KINDS).join(', ')}; all by default
  --help         this text`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  const seeds = Array.from({ length: Number(values.games) }, (_, i) => Number(values.seed) + i)
  const kinds = (Object.keys(KINDS) as Kind[]).filter(kind => values.people === undefined || kind === values.people)
  if (kinds.length === 0 || !(seeds.length > 0)) throw new Error('npm run tempo -- --help explains the options')
  const ways = await waysOfAsking()
  const rows: Row[] = []
  console.log(`${seeds.length} games from seed ${seeds[0]}\n`)
  console.log('people      way                   prompts/seat  passes  hand-offs  days p50  defaults  turns')
  for (const kind of kinds) {
    for (const way of ways) {
      const row = measure(way, kind, seeds)
      rows.push(row)
      console.log(
        `${kind.padEnd(12)}${way.name.padEnd(22)}${row.prompts.toFixed(0).padStart(12)}` +
          `${`${Math.round(100 * row.passes)} %`.padStart(8)}${row.handoffs.toFixed(0).padStart(11)}` +
          `${row.days.toFixed(1).padStart(10)}${row.defaults.toFixed(1).padStart(10)}` +
          `${row.turns.toFixed(0).padStart(7)}`,
      )
    }
  }
  const questions = questionsOf(seeds),
    failures = [...missed(rows), ...missedOf(questions)]
  for (const failure of failures) console.log(`MISSED ${failure}`)
  console.log(`\nquick play: ${(questions.asked / questions.games).toFixed(0)} questions a game of one person and bots`)
  console.log(`questions: ${questions.asked}, with one answer: ${questions.single}`)
  console.log(summary(rows))
  process.exitCode = failures.length > 0 ? 1 : 0
}

if (values.help) console.log(HELP)
else await main()
