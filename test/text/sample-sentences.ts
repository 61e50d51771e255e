import type { CardName, EventKey, EventParams, MessageKey, Param } from '../../shared/rules/index.ts'
import type { Names } from '../../shared/text/index.ts'

/** One table, and everything that can be said of it. A key without a sample does not compile. */
export const names: Names = { seats: ['Ann', 'Ben', 'Cal', 'Dee', 'Eli'] }
const [ann, ben, cal] = [0, 1, 2]
const card = (key: string | null, id = 41): CardName => ({ id, key })
export const colette = card('colette')
export const naomi = card('naomi-stewart')
export const stray = card('underbridge-stray')
export const jack = card('smiling-jack-the-anarch')
export const unknown = card(null)
const deflection = card('deflection')
const govern = card('govern-the-unaligned')
const magnum = card('44-magnum')
const kine = card('kine-resources-contested')

export const events: { [K in EventKey]: EventParams[K][] } = {
  'game-started': [{ first: cal }],
  'turn-started': [{ seat: ann, turn: 4 }],
  'turn-ending': [{ seat: ann }],
  'phase-started': [
    { seat: ann, phase: 'unlock' },
    { seat: ann, phase: 'influence' },
  ],
  consulting: [
    { seat: ann, phases: [] },
    { seat: ann, phases: ['unlock', 'minion'] },
  ],
  'unlocked-all': [{ seat: ann }],
  marked: [{ seat: ann, card: colette }],
  locked: [{ card: colette }],
  unlocked: [{ card: colette }],
  counters: [
    { from: { pool: ben }, to: 'bank', amount: 3, why: 'bleed' },
    { from: { pool: ben }, to: 'bank', amount: 3, why: 'bleed', left: { from: 14 } },
  ],
  'edge-moved': [
    { from: null, to: ann },
    { from: ben, to: ann },
    { from: ben, to: null },
  ],
  drawn: [
    { seat: ann, from: 'library', count: 1 },
    { seat: ann, from: 'crypt', count: 4 },
  ],
  'drawn-cards': [
    { seat: ann, cards: [deflection] },
    { seat: ann, cards: [deflection, govern, magnum] },
  ],
  looked: [
    { seat: ann, cards: [deflection, govern] },
    { seat: ann, cards: [] },
    { seat: ann, cards: [deflection], shown: true },
  ],
  discarded: [
    { seat: ann, card: deflection },
    { seat: ann, card: unknown },
  ],
  'brought-out': [{ seat: ann, card: colette }],
  'entered-play': [{ card: colette }],
  merged: [{ seat: ann, card: { id: 12, key: 'xaviar-advanced' }, base: { id: 13, key: 'xaviar' } }],
  'action-announced': [
    { seat: ann, minion: colette, action: 'bleed', card: null, targets: [ben], stealth: 0 },
    { seat: ann, minion: colette, action: 'bleed', card: null, targets: [ben], stealth: 1 },
    { seat: ann, minion: colette, action: 'hunt', card: null, targets: [], stealth: 1 },
    { seat: ann, minion: colette, action: 'leave-torpor', card: null, targets: [], stealth: 1 },
    { seat: ann, minion: colette, action: 'bleed', card: govern, targets: [ben], stealth: 0 },
    { seat: ann, minion: colette, action: 'rescue', card: null, targets: [], stealth: 1, on: naomi },
    { seat: ann, minion: colette, action: 'diablerie', card: null, targets: [ben], stealth: 0, on: naomi },
    { seat: ann, minion: colette, action: 'enter-combat', card: null, targets: [ben], stealth: 1, on: naomi },
    { seat: ann, minion: colette, action: 'card', card: govern, targets: [], stealth: 1 },
    { seat: ann, minion: colette, action: 'card', card: card('revelations'), targets: [ben], stealth: 1 },
    { seat: ann, minion: colette, action: 'card', card: null, targets: [ben, cal], stealth: 0 },
  ],
  passed: [
    { window: 'blocks', seats: [ben], byDefault: [] },
    { window: 'blocks', seats: [ben, cal], byDefault: [ben, cal] },
    { window: 'declined', seats: [ann, ben, cal], byDefault: [cal] },
    { window: 'declined', seats: [], byDefault: [] },
  ],
  'block-declared': [{ seat: ben, minion: naomi }],
  'block-failed': [{ minion: naomi, stealth: 1, intercept: 0 }],
  'about-to-block': [{ minion: naomi, acting: colette }],
  blocked: [{ minion: naomi, acting: colette }],
  'action-succeeded': [
    { minion: colette, action: 'bleed' },
    { minion: colette, action: 'leave-torpor' },
    { minion: colette, action: 'card' },
  ],
  pressing: [{ round: 1 }],
  'strikes-resolved': [{ pair: 1 }],
  'leaving-ready': [{ card: colette }],
  'leaving-play': [{ card: jack }],
  'round-ended': [{ round: 2 }],
  unprevented: [{ card: colette, amount: 2 }],
  inflicting: [
    { by: colette, with: null, amount: 1 },
    { by: stray, with: stray, amount: 2 },
  ],
  'about-to-resolve': [{ minion: colette }],
  uncovered: [{ card: jack }],
  'action-resolved': [{ minion: colette, outcome: 'blocked' }],
  'action-ended': [
    { minion: colette, action: 'bleed', outcome: 'blocked' },
    { minion: colette, action: 'leave-torpor', outcome: 'successful' },
    { minion: colette, action: 'card', outcome: 'ended' },
  ],
  bled: [{ by: colette, seat: ann, target: ben, amount: 3 }],
  redirected: [{ by: ben, target: cal }],
  modified: [
    { stat: 'stealth', on: colette, delta: 1, source: card('lost-in-crowds') },
    { stat: 'handSize', on: ann, delta: 2, source: null },
    { stat: 'intercept', on: naomi, delta: -1, source: null },
  ],
  ruled: [
    { rule: 'block', allow: false, on: naomi },
    { rule: 'wake', allow: true, on: naomi },
    { rule: 'play', allow: false, on: null },
  ],
  'card-played': [
    { seat: ben, card: deflection, by: naomi, mode: 'DOM' },
    { seat: ben, card: deflection, by: naomi, mode: 'dom' },
    { seat: ben, card: card('blood-doll'), by: null, mode: '' },
  ],
  'ability-used': [{ seat: ann, card: card('the-labyrinth'), ability: 'stealth' }],
  'card-cancelled': [{ card: deflection }],
  chosen: [
    { seat: ann, ask: 'choose-vampire', cards: [colette] },
    { seat: ann, ask: 'choose-new-target', seats: [cal] },
    { seat: ann, ask: 'choose-terms', points: { 1: 3, 2: 1, 3: 0 } },
    { seat: ann, ask: 'choose-strike', keys: ['combat-ends'] },
    { seat: ann, ask: 'choose-vampire' },
    { seat: ann, ask: 'choose-x', amount: 2 },
    { seat: ann, ask: 'choose-damage', keys: ['aggravated'] },
    { seat: ann, ask: 'choose-amount', amount: 3 },
  ],
  'combat-started': [{ acting: colette, opposing: naomi }],
  'round-started': [{ round: 2 }],
  maneuvered: [{ by: colette, range: 'long' }],
  'range-set': [{ range: 'close' }],
  pressed: [
    { by: colette, continues: true },
    { by: naomi, continues: false },
  ],
  'strike-lost': [{ by: naomi }],
  'strike-chosen': [
    { by: colette, strike: 'hand', card: null },
    { by: colette, strike: 'combat-ends', card: card('majesty') },
    { by: colette, strike: 'steal', card: null },
    { by: colette, strike: 'damage', card: magnum, at: stray },
  ],
  damaged: [
    { card: naomi, amount: 1, aggravated: false, from: colette },
    { card: naomi, amount: 2, aggravated: true, from: null },
  ],
  prevented: [{ card: naomi, amount: 1 }],
  'combat-ended': [{ acting: colette, opposing: naomi }],
  'to-torpor': [{ card: naomi }],
  'left-torpor': [{ card: naomi }],
  burned: [{ card: naomi }],
  moved: [
    { card: deflection, to: 'ash', owner: ben },
    { card: unknown, to: 'hand', owner: ben },
    { card: jack, to: 'inPlay', owner: ben },
    { card: unknown, to: 'removed', owner: ben },
    { card: naomi, to: 'uncontrolled', owner: ben },
  ],
  'control-changed': [{ card: magnum, from: cal, to: ann }],
  became: [
    { card: colette, clan: null, sect: 'Anarch', title: null, city: null },
    { card: colette, clan: 'Toreador', sect: null, title: 'justicar', city: null },
    { card: colette, clan: null, sect: null, title: 'baron', city: 'Boston' },
    { card: colette, clan: null, sect: null, title: null, city: null },
  ],
  attached: [{ card: magnum, to: colette }],
  'referendum-called': [
    { seat: ann, by: colette, card: kine },
    { seat: ann, by: colette, card: null },
  ],
  'votes-cast': [
    { seat: ann, source: 'title:41', votes: 2, for: true },
    { seat: ann, source: 'called', votes: 1, for: true },
    { seat: ben, source: 'burned:7', votes: 1, for: false },
    { seat: ben, source: 'edge', votes: 1, for: false },
    { seat: ben, source: 'card:12', votes: 3, for: false },
    { seat: ben, source: 'title:41', votes: 0, for: false, ballots: 1 },
    { seat: ben, source: 'title:41', votes: 2, for: true, ballots: 1 },
  ],
  'votes-cancelled': [
    { card: colette, votes: 2 },
    { card: colette, votes: 1 },
    { card: colette, votes: 0 },
  ],
  'votes-changed': [
    { card: colette, votes: 2, ballots: 0, for: true },
    { card: colette, votes: 1, ballots: 1, for: false },
    { card: colette, votes: 0, ballots: 0, for: true },
  ],
  'referendum-cancelled': [{ by: colette }],
  'referendum-tallied': [
    { by: colette, for: 7, against: 9, passed: false },
    { by: colette, for: 3, against: 0, passed: true },
  ],
  'referendum-ended': [{ by: colette, passed: true }],
  diablerized: [{ by: colette, victim: naomi }],
  'blood-hunt': [{ hunted: colette }],
  contested: [{ seat: ann, card: colette }],
  'contest-won': [{ seat: ann, card: colette }],
  'title-contested': [{ card: colette, title: 'prince', rivals: [naomi] }],
  'title-won': [{ card: colette, title: 'prince' }],
  yielded: [
    { seat: ben, card: colette, title: null },
    { seat: ben, card: naomi, title: 'prince' },
  ],
  ousted: [
    { seat: ben, predator: ann },
    { seat: ben, predator: null },
  ],
  'order-followed': [{ seat: ann, window: 'blocks', order: 'small bleeds' }],
  'order-answered': [{ seat: ann, ask: 'ask-strike', order: 'dodge' }],
  'withdrawal-declared': [{ seat: ann }],
  'withdrawal-failed': [
    { seat: ann, why: 'combat' },
    { seat: ann, why: 'blood' },
    { seat: ann, why: 'pool' },
  ],
  withdrawn: [{ seat: ann }],
  'time-up': [{}],
  'time-called': [{}],
  'concession-voted': [
    { seat: ben, to: ann },
    { seat: ben, to: null },
  ],
  conceded: [
    { seats: [ben], to: ann },
    { seats: [ben, ann], to: ann },
  ],
  'draw-offered': [{ seat: ben }],
  'draw-declined': [{ seat: ann }],
  'draw-agreed': [{}],
  removed: [{ seat: ben }],
  'seat-away': [{ seat: ben }],
  'seat-opened': [{ seat: ben }],
  substituted: [{ seat: ben, from: 'Ben', to: 'Fay' }],
  'pause-voted': [{ seat: ann, until: '2027-02-01T18:00:00.000Z' }],
  'resume-voted': [{ seat: ann }],
  'clocks-paused': [{ until: '2027-02-01T18:00:00.000Z' }],
  'clocks-resumed': [{}],
  'live-voted': [
    { seat: ann, times: 0 },
    { seat: ann, times: 1 },
    { seat: ann, times: 2 },
  ],
  'live-agreed': [{ times: 0 }, { times: 1 }, { times: 2 }],
  'judge-answered': [{ judge: 'Hal', text: 'Guide 2.3.' }],
  'judge-ruled': [
    { judge: 'Hal', reason: 'Guide 1.4.1.', ruling: 'skip', seat: ben },
    { judge: 'Hal', reason: 'Guide 1.4.1.', ruling: 'adjust', seat: null },
    { judge: 'Hal', reason: 'Guide 1.4.1.', ruling: 'substitute', seat: ben },
    { judge: 'Hal', reason: 'Guide 1.4.1.', ruling: 'remove', seat: ben },
    { judge: 'Hal', reason: 'Guide 1.4.1.', ruling: 'restart', seat: ben },
  ],
  'time-extended': [
    { judge: 'Hal', reason: 'Guide 1.4.1.', seat: ben, hours: 1, until: null },
    { judge: 'Hal', reason: 'Guide 1.4.1.', seat: null, hours: 5, until: '2027-02-01T18:00:00.000Z' },
  ],
  'judge-paused': [
    { judge: 'Hal', reason: 'Guide 1.4.1.', until: '2027-02-01T18:00:00.000Z' },
    { judge: 'Hal', reason: 'Guide 1.4.1.', until: null },
  ],
  rewound: [{ judge: 'Hal', reason: 'Guide 1.4.1.', seat: ben, turn: 12, to: 210 }],
  'result-ruled': [{ judge: 'Hal', reason: 'Guide 1.4.1.', victoryPoints: [3, 0, 1, 0.5, 0] }],
  'chance-decided': [{}, { came: 6 }, { came: 'heads' }, { came: 'tails' }],
  'frame-dropped': [{ frame: 'action' }, { frame: 'window' }],
  'victory-point': [
    { seat: ann, why: 'prey' },
    { seat: ann, why: 'last' },
    { seat: ann, why: 'withdrawal' },
    { seat: ann, why: 'time', points: 0.5 },
  ],
  'game-ended': [
    { winner: ann, victoryPoints: [3, 0, 1, 0, 1] },
    { winner: null, victoryPoints: [0.5, 0.5, 0, 0, 0] },
  ],
}

