import type { Ability } from '../../cards/definition.ts'
import { refuse, type Option, type Refusal } from '../model/answers.ts'
import { budgetRefusal } from './budgets.ts'
import { readyToAct } from './duties.ts'
import { combatRefusal } from './combat-conditions.ts'
import { matches } from '../reads/evaluate.ts'
import { cardOf, type Viewpoint } from '../reads/look.ts'
import type { PlayFrame } from '../model/frames.ts'
import type { WindowName, Op, Phase } from '../../cards/language.ts'

import { numbersRefusal } from './plays.ts'
import { slotsOf, targetRefusal } from './questions.ts'
import {
  blood,
  controllerOf,
  couldAct,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  definitionOf,
  isLocked,
  isVampire,
  minionsOf,
  prey,
  readyMinions,
  used,
} from '../reads/queries.ts'
import { unmet } from '../reads/conditions.ts'
import { unusable } from '../reads/stats.ts'
import { named } from '../model/run.ts'
import { abilitiesOf } from '../reads/card-texts.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * What cards in play can be used for, by their controller, by whom their text names, or by whom the right was granted
 * to. All of it is public.
 */
interface Usable {
  card: CardId
  user: CardId
  ability: Ability
}

/** When: in a window, or in a phase of the own turn, between two effects. */
export type Moment = WindowName | { phase: Phase }

/**
 * Left out, at whatever moment. Asked for each seat in each window, so that what the moment rules out is not looked at.
 */
export function usable(state: GameState, seat: SeatIndex, moment?: Moment): Usable[] {
  const own: Usable[] = [],
    borne: Usable[] = []
  for (let holder = 0; holder < state.seats.length; holder++) {
    for (const { source: card, text: ability } of abilitiesOf(
      state,
      holder,
      typeof moment === 'object' ? moment.phase : moment,
    )) {
      const { for: whom, mode } = ability
      if (mode !== undefined && mode !== state.cards[card]!.mode) continue
      if (!whom) {
        if (userOf(state, holder, card, ability) === seat) own.push({ card, user: card, ability })
        continue
      }
      // In torpor it may use only what names it wherever it is.
      const users = (whom.in === 'inPlay' ? minionsOf : readyMinions)(state, seat)
      for (const user of users)
        if (matches(lookOf(state, holder, card, card), whom, user)) borne.push({ card, user, ability })
    }
  }
  const granted = state.modifiers.flatMap(modifier => {
    if (modifier.kind !== 'grant' || !('card' in modifier.on) || controllerOf(state, modifier.on.card) !== seat)
      return []
    const user = modifier.on.card
    return saidBy(state, modifier.source)
      .filter(one => one.name === modifier.ability)
      .map(ability => ({ card: modifier.source, user, ability }))
  })
  return [...own, ...borne, ...granted, ...answers(state, seat)]
}

/** What a card that is being played leaves to others: the minion opposing whoever plays it, or whom it is about. */
function answers(state: GameState, seat: SeatIndex): Usable[] {
  const play = currentFrame(state, 'play')
  if (!play || play.step !== 'pay') return []
  return saidBy(state, play.card).flatMap(ability => {
    if (!isAnswer(ability) || (ability.mode !== undefined && ability.mode !== play.mode)) return []
    const user = answering(state, play, ability.user)
    return user !== undefined && controllerOf(state, user) === seat ? [{ card: play.card, user, ability }] : []
  })
}

function answering(state: GameState, play: PlayFrame, user: Ability['user']): CardId | undefined {
  if (typeof user === 'object') return cardOf({ state, source: play.card, ...play }, user.controls)
  if (user === 'blocking') return currentAction(state)?.blocker ?? undefined
  const combat = currentCombat(state)
  return !combat || play.by === null ? undefined : play.by === combat.acting ? combat.opposing : combat.acting
}

/** Used while its card is played, and not once that is in play. */
const isAnswer = ({ user }: Ability): boolean => typeof user === 'object' || user === 'opposing' || user === 'blocking'

