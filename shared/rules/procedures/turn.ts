import { burnOptions, couldBurn } from '../offers/burn-option.ts'
import { consultOthers, intend, takeIntention } from './between.ts'
import type { Answer, Option } from '../model/answers.ts'
import { abilityOptions, canUse, compulsory } from '../offers/abilities.ts'
import { useAbility } from './use.ts'
import { basicActionOptions, basicActions } from '../offers/basic-actions.ts'
import { owedActions, starving } from '../offers/duties.ts'
import { torporActionOptions, torporAnnouncement } from '../offers/torpor-actions.ts'
import { chaseAnnouncement, chaseOptions, mark, markOptions } from './red-list.ts'
import { grantMasterActions } from '../offers/budgets.ts'
import { endContests } from '../changes/contests.ts'
import { replaceDelayed } from '../changes/hands.ts'
import { performUnlock, unlockFallback, unlockOptions, unlockOwed } from './unlock-effects.ts'
import type { Message } from '../model/events.ts'
import type { TurnFrame } from '../model/frames.ts'
import type { WindowName, Phase, Until } from '../../cards/language.ts'
import { couldPlay, playOption, playOptions } from '../offers/plays.ts'
import { nameOf } from '../reads/played-cards.ts'
import { clockwise, couldAct, definitionOf, inGame, isMinion, minionsOf } from '../reads/queries.ts'
import { clear, copySpine, emit, endWhere, pop, push, type Run, named, publishedBy } from '../model/run.ts'
import { endByTime, mayWithdraw, withdraws } from './leaving.ts'
import { defaultArgs, fitsSlots } from '../model/slots.ts'
import { mayStayLocked, ruled, seatStat } from '../reads/evaluate.ts'
import { hasTrait } from '../reads/traits.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { announce } from './action.ts'
import { discard, influence, influenceOptions, burnByOption } from './influence.ts'
import { announceInPlay, inPlayActionOptions } from './in-play-actions.ts'
import { playFromHand } from './play.ts'
import type { Procedure } from './procedure.ts'

const PHASES: readonly Phase[] = ['unlock', 'master', 'minion', 'influence', 'discard']

export function beginTurn(run: Run, seat: SeatIndex, number: number, idle = 1): void {
  const { agreement } = run.state
  // With a turn of one's own one may offer a draw again (TCONC-06).
  if (agreement?.declined.includes(seat))
    run.state.agreement = { ...agreement, declined: agreement.declined.filter(one => one !== seat) }
  push(run, {
    kind: 'turn',
    seat,
    number,
    phase: 'unlock',
    step: 'enter',
    masterActions: 0,
    transfers: 0,
    discardActions: 0,
    idle,
    ...(mayWithdraw(run.state, seat) && { mayWithdraw: true as const }),
  })
  emit(run, 'turn-started', { seat, turn: number })
}

