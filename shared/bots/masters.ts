import { wayOf } from './ways.ts'
import type { Way } from './reading.ts'
import { lacksVampires, nextOut } from './influence.ts'
import { aimWorth, cardWorth, seatWorth } from './targets.ts'
import { judged, type Judged } from './reasons.ts'
import type { Board, Minion, Option } from './seen.ts'
import { danger, factsOf, gainedPool, ownPool } from './worth.ts'

/** Masters, events, and what any way of a card does beside an action or a combat. */

/** What playing a master or an event is worth. */
export function masterWorth(board: Board, option: Option): Judged {
  const key = board.names.get(option.card!) ?? ''
  const way = wayOf(key, option.mode ?? '', undefined),
    facts = factsOf(key)
  if (!way || !facts) return judged(0.1, 'play-master')
  return judged(wayWorth(board, option, way) + (facts.trifle ? 0.3 : 0) - price(board, option), 'play-master')
}

/** What a way does beside an action or a combat: pool, blood, cards in play and what is aimed at. */
export function wayWorth(board: Board, option: Option, way: Way, user?: Minion): number {
  const { me } = board
  if (way.enlists > 0 && !lacksVampires(board)) return -0.2
  const blood = user && way.blood > 0 ? Math.min(way.blood, 0.4 * ((user.capacity ?? 0) - user.blood)) : way.blood
  const lasting = way.steals ? 1 : way.stays ? (way.borne ? 0.3 : (newcomer(board, option) ?? 1.6)) : 0
  const pool = way.pool >= 0 ? gainedPool(board, way.pool) : -ownPool(board, -way.pool)
  // What everybody loses is a gain for who has most.
  const all = way.everybody === 0 ? 0 : -way.everybody * (board.prey && me.pool > board.prey.pool ? 0.4 : -0.2)
  const transfers = way.transfers > 0 && nextOut(board) ? 0.8 * way.transfers : 0
  return (
    lasting +
    pool +
    blood +
    all +
    aimWorth(board, option, way) +
    aimed(board, option, way) +
    onHost(board, option, way) +
    (way.draws > 0 ? 0.5 : 0) +
    (way.enlists > 0 ? 0.6 : 0) +
    (way.brings ? 0.9 : 0) +
    (way.unlocks && wakesUp(board, option, user) ? 0.8 : 0) +
    transfers -
    0.15 * way.discards +
    0.15
  )
}

/** Who enters play as a minion of one's own; and a weapon, which ends fights. */
function newcomer(board: Board, { card, kind }: Option): number | undefined {
  const facts = kind === 'play' ? factsOf(board.names.get(card!) ?? '') : undefined
  if (facts?.keywords?.includes('weapon')) return 2.2
  return facts?.types[0] === 'Ally'
    ? 1.2 + 0.5 * (facts.life ?? 1) + 0.5 * (facts.bleed ?? 0) + 0.6 * Math.max(0, (facts.strength ?? 0) - 1)
    : undefined
}

/** There is somebody to unlock: of what is used in a turn, whoever uses it. */
function wakesUp(board: Board, { kind, minion, card }: Option, user: Minion | undefined): boolean {
  const own = user ?? (kind === 'use' ? board.minions.get(minion ?? card ?? -1) : undefined)
  return own === undefined || own.locked
}

/** Neighbours that it names; and what will be chosen well once it resolves. */
function aimed(board: Board, { slots = [] }: Option, { grips, chosen }: Way): number {
  const { prey, predator } = board
  const later = chosen
    .filter(name => !slots.some(slot => slot.name === name))
    .reduce((sum, name) => sum + Math.min(1, 0.35 * Math.abs(grips[name] ?? 0)), 0)
  return (
    later +
    (prey ? seatWorth(board, prey.seat, grips['prey'] ?? 0) : 0) +
    (predator ? seatWorth(board, predator.seat, grips['predator'] ?? 0) : 0)
  )
}

/** What becomes of who bears the card that is used. */
function onHost(board: Board, { card }: Option, { grips }: Way): number {
  const grip = grips['host'] ?? 0
  const host =
    grip === 0 || card === undefined
      ? null
      : (board.view.seats.flatMap(({ inPlay }) => inPlay).find(one => one.card.id === card)?.on ?? null)
  return host === null ? 0 : cardWorth(board, host, grip)
}

export function price(board: Board, { cost }: Option): number {
  const pool = cost?.pool ?? 0
  const close = board.me.pool - pool < danger(board) / 2 ? 3 : 0
  return (pool > 0 ? ownPool(board, pool) * 0.7 + close : 0) + 0.3 * (cost?.blood ?? 0)
}
