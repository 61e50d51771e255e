import type { CombatFrame, Hit, Strike } from '../model/frames.ts'
import {
  amount,
  bonusOf,
  damageOf,
  holds,
  isAggravated,
  reliefFrom,
  ruled,
  woundsGravely,
  isSilenced,
} from '../reads/evaluate.ts'
import { cardOf, type Viewpoint } from '../reads/look.ts'
import { moveCounters } from '../changes/counters.ts'
import type { Op } from '../../cards/language.ts'
import { attachedTo, blood, controllerOf, definitionOf, isMinion } from '../reads/queries.ts'
import { emit, named, push, type Run } from '../model/run.ts'
import { opponentOf } from './strike-targets.ts'
import { isAwaited } from '../reads/card-texts.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * How a pair of strikes resolves: combat ends, then first strikes, then the others; in each, effects before damage
 * (STRIKE-06, STRIKE-09).
 */

/** Works at any range, and no dodge helps against it (STRIKE-22, STRIKE-37). */
export function endingStrikes(run: Run, frame: CombatFrame): void {
  effectsOf(
    run,
    frame.strikes.filter(
      strike =>
        strike.strike === 'combat-ends' && !ruled(run.state, strike.by, 'strike', false, undefined, strike.strike),
    ),
    [{ op: 'outcome', of: 'combat', is: 'ends' }],
  )
}

/** Effects other than damage and theft. What a first strike has taken away strikes no more (STRIKE-33). */
export function specialEffects(run: Run, frame: CombatFrame, first: boolean): void {
  frame.strikes = frame.strikes.filter(strike => keeps(run, strike))
  // Aimed at a retainer it does nothing to the opponent (RETAINER-04).
  effectsOf(
    run,
    landing(frame, first).filter(strike => strike.at === undefined),
  )
}

function keeps(run: Run, strike: Strike): boolean {
  if (!strike.carried || run.state.cards[strike.source!]!.on === strike.by) return true
  emit(run, 'strike-lost', { by: named(run.state, strike.by) })
  return false
}

/**
 * The strikes of this wave that reach and are not dodged; who dodges does nothing else (STRIKE-07, STRIKE-08,
 * STRIKE-17, STRIKE-19). First strikes are a wave of their own (STRIKE-34).
 */
const landing = (frame: CombatFrame, first: boolean): Strike[] =>
  frame.strikes.filter(
    strike =>
      (strike.first === true) === first &&
      (frame.range === 'close' || strike.ranged) &&
      // A dodge is no shield for the retainers of the dodger (STRIKE-18), nor against what befalls the striker.
      (strike.at !== undefined ||
        strike.undodgeable ||
        strike.own ||
        !frame.strikes.some(other => other.strike === 'dodge')),
  )

function effectsOf(run: Run, strikes: Strike[], then: Op[] = []): void {
  // The last pushed is carried out first, so the acting minion's goes on last.
  for (const { by, source, effects = [] } of strikes.toReversed()) {
    const ops = [...effects, ...then]
    if (ops.length > 0) push(run, { kind: 'effects', source, by, seat: controllerOf(run.state, by)!, ops, vars: {} })
  }
}

/**
 * All that is stolen moves, then all damage of the wave is one batch: stolen blood mends it (STRIKE-25 to STRIKE-27).
 */
export function dealDamage(run: Run, frame: CombatFrame, first: boolean): void {
  const { state } = run
  const strikes = landing(frame, first)
  const hits = [
    ...strikes.map(strike => hitOfStrike(state, strike, strike.at ?? opponentOf(frame, strike.by))),
    ...(first ? [] : standingDamage(state, frame)),
  ].filter(hit => hit.amount > 0)
  steal(run, frame, strikes)
  aboutToInflict(run, hits)
}

/** What a strike inflicts; or, given how much, what is added to it: that is all that the strike is. */
export const hitOfStrike = (state: GameState, strike: Strike, to: CardId, n = damageOf(state, strike)): Hit => ({
  to,
  amount: n,
  strike: true,
  from: strike.by,
  ...(strike.carried && { with: strike.source! }),
  ...(strike.pierces !== undefined && { pierces: strike.pierces }),
  ...(isAggravated(state, strike) && { aggravated: true as const }),
})

