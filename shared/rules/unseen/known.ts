import { definitionOf } from '../reads/queries.ts'
import { copyJson } from '../model/run.ts'
import type { Frame } from '../model/frames.ts'
import type { Card, CardId, GameState, Seat, SeatIndex } from '../model/state.ts'
import { faceOf } from '../told/view.ts'

/** What a card is that a seat cannot name. */
const BLANK = ''

/**
 * A game as far as one seat knows it. Every card that it cannot name is blank, and lies in its pile by its id alone; of
 * its own deck it knows what is left, and not in which order. What others have sealed, ordered or intend is not in it,
 * nor anything that counts it. So two games that differ only in what a seat may not know are one to it, to the byte
 * (`test/bots/known.test.ts`): whoever is given this can tell nothing by it.
 */
export interface Known {
  seat: SeatIndex
  game: GameState
  /** What is left of the own deck, by name. */
  left: Left
}
export interface Left {
  library: readonly string[]
  crypt: readonly string[]
}

/** Nothing where something chosen in secret is being resolved: what a seat knows of that no state can say. */
export function knownTo(state: GameState, seat: SeatIndex): Known | undefined {
  if (state.frames.some(frame => isSecret(state, frame, seat))) return undefined
  const { orders: _, followed: __, agreement, ...rest } = state
  const seats = state.seats.map((one, index) => pilesAs(one, index === seat))
  const own = state.seats[seat]!
  return {
    seat,
    left: { library: namesOf(state, own.library, seat), crypt: namesOf(state, own.crypt, seat) },
    game: {
      ...rest,
      // Counts answers that lie sealed, too.
      version: 1,
      views: state.views.map(() => 1),
      seats,
      cards: faces(state, seats, seat),
      frames: state.frames.map(frame => opened(frame, seat)),
      sealed: state.sealed.filter(one => one.seat === seat),
      ...(agreement && { agreement: { concessions: agreement.concessions, declined: agreement.declined } }),
    },
  }
}

/** Cards that the seat cannot name lie by their ids: nobody knows the order of a library, nor who has which id in hand. */
function pilesAs(seat: Seat, own: boolean): Seat {
  const crypt = byId(seat.crypt)
  if (own) return { ...seat, library: byId(seat.library), crypt }
  const both = byId([...seat.hand, ...seat.library])
  return {
    ...seat,
    hand: both.slice(0, seat.hand.length),
    library: both.slice(seat.hand.length),
    crypt,
    handEpoch: 0,
  }
}
const byId = (ids: readonly CardId[]): CardId[] => ids.toSorted((a, b) => a - b)

const namesOf = (state: GameState, ids: readonly CardId[], seat: SeatIndex): string[] =>
  ids.flatMap(id => (state.cards[id]!.owner === seat ? [state.cards[id]!.key] : [])).toSorted()

function faces(state: GameState, seats: readonly Seat[], seat: SeatIndex): Card[] {
  const cards = state.cards.slice()
  const hide = (id: CardId) => {
    const { owner, blood, on } = cards[id]!
    if (faceOf(state, seat, id).key === null)
      cards[id] = { key: BLANK, owner, ...(blood !== undefined && { blood }), ...(on !== undefined && { on }) }
  }
  for (const [index, { library, crypt, hand, uncontrolled, removed, under }] of seats.entries()) {
    for (const id of [...library, ...crypt, ...(under ?? [])]) hide(id)
    if (index !== seat) for (const id of [...hand, ...uncontrolled, ...removed]) hide(id)
  }
  return cards
}

/** Of a turn, what its Methuselah has said to do next; of a window, that it is held, which says that somebody rides. */
function opened(frame: Frame, seat: SeatIndex): Frame {
  const copy = copyJson(frame)
  if (copy.kind === 'turn' && copy.seat !== seat) {
    delete copy.intends
    delete copy.later
  }
  if (copy.kind === 'window') delete copy.heldSince
  return copy
}

/** Something of it is being chosen, or was chosen, in secret by another. */
function isSecret(state: GameState, frame: Frame, seat: SeatIndex): boolean {
  if (frame.kind === 'choice') return frame.secret === true && frame.seat !== seat
  if (!('vars' in frame) || !('seat' in frame) || frame.seat === seat) return false
  const source = 'source' in frame ? frame.source : 'card' in frame ? frame.card : null
  const names = Object.keys(frame.vars)
  return source !== null && names.length > 0 && choosesInSecret(definitionOf(state, source), names)
}

function choosesInSecret(part: unknown, names: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false
  if ('secret' in part && part.secret === true && 'as' in part && names.includes(String(part.as))) return true
  return Object.values(part).some(inner => choosesInSecret(inner, names))
}

export const isBlank = ({ key }: Card): boolean => key === BLANK
