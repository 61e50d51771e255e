import { anneal, MOST_ROUNDS, type Found } from './anneal.ts'
import { drawOf, fingerprint, sha256, shuffled } from './seeded.ts'
import { chartOf } from './charts.ts'
import { compareScores, scoreOf, type Round, type Score } from './score.ts'
import { roundSizes } from './table-sizes.ts'

/** Who sat where in a round, table by table and clockwise from the first seat, and who sat out. */
export interface SeatedRound {
  tables: Round<string>
  paused: readonly string[]
}

/** Who is to be seated: the players there are now, and all rounds of the event with those that are played. */
export interface Field {
  players: readonly string[]
  rounds: number
  played: readonly SeatedRound[]
}

export interface Seating {
  /** The coming rounds. */
  rounds: readonly SeatedRound[]
  /** Of the event with the rounds played, over the players there are now. */
  score: Score
  /** Where it is from: a stored chart, or a search of its own. */
  from: 'chart' | 'search'
}

export type Unseatable = 'too-few-players' | 'too-many-rounds' | 'no-round-left' | 'player-twice'

/** Why a field cannot be seated at all. */
export function unseatable({ players, rounds, played }: Field): Unseatable | undefined {
  if (new Set(players).size < players.length) return 'player-twice'
  if (players.length < 4) return 'too-few-players'
  if (rounds > MOST_ROUNDS) return 'too-many-rounds'
  return played.length < rounds ? undefined : 'no-round-left'
}

/** What is published when check-in closes: SHA-256 of the seed. The seed itself is opened with the seating. */
export const commitmentOf = (seed: string): string => fingerprint(seed)

/** How long is searched where no chart is stored. Counted, never timed: the same seed finds the same everywhere. */
export interface Effort {
  steps: number
  attempts: number
}

/** Large fields need long attempts, and hardly a second one; small ones with a past leave few ways without a repeat. */
const usual = (players: number): Effort => ({
  steps: Math.max(400_000, players * 10_000),
  attempts: players > 60 ? 3 : players > 12 ? 8 : 24,
})

/**
 * The seating of all rounds to come. Names decide nothing: the sorted list of players is shuffled by the seed and put
 * on the chart in that order. Rounds that are played count as they were played and are never altered.
 */
export function seatingOf(field: Field, seed: string, effort = usual(field.players.length)): Seating {
  const why = unseatable(field)
  if (why) throw new RangeError(`The field cannot be seated: ${why}`)
  const order = shuffled(field.players.toSorted(), drawOf(seed, 'players'))
  const chart = field.played.length === 0 ? chartOf(order.length, field.rounds) : undefined
  const { rounds, paused, score } = chart ?? searched(field, order, seed, effort)
  const named = (players: readonly number[]): string[] => players.map(player => order[player]!)
  return {
    rounds: rounds.map((tables, i) => ({ tables: tables.map(named), paused: named(paused[i]!) })),
    score,
    from: chart ? 'chart' : 'search',
  }
}

function searched({ rounds, played }: Field, order: readonly string[], seed: string, effort: Effort): Found {
  const indexOf = new Map(order.map((player, i) => [player, i]))
  const pauses = order.map(player => played.filter(({ paused }) => paused.includes(player)).length)
  return anneal(
    {
      players: order.length,
      played: played.map(({ tables }) => tables.map(table => table.map(player => indexOf.get(player) ?? -1))),
      pauses,
      sizes: roundSizes(pauses, rounds - played.length)!,
    },
    { begin: sha256(`${seed}:search`), ...effort },
  )
}

export type Verdict = 'as drawn' | 'another seed' | 'another seating'

/** Whether a published seating is what the committed seed gives. Anybody can ask this, with what is public. */
export function verify(
  field: Field,
  published: { commitment: string; seed: string; rounds: readonly SeatedRound[] },
  effort = usual(field.players.length),
): Verdict {
  if (commitmentOf(published.seed) !== published.commitment) return 'another seed'
  const { rounds } = seatingOf(field, published.seed, effort)
  const text = (seated: readonly SeatedRound[]): string =>
    JSON.stringify(seated.map(({ tables, paused }) => [tables, paused]))
  return text(rounds) === text(published.rounds) ? 'as drawn' : 'another seating'
}

/**
 * A new order of one table, everybody else staying where they sit: the best of all orders, and among equals one drawn
 * by the seed. For a table that repeats a prey, or that somebody has left before the deal.
 */
export function reseated<P>(
  rounds: readonly Round<P>[],
  at: { round: number; table: number },
  seed: string,
  counted?: readonly P[],
): P[] {
  const seats = rounds[at.round]![at.table]!
  let best: { score: Score; orders: P[][] } | undefined
  for (const order of ordersOf(seats)) {
    const tried = rounds.map((round, r) =>
      r === at.round ? round.map((table, t) => (t === at.table ? order : table)) : round,
    )
    const score = scoreOf(tried, counted)
    const worse = best ? compareScores(score, best.score, rounds.length) : -1
    if (worse < 0) best = { score, orders: [order] }
    else if (worse === 0) best!.orders.push(order)
  }
  return best!.orders[drawOf(seed, 'reseat')(best!.orders.length)]!
}

function ordersOf<P>(seats: readonly P[]): P[][] {
  if (seats.length <= 1) return [[...seats]]
  return seats.flatMap((first, i) => ordersOf(seats.toSpliced(i, 1)).map(rest => [first, ...rest]))
}
