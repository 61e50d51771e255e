import type { ActionFrame, ActionName, Frame } from '../model/frames.ts'
import type { WindowName, Op } from '../../cards/language.ts'
import type { Line } from '../model/answers.ts'
import type { Aim, Header } from '../../cards/definition.ts'
import { MUST_HUNT, owedActions } from '../offers/duties.ts'
import { VOLUNTARY } from '../reads/conditions.ts'
import { amount, inRegion, mayBlock, stat } from '../reads/evaluate.ts'
import { cardOf, cardsOf, seatsOf, type Viewpoint } from '../reads/look.ts'
import { moveCounters } from '../changes/counters.ts'
import { noteOutcome } from '../orders/outcomes.ts'
import { actionStands, controllerOf, currentTurn, isReady, isVampire, pileOf, prey } from '../reads/queries.ts'
import { emit, named, pop, push, type Run } from '../model/run.ts'
import { brings } from '../reads/played-cards.ts'
import { standIns } from '../reads/slaves.ts'
import { awake } from '../reads/stats.ts'
import { noDiablerist } from '../reads/requirements.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { replaceDelayed } from '../changes/hands.ts'
import { lock, moveEdge, discardUnlessPlaced } from '../changes/zones.ts'
import { askReducers } from '../offers/reducers.ts'
import { reduce } from '../changes/reducing.ts'
import { OWES, PAYING } from '../reads/costs.ts'
import { endAttempt, failAttempt, resolveBlock } from './blocking.ts'
import { beginHunt } from './diablerie.ts'
import { pushCombat } from './push-combat.ts'
import { openWindow } from './open-window.ts'
import type { Procedure } from './procedure.ts'

type Announcement = Pick<
  ActionFrame,
  | 'action'
  | 'acting'
  | 'seat'
  | 'source'
  | 'cost'
  | 'vars'
  | 'chosen'
  | 'stealth'
  | 'plus'
  | 'bleed'
  | 'political'
  | 'ops'
> & { targets?: SeatIndex[] }

/**
 * Announces an action: the minion locks before anybody may react (ACT-01, ANN-03). `then` are its Methuselah's answers
 * to its first windows.
 */
export function announce(run: Run, announcement: Announcement, then: Line[] = []): Frame {
  const { state } = run
  const { acting, seat, source } = announcement
  const turn = currentTurn(state).id
  if (
    !owedActions(state, seat).some(({ minion }) => minion === acting) &&
    !state.facts.some(({ name }) => name === VOLUNTARY)
  )
    state.facts.push({ name: VOLUNTARY, of: seat, n: 1, until: turn })
  // It counts as done, whatever becomes of it (BLEED-03).
  if (announcement.bleed) state.uses.push({ what: 'bleed', by: acting, until: turn })
  if (announcement.political) state.uses.push({ what: 'political', by: acting, until: turn })
  if (announcement.action === 'hunt')
    state.facts = state.facts.filter(fact => !(fact.name === MUST_HUNT && fact.of === acting))
  // A bleed goes to the prey (GLOSS-34).
  const aimed = announcement.bleed ? prey(state, seat) : null
  const targets = announcement.targets ?? (aimed === null ? [] : [aimed])
  const on = announcement.vars['target']
  delete currentTurn(state).acts
  lock(run, acting)
  const frame = push(run, {
    kind: 'action',
    step: 'announced',
    ...announcement,
    targets,
    declined: [],
    blocker: null,
    failed: [],
  })
  emit(run, 'action-announced', {
    seat,
    minion: named(state, acting),
    action: shownAs(announcement),
    card: source === null ? null : named(state, source),
    targets,
    stealth: stat(state, acting, 'stealth'),
    ...(source === null && typeof on === 'number' && { on: named(state, on) }),
  })
  if (then.length > 0)
    state.sealed.push({
      seat,
      scope: frame.id,
      window: frame.id,
      round: 0,
      fx: state.fx,
      handEpoch: state.seats[seat]!.handEpoch,
      lines: then,
    })
  return frame
}

