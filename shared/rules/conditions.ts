import type { Refusal } from './answers.ts'
import { cardOf, holds, matches, seatCandidates, type Look } from './evaluate.ts'
import type { PlayFrame } from './frames.ts'
import type { Test, Whom } from './language.ts'
import type { ConditionKey, PlayedKey, ReasonKey } from './messages.ts'
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
  entitledToBlock,
  facts,
  isLocked,
  isVampire,
  predator,
  prey,
  readyMinions,
} from './queries.ts'
import { capacity, limitedBleedApplies, mayBlock, stat } from './stats.ts'
import { bloodCursed } from './traits.ts'

/**
 * What "only usable …" means. A condition reads public facts and the user's own card, and answers with the reason it does not hold:
 * the same function decides what is offered (`legal`), what is explained (`explain`) and what a seat publicly could do (T0).
 */
export interface Condition {
  (look: Look): Refusal | undefined
  /** What it says, for the text of a card (`shared/text/effects`): a key, or the test that it is. */
  readonly says: Saying
}
export type Saying =
  | { key: ConditionKey; fact?: string; card?: string; whom?: Whom; played?: readonly SaidOfPlayed[] }
  | { test: Test; reason: ReasonKey }

const says = (saying: Saying, refusal: (look: Look) => Refusal | undefined): Condition =>
  Object.assign(refusal, { says: saying })
const condition = (key: ConditionKey, refusal: (look: Look) => Refusal | undefined): Condition => says({ key }, refusal)

const refuse = (reason: ReasonKey, rule: string): Refusal => ({ reason, rule })

export const duringYourTurn = condition('during-your-turn', ({ state, seat }) =>
  currentTurn(state).seat === seat ? undefined : refuse('not-your-turn', 'TURN-03'),
)

/** "During any Methuselah's unlock phase". */
export const inUnlockPhase = condition('in-unlock-phase', ({ state }) =>
  currentTurn(state).phase === 'unlock' ? undefined : refuse('not-this-phase', 'UNLOCK-06'),
)
/** "Not usable during your turn". */
export const notDuringYourTurn = condition('not-during-your-turn', ({ state, seat }) =>
  currentTurn(state).seat === seat ? refuse('own-turn', 'TURN-03') : undefined,
)

export const duringBleed = condition('during-bleed', ({ state }) =>
  currentAction(state)?.bleed ? undefined : refuse('not-a-bleed', 'MIN-12'),
)

/** A limited increase of which the amount is chosen has room (BLEED-04). */
export const roomForLimited = condition('room-for-limited', ({ state }) => {
  const action = currentAction(state)
  return action && limitedBleedApplies(state, action) ? refuse('limited-already', 'BLEED-04') : undefined
})

/** "Only usable if a minion is bleeding you". */
export const bleedingYou = condition('bleeding-you', ({ state, seat }) => {
  const action = currentAction(state)
  return action?.bleed && action.targets.includes(seat) ? undefined : refuse('not-bleeding-you', 'BLEED-16')
})

export const directedAtYou = condition('directed-at-you', ({ state, seat }) =>
  currentAction(state)?.targets.includes(seat) ? undefined : refuse('not-directed-at-you', 'BLOCK-01'),
)

/** "If you have the Edge". */
export const youHaveEdge = condition('you-have-edge', ({ state, seat }) =>
  state.edge === seat ? undefined : refuse('edge-not-yours', 'UNLOCK-07'),
)

export const byLocked = condition('by-locked', ({ state, by }) =>
  by !== null && isLocked(state, by) ? undefined : refuse('not-locked', 'PLAY-04'),
)

/** "Usable by a locked …": locked or not. */
export const evenLocked = condition('even-locked', () => undefined)

/** Some of the same Methuselah's minions could attempt to block now, or is attempting (BLOCK-01, BLOCK-06, BLOCK-08). */
export const someCouldBlock = condition('some-could-block', ({ state, seat }) => {
  const action = currentAction(state)
  if (!action || !entitledToBlock(state, action).includes(seat)) return refuse('not-entitled-to-block', 'BLOCK-01')
  if (action.blocker !== null)
    return controllerOf(state, action.blocker) === seat ? undefined : refuse('attempt-under-way', 'BLOCK-06')
  if (action.declined.includes(seat)) return refuse('already-declined', 'BLOCK-08')
  return readyMinions(state, seat).some(id => mayBlock(state, action, id))
    ? undefined
    : refuse('cannot-block', 'BLOCK-04')
})

