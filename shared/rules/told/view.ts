import { playedEvents, mayPlayOutOfTurn } from '../offers/budgets.ts'
import type { Line } from '../model/answers.ts'
import type { CardName, GameEvent } from '../model/events.ts'
import type { ActionFrame, CombatFrame, Frame, ReferendumFrame } from '../model/frames.ts'
import { disciplinesOf, capacity, stat } from '../reads/evaluate.ts'
import type { Phase } from '../../cards/language.ts'
import { isAsked, promptId, waitingFor } from '../engine/legal.ts'
import { currentTurn, facts, isMinion, pileOf, predator, prey } from '../reads/queries.ts'
import { publicSources, tallyOf, type Tally } from '../procedures/polling.ts'
import { sealedFor } from '../procedures/window.ts'
import { hidden, named, top } from '../model/run.ts'
import { poolChange } from '../reads/pool-change.ts'
import type { PoolChange } from '../model/answers.ts'
import { bleedAmount, openHand } from '../reads/stats.ts'
import { keeperOf, keptUnder } from '../reads/lent.ts'
import type { CardId, GameState, Result, SeatIndex } from '../model/state.ts'

export type Viewer = SeatIndex | 'spectator'

/** What one viewer may see, built up from nothing: a field that is not named here is never sent. */
export interface View {
  viewer: Viewer
  /** The viewer's own version: it moves only when this view moves. */
  version: number
  turn: { number: number; seat: SeatIndex; phase: Phase; transfers: number } | null
  edge: SeatIndex | null
  /** Keys of the events that have been played. */
  events: string[]
  seats: SeatView[]
  /** What is being resolved, outermost first. */
  stack: StackEntry[]
  waitingFor: SeatIndex[]
  waitingSince: string
  /** Time is up, and the game ends with what is under way. */
  timeCalled: boolean
  /** Null where the table has no such thing. Who has agreed to a draw is its own business. */
  agreement: {
    concessions: { seat: SeatIndex; to: SeatIndex }[]
    draw: { by: SeatIndex; agreed: boolean } | null
  } | null
  /**
   * The viewer's own: what is owed, an answer that lies sealed, and how many its orders have given since it last
   * answered.
   */
  you: {
    seat: SeatIndex
    prompt: string | null
    followed: number
    sealed: { prompt: string; lines: Line[] } | null
    /** The cards it is asked to choose from, wherever they lie. */ shown: CardName[]
  } | null
  result: Result | null
}

export interface SeatView {
  seat: SeatIndex
  pool: number
  victoryPoints: number
  /** Phases in which this seat wants to be asked between effects. */
  consult: Phase[]
  /** No master played out of turn since the last own master phase (MASTER-15). */
  outOfTurn: boolean
  ousted: boolean
  /** Has declared it, and leaves as her next unlock phase would begin (WITHDRAW-02). */
  withdrawing: boolean
  withdrawn: boolean
  prey: SeatIndex | null
  predator: SeatIndex | null
  hand: { count: number; cards: CardName[] | null }
  library: number
  crypt: number
  /** `name`: of one that no catalogue lists, to its owner. */
  uncontrolled: { card: CardName; name?: string; counters: number; capacity: number | null }[]
  ready: MinionView[]
  torpor: MinionView[]
  /** Cards in play that are no minions; `on` is the card they lie on. */
  inPlay: {
    card: CardName
    locked: boolean
    on: CardId | null
    counters: Record<string, number>
    /** Out of play under it. */ under?: true
  }[]
  /** Out of play, and known all the same; `on` is the card they lie on. */
  contested: { card: CardName; blood: number; on: CardId | null }[]
  ash: CardName[]
  removed: number
}

export interface MinionView {
  card: CardName
  /** Of one that no card is known of. */
  name?: string
  /** Whose it is, where somebody else controls it. */
  owner?: SeatIndex
  /** The base card under an advanced one. */
  merged: CardName | null
  type: 'vampire' | 'ally' | 'imbued'
  blood: number
  capacity: number | null
  locked: boolean
  clan: string | null
  sect: string | null
  title: string | null
  disciplines: string[]
  bleed: number
  strength: number
  stealth: number
  intercept: number
  votes: number
}

