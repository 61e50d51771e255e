import type { Args, Option } from '../model/answers.ts'
import type { Mode } from '../../cards/definition.ts'
import type { PlayFrame } from '../model/frames.ts'
import type { Until, WindowName } from '../../cards/language.ts'
import {
  actingSeat,
  actionScope,
  currentAction,
  currentCombat,
  currentTurn,
  definitionOf,
  pileOf,
} from '../reads/queries.ts'
import { emit, named, passScope, pop, push, type Run } from '../model/run.ts'
import { played, spendFor } from '../offers/budgets.ts'
import { replace } from '../changes/hands.ts'
import { cardUse, users } from '../offers/plays.ts'
import { nameOf, sharedUse } from '../reads/played-cards.ts'
import { fits } from '../offers/playables.ts'
import { costOf, costToPay, isLate, OWES, PLAYED, reducersFor } from '../reads/costs.ts'
import { amount } from '../reads/evaluate.ts'
import { AS_VAMPIRE, cardOf } from '../reads/look.ts'
import { canPay, dearerAt } from '../reads/stats.ts'
import { reduce } from '../changes/reducing.ts'
import { playsAsVampire } from '../reads/requirements.ts'
import { moveCounters } from '../changes/counters.ts'
import { announced, pick, questionsOf, regionsOf } from '../offers/questions.ts'
import { leash } from '../reads/slaves.ts'
import type { CardId, GameState, ScopeId, SeatIndex, Vars } from '../model/state.ts'
import { uncover } from '../changes/under.ts'
import { moveEdge, discardUnlessPlaced } from '../changes/zones.ts'
import { take } from '../changes/piles.ts'
import { AIMED, opponentOf } from './strike-targets.ts'
import { openWindow } from './open-window.ts'
import { announceBy } from './action.ts'
import type { Procedure } from './procedure.ts'

/**
 * A card leaving the hand, with the choices it asks for (PLAY-01): it may be cancelled as it is played, then its cost
 * is paid, it is replaced, and it resolves. One after the other: the next is played from a window above it (PLAY-08).
 */
export function playFromHand(
  run: Run,
  seat: SeatIndex,
  option: Option,
  args: Args = {},
  window: WindowName | null = null,
): void {
  const { state } = run
  const card = option.card!
  const definition = definitionOf(state, card)!
  // A level may say different things at different moments, and of two types be the one of whoever could play it so.
  const by = option.minion ?? null
  const mode = leash(
    state,
    by,
    definition.modes.find(
      one => nameOf(one) === option.mode && fits(one, window) && users(state, seat, one).includes(by),
    )!,
  )
  const asked = announced(mode)
  const questions = questionsOf({ state, source: card, by, seat, vars: {} }, asked)
  // Aimed at a retainer, a strike does not cost what it would against its bearer.
  const [aim] = [args[AIMED]].flat(),
    combat = currentCombat(state),
    opponent = combat && by !== null ? opponentOf(combat, by) : undefined,
    way = typeof aim === 'number' && aim !== opponent ? { ...mode, ops: [] } : mode
  const cost = costOf(state, seat, definition, card, by, mode.header !== undefined, undefined, way)
  const lent = pileOf(state, card)?.pile === 'under'
  if (lent) uncover(run, card)
  else take(state, card)
  emit(run, 'card-played', {
    seat,
    card: named(state, card),
    by: by === null ? null : named(state, by),
    mode: nameOf(mode),
  })
  const vars: Vars = by !== null && playsAsVampire(state, by, mode) ? { [AS_VAMPIRE]: by } : {}
  for (const [i, op] of asked.entries()) {
    const question = questions[i]
    vars[op.as] = question ? pick(run, seat, question, args[op.as]!) : []
  }
  const more = [
    ...asked.flatMap(({ as, op }, i) => {
      const { from } = questions[i] ?? {}
      return op === 'choose' && from && 'cards' in from ? [vars[as]].flat().map(Number) : []
    }),
    ...[mode.aims === undefined ? undefined : cardOf({ state, source: card, by, seat, vars }, mode.aims)].filter(
      one => one !== undefined,
    ),
  ].reduce((n, target) => n + dearerAt(state, target, card), 0)
  if (more > 0) cost.pool = (cost.pool ?? 0) + more
  // What could not be announced but for that must make it cheaper as it is paid for (REQ-10).
  if (
    mode.header &&
    canPay(state, seat, by, cost) &&
    reducersFor(state, { seat, by, action: true, card }).some(one => isLate(state, one))
  )
    vars[OWES] = 1
  if (args[PLAYED] !== undefined) vars[PLAYED] = (args[PLAYED] as number[]).slice()
  rememberPlay(state, seat, card, mode, by)
  spendFor(run, seat, definition)
  const frame = push(run, {
    kind: 'play',
    step: 'as-played',
    card,
    by,
    seat,
    mode: nameOf(mode),
    type: mode.type,
    cost: costToPay({ state, source: card, by, seat, vars }, cost, definition, mode),
    ops: mode.ops.slice(asked.length),
    vars,
    // Equipment, retainers, allies and political cards are action cards, too (ACT-08, CANCEL-06).
    ...(mode.header && { action: true as const }),
    ...(lent && { lent: true as const }),
  })
  if (by !== null) useDisciplines(state, by, mode, mode.header ? frame.id : actionScope(state))
}

