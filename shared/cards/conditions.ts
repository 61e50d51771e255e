import type { ReasonKey } from '../rules/index.ts'
import type { CardType } from './facts.ts'
import type { CardsWhere, Test, SeatsWhere } from './language.ts'

/**
 * What "only usable …" means, as data. Whether it holds, and why not, the rules say (`rules/reads/conditions.ts`); in
 * words it is told by the text of the card (`text/effects/conditions.ts`).
 */
export type Condition =
  | { key: PlainCondition }
  /** Any test, with the reason and the rule for which it refuses. */
  | { key: 'when'; test: Test; reason: ReasonKey; rule: string }
  | { key: 'not-yet-by'; fact: string }
  | { key: 'not-with'; card: string; own?: true }
  | { key: 'some-seat'; whom: SeatsWhere }
  | { key: 'playing'; played: readonly Played[] }
export type ConditionKey = Condition['key']

/** Conditions that say all by their name. */
export type PlainCondition =
  | 'during-your-turn'
  | 'not-during-your-turn'
  | 'in-unlock-phase'
  | 'during-bleed'
  | 'room-for-limited'
  | 'bleeding-you'
  | 'directed-at-you'
  | 'you-have-edge'
  | 'by-locked'
  | 'nothing-done'
  | 'even-locked'
  | 'some-could-block'
  | 'could-block'
  | 'has-blocked'
  | 'action-was-successful'
  | 'action-was-blocked'
  | 'action-was-unsuccessful'
  | 'in-political-action'
  | 'some-crypt'
  | 'passed-before'
  | 'by-vampire'
  | 'in-combat'
  | 'about-to-fight-younger'
  | 'may-diablerize-fallen'
  | 'in-first-round'
  | 'at-close'
  | 'end-of-round'
  | 'opposing-vampire'

/**
 * What is said of a card that is being played; `words`: one of them printed on it.
 * `played-as`: of two types of a card it is one; `requiring`: one of these Disciplines, at the level it is played at.
 */
export type Played =
  | { key: PlainPlayed }
  | { key: 'with-keyword'; words: readonly string[] }
  | { key: 'played-as' | 'not-played-as'; type: CardType }
  | { key: 'requiring'; disciplines: readonly string[] }
  | { key: 'by-minion'; who: CardsWhere }
  | { key: 'one-of'; of: readonly Played[] }
export type PlayedKey = Played['key']
export type PlainPlayed =
  | 'library-card'
  | 'master-card'
  | 'event-card'
  | 'minion-card'
  | 'action-card'
  | 'by-another'
  | 'by-neighbour'
  | 'against-by'
  | 'in-turn'
  | 'narrowing-strikes'
  | 'strike-card'

/** Any condition that the language of tests can say. */
export const when = (test: Test, reason: ReasonKey, rule: string): Condition => ({ key: 'when', test, reason, rule })

