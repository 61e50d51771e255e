import type { Cap, MinionType, Range, Whose } from '../../rules/model/orders.ts'
import type { MessageKey } from '../../rules/index.ts'
import { chosen, type DoingWords, type OrderNames, type OrderWords } from '../orders.ts'
import { terms } from './terms.ts'

const or = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`
const WHOSE: Record<string, string> = {
  me: 'me',
  prey: 'my prey',
  predator: 'my predator',
  other: 'another Methuselah',
}
const who = (of: readonly Whose[], names: OrderNames): string =>
  or(of.map(one => (typeof one === 'number' ? names.seat(one) : WHOSE[one]!)))
const number = ({ gte, lte }: Range): string =>
  gte !== undefined && gte === lte
    ? String(gte)
    : gte !== undefined && lte !== undefined
      ? `from ${gte} to ${lte}`
      : gte !== undefined
        ? `at least ${gte}`
        : lte !== undefined
          ? `at most ${lte}`
          : 'any number'
const not = (is: boolean): string => (is ? '' : 'not ')
const cards = (keys: readonly string[], names: OrderNames): string =>
  or(keys.map(key => (key === 'blood-hunt' ? 'a blood hunt' : names.card(key))))
const MINIONS: Readonly<Record<MinionType, string>> = { Vampire: 'a vampire', Ally: 'an ally', Imbued: 'an Imbued' }
const minions = (ids: readonly (number | 'any')[], names: OrderNames): string =>
  or(ids.map(id => (id === 'any' ? 'any of my minions' : names.minion(id))))
const strikes = (kinds: readonly string[], names: OrderNames): string =>
  or(kinds.map(kind => terms.strikes[kind as keyof typeof terms.strikes] ?? names.card(kind)))
const spends = ({ edge, burn }: { edge: boolean; burn: boolean }): string =>
  edge || burn
    ? `, with ${[...(edge ? ['the Edge'] : []), ...(burn ? ['a political action card'] : [])].join(' and ')} too`
    : ''

function pays({ blood, pool, burn }: Cap): string {
  const parts = [
    ...(blood ? [`${blood} blood`] : []),
    ...(pool ? [`${pool} pool`] : []),
    ...(burn ? ['the card itself'] : []),
  ]
  return parts.length === 0 ? ', at no cost' : `, for at most ${parts.join(' and ')}`
}

const ASKS: Partial<Record<MessageKey, string>> = {
  'ask-unlock': 'my unlock phase',
  'ask-master': 'my master phase',
  'ask-minion': 'my minion phase',
  'ask-influence': 'my influence phase',
  'ask-discard': 'my discard phase',
  'ask-strike': 'my choice of strike',
  'ask-diablerie': 'the spoils of my diablerie',
  'choose-trigger': 'the order of my effects',
}

const DOING: DoingWords = {
  bleed: card => `bleed with ${card}`,
  hunt: card => `hunt with ${card}`,
  'leave-torpor': card => `leave torpor with ${card}`,
  'become-anarch': card => `become Anarch with ${card}`,
  rescue: (card, other) => `rescue ${other} from torpor with ${card}`,
  diablerie: (card, other) => `diablerise ${other} with ${card}`,
  'enter-combat': (card, other) => `enter combat with ${other} using ${card}`,
  equip: (card, other) => `equip ${card} from ${other}`,
  action: (card, other) => `use the action of ${card}${other === undefined ? '' : ` with ${other}`}`,
  play: (card, other) => `play ${card}${other === undefined ? '' : ` with ${other}`}`,
  use: (card, other) => `use ${card}${other === undefined ? '' : ` with ${other}`}`,
  invest: card => `move pool to ${card}`,
  withdraw: card => `move blood from ${card} back to my pool`,
  'bring-out': card => `bring out ${card}`,
  merge: card => `merge ${card}`,
  'draw-crypt': () => 'draw a card from my crypt',
  mark: card => `mark ${card} for this turn`,
  unlock: card => `unlock ${card}`,
  edge: () => 'gain 1 pool from the Edge',
  'declare-withdrawal': () => 'declare my withdrawal',
  pay: card => `go on contesting ${card}`,
  yield: card => `yield what ${card} contests`,
  discard: card => `discard ${card}`,
  pass: () => 'pass',
}

export const orderWords: OrderWords = {
  clauses: {
    window: ({ windows }) => `in the window “${or(windows.map(name => terms.windows[name]))}”`,
    ask: ({ asks }) => `in ${or(asks.map(key => ASKS[key] ?? 'a choice of mine'))}`,
    turn: ({ of }, names) => `in the turn of ${who(of, names)}`,
    pool: ({ range }) => `my pool is ${number(range)}`,
    'is-due': ({ is }) => `something in my phase ${is ? 'is' : 'is not'} due`,
    transfers: ({ range }) => `the transfers left are ${number(range)}`,
    'action-kind': ({ kinds }) =>
      `the action is a ${or(kinds.map(kind => (kind === 'political' ? 'political action' : (terms.actions[kind as keyof typeof terms.actions] ?? kind))))}`,
    'action-card': (params, names) => `the action is by ${cards(params.cards, names)}`,
    'action-by': ({ of }, names) => `${who(of, names)} acts`,
    'action-minion': (params, names) => `${minions(params.minions, names)} acts`,
    'action-against-me': ({ is }) => `the action is ${not(is)}against me`,
    'action-target': ({ of }, names) => `the action is directed at ${who(of, names)}`,
    'action-bleed': ({ range }) => `the bleed is ${number(range)}`,
    'action-stealth': ({ range }) => `the stealth is ${number(range)}`,
    'action-reach': ({ range }) => `my best intercept exceeds the stealth by ${number(range)}`,
    'action-blocked': ({ of }, names) => `a minion of ${who(of, names)} attempts to block`,
    'action-blocker': (params, names) => `${minions(params.minions, names)} attempts to block`,
    'action-intercept': ({ range }) => `the intercept is ${number(range)}`,
    'action-lacking': ({ range }) => `the blocker lacks ${number(range)} intercept`,
    'action-answerable': ({ is }) => `I ${is ? 'could' : 'could not'} answer with more than a wake`,
    'action-ousts': ({ is }) => `the bleed would ${not(is)}oust me`,
    'combat-mine': ({ is }) => `a minion of mine ${is ? 'fights' : 'does not fight'}`,
    'combat-with': ({ of }, names) => `it fights a minion of ${who(of, names)}`,
    'combat-minion': (params, names) => `it fights ${minions(params.minions, names)}`,
    'combat-type': ({ types }) => `it fights ${or(types.map(type => MINIONS[type]))}`,
    'combat-range': ({ range }) => `the range is ${range}`,
    'combat-round': ({ range }) => `the round of combat is ${number(range)}`,
    'combat-pressed': ({ is }) => `a press to continue ${is ? 'stands' : 'does not stand'}`,
    'referendum-kind': (params, names) => `the referendum is ${cards(params.cards, names)}`,
    'referendum-by': ({ of }, names) => `the referendum is called by ${who(of, names)}`,
    'referendum-passes': ({ is }) => `the referendum would ${not(is)}pass`,
    'referendum-tally': ({ range }) => `the votes for less those against are ${number(range)}`,
    'referendum-left': ({ range }) => `my minions and cards with votes to cast are ${number(range)}`,
    'referendum-touches-me': ({ is }) => `the referendum does ${not(is)}touch me`,
    'played-type': ({ types }) => `a card is played that is ${or(types)}`,
    'played-card': (params, names) => `${cards(params.cards, names)} is played`,
    'played-by': ({ of }, names) => `a card is played by ${who(of, names)}`,
    strike: (params, names) => `the opposing strike is ${strikes(params.strikes, names)}`,
    damage: ({ range }) => `the damage to my minion is ${number(range)}`,
    pass: () => 'pass',
    'ask-me': () => 'ask me',
    due: () =>
      'do what is due: compulsory effects that take nothing, the pool of the Edge, an only hunt, or bringing out who is full',
    default: () => 'give the default answer',
    block: ({ with: wanted, reaching, cap }, names) =>
      `block with ${minions(wanted, names)}${reaching ? ', whose intercept is not below the stealth' : ''}${cap.blood ? `, for at most ${cap.blood} blood` : ''}; if none can, ask me`,
    raise: ({ what, upTo, cap }) => `raise my ${what} to ${upTo} with cards in play${pays(cap)}; else pass`,
    vote: ({ side, ...more }) => (side === 'abstain' ? 'abstain' : `cast all votes ${side}${spends(more)}`),
    follow: ({ seat, ...more }, names) => `vote with ${names.seat(seat)}${spends(more)}`,
    play: ({ cards: keys, to, cap }, names) =>
      `play ${cards(keys, names)}${to.length > 0 ? ` to ${who(to, names)}` : ''} if held${pays(cap)}; else pass`,
    use: ({ cards: keys, cap }, names) => `use ${cards(keys, names)}${pays(cap)}`,
    'strike-with': ({ strikes: kinds, cap }, names) => `strike with ${strikes([...kinds, 'hand'], names)}${pays(cap)}`,
    maneuver: ({ range }) => `maneuver to ${range} range if a card in play gives it; else pass`,
    press: ({ to }) => `press to ${to} if a card in play gives it; else pass`,
    prevent: ({ upTo, cards: held, cap }) =>
      `prevent damage until ${upTo} ${upTo === 1 ? 'is' : 'are'} left, with cards in play${held ? ' and of the hand' : ''}${pays(cap)}`,
    influence: ({ to, keep }, names) =>
      `move transfers to ${or(to.map(one => (one === 'any' ? 'whoever comes next' : names.minion(one))))}, keeping ${keep} pool`,
    discard: ({ cards: keys }, names) => `discard ${cards(keys, names)} if held; else nothing`,
    'step-was': ({ step, was }) => `the action of step ${step} was ${was}`,
    'end-phase': () => 'end the phase',
    option: chosen(DOING, id => `choose “${id}”`),
  },
  sentence: (when, unless, deed, scope) => {
    const until =
      scope === 'action'
        ? 'In this action: '
        : scope === 'turn'
          ? 'This turn: '
          : scope === 'until-my-turn'
            ? 'Until my turn: '
            : ''
    const text = `${until}${when.length === 0 ? 'whatever comes' : `when ${when.join(', and ')}`}${unless.length === 0 ? '' : `, unless ${unless.join(' and ')}`}: ${deed}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}
