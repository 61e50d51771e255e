import { preventable } from '../offers/combat-conditions.ts'
import { amount, ruled } from '../reads/evaluate.ts'
import { cardOf, first } from '../reads/look.ts'
import type { CombatFrame, Strike } from '../model/frames.ts'
import { resolveBlock } from '../procedures/blocking.ts'
import { pushCombat } from '../procedures/push-combat.ts'
import { maneuver, press } from '../procedures/range.ts'
import { aboutToInflict, hitOf, hitOfStrike } from '../procedures/resolution.ts'
import { declareStrike, payStrike, strikesOf } from '../procedures/strikes.ts'
import { controllerOf, currentAction, currentCombat, currentFrame, isReady } from '../reads/queries.ts'
import { emit, named, push, type Run } from '../model/run.ts'
import { lookFrom, type Handlers, type OpFrame, type OpOf } from './handler.ts'

/** Verbs of the rulebook that belong to a combat. */
export const combats: Handlers<'damage' | 'combat' | 'strike' | 'maneuver' | 'press' | 'prevent' | 'range'> = {
  damage(run, frame, op) {
    const look = lookFrom(run, frame)
    const from = op.from === undefined ? null : (cardOf(look, op.from) ?? null),
      strike = op.strike && currentCombat(run.state)?.strikes.find(({ by }) => by === from)
    const hits = hitOf(look, op, from)
    aboutToInflict(
      run,
      strike ? hits.map(hit => ({ ...hit, ...hitOfStrike(run.state, strike, hit.to, hit.amount) })) : hits,
    )
  },
  combat(run, frame, op) {
    const { state } = run
    const look = lookFrom(run, frame)
    const acting = cardOf(look, op.acting),
      opposing = cardOf(look, op.opposing)
    // Only ready minions of two Methuselahs can fight (COMBAT-02, COMBAT-03).
    if (
      acting === undefined ||
      opposing === undefined ||
      !isReady(state, acting) ||
      !isReady(state, opposing) ||
      controllerOf(state, acting) === controllerOf(state, opposing)
    ) {
      // Nobody fights, but the blocker has blocked.
      if (op.block) resolveBlock(run, currentAction(state)!)
      return
    }
    const current = op.queued ? currentCombat(state) : undefined
    // Who was the acting minion of a combat is that of the one that follows it.
    if (current)
      current.queued ??= acting === current.opposing ? { acting: opposing, opposing: acting } : { acting, opposing }
    else pushCombat(run, acting, opposing, op.block)
  },
  strike: (run, frame, op) =>
    inCombat(run, frame, (_run, combat, by) => {
      // Of a card that is being played it is part of the cost.
      const isPlayed = run.state.frames.some(one => one.kind === 'play' && one.card === frame.source)
      if (combat.step === 'choose-strikes' && !op.additional && !isPlayed) payStrike(run, combat, by, op)
      const strike = strikeOf(run, frame, op, by)
      if (op.additional) {
        combat.additional = [...(combat.additional ?? []), strike]
        return
      }
      if (combat.step === 'choose-strikes') return declareStrike(run, combat, strike)
      // Played for its maneuver, it is the initial strike as well (RANGE-06).
      if (!op.bound) maneuver(run, combat, by)
      if (!combat.committed.some(other => other.by === by)) combat.committed.push(strike)
    }),
  // Only what a card leaves open may be kept for later (RANGE-08).
  maneuver: (run, frame) => inCombat(run, frame, maneuver),
  // Where combat goes on anyhow there is nothing to continue (PRESS-02).
  press: (run, frame, op) =>
    inCombat(run, frame, (_run, combat, by) =>
      ruled(run.state, by, 'press', false, undefined, combat.pressed ? 'end' : 'continue') ||
      (op.to === 'continue' && combat.pressed)
        ? undefined
        : press(run, combat, by),
    ),
  prevent,
  range(run, frame, { next }) {
    const combat = currentCombat(run.state),
      range = typeof next === 'string' ? next : first(lookFrom(run, frame), next.chosen)
    // What another effect has set already stands.
    if (combat && (range === 'close' || range === 'long')) combat.nextRange ??= range
  },
}

function inCombat(run: Run, frame: OpFrame, move: (run: Run, combat: CombatFrame, by: number) => void): void {
  const combat = currentCombat(run.state)
  if (combat && frame.by !== null) move(run, combat, frame.by)
}

function strikeOf(run: Run, frame: OpFrame, op: OpOf<'strike'>, by: number): Strike {
  const look = lookFrom(run, frame),
    weapon = op.with === undefined ? undefined : cardOf(look, op.with)
  const given = weapon === undefined ? undefined : strikesOf(run.state, by).find(one => one.source === weapon)
  if (given) {
    const { with: _, ...own } = given.strike.strike,
      more = amount(look, op.plus ?? 0)
    const printed = strikeOf(run, { ...frame, source: given.source }, own, by)
    return {
      ...printed,
      ...(printed.plus !== undefined
        ? { plus: printed.plus + more }
        : printed.damage !== undefined && printed.damage > 0 && { damage: printed.damage + more }),
    }
  }
  const { source } = frame
  const { strike, damage, plus, steal, ranged, aggravated, first, effects } = op
  return {
    by,
    strike,
    source,
    ...(damage !== undefined && { damage: amount(look, damage) }),
    ...(plus !== undefined && { plus: amount(look, plus) }),
    ...(steal !== undefined && { steal: amount(look, steal) }),
    ...(ranged && { ranged }),
    ...(aggravated && { aggravated }),
    ...(first && { first }),
    ...(op.undodgeable && { undodgeable: true as const }),
    ...(op.own && { own: true as const }),
    ...(op.pierces !== undefined && { pierces: op.pierces }),
    ...(effects && { effects }),
    ...(source !== null && run.state.cards[source]!.on === by && { carried: true as const }),
  }
}

/**
 * Point by point, of the damage that is being asked about; aggravated and normal alike, in the order its player says
 * (DAMAGE-02, DAMAGE-19).
 */
function prevent(run: Run, frame: OpFrame, op: OpOf<'prevent'>): void {
  const { state } = run
  const pending = currentFrame(state, 'proposal')
  if (pending?.proposal.type !== 'damage' || pending.asking === undefined) return
  const to = pending.asking
  const mine = pending.proposal.hits.filter(hit => hit.to === to && preventable(state, op, hit, frame.source))
  const total = mine.reduce((n, hit) => n + hit.amount, 0)
  const wanted = op.amount === 'all' ? total : Math.min(total, amount(lookFrom(run, frame), op.amount))
  const both = mine.some(hit => hit.aggravated) && mine.some(hit => !hit.aggravated)
  const said = frame.vars['prevented']
  if (both && wanted < total && said === undefined) {
    frame.ops = [op, ...frame.ops]
    push(run, {
      kind: 'choice',
      seat: frame.seat,
      ask: 'choose-damage',
      as: 'prevented',
      from: { keys: ['aggravated', 'normal'] },
      min: 1,
      max: 1,
      source: frame.source,
    })
    return
  }
  const aggravatedFirst = Array.isArray(said) && said[0] === 'aggravated'
  let left = wanted
  for (const hit of new Set([...mine.filter(one => (one.aggravated === true) === aggravatedFirst), ...mine])) {
    const points = Math.min(left, hit.amount)
    hit.amount -= points
    left -= points
  }
  if (wanted > 0) emit(run, 'prevented', { card: named(state, to), amount: wanted })
}
