import type { Condition, ConditionKey, PlainCondition, PlainPlayed, Played, PlayedKey } from '../../cards/conditions.ts'
import { refuse, type Refusal } from '../model/answers.ts'
import {
  holds,
  matches,
  mayAttempt,
  mayBlock,
  seatCandidates,
  capacity,
  stat,
  mayJoin,
  someMayJoin,
} from './evaluate.ts'
import { cardOf, type Viewpoint } from './look.ts'
import type { PlayFrame } from '../model/frames.ts'
import {
  answeredPlay,
  attachedTo,
  boundForTorpor,
  controllerOf,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  definitionOf,
  facts,
  isLocked,
  isVampire,
  predator,
  prey,
  readyMinions,
} from './queries.ts'
import { limitedBleedApplies } from './stats.ts'
import { noDiablerist } from './requirements.ts'

/** Somebody has performed an action in this turn that was not mandatory. */
export const VOLUNTARY = 'voluntary'

/**
 * Why one of these conditions does not hold, the first of them. A condition reads public facts and the user's own card:
 * the same answer decides what is offered (`legal`), what is explained (`explain`) and what a seat publicly could do
 * (T0).
 */
export function unmet(look: Viewpoint, conditions: readonly Condition[] | undefined): Refusal | undefined {
  for (const condition of conditions ?? []) {
    const refusal = refusalOf(look, condition)
    if (refusal) return refusal
  }
  return undefined
}

const refusalOf = <K extends ConditionKey>(look: Viewpoint, condition: ConditionOf<K>): Refusal | undefined =>
  REFUSALS[condition.key as K](look, condition)

type ConditionOf<K extends ConditionKey> = K extends PlainCondition
  ? { key: PlainCondition }
  : Extract<Condition, { key: K }>
type Refusals = { [K in ConditionKey]: (look: Viewpoint, condition: ConditionOf<K>) => Refusal | undefined }