/** The five phases, in order and each once (TURN-01). The frame itself asks the Methuselah whose turn it is. */
export const turn: Procedure<TurnFrame> = {
  step(run, frame) {
    if (!inGame(run.state, frame.seat)) return endTurn(run, frame) // END-14
    if (frame.step === 'ending') return endTurn(run, frame)
    // The action that was under way is over: time is up (TTIME-03).
    if (run.state.timeCalled && frame.phase === 'minion') return timeEnds(run)
    if (frame.step === 'enter') {
      enter(run, frame)
      frame.step = 'begin'
      return true
    }
    // What was put off to this phase is drawn by now (UNLOCK-11).
    if (frame.step === 'begin') {
      frame.step = 'act'
      begin(run, frame)
      return true
    }
    const fallen = frame.phase === 'minion' ? starving(run.state, frame.seat) : undefined
    if (fallen !== undefined) {
      push(run, {
        kind: 'effects',
        source: null,
        by: null,
        seat: frame.seat,
        ops: [{ op: 'move', who: 'fallen', to: 'torpor' }],
        vars: { fallen },
      })
      return true
    }
    // It may have been locked or gone since.
    if (frame.acts && couldAct(run.state, frame.acts.seat, frame.acts.minion)) return false
    delete frame.acts
    if (resume(run, frame)) return true
    const intended = takeIntention(run, frame)
    const option = intended && phaseOptions(run.state, frame, frame.seat).find(one => one.id === intended.optionId)
    if (intended && option) {
      run.state.fx++
      act(run, frame, frame.seat, option, intended)
      return true
    }
    if (hasBusiness(run.state, frame)) return false
    return consultOthers(run, frame) || leave(run, frame)
  },
  asks: {
    waiting: (_, frame) => [frame.acts?.seat ?? frame.seat],
    instance: state => state.fx,
    ask: (state, frame) =>
      frame.acts
        ? { key: 'ask-acting', params: { seat: frame.acts.seat, minion: named(state, frame.acts.minion) } }
        : askOf(frame.seat, frame.phase, frame.transfers),
    options: phaseOptions,
    alone: phaseOptionAlone,
    later: laterOptions,
    fallback: turnFallback,
    then: (frame, option) => ((option?.phase ?? frame.phase) === 'minion' ? ACTION_WINDOWS : []),
    accept(run, frame, seat, option, answer) {
      publishedBy(run, seat)
      frame.idle = 0
      delete frame.later
      if (option.kind === 'pass') return void delete frame.acts
      if (frame.acts) return act(run, frame, seat, option, answer)
      if (option.phase) return goOn(run, frame, option.phase, answer)
      if (!intend(run, frame, option, answer)) act(run, frame, seat, option, answer)
    },
  },
}

/** What a phase asks. */
export const askOf = (seat: SeatIndex, phase: Phase, transfers: number): Message => ({
  key: `ask-${phase}`,
  params: { seat, ...(phase === 'influence' && { transfers }) },
})

/**
 * An announcement may carry its Methuselah's own passes and plays in the first windows, so that no hand-off is spent
 * (windows.md#the-acting-seat).
 */
const ACTION_WINDOWS: WindowName[] = ['blocks', 'declined']

const endsHere =
  ({ seat, phase }: TurnFrame) =>
  (until: Until): boolean =>
    typeof until === 'object' && until.phase === phase && until.of === seat

function enter(run: Run, frame: TurnFrame): void {
  const { state } = run
  const { seat, phase } = frame
  const due = endsHere(frame)
  replaceDelayed(run, due, () => endWhere(state, due))
  emit(run, 'phase-started', { seat, phase })
}

function begin(run: Run, frame: TurnFrame): void {
  if (frame.phase === 'unlock') unlockAll(run, frame.seat)
  else grant(run.state, frame)
}

/** The budgets of a phase. */
function grant(state: GameState, frame: TurnFrame): void {
  const { seat, phase } = frame
  switch (phase) {
    case 'master':
      return grantMasterActions(state, frame)
    case 'unlock':
    case 'minion':
      return
    case 'influence':
      return void (frame.transfers = seatStat(state, seat, 'transfers'))
    // One, or what cards say, in each own discard phase, spent or not (DISCARD-01, DISCARD-02, DISCARD-07).
    case 'discard':
      return void (frame.discardActions = seatStat(state, seat, 'discardActions'))
  }
}

/**
 * All cards one controls unlock, those in torpor too (UNLOCK-01 to UNLOCK-03), infernal minions not (TRAIT-04);
 * whatever else unlocks does unlock those (TRAIT-05).
 */
function unlockAll(run: Run, seat: SeatIndex): void {
  const { state } = run
  for (const id of state.seats[seat]!.inPlay) {
    if (
      state.cards[id]!.locked &&
      !(isMinion(state, id) && hasTrait(state, id, 'infernal')) &&
      !mayStayLocked(state, id) &&
      !ruled(state, id, 'unlock', false)
    )
      clear(state, id, 'locked')
  }
  emit(run, 'unlocked-all', { seat })
  endContests(run, seat)
}