/** A bleed as a window of it asks about it; the fields of a block attempt are null while there is none. */
const bleed = {
  minion: colette,
  action: 'bleed',
  blocker: null,
  intercept: null,
  card: null,
  targets: [ben],
  bleed: 3,
  stealth: 1,
  ifPassed: [],
}
type Samples = Record<string, Param>[]
const plain: Samples = [{}]

const asks = {
  'ask-unlock': [{ seat: ann }],
  'ask-master': [{ seat: ann }],
  'ask-minion': [{ seat: ann }],
  'ask-influence': [
    { seat: ann, transfers: 1 },
    { seat: ann, transfers: 4 },
  ],
  'ask-discard': [{ seat: ann }],
  'ask-blocks': [
    bleed,
    { ...bleed, ifPassed: [ann, cal] },
    { ...bleed, card: govern, action: 'card' },
    { ...bleed, action: 'hunt', targets: [], bleed: null },
    { ...bleed, action: 'leave-torpor', targets: [], bleed: null },
    { ...bleed, action: 'become-anarch', targets: [], bleed: null },
    { ...bleed, action: 'rescue', targets: [], bleed: null, on: naomi },
    { ...bleed, action: 'diablerie', bleed: null, on: naomi, stealth: 0 },
    { ...bleed, action: 'enter-combat', bleed: null, on: naomi },
    { ...bleed, action: 'card', card: govern, targets: [], bleed: null },
    { ...bleed, action: 'card', card: govern, bleed: null, stealth: 0 },
  ],
  'ask-attempt': [{ minion: colette, action: 'bleed', blocker: naomi, stealth: 1, intercept: 0, ifPassed: [ann] }],
  'ask-declined': [{ ...bleed, ifPassed: [ann] }],
  'ask-window': [
    { window: 'before-range', ifPassed: [] },
    { window: 'press', ifPassed: [ben] },
  ],
  'ask-as-played': [{ card: deflection, seat: ben, ifPassed: [] }],
  'ask-polling': [
    { seat: ann, card: kine, for: 4, against: 3, ballotsFor: 2, ballotsAgainst: 1 },
    { seat: ann, card: null, hunted: colette, for: 1, against: 2 },
    { seat: ann, card: kine, for: 4, against: 3 },
    { seat: ann, card: null, for: 0, against: 0 },
  ],
  'ask-diablerie': [{ minion: colette, card: naomi }],
  'ask-spoils': [{ card: naomi, cards: [magnum] }],
  'ask-discipline': [{ minion: colette, cards: [] }],
  'ask-rescued-pays': [{ card: naomi }],
  'choose-slave': [{ card: null, min: 0, max: 1 }],
  'choose-trophy': [{ card: null, min: 0, max: 1, cards: [jack] }],
  'choose-awards': [{ card: null, min: 0, max: 1 }],
  'choose-circle': [{ card: colette, min: 1, max: 1 }],
  'choose-victim': [{ card: null, min: 0, max: 1 }],
  'ask-prevent': [
    { card: naomi, normal: 2, aggravated: 0, ifPassed: [] },
    { card: naomi, normal: 0, aggravated: 1, ifPassed: [ben] },
  ],
  'ask-strike': [
    { minion: colette, opposing: naomi, range: 'close', strike: null },
    { minion: naomi, opposing: colette, range: 'long', strike: 'dodge' },
  ],
  'choose-x': [{ card: card('hidden-strength'), min: 1, max: 1 }],
  'choose-damage': [{ card: card('hidden-strength'), min: 1, max: 1 }],
  'choose-new-target': [
    { card: deflection, min: 1, max: 1 },
    { card: null, min: 1, max: 1 },
  ],
  'choose-minion': [{ card: deflection, min: 1, max: 1 }],
  'choose-vampire': [
    { card: null, min: 1, max: 1 },
    { card: kine, min: 0, max: 2 },
  ],
  'choose-terms': [
    { card: kine, points: 4, min: 2, max: 2 },
    { card: kine, min: 1, max: 1 },
  ],
  'choose-strike': [{ card: null, min: 1, max: 1 }],
  'choose-to-continue': [{ card: card('form-of-mist'), min: 0, max: 1 }],
  'choose-strike-target': [{ card: naomi, min: 1, max: 1 }],
  'choose-location': [{ card: jack, min: 1, max: 1 }],
  'choose-reducers': [{ card: null, min: 0, max: 1 }],
  'choose-target': [{ card: jack, min: 1, max: 1 }],
  'choose-equipment': [{ card: null, min: 1, max: 2 }],
  'choose-trigger': [{ card: null, min: 1, max: 1 }],
  'choose-discard': [
    { card: null, min: 1, max: 1 },
    { card: null, min: 2, max: 2 },
  ],
  'choose-discipline': [{ card: jack, min: 1, max: 1 }],
  'choose-discards': [{ card: jack, min: 0, max: 2 }],
  'choose-to-library': [{ card: jack, min: 2, max: 2 }],
  'choose-gain': [{ card: jack, min: 1, max: 1 }],
  'choose-loss': [{ card: jack, min: 1, max: 1 }],
  'choose-amount': [{ card: jack, min: 2, max: 5 }],
  'choose-payer': [{ card: jack, min: 0, max: 1 }],
  'choose-range': [{ card: card('brick-by-brick'), min: 1, max: 1 }],
  'choose-clan': [{ card: kine, min: 1, max: 1 }],
  'choose-locked': [{ card: jack, min: 1, max: 1 }],
  'choose-blood': [{ card: jack, points: 3, min: 1, max: 1 }],
  'choose-order': [{ card: jack, min: 4, max: 4 }],
  'choose-draw': [
    { card: jack, min: 0, max: 1 },
    { card: null, min: 1, max: 1 },
  ],
  'choose-card': [
    { card: jack, min: 0, max: 1 },
    { card: jack, min: 1, max: 1 },
  ],
} satisfies Partial<Record<MessageKey, Samples>>