/** An action as a card announces it: from the hand, or offered by one in play. */
export function announceBy(
  run: Run,
  header: Header,
  by: Pick<ActionFrame, 'acting' | 'seat' | 'cost' | 'vars' | 'chosen' | 'ops'> & { source: CardId },
  then: Line[] = [],
): Frame {
  const look: Viewpoint = { state: run.state, source: by.source, by: by.acting, seat: by.seat, vars: by.vars }
  const frame = announce(
    run,
    {
      ...by,
      action: 'card',
      // Of itself it has none (ACT-10); what its card says is for this action alone (STEALTH-03, FAQ-09).
      stealth: amount(look, header.stealth ?? (header.political ? 1 : 0)),
      plus: header.bleed ?? 0,
      ...(header.target && { targets: aimedAt(look, header.target) }),
      ...(header.bleed !== undefined && { bleed: true as const }),
      ...(header.political && { political: true as const }),
      ops: header.bleed !== undefined ? [{ op: 'bleed' }, ...by.ops] : by.ops,
    },
    then,
  )
  if (header.meanwhile) {
    const { source, acting, seat, vars } = by
    push(run, { kind: 'effects', source, by: acting, seat, ops: header.meanwhile, vars: { ...vars } })
  }
  return frame
}

/**
 * All other Methuselahs that were chosen, or that control what was (GLOSS-32); what is one's own or in nobody's control
 * leaves it undirected (DIR-01, DIR-02, TARGET-06): an ash heap (GLOSS-03), or a referendum, whoever will suffer
 * (DIR-03).
 */
function aimedAt(look: Viewpoint, aim: Aim): SeatIndex[] {
  const seats =
    'seat' in aim ? seatsOf(look, aim.seat) : cardsOf(look, aim.card).map(card => controllerOf(look.state, card))
  return [...new Set(seats)].filter((seat): seat is SeatIndex => seat !== undefined && seat !== look.seat)
}

const shownAs = (action: Pick<ActionFrame, 'action' | 'bleed'>): ActionName => (action.bleed ? 'bleed' : action.action)

/**
 * The course of an action: states A (no attempt), B (an attempt) and C (blocks declined), then success or block
 * (COURSE-01 to COURSE-12).
 */
export const action: Procedure<ActionFrame> = {
  step(run, frame) {
    const { state } = run
    // Before a block has results there is neither lock nor combat (RES-03). So it ends as its minion's Methuselah is
    // ousted (END-15).
    if (frame.outcome === undefined && !actionStands(state, frame)) {
      frame.outcome = 'ended'
      frame.step = 'over'
    }
    // An attempt without its blocker is none: state A again. The block of a card that is no minion stands without it.
    const stands = frame.attempt !== undefined && frame.step === 'block-resolved'
    if (frame.outcome === undefined && frame.blocker !== null && !isReady(state, frame.blocker) && !stands) {
      endAttempt(state, frame)
      frame.blocker = null
      frame.step = 'blocks'
    }
    // Nor can one succeed that an effect forbids since, or of a minion that was locked since and is not awake; a block
    // that stands is not undone.
    if (frame.step === 'compare' && !(awake(state, frame.blocker!) && mayBlock(state, frame, frame.blocker!)))
      failAttempt(run, frame)
    switch (frame.step) {
      // By impulse and once, before any modifier or reaction (ANN-04, ANN-05).
      case 'announced':
        return open(run, frame, 'announced', 'blocks')
      case 'blocks':
        return open(run, frame, 'blocks', 'declined')
      // Stealth and intercept answer each other until all pass, and then are compared (STEALTH-12).
      case 'attempt':
        return open(run, frame, 'attempt', 'compare')
      case 'compare':
        return compare(run, frame, frame.blocker!)
      case 'block-resolved':
        return block(run, frame, frame.blocker!)
      // No attempt has succeeded, and none comes any more (BLOCK-14).
      case 'declined':
        return open(run, frame, 'declined', 'succeeding')
      // Success is certain, as all have passed (RESOLVE-08): only what is used at this very moment can follow.
      case 'succeeding':
        return open(run, frame, 'success', 'resolving')
      case 'resolving':
        frame.step = 'success'
        aboutToResolve(run, frame)
        return true
      case 'success':
        return succeed(run, frame)
      // What is played after the resolution comes before or after what has been waiting for it, as who acts wishes.
      case 'resolved':
        if (waitsForResolution(state, frame)) return open(run, frame, 'resolved', 'afterwards')
        frame.step = 'afterwards'
        return true
      case 'afterwards':
        emit(run, 'action-resolved', { minion: named(state, frame.acting), outcome: frame.outcome! }, [])
        return open(run, frame, 'resolved', 'hunts')
      case 'hunts': {
        const due = state.facts.find(fact => fact.name === 'hunted' && fact.until === frame.id)
        if (due === undefined) frame.step = 'over'
        else {
          state.facts = state.facts.filter(fact => fact !== due)
          beginHunt(run, due.of)
        }
        return true
      }
      case 'over':
        emit(run, 'action-ended', {
          minion: named(state, frame.acting),
          action: shownAs(frame),
          outcome: frame.outcome ?? 'ended',
        })
        if (frame.source !== null) discardUnlessPlaced(run, frame.source)
        noteOutcome(state, frame.seat, frame.outcome ?? 'ended')
        replaceDelayed(
          run,
          until => until === frame.id,
          () => pop(run),
        )
        return true
    }
  },
}