const opensAt = (ability: Ability, moment: Moment): boolean =>
  typeof moment === 'string' ? ability.windows.includes(moment) : ability.phases?.includes(moment.phase) === true

const saidBy = (state: GameState, card: CardId): Ability[] => definitionOf(state, card)?.abilities ?? []

function userOf(state: GameState, holder: SeatIndex, card: CardId, ability: Ability): SeatIndex | undefined {
  if (isAnswer(ability)) return undefined
  if (ability.user === 'active') return currentTurn(state).seat
  if (ability.user === 'others') return currentTurn(state).seat === holder ? undefined : currentTurn(state).seat
  if (ability.user === 'prey') return prey(state, holder) ?? undefined
  const host = state.cards[card]!.on
  return ability.user === 'host' ? (host === undefined ? undefined : controllerOf(state, host)) : holder
}

/** A card's own ability locks that card; a granted one is paid for by who uses it. */
function refusalOf(
  state: GameState,
  seat: SeatIndex,
  { card, user, ability }: Usable,
  moment: Moment,
  publicly = false,
): Refusal | undefined {
  const turn = currentTurn(state)
  if (typeof moment === 'string') {
    if (!opensAt(ability, moment)) return refuse('wrong-window', 'PLAY-04')
    if (ability.phasesOf && !isItsPhase(state, seat, card, ability)) return refuse('not-this-phase', 'UNLOCK-06')
  } else if (turn.seat !== seat || !isOwnPhase(state, card, ability) || !opensAt(ability, moment))
    return refuse('not-this-phase', 'UNLOCK-06')
  if (unusable(state, card)) return refuse('forbidden', 'STRIKE-31')
  if (ability.cost.edge && state.edge !== seat) return refuse('edge-not-yours', 'REQ-07')
  // As a price only who is unlocked can pay it (LOCK-03); a lock that is an effect asks for nothing (TEMPL-03,
  // GLOSS-13).
  if (ability.cost.lock && isLocked(state, user)) return refuse('locked', 'LOCK-02')
  const spent = budgetRefusal(turn, ability.cost)
  if (spent) return spent
  if (ability.once && used(state, `ability:${ability.once}`, card)) return refuse('already-used', 'UNLOCK-06')
  if (ability.cost.blood !== undefined && !canBurn(state, card, user, ability.cost.blood))
    return refuse('not-enough-blood', 'REQ-04')
  const look = lookOf(state, seat, card, user)
  return (
    unmet(look, ability.usable) ??
    targetRefusal(look, ability, publicly) ??
    combatRefusal(look, ability.ops, typeof moment === 'string' ? moment : null) ??
    numbersRefusal(state, look, ability) ??
    actingRefusal(look, ability)
  )
}

/** Who is to take an action must be able to: out of torpor, too. */
function actingRefusal(look: Viewpoint, { ops }: Ability): Refusal | undefined {
  for (const op of ops) {
    const minion = op.op === 'act' ? cardOf(look, op.who) : undefined
    if (minion === undefined) continue
    if (!couldAct(look.state, look.seat, minion)) return refuse('locked', 'ACT-01')
    const unable = look.state.cards[minion]!.torpor ? undefined : readyToAct(look.state, minion)
    if (unable) return unable
  }
  return undefined
}

/** Of the own turn of who uses it, and a use of the turn of who controls the card only where that is the same. */
const isOwnPhase = (state: GameState, card: CardId, { phasesOf }: Ability): boolean =>
  phasesOf === undefined || (phasesOf === 'controller' && currentTurn(state).seat === controllerOf(state, card))

/** Of the turn of another. */
const isItsPhase = (state: GameState, seat: SeatIndex, card: CardId, { phases, phasesOf }: Ability): boolean => {
  const turn = currentTurn(state)
  return (
    turn.seat !== seat &&
    (phasesOf === 'others' || turn.seat === controllerOf(state, card)) &&
    phases?.includes(turn.phase) === true
  )
}

