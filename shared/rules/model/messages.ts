import type { ChoiceKey } from '../../cards/language.ts'

/**
 * Every sentence the core can ask for, besides its events. Each language has one for each key (`shared/text`).
 * Parameters are in the comments; a card is a CardName, a seat its index.
 */

/** Questions of prompts. */
export type AskKey =
  | 'ask-unlock'
  | 'ask-master'
  | 'ask-minion'
  | 'ask-acting' // minion: takes an action, whosever turn it is
  | 'ask-influence'
  | 'ask-discard' // seat; influence: transfers
  // minion, action ('bleed' | 'hunt' | 'leave-torpor' | 'card'), card | null, targets: seats, bleed, stealth,
  // ifPassed: seats that would have to pass first
  // role: 'acts' (the own action), 'blocks', or 'other' (cannot block)
  | 'ask-blocks'
  | 'ask-attempt' // minion, action, blocker, stealth, intercept, ifPassed
  | 'ask-declined' // minion, action, card | null, targets, bleed, stealth, ifPassed
  | 'ask-window' // window (WindowName), ifPassed: any other window
  | 'ask-as-played' // card, seat, ifPassed
  | 'ask-prevent' // card: who takes it, normal, aggravated: points, ifPassed
  | 'ask-strike' // minion, opposing, range, strike: the opposing one, or null while it is not chosen
  // seat, card | null, hunted: card | null (a blood hunt), for, against, votes: ways to cast some,
  // ballotsFor and ballotsAgainst of the prisci | null
  | 'ask-polling'
  | 'ask-diablerie' // minion, card: the victim
  | 'ask-spoils' // card: the victim, cards: its equipment
  | 'ask-discipline' // minion, cards: those that fit
  | 'ask-rescued-pays' // card
  | ChoiceKey

/** What an option does. */
export type OptionKey =
  | 'option-pass' // window
  | 'option-decline' // minion: gives up blocking it for the rest of the action
  | 'option-block' // minion, blocking, intercept, stealth
  | 'option-bleed' // minion, target (seat), bleed
  | 'option-hunt' // minion, amount
  | 'option-leave-torpor'
  | 'option-become-anarch' // minion
  | 'option-rescue'
  | 'option-diablerie' // minion, card: the vampire in torpor
  | 'option-equip' // minion, from: who bears it
  | 'option-action' // card, minion, action: the action of a card in play, by its name
  | 'option-play' // card, minion | null, mode (level, '' where the card has none)
  | 'option-use' // card, ability
  | 'option-trigger' // card
  | 'option-strike' // minion, strike, card | null, range: where it has no effect at it; damage: what it would inflict, aggravated: as such
  | 'option-maneuver' // minion, card | null, range: where it leads
  | 'option-press' // minion, to ('continue' | 'end')
  | 'option-invest' // card (face down to others), pool: counters on it now, capacity
  | 'option-withdraw' // card
  | 'option-bring-out' // card
  | 'option-merge' // card, with: the one in play
  | 'option-draw-crypt'
  | 'option-mark' // card: a Red List minion
  | 'option-enter-combat' // minion, card: the marked minion
  | 'option-edge'
  | 'option-declare-withdrawal'
  | 'option-unlock' // card: an infernal minion
  | 'option-pay'
  | 'option-yield' // card, of: 'card' | 'title': a contest
  | 'option-discard' // card
  | 'option-end-phase' // phase
  | 'option-end-turn'
  | 'option-no-action' // minion
  | 'option-no-strike' // minion
  | 'option-choose' // ask
  | 'option-vote' // source, votes, ballots
  | 'option-done' // done casting
  | 'option-take-back'

