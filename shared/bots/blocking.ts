import { blockersOf, fight, woundOf } from './fights.ts'
import { inHand } from './hand.ts'
import type { Way } from './reading.ts'
import { abilityWays } from './ways.ts'
import { price } from './masters.ts'
import { IN_VAIN, judged, type Judged, type Reason } from './reasons.ts'
import { numberIn, type Board, type Entry, type Minion, type Option } from './seen.ts'
import { cardWorth } from './targets.ts'
import { enmity, lossOf, ownPool } from './worth.ts'

/** Another's action: what it is worth to stop it, and how: a block, a redirection, a smaller bleed. */

/** What the action costs its target, as far as it shows. */
export function stake(board: Board, action: Entry<'action'>): number {
  const { me, prey, predator } = board
  const aimed = action.targets.includes(me.seat)
  if (action.bleed !== null)
    return aimed ? ownPool(board, action.bleed) + (action.bleed > 0 ? 0.4 : 0) : action.bleed * -0.2
  if (aimed) return action.action === 'diablerie' ? 4 : 1.6
  if (action.targets.length > 0) return 0
  const near = action.seat === prey?.seat || action.seat === predator?.seat
  if (!near) return 0
  switch (action.action) {
    case 'hunt':
      return 0.4
    case 'leave-torpor':
    case 'rescue':
      return 1.5 * enmity(board, action.seat)
    default:
      return 0.8
  }
}

/** The most that reactions of the own hand could give to this minion upon the action under way, by a measure. */
const held = (board: Board, minion: Minion, of: (way: Way) => number): number =>
  inHand(board, minion, way => (way.type === 'Reaction' && serves(board, way) ? of(way) : 0)).reduce(
    (sum, n) => sum + n,
    0,
  )

/** Whether the action under way is one that it can be used upon. */
const serves = ({ me, predator, action }: Board, { against }: Way): boolean =>
  action !== undefined &&
  against.every(one =>
    one === 'of-predator'
      ? action.seat === predator?.seat
      : action.targets.includes(me.seat) && (one === 'directed' || action.bleed !== null),
  )

export function blockWorth(board: Board, option: Option): Judged {
  const { action } = board,
    minion = board.minions.get(option.minion!)
  if (!action) return judged(0, 'block')
  // A card that blocks: what becomes of who acts is printed on it, and there is no combat.
  if (!minion)
    return judged(
      numberIn(option.effect, 'stealth') <= numberIn(option.effect, 'intercept')
        ? 0.7 * (stake(board, action) + 1)
        : -0.1,
      'block',
    )
  const actor = board.minions.get(action.acting.id)
  const lethal = isLethal(board, action)
  const lacking = numberIn(option.effect, 'stealth') - numberIn(option.effect, 'intercept')
  // What has failed once, with all that the hand could add, is not tried again in vain.
  const failed = action.failed.some(({ id }) => id === minion.card.id)
  const chance = lacking <= 0 ? 0.65 : !failed && reach(board, minion) >= lacking ? 0.45 : 0
  if (chance === 0) return judged(2 * IN_VAIN, 'block')
  const combat = actor && action.action !== 'leave-torpor' ? fight(board, minion, actor) : 0
  // What is short asks for a card more, which must be worth it, too.
  const cost = lacking > 0 ? 0.4 : 0.15
  return judged(chance * (stake(board, action) + combat) - cost, lethal ? 'block-lethal-bleed' : 'block')
}

/** The intercept that the hand and the cards in play can still give to it. */
const reach = (board: Board, minion: Minion): number =>
  held(board, minion, way => way.intercept) +
  board.me.inPlay.reduce(
    (sum, { card, locked, on }) =>
      card.key === null || locked || (on !== null && on !== minion.card.id)
        ? sum
        : sum +
          Math.max(
            0,
            ...abilityWays(card.key).map(way =>
              serves(board, way) && (!way.spends || minion.blood > 0) ? way.intercept : 0,
            ),
          ),
    0,
  )

const isLethal = (board: Board, { bleed, targets }: Entry<'action'>): boolean =>
  bleed !== null && bleed >= board.me.pool && targets.includes(board.me.seat)

/** Whoever acts has others that could act after it. */
const more = (board: Board, { seat, acting }: Entry<'action'>): boolean =>
  board.view.seats[seat]!.ready.some(one => !one.locked && one.card.id !== acting.id)

