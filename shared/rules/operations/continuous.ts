import { amount } from '../reads/evaluate.ts'
import { cardOf, seatOf } from '../reads/look.ts'
import type { Lasting, Until, Traits } from '../../cards/language.ts'
import { budgetChanged } from '../offers/budgets.ts'
import { isTitleCard, loseTitle } from '../changes/contests.ts'
import {
  actionScope,
  answeredPlay,
  claimOf,
  controllerOf,
  currentCombat,
  currentFrame,
  currentTurn,
  facts,
  pileOf,
} from '../reads/queries.ts'
import { emit, freshId, named, type Run } from '../model/run.ts'
import type { CardId, GameState, ModifierTarget } from '../model/state.ts'
import { isOfClan, suits } from '../reads/titles.ts'
import { burn } from '../changes/zones.ts'
import { lookFrom, type Handlers, type OpFrame, type OpOf } from './handler.ts'

/** Effects that last: numbers, rules, watches and marks, each with the scope that ends it. */
export const continuous: Handlers<'modify' | 'forbid' | 'allow' | 'become' | 'grant' | 'watch' | 'mark'> = {
  /** For this action, unless it says more (ANN-10): later attempts to block find it, too (STEALTH-07). */
  modify(run, frame, op) {
    const on = targetOf(run, frame, op.on)
    const until = endOf(run, frame, op.until)
    if (on === undefined || until === undefined) return
    const look = lookFrom(run, frame)
    // Amounts are fixed as the effect resolves; only what stands under `while` stays live.
    const delta = op.delta === undefined ? undefined : amount(look, op.delta)
    const set = op.set === undefined ? undefined : amount(look, op.set)
    run.state.modifiers.push({
      id: freshId(run.state),
      kind: 'number',
      stat: op.stat,
      on,
      source: frame.source ?? -1,
      by: frame.by,
      seat: frame.seat,
      until,
      ...(delta !== undefined && { delta }),
      ...(set !== undefined && { set }),
      ...(op.none && { factor: 0 }),
      ...(op.limited && { limited: true as const }),
      ...(op.while && { while: op.while }),
      ...(op.of && { of: op.of }),
      ...(op.paid && { paid: op.paid }),
    })
    if ('who' in on) return
    if ('seat' in on) budgetChanged(run.state, on.seat, op.stat, delta ?? 0)
    emit(run, 'modified', {
      stat: op.stat,
      on: 'card' in on ? named(run.state, on.card) : on.seat,
      delta: delta ?? set ?? 0,
      source: frame.source === null ? null : named(run.state, frame.source),
    })
  },
  forbid: (run, frame, op) => rule(run, frame, op),
  allow: (run, frame, op) => rule(run, frame, op),
  become(run, frame, op) {
    const card = cardOf(lookFrom(run, frame), op.who),
      until = endOf(run, frame, op.until)
    // What is out of play becomes nothing (ANN-09).
    const pile = card === undefined ? undefined : pileOf(run.state, card)?.pile
    if (
      card === undefined ||
      until === undefined ||
      pile === undefined ||
      !['inPlay', 'contested', 'uncontrolled'].includes(pile)
    )
      return
    const model = op.like === undefined ? undefined : cardOf(lookFrom(run, frame), op.like)
    const { clan, sect } = model === undefined ? {} : facts(run.state, model)
    const titled = op.titleOf === undefined ? undefined : cardOf(lookFrom(run, frame), op.titleOf)
    const traits = received(run, frame, card, {
      ...(titled !== undefined && titleOf(run.state, titled)),
      ...(clan !== undefined && { clan }),
      ...(sect !== undefined && { sect }),
      ...op.traits,
      ...chosenOf(frame, op),
    })
    if (Object.keys(traits).length === 0) return
    // Of who becomes like another all is told that it is.
    const before = facts(run.state, card).sect
    run.state.modifiers.push({
      id: freshId(run.state),
      kind: 'trait',
      traits,
      on: { card },
      source: frame.source ?? -1,
      by: frame.by,
      seat: frame.seat,
      until,
    })
    emit(run, 'became', {
      card: named(run.state, card),
      clan: traits.clan ?? null,
      sect: model === undefined && traits.sect === before ? null : (traits.sect ?? null),
      title: traits.title ?? null,
      city: traits.city ?? null,
    })
  },
  grant(run, frame, op) {
    const card = cardOf(lookFrom(run, frame), op.to),
      until = endOf(run, frame, op.until)
    if (card === undefined || until === undefined || frame.source === null) return
    run.state.modifiers.push({
      id: freshId(run.state),
      kind: 'grant',
      ability: op.ability,
      on: { card },
      source: frame.source,
      by: frame.by,
      seat: frame.seat,
      until,
    })
  },
  watch(run, frame, op) {
    const until = endOf(run, frame, op.until),
      times = op.times === undefined ? undefined : amount(lookFrom(run, frame), op.times)
    if (until === undefined || frame.source === null || times === 0) return
    run.state.watches.push({
      id: freshId(run.state),
      source: frame.source,
      by: frame.by,
      seat: frame.seat,
      on: op.on,
      ops: op.ops,
      until,
      vars: frame.vars,
      ...(op.when && { when: op.when }),
      ...(times !== undefined && { times }),
    })
  },
  mark(run, frame, op) {
    const look = lookFrom(run, frame)
    const of = cardOf(look, op.of),
      until = endOf(run, frame, op.until)
    const n = amount(look, op.n)
    if (of !== undefined && until !== undefined && !Number.isNaN(n))
      run.state.facts.push({ name: op.fact, of, n, until })
  },
}

