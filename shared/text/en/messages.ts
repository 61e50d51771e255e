import type { AskKey, CaseKey, OptionKey, ReasonKey, SinceKey, StackKey } from '../../rules/index.ts'
import type { ChoiceKey } from '../../cards/language.ts'
import { comesTo } from '../option-previews.ts'
import type { Reading } from '../spoken-language.ts'
import { blood, count, figure, listed, of, pool, word } from './grammar.ts'
import { playedAt, terms } from './terms.ts'

type Sentences<K extends string> = Record<K, (read: Reading) => string>

/** What is going on, then the question. */
export const asks: Sentences<AskKey> = {
  'ask-unlock': () => 'Your unlock phase: use anything before you go on?',
  'ask-master': () => 'Your master phase: play a master card, or go on?',
  'ask-minion': () => 'Your minion phase: who acts?',
  'ask-acting': read => `${read.card('minion')} takes an action in this phase: which?`,
  'ask-influence': read =>
    read.number('transfers') > 0
      ? `Your influence phase: spend your transfers (${figure(read.number('transfers'))} left)?`
      : 'Your influence phase: bring out a vampire, or go on?',
  'ask-discard': () => 'Your discard phase: discard a card, or end your turn?',
  'ask-blocks': read =>
    `${ifPassed(read)}${underWay(read)}. ${word(ROLES, read.has('role') ? read.word('role') : 'blocks')}`,
  'ask-attempt': read =>
    `${ifPassed(read)}${read.card('blocker')} attempts to block ${read.card('minion')}: ${comparison(read)}. Respond?`,
  'ask-declined': read => `${ifPassed(read)}${underWay(read)}, and nobody blocks. Respond before it resolves?`,
  'ask-window': read => `${ifPassed(read)}${word(WINDOW_QUESTIONS, read.word('window'))}`,
  'ask-as-played': read => `${ifPassed(read)}${read.seat('seat')} plays ${read.card('card')}. Respond as it is played?`,
  'ask-polling': read =>
    `${read.has('hunted') ? `Blood hunt on ${read.card('hunted')}?` : `${of(read.seat('seat'))} referendum${read.has('card') ? ` (${read.card('card')})` : ''}:`} ${figure(read.number('for'))} for, ${figure(read.number('against'))} against${read.has('ballotsFor') ? ` (prisci: ${figure(read.number('ballotsFor'))} to ${figure(read.number('ballotsAgainst'))})` : ''}. ${read.number('votes') === 0 ? 'Anything before the votes are counted?' : 'Your votes?'}`,
  'ask-diablerie': read => `${read.card('minion')} diablerises ${read.card('card')}. What is taken?`,
  'ask-spoils': read => `Which equipment of ${read.card('card')} is taken?`,
  'ask-discipline': read => `Which Discipline card, if any, is put on ${read.card('minion')}?`,
  'ask-rescued-pays': read => `How much of the cost does ${read.card('card')} pay?`,
  'ask-prevent': read =>
    `${ifPassed(read)}${read.card('card')} takes ${count(read.number('normal') + read.number('aggravated'), 'point')} of damage${read.number('aggravated') > 0 ? `, ${figure(read.number('aggravated'))} aggravated` : ''}. Prevent any?`,
  'ask-strike': read =>
    `${read.card('minion')} fights ${read.card('opposing')} at ${read.word('range')} range${read.has('strike') ? `, who has chosen: ${word(terms.strikes, read.word('strike'))}` : ''}. Which strike?`,
  'choose-new-target': read => `${source(read)}Who is the new target?`,
  'choose-minion': read => `${source(read)}Which minion?`,
  'choose-vampire': read =>
    `${source(read)}${read.number('max') > 1 ? `Which vampires (${range(read)})?` : 'Which vampire?'}`,
  'choose-terms': read =>
    `${source(read)}${read.has('points') ? `How do you share ${count(read.number('points'), 'point')}?` : 'What are the terms?'}`,
  'choose-strike': read => `${source(read)}Which strike?`,
  'choose-to-continue': read => `${source(read)}Burn 1 blood and continue the action as if unblocked?`,
  'choose-to-attempt': read => `${source(read)}Burn 1 blood and go on with the attempt to block?`,
  'choose-strike-target': read => `At ${read.card('card')}, or at one of its retainers?`,
  'choose-equipment': read => `${source(read)}Which equipment?`,
  'choose-reducers': () => 'What, if anything, do you use to make it cheaper?',
  'choose-target': read => `${source(read)}Which Methuselah?`,
  'choose-location': read => `${source(read)}Which location?`,
  'choose-x': read => `${source(read)}What is X?`,
  'choose-damage': read => `${source(read)}Which damage is prevented first, aggravated or normal?`,
  'choose-trigger': read => `${source(read)}Which comes first?`,
  'choose-slave': read => `${source(read)}Does a slave fight in place of the minion that was blocked?`,
  'choose-trophy': read => `${source(read)}Which trophy, if any, is awarded from your library, ash heap or hand?`,
  'choose-awards': read => `${source(read)}Which of your trophies in play, if any, do you give to the vampire?`,
  'choose-circle': read => `${source(read)}Which circle does it belong to?`,
  'choose-victim': read => `${source(read)}Diablerise the vampire that was blocked?`,
  'choose-discard': read =>
    `${source(read)}Which ${read.number('max') > 1 ? `${count(read.number('max'), 'card')} do` : 'card do'} you discard?`,
  'choose-discipline': read => `${source(read)}Which Discipline?`,
  'choose-discards': read => `${source(read)}How many cards from your hand (${range(read)}), and the rest in pool?`,
  'choose-to-library': read => `${source(read)}Which cards go to the bottom of your library (${range(read)})?`,
  'choose-gain': read => `${source(read)}What do you gain by it?`,
  'choose-loss': read => `${source(read)}What do you lose by it?`,
  'choose-amount': read => `${source(read)}How many (${range(read)})?`,
  'choose-clan': read => `${source(read)}Which clan?`,
  'choose-range': read => `${source(read)}At which range is this round?`,
  'choose-blood': read =>
    `${source(read)}Your pool and your vampires pay ${figure(read.number('points'))} together: how much blood of which vampires?`,
  'choose-payer': read => `${source(read)}If none of them pays, you pay 1 pool. Which vampire pays 1 blood?`,
  'choose-locked': read => `${source(read)}Which of them is locked?`,
  'choose-card': read => `${source(read)}Which card${read.number('min') === 0 ? ', if any' : ''}?`,
  'choose-order': read => `${source(read)}In which order do they go back on top, the first uppermost?`,
  'choose-draw': read =>
    `${source(read)}Which card do you take in place of one from your library${read.number('min') === 0 ? ', if any' : ''}?`,
}

