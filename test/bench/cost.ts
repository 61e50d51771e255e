import { countedAtOnce, limitsOf } from '../../functions/access/limits.ts'
import type { Name } from './figures.ts'

const PLAYED = [
  ['five people', 'units.all.five'],
  ['four people', 'units.all.four'],
  ['two people', 'units.all.two'],
  ['five people at a table of a league', 'units.all.league'],
] as const

/** On demand in us-east-1, in dollars: DynamoDB since November 2024, Lambda on arm64, HTTP API. */
const PRICE = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  gigabyteSecond: 0.0000133334,
  invocation: 0.2e-6,
  request: 1e-6,
}
const GIGABYTES = 0.5
/** What notify does for a command beside its bells: it reads the event and the game. */
const NOTIFY_MS = 20
/** A game of five, as people who look in twice a day play it. */
const GAME = { commands: 700, polls: 3000 }

const WRITING = 'DynamoDB, writing'
const COUNTING = 'DynamoDB, the counter of the limit, at most'

/** Players of an event. */
const EVENT = 100

type Values = Record<Name, { value: number | null }>

/** What running it costs, by what was measured; empty where the units could not be. */
export function costLines(figures: Values): string[] {
  const of = (name: Name): number | null => figures[name].value
  const write = of('units.write.mean'),
    read = of('units.read.mean'),
    bells = of('units.bells.mean'),
    command = of('http.command.p50'),
    poll = of('http.poll.game.p50'),
    entered = of('league.event.writes'),
    asked = of('league.event.reads')
  if (write === null || read === null || bells === null || command === null || poll === null) return []
  const lambda = (ms: number): number => PRICE.invocation + (ms / 1000) * GIGABYTES * PRICE.gigabyteSecond
  const parts: [string, number][] = [
    [WRITING, (write + bells) * PRICE.writeUnit],
    [COUNTING, PRICE.writeUnit / countedAtOnce(limitsOf())],
    ['DynamoDB, reading', (read + 2) * PRICE.readUnit],
    ['Lambda', lambda(command) + lambda(NOTIFY_MS)],
    ['HTTP API', PRICE.request],
  ]
  const each = parts.reduce((sum, [, price]) => sum + price, 0)
  const unwritten = parts.reduce((sum, [what, price]) => (what === WRITING || what === COUNTING ? sum : sum + price), 0)
  const empty = read * PRICE.readUnit + lambda(poll) + PRICE.request
  const line = (what: string, dollars: number): string => `  ${what.padEnd(56)}${`$${dollars.toFixed(5)}`.padStart(13)}`
  const polls = GAME.polls * empty
  const whole = PLAYED.flatMap(([who, name]) => {
    const units = of(name)
    if (units === null) return []
    const game = GAME.commands * (unwritten + units * PRICE.writeUnit) + polls
    return [`cost: ${units.toFixed(1)} write units a command, $${game.toFixed(4)} a game (${who})`]
  })
  return [
    'What it costs, in us-east-1 on demand',
    ...parts.map(([what, price]) => line(`1,000 commands: ${what}`, price * 1000)),
    line('1,000 commands', each * 1000),
    line('1,000 polls that find nothing new', empty * 1000),
    ...(entered === null || asked === null
      ? []
      : [
          line(
            `an event of ${EVENT} players, its first round dealt`,
            EVENT * (entered * PRICE.writeUnit + asked * PRICE.readUnit),
          ),
        ]),
    line(
      `a game of ${GAME.commands} commands and ${GAME.polls.toLocaleString('en')} such polls`,
      GAME.commands * each + polls,
    ),
    ...whole,
  ]
}
