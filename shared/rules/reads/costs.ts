import type { SeatIndex, CardId, GameState } from '../model/state.ts'
import {
  blood,
  definitionOf,
  facts,
  isLocked,
  isVampire,
  crowded,
  controllerOf,
  controlsCopy,
  used,
} from './queries.ts'
import type { Viewpoint } from './look.ts'
import { matches, amount, candidates, mayHave, stat } from './evaluate.ts'
import { unmet } from './conditions.ts'
import type { Bringing, Choosable, Cost, Num } from '../../cards/language.ts'
import type { CardDefinition, Mode, Reduction } from '../../cards/definition.ts'
import { divisorOf, reliefFor, canPay, type Way } from './stats.ts'
import { requirementRefusal } from './requirements.ts'
import { cardOf } from './look.ts'
import { sharedUse } from './played-cards.ts'
import { priceAsStrike } from './strike-prices.ts'

/**
 * Cards in play that make a card cheaper when they are locked: as it is played, or as it is paid for (REQ-09 to
 * REQ-11).
 */

/** What is paid for: by this minion, or a Methuselah herself; `action`: with an action card. */
export interface Payment {
  seat: SeatIndex
  by: CardId | null
  action: boolean
  /** Left out, whatever it is. */
  card?: CardId | null
  /** Of its blood, so much may be life. */ life?: number
}

/** Locked for it. */
export const locksFor = ({ once, pays }: Reduction): boolean => !once && (pays === undefined || pays === 'whole')
/** Only as an action is paid for, not as it is announced. */
export const isLate = (state: GameState, card: CardId): boolean => {
  const { once, pays } = definitionOf(state, card)!.reduces!
  return once === true || pays !== undefined
}
/** Of what did so in this turn already. */
export const REDUCED = 'reduced'

/** What is one once it is in play is paid for as one (regina-blake#1). */
const becomesLocation = (state: GameState, card: CardId): boolean =>
  facts(state, card).keywords?.includes('location in play') === true

export function reducersFor(state: GameState, { seat, by, action, card: paid }: Payment): CardId[] {
  return state.seats[seat]!.inPlay.filter(card => {
    const reduces = definitionOf(state, card)?.reduces
    if (reduces === undefined || (reduces.action && !action)) return false
    if (locksFor(reduces) && isLocked(state, card)) return false
    if ((reduces.once && used(state, REDUCED, card)) || (reduces.pays && purseOf(state, card, reduces) === 0))
      return false
    const look: Viewpoint = { state, source: card, by: card, seat, vars: {} }
    return (
      (reduces.of === undefined ||
        (paid != null &&
          (matches(look, reduces.of, paid) || (reduces.of.kind === 'location' && becomesLocation(state, paid))))) &&
      (reduces.by === undefined || (by !== null && matches({ ...look, by }, reduces.by, by))) &&
      unmet(look, reduces.usable) === undefined
    )
  })
}

/** What it has to pay with. */
const purseOf = (state: GameState, card: CardId, { pays }: Reduction): number =>
  typeof pays === 'object' ? (state.cards[card]!.counters?.[pays.counter] ?? 0) : blood(state, card)
export const paysCounters = (state: GameState, card: CardId): boolean =>
  typeof definitionOf(state, card)?.reduces?.pays === 'object'

export type Amounts = { blood?: number; pool?: number }
/**
 * What is left of a cost. No card costs blood and pool both, so that each of these counts once. `counters`: no more of
 * those pay than so many.
 */
export function relieved(
  state: GameState,
  cost: Amounts,
  cards: readonly CardId[],
  counters: number = Infinity,
): Amounts {
  const left = { ...cost }
  let spare = counters
  for (const card of cards) {
    const reduces = definitionOf(state, card)!.reduces!,
      { blood: only, pays } = reduces
    if (typeof pays === 'object') {
      let own = Math.min(spare, purseOf(state, card, reduces))
      for (const kind of ['blood', 'pool'] as const) {
        const part = Math.min(own, left[kind] ?? 0)
        if (part === 0) continue
        left[kind]! -= part
        own -= part
        spare -= part
      }
      continue
    }
    const { n = left.pool ?? 0 } = reduces
    const own = pays ? blood(state, card) : n
    if (pays === 'whole' && own < n) continue
    const most = Math.min(n, own)
    if (left.blood !== undefined && pays !== 'whole') left.blood = Math.max(0, left.blood - most)
    if (left.pool !== undefined && !only) left.pool = Math.max(0, left.pool - most)
  }
  return left
}

/** Names under which a play and its action remember what reduces them. */
export const PLAYED = 'reduced',
  PAYING = 'reduced-now',
  PAID_BY = 'reduced-by',
  OWES = 'must-reduce'

export const amountsOf = (look: Viewpoint, { blood: red, pool }: Cost): Amounts => ({
  ...(red !== undefined && { blood: amount(look, red) }),
  ...(pool !== undefined && { pool: amount(look, pool) }),
})

/**
 * What is printed, divided where it costs a part, and what cards in play add for this one: first divisions, then
 * additions (the-ankara-citadel-turkey#1). Without a card (T0) what is printed.
 */
