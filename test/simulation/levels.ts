import { BOT_LEVELS, type BotLevel } from '../../shared/bots/levels.ts'
import { waysOf } from '../../shared/bots/ways.ts'
import { decks, listOf, type DeckKey } from '../../shared/cards/index.ts'
import { legal, viewFor, type GameEvent } from '../../shared/rules/index.ts'
import type { Move } from '../support/random-game.ts'
import { play } from './play-out.ts'

/**
 * How the levels of bots play against one another: one of a level among four of another, with the five decks of the box
 * in turn, so that over twenty-five games each seat and deck is everybody's once.
 */
export const PAIRINGS: readonly [lone: BotLevel, others: BotLevel][] = [
  ['sharp', 'steady'],
  ['steady', 'easy'],
]

/** What seats of a level came to. */
export interface Played {
  seats: number
  points: number
  /** Decisions, what all of them took of a processor, and the longest, in milliseconds. */
  decisions: number
  ms: number
  longest: number
  /** Of a thousand the longest but one. */
  over: number
  /** Blocks declared with too little intercept, to which nothing was added. */
  hopeless: number
  /** Cards that send a bleed on, discarded. */
  thrown: number
}
export interface Match {
  games: number
  points: number
  /** Of the share of the points that the lone one took, game by game: its sum, and that of its squares. */
  share: number
  squares: number
  levels: Partial<Record<BotLevel, Played>>
}

export const nothingPlayed = (): Match => ({ games: 0, points: 0, share: 0, squares: 0, levels: {} })
const noSeats = (): Played => ({
  seats: 0,
  points: 0,
  decisions: 0,
  ms: 0,
  longest: 0,
  over: 0,
  hopeless: 0,
  thrown: 0,
})

/** What a decision of any level may take of one core. */
export const MOST_MS = 300
const KEYS = Object.keys(decks) as DeckKey[]

/** Games of one pairing from a seed on. */
export function playMatch(
  [lone, others]: readonly [BotLevel, BotLevel],
  first: number,
  games: number,
  onGame: (match: Match) => void = () => undefined,
): Match {
  const match = nothingPlayed()
  for (let seed = first; seed < first + games; seed++) {
    playOne(match, lone, others, seed)
    onGame(match)
  }
  return match
}

function playOne(match: Match, lone: BotLevel, others: BotLevel, seed: number): void {
  const at = seed % KEYS.length,
    turned = Math.floor(seed / KEYS.length)
  const levels = KEYS.map((_, seat) => (seat === at ? lone : others))
  const short = new Set<number>()
  const of = (seat: number): Played => (match.levels[levels[seat]!] ??= noSeats())
  const { state, took } = play(
    {
      seed,
      name: `seed ${seed}, ${lone} among ${others}`,
      lists: KEYS.map((_, seat) => listOf(decks[KEYS[(seat + turned) % KEYS.length]!])),
      cards: 'fifth-edition',
      brains: KEYS.map(() => 'bot'),
      levels,
    },
    null,
    move => watchWaste(move, short, of),
  )
  const points = state.result!.victoryPoints,
    all = points.reduce((sum, n) => sum + n, 0)
  for (const [seat, n] of points.entries()) {
    const played = of(seat)
    played.seats++
    played.points += n
  }
  for (const { seat, ms } of took) {
    const played = of(seat)
    played.decisions++
    played.ms += ms
    played.longest = Math.max(played.longest, ms)
    if (ms > MOST_MS) played.over++
  }
  const share = all === 0 ? 0 : points[at]! / all
  match.games++
  match.points += all
  match.share += share
  match.squares += share * share
}

/** Counts what is in vain: a block that is short as it is declared and fails as short, and a bounce that is discarded. */
function watchWaste({ before, seat, answer, after }: Move, short: Set<number>, of: (seat: number) => Played): void {
  const option = legal(before, seat).find(({ id }) => id === answer.optionId)
  if (
    option?.kind === 'block' &&
    Number(option.effect.params?.['stealth']) > Number(option.effect.params?.['intercept'])
  )
    short.add(seat)
  else if (option?.kind === 'play' || option?.kind === 'use') short.delete(seat)
  if (option?.kind === 'discard' && isBounce(before.cards[option.card!]!.key)) of(seat).thrown++
  for (const event of after.events) settle(event, short, of, after.state)
}

function settle(event: GameEvent, short: Set<number>, of: (seat: number) => Played, state: Move['before']): void {
  if (event.key === 'block-failed') {
    for (const { seat, ready } of viewFor(state, 'spectator').seats)
      if (short.has(seat) && ready.some(({ card }) => card.id === event.minion.id)) of(seat).hopeless++
  }
  if (event.key === 'block-failed' || event.key === 'action-ended') short.clear()
}

const isBounce = (key: string): boolean => waysOf(key).some(way => way.redirects)

export function added(to: Match, one: Match): Match {
  const levels = { ...to.levels }
  for (const level of BOT_LEVELS) {
    const more = one.levels[level]
    if (!more) continue
    const had = levels[level] ?? noSeats()
    levels[level] = {
      seats: had.seats + more.seats,
      points: had.points + more.points,
      decisions: had.decisions + more.decisions,
      ms: had.ms + more.ms,
      longest: Math.max(had.longest, more.longest),
      over: had.over + more.over,
      hopeless: had.hopeless + more.hopeless,
      thrown: had.thrown + more.thrown,
    }
  }
  return {
    games: to.games + one.games,
    points: to.points + one.points,
    share: to.share + one.share,
    squares: to.squares + one.squares,
    levels,
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The table: a pairing a line, and below it each level as it played there. */
export function levelTable(matches: readonly { pairing: readonly [BotLevel, BotLevel]; match: Match }[]): string[] {
  return matches.flatMap(({ pairing: [lone, others], match }) => {
    const { games, share, squares, levels } = match
    const mean = share / Math.max(1, games)
    const error = Math.sqrt(Math.max(0, squares / Math.max(1, games) - mean * mean) / Math.max(1, games))
    return [
      `${lone} among four ${others}: ${percent(mean)} of the points over ${games} games ` +
        `(19 in 20: ${percent(Math.max(0, mean - 1.96 * error))} to ${percent(mean + 1.96 * error)}; even is 20 %)`,
      '  level    points a seat  ms a decision  longest  over 300 ms  hopeless blocks  thrown bounces',
      ...[lone, others].map(level => {
        const { seats, points, decisions, ms, longest, over, hopeless, thrown } = levels[level] ?? noSeats()
        const each = (n: number, of: number, digits: number) => (n / Math.max(1, of)).toFixed(digits)
        return [
          `  ${level.padEnd(9)}`,
          each(points, seats, 2).padStart(13),
          each(ms, decisions, 1).padStart(15),
          longest.toFixed(0).padStart(9),
          String(over).padStart(13),
          each(hopeless, games, 2).padStart(17),
          each(thrown, games, 2).padStart(16),
        ].join('')
      }),
    ]
  })
}