/** Why something is not on offer; always beside the id of the rule it rests on. No parameters. */
export type ReasonKey =
  | 'not-your-turn'
  | 'not-this-phase'
  | 'action-under-way'
  | 'locked'
  | 'in-torpor'
  | 'not-in-torpor'
  | 'not-a-vampire'
  | 'no-prey'
  | 'already-bled'
  | 'must-hunt-first'
  | 'another-must-hunt'
  | 'must-act-first'
  | 'another-must-act'
  | 'not-enough-blood'
  | 'not-enough-pool'
  | 'not-entitled-to-block'
  | 'already-declined'
  | 'attempt-under-way'
  | 'blocks-are-over'
  | 'own-action'
  | 'cannot-block'
  | 'not-enough-transfers'
  | 'crypt-empty'
  | 'not-filled'
  | 'no-counterpart'
  | 'nothing-on-it'
  | 'already-controlled'
  | 'library-left'
  | 'hand-full'
  | 'already-declared'
  | 'no-discard-left'
  | 'edge-not-yours'
  | 'edge-already-taken'
  | 'stealth-not-needed'
  | 'intercept-not-needed'
  | 'not-blocking'
  | 'limited-already'
  | 'not-acting'
  | 'not-another'
  | 'has-not-blocked'
  | 'not-your-predator'
  | 'not-reacting'
  | 'missing-discipline'
  | 'missing-title'
  | 'missing-clan'
  | 'missing-sect'
  | 'too-young'
  | 'already-played'
  | 'wrong-window'
  | 'no-target'
  | 'bleed-too-small'
  | 'not-bleeding-you'
  | 'not-a-bleed'
  | 'not-directed-at-you'
  | 'not-locked'
  | 'vampires-only'
  | 'no-master-action'
  | 'already-called'
  | 'contest-open'
  | 'barred'
  | 'no-cards-in-hunt'
  | 'no-combat'
  | 'in-combat'
  | 'inflicted-too-little'
  | 'not-in-combat'
  | 'maneuvered-last'
  | 'committed'
  | 'strike-forbidden'
  | 'out-of-range'
  | 'already-additional'
  | 'pressed-last'
  | 'nothing-to-end'
  | 'only-to-continue'
  | 'nothing-to-prevent'
  | 'forbidden'
  | 'no-such-minion'
  | 'not-resolved-so'
  | 'one-only'
  | 'not-for-this-minion'
  | 'missing-trait'
  | 'wrong-trait'
  | 'blood-cursed'
  | 'no-master'
  | 'not-marked'
  | 'nothing-to-cancel'
  | 'requirement-met'
  | 'stuck'
  | 'recruited'
  | 'titled'
  | 'already-anarch'
  | 'own-turn'
  | 'duty-left'
  | 'already-used'
  | 'not-passed'
  | 'not-supported-yet'

/**
 * One line for each thing that is being resolved; parameters are those of its entry in the view
 * (`told/stack-sentences.ts`).
 */
export type StackKey =
  | 'stack-action'
  | 'stack-combat'
  | 'stack-play'
  | 'stack-window'
  | 'stack-choice'
  | 'stack-diablerie'
  | 'stack-referendum'
  | 'stack-hunt'

/** The case a sealed answer is asked about, and how long it holds. */
export type CaseKey =
  | 'case-if-passed' // ifPassed: seats
  | 'when-unchanged'
  | 'when-same' // target (seat), bleed, stealth, intercept, blocker (card), tally, passes (0 | 1): those that are named must be as they are

/**
 * What an option comes to if nobody does anything against it; what is not named does not change. seat (a list of one),
 * pool, poolTo: somebody's pool; own, ownTo: the reader's besides; blood, bloodTo, capacity; ready: blood it comes out
 * with; bleed, stealth, intercept, each with To; votes, votesOf: own votes and all; blockers: cards, short
 */
export type ComesKey = 'comes-to'

/** What has happened since a last visit. */
export type SinceKey =
  | 'since-pool' // seat, from, to
  | 'since-edge' // seat | null
  | 'since-orders' // orders: how many answers

export type MessageKey = ComesKey | SinceKey | AskKey | OptionKey | ReasonKey | StackKey | CaseKey