/** What is asked while blocks may be declared, by who is asked. */
const ROLES: Readonly<Record<string, string>> = {
  acts: 'Anything before they decide?',
  blocks: 'Block?',
  other: 'You cannot block: respond?',
}

const WINDOW_QUESTIONS: Readonly<Record<string, string>> = {
  announced: 'The action is announced. Respond to that?',
  blocks: 'Block?',
  attempt: 'A minion attempts to block. Respond?',
  declined: 'Nobody blocks. Respond before the action resolves?',
  success: 'The action is about to succeed. Respond to that?',
  blocked: 'The action is blocked. Respond before the block resolves?',
  resolved: 'The action has resolved. Respond before it is over?',
  'as-played': 'A card is played. Respond as it is played?',
  'combat-begins': 'Combat is about to begin. Respond?',
  'before-range': 'Combat, before range is determined: use anything?',
  range: 'Combat, range: maneuver?',
  'before-strikes': 'Combat, before strikes are chosen: use anything?',
  strike: 'Combat, choose strike: which?',
  'as-chosen': 'Combat, a strike is chosen: add anything to it?',
  'additional-strikes': 'Combat, the first strikes are done: gain additional strikes?',
  press: 'Combat, the round is over: press?',
  'round-end': 'Combat, end of the round: use anything?',
  'combat-ends': 'Combat is about to end: use anything?',
  prevent: 'Combat, damage: prevent any?',
  ousting: 'A Methuselah has no pool left and is about to be ousted. Respond?',
  'to-torpor': 'A wounded vampire is about to go to torpor. Respond?',
  'before-votes': 'Referendum, before votes are cast: use anything?',
  polling: 'Referendum, polling: cast votes?',
  diablerized: 'A diablerie is complete. Respond before the blood hunt?',
  between: 'Between two effects of this phase: use anything?',
}