/** It could attempt to block if it were unlocked, or is doing so (BLOCK-01, BLOCK-06, BLOCK-08). */
export const couldBlock = condition('could-block', ({ state, seat, by }) => {
  const action = currentAction(state)
  if (!action || by === null || !entitledToBlock(state, action).includes(seat))
    return refuse('not-entitled-to-block', 'BLOCK-01')
  if (action.blocker !== null && action.blocker !== by) return refuse('attempt-under-way', 'BLOCK-06')
  if (action.blocker === null && action.declined.includes(seat)) return refuse('already-declined', 'BLOCK-08')
  return mayBlock(state, action, by) ? undefined : refuse('cannot-block', 'BLOCK-04')
})

/** "A minion who has blocked", once the block is resolved. */
export const hasBlocked = condition('has-blocked', ({ state, by }) => {
  const action = currentAction(state)
  return action?.outcome === 'blocked' && action.blocker === by ? undefined : refuse('has-not-blocked', 'MIN-17')
})

/** Once between the minion's own unlock phases, or in whatever scope the card's `mark` gives it. */
export const notYetBy = (fact: string): Condition =>
  says({ key: 'not-yet-by', fact }, ({ state, by }) =>
    by !== null && state.facts.some(f => f.name === fact && f.of === by)
      ? refuse('already-played', 'MIN-18')
      : undefined,
  )

/** Names a card that cannot be played in the same action as this one, by whatever minion. */
export const notWith = (card: string): Condition =>
  says({ key: 'not-with', card }, ({ state }) =>
    state.uses.some(use => use.what === `card:${card}`) ? refuse('already-played', 'MIN-13') : undefined,
  )

/** What a card chooses a Methuselah from must not be empty as it is played. */
export const someSeat = (whom: Whom): Condition =>
  says({ key: 'some-seat', whom }, look =>
    seatCandidates(look, whom).length > 0 ? undefined : refuse('no-target', 'PLAY-01'),
  )

/** Stealth only when a block attempt would otherwise succeed (STEALTH-04). */
export const stealthNeeded = ({ state }: Look): Refusal | undefined => {
  const action = currentAction(state)
  const needed =
    action &&
    action.blocker !== null &&
    stat(state, action.blocker, 'intercept') >= stat(state, action.acting, 'stealth')
  return needed ? undefined : refuse('stealth-not-needed', 'STEALTH-04')
}

/** Intercept only by the minion attempting to block, and only while the stealth exceeds it (STEALTH-05). */
export const interceptNeeded = ({ state, by }: Look): Refusal | undefined => {
  const action = currentAction(state)
  if (!action || action.blocker === null || action.blocker !== by) return refuse('not-blocking', 'STEALTH-05')
  return stat(state, action.acting, 'stealth') > stat(state, by, 'intercept')
    ? undefined
    : refuse('intercept-not-needed', 'STEALTH-05')
}

/** "Only usable if the action was …", after its resolution. */
export const actionWas = (outcome: 'successful' | 'blocked'): Condition =>
  says({ key: `action-was-${outcome}` }, ({ state }) =>
    currentAction(state)?.outcome === outcome ? undefined : refuse('not-resolved-so', 'MIN-12'),
  )

/** "During the polling step of a political action": a blood hunt is none, whatever it follows from. */
export const inPoliticalAction = condition('in-political-action', ({ state }) => {
  const referendum = currentFrame(state, 'referendum')
  return referendum && !referendum.hunt && currentAction(state)?.political
    ? undefined
    : refuse('wrong-window', 'BLOODHUNT-03')
})

/** "Draw a card from your crypt": there must be one. */
export const someCrypt = condition('some-crypt', ({ state, seat }) =>
  state.seats[seat]!.crypt.length > 0 ? undefined : refuse('crypt-empty', 'INFLUENCE-17'),
)

/** "Only usable after resolution of a political action whose referendum passed". */
export const passedBefore = condition('passed-before', ({ state, by }) =>
  by !== null && state.facts.some(fact => fact.name === 'margin' && fact.of === by)
    ? undefined
    : refuse('not-passed', 'POLITICS-29'),
)

export const byVampire = condition('by-vampire', ({ state, by }) =>
  by !== null && isVampire(state, by) ? undefined : refuse('vampires-only', 'REQ-12'),
)

/** Its own part in the combat that goes on. */
export const inCombat = condition('in-combat', ({ state, by }) => {
  const combat = currentCombat(state)
  return combat && (combat.acting === by || combat.opposing === by) ? undefined : refuse('not-in-combat', 'MIN-15')
})

/** "Only usable if this vampire is about to enter combat with an acting younger vampire". */
export const aboutToFightYounger = condition('about-to-fight-younger', ({ state, by }) => {
  const combat = currentCombat(state),
    acting = currentAction(state)?.acting
  const other = combat && (combat.acting === by ? combat.opposing : combat.opposing === by ? combat.acting : undefined)
  const fits =
    combat?.step === 'enter' &&
    by !== null &&
    other !== undefined &&
    other === acting &&
    isVampire(state, other) &&
    isVampire(state, by) &&
    capacity(state, other) < capacity(state, by)
  return fits ? undefined : refuse('no-target', 'COMBAT-01')
})

