import { expected } from './counts.ts'
import type { Manner, Tally } from './series.ts'

/** What a run is told as. `table`: every way with its counts. */
export interface Wanted {
  bots: Manner
  seconds?: number
  table: boolean
  reasons: boolean
}

export function report(tally: Tally, { bots, seconds, table, reasons }: Wanted): string[] {
  const { games, rounds, moves, seats, points, wins, failures, decks, byTime } = tally
  const sorted = rounds.toSorted((a, b) => a - b),
    at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const laws = failures.filter(one => one.startsWith('LawBroken')).length
  const lines = table ? tableOf(tally) : []
  if (reasons)
    for (const [why, n] of Object.entries(tally.reasons).sort((a, b) => b[1] - a[1]))
      lines.push(`${(n / games).toFixed(1).padStart(8)} a game  ${why}`)
  lines.push(
    `games      ${games}${seconds === undefined ? '' : ` in ${Math.round(seconds)} s`}, ` +
      `${((1000 * games) / tally.playingMs).toFixed(2)} a second on each process; ` +
      `${Math.round(moves / Math.max(1, rounds.length))} moves a game`,
    `decks      ${decks.box} games of the box, ${decks.tournament} of tournament decks, ${decks.built} of built ones`,
  )
  if (tally.decisions > 0)
    lines.push(
      `a decision ${((1000 * tally.decidingMs) / tally.decisions).toFixed(0)} µs on average, the view included`,
    )
  for (const brain of ['bot', 'random'] as const) {
    if (seats[brain] > 0)
      lines.push(
        `${brain.padEnd(11)}${(points[brain] / seats[brain]).toFixed(3)} victory points a seat, ${wins[brain]} ` +
          `wins in ${seats[brain]} seats (${((100 * wins[brain]) / seats[brain]).toFixed(1)} %)`,
      )
  }
  if (bots === 'mixed')
    lines.push(
      `margin     bots have ${((points.bot / Math.max(1, points.bot + points.random)) * 100).toFixed(1)} % of the points with 40 % of the seats`,
    )
  lines.push(
    `length     median ${at(0.5)} rounds; one in ten under ${at(0.1)}, one in ten over ${at(0.9)}, longest ${at(1)}; ${byTime} ended by time`,
    `throws     ${failures.length - laws}`,
    `broken     ${laws} invariants`,
  )
  return [...lines, ...seen(tally)]
}

const tableOf = ({ counts }: Tally): string[] => [
  '      bots    random  card, and how',
  ...expected().map(
    name =>
      `${String(counts[name]?.bot ?? 0).padStart(10)}${String(counts[name]?.random ?? 0).padStart(10)}  ${name.replace('\t', ': ')}`,
  ),
]

/** What was never played, and in the last line whether there is any such thing. */
function seen({ counts }: Tally): string[] {
  const all = expected(),
    cards = new Set(all.map(name => name.split('\t')[0])).size
  const never = all.filter(name => counts[name] === undefined)
  return [
    ...never.map(name => `never      ${name.replace('\t', ': ')}`),
    `ways       ${all.length - never.length} of ${all.length} ways to play or use ${cards} whole cards were ` +
      `played; ${never.length === 0 ? 'none was missed' : `${never.length} never`}`,
  ]
}
