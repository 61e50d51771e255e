import { catalogue } from './catalogue.ts'
import { namedFrom, nameIndex, type NamedCard, type NameIndex } from './names.ts'

/**
 * The names of all official cards, with what a deck is judged by, one a line (`register.tsv`): number, name, group, capacity, marks,
 * other names. A build knows the cards of its catalogue; of all others it knows only this, so that a list of cards can be read whole.
 */
const MARKS = { advanced: 'a', banned: 'b' } as const

export function readRegister(text: string): NamedCard[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [id = '', name = '', group = '', capacity = '', marks = '', also = ''] = line.split('\t')
      return {
        id: Number(id),
        name,
        crypt: isCrypt(Number(id)),
        ...(group !== '' && { group: Number(group) }),
        ...(capacity !== '' && { capacity: Number(capacity) }),
        ...(marks.includes(MARKS.advanced) && { advanced: true as const }),
        ...(marks.includes(MARKS.banned) && { banned: true as const }),
        ...(also !== '' && { also: also.split('|') }),
      }
    })
}

export const writeRegister = (cards: readonly NamedCard[]): string =>
  cards
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, group = '', capacity = '', advanced, banned, also = [] }) =>
      [id, name, group, capacity, `${advanced ? MARKS.advanced : ''}${banned ? MARKS.banned : ''}`, also.join('|')]
        .join('\t')
        .trimEnd(),
    )
    .map(line => `${line}\n`)
    .join('')

/** The numbers of the official list tell crypt from library. */
const FIRST_OF_CRYPT = 200_000
export const isCrypt = (id: number): boolean => id >= FIRST_OF_CRYPT

/** All official cards by their names: those of the build with their keys, and the rest as the lists have them, the later list first. */
export function allNames(...lists: readonly (readonly NamedCard[])[]): NameIndex {
  const cards = new Map<number, NamedCard>()
  for (const card of lists.toReversed().flat()) cards.set(card.id, card)
  for (const facts of catalogue.values()) cards.set(facts.id, { ...cards.get(facts.id), ...namedFrom(facts) })
  return nameIndex(cards.values())
}
