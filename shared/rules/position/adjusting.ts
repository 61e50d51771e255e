import { parsePosition, type Position } from '../../api/position.ts'
import type { Applied, Env } from '../model/answers.ts'
import { SUSPENDED, currentTurn } from '../reads/queries.ts'
import { copySpine, freshId, named, type Run } from '../model/run.ts'
import type { Card, CardId, GameState, Modifier, Pile, Seat, SeatIndex, VarValue } from '../model/state.ts'
import type { GameEvent } from '../model/events.ts'
import { publishToAll, settle } from '../engine/apply.ts'
import { bindsCards } from '../reads/bound-cards.ts'
import { fromPosition, namesIn, toPosition } from './position.ts'

/**
 * A judge's partial correction: only what is wrong now is changed, and nothing is undone (TJUDGE-10). It is written as a
 * change of the position, in which every card has its name, so that each is still the card it was: nobody learns from
 * an id where a card lies.
 */
const nameOf = (id: CardId): string => `card ${id}`

/** Between two actions alone. */
export const adjustable = (state: GameState): Position =>
  toPosition(state, new Map(state.cards.map((_, id) => [id, nameOf(id)])))

export interface Fault {
  path: string
  /** `card-unnamed`: one without a name, or with a name that another has. */
  code: 'unknown-card' | 'another-card' | 'card-missing' | 'card-unnamed' | 'not-adjustable' | 'no-change'
}

/** What there was and what there is: of cards where they lay and lie, of counters how many. */
export interface Conserved {
  cards: { card: CardId; key: string; from: Place; to: Place }[]
  pool: { seat: SeatIndex; from: number; to: number }[]
  victoryPoints: { seat: SeatIndex; from: number; to: number }[]
  blood: { from: number; to: number }
}
export interface Place {
  seat: SeatIndex
  pile: Pile
}

const PILES = ['hand', 'ash', 'library', 'crypt', 'removed', 'uncontrolled', 'contested', 'inPlay', 'under'] as const

export function adjust(
  before: GameState,
  wanted: Position,
  env: Env,
): { applied: Applied; conserved: Conserved } | { faults: Fault[] } {
  // Read as the wanted one was, so that fields stand in the same order.
  const was = parsePosition(adjustable(before))
  const fixed = unadjustable(was, wanted)
  if (fixed.length > 0) return { faults: fixed }
  const then = placed(before, was),
    next = placed(before, wanted)
  if ('faults' in then) return { faults: [{ path: '', code: 'not-adjustable' }] }
  if ('faults' in next) return next
  const state = merged(before, then.state, next.state)
  const conserved = conservedIn(before, state)
  const counters = countersMoved(before, state)
  if (JSON.stringify({ ...state, nextId: 0 }) === JSON.stringify({ ...copySpine(before), nextId: 0 }))
    return { faults: [{ path: '', code: 'no-change' }] }
  state.sealed = []
  for (const frame of state.frames) {
    if (frame.kind !== 'turn') continue
    delete frame.intends
    delete frame.later
  }
  const run: Run = { state, events: [], env, published: true }
  settle(run, copySpine(state))
  const applied = publishToAll(run)
  return { applied: { ...applied, events: [...counters, ...applied.events] }, conserved }
}

/** What is no matter of where cards and counters lie: who is in the game, whose turn it is, what was agreed. */
function unadjustable(was: Position, wanted: Position): Fault[] {
  const paths: string[] = []
  const compare = (path: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b)) paths.push(path)
  }
  compare('settings', was.settings, wanted.settings)
  compare('events', was.events, wanted.events)
  for (const field of ['seat', 'number', 'phase'] as const)
    compare(`turn.${field}`, was.turn[field], wanted.turn[field])
  compare('seats', was.seats.length, wanted.seats.length)
  if (paths.length === 0)
    for (const [seat, own] of was.seats.entries())
      for (const field of ['ousted', 'withdrawing', 'withdrawn', 'consult', 'outOfTurn'] as const)
        compare(`seats.${seat}.${field}`, own[field], wanted.seats[seat]![field])
  return paths.map(path => ({ path, code: 'not-adjustable' as const }))
}

