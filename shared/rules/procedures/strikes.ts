import type { GrantedStrike } from '../../cards/definition.ts'
import type { Option, Slot } from '../model/answers.ts'
import type { CombatFrame, Strike } from '../model/frames.ts'
import { moveCounters } from '../changes/counters.ts'
import type { Op } from '../../cards/language.ts'
import { attachedTo, blood, controllerOf, currentCombat, definitionOf, used } from '../reads/queries.ts'
import { amount, holds, ruled, damageOf, isAggravated, stat } from '../reads/evaluate.ts'
import { couldPlay, playOptions } from '../offers/plays.ts'
import { emit, named, push, type Run, publishedBy } from '../model/run.ts'
import { defaultArgs } from '../model/slots.ts'
import { unusable } from '../reads/stats.ts'
import { AIMED, aimedPlay, aimSlot, opponentOf } from './strike-targets.ts'
import type { CardId, GameState } from '../model/state.ts'
import { mayRefrain, strikePrice, type Made } from '../reads/strike-prices.ts'
import { playFromHand } from './play.ts'
import type { Asks } from './procedure.ts'

/**
 * Each minion chooses its strike for the pair, the acting one first; it is public at once, and final (STRIKE-01,
 * STRIKE-02).
 */
export function chooseStrikes(run: Run, frame: CombatFrame): boolean {
  const { state } = run
  // What was named with a card that was cancelled goes with it, and a strike is chosen anew (CANCEL-05, STRIKE-10).
  delete frame.aimed
  for (let by = frame.toChoose[0]; by !== undefined && frame.step === 'choose-strikes'; by = frame.toChoose[0]) {
    // The strike whose maneuver was used is the initial strike, and no other takes its place (STRIKE-04, STRIKE-05,
    // STRIKE-36).
    const bound = boundStrike(frame)
    if (bound && !canMake(state, frame, bound)) losesStrike(run, frame, by)
    else if (bound && aimSlot(state, frame, bound).length > 0) return false
    else if (bound) makeStrike(run, frame, bound)
    else if (settled(frame).length > 0 || hasChoice(state, frame, by)) return false
    else if (!canMake(state, frame, handsOf(by))) losesStrike(run, frame, by)
    else if (mayRefrain(state, frame, by)) return false
    else makeStrike(run, frame, handsOf(by))
  }
  if (frame.step === 'choose-strikes') frame.step = 'resolve-strikes'
  return true
}

const boundStrike = (frame: CombatFrame): Strike | undefined =>
  frame.pair === 1 ? frame.committed.find(strike => strike.by === frame.toChoose[0]) : undefined

/** Additional strikes that are of one kind, and not made yet. */
const settled = (frame: CombatFrame): Strike[] =>
  frame.pair === 1 ? [] : (frame.additional ?? []).filter(strike => strike.by === frame.toChoose[0])

/** All that are left to who chooses are of that kind. */
const onlySettled = (state: GameState, frame: CombatFrame): boolean => {
  const by = frame.toChoose[0]!,
    left = stat(state, by, 'strikes') - (frame.pair - 2)
  return settled(frame).length >= left
}

const handsOf = (by: CardId): Strike => ({ by, strike: 'hand', source: null })

/** Nothing forbids it, and it can pay what the strike costs besides. */
const canMake = (state: GameState, frame: CombatFrame, { by, ...strike }: Strike): boolean =>
  !strikeForbidden(state, by, strike.strike) && blood(state, by) >= strikePrice(state, frame, by, strike)

/** Paid for before anything is worked out that it inflicts. */
function makeStrike(run: Run, frame: CombatFrame, strike: Strike): void {
  payStrike(run, frame, strike.by, strike)
  declareStrike(run, frame, strike)
}
export function payStrike(run: Run, frame: CombatFrame, by: CardId, strike: Made): void {
  const { aimed: at } = frame
  moveCounters(
    run,
    { card: by },
    'bank',
    strikePrice(run.state, frame, by, at === undefined ? strike : { ...strike, at }),
    'cost',
  )
}

