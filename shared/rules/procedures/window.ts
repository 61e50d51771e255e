import { burnByOption } from './influence.ts'
import { toBeAsked } from './between.ts'
import { burnOptions } from '../offers/burn-option.ts'
import type { Answer, Do, Line, Option, Sealed } from '../model/answers.ts'
import type { Message } from '../model/events.ts'
import type { WindowFrame } from '../model/frames.ts'
import type { WindowName } from '../../cards/language.ts'
import { abilityOptions, couldUse } from '../offers/abilities.ts'
import { useAbility } from './use.ts'
import { blockOptions, declareBlock, decline, mayDecline } from './blocking.ts'
import { abstain, castGained, castVote, couldVote, sway, tallyOf, voteOptions } from './polling.ts'
import { playFromHand } from './play.ts'
import { optionalMoves, useMove } from './range.ts'
import { isAlone, onlyAnswer } from '../orders/alone.ts'
import { caseOf, met } from '../orders/cases.ts'
import type { Order } from '../model/orders.ts'
import { answerByOrder, MOST_FOLLOWED, orderFor, rides, tellOrder } from '../orders/orders.ts'
import { publicFact } from './public-facts.ts'
import { couldPlay, playOption, playOptions } from '../offers/plays.ts'
import {
  actingSeat,
  actionStands,
  combatStands,
  currentAction,
  currentCombat,
  currentFrame,
  impulseOrder,
  inGame,
  isReady,
  atZero,
} from '../reads/queries.ts'
import { emit, named, pop, top, type Run, publishedBy } from '../model/run.ts'
import { fitsSlots } from '../model/slots.ts'
import { bleedAmount } from '../reads/stats.ts'
import { mayBlock, stat } from '../reads/evaluate.ts'
import type { GameState, ScopeId, SeatIndex } from '../model/state.ts'
import type { Procedure } from './procedure.ts'

export const window: Procedure<WindowFrame> = {
  step(run, frame) {
    if (!stillApplies(run.state, frame)) {
      pop(run)
      return true
    }
    if (!frame.open) {
      openRound(run, frame)
      return true
    }
    return walk(run, frame)
  },
  asks: {
    waiting: (_, frame) =>
      frame.stage === 'lead' ? [frame.lead] : frame.asked.filter(seat => !(frame.leadPassed && seat === frame.lead)),
    instance: (_, frame) => frame.round,
    ask: askOf,
    options: windowOptions,
    alone: windowOptionAlone,
    fallback: () => ({ optionId: 'pass' }),
    then: frame => LATER[frame.name] ?? [],
    accept(run, frame, seat, option, answer, byDefault) {
      // With a condition it waits for the close, like anything sealed.
      if (option.kind === 'vote' && answer.when === undefined) {
        castVote(run, seat, option, answer)
        published(run, frame, seat)
        return
      }
      // In polling an effect is public on arrival, as a cast is (windows.md#polling).
      if (frame.name === 'polling' && (option.kind === 'play' || option.kind === 'use')) {
        perform(run, frame, seat, { optionId: option.id, ...(answer.args && { args: answer.args }) }, [])
        return
      }
      const beside =
        riding(run.state, frame, seat) &&
        (option.kind !== 'take-back' ||
          run.state.sealed.some(one => one.seat === seat && one.scope === frame.scope && one.rider))
      withdraw(run.state, seat, frame.scope, beside)
      if (option.kind !== 'take-back') run.state.sealed.push(seal(run.state, frame, seat, answer, byDefault))
    },
  },
}

/**
 * Closing these with all passing reveals nothing hidden and draws nothing, so the next may be answered in the same
 * sitting (windows.md#lines-for-the-next-window).
 */
export const LATER: Partial<Record<WindowName, WindowName[]>> = {
  announced: ['blocks', 'declined'],
  blocks: ['declined'],
  attempt: ['blocks', 'declined'],
  declined: ['success'],
  'before-range': ['range', 'before-strikes'],
  range: ['before-strikes'],
  press: ['round-end'],
  // What to do at the close if the condition of a vote does not hold then.
  polling: ['polling'],
}

/**
 * Where somebody rides, and a table has a hold, the round is held from the beginning: always then, whatever the rider
 * holds and whoever has answered, so that when it is published tells nothing of either (windows.md#the-hold). A cast is
 * public on arrival, as ever.
 */
