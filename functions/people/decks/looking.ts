import type * as z from 'zod'
import type { DeckDifference, DeckVersions, KeptDeck, NearestDeck } from '../../../shared/api/kept-decks.ts'
import type { CardPool } from '../../../shared/cards/catalogue.ts'
import type { Deck } from '../../../shared/cards/five-decks.ts'
import { isWhole } from '../../../shared/cards/support.ts'
import { difference } from '../../../shared/decks/difference.ts'
import { linkTo } from '../../../shared/decks/links.ts'
import { nearestDeck } from '../../../shared/decks/nearest.ts'
import { tournamentText } from '../../../shared/decks/tournament-text.ts'
import { judge, reportOf, type GivenDeck, type Judged } from '../../games/decks.ts'
import { versionOf, type ShelfDeck } from '../../games/kept-decks.ts'
import type { Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { summaryOf, wireChanges, wireSwap } from './wire-decks.ts'

type Cards = Pick<Deck, 'crypt' | 'library'>

/** One version of a deck, whole: its text as it was given, and what this build says of it. */
export async function wholeDeck(
  service: Service,
  owner: Person,
  deck: ShelfDeck,
  version: number,
): Promise<z.infer<typeof KeptDeck> | Refused> {
  const record = (await versionOf(service.store, owner.id, deck.id, version))?.value
  if (!record) return refused('not-found')
  const judged = await judge(service, { list: record.list }, 'all')
  if (isRefused(judged)) return judged
  const { understood } = judged.checked
  return {
    ...summaryOf(deck),
    shown: version,
    keptAt: record.at,
    list: record.list,
    report: reportOf(judged),
    link: understood && judged.checked.lines.every(isKnown) ? linkTo(deck.name, cardsIn(judged)) : null,
  }
}

const isKnown = ({ found }: Judged['checked']['lines'][number]): boolean =>
  found.state === 'found' && found.card.key !== undefined

/** Every version that is kept, the newest first, each against the one before it. */
export async function versionsOf(
  service: Service,
  owner: Person,
  { id, oldest, newest }: ShelfDeck,
): Promise<z.infer<typeof DeckVersions>> {
  const numbers = Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at)
  const read = await Promise.all(
    numbers.map(async version => {
      const record = (await versionOf(service.store, owner.id, id, version))?.value
      const judged = record && (await judge(service, { list: record.list }, 'all'))
      return { version, record, cards: judged && !isRefused(judged) ? cardsIn(judged) : undefined }
    }),
  )
  return {
    versions: read.flatMap(({ version, record, cards }, at) => {
      const before = read[at + 1]?.cards
      if (!record) return []
      return [{ version, keptAt: record.at, changes: cards && before ? wireChanges(difference(before, cards)) : null }]
    }),
  }
}

export async function compareDecks(
  service: Service,
  owner: Person,
  before: GivenDeck,
  after: GivenDeck,
): Promise<z.infer<typeof DeckDifference> | Refused> {
  const [one, other] = await Promise.all(
    [before, after].map(deck => judge({ ...service, owner: owner.id }, deck, 'all')),
  )
  if (isRefused(one!)) return one
  if (isRefused(other!)) return other
  return { changes: wireChanges(difference(cardsIn(one!), cardsIn(other!))) }
}

export async function nearestTo(
  { official }: Pick<Service, 'official'>,
  deck: GivenDeck,
  pool: CardPool,
): Promise<z.infer<typeof NearestDeck> | Refused> {
  const judged = await judge(official ? { official } : {}, deck, pool)
  if (isRefused(judged)) return judged
  const found = nearestDeck(judged.checked.lines, pool, isWhole)
  if (!found) return { deck: null, list: null, swaps: [] }
  const { swaps, ...cards } = found
  const named = judged.list.name === null ? '' : `Deck Name: ${judged.list.name}\n\n`
  return { deck: cards, list: named + tournamentText(cards), swaps: swaps.map(wireSwap) }
}

/** What is understood of a list, each card where the list puts it. */
function cardsIn({ checked }: Judged): Cards {
  const within = (section: 'crypt' | 'library'): Cards['crypt'] =>
    checked.lines.flatMap(({ found, copies, section: at }) =>
      found.state === 'found' && found.card.key !== undefined && at === section && Number.isSafeInteger(copies)
        ? [[copies, found.card.key] as [number, string]]
        : [],
    )
  return { crypt: within('crypt'), library: within('library') }
}