/** What it would do. Costs stand beside it, as fields of the option. */
export const options: Sentences<OptionKey> = {
  'option-pass': read => word(PASSES, read.word('window')),
  'option-decline': read => `Decline to block ${read.card('minion')} for the rest of this action`,
  'option-block': read => `Block ${read.card('blocking')} with ${read.card('minion')}: ${comparison(read)}`,
  'option-bleed': read =>
    `Bleed ${read.seat('target')} with ${read.card('minion')}: ${pool(read.number('bleed'))} if nobody blocks`,
  'option-hunt': read => `Hunt with ${read.card('minion')}: ${blood(read.number('amount'))} if nobody blocks`,
  'option-leave-torpor': read => `Leave torpor with ${read.card('minion')}, if nobody blocks`,
  'option-become-anarch': read => `Become Anarch with ${read.card('minion')}, if nobody blocks`,
  'option-rescue': read => `Rescue ${read.card('card')} from torpor with ${read.card('minion')}, if nobody blocks`,
  'option-diablerie': read => `Diablerise ${read.card('card')} with ${read.card('minion')}`,
  'option-equip': read => `Equip ${read.card('minion')} from ${read.card('from')}, if nobody blocks`,
  'option-action': read =>
    read.word('action') === 'burn' && read.card('card') !== read.card('minion')
      ? `Burn ${read.card('card')} with ${read.card('minion')}`
      : `Use the action of ${read.card('card')} with ${read.card('minion')}: ${word(terms.uses, read.word('action'))}`,
  'option-play': read => {
    const mode = read.word('mode')
    const played = read.has('mode') && mode !== '' ? playedAt(mode) : ''
    return `Play ${read.card('card')}${read.has('minion') ? ` with ${read.card('minion')}` : ''}${played}`
  },
  'option-use': read =>
    read.word('ability') === 'burn'
      ? `Burn ${read.card('card')}`
      : `Use ${read.card('card')}: ${word(terms.uses, read.word('ability'))}`,
  'option-trigger': read => `Use ${read.card('card')} now`,
  'option-strike': read =>
    `Strike with ${read.card('minion')}: ${word(terms.strikes, read.word('strike'))}${read.has('card') ? ` (${read.card('card')})` : ''}${read.has('range') ? ', no effect at long range' : ''}${read.has('damage') ? `, ${figure(read.number('damage'))} ${read.has('aggravated') ? 'aggravated ' : ''}damage` : ''}`,
  'option-maneuver': read =>
    `Maneuver with ${read.card('minion')} to ${read.word('range')} range${read.has('card') ? ` (${read.card('card')})` : ''}`,
  'option-press': read => `Press with ${read.card('minion')} to ${read.word('to')} combat`,
  'option-invest': read =>
    `Move pool to ${read.card('card')}: ${figure(read.number('pool'))} of ${figure(read.number('capacity'))} blood so far`,
  'option-withdraw': read => `Move blood from ${read.card('card')} back to your pool`,
  'option-merge': read => `Merge ${read.card('card')} with ${read.card('with')}`,
  'option-bring-out': read => `Bring out ${read.card('card')}`,
  'option-draw-crypt': () => 'Draw a card from your crypt',
  'option-declare-withdrawal': () =>
    'Declare that you withdraw: you leave as your next unlock phase would begin, if until then you lose no pool and your minions no blood and fight no combat',
  'option-edge': () => 'Gain 1 pool from the Edge',
  'option-unlock': read => `Unlock ${read.card('card')}, which does not unlock by itself`,
  'option-mark': read => `Mark ${read.card('card')} for this turn`,
  'option-enter-combat': read => `Attack ${read.card('card')} with ${read.card('minion')}, if nobody blocks`,
  'option-pay': read =>
    read.word('of') === 'title'
      ? `Go on contesting the title of ${read.card('card')}`
      : `Go on contesting ${read.card('card')}`,
  'option-yield': read =>
    read.word('of') === 'title'
      ? `Yield the title that ${read.card('card')} contests`
      : `Yield ${read.card('card')}, and burn it`,
  'option-discard': read => `Discard ${read.card('card')}`,
  'option-end-phase': read => `End your ${word(terms.phases, read.word('phase'))}`,
  'option-end-turn': () => 'End your turn, with no discard',
  'option-no-strike': read => `No strike with ${read.card('minion')}`,
  'option-no-action': read => `No action with ${read.card('minion')}: what was used for it is lost`,
  'option-choose': read => word(CHOICES, read.word('ask')),
  'option-vote': read =>
    `Cast ${listed([...(read.number('votes') > 0 ? [count(read.number('votes'), 'vote')] : []), ...(read.number('ballots') > 0 ? [count(read.number('ballots'), 'ballot')] : [])])}: ${read.word('source') === 'edge' ? 'burn the Edge' : read.card('source')}`,
  'option-done': () => 'Cast nothing more',
  'option-take-back': () => 'Take back your sealed answer and decide anew',
}