function openRound(run: Run, frame: WindowFrame): void {
  const { state } = run
  if (frame.name === 'polling')
    for (const changed of [abstain, sway, castGained]) changed(run, currentFrame(state, 'referendum')!)
  if (!inGame(state, frame.lead)) frame.lead = impulseOrder(state, actingSeat(state))[0]!
  frame.order = impulseOrder(state, frame.lead)
  frame.asked = frame.order.filter(seat => couldAnswer(state, frame, seat))
  // Polling has no order: all are asked at once (POLITICS-05).
  frame.stage =
    frame.name !== 'polling' && state.present === frame.lead && frame.asked.includes(frame.lead) ? 'lead' : 'all'
  frame.leadPassed = false
  frame.open = true
  if ((run.followed ?? 0) >= MOST_FOLLOWED) frame.byHand = true
  delete frame.heldSince
  if (
    state.settings.hold !== undefined &&
    frame.asked.some(seat => riding(state, frame, seat) && orderFor(state, frame, seat) === undefined)
  )
    frame.heldSince = run.env.now
  // What only held while nothing happened can no longer match.
  state.sealed = state.sealed.filter(
    answer => answer.fx === state.fx || answer.lines.some(line => line.when !== 'unchanged'),
  )
}

/** T0: seats that public facts and the pool of printed cards exclude are never asked; they pass in their place. */
export function couldAnswer(state: GameState, frame: WindowFrame, seat: SeatIndex): boolean {
  if (frame.name === 'between') return toBeAsked(state, seat)
  return (
    (frame.name === 'polling' && couldVote(state, seat)) ||
    (frame.name === 'blocks' && blockOptions(state, seat).length > 0) ||
    couldUse(state, seat, frame.name) ||
    optionalMoves(state, seat, frame.name).length > 0 ||
    couldPlay(state, seat, frame.name)
  )
}

function walk(run: Run, frame: WindowFrame): boolean {
  const { state } = run
  if (frame.heldSince !== undefined) return false
  // A cast is public on arrival, and so is one by order: those go round first. Nothing sealed is published before
  // everybody is done: then, in
  // impulse order, what waited for the close.
  const casting = frame.name !== 'polling' ? undefined : frame.order.find(seat => castsByOrder(state, frame, seat))
  if (casting !== undefined) return perform(run, frame, casting, castsByOrder(state, frame, casting)!, [])
  if (frame.name === 'polling' && frame.order.some(seat => answerOf(state, frame, seat) === undefined)) return false
  if (frame.stage === 'lead') {
    const answer = answerOf(state, frame, frame.lead)
    if (answer === undefined) return false
    if (answer !== 'pass') return perform(run, frame, frame.lead, answer, [])
    publishPasses(run, frame, [frame.lead], true)
    frame.stage = 'all'
    frame.leadPassed = true
    return true
  }
  const passed: SeatIndex[] = []
  for (const seat of frame.order) {
    const answer = frame.leadPassed && seat === frame.lead ? 'pass' : answerOf(state, frame, seat)
    if (answer === undefined) return false
    if (answer !== 'pass') return perform(run, frame, seat, answer, passed)
    passed.push(seat)
  }
  // All have passed since the last effect (SEQ-08).
  publishPasses(run, frame, passed, false)
  pop(run)
  return true
}

/**
 * What a seat answers at its place: its own answer of this round, else its standing orders, else an answer kept from
 * before whose
 * condition still holds. Kept ones come last: whether there is one depends on who was quick, and orders do not
 * (windows.md#the-walk).
 */
export function answerOf(state: GameState, frame: WindowFrame, seat: SeatIndex): Exclude<Do, 'ask'> | undefined {
  if (!frame.asked.includes(seat)) return 'pass'
  const order = orderFor(state, frame, seat)
  if (order) return byOrder(state, frame, seat, order) ?? onlyPass(state, frame, seat)
  const sealed = sealedFor(state, frame, seat),
    line = sealed && lineOf(state, frame, sealed)
  // Who rides is never waited for, able or not, whatever it has answered or not (windows.md#riding).
  const else_ = riding(state, frame, seat) ? 'pass' : onlyPass(state, frame, seat)
  if (!line || line.do === 'ask') return else_
  if (line.do === 'pass') return 'pass'
  const { optionId: id, args } = line.do
  const option = windowOption(state, frame, seat, id)
  return option && fitsSlots(option, args ?? {}) ? line.do : else_
}