/** Before any of it is prevented, what counts the damage of strikes hears of it. */
export function aboutToInflict(run: Run, inflicted: Hit[]): void {
  const { state } = run
  const hits = inflicted.map(hit =>
    hit.from !== null && woundsGravely(state, hit.from, hit.to) ? { ...hit, aggravated: true as const } : hit,
  )
  if (isAwaited(state, 'inflicting'))
    for (const hit of hits)
      if (hit.strike)
        emit(
          run,
          'inflicting',
          {
            by: named(state, hit.from!),
            with: hit.with === undefined ? null : named(state, hit.with),
            amount: hit.amount,
          },
          [],
        )
  if (hits.length > 0) push(run, { kind: 'proposal', step: 'prevent', proposal: { type: 'damage', hits } })
}

/**
 * What inflicts damage in each round as strikes resolve, without being a strike: no dodge helps (STRIKE-20, DAMAGE-09,
 * DAMAGE-10).
 */
function standingDamage(state: GameState, frame: CombatFrame): Hit[] {
  const hitsOf = (look: Viewpoint, ops: Op[], from: CardId | null): Hit[] =>
    ops.flatMap(op => (op.op === 'damage' ? hitOf(look, op, from) : []))
  const lasting = state.watches
    .filter(watch => watch.on === 'strike-resolution' && (frame.pair === 1 || watch.until === frame.pairScope))
    .flatMap(({ source, by, seat, vars, ops, when }) => {
      const look = { state, source, by, seat, vars }
      return !when || holds(look, when) ? hitsOf(look, ops, null) : []
    })
  if (frame.pair > 1) return lasting
  const printed = [frame.acting, frame.opposing].flatMap(by =>
    [by, ...attachedTo(state, by)].flatMap(source =>
      (isSilenced(state, source) ? [] : (definitionOf(state, source)?.triggers ?? []))
        .filter(trigger => trigger.on === 'strike-resolution')
        .flatMap(({ ops, when }) => {
          const look = { state, source, by, seat: controllerOf(state, source)!, vars: {} }
          return !when || holds(look, when) ? hitsOf(look, ops, source) : []
        }),
    ),
  )
  return [...lasting, ...printed]
}

/** What an operation of damage inflicts; nothing where there is nobody to take it. */
export function hitOf(look: Viewpoint, op: Extract<Op, { op: 'damage' }>, from: CardId | null): Hit[] {
  const to = cardOf(look, op.to)
  if (to === undefined) return []
  const { state } = look
  // What is added to a strike is part of it.
  const less = from === null || op.strike || !isMinion(state, from) ? 0 : reliefFrom(state, from, to)
  return [
    {
      to,
      amount: Math.max(0, amount(look, op.amount) + less),
      from,
      ...(op.strike && { strike: true as const }),
      ...(op.aggravated && { aggravated: true as const }),
      ...(op.unpreventable && { unpreventable: true as const }),
    },
  ]
}

/**
 * No damage, so nothing prevents it (STRIKE-24); of too few all are stolen (STRIKE-28). Two thefts at once are one
 * change: what both gain and lose is added up.
 */
function steal(run: Run, frame: CombatFrame, strikes: Strike[]): void {
  const { state } = run
  const wantedBy = (strike: Strike): number =>
    strike.steal === undefined ? 0 : Math.max(0, strike.steal + bonusOf(state, strike))
  const taken = (by: CardId) =>
    strikes.reduce(
      (n, strike) =>
        strike.by === by && strike.at === undefined
          ? n + Math.min(wantedBy(strike), blood(state, opponentOf(frame, by)))
          : n,
      0,
    )
  const net = taken(frame.acting) - taken(frame.opposing)
  if (net > 0) moveCounters(run, { card: frame.opposing }, { card: frame.acting }, net, 'effect')
  else moveCounters(run, { card: frame.acting }, { card: frame.opposing }, -net, 'effect')
  for (const strike of strikes)
    if (strike.at !== undefined) moveCounters(run, { card: strike.at }, { card: strike.by }, wantedBy(strike), 'effect')
}
