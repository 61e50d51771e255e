import type { Gained } from '../../../shared/api/gained.ts'
import {
  eventsFor,
  viewFor,
  type CardId,
  type CardName,
  type GameState,
  type SeatIndex,
} from '../../../shared/rules/index.ts'
import { toldOf } from '../../store/moment-port.ts'
import type { EventRecord, GameRecord } from '../../store/port.ts'
import { retold, undone } from '../past.ts'

/** Which cards a seat sees the face of, now or at any moment since then: what it is shown says so, and nothing else. */

/** A card with its name: with another rewind an id may have become another card. */
type Faces = Map<string, { id: CardId; key: string }>

/** All cards that something shown names. */
function facesIn(shown: unknown, found: Faces = new Map()): Faces {
  if (typeof shown !== 'object' || shown === null) return found
  if ('id' in shown && 'key' in shown && typeof shown.id === 'number' && typeof shown.key === 'string')
    found.set(`${shown.id} ${shown.key}`, { id: shown.id, key: shown.key })
  for (const part of Object.values(shown)) facesIn(part, found)
  return found
}

const facesSeen = (state: GameState, seat: SeatIndex): Faces => facesIn(viewFor(state, seat))

const cardsOf = (faces: Faces, but: Faces): CardName[] =>
  [...faces].flatMap(([face, card]) => (but.has(face) ? [] : [card])).toSorted((a, b) => a.id - b.id)

/** What it sees after and did not see before. */
export const newlySeen = (before: GameState, after: GameState, seat: SeatIndex): CardName[] =>
  cardsOf(facesSeen(after, seat), facesSeen(before, seat))

/**
 * What each seat has learnt since then (TJUDGE-08): by what its views have shown meanwhile, not only the last of them,
 * and by what it was told. `events` are all there have been since, `shown` those whose cards everybody may see now
 * that the game is over. Undefined where an earlier build wrote one of them.
 */
export function gainedSince(
  then: GameRecord,
  now: GameRecord,
  events: readonly EventRecord[],
  shown: readonly SeatIndex[],
): Gained | undefined {
  const seats = [...now.state.seats.keys()]
  const seen = seats.map((): Faces => new Map())
  let told = toldOf(now),
    state = now.state,
    looked: readonly number[] = []
  for (const event of events.toReversed()) {
    for (const seat of seats) {
      if (looked[seat] !== state.views[seat]) facesIn(viewFor(state, seat), seen[seat])
      facesIn(eventsFor(event.events, seat), seen[seat])
    }
    looked = state.views
    const before = undone(told, [event])
    if (!before) return undefined
    told = before
    state = retold(now, told).state
  }
  for (const owner of shown) {
    const { hand, library, crypt, uncontrolled } = now.state.seats[owner]!
    for (const id of [...hand, ...library, ...crypt, ...uncontrolled, ...now.state.seats[owner]!.removed])
      for (const faces of seen) facesIn({ id, key: now.state.cards[id]!.key }, faces)
  }
  const happened = events.flatMap(event => event.events)
  return {
    seats: seats.flatMap(seat => {
      const cards = cardsOf(seen[seat]!, facesSeen(then.state, seat)).map(card => ({
        card,
        owner: now.state.cards[card.id]!.owner,
      }))
      const answers = happened.filter(event => event.key === 'passed' && event.seats.includes(seat)).length
      return cards.length > 0 || answers > 0 ? [{ seat, cards, answers }] : []
    }),
    outcomes: happened.filter(({ key }) => key === 'chance-decided').length,
    plies: now.state.views.at(-1)! - then.state.views.at(-1)!,
  }
}

export const isClean = ({ seats, outcomes }: Gained): boolean => seats.length === 0 && outcomes === 0