const byOrder = (state: GameState, frame: WindowFrame, seat: SeatIndex, order: Order) =>
  answerByOrder(state, frame, seat, order, () => windowOptions(state, frame, seat))

/** Of who is alone among bots: what cannot be answered otherwise is not asked. */
const onlyPass = (state: GameState, frame: WindowFrame, seat: SeatIndex): 'pass' | undefined =>
  isAlone(state, seat) && onlyAnswer(windowOptions(state, frame, seat)) ? 'pass' : undefined

/** What it says cannot be done in the window that is open: then its owner is asked. */
export function fallsToPrompt(state: GameState, seat: SeatIndex, order: Order): boolean {
  const frame = top(state)
  return frame.kind === 'window' && byOrder(state, frame, seat, order) === undefined
}

function castsByOrder(state: GameState, frame: WindowFrame, seat: SeatIndex): Exclude<Do, 'pass' | 'ask'> | undefined {
  const order = frame.asked.includes(seat) ? orderFor(state, frame, seat) : undefined
  const done =
    order && typeof order.do === 'object' && 'vote' in order.do ? byOrder(state, frame, seat, order) : undefined
  return typeof done === 'object' ? done : undefined
}

/** T2: asked, not the acting seat, and with no right to block that it could yet come to use. */
const riding = (state: GameState, frame: WindowFrame, seat: SeatIndex): boolean =>
  rides(state, frame, seat) && seat !== frame.lead && !(frame.name === 'blocks' && mayDecline(state, seat))

/** Nobody waits for it here, and it has said nothing itself. */
export const ridesOn = (state: GameState, frame: WindowFrame, seat: SeatIndex): boolean =>
  frame.asked.includes(seat) &&
  riding(state, frame, seat) &&
  orderFor(state, frame, seat) === undefined &&
  !sealedFor(state, frame, seat)

function lineHolds(state: GameState, frame: WindowFrame, sealed: Sealed, line: Line): boolean {
  if (line.when === 'unchanged') return sealed.fx === state.fx
  if (sealed.handEpoch !== state.seats[sealed.seat]!.handEpoch) return false
  if ('rule' in line.when) return met(line.when.rule, caseOf(state, frame, sealed.seat))
  const { same, was } = line.when
  return same.every((fact, i) => publicFact(state, fact) === was[i])
}

/** The answer that lies sealed for this window, given in it or kept from an earlier one of its scope. */
export const sealedFor = (state: GameState, frame: WindowFrame, seat: SeatIndex): Sealed | undefined =>
  state.sealed.findLast(
    answer =>
      answer.seat === seat &&
      answer.scope === frame.scope &&
      (!answer.rider || riding(state, frame, seat)) &&
      lineOf(state, frame, answer) !== undefined,
  )

const lineOf = (state: GameState, frame: WindowFrame, sealed: Sealed): Line | undefined =>
  sealed.lines.find(line => line.window === frame.name && lineHolds(state, frame, sealed, line))

function seal(state: GameState, frame: WindowFrame, seat: SeatIndex, answer: Answer, byDefault: boolean): Sealed {
  const { optionId, args, when = 'unchanged', then = [] } = answer
  const now: Line = { window: frame.name, when, do: optionId === 'pass' ? 'pass' : { optionId, ...(args && { args }) } }
  return {
    seat,
    scope: frame.scope,
    window: frame.id,
    round: frame.round,
    fx: state.fx,
    handEpoch: state.seats[seat]!.handEpoch,
    lines: [now, ...then],
    ...(byDefault && { byDefault: true as const }),
    ...(riding(state, frame, seat) && { rider: true as const }),
  }
}

/**
 * `beside`: who rides answers beside what it said before, or whether it could answer would show where it is waited for
 * again (windows.md#riding).
 */
function withdraw(state: GameState, seat: SeatIndex, scope: ScopeId, beside = false): void {
  state.sealed = state.sealed.filter(
    answer => !(answer.seat === seat && answer.scope === scope && (answer.rider || !beside)),
  )
}

