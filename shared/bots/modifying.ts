import { blockersOf, fight } from './fights.ts'
import { inHand } from './hand.ts'
import type { Way } from './reading.ts'
import { wayWorth, price } from './masters.ts'
import { judged, type Judged } from './reasons.ts'
import type { Board, Entry, Minion, Option } from './seen.ts'
import { lossOf } from './worth.ts'

/** One's own action under way: stealth once it is needed, bleed once nobody blocks any more, and what follows it. */

const nothing = (why: Judged['why']): Judged => judged(-0.3, why)

/** What the action is to bring. */
function prize(board: Board, { bleed, targets, action }: Entry<'action'>): number {
  if (bleed !== null) return targets.reduce((sum, seat) => sum + Math.max(0, lossOf(board, seat, bleed)), 0.5)
  return action === 'hunt' ? 0.7 : action === 'card' ? 1.8 : 1.5
}

export function modifyWorth(board: Board, option: Option, way: Way, window: string): Judged {
  const { action } = board
  if (!action) return nothing('respond')
  const actor = board.minions.get(action.acting.id)
  const cost = price(board, option) + 0.05
  const attempted = action.blocker !== null && (action.intercept ?? 0) >= action.stealth
  switch (window) {
    case 'blocked':
      if (way.continues) return judged(prize(board, action) - cost, 'respond')
      return judged(
        way.endsAction && actor ? -combat(board, action, actor) - cost + (way.unlocks ? 0.5 : 0) : -0.3,
        'get-out',
      )
    case 'resolved':
    case 'success':
      return judged(after(board, option, way, actor) - cost, way.unlocks ? 'unlock-again' : 'respond')
    default:
  }
  if (way.stealth > 0 && attempted) return judged(elude(board, action, actor, way) - cost, 'add-stealth')
  if (way.stealth > 0 && way.bleed === 0 && window === 'announced')
    return judged(inTheWay(board, action).length > 0 ? 0.5 * prize(board, action) - cost : -0.3, 'add-stealth')
  if (way.unblockable)
    return judged(
      (attempted || window === 'announced') && inTheWay(board, action).length > 0
        ? 0.6 * prize(board, action) - cost - (way.blood < 0 ? 1 : 0)
        : -0.3,
      'add-stealth',
    )
  if (way.unlocks && !way.late && window === 'announced') return judged(0.7 - cost, 'unlock-again')
  if (way.hunt > 0)
    return judged(actor && actor.blood + way.hunt < (actor.capacity ?? 0) ? 0.5 * way.hunt - cost : -0.3, 'hunt')
  if (way.strength > 0) return judged(attempted ? 0.35 * way.strength - cost : -0.3, 'in-combat')
  if (way.bleed > 0)
    return judged(
      window === 'declined' || !way.late ? bleedMore(board, action, way.bleed) - 0.3 - cost : -0.3,
      'add-bleed',
    )
  if (way.endsAction) return judged(attempted && actor ? -combat(board, action, actor) - 0.2 - cost : -0.3, 'get-out')
  return judged(
    window === 'declined' && !way.locks ? wayWorth(board, option, way, actor) - 0.5 - cost : -0.2,
    'respond',
  )
}

const inTheWay = (board: Board, { targets, stealth }: Entry<'action'>): Minion[] =>
  blockersOf(
    board,
    targets.length > 0
      ? targets
      : [board.prey?.seat, board.predator?.seat].filter((seat): seat is number => seat !== undefined),
    stealth,
  )

const combat = (board: Board, { blocker }: Entry<'action'>, actor: Minion): number => {
  const by = blocker === null ? undefined : board.minions.get(blocker.id)
  return by ? fight(board, actor, by) : 0
}

/** The whole hand together must get by; of two cards that do, the one that is just enough. */
function elude(board: Board, action: Entry<'action'>, actor: Minion | undefined, way: Way): number {
  const lacking = (action.intercept ?? 0) + 1 - action.stealth
  const cards = actor ? inHand(board, actor, one => (one.type === 'Action Modifier' ? one.stealth : 0)) : [way.stealth]
  const all = cards.reduce((sum, n) => sum + n, 0)
  if (Math.max(all, way.stealth) < lacking) return -0.3
  // Each card beyond this one could get another action by.
  let spent = 0
  for (let got = way.stealth; got < lacking; got += cards[spent] ?? 1) spent++
  const fought = actor ? Math.max(0, -combat(board, action, actor)) : 0
  return 0.8 * (prize(board, action) + fought) - 0.6 * spent - 0.1 * Math.abs(way.stealth - lacking)
}

/** What more it takes from whom it goes to by now. */
function bleedMore(board: Board, { bleed, targets }: Entry<'action'>, n: number): number {
  const now = bleed ?? 0
  return targets.reduce((sum, seat) => sum + lossOf(board, seat, now + n) - lossOf(board, seat, now), 0)
}

/** Unlocked again there is another action, or one more at home. */
function after(board: Board, option: Option, way: Way, actor: Minion | undefined): number {
  if (way.unlocks) return actor && actor.locked && !actor.torpid ? 1 + (actor.blood > 1 ? 0.5 : 0) : -1
  const fed = way.grips['acting'] ?? 0
  return (
    wayWorth(board, option, way, actor) +
    (actor && fed > 0 && actor.blood < (actor.capacity ?? 0) ? 0.3 + fed : 0) -
    0.2
  )
}
