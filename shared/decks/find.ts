import type { NamedCard, NameIndex } from '../cards/names.ts'
import type { Entry, Section, Wanted } from './list.ts'

/**
 * What a line of a list means: one card, one of several, or none that is known, with what it may have been meant for.
 */
export type Found =
  | { state: 'found'; card: NamedCard }
  | { state: 'ambiguous' | 'unknown'; candidates: readonly NamedCard[] }

const CANDIDATES = 5

/** `guess`: whether to look for names that are like an unknown one, which takes long. */
export function find({ wanted, section }: Pick<Entry, 'wanted' | 'section'>, index: NameIndex, guess: boolean): Found {
  for (const one of wanted) {
    const of = meant(one, index)
    if (of.length === 0) continue
    const fitting = ofAll(of, one, section)
    const [card, ...others] = fitting
    if (card && others.length === 0) return { state: 'found', card }
    // A group that no card of the name has is asked back rather than passed over.
    return { state: 'ambiguous', candidates: fitting.length > 0 ? fitting : of }
  }
  const written = wanted
    .flatMap(one => ('name' in one ? [one.name] : 'key' in one ? [one.key] : []))
    .sort((a, b) => a.length - b.length)[0]
  return { state: 'unknown', candidates: guess && written !== undefined ? index.near(written, CANDIDATES) : [] }
}

function meant(wanted: Wanted, index: NameIndex): readonly NamedCard[] {
  if ('name' in wanted) return index.named(wanted.name)
  const card = 'id' in wanted ? index.byId.get(wanted.id) : index.byKey.get(wanted.key)
  return card ? [card] : []
}

/** Those of a name that have what else is said: advanced or not always, and the rest where it tells them apart. */
function ofAll(cards: readonly NamedCard[], wanted: Wanted, section: Section | null): readonly NamedCard[] {
  if (!('name' in wanted)) return cards
  const { advanced, group, capacity } = wanted
  const ofKind = cards.filter(card => (card.advanced ?? false) === (advanced ?? false))
  const ofGroup = group === undefined ? ofKind : ofKind.filter(card => card.crypt && (card.group ?? 'any') === group)
  const ofCapacity = narrowed(ofGroup, card => card.capacity === capacity)
  return narrowed(ofCapacity, card => section === null || card.crypt === (section === 'crypt'))
}

function narrowed(cards: readonly NamedCard[], fits: (card: NamedCard) => boolean): readonly NamedCard[] {
  const fitting = cards.length > 1 ? cards.filter(fits) : []
  return fitting.length > 0 ? fitting : cards
}
