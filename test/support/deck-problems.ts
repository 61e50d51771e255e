import { catalogue, type CardPool } from '../../shared/cards/catalogue.ts'
import type { Deck } from '../../shared/cards/five-decks.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { namedFrom, nameIndex } from '../../shared/cards/names.ts'
import { check, listOfKeys } from '../../shared/decks/check.ts'
import type { DeckProblem } from '../../shared/decks/legality.ts'

/** Why a deck of keys is not legal, asked of any catalogue. */
export const deckProblems = (
  deck: Pick<Deck, 'crypt' | 'library'> & Partial<Deck>,
  known: ReadonlyMap<string, CardFacts> = catalogue,
  pool: CardPool = 'all',
): DeckProblem[] => check(listOfKeys(deck), nameIndex([...known.values()].map(namedFrom)), pool, isWhole).problems