const options = {
  'option-pass': [{ window: 'blocks' }, { window: 'declined' }],
  'option-decline': [{ minion: colette }],
  'option-block': [
    { minion: naomi, blocking: colette, intercept: 0, stealth: 1 },
    { minion: naomi, blocking: colette, intercept: 2, stealth: 1 },
  ],
  'option-bleed': [{ minion: colette, target: ben, bleed: 1 }],
  'option-hunt': [{ minion: colette, amount: 1 }],
  'option-equip': [{ minion: colette, from: naomi }],
  'option-action': [
    { card: jack, minion: colette, action: 'burn' },
    { card: magnum, minion: colette, action: 'unlock' },
  ],
  'option-leave-torpor': [{ minion: colette }],
  'option-become-anarch': [{ minion: colette }],
  'option-rescue': [{ minion: colette, card: naomi }],
  'option-diablerie': [{ minion: colette, card: naomi }],
  'option-use': [
    { card: card('the-labyrinth'), ability: 'stealth' },
    { card: jack, ability: 'suffer' },
  ],
  'option-trigger': [{ card: card('sybren-van-oosten') }],
  'option-play': [
    { card: deflection, minion: naomi, mode: 'DOM' },
    { card: jack, minion: null, mode: '' },
  ],
  'option-strike': [
    { minion: colette, strike: 'hand', card: null },
    { minion: colette, strike: 'hand', card: null, range: 'long' },
    { minion: colette, strike: 'damage', card: magnum, damage: 2 },
    { minion: colette, strike: 'hand', card: null, damage: 1, aggravated: true },
  ],
  'option-maneuver': [
    { minion: colette, card: null, range: 'long' },
    { minion: colette, card: magnum, range: 'close' },
  ],
  'option-press': [
    { minion: colette, to: 'continue' },
    { minion: colette, to: 'end' },
  ],
  'option-invest': [{ card: colette, pool: 2, capacity: 5 }],
  'option-withdraw': [{ card: colette }],
  'option-bring-out': [{ card: colette }],
  'option-merge': [{ card: colette, with: colette }],
  'option-draw-crypt': plain,
  'option-declare-withdrawal': [{}],
  'option-mark': [{ card: colette }],
  'option-enter-combat': [{ minion: colette, card: naomi }],
  'option-edge': plain,
  'option-unlock': [{ card: colette }],
  'option-pay': [
    { card: colette, of: 'card' },
    { card: colette, of: 'title' },
  ],
  'option-yield': [
    { card: colette, of: 'card' },
    { card: colette, of: 'title' },
  ],
  'option-discard': [{ card: deflection }],
  'option-end-phase': [{ phase: 'minion' }],
  'option-end-turn': [{}],
  'option-choose': [{ ask: 'choose-new-target' }, { ask: 'choose-terms' }],
  'option-vote': [
    { source: colette, votes: 2, ballots: 0 },
    { source: colette, votes: 2, ballots: 1 },
    { source: 'edge', votes: 1, ballots: 0 },
  ],
  'option-done': plain,
  'option-take-back': plain,
} satisfies Partial<Record<MessageKey, Samples>>