/** Votes and ballots that a source has left; `side`: the only one they may still go to. */
export interface OpenSource {
  seat: SeatIndex
  source: string
  card: CardName | null
  votes: number
  ballots: number
  side: 'for' | 'against' | null
}

/** What was chosen for a referendum, as everybody has heard. */
export interface TermView {
  ask: string
  cards?: CardName[]
  seats?: SeatIndex[]
  keys?: string[]
  points?: Record<string, number>
  /** What becomes of the pools of those who got points. */ pool?: PoolChange
  amount?: number
}

export type StackEntry =
  | {
      kind: 'action'
      action: string
      acting: CardName
      seat: SeatIndex
      card: CardName | null
      on: CardName | null
      targets: SeatIndex[]
      stealth: number
      bleed: number | null
      blocker: CardName | null
      intercept: number | null
      /** Whose attempts have failed. */ failed: CardName[]
      declined: SeatIndex[]
    }
  | { kind: 'combat'; acting: CardName; opposing: CardName; round: number; range: 'close' | 'long' }
  | { kind: 'play'; card: CardName; by: CardName | null; seat: SeatIndex; mode: string }
  | { kind: 'window'; name: string }
  | { kind: 'choice'; seat: SeatIndex; ask: string }
  | { kind: 'diablerie'; by: CardName; victim: CardName }
  | {
      kind: 'referendum'
      seat: SeatIndex
      card: CardName | null
      hunted: CardName | null
      terms: TermView[]
      ballots: { seat: SeatIndex; source: string; votes: number; ballots: number; for: boolean; cancelled: boolean }[]
      tally: Tally
      /** What everybody can see is still to be cast, of all seats. */ open: OpenSource[]
    }

export function viewFor(state: GameState, viewer: Viewer): View {
  const turn = state.frames[0]?.kind === 'turn' ? currentTurn(state) : undefined
  return {
    viewer,
    version: state.views[viewer === 'spectator' ? state.seats.length : viewer]!,
    turn: turn ? { number: turn.number, seat: turn.seat, phase: turn.phase, transfers: turn.transfers } : null,
    edge: state.edge,
    events: playedEvents(state),
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    stack: state.frames.flatMap(frame => stackEntry(state, frame)),
    waitingFor: waitingFor(state),
    waitingSince: state.waitingSince,
    timeCalled: state.timeCalled === true,
    agreement: state.settings.tournament?.agreements ? agreementFor(state, viewer) : null,
    you: viewer === 'spectator' ? null : own(state, viewer),
    result: state.result ?? null,
  }
}

function agreementFor({ agreement }: GameState, viewer: Viewer): View['agreement'] {
  const { concessions = [], draw } = agreement ?? {}
  return {
    concessions: concessions.map(({ seat, to }) => ({ seat, to })),
    draw: draw ? { by: draw.by, agreed: viewer !== 'spectator' && draw.agreed.includes(viewer) } : null,
  }
}

function own(state: GameState, seat: SeatIndex): View['you'] {
  const waited = waitingFor(state).includes(seat)
  const frame = state.result ? undefined : top(state)
  const sealed = waited && frame?.kind === 'window' ? sealedFor(state, frame, seat) : undefined
  return {
    seat,
    shown: shownTo(state, seat).map(id => named(state, id)),
    followed: state.followed?.[seat] ?? 0,
    prompt: isAsked(state, seat) ? promptId(state, seat) : null,
    sealed: sealed ? { prompt: promptId(state, seat), lines: sealed.lines } : null,
  }
}