/** Which Disciplines a minion uses to play cards is remembered for the action, and how many they are. */
function useDisciplines({ facts }: GameState, of: CardId, { level }: Mode, until: ScopeId | undefined): void {
  if (until === undefined || level === '') return
  for (const code of level.toLowerCase().split('+')) {
    if (facts.some(fact => fact.name === `discipline:${code}` && fact.of === of)) continue
    facts.push({ name: `discipline:${code}`, of, n: 1, until }, { name: 'disciplines', of, n: 1, until })
  }
}

/**
 * Each minion plays a card of one name once in an action, an action card once in a turn, and what its text says once,
 * cancelled or not (MIN-13, MIN-18, ACT-06).
 */
function rememberPlay(state: GameState, seat: SeatIndex, card: CardId, mode: Mode, by: CardId | null): void {
  const { key } = state.cards[card]!,
    shared = mode.once && sharedUse(key, mode, by)
  if (mode.once && shared !== undefined)
    state.uses.push({ what: shared, by: seat, until: untilOf(mode.once, state, seat) })
  if (by === null) return
  const own = mode.byAnybody || mode.ownLine ? undefined : mode.once
  if (own) state.uses.push({ what: cardUse(key), by, until: untilOf(own, state, seat) })
  else if (mode.type !== 'Combat')
    state.uses.push({
      what: cardUse(key),
      by,
      until: (mode.header ? undefined : actionScope(state)) ?? currentTurn(state).id,
    })
}

function untilOf(once: NonNullable<Mode['once']>, state: GameState, seat: SeatIndex): Until {
  if (once === 'game') return 'game'
  if (once === 'turn') return currentTurn(state).id
  if (once === 'unlock') return { phase: 'unlock', of: seat }
  if (once === 'action') return (currentAction(state) ?? currentCombat(state)!).id
  const combat = currentCombat(state)!
  return once === 'combat' ? combat.id : once === 'round' ? combat.round : (combat.pairScope ?? combat.round)
}

export const play: Procedure<PlayFrame> = {
  step(run, frame) {
    const { state } = run
    switch (frame.step) {
      case 'as-played':
        frame.step = 'pay'
        openWindow(run, 'as-played', frame.id, actingSeat(state))
        return true
      case 'pay':
        frame.step = 'resolve'
        // A cancelled card is paid for all the same, an action card is not (CANCEL-02, CANCEL-04); an action is paid
        // for when it succeeds, all else now and for good (RES-04, RESOLVE-06).
        if (!frame.action) {
          frame.cost = reduce(
            run,
            { state, source: frame.card, by: frame.by, seat: frame.seat, vars: frame.vars },
            frame.cost,
            frame.vars,
            PLAYED,
          )
          pay(run, frame)
          frame.paid = true
        }
        // The replacement is seen before anything else is decided (DRAW-02, PLAY-05, ANN-02).
        if (!frame.lent) replace(run, frame.seat, frame.card, { by: frame.by, cancelled: frame.cancelled === true })
        return true
      case 'resolve':
        if (frame.cancelled) {
          emit(run, 'card-cancelled', { card: named(state, frame.card) })
          // A cancelled action card may be played again (CANCEL-02), a blocked one may not (ACT-07); and no action was
          // announced: no bleed, either (CANCEL-03).
          if (frame.action)
            state.uses = state.uses.filter(
              use => !(use.what === cardUse(state.cards[frame.card]!.key) && use.by === frame.by),
            )
          frame.step = 'done'
          return true
        }
        played(run, frame.seat, frame.card)
        return frame.action ? announceCard(run, frame) : resolve(run, frame)
      case 'done':
        delete frame.paid
        discardUnlessPlaced(run, frame.card)
        pop(run)
        return true
    }
  },
}

function pay(run: Run, frame: PlayFrame): void {
  const look = { state: run.state, source: frame.card, by: frame.by, seat: frame.seat, vars: frame.vars }
  if (frame.by !== null) moveCounters(run, { card: frame.by }, 'bank', amount(look, frame.cost.blood ?? 0), 'cost')
  moveCounters(run, { pool: frame.seat }, 'bank', amount(look, frame.cost.pool ?? 0), 'cost')
  if (frame.cost.edge && run.state.edge === frame.seat) moveEdge(run, null)
}

function resolve(run: Run, frame: PlayFrame): true {
  frame.step = 'done'
  push(run, { kind: 'effects', source: frame.card, by: frame.by, seat: frame.seat, ops: frame.ops, vars: frame.vars })
  return true
}

/** The action begins and holds the card. */
function announceCard(run: Run, frame: PlayFrame): true {
  const { state } = run
  const mode = definitionOf(state, frame.card)!.modes.find(one => nameOf(one) === frame.mode && one.header)!
  // What makes it cheaper is used only now that it was not cancelled (REQ-11).
  frame.cost = reduce(
    run,
    { state, source: frame.card, by: frame.by, seat: frame.seat, vars: frame.vars },
    frame.cost,
    frame.vars,
    PLAYED,
  )
  const action = announceBy(run, mode.header!, {
    acting: frame.by!,
    seat: frame.seat,
    source: frame.card,
    cost: frame.cost,
    vars: frame.vars,
    chosen: regionsOf(leash(state, frame.by, mode)),
    ops: frame.ops,
  })
  // Who woke as it was played is awake for its action.
  passScope(state, frame.id, action.id)
  state.frames.splice(state.frames.indexOf(frame), 1)
  return true
}
