import type { ArgValue, Args } from '../rules/index.ts'
import { gripOf, isMenace } from './ways.ts'
import type { Way } from './reading.ts'
import { keepWorth } from './hand.ts'
import { ENOUGH } from './influence.ts'
import { cardIn, holderOf, type Asked, type Board, type Option, type Slot } from './seen.ts'
import { danger, enmity, lossOf, minionWorth } from './worth.ts'

/** Whom an effect is aimed at: what harms goes to the prey first, what helps to oneself. */

/** What becomes of who fills a slot: from the way that is played, or from the card that asks. */
export function gripIn(asked: Asked, board: Board, way: Way | undefined, slot: Slot): number {
  if (way) return way.grips[slot.name] ?? 0
  if (asked.ask.key === 'choose-trophy') return 1
  const source = cardIn(asked.ask, 'card') ?? board.action?.card ?? undefined
  return typeof source?.key === 'string' ? gripOf(source.key, asked.ask.key) : 0
}

/** What it is worth that this card is gone from play: more, where it harms everybody. */
export const burnWorth = (board: Board, id: number): number =>
  isMenace(board.names.get(id) ?? '') ? 2 : cardWorth(board, id, -2)

/** What it is worth that this card is treated so. */
export function cardWorth(board: Board, id: number, grip: number): number {
  const seat = holderOf(board, id)
  // Shown and nowhere on the table, it lies in a hand or a pile that was looked through.
  if (seat === undefined) return grip < 0 ? -0.3 * grip : grip
  const minion = board.minions.get(id)
  const side = enmity(board, seat)
  if (!minion && seat === board.me.seat) {
    // Blood on who is to come out is as good as pool; of one's hand what is of no use goes gladly.
    if (board.me.uncontrolled.some(({ card }) => card.id === id))
      return grip * (board.me.ready.length < ENOUGH ? 2 : 0.8)
    if (board.me.ash.some(card => card.id === id)) return grip
    const held = board.me.hand.cards?.find(card => card.id === id)
    if (held && grip < 0) return 0.5 - keepWorth(board, held.key)
  }
  if (!minion) return -grip * side * 0.6
  // Harm to what can do something now, or to much; help to what lacks it.
  const size = 0.5 + minionWorth(minion) / 5
  // A vampire without blood must hunt, and falls at the first blow.
  const emptied =
    minion.type === 'vampire' && grip > -1 && minion.blood > 0 && minion.blood <= 2 ? 1.4 - 0.4 * minion.blood : 0
  if (grip < 0) return side * (-grip * size * (minion.locked ? 0.6 : 1) + emptied)
  const room = minion.type === 'vampire' ? Math.max(0, (minion.capacity ?? 0) - minion.blood) : 2
  return -grip * side * (minion.torpid ? 1.5 : 1) * (0.4 + Math.min(room, 4) / 5 + (minion.locked ? 0.2 : 0))
}

export const seatWorth = (board: Board, seat: number, grip: number): number =>
  grip === 0
    ? 0
    : grip < 0
      ? lossOf(board, seat, -grip)
      : seat === board.me.seat
        ? grip
        : -lossOf(board, seat, grip) * 0.8

/** The best that can be made of the choices an option leaves; 0 where it leaves none. */
export function aimWorth(board: Board, option: Option, way: Way): number {
  let worth = 0
  for (const slot of option.slots ?? []) {
    const grip = way.grips[slot.name] ?? 0
    if (grip === 0) continue
    if (slot.type === 'cards') worth += best(slot.candidates.map(id => cardWorth(board, id, grip)))
    else if (slot.type === 'seats') worth += best(slot.candidates.map(seat => seatWorth(board, seat, grip)))
  }
  return worth
}
const best = (of: number[]): number => (of.length === 0 ? 0 : Math.max(...of))

export function fill(asked: Asked, board: Board, option: Option, way: Way | undefined): Args | undefined {
  if (!option.slots || option.slots.length === 0) return undefined
  const args: Args = {}
  for (const slot of option.slots) args[slot.name] = fillSlot(asked, board, slot, way, args)
  return args
}