const PASSES: Readonly<Record<string, string>> = {
  announced: 'Pass: no response to the announcement',
  blocks: 'Pass: no block',
  attempt: 'Pass: no response to the block attempt',
  declined: 'Pass: no response before the action resolves',
  success: 'Pass: no response to the success',
  blocked: 'Pass: no response before the block resolves',
  resolved: 'Pass: no response after the action',
  'as-played': 'Pass: no response to the card',
  'combat-begins': 'Pass: let combat begin',
  'before-range': 'Pass: nothing before range is determined',
  range: 'Pass: no maneuver',
  'before-strikes': 'Pass: nothing before strikes are chosen',
  'as-chosen': 'Pass: nothing with this strike',
  'additional-strikes': 'Pass: no additional strikes',
  press: 'Pass: no press',
  'round-end': 'Pass: nothing at the end of the round',
  'combat-ends': 'Pass: let combat end',
  prevent: 'Pass: no prevention',
  ousting: 'Pass: no response before the ousting',
  'to-torpor': 'Pass: no response before it goes to torpor',
  'before-votes': 'Pass: nothing before votes are cast',
  polling: 'Pass: no votes for now',
  diablerized: 'Pass: no response to the diablerie',
  between: 'Pass: nothing for now',
}

const CHOICES: Readonly<Record<ChoiceKey, string>> = {
  'choose-new-target': 'Choose the new target',
  'choose-minion': 'Choose the minion',
  'choose-vampire': 'Choose the vampire',
  'choose-terms': 'Set the terms',
  'choose-strike': 'Choose the strike',
  'choose-to-continue': 'Continue the action, or let it end',
  'choose-to-attempt': 'Go on with the attempt to block, or let it fail',
  'choose-strike-target': 'Choose what the strike is aimed at',
  'choose-equipment': 'Choose the equipment',
  'choose-reducers': 'Make it cheaper',
  'choose-target': 'Choose the Methuselah',
  'choose-location': 'Choose the location',
  'choose-trigger': 'Choose what comes first',
  'choose-victim': 'Diablerise it, or let it be',
  'choose-slave': 'Send a slave into the combat, or none',
  'choose-trophy': 'Choose the trophy, or none',
  'choose-awards': 'Give up trophies, or none',
  'choose-circle': 'Choose the circle',
  'choose-x': 'Choose X',
  'choose-damage': 'Choose which damage is prevented first',
  'choose-discard': 'Discard',
  'choose-discipline': 'Choose a Discipline',
  'choose-discards': 'Choose how many cards to discard at random',
  'choose-to-library': 'Choose what goes to your library',
  'choose-gain': 'Choose what to gain',
  'choose-loss': 'Choose what to lose',
  'choose-amount': 'Choose how many',
  'choose-blood': 'Share out the blood',
  'choose-clan': 'Choose the clan',
  'choose-range': 'Choose the range',
  'choose-locked': 'Choose which is locked',
  'choose-payer': 'Choose who pays',
  'choose-card': 'Choose the card',
  'choose-order': 'Put them in order',
  'choose-draw': 'Take a card in place of one from the library',
}