export function costOf(
  state: GameState,
  seat: SeatIndex,
  definition: CardDefinition,
  card: CardId | null,
  by: CardId | null,
  action: boolean,
  x?: number,
  way?: Way,
  share = 1,
): { blood?: number; pool?: number } {
  const { bloodCost, poolCost } = definition.facts
  const less = (paid: 'blood' | 'pool'): number =>
    card === null
      ? 0
      : reliefFor(state, { seat }, card, paid, action, way) +
        (by === null ? 0 : reliefFor(state, { card: by }, card, paid, action, way))
  const relief = less('pool'),
    dearer = less('blood')
  // Whoever plays it is seen, and so is what it costs that one.
  const { cheaper } = way ?? {},
    saved =
      cheaper && by !== null && matches({ state, source: card, by, seat, vars: {} }, cheaper.for, by)
        ? cheaper.blood
        : 0
  const shareOf = (n: number, paid: 'blood' | 'pool'): number =>
    n === 0 || card === null || by === null ? n : Math.floor(n / (share * divisorOf(state, by, card, paid, way)))
  // Against some a strike costs more: of its card that is part of the cost, which others may make less.
  const more = dearer + (by === null || way?.ops === undefined ? 0 : priceAsStrike(state, by, way.ops))
  const pool =
    shareOf(typeof poolCost === 'number' ? poolCost : 0, 'pool') + (card === null ? 0 : stat(state, card, 'cost'))
  const red =
    typeof bloodCost === 'number' || (bloodCost === undefined && more > 0)
      ? Math.max(0, shareOf(bloodCost ?? 0, 'blood') + more - saved)
      : bloodCost === 'X' && x !== undefined
        ? shareOf(x, 'blood')
        : undefined
  return {
    ...(red !== undefined && { blood: red }),
    ...((pool > 0 || relief > 0 || poolCost === 0) && { pool: Math.max(0, pool + relief) }),
  }
}

/**
 * How a minion would equip, employ or recruit a card inside an effect: at what level, the highest it has, and for what.
 * Undefined if it cannot.
 */
export function bringing(
  state: GameState,
  seat: SeatIndex,
  card: CardId,
  by: CardId,
  { freely, half }: Omit<Bringing, 'by'> = {},
): { mode: Mode; cost: { blood?: number; pool?: number } } | undefined {
  const definition = definitionOf(state, card)
  const fit =
    freely === 'basic'
      ? undefined
      : definition?.modes.findLast(
          one => requirementRefusal(state, by, definition.facts, one, false, false) === undefined,
        )
  const mode = fit ?? (freely ? definition?.modes[0] : undefined)
  if (
    !definition ||
    !mode ||
    crowded(state, by, definition.onePer) ||
    !mayHave(state, by, card) ||
    isSpent(state, definition.facts.key, mode, by) ||
    (definition.facts.unique && controlsCopy(state, controllerOf(state, by) ?? seat, definition.facts.key))
  )
    return undefined
  const cost = costOf(state, seat, definition, card, by, false, undefined, undefined, half ? 2 : 1)
  return affords(state, { seat, by, action: true, card }, cost) ? undefined : { mode, cost }
}

/** One in a game is played, or brought into play so. */
const isSpent = (state: GameState, key: string, mode: Mode, by: CardId): boolean => {
  const shared = mode.once && sharedUse(key, mode, by)
  return shared !== undefined && state.uses.some(use => use.what === shared)
}

/** Why not, whatever could be saved of it. */
export const affords = (
  state: GameState,
  payment: Payment,
  cost: { blood?: number; pool?: number },
): ReturnType<typeof canPay> =>
  bloodless(state, payment, cost) ??
  (canPay(state, payment.seat, payment.by, cost) &&
    canPay(state, payment.seat, payment.by, relieved(state, cost, reducersFor(state, payment))))

/** An ally has no blood to pay with, unless it plays the card as a vampire (GLOSS-35, MIN-08). */
const bloodless = (state: GameState, payment: Payment, cost: Amounts): 'not-enough-blood' | undefined =>
  (cost.blood ?? 0) > 0 &&
  payment.by !== null &&
  !isVampire(state, payment.by) &&
  facts(state, payment.by).asVampire === undefined &&
  (relieved(state, cost, reducersFor(state, payment)).blood ?? 0) > (payment.life ?? 0)
    ? 'not-enough-blood'
    : undefined

/** What X is as the card is played, unless it is chosen. */
export const xOf = (look: Viewpoint, { x }: Pick<Mode, 'x'>): number | undefined =>
  x === undefined ? undefined : amount(look, x)

/** What it is, or what was chosen, without what a card in play takes off it. */
function xToPay(look: Viewpoint, mode: Mode): Num {
  const { state, by, source } = look,
    whole = xOf(look, mode) ?? { x: 'x' },
    divisor = by === null || source === null ? 1 : divisorOf(state, by, source, 'blood', mode)
  return divisor === 1 ? whole : { part: whole, by: divisor }
}

/** With what it costs more for what has been chosen; an X is what was chosen as the card was played. */
export function costToPay(look: Viewpoint, cost: Cost, { facts: printed }: CardDefinition, mode: Mode): Cost {
  return {
    ...cost,
    ...(mode.edge && { edge: true as const }),
    ...(printed.bloodCost === 'X' && { blood: xToPay(look, mode) }),
    ...(mode.extra !== undefined && { pool: amount(look, { sum: [cost.pool ?? 0, mode.extra] }) }),
  }
}

/** What a choice may fall on. */
export const choosable = (look: Viewpoint, { playable, pool, ...who }: Choosable): CardId[] => {
  const by = playable === undefined ? undefined : cardOf(look, playable)
  return candidates(look, who).filter(id => {
    if (playable === undefined) return true
    const brought = by === undefined ? undefined : bringing(look.state, look.seat, id, by)
    return brought !== undefined && (brought.cost.pool ?? 0) <= (pool ?? Infinity)
  })
}
