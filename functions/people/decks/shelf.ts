import type * as z from 'zod'
import type { NewDeck, NewDeckVersion, RenameDeck } from '../../../shared/api/kept-decks.ts'
import type { Copies } from '../../../shared/cards/five-decks.ts'
import { changed, made, playerPartition, type Kept } from '../../desk/desk-items.ts'
import { once, type Decided } from '../../desk/once.ts'
import { judge, type Judged } from '../../games/decks.ts'
import { idFrom, payloadHash } from '../../games/hash.ts'
import {
  DECKS,
  shelfOf,
  versionName,
  versionOf,
  type DeckVersionRecord,
  type Shelf,
  type ShelfDeck,
} from '../../games/kept-decks.ts'
import type { Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { summaryOf } from './wire-decks.ts'

/** As many decks as one keeps, and versions of each: the oldest gives way. */
export const MOST_DECKS = 60
const MOST_VERSIONS = 30
/** Of one deck with no name of its own. */
const NAMELESS = 'Deck'

/** What somebody asks for of their own shelf. */
export interface ShelfCommand {
  by: Person
  key: string
  /** Whether a deck is as the sender saw it (If-Match). */
  isCurrent?: ((rev: number) => boolean) | undefined
}

export async function keepDeck(
  service: Service,
  command: ShelfCommand,
  wanted: z.output<typeof NewDeck>,
): Promise<Outcome> {
  const { by, key } = command
  const judged = await judge(service, { list: wanted.list }, 'all')
  if (isRefused(judged)) return judged
  return ofShelf(service, command, payloadHash('keep-deck', wanted), async shelf => {
    const decks = shelf?.value.decks ?? []
    if (decks.length >= MOST_DECKS) return refused('too-many-decks')
    const at = service.clock()
    const id = idFrom('dck', `${by.id}\n${key}`)
    const deck: ShelfDeck = {
      id,
      name: wanted.name ?? nameFrom(judged),
      rev: 1,
      oldest: 1,
      newest: 1,
      createdAt: at,
      updatedAt: at,
      ...cardsOf(judged),
    }
    return {
      status: 201,
      body: summaryOf(deck),
      writes: [put(by, shelf, [deck, ...decks]), version(by, id, 1, { list: wanted.list, at })],
    }
  })
}

export async function keepVersion(
  service: Service,
  command: ShelfCommand,
  id: string,
  wanted: z.output<typeof NewDeckVersion>,
): Promise<Outcome> {
  const { by } = command
  const judged = await judge(service, wanted, 'all')
  if (isRefused(judged)) return judged
  return ofDeck(service, command, id, payloadHash('keep-version', { id, ...wanted }), async deck => {
    const at = service.clock()
    const newest = deck.newest + 1
    const oldest = Math.max(deck.oldest, newest - MOST_VERSIONS + 1)
    const gone = oldest > deck.oldest ? await versionOf(service.store, by.id, id, deck.oldest) : undefined
    return {
      status: 201,
      deck: { ...deck, rev: deck.rev + 1, oldest, newest, updatedAt: at, ...cardsOf(judged) },
      writes: [version(by, id, newest, { list: wanted.list, at }), ...(gone ? [dropped(gone)] : [])],
    }
  })
}

export const renameDeck = (
  service: Service,
  command: ShelfCommand,
  id: string,
  wanted: z.output<typeof RenameDeck>,
): Promise<Outcome> =>
  ofDeck(service, command, id, payloadHash('rename-deck', { id, ...wanted }), async ({ tell, ...deck }) => {
    const { name, tellWhenPlayable = tell === true } = wanted
    return {
      status: 200,
      deck: {
        ...deck,
        ...(tellWhenPlayable && { tell: true }),
        ...(name !== undefined && { name, updatedAt: service.clock() }),
        rev: deck.rev + 1,
      },
      writes: [],
    }
  })

export const dropDeck = (service: Service, command: ShelfCommand, id: string): Promise<Outcome> =>
  ofDeck(
    service,
    { ...command, isCurrent: command.isCurrent ?? (() => true) },
    id,
    payloadHash('drop-deck', id),
    async deck => ({
      status: 204,
      deck: null,
      writes: await dropsOf(service, command.by, deck),
    }),
  )

async function dropsOf(
  { store }: Pick<Service, 'store'>,
  by: Person,
  { id, oldest, newest }: ShelfDeck,
): Promise<DeskWrite[]> {
  const numbers = Array.from({ length: newest - oldest + 1 }, (_, at) => oldest + at)
  const versions = await Promise.all(numbers.map(n => versionOf(store, by.id, id, n)))
  return versions.flatMap(one => (one ? [dropped(one)] : []))
}

interface ChangedDeck {
  status: 200 | 201 | 204
  /** Null: it is gone. */
  deck: ShelfDeck | null
  writes: DeskWrite[]
}

/** One deck changed, if it is as its owner saw it. The one that changed last stands first. */
const ofDeck = (
  service: Service,
  command: ShelfCommand,
  id: string,
  hash: string,
  change: (deck: ShelfDeck) => Promise<ChangedDeck>,
): Promise<Outcome> =>
  ofShelf(service, command, hash, async shelf => {
    const deck = shelf?.value.decks.find(one => one.id === id)
    if (!shelf || !deck) return refused('not-found')
    if (!command.isCurrent) return refused('precondition-required')
    if (!command.isCurrent(deck.rev)) return refused('version-mismatch')
    const { status, deck: next, writes } = await change(deck)
    const others = shelf.value.decks.filter(one => one.id !== id)
    return {
      status,
      body: next && summaryOf(next),
      writes: [put(command.by, shelf, next ? [next, ...others] : others), ...writes],
    }
  })

const ofShelf = (
  service: Service,
  { by, key }: ShelfCommand,
  hash: string,
  decide: (shelf: Kept<Shelf> | undefined) => Promise<Decided | Refused>,
): Promise<Outcome> =>
  once(service, { partition: playerPartition(by.id), by: by.id, key, hash }, async () =>
    decide(await shelfOf(service.store, by.id)),
  )

const put = (by: Person, shelf: Kept<Shelf> | undefined, decks: ShelfDeck[]): DeskWrite =>
  shelf ? changed(shelf, { decks }) : made({ partition: playerPartition(by.id), name: DECKS }, { decks })

const version = (by: Person, id: string, n: number, record: DeckVersionRecord): DeskWrite =>
  made({ partition: playerPartition(by.id), name: versionName(id, n) }, record)

const dropped = ({ partition, name, version: at }: Kept<unknown>): DeskWrite => ({
  drop: { partition, name, version: at },
})

const LONGEST_NAME = 60
function nameFrom({ list }: Judged): string {
  const name = (list.name ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
  return name === '' ? NAMELESS : name
}

/** The cards of a list as far as they are understood, each where it belongs. */
function cardsOf({ checked }: Judged): Pick<ShelfDeck, 'crypt' | 'library' | 'unclear' | 'unknown'> {
  const counts = { crypt: new Map<string, number>(), library: new Map<string, number>() }
  const unknown: ShelfDeck['unknown'] = []
  let unclear = 0
  for (const { found, copies, section } of checked.lines) {
    if (found.state !== 'found' || !Number.isSafeInteger(copies) || copies < 1) unclear++
    else if (found.card.key === undefined) {
      const { id, name, crypt } = found.card
      unknown.push({ id, name, crypt, copies })
    } else {
      const cards = counts[section ?? (found.card.crypt ? 'crypt' : 'library')]
      cards.set(found.card.key, (cards.get(found.card.key) ?? 0) + copies)
    }
  }
  const listed = (cards: Map<string, number>): Copies[] => [...cards].map(([key, copies]) => [copies, key])
  return { crypt: listed(counts.crypt), library: listed(counts.library), unclear, unknown }
}