/** Publishes the passes before an effect and the effect, together; the passes after it were never made. */
function perform(
  run: Run,
  frame: WindowFrame,
  seat: SeatIndex,
  chosen: Exclude<Do, 'pass' | 'ask'>,
  passed: SeatIndex[],
): true {
  const option = windowOption(run.state, frame, seat, chosen.optionId)!
  const order = orderFor(run.state, frame, seat)
  publishPasses(run, frame, passed, false)
  if (order) tellOrder(run, frame, seat, order)
  withdraw(run.state, seat, frame.scope)
  published(run, frame, seat)
  // It was not there to do it.
  if (order) run.state.present = null
  if (option.kind === 'vote') castVote(run, seat, option, chosen)
  else if (option.kind === 'block') declareBlock(run, seat, option.minion!)
  else if (option.kind === 'discard') burnByOption(run, seat, option.card!)
  else if (option.kind === 'use') useAbility(run, seat, option, chosen.args)
  else if (option.kind === 'maneuver' || option.kind === 'press') useMove(run, option)
  else playFromHand(run, seat, option, chosen.args, frame.name)
  return true
}

/** An effect or declaration begins a new round at the acting seat (SEQ-07), for those who have passed, too (SEQ-09). */
function published(run: Run, frame: WindowFrame, seat: SeatIndex): void {
  publishedBy(run, seat)
  frame.round++
  frame.open = false
}

function publishPasses(run: Run, frame: WindowFrame, seats: SeatIndex[], leading: boolean): void {
  const { state } = run
  const told = seats.filter(seat => frame.asked.includes(seat) && !(frame.leadPassed && seat === frame.lead))
  // One that asks, or falls to its prompt, has answered nothing: who was alone had no choice.
  const orders = told.map(seat => {
    const order = orderFor(state, frame, seat)
    return { seat, order: order && byOrder(state, frame, seat, order) !== undefined ? order : undefined }
  })
  if (frame.name === 'blocks') decline(state, seats)
  if (told.length > 0) {
    const byDefault = told.filter(seat =>
      state.sealed.some(answer => answer.seat === seat && answer.scope === frame.scope && answer.byDefault),
    )
    emit(run, 'passed', { window: frame.name, seats: told, byDefault })
    for (const { seat, order } of orders) if (order) tellOrder(run, frame, seat, order)
    run.published = true
  }
  if (!leading && told.some(seat => seat !== state.present)) state.present = null
}

/** A window lives as long as what it belongs to. */
function stillApplies(state: GameState, frame: WindowFrame): boolean {
  const scope = state.frames.find(one => one.id === frame.scope)
  if (!scope) return false
  if (scope.kind === 'combat' && frame.name === 'combat-begins') return !scope.cancelled
  if (scope.kind === 'combat' && frame.name === 'combat-ends')
    return isReady(state, scope.acting) && isReady(state, scope.opposing)
  if (frame.name === 'ousting') return atZero(state).length > 0
  // After an effect the impulse is with whose turn it is, who is asked by the turn itself.
  if (frame.name === 'between') return frame.round === 0
  if (scope.kind === 'combat' && frame.name !== 'round-end') return combatStands(state, scope)
  if (scope.kind === 'referendum') return !scope.cancelled && !scope.failed
  if (scope.kind !== 'action' || frame.name === 'resolved') return true
  if (scope.outcome === 'ended') return false // RESOLVE-04
  if (frame.name === 'blocked' && scope.blocker === null) return false
  if (
    frame.name === 'attempt' &&
    (scope.blocker === null || !isReady(state, scope.blocker) || !mayBlock(state, scope, scope.blocker))
  )
    return false
  return actionStands(state, scope)
}

/** Every answer this seat may give in its place in the order. */
export function windowOptions(state: GameState, frame: WindowFrame, seat: SeatIndex): Option[] {
  const options: Option[] = [passOption(state, frame, seat)]
  if (frame.name === 'blocks') options.push(...blockOptions(state, seat))
  if (frame.name === 'polling') options.push(...voteOptions(state, seat))
  if (frame.name === 'between') options.push(...burnOptions(state, seat).map(sealable))
  const plays = playOptions(state, seat, frame.name)
  options.push(
    ...(frame.name === 'polling' ? plays : plays.map(sealable)),
    ...abilityOptions(state, seat, frame.name),
    ...optionalMoves(state, seat, frame.name),
  )
  if (sealedFor(state, frame, seat))
    options.push({ id: 'take-back', kind: 'take-back', effect: { key: 'option-take-back' } })
  return options
}

