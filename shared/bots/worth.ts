import type { Board, Minion } from './seen.ts'
import { catalogue } from '../cards/catalogue.ts'
import type { CardFacts } from '../cards/facts.ts'

/** What things are worth to a bot, in pool: the one measure that choices of all kinds are compared by. */

/** How much of a bleed a predator can be expected to add to what its minions show. */
const HIDDEN = 2

/** What the predator may take in its next turn: the pool below which a Methuselah is in danger. */
export function danger({ predator }: Board): number {
  if (!predator || predator.ousted) return 2
  const shown = predator.ready.reduce((sum, minion) => sum + Math.max(0, minion.bleed), 0)
  return Math.min(12, Math.max(3, shown + (predator.ready.length > 0 ? HIDDEN : 0)))
}

/** Turns after which a table should come to an end, and how many more until it must. */
const LONG = 70,
  LATE = 50

/** From 0 to 1: how little a bot minds risks, as it has pool to spare, or the game has gone on for long. */
export function boldness(board: Board): number {
  const rich = (board.me.pool - 2 * danger(board) - 10) / 20
  return Math.max(0, Math.min(1, Math.max(rich, lateness(board))))
}
/** From 0 to 1: how long the game has gone on. */
export const lateness = ({ view }: Board): number => Math.max(0, Math.min(1, ((view.turn?.number ?? 0) - LONG) / LATE))

/** What it is worth not to lose so much pool; all of it is worth everything. */
export function ownPool(board: Board, n: number): number {
  if (n <= 0) return 0
  const left = board.me.pool - n
  if (left <= 0) return 60
  const near = danger(board)
  return n * (left < near ? 2 : left < 2 * near ? 1.2 : 0.8)
}

/** What gaining it is worth: less, the richer one is. */
export const gainedPool = (board: Board, n: number): number =>
  n * (board.me.pool < danger(board) ? 1.5 : board.me.pool < 20 ? 1 : 0.7) * (1 - 0.7 * lateness(board))

/**
 * What it is worth that this seat loses so much pool. The prey's last pool is a victory point and six pool; another's
 * is its predator's.
 */
export function lossOf(board: Board, seat: number, n: number): number {
  const { me, prey, predator } = board
  if (n === 0) return 0
  if (seat === me.seat) return -ownPool(board, n)
  const pool = board.view.seats[seat]!.pool
  const last = n >= pool
  if (seat === prey?.seat) return last ? 30 : n * (pool - n < 6 ? 1.5 : 1)
  // With the predator gone its own predator is next, and has six pool more.
  if (seat === predator?.seat) return last ? -1 : n * 0.4
  return last ? -4 : n * 0.15
}

export const minionWorth = (minion: Minion): number =>
  (minion.type === 'vampire' ? 1.5 + 0.35 * (minion.capacity ?? 0) + 0.2 * minion.blood : 1.5 + 0.6 * minion.blood) *
  (minion.torpid ? 0.4 : 1)

/** How much harm to what this seat controls is worth: below 0 for the own. */
export function enmity({ me, prey, predator }: Board, seat: number): number {
  if (seat === me.seat) return -1
  return seat === prey?.seat ? 1 : seat === predator?.seat ? 0.7 : 0.25
}

export const factsOf = (key: string | null): CardFacts | undefined => (key === null ? undefined : catalogue.get(key))
