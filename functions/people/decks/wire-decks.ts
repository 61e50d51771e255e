import type * as z from 'zod'
import type { ListedCard } from '../../../shared/api/decks.ts'
import type { DeckVersions, KeptDeckSummary, NearestDeck } from '../../../shared/api/kept-decks.ts'
import { isWhole } from '../../../shared/cards/support.ts'
import { knownNames } from '../../../shared/cards/names.ts'
import { check, listOfKeys } from '../../../shared/decks/check.ts'
import type { Changed } from '../../../shared/decks/difference.ts'
import { kindOf } from '../../../shared/decks/kind.ts'
import type { Swap } from '../../../shared/decks/nearest.ts'
import { renderDeckReason } from '../../../shared/text/index.ts'
import { wireCard } from '../../games/decks.ts'
import type { ShelfDeck } from '../../games/kept-decks.ts'
import { playedOf } from '../../games/played.ts'
import type { DeskStore } from '../../store/desk-port.ts'

type Summary = z.infer<typeof KeptDeckSummary>
type Card = z.infer<typeof ListedCard>

/** Games with each deck, and what they came to. */
export type PlayedWith = ReadonlyMap<string, { games: number; victoryPoints: number }>

export async function playedWith(store: DeskStore, player: string): Promise<PlayedWith> {
  const sums = new Map<string, { games: number; victoryPoints: number }>()
  for (const { deck, victoryPoints } of await playedOf(store, player)) {
    if (deck.kept === null) continue
    const sum = sums.get(deck.kept) ?? { games: 0, victoryPoints: 0 }
    sums.set(deck.kept, { games: sum.games + 1, victoryPoints: sum.victoryPoints + victoryPoints })
  }
  return sums
}

/** As this build judges it. The facts of cards are loaded by whoever asks. */
export function summaryOf(deck: ShelfDeck): Summary {
  const { id, name, newest, oldest, createdAt, updatedAt, crypt, library, unclear, unknown } = deck
  const { problems, missing } = check(listOfKeys({ crypt, library }), knownNames, 'all', isWhole)
  const lacking = [
    ...missing.map(({ card, copies }) => ({ card: wireCard(card), copies })),
    ...unknown.map(({ copies, ...card }) => ({ card: wireCard(card), copies })),
  ]
  // What is newer than this build counts where it belongs, and may be what a part is too small without.
  const legal = problems.length === 0 || unknown.length > 0
  const count = (cards: ShelfDeck['crypt'], part: boolean): number =>
    cards.reduce((sum, [copies]) => sum + copies, 0) +
    unknown.reduce((sum, card) => sum + (card.crypt === part ? card.copies : 0), 0)
  return {
    id,
    name,
    version: newest,
    oldest,
    createdAt,
    updatedAt,
    crypt: count(crypt, true),
    library: count(library, false),
    ...kindOf({ crypt, library }),
    state: unclear > 0 ? 'draft' : !legal ? 'illegal' : lacking.length > 0 ? 'missing' : 'playable',
    unclear,
    tellWhenPlayable: deck.tell === true,
    missing: lacking,
    reasons: legal ? [] : problems.map(({ reason }) => ({ reasonCode: reason, text: renderDeckReason(reason) })),
  }
}

export const cardOf = (key: string): Card => wireCard(knownNames.byKey.get(key)!)

export const wireChanges = (
  changes: readonly Changed[],
): NonNullable<z.infer<typeof DeckVersions>['versions'][number]['changes']> =>
  changes.map(({ card, ...change }) => ({ ...change, card: cardOf(card) }))

/** A card by its key; what is no key is a line as it was written. */
export function wireSwap({ why, copies, from, to }: Swap): z.infer<typeof NearestDeck>['swaps'][number] {
  const known = from === null ? undefined : knownNames.byKey.get(from)
  return {
    why,
    copies,
    from: known ? wireCard(known) : null,
    text: known ? null : from,
    to: to === null ? null : cardOf(to),
  }
}