/**
 * Whether the phase waits for its Methuselah. Reads public facts only: a hand must not decide whether the table waits.
 */
const hasBusiness = (state: GameState, frame: TurnFrame): boolean =>
  phaseHasBusiness(state, frame) || canUse(state, frame.seat, { phase: frame.phase })

/** What the phase itself is for, which is quickly seen. */
function phaseHasBusiness(state: GameState, frame: TurnFrame): boolean {
  const seat = state.seats[frame.seat]!
  switch (frame.phase) {
    case 'unlock':
      return (
        unlockOptions(state, frame).length > 0 ||
        (seat.consult?.includes('unlock') === true && couldBurn(state, frame.seat))
      )
    case 'master':
      return frame.masterActions > 0 && (markOptions(state, frame).length > 0 || couldPlay(state, frame.seat, null))
    case 'minion':
      return (
        minionsOf(state, frame.seat).some(id => couldAct(state, frame.seat, id)) || couldPlay(state, frame.seat, null)
      )
    case 'influence':
      return seat.uncontrolled.length > 0 || (seat.crypt.length > 0 && frame.transfers >= 4)
    // Where nobody has had anything to do for a whole round, turns are ended by hand, or the table would turn for ever.
    case 'discard':
      return frame.idle > clockwise(state, frame.seat).length || (frame.discardActions > 0 && seat.hand.length > 0)
  }
}

function timeEnds(run: Run): true {
  endByTime(run)
  return true
}

function leave(run: Run, frame: TurnFrame): true {
  // The phase is over, and the next does not begin (TTIME-05).
  if (run.state.timeCalled) return timeEnds(run)
  const next = PHASES[PHASES.indexOf(frame.phase) + 1]
  if (!next) {
    frame.step = 'ending'
    emit(run, 'turn-ending', { seat: frame.seat }, [])
    return true
  }
  frame.phase = next
  delete frame.consulted
  frame.step = 'enter'
  return true
}

function endTurn(run: Run, frame: TurnFrame): true {
  const { state } = run
  // With whose turn it was, the phase has ended.
  if (state.timeCalled) return timeEnds(run)
  replaceDelayed(
    run,
    until => until === frame.id,
    () => pop(run),
  )
  state.facts = state.facts.filter(fact => fact.name !== `diablerie@${frame.seat}`)
  // TURN-02
  let next = clockwise(state, frame.seat)[0]!
  while (withdraws(run, next)) {
    if (state.result) return true
    next = clockwise(state, frame.seat)[0]!
  }
  beginTurn(run, next, frame.number + 1, frame.idle + 1)
  return true
}

const AT_ONCE = 'next:'

/**
 * What the next phase would offer in which anything can be done, so that nobody has to end a phase and be asked again:
 * chosen now, it ends what comes before it.
 * Only where nothing must be done first. The last phase has an end of its own, that of the turn.
 */
function laterOptions(state: GameState, frame: TurnFrame, seat: SeatIndex): Option[] {
  if (frame.acts) return []
  const now = phaseOptions(state, frame, seat)
  if (!now.some(({ kind }) => kind === 'end-phase')) return []
  const copy = copySpine(state),
    turn: TurnFrame = { ...frame }
  copy.frames[copy.frames.length - 1] = turn
  do {
    const phase = PHASES[PHASES.indexOf(turn.phase) + 1]
    if (!phase) return []
    turn.phase = phase
    endWhere(copy, endsHere(turn))
    grant(copy, turn)
  } while (!hasBusiness(copy, turn))
  // Where there is nothing but the end, the next phase is the question, and may be ended with it.
  const nothing = now.every(({ kind }) => kind === 'end-phase')
  return phaseOptions(copy, turn, seat).flatMap((option): Option[] => {
    const ends = option.kind === 'end-phase',
      last = ends && turn.phase === 'discard'
    if (ends ? !last && !nothing : now.some(({ id }) => id === option.id)) return []
    return [
      { ...option, id: AT_ONCE + option.id, phase: turn.phase, ...(last && { effect: { key: 'option-end-turn' } }) },
    ]
  })
}

