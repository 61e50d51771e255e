import { factsOf } from '../../shared/cards/catalogue.ts'
import type { Copies, Deck } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { knownCards, type NamedCard } from '../../shared/cards/names.ts'

export const register: readonly NamedCard[] = knownCards()
const strange = register.filter(
  card =>
    !isWhole(card.key!) &&
    !card.banned &&
    /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(card.name) &&
    register.filter(({ name }) => name === card.name).length === 1,
)
/**
 * Official cards that this build does not play, whichever it has come to play: a vampire of group 6 and a library card.
 */
export const [strangeVampire, strangeCard] = [
  strange.find(({ group }) => group === 6)!,
  strange.find(({ crypt }) => !crypt)!,
]

/**
 * A deck as each of the formats writes it. Names, numbers and columns are facts; the decks are made up or those of the
 * box.
 */
type Cards = Pick<Deck, 'crypt' | 'library'>
type Writer = (deck: Cards) => string

const ascii = (name: string): string => name.normalize('NFD').replace(/[\u0300-\u036f™]/g, '')
const marksOf = (key: string, of: 'always' | 'advanced' = 'always'): string => {
  const { advanced, group } = factsOf(key)
  return `${advanced ? ' (ADV)' : ''}${of === 'always' ? ` (G${group ?? 'ANY'})` : ''}`
}
const nameOf = (key: string): string => factsOf(key).name
const idsOf = (list: Copies[]): [number, number][] => list.map(([count, key]) => [factsOf(key).id, count])
const lines = (list: Copies[], line: (count: number, key: string) => string): string =>
  list.map(([count, key]) => line(count, key)).join('\n')

function columns(count: number, key: string): string {
  const { capacity, disciplines = [], title = '', clan, group } = factsOf(key)
  return (
    `${count}x ${(nameOf(key) + marksOf(key, 'advanced')).padEnd(28)} ${String(capacity).padStart(2)} ` +
    `${(disciplines.join(' ') || '-none-').padEnd(24)} ${title.padEnd(10)} ${clan}:${group ?? 'ANY'}`
  )
}

export const writers: Record<string, Writer> = {
  tournament: ({ crypt, library }) => `A Tournament
Some Town, Some Country
May 1st 2027
3R+F
13 players
A. Winner
https://example.invalid/1

-- 2gw8 + 3.5vp in the final

Deck Name: The Sample
Description:
4 copies of Deflection, and it shows.

Crypt (12 cards, min=12, max=28, avg=5.25)
------------------------------------------
${lines(crypt, columns)}

Library (77 cards)
Master (11; 2 trifle)
${lines(library, (count, key) => `${count}x ${nameOf(key)}`)}
`,
  'tournament, of old': ({ crypt, library }) => `Deck Name : The Sample

Crypt [12 vampires] Capacity min: 2 max: 8 average: 5.25
------------------------------------------------------------
${lines(crypt, columns)}

Library [77 cards]
------------------------------------------------------------
Action [12]
${lines(library, (count, key) => ` ${count} ${nameOf(key).replace(/^The (.*)$/, '$1, The')}   -- as many as that`)}
`,
  jol: ({ crypt, library }) =>
    `${lines(crypt, (count, key) => `${count}x${nameOf(key)}${marksOf(key)}`)}\n${lines(library, (count, key) => `${count}x${nameOf(key)}`)}\n`,
  'jol, spaced': ({ crypt, library }) =>
    `${lines(crypt, (count, key) => `${count}x ${nameOf(key)}${marksOf(key)}`)}\n\n${lines(library, (count, key) => `${count}x ${nameOf(key)}`)}`,
  lackey: ({ crypt, library }) =>
    `${lines(library, (count, key) => `${count}\t${ascii(nameOf(key)).replaceAll('/', '')}`)}` +
    `\nCrypt:\n${lines(crypt, (count, key) => `${count}\t${ascii(nameOf(key))}${marksOf(key)}`)}\n`,
  'lackey, with spaces': ({ crypt, library }) =>
    `${lines(library, (count, key) => `${String(count).padEnd(8)}${ascii(nameOf(key))}`)}` +
    `\nCrypt:\n${lines(crypt, (count, key) => `${String(count).padEnd(8)}${ascii(nameOf(key))}${marksOf(key)}`)}` +
    '\n',
  plain: ({ crypt, library }) =>
    `${lines(library, (count, key) => `${count} ${nameOf(key)}`)}\r\n${lines(crypt, (count, key) => `${count} ${nameOf(key)}${marksOf(key)}`)}`,
  'plain, the number last': ({ crypt, library }) =>
    lines(
      [...crypt, ...library],
      (count, key) => `${nameOf(key).toUpperCase()}${factsOf(key).group === undefined ? '' : marksOf(key)} x${count}`,
    ),
  vdb: ({ crypt, library }) =>
    JSON.stringify({
      deckid: 'a1b2',
      name: 'The Sample',
      author: 'A',
      description: 'd',
      cards: Object.fromEntries(idsOf([...crypt, ...library])),
    }),
  'vdb, of old': ({ crypt, library }) => {
    const held = (list: Copies[]) => Object.fromEntries(idsOf(list).map(([id, q]) => [id, { q }]))
    return JSON.stringify({ a1b2: { name: 'The Sample', owner: 'A', crypt: held(crypt), library: held(library) } })
  },
  vtesdecks: ({ crypt, library }) => {
    const held = (list: Copies[]) => idsOf(list).map(([id, number]) => ({ id, number, type: 'any' }))
    return JSON.stringify(
      {
        id: 'x',
        type: 'COMMUNITY',
        name: 'The Sample',
        crypt: held(crypt),
        library: held(library),
        stats: { crypt: 12 },
      },
      null,
      2,
    )
  },
  'vtesdecks, its builder': ({ crypt, library }) =>
    JSON.stringify({
      id: 'x',
      name: 'The Sample',
      cards: idsOf([...crypt, ...library]).map(([id, number]) => ({ id, number })),
    }),
  amaranth: ({ crypt, library }) =>
    JSON.stringify({
      success: true,
      result: { id: 'x', title: 'The Sample', author: 'A', cards: Object.fromEntries(idsOf([...crypt, ...library])) },
    }),
  archive: ({ crypt, library }) =>
    JSON.stringify({
      id: '2027x',
      event: 'A Tournament',
      name: 'The Sample',
      crypt: { count: 12, cards: crypt.map(([count, key]) => ({ id: factsOf(key).id, count, name: nameOf(key) })) },
      library: {
        count: 77,
        cards: [
          {
            type: 'Master',
            count: 77,
            cards: library.map(([count, key]) => ({ id: factsOf(key).id, count, name: nameOf(key) })),
          },
        ],
      },
    }),
  names: ({ crypt, library }) =>
    JSON.stringify({
      name: 'The Sample',
      crypt: crypt.map(([count, key]) => ({ name: nameOf(key) + marksOf(key), quantity: count })),
      library: library.map(([count, key]) => [count, nameOf(key)]),
    }),
  'names and numbers': ({ crypt, library }) =>
    JSON.stringify({
      crypt: crypt.map(([count, key]) => `${count}x ${nameOf(key)}${marksOf(key)}`),
      library: Object.fromEntries(library.map(([count, key]) => [nameOf(key), count])),
    }),
}
