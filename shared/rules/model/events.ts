import type { ActionName, FrameKind } from './frames.ts'
import type { WindowName, Phase, ChoiceKey, CounterReason } from '../../cards/language.ts'
import type { CardId, DefinitionKey, Pile, SeatIndex } from './state.ts'
import type { MessageKey } from './messages.ts'

/** A sentence as a key and its parameters; made into words at the edge, in the reader's language. */
export interface Message {
  key: MessageKey
  params?: Record<string, Param>
}
/** A card is named by id and, where the reader may know it, by key; a list is a list of the same. */
export type Param = number | string | boolean | null | CardName | Param[]
export interface CardName {
  id: CardId
  key: DefinitionKey | null
}

/** Where counters come from and go to. Every change of a counter is one `counters` event, so a ledger can be kept. */
export type Purse = 'bank' | { pool: SeatIndex } | { card: CardName; counter?: string }

/** What happened, for the log and for triggers: the parameters of each key. */
export interface EventParams {
  'game-started': { first: SeatIndex }
  'turn-started': { seat: SeatIndex; turn: number }
  /** A moment for triggers alone: all phases are over. */
  'turn-ending': { seat: SeatIndex }
  'phase-started': { seat: SeatIndex; phase: Phase }
  consulting: { seat: SeatIndex; phases: Phase[] }
  'unlocked-all': { seat: SeatIndex }
  /** A Red List minion, for this turn. */
  marked: { seat: SeatIndex; card: CardName }
  locked: { card: CardName }
  unlocked: { card: CardName }
  /** `left`: how many are there afterwards, on the side of the same name; the bank does not count its own. */
  counters: { from: Purse; to: Purse; amount: number; why: CounterReason; left?: { from?: number; to?: number } }
  'edge-moved': { from: SeatIndex | null; to: SeatIndex | null }
  drawn: { seat: SeatIndex; from: 'library' | 'crypt'; count: number }
  'drawn-cards': { seat: SeatIndex; cards: CardName[] }
  /** `shown`: all see them; then the seat is that in whose pile they lie. */
  looked: { seat: SeatIndex; cards: CardName[]; shown?: true }
  discarded: { seat: SeatIndex; card: CardName }
  'brought-out': { seat: SeatIndex; card: CardName }
  /** A moment for triggers alone: it has come into play, whichever way. */
  'entered-play': { card: CardName }
  /** The advanced card and, under it, the base card. */
  merged: { seat: SeatIndex; card: CardName; base: CardName }
  'action-announced': {
    seat: SeatIndex
    minion: CardName
    action: ActionName
    card: CardName | null
    targets: SeatIndex[]
    stealth: number
    on?: CardName
  }
  passed: { window: WindowName; seats: SeatIndex[]; byDefault: SeatIndex[] }
  'block-declared': { seat: SeatIndex; minion: CardName }
  'block-failed': { minion: CardName; stealth: number; intercept: number }
  /** The attempt succeeds; the block is not resolved yet. */
  'about-to-block': { minion: CardName; acting: CardName }
  blocked: { minion: CardName; acting: CardName }
  /** Success or a block is certain, and not yet carried out. */
  'about-to-resolve': { minion: CardName }
  'action-succeeded': { minion: CardName; action: ActionName }
  /**
   * It has reached its resolution, combat included; what an effect ended there has, too. Effects "after resolution"
   * come now.
   */
  'action-resolved': { minion: CardName; outcome: 'successful' | 'blocked' | 'ended' }
  'action-ended': { minion: CardName; action: ActionName; outcome: 'successful' | 'blocked' | 'ended' }
  bled: { by: CardName; seat: SeatIndex; target: SeatIndex; amount: number }
  redirected: { by: SeatIndex; target: SeatIndex }
  modified: { stat: string; on: CardName | SeatIndex; delta: number; source: CardName | null }
  ruled: { rule: string; allow: boolean; on: CardName | null }
  'card-played': { seat: SeatIndex; card: CardName; by: CardName | null; mode: string }
  'ability-used': { seat: SeatIndex; card: CardName; ability: string }
  'card-cancelled': { card: CardName }
  chosen: {
    seat: SeatIndex
    ask: ChoiceKey
    cards?: CardName[]
    seats?: SeatIndex[]
    keys?: string[]
    points?: Record<string, number>
    amount?: number
  }
  'combat-started': { acting: CardName; opposing: CardName }
  'round-started': { round: number }
  /** A moment for triggers alone: a pair of strikes is done with, damage and all. */
  'strikes-resolved': { pair: number }
  /** Moments for triggers alone: the press step, and the end of the round however it came. */
  pressing: { round: number }
  'round-ended': { round: number }
  maneuvered: { by: CardName; range: 'close' | 'long' }
  'range-set': { range: 'close' | 'long' }
  pressed: { by: CardName; continues: boolean }
  'strike-lost': { by: CardName }
  /** `at`: the retainer it is aimed at. */
  'strike-chosen': { by: CardName; strike: string; card: CardName | null; at?: CardName }
  /**
   * A moment for triggers alone: a strike reaches whom it is aimed at, and nothing of its damage is prevented yet.
   * `with`: the card it is made with.
   */
  inflicting: { by: CardName; with: CardName | null; amount: number }
  /** A moment for triggers alone: whoever takes it has prevented what it wanted to. */
  unprevented: { card: CardName; amount: number }
  damaged: { card: CardName; amount: number; aggravated: boolean; from: CardName | null; strike?: true }
  prevented: { card: CardName; amount: number }
  'combat-ended': { acting: CardName; opposing: CardName; /** Another combat follows at once. */ followed?: true }
  'to-torpor': { card: CardName }
  'left-torpor': { card: CardName }
  /**
   * Moments for triggers alone, told before it happens: a ready minion is about to leave the ready region, a card to
   * leave play. All lies there still, what lies on it too, and whoever fights it.
   */
  'leaving-ready': { card: CardName }
  'leaving-play': { card: CardName }
  /** A moment for triggers alone: what they do takes the place of its being burned. */
  'would-burn': { card: CardName }
  /** `ready`: whose ready minion it was; `controller`: who controlled it. */
  burned: { card: CardName; ready?: SeatIndex; controller?: SeatIndex }
  moved: { card: CardName; to: Exclude<Pile, 'under'>; owner: SeatIndex }
  'control-changed': { card: CardName; from: SeatIndex; to: SeatIndex }
  /** What it is from now on; null for what has not changed. */
  became: { card: CardName; clan: string | null; sect: string | null; title: string | null; city: string | null }
  attached: { card: CardName; to: CardName }
  /** A moment for triggers alone: nothing lies under it, or nothing any more. */
  uncovered: { card: CardName }
  'referendum-called': { seat: SeatIndex; by: CardName; card: CardName | null }
  /** `by`: the minion whose votes they are. */
  'votes-cast': { seat: SeatIndex; source: string; votes: number; for: boolean; ballots?: number; by?: CardName }
  /** The minion abstains. */
  'votes-cancelled': { card: CardName; votes: number }
  /** The minion is made to take the other side with what it has cast; so many count there. */
  'votes-changed': { card: CardName; votes: number; ballots: number; for: boolean }
  'referendum-tallied': { by: CardName; for: number; against: number; passed: boolean }
  'referendum-cancelled': { by: CardName }
  /** Once its effects are applied: "after a referendum passes" is here. */
  'referendum-ended': { by: CardName; passed: boolean }
  diablerized: { by: CardName; victim: CardName }
  /** The referendum that follows a diablerie begins. */
  'blood-hunt': { hunted: CardName }
  contested: { seat: SeatIndex; card: CardName }
  /** Nobody else contests it any more: face up, unlocked. */
  'contest-won': { seat: SeatIndex; card: CardName }
  'title-contested': { card: CardName; title: string; rivals: CardName[] }
  'title-won': { card: CardName; title: string }
  /** A contested card, or, where `title` is named, only the title of that vampire. */
  yielded: { seat: SeatIndex; card: CardName; title: string | null }
  ousted: { seat: SeatIndex; predator: SeatIndex | null }
  'withdrawal-declared': { seat: SeatIndex }
  'withdrawal-failed': { seat: SeatIndex; why: 'combat' | 'blood' | 'pool' }
  withdrawn: { seat: SeatIndex }
  'time-up': object
  /** Time is called, and what is under way is finished first. */
  'time-called': object
  /** Null takes the vote back. */
  'concession-voted': { seat: SeatIndex; to: SeatIndex | null }
  conceded: { seats: SeatIndex[]; to: SeatIndex }
  'draw-offered': { seat: SeatIndex }
  'draw-declined': { seat: SeatIndex }
  'draw-agreed': object
  /** By a ruling: no oust. */
  removed: { seat: SeatIndex }
  /** Of the clocks, which lie outside the rules. */
  'seat-away': { seat: SeatIndex }
  'seat-opened': { seat: SeatIndex }
  /** Who sat there, and who does now. */
  substituted: { seat: SeatIndex; from: string; to: string }
  'pause-voted': { seat: SeatIndex; until: string }
  'resume-voted': { seat: SeatIndex }
  'clocks-paused': { until: string }
  'clocks-resumed': object
  /** The service was away, and every limit is later by that. */
  'limits-moved': { hours: number }
  'live-voted': { seat: SeatIndex; times: number }
  'live-agreed': { times: number }
  /** Told to the parties, or to all. */
  'judge-answered': { judge: string; text: string }
  /** A ruling that changes the game; what came of it is told beside. */
  'judge-ruled': { judge: string; reason: string; ruling: RuledHow; seat: SeatIndex | null }
  /** Hours more for a seat, or for the table, and then until when. */
  'time-extended': { judge: string; reason: string; seat: SeatIndex | null; hours: number; until: string | null }
  /** Null: the pause is over. */
  'judge-paused': { judge: string; reason: string; until: string | null }
  /** Back to what the table had been shown at its version `to`, in this turn. */
  rewound: { judge: string; reason: string; seat: SeatIndex; turn: number; to: number }
  'result-ruled': { judge: string; reason: string; victoryPoints: number[] }
  /** The number or the word that came up; told to nobody where it shows in what becomes of what was chosen. */
  'chance-decided': { came?: number | string }
  /** An operator took away what the rules could not get past. */
  'frame-dropped': { frame: FrameKind }
  /** To its owner alone. */
  'order-followed': { seat: SeatIndex; window: WindowName; order: string }
  /** The same of a question that is no window. */
  'order-answered': { seat: SeatIndex; ask: MessageKey; order: string }
  /** One point, unless it says how much of one. */
  'victory-point': { seat: SeatIndex; why: 'prey' | 'last' | 'withdrawal' | 'time'; points?: number }
  'game-ended': { winner: SeatIndex | null; victoryPoints: number[] }
}
export type EventKey = keyof EventParams
export type RuledHow = 'skip' | 'adjust' | 'substitute' | 'remove' | 'restart'
export type EventOf<K extends EventKey> = { key: K; seenBy?: SeatIndex[] } & EventParams[K]
/** `seenBy` is absent when everybody may see it. */
export type GameEvent = { [K in EventKey]: EventOf<K> }[EventKey]