function losesStrike(run: Run, frame: CombatFrame, by: CardId): void {
  frame.toChoose = frame.toChoose.filter(minion => minion !== by)
  emit(run, 'strike-lost', { by: named(run.state, by) })
}

const NONE = 'none'

const priced = (price: number, own: number): Pick<Option, 'cost'> =>
  price === 0 ? {} : { cost: { blood: price + own } }

/** T0: public facts and the pool of printed cards leave it something besides its hands (STRIKE-03). */
function hasChoice(state: GameState, frame: CombatFrame, by: CardId): boolean {
  return payableStrikes(state, frame, by).length > 0 || couldPlay(state, controllerOf(state, by)!, 'strike')
}

export function declareStrike(run: Run, frame: CombatFrame, strike: Strike): void {
  const { aimed } = frame
  delete frame.aimed
  const { state } = run
  frame.strikes.push({
    ...strike,
    ...(aimed !== undefined && { at: aimed }),
    ...(ruled(state, strike.by, 'first-strike', true) && { first: true as const }),
  })
  frame.toChoose = frame.toChoose.filter(minion => minion !== strike.by)
  frame.step = 'as-chosen'
  // A declaration like any other: an answer sealed before it for an unchanged case holds no more, as in the same window
  // of the next round.
  state.fx++
  emit(run, 'strike-chosen', {
    by: named(state, strike.by),
    strike: strike.strike,
    card: strike.source === null ? null : named(state, strike.source),
    ...(aimed !== undefined && { at: named(state, aimed) }),
  })
}

export const strikeForbidden = (state: GameState, by: CardId, strike: Strike['strike']): boolean =>
  ruled(state, by, 'strike', false, undefined, strike)

/** Strikes that the minion itself or a card on it gives. */
export interface Given {
  source: CardId
  by: CardId
  strike: GrantedStrike
}

function given(state: GameState, by: CardId): Given[] {
  const says = (source: CardId, fit: (strike: GrantedStrike) => boolean): Given[] =>
    (definitionOf(state, source)?.strikes ?? []).filter(fit).map(strike => ({ source, by, strike }))
  const combat = currentCombat(state)
  return [
    ...[by, ...attachedTo(state, by)]
      .filter(source => !unusable(state, source))
      .flatMap(source => says(source, one => !one.opposing)),
    ...(combat ? attachedTo(state, opponentOf(combat, by)) : []).flatMap(source =>
      says(source, one => one.opposing === true),
    ),
    // What a card that is not in play has granted for a time.
    ...state.modifiers.flatMap(modifier =>
      modifier.kind === 'grant' && 'card' in modifier.on && modifier.on.card === by
        ? says(modifier.source, one => one.name === modifier.ability)
        : [],
    ),
  ]
}

const affordable = (state: GameState, by: CardId, { blood: burned = 0, discards = 0 }: Price): boolean =>
  blood(state, by) >= burned && state.seats[controllerOf(state, by)!]!.hand.length >= discards
type Price = NonNullable<GrantedStrike['cost']>

/** In a combat each of its strikes is counted for itself, in a round all together. */
const useOf = ({ strike: { name, once } }: Given): string => (once === 'round' ? 'strike' : `strike:${name}`)
const idOf = ({ source, strike }: Given): string => `${source}:${strike.name}`

export const strikesOf = (state: GameState, by: CardId): Given[] =>
  given(state, by).filter(
    one =>
      !(one.strike.once && used(state, useOf(one), one.source)) &&
      (one.strike.mode === undefined || one.strike.mode === state.cards[one.source]!.mode) &&
      (one.strike.at === undefined || currentCombat(state)?.range === one.strike.at) &&
      (one.strike.cost === undefined || affordable(state, by, one.strike.cost)) &&
      (one.strike.while === undefined ||
        holds({ state, source: one.source, by, seat: controllerOf(state, by)!, vars: {} }, one.strike.while)) &&
      !strikeForbidden(state, by, one.strike.strike.strike),
  )

