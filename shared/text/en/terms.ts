import type { DeckReason } from '../../cards/decks.ts'
import type { Terms } from '../language.ts'
import { word } from './grammar.ts'

export const terms: Terms = {
  phases: {
    unlock: 'unlock phase',
    master: 'master phase',
    minion: 'minion phase',
    influence: 'influence phase',
    discard: 'discard phase',
  },
  windows: {
    announced: 'as the action is announced',
    blocks: 'block attempts',
    attempt: 'during a block attempt',
    declined: 'after blocks are declined',
    blocked: 'when the action is blocked',
    resolved: 'after the action resolves',
    'as-played': 'as a card is played',
    'before-range': 'before range is determined',
    range: 'determine range',
    'before-strikes': 'before strikes are chosen',
    strike: 'choose strike',
    'additional-strikes': 'additional strikes',
    press: 'press',
    'round-end': 'end of the round',
    prevent: 'damage prevention',
    'before-votes': 'before votes and ballots are cast',
    polling: 'polling',
    diablerized: 'after a diablerie',
  },
  actions: {
    bleed: 'bleed',
    hunt: 'hunt',
    'leave-torpor': 'leave torpor',
    'become-anarch': 'action to become Anarch',
    rescue: 'rescue',
    diablerie: 'diablerie',
    'enter-combat': 'attack',
    equip: 'equip action',
    card: 'action',
  },
  stats: {
    bleed: 'bleed',
    stealth: 'stealth',
    intercept: 'intercept',
    strength: 'strength',
    hunt: 'hunt',
    handSize: 'hand size',
    capacity: 'capacity',
    votes: 'votes',
    votesAgainst: 'votes against',
    ballots: 'ballots',
    transfers: 'transfers',
    masterActions: 'master phase actions',
    discardActions: 'discard phase actions',
    cost: 'cost',
    maneuver: 'optional maneuvers',
    press: 'optional presses',
    strikes: 'additional strikes',
    dissent: 'blood to cast against',
  },
  strikes: {
    hand: 'hand strike',
    damage: 'strike for damage',
    dodge: 'dodge',
    'combat-ends': 'combat ends',
    steal: 'steal blood or life',
    equipment: 'strike at equipment',
  },
  piles: {
    library: 'library',
    crypt: 'crypt',
    hand: 'hand',
    ash: 'ash heap',
    inPlay: 'in play',
    uncontrolled: 'uncontrolled region',
    contested: 'contested',
    removed: 'removed from the game',
  },
  disciplines: {
    ani: 'Animalism',
    aus: 'Auspex',
    cel: 'Celerity',
    dom: 'Dominate',
    for: 'Fortitude',
    obf: 'Obfuscate',
    pot: 'Potence',
    pre: 'Presence',
    pro: 'Protean',
    tha: 'Blood Sorcery',
  },
}

/** ` at Dominate`, ` at superior Dominate`; some other mode of a card by its own name: ` (unlock)`. */
export function playedAt(mode: string): string {
  if (mode.length !== 3) return ` (${mode})`
  return ` at ${mode !== mode.toLowerCase() ? 'superior ' : ''}${word(terms.disciplines, mode.toLowerCase())}`
}

export const deckReasons: Record<DeckReason, string> = {
  'crypt-too-small': 'A crypt needs at least 12 cards.',
  'library-too-small': 'A library needs at least 60 cards.',
  'library-too-large': 'A library holds at most 90 cards.',
  'groups-not-consecutive': 'All crypt cards must come from one group or from two consecutive groups.',
  'library-card-in-crypt': 'A library card cannot be in the crypt.',
  'crypt-card-in-library': 'A crypt card cannot be in the library.',
  'unknown-card': 'A card of this list is not known here.',
  'bad-count': 'The number of copies of a card must be a whole number of at least one.',
}
