import { amount, applies, divisorFor, holds, matches, stat, standing, lookOf, ruled, isSilenced } from './evaluate.ts'
import { PLAYED_AT } from './played-cards.ts'

import type { ActionFrame } from '../model/frames.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

import type { Mode } from '../../cards/definition.ts'
import type { CardsWhere } from '../../cards/language.ts'
import type { Viewpoint } from './look.ts'
import { blood, isEquipment } from './queries.ts'

/** How a card is played, or would be. */
export type Way = Pick<Mode, 'level' | 'type' | 'cheaper'> & Partial<Pick<Mode, 'ops'>>

/**
 * Whether these are meant; a card that is played is of the type that it is played as, and requires the Disciplines of
 * its level, and no others.
 */
const costs = (look: Viewpoint, { requires: code, any, not, ...of }: CardsWhere, card: CardId, way?: Way): boolean =>
  (any === undefined || any.some(one => costs(look, one, card, way))) &&
  (not === undefined || !costs(look, not, card, way)) &&
  matches(way === undefined ? look : { ...look, vars: { ...look.vars, [PLAYED_AT]: way.level } }, of, card) &&
  (way === undefined || of.kind === undefined || !PLAYED_AS.has(of.kind) || way.type.toLowerCase() === of.kind) &&
  (code === undefined ||
    (matches(look, { requires: code }, card) &&
      (way === undefined || code === true || way.level.toLowerCase().split('+').includes(code))))
/** What one of two types may be: what comes into play is what is printed first. */
const PLAYED_AS: ReadonlySet<string> = new Set(['combat', 'reaction', 'master', 'action modifier'])

/** What a card costs this minion, or this Methuselah, more or less than others. */
export const reliefFor = (
  state: GameState,
  payer: { card: CardId } | { seat: SeatIndex },
  card: CardId,
  paid: 'blood' | 'pool',
  action: boolean,
  way?: Way,
): number =>
  standing(state, payer, 'cost').reduce(
    (n, { look, effect }) =>
      'delta' in effect &&
      effect.of &&
      !effect.aimed &&
      (effect.paid ?? paid) === paid &&
      (action || !effect.action) &&
      costs(look, effect.of, card, way)
        ? n + amount(look, effect.delta)
        : n,
    state.modifiers.reduce(
      (n, m) =>
        m.kind === 'number' &&
        m.stat === 'cost' &&
        m.of !== undefined &&
        (m.paid ?? paid) === paid &&
        applies(state, m, payer) &&
        costs(lookOf(state, m), m.of, card, way)
          ? n + amount(lookOf(state, m), m.delta ?? 0)
          : n,
      0,
    ),
  )

/** By what its cost is divided for this minion, before anything is added: 2 for each card that halves it. */
export const divisorOf = (state: GameState, payer: CardId, card: CardId, paid: 'blood' | 'pool', way?: Way): number =>
  divisorFor(state, payer, paid, (look, of) => costs(look, of, card, way))

/** How much more pool this card costs for what it is aimed at. */
export const dearerAt = (state: GameState, target: CardId, card: CardId): number =>
  standing(state, { card: target }, 'cost').reduce(
    (n, { look, effect }) =>
      'delta' in effect && effect.aimed && effect.of && matches(look, effect.of, card)
        ? n + amount(look, effect.delta)
        : n,
    0,
  )

/** What rescuing this vampire costs more or less than others. */
export const rescueRelief = (state: GameState, rescuer: CardId, target: CardId): number =>
  standing(state, { card: rescuer }, 'rescue').reduce(
    (n, { look, effect }) =>
      'delta' in effect && effect.of && matches(look, effect.of, target) ? n + amount(look, effect.delta) : n,
    0,
  )

/** Stolen, it is of no use to its new bearer in the round (STRIKE-31); nor is equipment to who cannot use any. */
export function unusable(state: GameState, id: CardId): boolean {
  const { on } = state.cards[id]!
  return (
    state.facts.some(fact => fact.name === 'unusable' && fact.of === id) ||
    (on !== undefined && isEquipment(state, id) && ruled(state, on, 'equipment', false)) ||
    isSilenced(state, id)
  )
}

/** Whether everybody sees the hand of this seat. */
export const openHand = (state: GameState, seat: SeatIndex): boolean =>
  standing(state, { seat }, 'rule:open-hand').some(({ effect }) => 'rule' in effect && effect.allow) ||
  state.modifiers.some(m => m.kind === 'rule' && m.rule === 'open-hand' && m.allow && applies(state, m, { seat }))

/** One bleed action a turn, unless a card says more (BLEED-02, GOLDEN-01). */
export const hasBled = (state: GameState, id: CardId): boolean =>
  state.uses.filter(use => use.what === 'bleed' && use.by === id).length >= stat(state, id, 'bleeds')

/** Unlocked, or awake: ignoring its lock for blocks and reactions until the action ends (MIN-20, GLOSS-24). */
export const awake = (state: GameState, id: CardId): boolean =>
  !state.cards[id]!.locked || ruled(state, id, 'wake', true)

/** Whether an increase of the bleed that counts against the limit applies now (BLEED-04 to BLEED-06). */
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

/** What a Methuselah burns to a bleed for so much: the bleed is for that, whatever limits this. */
export const burnedTo = (state: GameState, seat: SeatIndex, bleed: number): number =>
  standing(state, { seat }, 'bled').reduce(
    (n, { look, effect }) => ('bled' in effect ? Math.min(n, amount(look, effect.bled)) : n),
    bleed,
  )

/** From the minion's blood, and from the pool of its controller (REQ-08); who cannot pay cannot play (RESOLVE-07). */
export function canPay(
  state: GameState,
  seat: SeatIndex,
  by: CardId | null,
  cost: { blood?: number; pool?: number },
): 'not-enough-blood' | 'not-enough-pool' | undefined {
  if ((cost.blood ?? 0) > 0 && (by === null || blood(state, by) < cost.blood!)) return 'not-enough-blood'
  // The very last pool may be paid (REQ-06).
  if ((cost.pool ?? 0) > state.seats[seat]!.pool) return 'not-enough-pool'
  return undefined
}