function open(run: Run, frame: ActionFrame, window: WindowName, next: ActionFrame['step']): true {
  frame.step = next
  openWindow(run, window, frame.id, frame.seat)
  return true
}

/** An effect of who acts is to come once this action has resolved. */
const waitsForResolution = (state: GameState, { id, seat }: ActionFrame): boolean =>
  state.watches.some(watch => watch.on === 'action-resolved' && watch.until === id && watch.seat === seat)

/** A moment for triggers alone: there is nothing to tell anybody. */
const aboutToResolve = (run: Run, frame: ActionFrame): void =>
  emit(run, 'about-to-resolve', { minion: named(run.state, frame.acting) }, [])

/**
 * The attempt succeeds if the intercept is at least the stealth (STEALTH-01, GLOSS-11); else it is state A again
 * (COURSE-07).
 */
function compare(run: Run, frame: ActionFrame, blocker: CardId): true {
  const { state } = run
  if (stat(state, blocker, 'intercept') >= stat(state, frame.acting, 'stealth')) {
    emit(run, 'about-to-block', { minion: named(state, blocker), acting: named(state, frame.acting) })
    aboutToResolve(run, frame)
    return open(run, frame, 'blocked', 'block-resolved')
  }
  failAttempt(run, frame)
  return true
}

/**
 * The blocker locks and combat begins, in one change (RES-02, RESOLVE-03); leaving torpor leads to none (TORPOR-07).
 */
function block(run: Run, frame: ActionFrame, blocker: CardId): true {
  const { state } = run
  frame.outcome = 'blocked'
  frame.step = 'resolved'
  if (frame.attempt !== undefined) {
    resolveBlock(run, frame)
    endAttempt(state, frame)
    return true
  }
  if (frame.action !== 'leave-torpor') {
    fight(run, frame, blocker)
    return true
  }
  resolveBlock(run, frame)
  // An ally cannot diablerise (LEAVE-04), nor can who is kept from it; a vampire may, and by default does not.
  if (isVampire(state, blocker) && !noDiablerist(state, blocker))
    push(run, { kind: 'effects', source: null, by: blocker, seat: controllerOf(state, blocker)!, ops: OFFER, vars: {} })
  return true
}

/**
 * A slave may fight in the place of the blocked minion, whose combat is cancelled and which unlocks (TRAIT-15). By
 * default it does not.
 */
function fight(run: Run, frame: ActionFrame, blocker: CardId): void {
  const slaves = standIns(run.state, frame.seat, frame.acting)
  if (slaves.length === 0) return pushCombat(run, frame.acting, blocker, true)
  push(run, { kind: 'effects', source: null, by: frame.acting, seat: frame.seat, ops: STAND_IN, vars: {} })
  push(run, {
    kind: 'choice',
    seat: frame.seat,
    as: 'slave',
    ask: 'choose-slave',
    from: { cards: slaves },
    min: 0,
    max: 1,
    source: null,
  })
}

const STAND_IN: Op[] = [
  {
    op: 'if',
    test: { is: ['slave', { kind: 'minion' }] },
    then: [
      { op: 'lock', who: 'slave' },
      { op: 'unlock', who: 'acting' },
      { op: 'combat', acting: 'slave', opposing: 'blocking', block: true },
    ],
    else: [{ op: 'combat', acting: 'acting', opposing: 'blocking', block: true }],
  },
]