function seatView(state: GameState, index: SeatIndex, viewer: Viewer): SeatView {
  const seat = state.seats[index]!
  const mine = viewer === index
  const face = (id: CardId): CardName => named(state, id)
  const minions = seat.inPlay.filter(id => isMinion(state, id))
  return {
    seat: index,
    pool: seat.pool,
    victoryPoints: seat.victoryPoints,
    consult: seat.consult ?? [],
    outOfTurn: mayPlayOutOfTurn(state, index),
    ousted: seat.ousted === true && !seat.withdrawn,
    withdrawing: seat.withdrawing === true,
    withdrawn: seat.withdrawn === true,
    prey: seat.ousted ? null : prey(state, index),
    predator: seat.ousted ? null : predator(state, index),
    hand: { count: seat.hand.length, cards: mine || openHand(state, index) ? seat.hand.map(face) : null },
    library: seat.library.length,
    crypt: seat.crypt.length,
    uncontrolled: seat.uncontrolled.map(id => ({
      card: mine ? face(id) : { id, key: null },
      ...(mine && state.cards[id]!.printed && { name: state.cards[id]!.printed.name }),
      counters: state.cards[id]!.blood ?? 0,
      capacity: mine ? capacity(state, id) : null,
    })),
    ready: minions.filter(id => !state.cards[id]!.torpor).map(id => minionView(state, id, index)),
    torpor: minions.filter(id => state.cards[id]!.torpor).map(id => minionView(state, id, index)),
    inPlay: [
      ...seat.inPlay
        .filter(id => !minions.includes(id))
        .map(id => {
          const card = state.cards[id]!
          return { card: face(id), locked: card.locked === true, on: card.on ?? null, counters: { ...card.counters } }
        }),
      ...keptUnder(state, index).map(id => ({
        card: faceOf(state, viewer, id),
        locked: false,
        on: state.cards[id]!.on!,
        counters: {},
        under: true as const,
      })),
    ],
    contested: seat.contested.map(id => ({
      card: face(id),
      blood: state.cards[id]!.blood ?? 0,
      on: state.cards[id]!.on ?? null,
    })),
    ash: seat.ash.map(face),
    removed: seat.removed.length,
  }
}

function minionView(state: GameState, id: CardId, controller: SeatIndex): MinionView {
  const printed = facts(state, id)
  const card = state.cards[id]!
  return {
    card: named(state, id),
    ...(card.printed && { name: card.printed.name }),
    ...(card.owner !== controller && { owner: card.owner }),
    merged: card.merged === undefined ? null : named(state, card.merged),
    type: printed.types[0] === 'Ally' ? 'ally' : printed.types[0] === 'Imbued' ? 'imbued' : 'vampire',
    blood: card.blood ?? 0,
    capacity: printed.capacity === undefined ? null : capacity(state, id),
    locked: card.locked === true,
    clan: printed.clan ?? null,
    sect: printed.sect ?? null,
    title: printed.title ?? null,
    disciplines: disciplinesOf(state, id),
    bleed: stat(state, id, 'bleed'),
    strength: stat(state, id, 'strength'),
    stealth: stat(state, id, 'stealth'),
    intercept: stat(state, id, 'intercept'),
    votes: stat(state, id, 'votes'),
  }
}

const cardOrNull = (state: GameState, id: CardId | null): CardName | null => (id === null ? null : named(state, id))

function stackEntry(state: GameState, frame: Frame): StackEntry[] {
  switch (frame.kind) {
    case 'action':
      return [actionEntry(state, frame)]
    case 'combat':
      return [combatEntry(state, frame)]
    case 'play':
      return [
        {
          kind: 'play',
          card: named(state, frame.card),
          by: cardOrNull(state, frame.by),
          seat: frame.seat,
          mode: frame.mode,
        },
      ]
    case 'window':
      return [{ kind: 'window', name: frame.name }]
    case 'choice':
      return [{ kind: 'choice', seat: frame.seat, ask: frame.ask }]
    case 'referendum':
      return [
        {
          kind: 'referendum',
          seat: frame.seat,
          card: cardOrNull(state, frame.source),
          hunted: frame.hunt ? named(state, frame.calledBy) : null,
          terms: termsOf(state, frame),
          ballots: frame.ballots.map(({ gained: _, ...one }) => ({
            ...one,
            ballots: one.ballots ?? 0,
            cancelled: one.cancelled === true,
          })),
          tally: tallyOf(state, frame),
          open: openSources(state, frame),
        },
      ]
    case 'diablerie':
      return [{ kind: 'diablerie', by: named(state, frame.by), victim: named(state, frame.victim) }]
    default:
      return []
  }
}

