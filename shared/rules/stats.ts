import { amount, holds, matches, seatOf, type Look } from './evaluate.ts'
import type { ActionFrame } from './frames.ts'
import type { Rule, CardId, GameState, Modifier, SeatIndex, Stat } from './state.ts'
import type { Static } from '../cards/definition.ts'
import { blood, currentAction, facts, isEquipment, isVampire } from './queries.ts'
import { staticsOf, type Subject } from './texts.ts'
import { votesOf } from './titles.ts'

/** Values are always computed from what is printed and what is in force; nothing is ever written into a card. */

export const capacity = (state: GameState, id: CardId): number =>
  Math.max(0, (facts(state, id).capacity ?? 0) + bonus(state, { card: id }, 'capacity', 0))

export function stat(state: GameState, id: CardId, name: Stat): number {
  return bonus(state, { card: id }, name, base(state, id, name))
}

export function seatStat(state: GameState, seat: SeatIndex, name: Stat): number {
  const start = name === 'handSize' ? 7 : name === 'masterActions' || name === 'discardActions' ? 1 : 0
  return bonus(state, { seat }, name, start)
}

function base(state: GameState, id: CardId, name: Stat): number {
  const printed = facts(state, id)
  const action = currentAction(state)
  switch (name) {
    // BLEED-12: a vampire bleeds for 1, an ally for what its card prints. Strength likewise (STRIKE-16).
    case 'bleed':
      return (printed.bleed ?? (isVampire(state, id) ? 1 : 0)) + (action?.acting === id ? action.plus : 0)
    case 'strength':
      return printed.strength ?? (isVampire(state, id) ? 1 : 0)
    case 'stealth':
      return (printed.stealth ?? 0) + (action?.acting === id ? action.stealth : 0)
    case 'intercept':
      return printed.intercept ?? 0
    case 'hunt':
      return 1
    case 'bleeds':
      return 1
    case 'votes':
      return votesOf(printed.title)
    // PRISCI-01.
    case 'ballots':
      return printed.title === 'priscus' ? 1 : 0
    default:
      return 0
  }
}

type On = { card: CardId } | { seat: SeatIndex }

function bonus(state: GameState, on: On, name: Stat, start: number): number {
  let value = start
  // What sets a number sets it before anything is added, whenever it came.
  for (const modifier of state.modifiers) {
    if (
      modifier.kind === 'number' &&
      modifier.stat === name &&
      modifier.set !== undefined &&
      applies(state, modifier, on)
    )
      value = amount(lookOf(state, modifier), modifier.set)
  }
  for (const modifier of state.modifiers) {
    if (
      modifier.kind !== 'number' ||
      modifier.stat !== name ||
      !applies(state, modifier, on) ||
      isBarred(state, on, name, modifier.source)
    )
      continue
    const look = lookOf(state, modifier)
    if (modifier.delta !== undefined) value += amount(look, modifier.delta)
    if (modifier.factor !== undefined) value = Math.floor(value * modifier.factor)
  }
  for (const { look, effect } of standing(state, on, name))
    if ('stat' in effect && !effect.of && !isBarred(state, on, name, look.source!)) value += amount(look, effect.delta)
  return value
}

/** Equipment that may not raise this bleed: any but that which offers the action. */
const isBarred = (state: GameState, on: On, name: Stat, source: CardId): boolean =>
  name === 'bleed' &&
  'card' in on &&
  source >= 0 &&
  isEquipment(state, source) &&
  source !== currentAction(state)?.source &&
  ruled(state, on.card, 'equipment', false, undefined, 'bleed')

interface Standing {
  look: Look
  effect: Static['effect']
}
const NOTHING: readonly Standing[] = []

/** The standing effects of cards in play that apply now. */
function standing(state: GameState, on: On, subject: Subject): readonly Standing[] {
  let applied = NOTHING
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const { source, text } of staticsOf(state, seat, subject)) {
      const card = state.cards[source]!
      const look: Look = { state, source, by: source, seat, vars: card.vars ?? {} }
      const hit =
        typeof text.on === 'string'
          ? 'seat' in on && on.seat === seatOf(look, text.on)
          : 'card' in on && matches(look, text.on, on.card)
      if (hit && (!text.mode || text.mode === card.mode) && (!text.while || holds(look, text.while)))
        applied = [...applied, { look, effect: text.effect }]
    }
  }
  return applied
}

const lookOf = (state: GameState, modifier: Modifier): Look => ({
  state,
  source: modifier.source,
  by: modifier.by,
  seat: modifier.seat,
  vars: {},
})