const surface = {
  'stack-action': [
    bleed,
    { ...bleed, blocker: naomi, intercept: 0 },
    { ...bleed, blocker: naomi, intercept: 1 },
    { ...bleed, action: 'card', card: govern, targets: [], bleed: null, stealth: 0 },
  ],
  'stack-combat': [
    { minion: colette, opposing: naomi, round: 2, range: 'long' },
    { minion: colette, opposing: naomi, round: 0, range: 'close' },
  ],
  'stack-play': [
    { seat: ben, card: deflection, by: naomi, mode: 'DOM' },
    { seat: ben, card: jack, by: null, mode: '' },
  ],
  'stack-window': [{ window: 'blocks' }, { window: 'before-range' }],
  'stack-choice': [{ seat: ann }],
  'stack-diablerie': [{ minion: colette, card: naomi }],
  'stack-referendum': [
    { seat: ann, card: kine, for: 4, against: 3 },
    { seat: ann, card: null, for: 0, against: 0 },
  ],
  'stack-hunt': [{ card: colette, for: 1, against: 2 }],
  'case-if-passed': [{ ifPassed: [ann] }, { ifPassed: [ann, cal] }],
  'since-pool': [{ seat: ann, from: 17, to: 14 }],
  'since-edge': [{ seat: ann }, { seat: null }],
  'since-orders': [{ orders: 1 }, { orders: 3 }],
  'when-unchanged': plain,
  'when-same': [
    { target: ben, bleed: 3, stealth: 1 },
    { stealth: 1, intercept: 0, blocker: naomi },
    { tally: -2 },
    { passes: 1 },
    { passes: 0 },
  ],
} satisfies Partial<Record<MessageKey, Samples>>

/** Reasons take no parameters. */
export const withParameters: Partial<Record<MessageKey, Samples>> = { ...asks, ...options, ...surface }