/** A pass is always among them, and a play says which card it is of. */
function windowOptionAlone(state: GameState, frame: WindowFrame, seat: SeatIndex, id: string): Option | undefined {
  if (id === 'pass') return passOption(state, frame, seat)
  const play = playOption(state, seat, frame.name, id)
  return play && frame.name !== 'polling' ? sealable(play) : play
}

const windowOption = (state: GameState, frame: WindowFrame, seat: SeatIndex, id: string): Option | undefined =>
  windowOptionAlone(state, frame, seat, id) ?? windowOptions(state, frame, seat).find(one => one.id === id)

function passOption(state: GameState, frame: WindowFrame, seat: SeatIndex): Option {
  if (frame.name === 'polling') return { id: 'pass', kind: 'pass', effect: { key: 'option-done' } }
  const action = currentAction(state)
  if (frame.name === 'blocks' && action && mayDecline(state, seat)) {
    return {
      id: 'pass',
      kind: 'decline',
      effect: { key: 'option-decline', params: { minion: named(state, action.acting) } },
    }
  }
  return { id: 'pass', kind: 'pass', effect: { key: 'option-pass', params: { window: frame.name } } }
}

/** In a window a play lies sealed until the impulse reaches it, so it can still be taken back. */
function sealable(option: Option): Option {
  const { irreversible: _, ...rest } = option
  return rest
}

/** Who would have to pass before the impulse reaches this seat, whether they have answered or not. */
export const passedBefore = (frame: WindowFrame, seat: SeatIndex): SeatIndex[] =>
  frame.order
    .slice(0, frame.order.indexOf(seat))
    .filter(other => frame.asked.includes(other) && !(frame.leadPassed && other === frame.lead))

/** Who is asked while blocks may be declared: whose action it is, who could block, and who could but respond. */
const roleOf = (state: GameState, seat: SeatIndex, acts: SeatIndex): 'acts' | 'blocks' | 'other' =>
  seat === acts ? 'acts' : blockOptions(state, seat).length > 0 ? 'blocks' : 'other'

function askOf(state: GameState, frame: WindowFrame, seat: SeatIndex): Message {
  const ifPassed = passedBefore(frame, seat)
  const action = currentAction(state)
  if (frame.name === 'polling') {
    const referendum = currentFrame(state, 'referendum')!
    const votes = tallyOf(state, referendum)
    return {
      key: 'ask-polling',
      params: {
        seat: referendum.seat,
        card: referendum.source === null ? null : named(state, referendum.source),
        hunted: referendum.hunt ? named(state, referendum.calledBy) : null,
        for: votes.for,
        against: votes.against,
        ballotsFor: votes.prisci?.for ?? null,
        ballotsAgainst: votes.prisci?.against ?? null,
        votes: voteOptions(state, seat).length,
      },
    }
  }
  if (frame.name === 'as-played') {
    const play = currentFrame(state, 'play')!
    return { key: 'ask-as-played', params: { card: named(state, play.card), seat: play.seat, ifPassed } }
  }
  if (
    action &&
    !currentCombat(state) &&
    (frame.name === 'blocks' || frame.name === 'attempt' || frame.name === 'declined')
  ) {
    return {
      key: `ask-${frame.name}`,
      params: {
        minion: named(state, action.acting),
        action: action.action,
        card: action.source === null ? null : named(state, action.source),
        targets: action.targets,
        stealth: stat(state, action.acting, 'stealth'),
        ifPassed,
        on:
          action.source === null && typeof action.vars['target'] === 'number'
            ? named(state, action.vars['target'])
            : null,
        bleed: action.bleed ? bleedAmount(state, action) : null,
        blocker: action.blocker === null ? null : named(state, action.blocker),
        intercept: action.blocker === null ? null : stat(state, action.blocker, 'intercept'),
        ...(frame.name === 'blocks' && { role: roleOf(state, seat, action.seat) }),
      },
    }
  }
  const damage = frame.name === 'prevent' ? currentFrame(state, 'proposal') : undefined
  if (damage?.proposal.type === 'damage' && damage.asking !== undefined) {
    const to = damage.asking
    const { hits } = damage.proposal
    const points = (aggravated: boolean) =>
      hits.reduce((n, hit) => (hit.to === to && (hit.aggravated === true) === aggravated ? n + hit.amount : n), 0)
    return {
      key: 'ask-prevent',
      params: { card: named(state, to), normal: points(false), aggravated: points(true), ifPassed },
    }
  }
  return { key: 'ask-window', params: { window: frame.name, ifPassed } }
}
