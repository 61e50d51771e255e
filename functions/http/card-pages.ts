import type * as z from 'zod'
import { type Card, CardList, type CardPage, type CardQuery } from '../../shared/api/cards.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { catalogue, loadFacts } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/support.ts'
import { rulingsOn } from '../../shared/cards/rulings.ts'
import { findCards, placeOf } from '../../shared/cards/card-query.ts'
import { effectWordsIn } from '../../shared/text/effect-words.ts'
import { CardFault, loadCards, loadPool } from '../../shared/cards/definitions.ts'
import type { EffectWords } from '../../shared/text/effects/speak.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { languageOf, learn, type LanguageCode } from '../../shared/text/languages.ts'
import type { Official } from '../games/official.ts'

/** Tells in a language what cards are called, are and do. */
export interface Teller {
  called: (name: string) => string
  traitName: (of: string) => string
  textOf: (key: string) => string[]
}
const tellers = new Map<LanguageCode, Promise<Teller>>()

/** Goes before all that is told; the text of a card is made once a language. */
export function tellerIn(code: LanguageCode): Promise<Teller> {
  const teller =
    tellers.get(code) ??
    Promise.all([effectWordsIn(code), learn(code), loadFacts()]).then(([words]) => {
      const texts = new Map<string, string[]>(),
        { called, traitName } = languageOf(code)
      return {
        called,
        traitName,
        textOf: key => {
          const text = texts.get(key) ?? textIn(key, words)
          if (text !== undefined) texts.set(key, text)
          return text ?? []
        },
      }
    })
  tellers.set(code, teller)
  return teller
}

/** Of a card that cannot be used at present nothing is said. */
function textIn(key: string, words: EffectWords): string[] | undefined {
  try {
    return effectText(key, words)
  } catch (error) {
    if (error instanceof CardFault) return undefined
    throw error
  }
}

/** What cards do is loaded before it is said. */
export async function learnCards(keys: Iterable<string>): Promise<void> {
  try {
    await loadCards(keys)
  } catch (error) {
    if (!(error instanceof CardFault)) throw error
  }
}

/** What cards do, of those that are known. */
export const textsOf = (keys: readonly string[], { textOf }: Teller): Record<string, string[]> =>
  Object.fromEntries(keys.filter(key => catalogue.has(key)).map(key => [key, textOf(key)]))

const cardOf = (facts: CardFacts, { called, traitName, textOf }: Teller): z.infer<typeof Card> => {
  const name = called(facts.name)
  const words = Object.fromEntries(
    (['clan', 'sect', 'title'] as const).flatMap(what =>
      facts[what] === undefined || traitName(facts[what]) === facts[what] ? [] : [[what, traitName(facts[what])]],
    ),
  )
  return {
    ...facts,
    ...(name !== facts.name && { called: name }),
    ...(Object.keys(words).length > 0 && { words }),
    support: isWhole(facts.key) ? 'whole' : 'facts-only',
    text: textOf(facts.key),
  }
}

/** A page of the cards that are like that; undefined where no page begins as asked. */
export async function listCards(
  { support, keys, cursor, limit, ...query }: z.output<typeof CardQuery>,
  teller: Teller,
): Promise<(() => z.infer<typeof CardList>) | undefined> {
  const after = cursor === undefined ? '' : placeIn(cursor)
  if (after === undefined) return undefined
  // What is looked for in the texts must be there.
  if (query.text !== undefined) await loadPool('all')
  const found = findCards({ ...query, keys: keys?.split(','), whole: support && support === 'whole' }, teller)
  const rest = found.filter(card => placeOf(card) > after),
    page = rest.slice(0, limit),
    last = page.at(-1)
  await learnCards(page.map(({ key }) => key))
  return () => ({
    cards: page.map(facts => cardOf(facts, teller)),
    total: found.length,
    cursor: last && rest.length > page.length ? cursorAt(placeOf(last)) : null,
    decks: CardList.unwrap().shape.decks.parse(Object.entries(decks).map(([key, { name }]) => ({ key, name }))),
  })
}

/** By its key, or by its number in the official list. */
export async function pageOf(
  card: string,
  teller: Teller,
  official?: Official,
): Promise<z.infer<typeof CardPage> | undefined> {
  const id = /^\d{6}$/.test(card) ? Number(card) : undefined
  const facts = catalogue.get(id === undefined ? card : (catalogue.keyOf(id) ?? ''))
  const wording = official?.wordingOf(facts?.id ?? id ?? 0),
    printed = wording === undefined ? {} : { wording }
  if (facts) await learnCards([facts.key])
  if (facts) return { ...cardOf(facts, teller), rulings: rulingsOn(facts.key), ...printed }
  const named = id === undefined ? undefined : official?.names.byId.get(id)
  return named && { id: named.id, name: named.name, support: 'unknown', ...printed }
}

/** A page goes on after a place, not after a number of cards: a later build may know more. */
const cursorAt = (place: string): string => Buffer.from(place).toString('base64url')
function placeIn(cursor: string): string | undefined {
  const place = Buffer.from(cursor, 'base64url').toString('utf8')
  return /^[^\p{Lu}\p{Cc}]* \d{6}$/u.test(place) && cursorAt(place) === cursor ? place : undefined
}