function applies(state: GameState, modifier: Modifier, on: On): boolean {
  const { on: target } = modifier
  const hit =
    'card' in target
      ? 'card' in on && target.card === on.card
      : 'seat' in target
        ? 'seat' in on && target.seat === on.seat
        : 'card' in on && matches(lookOf(state, modifier), target.who, on.card)
  return hit && (!modifier.while || holds(lookOf(state, modifier), modifier.while))
}

/** What a card costs this minion more or less than others. */
export const reliefFor = (
  state: GameState,
  by: CardId,
  card: CardId,
  paid: 'blood' | 'pool',
  action: boolean,
): number =>
  standing(state, { card: by }, 'cost').reduce(
    (n, { look, effect }) =>
      'stat' in effect &&
      effect.of &&
      (effect.paid ?? paid) === paid &&
      (action || !effect.action) &&
      matches(look, effect.of, card)
        ? n + amount(look, effect.delta)
        : n,
    0,
  )

/** Whether a rule is allowed beyond, or forbidden against, what the rulebook says. `against` is the card on the other side; `kind`, what a rule may except. */
export function ruled(
  state: GameState,
  id: CardId,
  rule: Rule,
  allow: boolean,
  against?: CardId,
  kind?: string,
): boolean {
  const byModifier = state.modifiers.some(
    m =>
      m.kind === 'rule' &&
      m.rule === rule &&
      m.allow === allow &&
      applies(state, m, { card: id }) &&
      (m.except === undefined || m.except !== kind) &&
      (m.only === undefined || m.only === kind) &&
      (!m.against || (against !== undefined && matches(lookOf(state, m), m.against, against))),
  )
  if (byModifier) return true
  return standing(state, { card: id }, `rule:${rule}`).some(
    ({ look, effect }) =>
      'rule' in effect &&
      effect.allow === allow &&
      effect.unless === undefined &&
      (effect.only === undefined || effect.only === kind) &&
      (!effect.against || (against !== undefined && matches(look, effect.against, against))),
  )
}

/** Stolen, it is of no use to its new bearer in the round (STRIKE-31); nor is equipment to who cannot use any. */
export function unusable(state: GameState, id: CardId): boolean {
  const { on } = state.cards[id]!
  return (
    state.facts.some(fact => fact.name === 'unusable' && fact.of === id) ||
    (on !== undefined && isEquipment(state, id) && ruled(state, on, 'equipment', false))
  )
}

/** What a minion burns to attempt to block, blood or life. */
export const priceOfBlock = (state: GameState, id: CardId): number =>
  standing(state, { card: id }, 'rule:block').reduce(
    (n, { effect }) => n + ('rule' in effect ? (effect.unless ?? 0) : 0),
    0,
  )

/** Whether everybody sees the hand of this seat. */
export const openHand = (state: GameState, seat: SeatIndex): boolean =>
  standing(state, { seat }, 'rule:open-hand').some(({ effect }) => 'rule' in effect && effect.allow)

/** One bleed action a turn, unless a card says more (BLEED-02, GOLDEN-01). */
export const hasBled = (state: GameState, id: CardId): boolean =>
  state.uses.filter(use => use.what === 'bleed' && use.by === id).length >= stat(state, id, 'bleeds')

/** Unlocked, or awake: ignoring its lock for blocks and reactions until the action ends. */
export const awake = (state: GameState, id: CardId): boolean =>
  !state.cards[id]!.locked || ruled(state, id, 'wake', true)

/** Whether no effect keeps this minion from blocking the action. */
export const mayBlock = (state: GameState, action: ActionFrame, minion: CardId): boolean =>
  !ruled(state, minion, 'block', false, action.acting)

/** Whether an increase of the bleed that counts against the limit applies now (BLEED-04, BLEED-05). */
export function limitedBleedApplies(state: GameState, action: ActionFrame): boolean {
  return state.modifiers.some(
    m =>
      m.kind === 'number' &&
      m.stat === 'bleed' &&
      m.limited &&
      m.until === action.id &&
      (!m.while || holds(lookOf(state, m), m.while)) &&
      amount(lookOf(state, m), m.delta ?? 0) > 0,
  )
}

/** The bleed amount that would be used now; below 0 counts as 0 (BLEED-07). */
export const bleedAmount = (state: GameState, action: ActionFrame): number =>
  Math.max(0, stat(state, action.acting, 'bleed'))

export function canPay(
  state: GameState,
  seat: SeatIndex,
  by: CardId | null,
  cost: { blood?: number; pool?: number },
): 'not-enough-blood' | 'not-enough-pool' | undefined {
  if ((cost.blood ?? 0) > 0 && (by === null || blood(state, by) < cost.blood!)) return 'not-enough-blood'
  if ((cost.pool ?? 0) > state.seats[seat]!.pool) return 'not-enough-pool'
  return undefined
}