function fillSlot(asked: Asked, board: Board, slot: Slot, way: Way | undefined, args: Args): ArgValue {
  const grip = gripIn(asked, board, way, slot)
  switch (slot.type) {
    case 'cards': {
      if (slot.name === 'discipline') return slot.candidates.slice(0, slot.max)
      if (isDiscard(asked, board, slot)) return ranked(slot, id => -keepWorth(board, board.names.get(id) ?? null), 0)
      return grip === 0 ? slot.default : ranked(slot, id => cardWorth(board, id, grip), 0)
    }
    case 'seats':
      return grip === 0 ? slot.default : ranked(slot, seat => seatWorth(board, seat, grip), 0)
    case 'amount':
      return way !== undefined && way.pool < 0
        ? Math.max(slot.min, Math.min(slot.max, slot.default, spare(board)))
        : amountOf(board, slot, args)
    case 'keys':
      return slot.candidates.length > slot.min ? ranked<string>(slot, key => kin(board, key), 1) : slot.default
    case 'allocation':
      return grip === 0 ? slot.default : slot.most ? toBest(board, slot, grip) : share(board, slot, grip)
  }
}

/** As many as are worth it, and as many as there must be. */
function ranked<T extends number | string>(
  slot: { candidates: T[]; min: number; max: number },
  worth: (one: T) => number,
  above: number,
): T[] {
  const all = slot.candidates.map(one => ({ one, worth: worth(one) })).sort((a, b) => b.worth - a.worth)
  const wanted = all.filter(({ worth: value }) => value > above).length
  return all.slice(0, Math.max(slot.min, Math.min(slot.max, wanted))).map(({ one }) => one)
}

/** Cards of one's own hand to part with. */
const isDiscard = ({ ask }: Asked, board: Board, { candidates }: { candidates: number[] }): boolean =>
  ask.key === 'choose-discard' ||
  (candidates.length > 0 && candidates.every(id => board.me.hand.cards?.some(card => card.id === id)))

/** Of the own pool, what can go to others or to minions without bringing the end nearer. */
const spare = (board: Board): number => Math.max(0, board.me.pool - danger(board) - 4)

/** Of a vampire's blood all but one; otherwise as much as may be, as long as it is not the own pool. */
function amountOf(board: Board, slot: Extract<Slot, { type: 'amount' }>, args: Args): number {
  const chosen = Object.values(args)
    .flatMap((value): (number | string)[] => (Array.isArray(value) ? [...value] : []))
    .find((id): id is number => typeof id === 'number' && board.minions.has(id))
  const minion = chosen === undefined ? undefined : board.minions.get(chosen)
  const wanted = minion ? Math.max(1, minion.blood - (board.me.pool < 12 ? 0 : 1)) : slot.default
  return Math.max(slot.min, Math.min(slot.max, wanted))
}

/** A clan, a circle: that of most of one's own. */
const kin = ({ me }: Board, key: string): number =>
  [...me.ready, ...me.torpor].filter(({ clan }) => clan === key).length

/** Of cards, each of which may have all, the best has it; what they pay is shared as it is. */
function toBest(board: Board, slot: Extract<Slot, { type: 'allocation' }>, grip: number): Record<string, number> {
  if (slot.spare === undefined || !slot.most?.every(most => most === slot.total)) return slot.default
  const [best] = slot.candidates.toSorted((a, b) => cardWorth(board, b, grip) - cardWorth(board, a, grip))
  return best === undefined ? slot.default : { [String(best)]: slot.total }
}

/** All to the one where it is worth most, but for the least share that others must get. */
function share(board: Board, slot: Extract<Slot, { type: 'allocation' }>, grip: number): Record<string, number> {
  const order = slot.candidates
    .map(seat => ({ seat, worth: seatWorth(board, seat, Math.sign(grip)) }))
    .sort((a, b) => b.worth - a.worth)
  const least = Math.max(1, slot.least),
    shares: Record<string, number> = {}
  const most = slot.total - (least - 1)
  for (const [i, { seat }] of order.slice(0, least).entries()) shares[String(seat)] = i === 0 ? most : 1
  return shares
}