/** The position as a state whose cards have the ids they have in the game. */
function placed(game: GameState, position: Position): { state: GameState } | { faults: Fault[] } {
  const names = namesIn(position)
  let made: GameState
  try {
    made = fromPosition(position)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { faults: [{ path: '', code: 'unknown-card' }] }
  }
  const ids = new Map<CardId, CardId>(),
    faults: Fault[] = []
  const meant = new Map(game.cards.map((_, id) => [nameOf(id), id]))
  for (const [name, id] of names) {
    const own = meant.get(name)
    if (own === undefined) faults.push({ path: name, code: 'unknown-card' })
    else if (made.cards[id]!.key !== game.cards[own]!.key) faults.push({ path: name, code: 'another-card' })
    else ids.set(id, own)
  }
  // The base of a merged vampire has no name of its own.
  for (const [id, own] of ids) {
    const base = made.cards[id]!.merged,
      kept = game.cards[own]!.merged
    if (base !== undefined && kept !== undefined && made.cards[base]!.key === game.cards[kept]!.key) ids.set(base, kept)
    else if (base !== undefined || kept !== undefined) faults.push({ path: nameOf(own), code: 'not-adjustable' })
  }
  const there = new Set(ids.values())
  if (ids.size < made.cards.length && faults.length === 0) faults.push({ path: '', code: 'card-unnamed' })
  for (const id of game.cards.keys())
    if (!there.has(id) && faults.length === 0) faults.push({ path: nameOf(id), code: 'card-missing' })
  return faults.length > 0 ? { faults } : { state: renamed(made, ids) }
}