/** A card or an ability in a window of another's action. */
export function reactWorth(board: Board, option: Option, way: Way, window: string): Judged {
  const { action } = board
  const minion = board.minions.get(option.minion ?? option.card ?? -1)
  if (!action) return judged(-0.2, 'respond')
  const cost = price(board, option) + (way.locks && more(board, action) ? 0.2 : 0),
    loss = stake(board, action)
  const attempting = action.blocker !== null && board.minions.get(action.blocker.id)?.seat === board.me.seat
  if (way.redirects) return judged(loss + redirected(board, action) - 0.2 - cost, 'redirect')
  if (way.bleed < 0) return judged(reduced(board, action, -way.bleed) - 0.3 - cost, 'reduce-bleed')
  if (way.endsAction) return judged(loss - 0.3 - cost, 'respond')
  const harm = way.grips['acting'] ?? 0
  if (harm < 0)
    return judged((harm <= -3 ? loss : 0) + cardWorth(board, action.acting.id, harm) - 0.3 - cost, 'respond')
  const blocker = action.blocker === null ? undefined : board.minions.get(action.blocker.id)
  if (way.intercept > 0 && blocker && (attempting || option.kind === 'use')) {
    const lacking = action.stealth - (action.intercept ?? 0),
      more = attempting ? held(board, blocker, one => one.intercept) : 0
    const gain = attempting ? 0.7 * blockGain(board, action, blocker) : elsewhere(board, action, blocker)
    return judged(
      lacking > 0 && way.intercept + (option.kind === 'play' ? more - way.intercept : more) >= lacking
        ? gain - 0.1 - cost + (way.pool < 0 ? 0.6 * way.pool : 0)
        : -0.3,
      'add-intercept',
    )
  }
  if (way.stealth < 0)
    return judged(
      loss > 0.5 && blockersOf(board, [board.me.seat], action.stealth + way.stealth).length > 0 ? 0.3 : -0.3,
      'respond',
    )
  if (!minion) return judged(-0.3, 'respond')
  if (way.blocks) return judged(0.5 * blockGain(board, action, minion) - 0.2 - cost, 'block')
  if (way.unlocks && window === 'resolved') return judged(minion.locked ? 0.6 - cost : -0.3, 'unlock-again')
  if (way.wakes || way.unlocks)
    return judged(attempting ? -0.5 : roused(board, action, minion, window) - 0.3 - cost, 'wake')
  return judged(loss > 1 ? 0.1 - cost : -0.2, 'respond')
}

/** What it is worth that somebody else blocks: what it does to who acts. */
const elsewhere = (board: Board, action: Entry<'action'>, blocker: Minion): number => {
  const actor = board.minions.get(action.acting.id)
  return actor === undefined || blocker.seat === board.me.seat
    ? 0
    : enmity(board, actor.seat) * (0.5 + woundOf(actor, blocker.strength)) - 0.5 * enmity(board, blocker.seat)
}

const blockGain = (board: Board, action: Entry<'action'>, minion: Minion): number => {
  const actor = board.minions.get(action.acting.id)
  return stake(board, action) + (actor ? fight(board, minion, actor) : 0)
}

/** The best place to send it to. */
function redirected(board: Board, { bleed, seat }: Entry<'action'>): number {
  const others = board.view.seats.filter(one => !one.ousted && one.seat !== board.me.seat && one.seat !== seat)
  return others.length === 0 ? 0 : Math.max(...others.map(one => lossOf(board, one.seat, bleed ?? 0)))
}

const reduced = (board: Board, { bleed, targets }: Entry<'action'>, n: number): number =>
  bleed !== null && targets.includes(board.me.seat)
    ? ownPool(board, bleed) - ownPool(board, Math.max(0, bleed - n))
    : -1

/** What a locked minion could do if it were awake: block, or play a reaction. */
function roused(board: Board, action: Entry<'action'>, minion: Minion, window: string): number {
  const loss = stake(board, action)
  if (loss <= 0.5) return 0
  const redirects = held(board, minion, way => (way.redirects ? 1 : 0)) > 0 && action.bleed !== null
  const reduces = action.bleed === null ? 0 : held(board, minion, way => Math.max(0, -way.bleed))
  const blocks = window !== 'declined' && minion.intercept + held(board, minion, way => way.intercept) >= action.stealth
  // Whoever else is awake can block as well.
  const awake = blockersOf(board, [board.me.seat], action.stealth).length > 0
  return redirects
    ? 0.9 * loss + 0.3
    : reduces > 0
      ? reduced(board, action, reduces)
      : blocks && !awake
        ? 0.6 * blockGain(board, action, minion)
        : 0
}

/** A card that another plays and this one would cancel. */
export function cancelWorth(board: Board, option: Option): Judged {
  const { play } = board
  const why: Reason = 'cancel'
  if (!play || play.seat === board.me.seat) return judged(-5, why)
  const side = enmity(board, play.seat)
  const loss = board.action ? stake(board, board.action) : 0.5
  return judged(side * 0.9 + 0.3 * loss - 0.5 - price(board, option), why)
}
