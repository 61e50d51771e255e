import type { Card, GameState } from '../../shared/rules/index.ts'

/**
 * Four fifths of a game's JSON are its cards and the piles they lie in. Nearly all of them lie hidden with nothing but a
 * key and an owner. Stored, cards are columns: their keys, an index into these for each card, how many in a row each
 * seat owns, and whatever else the few in play carry. Of long piles and of that index a number is two letters. It takes
 * a third of what would be parsed, written and compressed for each command; the rules never see it.
 */
interface PackedCards {
  keys: string
  of: Numbers
  owners: [owner: number, inARow: number][]
  more: Record<string, Omit<Card, 'key' | 'owner'>>
}
/** As earlier builds packed them: an owner for each card, and every number as it is. */
interface FirstPackedCards {
  keys: string[]
  of: number[]
  owners: number[]
  more: Record<string, Omit<Card, 'key' | 'owner'>>
}

/** Two letters each; a list as it is where that is too little for one of them. */
type Numbers = string | readonly number[]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODES = Uint8Array.from(LETTERS, letter => letter.charCodeAt(0))
const WORTH = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, LETTERS.indexOf(String.fromCharCode(code))))
const ABOVE = LETTERS.length ** 2

function lettersOf(numbers: readonly number[]): Numbers {
  const codes: number[] = []
  for (const n of numbers) {
    if (n >= ABOVE) return numbers
    codes.push(CODES[Math.floor(n / LETTERS.length)]!, CODES[n % LETTERS.length]!)
  }
  return String.fromCharCode(...codes)
}

function numbersOf(packed: Numbers): readonly number[] {
  if (typeof packed !== 'string') return packed
  const numbers = Array<number>(packed.length / 2)
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = WORTH[packed.charCodeAt(2 * i)]! * LETTERS.length + WORTH[packed.charCodeAt(2 * i + 1)]!
  return numbers
}

type Seat = GameState['seats'][number]
/** Those that are long in most games. */
const LONG = ['library', 'crypt', 'ash', 'removed'] as const
type PackedSeat = Omit<Seat, (typeof LONG)[number]> & Record<(typeof LONG)[number], Numbers>

function packSeat(seat: Seat): PackedSeat {
  const { library, crypt, ash, removed } = seat
  return {
    ...seat,
    library: lettersOf(library),
    crypt: lettersOf(crypt),
    ash: lettersOf(ash),
    removed: lettersOf(removed),
  }
}

const unpackSeat = (seat: PackedSeat): Seat => ({
  ...seat,
  library: numbersOf(seat.library),
  crypt: numbersOf(seat.crypt),
  ash: numbersOf(seat.ash),
  removed: numbersOf(seat.removed),
})

function packCards(cards: readonly Card[]): PackedCards {
  const at = new Map<string, number>(),
    of: number[] = [],
    owners: PackedCards['owners'] = [],
    more: PackedCards['more'] = {}
  let row: PackedCards['owners'][number] | undefined
  for (const card of cards) {
    const { key, owner } = card
    let index = at.get(key)
    if (index === undefined) at.set(key, (index = at.size))
    if (carriesMore(card)) {
      const { key: _, owner: __, ...others } = card
      more[of.length] = others
    }
    of.push(index)
    if (row?.[0] === owner) row[1]++
    else owners.push((row = [owner, 1]))
  }
  return { keys: [...at.keys()].join(' '), of: lettersOf(of), owners, more }
}

function carriesMore(card: Card): boolean {
  for (const field in card) if (field !== 'key' && field !== 'owner') return true
  return false
}

function unpackCards({ keys: names, of: packed, owners, more }: PackedCards): Card[] {
  const keys = names.split(' '),
    of = numbersOf(packed),
    cards: Card[] = []
  for (const [owner, inARow] of owners)
    for (const end = cards.length + inARow; cards.length < end;) cards.push({ key: keys[of[cards.length]!]!, owner })
  for (const id in more) Object.assign(cards[Number(id)]!, more[id])
  return cards
}

export const pack = ({ cards, seats, ...rest }: GameState): object => ({
  ...rest,
  seats: seats.map(packSeat),
  cards: packCards(cards),
})

/** Of whatever schema: migrations see the state as it was. What was stored before packing passes as it is. */
export function unpack(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('cards' in stored) || Array.isArray(stored.cards))
    return stored
  const packed = stored.cards as PackedCards | FirstPackedCards
  return isFirst(packed)
    ? { ...stored, cards: unpackFirst(packed) }
    : {
        ...stored,
        seats: (stored as unknown as { seats: PackedSeat[] }).seats.map(unpackSeat),
        cards: unpackCards(packed),
      }
}

const isFirst = (packed: PackedCards | FirstPackedCards): packed is FirstPackedCards => Array.isArray(packed.keys)

const unpackFirst = ({ keys, of, owners, more }: FirstPackedCards): Card[] =>
  of.map((index, id) => ({ key: keys[index]!, owner: owners[id]!, ...more[id] }))