/**
 * Of its own a card burns blood or life; what a card in play asks of another minion is blood, and an ally has none
 * (GLOSS-35).
 */
const canBurn = (state: GameState, card: CardId, user: CardId, n: number): boolean =>
  blood(state, user) >= n && (user === card || controllerOf(state, card) === undefined || isVampire(state, user))

/** With what the card has in mind since it came into play. */
export const lookOf = (state: GameState, seat: SeatIndex, card: CardId, user: CardId): Viewpoint => ({
  state,
  source: card,
  by: user,
  seat,
  vars: state.cards[card]!.vars ?? {},
})

export const idOf = ({ card, user, ability }: Usable): string =>
  ['use', card, ability.name, ...(user === card ? [] : [user])].join(':')

const open = (state: GameState, seat: SeatIndex, moment: Moment): Usable[] =>
  usable(state, seat, moment).filter(one => !refusalOf(state, seat, one, moment))

/** Whether there is any, without listing them. */
export const canUse = (state: GameState, seat: SeatIndex, moment: Moment): boolean =>
  usable(state, seat, moment).some(one => !refusalOf(state, seat, one, moment))

/** T0: as far as everybody can see. What a secret choice is made from may be there or not. */
export const couldUse = (
  state: GameState,
  seat: SeatIndex,
  moment: Moment,
  like: (ability: Ability) => boolean = () => true,
): boolean => usable(state, seat, moment).some(one => like(one.ability) && !refusalOf(state, seat, one, moment, true))

export function abilityOptions(state: GameState, seat: SeatIndex, moment: Moment): Option[] {
  return open(state, seat, moment).map((one): Option => {
    const { card, user, ability } = one
    const slots = slotsOf(lookOf(state, seat, card, user), ability)
    return {
      id: idOf(one),
      kind: 'use',
      card,
      ...(user !== card && { minion: user }),
      ...(ability.cost.blood !== undefined && { cost: { blood: ability.cost.blood } }),
      effect: { key: 'option-use', params: { card: named(state, card), ability: ability.name } },
      ...(typeof moment !== 'string' && { irreversible: true as const }),
      ...(slots.length > 0 && { slots }),
    }
  })
}

/** The effects that must be carried out before this phase can be left (UNLOCK-05). */
export const compulsory = (state: GameState, seat: SeatIndex, phase: Phase): string[] =>
  due(state, seat, phase).map(idOf)

/** Few are: only of these it is asked whether they can be used. */
const due = (state: GameState, seat: SeatIndex, phase: Phase): Usable[] =>
  usable(state, seat, { phase }).filter(one => one.ability.compulsory && !refusalOf(state, seat, one, { phase }))

/**
 * Those of them that leave nothing to choose and take nothing of one's own: done now or later, they come to the same.
 */
export const compulsoryFree = (state: GameState, seat: SeatIndex, phase: Phase): string[] =>
  due(state, seat, phase)
    .filter(({ ability }) => Object.keys(ability.cost).length === 0 && ability.ops.every(takesNothing))
    .map(idOf)

const takesNothing = (op: Op): boolean =>
  (op.op === 'mark' && op.of === 'self') ||
  (op.op === 'counters' &&
    (op.from === 'bank' ||
      (typeof op.from === 'object' && 'pool' in op.from && (op.from.pool === 'prey' || op.from.pool === 'predator'))))

/** Why a card cannot be used now: of several uses, what keeps it from the first. */
export function abilityRefusals(
  state: GameState,
  seat: SeatIndex,
  moment: Moment,
): { card: CardId; refusal: Refusal }[] {
  const all = usable(state, seat),
    cards = [...new Set(all.map(({ card }) => card))]
  return cards.flatMap(card => {
    const refusals = all.filter(one => one.card === card).map(one => refusalOf(state, seat, one, moment))
    const [first] = refusals
    return first && refusals.every(refusal => refusal) ? [{ card, refusal: first }] : []
  })
}