function renamed(made: GameState, ids: ReadonlyMap<CardId, CardId>): GameState {
  const id = (one: CardId): CardId => ids.get(one)!
  // What it has in mind need not be a card that there is.
  const bound = <T extends number | string>(one: T): T | CardId =>
    typeof one === 'number' ? (ids.get(one) ?? one) : one
  const remembered = (at: CardId, [name, value]: [string, VarValue]): [string, VarValue] => [
    name,
    !bindsCards(made, at, name) ? value : Array.isArray(value) ? value.map(bound) : bound(value),
  ]
  const cards: Card[] = []
  for (const [at, card] of made.cards.entries())
    cards[id(at)] = {
      ...card,
      ...(card.on !== undefined && { on: id(card.on) }),
      ...(card.merged !== undefined && { merged: id(card.merged) }),
      ...(card.vars && {
        vars: Object.fromEntries(Object.entries(card.vars).map(entry => remembered(at, entry))),
      }),
    }
  return {
    ...made,
    cards,
    seats: made.seats.map(seat => ({
      ...seat,
      ...Object.fromEntries(PILES.flatMap(pile => (seat[pile] ? [[pile, seat[pile].map(id)]] : []))),
    })),
    modifiers: made.modifiers.map(one => ({
      ...one,
      source: id(one.source),
      on: 'card' in one.on ? { card: id(one.on.card) } : one.on,
    })),
    facts: made.facts.map(one => (one.name === SUSPENDED ? { ...one, of: id(one.of) } : one)),
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The game with what differs between two positions of it. */
function merged(before: GameState, then: GameState, next: GameState): GameState {
  const state = copySpine(before)
  for (const [index, seat] of state.seats.entries()) {
    const a = then.seats[index]!,
      b = next.seats[index]!
    if (a.pool !== b.pool) seat.pool = b.pool
    if (a.victoryPoints !== b.victoryPoints) seat.victoryPoints = b.victoryPoints
    for (const pile of PILES) if (!same(a[pile], b[pile])) seat[pile] = b[pile] ?? []
    if (!same(a.hand, b.hand)) seat.handEpoch++
  }
  if (then.edge !== next.edge) state.edge = next.edge
  for (const id of state.cards.keys()) state.cards[id] = mergedCard(state.cards[id]!, then.cards[id]!, next.cards[id]!)
  if (!same(traitsOf(then), traitsOf(next))) {
    const changed = [...state.cards.keys()].filter(id => !same(traitsOn(then, id), traitsOn(next, id)))
    for (const id of changed) {
      state.modifiers = [
        ...state.modifiers.filter(one => !isLasting(one, id)),
        ...traitsOn(next, id).map(one => ({ ...one, id: freshId(state) })),
      ]
    }
  }
  const gone = then.facts.filter(fact => !next.facts.some(other => same(fact, other)))
  const come = next.facts.filter(fact => !then.facts.some(other => same(fact, other)))
  state.facts = [...state.facts.filter(fact => !gone.some(other => same(fact, other))), ...come]
  const turn = currentTurn(state),
    [from] = then.frames,
    [to] = next.frames
  if (from?.kind === 'turn' && to?.kind === 'turn')
    for (const budget of ['masterActions', 'transfers', 'discardActions'] as const)
      if (from[budget] !== to[budget]) turn[budget] = to[budget]
  return state
}

function mergedCard(card: Card, then: Card, next: Card): Card {
  const changed = new Map<string, unknown>()
  for (const field of new Set([...Object.keys(then), ...Object.keys(next)]) as Set<keyof Card>)
    if (!same(then[field], next[field]) && field !== 'printed') changed.set(field, next[field])
  if (changed.size === 0) return card
  return Object.fromEntries(
    Object.entries({ ...card, ...Object.fromEntries(changed) }).filter(([, value]) => value !== undefined),
  ) as unknown as Card
}

type Trait = Extract<Modifier, { kind: 'trait' }>
const isLasting = (one: Modifier, id: CardId): one is Trait =>
  one.kind === 'trait' && 'card' in one.on && one.on.card === id && (one.until === 'game' || one.until === 'leaves')
const traitsOn = ({ modifiers }: GameState, id: CardId): Trait[] =>
  modifiers.filter((one): one is Trait => isLasting(one, id))
const traitsOf = ({ modifiers }: GameState): object[] => modifiers.map(({ id: _, ...one }) => one)

const placesOf = (state: GameState): Map<CardId, Place> =>
  new Map(
    state.seats.flatMap((own, seat) =>
      PILES.flatMap(pile => (own[pile] ?? []).map((id): [CardId, Place] => [id, { seat, pile }])),
    ),
  )
const bloodIn = ({ cards }: GameState): number => cards.reduce((sum, { blood = 0 }) => sum + blood, 0)

function conservedIn(before: GameState, after: GameState): Conserved {
  const from = placesOf(before),
    to = placesOf(after)
  const changed = (of: (seat: Seat) => number): Conserved['pool'] =>
    before.seats.flatMap((seat, index) => {
      const next = of(after.seats[index]!)
      return of(seat) === next ? [] : [{ seat: index, from: of(seat), to: next }]
    })
  return {
    cards: before.cards.flatMap(({ key }, card) => {
      const was = from.get(card),
        is = to.get(card)
      return was && is && !same(was, is) ? [{ card, key, from: was, to: is }] : []
    }),
    pool: changed(seat => seat.pool),
    victoryPoints: changed(seat => seat.victoryPoints),
    blood: { from: bloodIn(before), to: bloodIn(after) },
  }
}

/** Told as any other change of counters, so that a ledger stays true; where a card lies face down, by its id alone. */
function countersMoved(before: GameState, after: GameState): GameEvent[] {
  const events: GameEvent[] = []
  const places = placesOf(after)
  for (const [seat, { pool }] of after.seats.entries()) {
    const change = pool - before.seats[seat]!.pool
    if (change > 0)
      events.push({
        key: 'counters',
        from: 'bank',
        to: { pool: seat },
        amount: change,
        why: 'effect',
        left: { to: pool },
      })
    if (change < 0)
      events.push({
        key: 'counters',
        from: { pool: seat },
        to: 'bank',
        amount: -change,
        why: 'effect',
        left: { from: pool },
      })
  }
  for (const [id, { blood = 0 }] of after.cards.entries()) {
    const change = blood - (before.cards[id]!.blood ?? 0)
    if (change === 0) continue
    const open = places.get(id)?.pile === 'inPlay'
    const purse = { card: open ? named(after, id) : { id, key: null } }
    events.push(
      change > 0
        ? { key: 'counters', from: 'bank', to: purse, amount: change, why: 'effect', left: { to: blood } }
        : { key: 'counters', from: purse, to: 'bank', amount: -change, why: 'effect', left: { from: blood } },
    )
  }
  return events
}