const openSources = (state: GameState, frame: ReferendumFrame): OpenSource[] =>
  state.seats.flatMap((seat, index) =>
    seat.ousted
      ? []
      : publicSources(state, frame, index).map(({ id, card, votes, ballots, side }) => ({
          seat: index,
          source: id,
          card: cardOrNull(state, card ?? null),
          votes,
          ballots,
          side: side === undefined ? null : side ? ('for' as const) : ('against' as const),
        })),
  )

const actionEntry = (state: GameState, frame: ActionFrame): StackEntry => ({
  kind: 'action',
  action: frame.bleed ? 'bleed' : frame.action,
  acting: named(state, frame.acting),
  seat: frame.seat,
  card: cardOrNull(state, frame.source),
  on: frame.source === null && typeof frame.vars['target'] === 'number' ? named(state, frame.vars['target']) : null,
  targets: frame.targets,
  stealth: stat(state, frame.acting, 'stealth'),
  bleed: frame.bleed ? bleedAmount(state, frame) : null,
  blocker: cardOrNull(state, frame.blocker),
  intercept: frame.blocker === null ? null : stat(state, frame.blocker, 'intercept'),
  failed: frame.failed.map(id => named(state, id)),
  declined: frame.declined,
})

const combatEntry = (state: GameState, frame: CombatFrame): StackEntry => ({
  kind: 'combat',
  acting: named(state, frame.acting),
  opposing: named(state, frame.opposing),
  round: frame.number,
  range: frame.range,
})

function termsOf(state: GameState, { asked = [], vars, source }: ReferendumFrame): TermView[] {
  return asked.flatMap(({ as, ask, of }): TermView[] => {
    const value = vars[as]
    if (value === undefined) return []
    if (of === 'amount') return [{ ask, amount: Number(value) }]
    const picked = Array.isArray(value) ? value : [value]
    if (of === 'keys') return [{ ask, keys: picked.map(String) }]
    const ids = picked.map(Number)
    if (of === 'seats') return [{ ask, seats: ids }]
    // Each as often as it gets a point.
    if (of === 'shares')
      return [
        {
          ask,
          cards: ids.flatMap((id, i) => (i % 2 === 0 ? Array(ids[i + 1]!).fill(named(state, id)) : [])) as CardName[],
        },
      ]
    if (of === 'cards') return [{ ask, cards: ids.map(id => named(state, id)) }]
    const pool = poolChange(state, source, as)
    return [
      {
        ask,
        ...(pool && { pool }),
        points: Object.fromEntries(ids.flatMap((who, i) => (i % 2 === 0 ? [[String(who), ids[i + 1]!]] : []))),
      },
    ]
  })
}

/** The events one viewer is told of. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(event => !event.seenBy || (viewer !== 'spectator' && event.seenBy.includes(viewer)))
}

/** A card as one viewer may name it, wherever it lies: face down it is only a card. */
export function faceOf(state: GameState, viewer: Viewer, id: CardId): CardName {
  const place = pileOf(state, id)
  const open =
    place === undefined ||
    place.pile === 'inPlay' ||
    place.pile === 'ash' ||
    place.pile === 'contested' ||
    (place.pile === 'under' && (!state.cards[id]!.down || keeperOf(state, id) === viewer)) ||
    (place.pile === 'hand' && (place.seat === viewer || openHand(state, place.seat))) ||
    (place.pile === 'uncontrolled' && place.seat === viewer)
  return open || (viewer !== 'spectator' && shownTo(state, viewer).includes(id)) ? named(state, id) : hidden(id)
}

/** The cards a seat is asked to choose from, wherever they lie. */
function shownTo(state: GameState, seat: SeatIndex): CardId[] {
  const frame = state.result ? undefined : top(state)
  return frame?.kind === 'choice' && frame.seat === seat && 'cards' in frame.from ? frame.from.cards : []
}