/** What is being resolved, a line each. */
export const stack: Sentences<StackKey> = {
  'stack-action': read =>
    `${underWay(read)}${read.has('blocker') ? `; ${read.card('blocker')} attempts to block: ${comparison(read)}` : ''}.`,
  'stack-combat': read =>
    `${read.card('minion')} fights ${read.card('opposing')}${read.number('round') > 0 ? `: round ${figure(read.number('round'))}, at ${read.word('range')} range` : ''}.`,
  'stack-play': read =>
    `${read.seat('seat')} plays ${read.card('card')}${read.has('by') ? ` with ${read.card('by')}` : ''}${read.word('mode') === '' ? '' : playedAt(read.word('mode'))}.`,
  'stack-window': read => `${word(MOMENTS, read.word('window'))}.`,
  'stack-choice': read => `${read.seat('seat')} chooses.`,
  'stack-diablerie': read => `${read.card('minion')} diablerises ${read.card('card')}.`,
  'stack-referendum': read =>
    `${of(read.seat('seat'))} referendum${read.has('card') ? ` (${read.card('card')})` : ''}: ${votes(read)}.`,
  'stack-hunt': read => `Blood hunt on ${read.card('card')}: ${votes(read)}.`,
}

const votes = (read: Reading): string => `${figure(read.number('for'))} for, ${figure(read.number('against'))} against`

/** The windows of the terms, as sentences of their own. */
const MOMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terms.windows).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
)

export const cases: Sentences<CaseKey> = {
  'case-if-passed': read =>
    `If ${listed(read.seats('ifPassed'))} ${read.seats('ifPassed').length === 1 ? 'passes' : 'pass'} and it reaches you.`,
  'when-unchanged': () => 'If nobody has used or declared anything until then.',
  'when-same': read =>
    `As long as ${listed([
      ...(read.has('target') ? [`${read.seat('target')} is the target`] : []),
      ...(read.has('bleed') ? [`the bleed is ${figure(read.number('bleed'))}`] : []),
      ...(read.has('stealth') ? [`the stealth is ${figure(read.number('stealth'))}`] : []),
      ...(read.has('intercept') ? [`the intercept is ${figure(read.number('intercept'))}`] : []),
      ...(read.has('blocker') ? [`${read.card('blocker')} attempts to block`] : []),
      ...(read.has('tally') ? [`votes for less votes against are ${figure(read.number('tally'))}`] : []),
      ...(read.has('passes')
        ? [read.number('passes') === 1 ? 'the referendum would pass' : 'the referendum would fail']
        : []),
    ])}, and nobody has changed your hand.`,
}

export const comes = comesTo({
  pool: (whose, change) => `${whose === null ? 'Your pool' : whose} ${change}`,
  blood: (change, capacity) => `${change} of ${capacity} blood`,
  ready: n => `Ready and unlocked, with ${n} blood`,
  bleed: change => `Bleed ${change}`,
  stealth: change => `Stealth ${change}`,
  intercept: change => `Intercept ${change}`,
  votes: (own, all) => `You hold ${own} of ${count(all, 'vote')}`,
  nobody: 'Nobody can block as things stand',
  block: (names, more, short) =>
    `${more > 0 ? `${names[0]} and ${count(more, 'other')}` : listed(names)} can block${short > 0 ? `, ${short} short` : ''}`,
})

export const since: Sentences<SinceKey> = {
  'since-pool': read => `${of(read.seat('seat'))} pool: ${figure(read.number('from'))} → ${figure(read.number('to'))}.`,
  'since-edge': read => (read.has('seat') ? `${read.seat('seat')} has the Edge.` : 'Nobody has the Edge.'),
  'since-orders': read => `Your standing orders gave ${count(read.number('orders'), 'answer')}.`,
}