/**
 * A title goes only to a vampire of its sect and clan (SECT-04, SECT-08), and takes the place of the one that vampire
 * had (SECT-02, SECT-03).
 */
function received(run: Run, frame: OpFrame, card: CardId, given: Traits): Traits {
  const { state } = run
  const { title, city: _, titleClan: __, ...rest } = given
  if (given.untitled === 'yielded') {
    const seat = controllerOf(state, card),
      lost = claimOf(state, card).title
    if (seat !== undefined && lost !== undefined) {
      emit(run, 'yielded', { seat, card: named(state, card), title: lost })
      loseTitle(run, seat, card)
    }
    return {}
  }
  if (title === undefined) return given
  const now = { ...claimOf(state, card), ...rest }
  const traits = {
    ...given,
    ...(isOfClan(title) && given.titleClan === undefined && now.clan !== undefined && { titleClan: now.clan }),
  }
  if (!suits({ ...now, ...traits })) {
    if (frame.source !== null && isTitleCard(state, frame.source, card)) burn(run, frame.source)
    return rest
  }
  const seat = controllerOf(state, card)
  if (claimOf(state, card).untitled === 'contested' && seat !== undefined)
    emit(run, 'yielded', { seat, card: named(state, card), title: claimOf(state, card).title! })
  loseTitle(run, seat ?? frame.seat, card)
  return traits
}

/** What it is called, and of which city or clan. */
function titleOf(state: GameState, card: CardId): Traits {
  const { title, city, titleClan }: Traits = facts(state, card)
  return title === undefined
    ? {}
    : { title, ...(city !== undefined && { city }), ...(titleClan !== undefined && { titleClan }) }
}

/** The words of `chosen`, as they were bound. */
function chosenOf(frame: OpFrame, { chosen }: OpOf<'become'>): Traits {
  const bound = chosen === undefined ? undefined : frame.vars['clan' in chosen ? chosen.clan : chosen.circle]
  if (!Array.isArray(bound) || typeof bound[0] !== 'string') return {}
  return chosen !== undefined && 'clan' in chosen ? { clan: bound[0] } : { circle: bound[0] }
}

function rule(run: Run, frame: OpFrame, op: OpOf<'forbid' | 'allow'>): void {
  const on = targetOf(run, frame, op.on)
  const until = endOf(run, frame, op.until)
  if (on === undefined || until === undefined) return
  const only = op.only === 'answered' ? keyOf(run.state, answeredPlay(run.state, frame.source)?.card) : op.only
  run.state.modifiers.push({
    id: freshId(run.state),
    kind: 'rule',
    allow: op.op === 'allow',
    rule: op.rule,
    on,
    source: frame.source ?? -1,
    by: frame.by,
    seat: frame.seat,
    until,
    ...(op.against && { against: op.against }),
    ...(op.except && { except: op.except }),
    ...(op.unless !== undefined && { unless: op.unless }),
    ...(only !== undefined && { only }),
    ...(op.cards && { cards: op.cards }),
  })
  emit(run, 'ruled', { rule: op.rule, allow: op.op === 'allow', on: 'card' in on ? named(run.state, on.card) : null })
}

const keyOf = (state: GameState, card: CardId | undefined): string | undefined =>
  card === undefined ? undefined : state.cards[card]!.key

function targetOf(run: Run, frame: OpFrame, on: OpOf<'modify'>['on']): ModifierTarget | undefined {
  const look = lookFrom(run, frame)
  if (typeof on === 'string') {
    const card = cardOf(look, on)
    return card === undefined ? undefined : { card }
  }
  if ('who' in on) return on
  const seat = seatOf(look, on.seat)
  return seat === undefined ? undefined : { seat }
}

/** The scope an effect is written for, as the id that closes it. Undefined when there is none: then nothing lasts. */
function endOf(run: Run, frame: OpFrame, lasting: Lasting): Until | undefined {
  const { state } = run
  switch (lasting) {
    case 'strike':
      return currentCombat(state)?.pairScope
    case 'round':
      return currentCombat(state)?.round
    case 'combat':
      return currentCombat(state)?.id
    case 'action':
      return actionScope(state)
    case 'referendum':
      return currentFrame(state, 'referendum')?.id
    case 'turn':
      return currentTurn(state).id
    case 'leaves':
    case 'game':
      return lasting
    default: {
      const of = seatOf(lookFrom(run, frame), lasting.of)
      return of === undefined ? undefined : { phase: lasting.phase, of }
    }
  }
}