/**
 * Who is asked between effects is asked as at the end of any phase; what was to come after it is then asked about anew.
 */
function goOn(run: Run, frame: TurnFrame, phase: Phase, { consult: _, ...answer }: Answer): void {
  const ended: Answer = { optionId: 'end-phase' }
  if (intend(run, frame, endOf(frame), ended)) return
  frame.later = { answer, phase, fx: run.state.fx, handEpoch: run.state.seats[frame.seat]!.handEpoch }
  leave(run, frame)
}

/** The phase has come that an answer was for, and nothing has happened since it was given. */
function resume(run: Run, frame: TurnFrame): boolean {
  const { state } = run,
    { later, seat } = frame
  if (!later || later.phase !== frame.phase) return false
  delete frame.later
  const { answer: given, fx, handEpoch } = later
  const answer: Answer = { ...given, optionId: given.optionId.slice(AT_ONCE.length) }
  const option =
    fx === state.fx && handEpoch === state.seats[seat]!.handEpoch
      ? phaseOptions(state, frame, seat).find(({ id }) => id === answer.optionId)
      : undefined
  if (!option || !fitsSlots(option, answer.args ?? {})) return false
  state.fx++
  if (!intend(run, frame, option, answer)) act(run, frame, seat, option, answer)
  return true
}

const endOf = ({ phase }: TurnFrame): Option => ({
  id: 'end-phase',
  kind: 'end-phase',
  effect: { key: 'option-end-phase', params: { phase } },
  irreversible: true,
})

/** Everything this minion can announce now, and that it lets it be: what gave it the action is used up (ACT-01). */
function actingOptions(state: GameState, seat: SeatIndex, minion: CardId): Option[] {
  const actions = [
    ...basicActionOptions(state, seat),
    ...torporActionOptions(state, seat),
    ...inPlayActionOptions(state, seat),
    ...chaseOptions(state, seat),
    ...(owedActions(state, seat).length > 0 ? huntsOwed(state, seat) : playOptions(state, seat, null)),
  ]
  return [
    ...actions.filter(option => option.minion === minion),
    { id: 'pass', kind: 'pass', effect: { key: 'option-no-action', params: { minion: named(state, minion) } } },
  ]
}

function phaseOptions(state: GameState, frame: TurnFrame, seat: SeatIndex): Option[] {
  if (frame.acts) return actingOptions(state, seat, frame.acts.minion)
  const options: Option[] = []
  switch (frame.phase) {
    case 'unlock':
      options.push(...unlockOptions(state, frame), ...burnOptions(state, seat))
      break
    case 'master':
      options.push(...playOptions(state, seat, null), ...markOptions(state, frame))
      break
    case 'minion':
      options.push(
        ...basicActionOptions(state, seat),
        ...torporActionOptions(state, seat),
        ...inPlayActionOptions(state, seat),
        ...chaseOptions(state, seat),
      )
      if (owedActions(state, seat).length > 0)
        return [...options, ...huntsOwed(state, seat), ...abilityOptions(state, seat, { phase: 'minion' })] // MAND-08
      options.push(...playOptions(state, seat, null))
      break
    case 'influence':
      options.push(...influenceOptions(state, frame, seat))
      break
    case 'discard':
      if (frame.discardActions > 0)
        options.push(
          ...state.seats[seat]!.hand.map((card): Option => ({
            id: `discard:${card}`,
            kind: 'discard',
            card,
            effect: { key: 'option-discard', params: { card: named(state, card) } },
            irreversible: true,
          })),
        )
      options.push(...playOptions(state, seat, null))
      break
  }
  options.push(...abilityOptions(state, seat, { phase: frame.phase }))
  if (mayEnd(state, frame, seat)) options.push(endOf(frame))
  return options
}