const REFUSALS: Refusals = {
  when: (look, { test, reason, rule }) => (holds(look, test) ? undefined : refuse(reason, rule)),

  'during-your-turn': ({ state, seat }) =>
    currentTurn(state).seat === seat ? undefined : refuse('not-your-turn', 'TURN-03'),
  'not-during-your-turn': ({ state, seat }) =>
    currentTurn(state).seat === seat ? refuse('own-turn', 'TURN-03') : undefined,
  'in-unlock-phase': ({ state }) =>
    currentTurn(state).phase === 'unlock' ? undefined : refuse('not-this-phase', 'UNLOCK-06'),
  'during-bleed': ({ state }) => (currentAction(state)?.bleed ? undefined : refuse('not-a-bleed', 'MIN-12')),
  'room-for-limited': ({ state }) => {
    const action = currentAction(state)
    return action && limitedBleedApplies(state, action) ? refuse('limited-already', 'BLEED-04') : undefined
  },
  'bleeding-you': ({ state, seat }) => {
    const action = currentAction(state)
    return action?.bleed && action.targets.includes(seat) ? undefined : refuse('not-bleeding-you', 'BLEED-16')
  },
  'directed-at-you': ({ state, seat }) =>
    currentAction(state)?.targets.includes(seat) ? undefined : refuse('not-directed-at-you', 'BLOCK-01'),
  'you-have-edge': ({ state, seat }) => (state.edge === seat ? undefined : refuse('edge-not-yours', 'UNLOCK-07')),

  'by-locked': ({ state, by }) => (by !== null && isLocked(state, by) ? undefined : refuse('not-locked', 'PLAY-04')),
  'nothing-done': ({ state }) =>
    state.facts.some(({ name }) => name === VOLUNTARY) ? refuse('already-used', 'GOLDEN-01') : undefined,
  'even-locked': () => undefined,
  // BLOCK-01, BLOCK-06, BLOCK-08.
  'some-could-block': ({ state, seat }) => {
    const action = currentAction(state)
    if (!action || !someMayJoin(state, action, seat)) return refuse('not-entitled-to-block', 'BLOCK-01')
    if (action.blocker !== null)
      return controllerOf(state, action.blocker) === seat ? undefined : refuse('attempt-under-way', 'BLOCK-06')
    if (action.declined.includes(seat)) return refuse('already-declined', 'BLOCK-08')
    return readyMinions(state, seat).some(id => mayJoin(state, action, id) && mayAttempt(state, action, id))
      ? undefined
      : refuse('cannot-block', 'BLOCK-04')
  },
  'could-block': ({ state, seat, by }) => {
    const action = currentAction(state)
    if (!action || by === null || !mayJoin(state, action, by)) return refuse('not-entitled-to-block', 'BLOCK-01')
    if (action.blocker !== null && action.blocker !== by) return refuse('attempt-under-way', 'BLOCK-06')
    if (action.blocker === null && action.declined.includes(seat)) return refuse('already-declined', 'BLOCK-08')
    const may = action.blocker === by ? mayBlock : mayAttempt
    return may(state, action, by) ? undefined : refuse('cannot-block', 'BLOCK-04')
  },
  'has-blocked': ({ state, by }) => {
    const action = currentAction(state)
    return action?.outcome === 'blocked' && action.blocker === by ? undefined : refuse('has-not-blocked', 'MIN-17')
  },
  'not-yet-by': ({ state, by }, { fact }) =>
    by !== null && state.facts.some(f => f.name === fact && f.of === by)
      ? refuse('already-played', 'MIN-18')
      : undefined,
  'not-with': ({ state, by }, { card, own }) =>
    state.uses.some(use => use.what === `card:${card}` && (!own || use.by === by))
      ? refuse('already-played', 'MIN-13')
      : undefined,
  'some-seat': (look, { whom }) => (seatCandidates(look, whom).length > 0 ? undefined : refuse('no-target', 'PLAY-01')),
  'action-was-successful': ({ state }) => resolvedAs(state, 'successful'),
  'action-was-blocked': ({ state }) => resolvedAs(state, 'blocked'),
  // Blocked or failed; one that could do nothing any more was successful (ANN-08).
  'action-was-unsuccessful': ({ state }) =>
    resolvedAs(state, 'successful') ? undefined : refuse('not-resolved-so', 'MIN-12'),

  'in-political-action': ({ state }) => {
    const referendum = currentFrame(state, 'referendum')
    return referendum && !referendum.hunt && currentAction(state)?.political
      ? undefined
      : refuse('wrong-window', 'BLOODHUNT-03')
  },
  'some-crypt': ({ state, seat }) =>
    state.seats[seat]!.crypt.length > 0 ? undefined : refuse('crypt-empty', 'INFLUENCE-17'),
  'passed-before': ({ state, by }) =>
    by !== null && state.facts.some(fact => fact.name === 'margin' && fact.of === by)
      ? undefined
      : refuse('not-passed', 'POLITICS-29'),
  'by-vampire': ({ state, by }) =>
    by !== null && isVampire(state, by) ? undefined : refuse('vampires-only', 'REQ-12'),

  'in-combat': ({ state, by }) => {
    const combat = currentCombat(state)
    return combat && (combat.acting === by || combat.opposing === by) ? undefined : refuse('not-in-combat', 'MIN-15')
  },
  'about-to-fight-younger': ({ state, by }) => {
    const combat = currentCombat(state),
      acting = currentAction(state)?.acting
    const other =
      combat && (combat.acting === by ? combat.opposing : combat.opposing === by ? combat.acting : undefined)
    const fits =
      combat?.step === 'enter' &&
      by !== null &&
      other !== undefined &&
      other === acting &&
      isVampire(state, other) &&
      isVampire(state, by) &&
      capacity(state, other) < capacity(state, by)
    return fits ? undefined : refuse('no-target', 'COMBAT-01')
  },
  'may-diablerize-fallen': look => {
    const { state, by } = look
    const victim = cardOf(look, 'opposing')
    if (by === null || victim === undefined || !boundForTorpor(state, victim))
      return refuse('no-target', 'DIABLERIE-01')
    if (!isVampire(state, by) || boundForTorpor(state, by)) return refuse('vampires-only', 'DIABLERIE-01')
    return noDiablerist(state, by)
  },
  'in-first-round': ({ state }) =>
    currentCombat(state)?.number === 1 ? undefined : refuse('wrong-window', 'COMBAT-07'),
  'at-close': ({ state }) =>
    currentCombat(state)?.range === 'close' ? undefined : refuse('out-of-range', 'COMBAT-12'),
  // Where another combat has been queued as this one was about to end, the two go in any order.
  'end-of-round': ({ state }) => {
    const combat = currentCombat(state)
    return combat && (combat.step !== 'over' || combat.queued) ? undefined : refuse('wrong-window', 'ROUNDEND-01')
  },
  'opposing-vampire': ({ state, by }) => {
    const combat = currentCombat(state)
    const other = combat && (combat.acting === by ? combat.opposing : combat.acting)
    return other !== undefined && isVampire(state, other) ? undefined : refuse('no-target', 'COMBAT-13')
  },

  // What is cancelled already is not cancelled again.
  playing: (look, { played }) => {
    const play = answeredPlay(look.state, look.source)
    return play && !play.cancelled && played.every(one => isSo(one, play, look))
      ? undefined
      : refuse('nothing-to-cancel', 'PLAY-04')
  },
}