/** Why something is not on offer. The rule it rests on stands beside it. */
export const reasons: Sentences<ReasonKey> = {
  'not-your-turn': () => 'It is not your turn.',
  'not-this-phase': () => 'It cannot be done in this phase.',
  'action-under-way': () => 'Another action is under way.',
  locked: () => 'It is locked.',
  'in-torpor': () => 'It is in torpor.',
  'not-in-torpor': () => 'It is not in torpor.',
  'not-a-vampire': () => 'It is not a vampire.',
  'no-prey': () => 'You have no prey.',
  'already-bled': () => 'This minion has already bled this turn.',
  'must-hunt-first': () => 'This vampire has no blood, so it must hunt.',
  'must-act-first': () => 'This minion has a mandatory action, and performs no other.',
  'another-must-hunt': () => 'Another ready unlocked vampire of yours has no blood, and must hunt first.',
  'another-must-act': () => 'Another minion of yours has a mandatory action, and must perform it first.',
  titled: () => 'It has a title.',
  'already-anarch': () => 'It is Anarch already.',
  'not-enough-blood': () => 'It does not have enough blood.',
  'not-enough-pool': () => 'You do not have enough pool.',
  'not-entitled-to-block': () => 'You are not among those who may block this action.',
  'already-declined': () => 'You have already declined to block this action.',
  'attempt-under-way': () => 'Another minion is attempting to block.',
  'blocks-are-over': () => 'Blocks have been declined.',
  'own-action': () => 'It is an action of your own minion.',
  'cannot-block': () => 'It cannot block this action.',
  'not-enough-transfers': () => 'You do not have enough transfers left.',
  'crypt-empty': () => 'Your crypt is empty.',
  'library-left': () => 'There are cards left in your library.',
  'hand-full': () => 'Your turn began with a full hand.',
  'already-declared': () => 'You have declared it already.',
  'no-counterpart': () => 'You do not control the card it would merge with.',
  'not-filled': () => 'It does not have as much blood as its capacity yet.',
  'nothing-on-it': () => 'There is no blood on it.',
  'already-controlled': () => 'A copy of it is already under your control.',
  'no-discard-left': () => 'You have no discard phase action left.',
  'edge-not-yours': () => 'You do not hold the Edge.',
  'edge-already-taken': () => 'You have already gained the pool of the Edge this turn.',
  'stealth-not-needed': () => 'The action does not need more stealth now.',
  'intercept-not-needed': () => 'The block attempt does not need more intercept now.',
  'not-blocking': () => 'This minion is not attempting to block.',
  'limited-already': () => 'The bleed has already been increased by a limited effect.',
  'contest-open': () => 'A contest must be paid for or yielded first.',
  barred: () => 'An effect keeps this minion from performing the same action again this turn.',
  'no-cards-in-hunt': () => 'A blood hunt is no action: action modifiers and reactions cannot be played.',
  'no-combat': () => 'There is no combat.',
  'in-combat': () => 'Only a minion that does not fight in this combat can play it.',
  'inflicted-too-little': () => 'It has not inflicted more damage than the opposing minion in this round.',
  'not-in-combat': () => 'Only a combatant can use it.',
  'maneuvered-last': () => 'The last maneuver was its own.',
  committed: () => 'It has already used the maneuver of a strike, and is bound to that strike.',
  'strike-forbidden': () => 'It cannot use such a strike this round.',
  'out-of-range': () => 'It cannot be used at this range.',
  'already-additional': () => 'It has already gained additional strikes from a limited effect this round.',
  'pressed-last': () => 'The last press was its own.',
  'nothing-to-end': () => 'There is no press to continue that it could cancel.',
  'only-to-continue': () => 'It can only be used to continue combat.',
  'nothing-to-prevent': () => 'There is no damage that it could prevent.',
  forbidden: () => 'An effect forbids it.',
  'no-such-minion': () => 'You control no ready minion that meets its requirement.',
  'not-resolved-so': () => 'The action did not end that way.',
  'not-acting': () => 'Only the acting minion can play it.',
  'not-another': () => 'Only another minion of the same Methuselah than the acting one can play it.',
  'has-not-blocked': () => 'This minion has not blocked the action.',
  'not-your-predator': () => 'The acting minion is not one of your predator.',
  'not-reacting': () => 'It is only played during the action of another Methuselah.',
  'missing-discipline': () => 'The minion lacks the Discipline it requires.',
  'missing-clan': () => 'The minion is not of the clan it requires.',
  'missing-title': () => 'The minion lacks the title it requires.',
  'missing-trait': () => 'The minion lacks the trait it requires.',
  'wrong-trait': () => 'The minion has a trait that rules it out.',
  'blood-cursed': () => 'A Blood Cursed vampire cannot commit diablerie.',
  'no-master': () => 'A slave performs no directed action while you have no ready member of the clan it serves.',
  'not-marked': () => 'It has not been marked this turn.',
  'already-played': () => 'This minion has already played it.',
  'wrong-window': () => 'It is not usable at this moment.',
  'no-target': () => 'There is nothing it could be used on.',
  'bleed-too-small': () => 'The bleed is not large enough.',
  'not-bleeding-you': () => 'Nobody is bleeding you.',
  'not-a-bleed': () => 'The action is not a bleed.',
  'not-directed-at-you': () => 'The action is not directed at you.',
  'not-locked': () => 'It is not locked.',
  'vampires-only': () => 'Only a vampire can use it.',
  'no-master-action': () => 'You have no master phase action left.',
  'already-called': () => 'This referendum has already been called this turn.',
  'one-only': () => 'A minion can have only one of these.',
  'not-for-this-minion': () => 'The card does not offer this action to this minion.',
  stuck: () => 'It is stuck: what it must do cannot be done, or it must do two things at once.',
  recruited: () => 'This ally was recruited this turn.',
  'own-turn': () => 'It is your own turn.',
  'requirement-met': () => 'One of your minions could use this card, or be its target.',
  'nothing-to-cancel': () => 'No card is being played that this could cancel.',
  'duty-left': () => 'Something must be done first.',
  'missing-sect': () => 'It needs a minion of another sect.',
  'too-young': () => 'It needs a vampire of a higher capacity.',
  'not-passed': () => 'No referendum of this action has passed.',
  'already-used': () => 'It has been used this turn.',
  'not-supported-yet': () => 'This card cannot be played here yet.',
}

