import { lineOf } from './lines.ts'
import type { Line } from './reading.ts'
import { lacksVampires, nextOut } from './influence.ts'
import { aimWorth, cardWorth, seatWorth } from './targets.ts'
import { judged, type Judged } from './reasons.ts'
import type { Board, Minion, Option } from './seen.ts'
import { danger, factsOf, gainedPool, ownPool } from './worth.ts'

/** Masters, events, and what any line of a card does beside an action or a combat. */

/** What playing a master or an event is worth. */
export function masterWorth(board: Board, option: Option): Judged {
  const key = board.names.get(option.card!) ?? ''
  const line = lineOf(key, option.mode ?? '', undefined),
    facts = factsOf(key)
  if (!line || !facts) return judged(0.1, 'play-master')
  return judged(lineWorth(board, option, line) + (facts.trifle ? 0.3 : 0) - price(board, option), 'play-master')
}

/** What a line does beside an action or a combat: pool, blood, cards in play and what is aimed at. */
export function lineWorth(board: Board, option: Option, line: Line, user?: Minion): number {
  const { me } = board
  if (line.enlists > 0 && !lacksVampires(board)) return -0.2
  const blood = user && line.blood > 0 ? Math.min(line.blood, 0.4 * ((user.capacity ?? 0) - user.blood)) : line.blood
  const lasting = line.steals ? 1 : line.stays ? (line.borne ? 0.3 : (newcomer(board, option) ?? 1.6)) : 0
  const pool = line.pool >= 0 ? gainedPool(board, line.pool) : -ownPool(board, -line.pool)
  // What everybody loses is a gain for who has most.
  const all = line.everybody === 0 ? 0 : -line.everybody * (board.prey && me.pool > board.prey.pool ? 0.4 : -0.2)
  const transfers = line.transfers > 0 && nextOut(board) ? 0.8 * line.transfers : 0
  return (
    lasting +
    pool +
    blood +
    all +
    aimWorth(board, option, line) +
    aimed(board, option, line) +
    onHost(board, option, line) +
    (line.draws > 0 ? 0.5 : 0) +
    (line.enlists > 0 ? 0.6 : 0) +
    (line.brings ? 0.9 : 0) +
    (line.unlocks && wakesUp(board, option, user) ? 0.8 : 0) +
    transfers -
    0.15 * line.discards +
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
function aimed(board: Board, { slots = [] }: Option, { grips, chosen }: Line): number {
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
function onHost(board: Board, { card }: Option, { grips }: Line): number {
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