const resolvedAs = (state: Viewpoint['state'], outcome: 'successful' | 'blocked'): Refusal | undefined =>
  currentAction(state)?.outcome === outcome ? undefined : refuse('not-resolved-so', 'MIN-12')

const isSo = <K extends PlayedKey>(played: PlayedOf<K>, play: PlayFrame, look: Viewpoint): boolean =>
  IS_SO[played.key as K](play, look, played)

type PlayedOf<K extends PlayedKey> = K extends PlainPlayed
  ? { key: PlainPlayed }
  : Played extends infer P
    ? P extends { key: infer Key }
      ? K extends Key
        ? P
        : never
      : never
    : never

/** What is being played, said of its type, its player and what it requires (PLAY-04). */
const IS_SO: { [K in PlayedKey]: (play: PlayFrame, look: Viewpoint, played: PlayedOf<K>) => boolean } = {
  'library-card': () => true,
  'master-card': ({ type }) => type === 'Master',
  'event-card': ({ type }) => type === 'Event',
  'minion-card': ({ type }) => type !== 'Master' && type !== 'Event',
  'action-card': ({ action }) => action === true,
  'by-another': ({ seat }, look) => seat !== look.seat,
  'by-neighbour': ({ seat }, { state, seat: own }) => seat === prey(state, own) || seat === predator(state, own),
  // REFLEX-01.
  'against-by': ({ by }, look) => by !== null && by === cardOf(look, 'opposing'),
  'in-turn': ({ card }, { state }) => !definitionOf(state, card)?.facts.outOfTurn,
  'with-keyword': ({ card }, { state }, { words }) => words.some(word => facts(state, card).keywords?.includes(word)),
  'played-as': ({ type }, _, played) => type === played.type,
  'not-played-as': ({ type }, _, played) => type !== played.type,
  requiring: ({ card }, look, { disciplines }) => disciplines.some(code => matches(look, { requires: code }, card)),
  'by-minion': ({ by }, look, { who }) => by !== null && matches(look, who, by),
  'strike-card': ({ type, ops }) => type === 'Combat' && ops.some(op => op.op === 'strike'),
  'one-of': (play, look, { of }) => of.some(one => isSo(one, play, look)),
  // A weapon that it bears and could not use is a kind of strike.
  'narrowing-strikes': ({ ops }, look) => {
    const { state, by } = look
    const weapon = by !== null && attachedTo(state, by).some(id => facts(state, id).keywords?.includes('weapon'))
    return ops.some(
      op =>
        op.op === 'forbid' &&
        ((op.rule === 'strike' && (op.except !== undefined || op.only !== undefined)) ||
          (op.rule === 'equipment' && weapon)) &&
        (typeof op.on === 'string'
          ? op.on === 'opposing'
          : 'who' in op.on && by !== null && matches({ ...look, by: cardOf(look, 'opposing') ?? null }, op.on.who, by)),
    )
  },
}

/** Stealth only when a block attempt would otherwise succeed (STEALTH-04). */
export const stealthNeeded = ({ state }: Viewpoint): Refusal | undefined => {
  const action = currentAction(state)
  const needed =
    action &&
    action.blocker !== null &&
    stat(state, action.blocker, 'intercept') >= stat(state, action.acting, 'stealth')
  return needed ? undefined : refuse('stealth-not-needed', 'STEALTH-04')
}

/** Intercept only by the minion attempting to block, and only while the stealth exceeds it (STEALTH-05, GLOSS-10). */
export const interceptNeeded = ({ state, by }: Viewpoint): Refusal | undefined => {
  const action = currentAction(state)
  if (!action || action.blocker === null || action.blocker !== by) return refuse('not-blocking', 'STEALTH-05')
  return stat(state, action.acting, 'stealth') > stat(state, by, 'intercept')
    ? undefined
    : refuse('intercept-not-needed', 'STEALTH-05')
}