/** The case a seat is asked about: it comes to it only if those before it pass. */
function ifPassed(read: Reading): string {
  const seats = read.seats('ifPassed')
  if (seats.length === 0) return ''
  return `If ${listed(seats)} ${seats.length === 1 ? 'passes' : 'pass'}: `
}

function underWay(read: Reading): string {
  const who = read.card('minion')
  const action = read.word('action')
  const targets = read.seats('targets')
  const stealth = read.number('stealth') > 0 ? `, at ${figure(read.number('stealth'))} stealth` : ''
  const using = read.has('card') ? ` with ${read.card('card')}` : ''
  if (action === 'hunt') return `${who} hunts${stealth}`
  if (action === 'leave-torpor') return `${who} tries to leave torpor${stealth}`
  if (action === 'become-anarch') return `${who} acts to become Anarch${stealth}`
  const on = read.has('on') ? ` ${read.card('on')}` : ' a vampire'
  if (action === 'rescue') return `${who} rescues${on} from torpor${stealth}`
  if (action === 'diablerie') return `${who} acts to diablerise${on}${stealth}`
  if (action === 'enter-combat') return `${who} acts to attack${on}${stealth}`
  if (action === 'bleed' || read.number('bleed') > 0)
    return `${who} bleeds ${read.reader('targets') ? 'you' : listed(targets)} for ${figure(read.number('bleed'))}${using}${stealth}`
  return `${who} acts${using}${targets.length ? `, directed at ${listed(targets)}` : ''}${stealth}`
}

function comparison(read: Reading): string {
  const intercept = read.number('intercept')
  const stealth = read.number('stealth')
  const missing = stealth - intercept
  return `intercept ${figure(intercept)} against stealth ${figure(stealth)}${missing > 0 ? `, ${figure(missing)} short` : ''}`
}

const source = (read: Reading): string => (read.has('card') ? `${read.card('card')}: ` : '')

function range(read: Reading): string {
  const min = read.number('min')
  const max = read.number('max')
  return min === max ? figure(max) : `${figure(min)} to ${figure(max)}`
}
