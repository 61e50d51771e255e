import { factsOf } from '../../cards/catalogue.ts'
import { currentName } from '../../cards/facts/clans.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Position, PositionCard, PositionGeneric, PositionHeld, PositionSeat } from '../../api/position.ts'
import { capacity, seatStat } from '../reads/evaluate.ts'
import { contestedBy } from '../changes/contests.ts'
import { lyingOn, currentTurn, facts, isMinion, suspendedBy } from '../reads/queries.ts'
import { mastersOwed, oweMasters, playedEvents, rememberEvents } from '../offers/budgets.ts'
import type { TurnFrame } from '../model/frames.ts'
import { asOf, kept, namesFor, remember, type Named, type Pending } from './memory.ts'
import { emptyGame } from '../engine/set-up.ts'
import { mayWithdraw } from '../procedures/leaving.ts'
import { sectOf } from '../reads/titles.ts'
import { lay } from '../changes/under.ts'
import { put } from '../changes/piles.ts'
import { suspendOne } from '../changes/suspended.ts'
import type { Card, CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * A position is a game put into a stated place, for tests, judges and bug reports. It is always between two actions.
 */
export function fromPosition(position: Position, build = 'position', now = '2026-01-01T00:00:00.000Z'): GameState {
  const state = emptyGame(position.seats.length, position.settings, build, now)
  const pending: Pending[] = []
  for (const [index, from] of position.seats.entries()) placeSeat(state, index, from, pending)
  remember(state, pending, namesIn(position))
  rememberEvents(state, position.events)
  const { seat, phase, number, masterActions, transfers, discardActions } = position.turn
  const turn: TurnFrame = {
    kind: 'turn',
    id: state.nextId++,
    seat,
    number,
    phase,
    step: 'act',
    masterActions: masterActions ?? (phase === 'master' ? seatStat(state, seat, 'masterActions') : 0),
    transfers: transfers ?? 0,
    discardActions: discardActions ?? (phase === 'discard' ? seatStat(state, seat, 'discardActions') : 0),
    idle: 0,
    ...(phase === 'unlock' && mayWithdraw(state, seat) && { mayWithdraw: true as const }),
  }
  state.frames.push(turn)
  if (transfers === undefined && phase === 'influence') turn.transfers = seatStat(state, seat, 'transfers')
  return state
}

function placeSeat(state: GameState, index: SeatIndex, from: PositionSeat, pending: Pending[]): void {
  const seat = state.seats[index]!
  seat.pool = from.pool
  seat.victoryPoints = from.victoryPoints
  if (from.library.length === 0 && !from.exhausted) seat.libraryLeftOut = true
  if (from.ousted || from.withdrawn) seat.ousted = true
  if (from.withdrawn) seat.withdrawn = true
  if (from.withdrawing) seat.withdrawing = true
  if (from.consult.length > 0) seat.consult = from.consult
  if (from.edge) state.edge = index
  oweMasters(state, index, from.outOfTurn)
  for (const pile of ['hand', 'ash', 'library', 'crypt', 'removed'] as const) {
    for (const held of from[pile]) put(state, add(state, heldCard(held, index)), index, pile)
  }
  for (const placed of from.uncontrolled) placeCard(state, placed, index, pending, 'uncontrolled')
  for (const placed of from.contested) placeCard(state, placed, index, pending, 'contested')
  for (const placed of from.ready) placeCard(state, placed, index, pending, 'inPlay')
  for (const placed of from.torpor) placeCard(state, placed, index, pending, 'inPlay', true)
}

function add(state: GameState, card: Card): CardId {
  state.cards.push(card)
  return state.cards.length - 1
}

/** A card named for a test keeps that name as its key only where it is generic; of a known card the key is its own. */
function heldCard(held: PositionHeld, owner: SeatIndex): Card {
  if (typeof held === 'string') return { key: factsOf(held).key, owner }
  return 'card' in held
    ? { key: factsOf(held.card).key, owner }
    : { key: 'generic', owner, printed: genericFacts(held.generic, held.as) }
}

function placeCard(
  state: GameState,
  placed: PositionCard,
  seat: SeatIndex,
  pending: Pending[],
  pile: 'inPlay' | 'uncontrolled' | 'contested',
  torpor = false,
): void {
  const owner = placed.owner ?? seat
  const base: Card =
    'card' in placed
      ? { key: factsOf(placed.card).key, owner }
      : { key: 'generic', owner, printed: genericFacts(placed.generic, placed.as) }
  const id = add(state, base)
  if (placed.merged)
    base.merged = add(
      state,
      'card' in placed.merged
        ? { key: factsOf(placed.merged.card).key, owner }
        : { key: 'generic', owner, printed: genericFacts(placed.merged.generic, placed.as) },
    )
  put(state, id, seat, pile)
  const full = pile === 'uncontrolled' ? 0 : isMinion(state, id) ? (facts(state, id).life ?? capacity(state, id)) : 0
  const blood = placed.blood ?? full
  state.cards[id] = {
    ...base,
    ...(blood > 0 && { blood }),
    ...(placed.locked && { locked: true as const }),
    ...(torpor && { torpor: true as const }),
    ...(Object.keys(placed.counters).length > 0 && { counters: placed.counters }),
    ...(placed.mode !== undefined && { mode: placed.mode }),
  }
  pending.push({ id, seat, placed })
  layUnder(state, id, placed)
  for (const attached of placed.attachments) {
    const life = attached.blood ?? factsOf(attached.card).life ?? 0
    const on = add(state, {
      key: factsOf(attached.card).key,
      owner: attached.owner ?? owner,
      on: id,
      ...(life > 0 && { blood: life }),
      ...(attached.locked && { locked: true as const }),
      ...(Object.keys(attached.counters).length > 0 && { counters: attached.counters }),
      ...(attached.mode !== undefined && { mode: attached.mode }),
    })
    pending.push({ id: on, seat, placed: attached })
    // A master belongs to whoever played it (MASTER-07).
    const whose = facts(state, on).types.includes('Master') ? state.cards[on]!.owner : seat
    if (pile === 'uncontrolled') suspendOne(state, on, whose)
    else put(state, on, whose, pile)
    layUnder(state, on, attached)
  }
}

function layUnder(state: GameState, host: CardId, { under }: Pick<PositionCard, 'under'>): void {
  for (const { card, owner = state.cards[host]!.owner, down } of under)
    lay(state, add(state, { key: factsOf(card).key, owner }), host, down)
}

function genericFacts(generic: PositionGeneric, as: string | undefined): CardFacts {
  const common = {
    id: 0,
    key: 'generic',
    name: generic.name ?? as ?? 'Generic',
    bleed: generic.bleed,
    strength: generic.strength,
    ...(generic.stealth > 0 && { stealth: generic.stealth }),
    ...(generic.advanced && { advanced: true as const }),
    ...(generic.clan !== undefined && { clan: currentName(generic.clan) }),
    ...(generic.title !== undefined && { title: generic.title }),
    ...(generic.city !== undefined && { city: generic.city }),
    ...(generic.traits.length > 0 && { keywords: generic.traits }),
    ...(generic.circle !== undefined && { circle: generic.circle }),
    ...(generic.slaveOf !== undefined && { slaveOf: currentName(generic.slaveOf) }),
  }
  // What an Imbued costs to bring out is its life (INFLUENCE-20).
  if (generic.type === 'imbued')
    return { ...common, types: ['Imbued'], capacity: generic.capacity, life: generic.capacity }
  if (generic.type === 'ally')
    return {
      ...common,
      types: ['Ally'],
      life: generic.life,
      ...(generic.asVampire.length > 0 && { asVampire: { disciplines: generic.asVampire } }),
      ...(generic.sect !== undefined && { sect: generic.sect }),
    }
  return {
    ...common,
    types: ['Vampire'],
    capacity: generic.capacity,
    disciplines: generic.disciplines,
    sect: generic.sect ?? sectOf(generic.title) ?? 'Camarilla',
  }
}

/** Every card of a position by the name it was given (`as`), in the order `fromPosition` numbers them. */
export function namesIn(position: Position): Map<string, CardId> {
  const names = new Map<string, CardId>()
  let next = 0
  const count = (as: string | undefined) => {
    if (as !== undefined) names.set(as, next)
    next++
  }
  for (const seat of position.seats) {
    for (const pile of ['hand', 'ash', 'library', 'crypt', 'removed'] as const)
      for (const held of seat[pile]) count(typeof held === 'string' ? undefined : held.as)
    for (const region of ['uncontrolled', 'contested', 'ready', 'torpor'] as const) {
      for (const placed of seat[region]) {
        count(placed.as)
        if (placed.merged) count(undefined)
        for (const { as } of placed.under) count(as)
        for (const attached of placed.attachments) for (const { as } of [attached, ...attached.under]) count(as)
      }
    }
  }
  return names
}

/** The position a game stands in. Only between two actions: what is being resolved is not part of a position. */
export function toPosition(state: GameState, names: Named = namesFor(state)): Position {
  const turn = currentTurn(state)
  // In a sandbox nothing is due, so nothing may be held back there.
  const { hold: _, alone: __, ...settings } = state.settings
  return {
    settings,
    seats: state.seats.map((seat, index) => ({
      pool: seat.pool,
      victoryPoints: seat.victoryPoints,
      edge: state.edge === index,
      ousted: seat.ousted === true && !seat.withdrawn,
      exhausted: seat.library.length === 0 && !seat.libraryLeftOut,
      consult: seat.consult ?? [],
      withdrawing: seat.withdrawing === true,
      withdrawn: seat.withdrawn === true,
      outOfTurn: mastersOwed(state, index),
      hand: seat.hand.map(id => heldOf(state, id, names)),
      ash: seat.ash.map(id => heldOf(state, id, names)),
      library: seat.library.map(id => heldOf(state, id, names)),
      crypt: seat.crypt.map(id => cryptOf(state, id, names)),
      removed: seat.removed.map(id => cryptOf(state, id, names)),
      uncontrolled: seat.uncontrolled.map(id => placedOf(state, id, index, names)),
      contested: contestedBy(state, index).map(id => placedOf(state, id, index, names)),
      ready: hosts(state, index)
        .filter(id => !state.cards[id]!.torpor)
        .map(id => placedOf(state, id, index, names)),
      torpor: hosts(state, index)
        .filter(id => state.cards[id]!.torpor)
        .map(id => placedOf(state, id, index, names)),
    })),
    events: playedEvents(state),
    turn: {
      seat: turn.seat,
      number: turn.number,
      phase: turn.phase,
      masterActions: turn.masterActions,
      transfers: turn.transfers,
      discardActions: turn.discardActions,
    },
  }
}

const hosts = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.inPlay.filter(id => state.cards[id]!.on === undefined)
const heldOf = (state: GameState, id: CardId, names: Named): string | { card: string; as: string } =>
  names.has(id) ? { card: state.cards[id]!.key, as: names.get(id)! } : state.cards[id]!.key
const cryptOf = (state: GameState, id: CardId, names: Named): PositionHeld => {
  const { printed } = state.cards[id]!
  return printed ? { generic: genericOf(printed), ...asOf(id, names) } : heldOf(state, id, names)
}

function placedOf(state: GameState, id: CardId, seat: SeatIndex, names: Named): PositionCard {
  const card = state.cards[id]!
  const common = {
    blood: card.blood ?? 0,
    counters: { ...card.counters },
    locked: card.locked === true,
    ...(card.owner !== seat && { owner: card.owner }),
    ...kept(state, id, names),
    under: underOf(state, id, names),
    attachments: lyingOn(state, id)
      .filter(other =>
        isUnder(state, other)
          ? suspendedBy(state, other) !== undefined
          : isContested(state, other) === isContested(state, id),
      )
      .map(other => attachmentOf(state, other, names)),
    ...(card.merged !== undefined && { merged: underneath(state.cards[card.merged]!) }),
  }
  return card.printed ? { generic: genericOf(card.printed), ...common } : { card: card.key, ...common }
}

/** Out of play in a contest, for itself or with what it lies on. */
const isContested = (state: GameState, id: CardId): boolean =>
  state.seats.some(({ contested }) => contested.includes(id))

const underneath = ({ key, printed }: Card): NonNullable<PositionCard['merged']> =>
  printed ? { generic: genericOf(printed) } : { card: key }

function attachmentOf(state: GameState, id: CardId, names: Named): PositionCard['attachments'][number] {
  const card = state.cards[id]!
  return {
    card: card.key,
    blood: card.blood ?? 0,
    counters: { ...card.counters },
    locked: card.locked === true,
    owner: card.owner,
    ...kept(state, id, names),
    under: underOf(state, id, names),
  }
}

const isUnder = (state: GameState, id: CardId): boolean => state.seats.some(({ under }) => under?.includes(id))
const underOf = (state: GameState, host: CardId, names: Named): PositionCard['under'] =>
  lyingOn(state, host)
    .filter(id => isUnder(state, id) && suspendedBy(state, id) === undefined)
    .map(id => ({
      card: state.cards[id]!.key,
      owner: state.cards[id]!.owner,
      down: state.cards[id]!.down === true,
      ...asOf(id, names),
    }))

function genericOf(printed: CardFacts): PositionGeneric {
  return {
    type: printed.types[0] === 'Ally' ? 'ally' : printed.types[0] === 'Imbued' ? 'imbued' : 'vampire',
    name: printed.name,
    capacity: printed.capacity ?? 5,
    disciplines: printed.disciplines ?? [],
    strength: printed.strength ?? 1,
    bleed: printed.bleed ?? 1,
    stealth: printed.stealth ?? 0,
    life: printed.life ?? 1,
    asVampire: printed.asVampire?.disciplines ?? [],
    advanced: printed.advanced === true,
    traits: printed.keywords ?? [],
    ...(printed.circle !== undefined && { circle: printed.circle }),
    ...(printed.slaveOf !== undefined && { slaveOf: printed.slaveOf }),
    ...(printed.clan !== undefined && { clan: printed.clan }),
    ...(printed.sect !== undefined && { sect: printed.sect }),
    ...(printed.title !== undefined && { title: printed.title }),
    ...(printed.city !== undefined && { city: printed.city }),
  }
}