/** The blocker's opportunity at block resolution (LEAVE-03, TORPOR-07, TORPOR-09). */
const OFFER: Op[] = [
  { op: 'choose', as: 'victim', ask: 'choose-victim', from: { cards: { ref: 'acting' } }, min: 0, max: 1 },
  { op: 'diablerize', victim: 'victim' },
]

/** The own Edge, and no other's (REQ-07). */
function burnEdge(run: Run, seat: SeatIndex): boolean {
  const held = run.state.edge === seat
  if (held) moveEdge(run, null)
  return held
}

/** What has left the region it was chosen in is no target any more: nothing is done to it (ANN-09). */
function forgetGone(state: GameState, { vars, chosen = {} }: ActionFrame): void {
  for (const [name, region] of Object.entries(chosen)) {
    const bound = [vars[name] ?? []].flat()
    const there = bound.filter(id => typeof id === 'number' && inRegion(state, region, id))
    if (there.length < bound.length)
      vars[name] =
        region === 'ash' ? bound.flatMap(id => (there.includes(id) ? id : (copyOf(state, id, bound) ?? []))) : there
  }
}

/** What is chosen in an ash heap is chosen by its name: another copy there is as good. */
function copyOf(state: GameState, id: number | string, taken: readonly (number | string)[]): CardId | undefined {
  if (typeof id !== 'number') return undefined
  const { owner, key } = state.cards[id]!
  return state.seats[owner]!.ash.find(other => !taken.includes(other) && state.cards[other]!.key === key)
}

/**
 * First the cost, then the effects; no window lies between (RES-01, RESOLVE-01). A blocked action is never paid for
 * (RESOLVE-05), and a political one is before its referendum (POL-03).
 */
function succeed(run: Run, frame: ActionFrame): true {
  const { state } = run
  forgetGone(state, frame)
  const look: Viewpoint = { state, source: frame.source, by: frame.acting, seat: frame.seat, vars: frame.vars }
  // Only a card that was played for it can be made cheaper, not what a card in play offers.
  const question =
    frame.source !== null && pileOf(state, frame.source) === undefined
      ? askReducers(look, frame.cost, OWES in frame.vars)
      : undefined
  if (question) {
    push(run, { kind: 'choice', seat: frame.seat, source: frame.source, ...question })
    return true
  }
  frame.cost = reduce(run, look, frame.cost, frame.vars, PAYING)
  const blood = amount(look, frame.cost.blood ?? 0),
    pool = amount(look, frame.cost.pool ?? 0)
  const { shared } = frame.cost
  const other = shared && cardOf(look, shared.by),
    lent = shared ? amount(look, shared.blood) : 0
  const paid =
    (other === undefined ? lent : moveCounters(run, { card: other }, 'bank', lent, 'cost')) === lent &&
    moveCounters(run, { card: frame.acting }, 'bank', blood, 'cost') === blood &&
    moveCounters(run, { pool: frame.seat }, 'bank', pool, 'cost') === pool &&
    (!frame.cost.edge || burnEdge(run, frame.seat))
  if (paid && blood + lent > 0)
    state.facts.push({ name: 'cost-blood', of: frame.acting, n: blood + lent, until: frame.id })
  // A referendum is yet to come, and may fail (FAQ-14); so may a bleed (FAQ-07).
  frame.outcome = 'successful'
  frame.step = 'resolved'
  if (brings(state, frame, 'Ally'))
    state.facts.push({ name: 'recruits', of: frame.acting, n: 1, until: currentTurn(state).id })
  emit(run, 'action-succeeded', { minion: named(state, frame.acting), action: shownAs(frame) })
  // What is there is paid; without the whole cost the action is successful and does nothing (ANN-08).
  // Nor does one whose card has left the minion that it lent the action to.
  const lost = typeof frame.vars['lender'] === 'number' && state.cards[frame.vars['lender']]!.on !== frame.acting
  const ops = paid && !lost ? frame.ops : frame.ops.filter(op => op.op === 'forbid' && op.regardless)
  push(run, { kind: 'effects', source: frame.source, by: frame.acting, seat: frame.seat, ops, vars: frame.vars })
  return true
}