/** Those of them that it can pay for against its opponent, or aim elsewhere. */
const payableStrikes = (state: GameState, frame: CombatFrame, by: CardId): Given[] =>
  strikesOf(state, by).filter(one => {
    const price = strikePrice(state, frame, by, one.strike.strike)
    return price === 0 || blood(state, by) >= (one.strike.cost?.blood ?? 0) + price
  })

/** Weapons with a maneuver left this combat. */
export const maneuversOf = (state: GameState, by: CardId): Given[] =>
  strikesOf(state, by).filter(({ source, strike }) => maneuversUsed(state, source) < (strike.maneuver ?? 0))
const maneuversUsed = (state: GameState, source: CardId): number =>
  state.uses.filter(use => use.what === 'maneuver' && use.by === source).length

function useStrike(run: Run, one: Given, maneuver: boolean): void {
  const { state } = run
  const combat = currentCombat(state)!
  if (one.strike.once)
    state.uses.push({ what: useOf(one), by: one.source, until: one.strike.once === 'round' ? combat.round : combat.id })
  if (maneuver) state.uses.push({ what: 'maneuver', by: one.source, until: combat.id })
  const { blood: burned = 0, discards = 0 } = one.strike.cost ?? {}
  moveCounters(run, { card: one.by }, 'bank', burned, 'cost')
  push(run, {
    kind: 'effects',
    source: one.source,
    by: one.by,
    seat: controllerOf(state, one.by)!,
    ops: [...(discards > 0 ? discarding(discards) : []), one.strike.strike],
    vars: {},
  })
}

const discarding = (max: number): Op[] => [
  {
    op: 'choose',
    as: 'discarded',
    ask: 'choose-discards',
    from: { cards: { in: 'hand', of: 'you' } },
    max,
    random: true,
  },
  { op: 'each', over: { list: 'discarded' }, as: 'one', ops: [{ op: 'move', who: 'one', to: 'ash' }] },
]

export function maneuverWith(run: Run, by: CardId, id: string): void {
  useStrike(
    run,
    maneuversOf(run.state, by).find(one => `maneuver:${by}:${idOf(one)}` === id)!,
    true,
  )
}
export const maneuverOptionOf = (state: GameState, one: Given, range: string): Option => ({
  id: `maneuver:${one.by}:${idOf(one)}`,
  kind: 'maneuver',
  minion: one.by,
  card: one.source,
  effect: { key: 'option-maneuver', params: { minion: named(state, one.by), card: named(state, one.source), range } },
})

/** These do nothing at long range unless they are ranged (STRIKE-07, STRIKE-08). */
const FALLS_SHORT: ReadonlySet<Strike['strike']> = new Set(['hand', 'damage', 'steal', 'equipment'])

/** That it falls short at this range; else what it would inflict, if it inflicts anything. */
function effectAt(
  state: GameState,
  { range }: CombatFrame,
  strike: Strike,
): { range?: 'long'; damage?: number; aggravated?: true } {
  if (!strike.ranged && range === 'long' && FALLS_SHORT.has(strike.strike)) return { range }
  const damage = damageOf(state, strike)
  return damage === 0 ? {} : { damage, ...(isAggravated(state, strike) && { aggravated: true }) }
}

/** As it would be chosen; of one that goes by another strike, no numbers. */
function asGiven(state: GameState, { source, by, strike: { strike: op } }: Given): Strike {
  const { strike, damage, plus, ranged, aggravated } = op,
    look = { state, source, by, seat: controllerOf(state, by)!, vars: {} }
  return {
    by,
    source,
    strike,
    ...(damage !== undefined && { damage: amount(look, damage) }),
    ...(plus !== undefined && { plus: amount(look, plus) }),
    ...(ranged && { ranged }),
    ...(aggravated && { aggravated }),
  }
}

/**
 * A question without a pass in it: whoever has yet to choose is asked, alone. Hands, or the strike it is bound to, come
 * first.
 */