function phaseOptionAlone(state: GameState, frame: TurnFrame, seat: SeatIndex, id: string): Option | undefined {
  if (frame.acts) return undefined
  if (id === 'end-phase') return mayEnd(state, frame, seat) ? endOf(frame) : undefined
  const plays =
    frame.phase === 'master' ||
    frame.phase === 'discard' ||
    (frame.phase === 'minion' && owedActions(state, seat).length === 0)
  return plays ? playOption(state, seat, null, id) : undefined
}

/**
 * Compulsory effects come before the end of the phase, in an order of the seat's own (UNLOCK-04, UNLOCK-05, UNLOCK-10),
 * and mandatory actions before that of the minion phase (MAND-08).
 */
const mayEnd = (state: GameState, frame: TurnFrame, seat: SeatIndex): boolean =>
  !(frame.phase === 'minion' && owedActions(state, seat).length > 0) &&
  compulsory(state, seat, frame.phase).length === 0 &&
  !(frame.phase === 'unlock' && unlockOwed(state, frame))

/** Cards that hunt, for vampires that must. */
const huntsOwed = (state: GameState, seat: SeatIndex): Option[] =>
  playOptions(state, seat, null).filter(
    ({ card, mode, minion }) =>
      definitionOf(state, card!)!.modes.some(one => nameOf(one) === mode && one.header?.hunt) &&
      owedActions(state, seat).some(owed => owed.minion === minion && owed.what === 'hunt'),
  )

/** The pool of the Edge is taken and duties are done; otherwise the phase ends. */
function turnFallback(state: GameState, frame: TurnFrame, seat: SeatIndex): Answer {
  if (frame.acts) return { optionId: 'pass' }
  if (frame.phase === 'unlock') {
    const answer = unlockFallback(state, frame)
    if (answer) return answer
  }
  const [due] = compulsory(state, seat, frame.phase)
  const duty = due === undefined ? undefined : phaseOptions(state, frame, seat).find(option => option.id === due)
  if (duty) return { optionId: duty.id, ...(duty.slots && { args: defaultArgs(duty) }) }
  const owing = frame.phase === 'minion' ? owedActions(state, seat)[0] : undefined
  const open = owing ? phaseOptions(state, frame, seat) : []
  const act =
    open.find(option => option.id === `${owing!.what}:${owing!.minion}`) ??
    // A hunt that a card offers, where there is no other.
    open.find(option => option.minion === owing!.minion && option.id.startsWith('action:'))
  return act ? { optionId: act.id, ...(act.slots && { args: defaultArgs(act) }) } : { optionId: 'end-phase' }
}

function act(run: Run, frame: TurnFrame, seat: SeatIndex, option: Option, answer: Answer): void {
  if (performUnlock(run, frame, option)) return
  switch (option.kind) {
    case 'end-phase':
      leave(run, frame)
      return
    case 'act': {
      const onTorpid = torporAnnouncement(run.state, seat, option, answer.args ?? {})
      const chase = onTorpid ?? chaseAnnouncement(run, seat, option)
      if (chase) {
        announce(run, chase, answer.then)
        return
      }
      const basic = basicActions.find(one => option.id === `${one.action}:${option.minion}`)
      if (!basic) {
        announceInPlay(run, seat, option, answer)
        return
      }
      const { action, stealth, ops, bleed } = basic
      const cost = basic.cost?.(run.state, seat, option.minion!) ?? {}
      announce(
        run,
        {
          action,
          acting: option.minion!,
          seat,
          source: null,
          cost,
          vars: {},
          stealth,
          plus: 0,
          ops,
          ...(bleed && { bleed }),
        },
        answer.then,
      )
      return
    }
    case 'play':
      playFromHand(run, seat, option, answer.args)
      return
    case 'use':
      useAbility(run, frame.seat, option, answer.args)
      return
    case 'mark':
      mark(run, frame, option.card!)
      return
    case 'discard':
      if (frame.phase === 'unlock') return burnByOption(run, frame.seat, option.card!)
      frame.discardActions--
      discard(run, frame.seat, option.card!)
      return
    default:
      influence(run, frame, option, answer)
  }
}
