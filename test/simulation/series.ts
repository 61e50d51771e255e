import type { Draw } from '../../shared/rules/index.ts'
import { generator } from '../support/random.ts'
import { merge, tell, tellAnswer, type Counts } from './counts.ts'
import { builtDecks } from './built.ts'
import { boxDecks, tournamentDecks, type Source } from './played-decks.ts'
import { play, type Brain, type Game } from './play-out.ts'

export const MANNERS = ['all', 'mixed', 'random'] as const
export type Manner = (typeof MANNERS)[number]
/** `thorough`: the moves between two of the costlier laws; null: no laws at all. */
export interface Plan {
  first: number
  games: number
  bots: Manner
  decks: readonly Source[]
  thorough: number | null
}

/** What a series of games came to. */
export interface Tally {
  games: number
  moves: number
  /** What the games took, one after the other, with the laws. */
  playingMs: number
  rounds: number[]
  /** Games that the table's time has ended. */
  byTime: number
  seats: Record<Brain, number>
  points: Record<Brain, number>
  wins: Record<Brain, number>
  failures: string[]
  decisions: number
  decidingMs: number
  reasons: Record<string, number>
  counts: Counts
  decks: Record<Source, number>
}

export const noGames = (): Tally => ({
  games: 0,
  moves: 0,
  playingMs: 0,
  rounds: [],
  byTime: 0,
  seats: { bot: 0, random: 0 },
  points: { bot: 0, random: 0 },
  wins: { bot: 0, random: 0 },
  failures: [],
  decisions: 0,
  decidingMs: 0,
  reasons: {},
  counts: {},
  decks: { box: 0, tournament: 0, built: 0 },
})

/** Two bots and three random players, apart or side by side; the five places go round. */
export const seating = (seed: number, bots: Manner): Brain[] =>
  Array.from({ length: 5 }, (_, seat): Brain =>
    bots === 'all' || (bots === 'mixed' && (seat === seed % 5 || seat === (seed + 1 + ((seed >> 3) % 4)) % 5))
      ? 'bot'
      : 'random',
  )

let tournament: ReturnType<typeof tournamentDecks> | undefined

function gameOf(seed: number, { bots, decks }: Plan): Game & { source: Source } {
  tournament ??= decks.includes('tournament') ? tournamentDecks() : []
  const sources = decks.filter(one => one !== 'tournament' || tournament!.length > 0)
  const source = sources[Math.floor(seed / 5) % sources.length] ?? 'box'
  const draw: Draw = generator(seed ^ 0x2545f491)
  const lists =
    source === 'box'
      ? boxDecks(seed)
      : source === 'built'
        ? builtDecks(seed, draw)
        : Array.from({ length: 5 }, () => tournament![draw(tournament!.length)]!)
  return {
    seed,
    source,
    name: `seed ${seed}, ${source} decks`,
    lists,
    cards: source === 'box' ? 'fifth-edition' : 'all',
    brains: seating(seed, bots),
  }
}

/** Plays the games of the plan. A failure is told at once, and the next game begins. */
export function playSeries(plan: Plan, onGame: (failure?: string) => void = () => undefined): Tally {
  const tally = noGames()
  for (let i = 0; i < plan.games; i++) {
    const game = gameOf(plan.first + i, plan),
      began = performance.now()
    tally.decks[game.source]++
    try {
      record(tally, game, plan.thorough)
      onGame()
    } catch (error) {
      const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      tally.failures.push(failure)
      onGame(failure)
    }
    tally.games++
    tally.playingMs += performance.now() - began
  }
  return tally
}

function record(tally: Tally, game: Game, thorough: number | null): void {
  const heard: Counts = {}
  const { state, moves, rounds, byTime, deciding, reasons } = play(game, thorough, (move, by) => {
    tell(heard, move.after.events, by)
    tellAnswer(heard, move.answer, move.before, by)
  })
  merge(tally.counts, heard)
  tally.moves += moves
  tally.rounds.push(rounds)
  if (byTime) tally.byTime++
  tally.decisions += deciding.length
  tally.decidingMs += deciding.reduce((sum, ms) => sum + ms, 0)
  for (const [why, n] of Object.entries(reasons)) tally.reasons[why] = (tally.reasons[why] ?? 0) + n
  for (const [seat, brain] of game.brains.entries()) {
    tally.seats[brain]++
    tally.points[brain] += state.seats[seat]!.victoryPoints
    if (state.result?.winner === seat) tally.wins[brain]++
  }
}

export function join(into: Tally, more: Tally): void {
  into.games += more.games
  into.moves += more.moves
  into.playingMs += more.playingMs
  into.rounds.push(...more.rounds)
  into.byTime += more.byTime
  into.failures.push(...more.failures)
  into.decisions += more.decisions
  into.decidingMs += more.decidingMs
  for (const brain of ['bot', 'random'] as const) {
    into.seats[brain] += more.seats[brain]
    into.points[brain] += more.points[brain]
    into.wins[brain] += more.wins[brain]
  }
  for (const source of ['box', 'tournament', 'built'] as const) into.decks[source] += more.decks[source]
  for (const [why, n] of Object.entries(more.reasons)) into.reasons[why] = (into.reasons[why] ?? 0) + n
  merge(into.counts, more.counts)
}