export const strikeChoice: Asks<CombatFrame> = {
  waiting: (state, frame) => [controllerOf(state, frame.toChoose[0]!)!],
  instance: state => state.fx,
  ask: (state, frame) => {
    const by = frame.toChoose[0]!,
      other = frame.strikes.find(strike => strike.by !== by)
    return {
      key: 'ask-strike',
      params: {
        minion: named(state, by),
        opposing: named(state, opponentOf(frame, by)),
        range: frame.range,
        strike: other?.strike ?? null,
      },
    }
  },
  options: (state, frame, seat) => {
    const by = frame.toChoose[0]!
    const option = (id: string, strike: Strike, card: CardId | null, slots: Slot[] = [], own = 0): Option => ({
      id: `strike:${by}:${id}`,
      kind: 'strike',
      minion: by,
      ...priced(strikePrice(state, frame, by, strike), own),
      ...(card !== null && { card }),
      irreversible: true,
      ...(slots.length > 0 && { slots }),
      effect: {
        key: 'option-strike',
        params: {
          minion: named(state, by),
          strike: strike.strike,
          card: card === null ? null : named(state, card),
          ...effectAt(state, frame, strike),
        },
      },
    })
    const bound = boundStrike(frame)
    if (bound) return [option('bound', bound, bound.source, aimSlot(state, frame, bound))]
    const additional = settled(frame).map((strike, i) =>
      option(`additional-${i}`, strike, strike.source, aimSlot(state, frame, strike)),
    )
    const given = payableStrikes(state, frame, by)
    // With its hands forbidden it may have cards to strike with, or none: that it has not is always an answer.
    const none: Option = {
      id: `strike:${by}:${NONE}`,
      kind: 'strike',
      minion: by,
      irreversible: true,
      effect: { key: 'option-no-strike', params: { minion: named(state, by) } },
    }
    if (additional.length > 0 && onlySettled(state, frame))
      return mayRefrain(state, frame, by) ? [...additional, none] : additional
    const hands = canMake(state, frame, handsOf(by)) ? [option('hand', handsOf(by), null)] : [],
      mustStrike = hands.length + given.length + additional.length > 0 && !mayRefrain(state, frame, by)
    const hand = mustStrike ? hands : [...hands, none]
    return [
      ...additional,
      ...hand,
      ...given.map(one =>
        option(
          idOf(one),
          asGiven(state, one),
          one.source,
          aimSlot(state, frame, one.strike.strike),
          one.strike.cost?.blood,
        ),
      ),
      ...playOptions(state, seat, 'strike').map(play => aimedPlay(state, frame, play)),
    ]
  },
  fallback: (state, frame, seat) => {
    // Nothing is paid for who does not answer.
    const options = strikeChoice.options(state, frame, seat),
      option = options.find(({ cost }) => cost === undefined) ?? options[0]!
    return { optionId: option.id, args: defaultArgs(option) }
  },
  accept(run, frame, seat, option, answer) {
    const { state } = run
    const by = frame.toChoose[0]!
    const { [AIMED]: aimed } = answer.args ?? {}
    if (Array.isArray(aimed) && typeof aimed[0] === 'number' && aimed[0] !== opponentOf(frame, by))
      frame.aimed = aimed[0]
    const bound = boundStrike(frame)
    publishedBy(run, seat)
    const granted = strikesOf(state, by).find(one => option.id === `strike:${by}:${idOf(one)}`)
    const additional = settled(frame).find((_, i) => option.id === `strike:${by}:additional-${i}`)
    if (bound) makeStrike(run, frame, bound)
    else if (option.id === `strike:${by}:${NONE}`) losesStrike(run, frame, by)
    else if (additional) {
      frame.additional = frame.additional!.filter(strike => strike !== additional)
      if (canMake(state, frame, additional)) makeStrike(run, frame, additional)
      else losesStrike(run, frame, by)
    } else if (option.kind === 'play') playFromHand(run, seat, option, answer.args, 'strike')
    else if (granted) useStrike(run, granted, false)
    else makeStrike(run, frame, handsOf(by))
  },
}