/** "Only usable when the opposing vampire should go to torpor", by one that does not and may commit diablerie. */
export const mayDiablerizeFallen = condition('may-diablerize-fallen', look => {
  const { state, by } = look
  const victim = cardOf(look, 'opposing')
  if (by === null || victim === undefined || !boundForTorpor(state, victim)) return refuse('no-target', 'DIABLERIE-01')
  if (!isVampire(state, by) || boundForTorpor(state, by)) return refuse('vampires-only', 'DIABLERIE-01')
  return bloodCursed(state, by)
})

/** "… during the first round". */
export const inFirstRound = condition('in-first-round', ({ state }) =>
  currentCombat(state)?.number === 1 ? undefined : refuse('wrong-window', 'COMBAT-07'),
)
/** "Only usable at close range". */
export const atClose = condition('at-close', ({ state }) =>
  currentCombat(state)?.range === 'close' ? undefined : refuse('out-of-range', 'COMBAT-12'),
)
/** In the step for it, and once more where another combat has been queued as this one was about to end: the two go in any order. */
export const endOfRound = condition('end-of-round', ({ state }) => {
  const combat = currentCombat(state)
  return combat && (combat.step !== 'over' || combat.queued) ? undefined : refuse('wrong-window', 'ROUNDEND-01')
})

/** "… the opposing vampire …": an ally has no blood to speak of. */
export const opposingVampire = condition('opposing-vampire', ({ state, by }) => {
  const combat = currentCombat(state)
  const other = combat && (combat.acting === by ? combat.opposing : combat.acting)
  return other !== undefined && isVampire(state, other) ? undefined : refuse('no-target', 'COMBAT-13')
})

/** Any condition that the language of tests can say. */
export const when = (test: Test, reason: ReasonKey, rule: string): Condition =>
  says({ test, reason }, look => (holds(look, test) ? undefined : refuse(reason, rule)))

/** "Cancel a … card as it is played": what is being played now, said of its type, its player and what it requires (PLAY-04). */
interface Played {
  (play: PlayFrame, look: Look): boolean
  readonly says: SaidOfPlayed
}
/** `word`: one printed on the card. */
export interface SaidOfPlayed {
  key: PlayedKey
  word?: string
}
const played = (key: PlayedKey, holds: (play: PlayFrame, look: Look) => boolean, word?: string): Played =>
  Object.assign(holds, { says: { key, ...(word !== undefined && { word }) } })

/** Something is being played of which all of this is so; what is cancelled already is not cancelled again. */
export const playing = (...all: Played[]): Condition =>
  says({ key: 'playing', played: all.map(one => one.says) }, look => {
    const play = answeredPlay(look.state, look.source)
    return play && !play.cancelled && all.every(one => one(play, look))
      ? undefined
      : { reason: 'nothing-to-cancel', rule: 'PLAY-04' }
  })

export const libraryCard = played('library-card', () => true)
export const masterCard = played('master-card', ({ type }) => type === 'Master')
export const eventCard = played('event-card', ({ type }) => type === 'Event')
export const minionCard = played('minion-card', ({ type }) => type !== 'Master' && type !== 'Event')
export const actionCard = played('action-card', ({ action }) => action === true)
export const byAnother = played('by-another', ({ seat }, look) => seat !== look.seat)
export const byNeighbour = played(
  'by-neighbour',
  ({ seat }, { state, seat: own }) => seat === prey(state, own) || seat === predator(state, own),
)
export const withKeyword = (keyword: string): Played =>
  played('with-keyword', ({ card }, { state }) => facts(state, card).keywords?.includes(keyword) === true, keyword)
/** It leaves this minion fewer kinds of strikes, but some: a weapon that it bears and could not use is one. */
export const narrowingStrikes = played('narrowing-strikes', ({ ops }, look) => {
  const { state, by } = look
  const weapon = by !== null && attachedTo(state, by).some(id => facts(state, id).keywords?.includes('weapon'))
  return ops.some(
    op =>
      op.op === 'forbid' &&
      ((op.rule === 'strike' && (op.except !== undefined || op.only !== undefined)) ||
        (op.rule === 'equipment' && weapon)) &&
      (typeof op.on === 'string'
        ? op.on === 'opposing'
        : by !== null && matches({ ...look, by: cardOf(look, 'opposing') ?? null }, op.on.who, by)),
  )
})
/** By the minion that this one fights (REFLEX-01). */
export const againstBy = played('against-by', ({ by }, look) => by !== null && by === cardOf(look, 'opposing'))
export const inTurn = played('in-turn', ({ card }, { state }) => !definitionOf(state, card)?.facts.outOfTurn)