export const duringYourTurn: Condition = { key: 'during-your-turn' }
/** "Not usable during your turn". */
export const notDuringYourTurn: Condition = { key: 'not-during-your-turn' }
/** "During any Methuselah's unlock phase". */
export const inUnlockPhase: Condition = { key: 'in-unlock-phase' }
export const duringBleed: Condition = { key: 'during-bleed' }
/** A limited increase of which the amount is chosen has room (BLEED-04). */
export const roomForLimited: Condition = { key: 'room-for-limited' }
/** "Only usable if a minion is bleeding you". */
export const bleedingYou: Condition = { key: 'bleeding-you' }
export const directedAtYou: Condition = { key: 'directed-at-you' }
/** "If you have the Edge". */
export const youHaveEdge: Condition = { key: 'you-have-edge' }
/** "Not usable if any non-mandatory actions have been performed this turn", by anybody. */
export const nothingDone: Condition = { key: 'nothing-done' }
export const byLocked: Condition = { key: 'by-locked' }
/** "Usable by a locked …": locked or not. */
export const evenLocked: Condition = { key: 'even-locked' }
/** Some of the same Methuselah's minions could attempt to block now, or is attempting. */
export const someCouldBlock: Condition = { key: 'some-could-block' }
/** It could attempt to block if it were unlocked, or is doing so. */
export const couldBlock: Condition = { key: 'could-block' }
/** "A minion who has blocked", once the block is resolved. */
export const hasBlocked: Condition = { key: 'has-blocked' }
/** Once between the minion's own unlock phases, or in whatever scope the card's `mark` gives it. */
export const notYetBy = (fact: string): Condition => ({ key: 'not-yet-by', fact })
/** Names a card that cannot be played in the same action as this one, by whatever minion. */
export const notWith = (card: string): Condition => ({ key: 'not-with', card })
/** Names a card that the same minion cannot play in the same action, too. */
export const notBoth = (card: string): Condition => ({ key: 'not-with', card, own: true })
/** What a card chooses a Methuselah from must not be empty as it is played. */
export const someSeat = (whom: SeatsWhere): Condition => ({ key: 'some-seat', whom })
/** "Only usable if the action was …", after its resolution. */
export const actionWas = (outcome: 'successful' | 'blocked' | 'unsuccessful'): Condition => ({
  key: `action-was-${outcome}`,
})
/** "During the polling step of a political action": a blood hunt is none, whatever it follows from. */
export const inPoliticalAction: Condition = { key: 'in-political-action' }
/** "Draw a card from your crypt": there must be one. */
export const someCrypt: Condition = { key: 'some-crypt' }
/** "Only usable after resolution of a political action whose referendum passed". */
export const passedBefore: Condition = { key: 'passed-before' }
export const byVampire: Condition = { key: 'by-vampire' }
/** Its own part in the combat that goes on. */
export const inCombat: Condition = { key: 'in-combat' }
/** "Only usable if this vampire is about to enter combat with an acting younger vampire". */
export const aboutToFightYounger: Condition = { key: 'about-to-fight-younger' }
/** "Only usable when the opposing vampire should go to torpor", by one that does not and may commit diablerie. */
export const mayDiablerizeFallen: Condition = { key: 'may-diablerize-fallen' }
/** "… during the first round". */
export const inFirstRound: Condition = { key: 'in-first-round' }
/** "Only usable at close range". */
export const atClose: Condition = { key: 'at-close' }
/** In the step for it, or as this combat is about to end and another one is queued. */
export const endOfRound: Condition = { key: 'end-of-round' }
/** "… the opposing vampire …": an ally has no blood to speak of. */
export const opposingVampire: Condition = { key: 'opposing-vampire' }

/** "Cancel a … card as it is played": something is being played of which all of this is so. */
export const playing = (...played: Played[]): Condition => ({ key: 'playing', played })

export const libraryCard: Played = { key: 'library-card' }
export const masterCard: Played = { key: 'master-card' }
export const eventCard: Played = { key: 'event-card' }
export const minionCard: Played = { key: 'minion-card' }
export const actionCard: Played = { key: 'action-card' }
export const byAnother: Played = { key: 'by-another' }
export const byNeighbour: Played = { key: 'by-neighbour' }
/** By the minion that this one fights. */
export const againstBy: Played = { key: 'against-by' }
export const inTurn: Played = { key: 'in-turn' }
/** With one of these words printed on it. */
export const withKeyword = (...words: readonly string[]): Played => ({ key: 'with-keyword', words })
/** "A reaction card": of two types it is what it is played as (PLAY-07). */
export const playedAs = (type: CardType): Played => ({ key: 'played-as', type })
export const notPlayedAs = (type: CardType): Played => ({ key: 'not-played-as', type })
export const requiring = (...disciplines: string[]): Played => ({ key: 'requiring', disciplines })
export const byMinion = (who: CardsWhere): Played => ({ key: 'by-minion', who })
export const strikeCard: Played = { key: 'strike-card' }
export const oneOf = (...of: Played[]): Played => ({ key: 'one-of', of })
/** It leaves this minion fewer kinds of strikes, but some. */
export const narrowingStrikes: Played = { key: 'narrowing-strikes' }
