import { inPool, type CardPool } from '../cards/catalogue.ts'
import type { Copies, Deck } from '../cards/five-decks.ts'
import type { NamedCard, NameIndex } from '../cards/names.ts'
import { find, type Found } from './find.ts'
import { againstRules, groupsOf, type DeckProblem, type Held, type Size } from './legality.ts'
import type { Entry, List, Section } from './list.ts'

export interface Line extends Omit<Entry, 'wanted'> {
  found: Found
}
/** Cards of the deck that this build does not play, and how many of each. */
export interface Missing {
  card: NamedCard
  copies: number
  lines: number[]
}

/**
 * What a list says, and what stands against it: whether it is legal and whether it can be played here are two
 * questions.
 */
export interface Checked {
  lines: Line[]
  /** Every line means one card. */
  understood: boolean
  crypt: { cards: number; groups: number[] }
  library: { cards: number }
  problems: DeckProblem[]
  missing: Missing[]
  /** By the keys of the cards; null unless every line means a card that this build plays. */
  deck: Pick<Deck, 'crypt' | 'library'> | null
}

/** Of one line, and in all: a crypt has no greatest size (DECK-02), but what is stored of a game has. */
const COPIES = 200
const CARDS = 1000
/** How many unknown names are compared with all there are. */
const GUESSES = 20

export function check(
  list: Pick<List, 'entries'>,
  index: NameIndex,
  pool: CardPool,
  isWhole: (key: string) => boolean,
): Checked {
  let guesses = GUESSES
  const lines = list.entries.map(({ wanted, ...entry }): Line => {
    const found = find({ wanted, section: entry.section }, index, guesses > 0)
    if (found.state === 'unknown') guesses--
    return { ...entry, found, section: entry.section ?? (found.state === 'found' ? placeOf(found.card) : null) }
  })
  const sure = lines.flatMap(line => (line.found.state === 'found' ? [{ ...line, card: line.found.card }] : []))
  const understood = sure.length === lines.length && lines.every(({ copies }) => isCount(copies))
  const missing = missingOf(sure, isWhole)
  const sizes = { crypt: sizeIn('crypt', lines), library: sizeIn('library', lines) }
  const within = (section: Section): Held[] =>
    sure.filter(line => line.section === section).map(({ card }) => heldAs(card))
  const crypt = within('crypt')
  return {
    lines,
    understood,
    crypt: { cards: sizes.crypt.least, groups: groupsOf(crypt) },
    library: { cards: sizes.library.least },
    problems: [
      ...unclear(lines, 'unknown', 'unknown-card'),
      ...unclear(lines, 'ambiguous', 'ambiguous-card'),
      ...(lines.every(({ copies }) => isCount(copies)) ? [] : [{ reason: 'bad-count' as const, rule: 'DECK-04' }]),
      ...(sizes.crypt.least + sizes.library.least > CARDS ? [{ reason: 'too-many-cards' as const, rule: null }] : []),
      ...againstRules(crypt, within('library'), sizes),
      ...outside(sure, pool),
    ],
    missing,
    deck:
      understood && missing.length === 0
        ? { crypt: copiesIn('crypt', sure), library: copiesIn('library', sure) }
        : null,
  }
}

export const isCount = (copies: number): boolean => Number.isSafeInteger(copies) && copies > 0 && copies <= COPIES

type Sure = Line & { card: NamedCard }

const placeOf = (card: NamedCard): Section => (card.crypt ? 'crypt' : 'library')
/** A key where there is one; a card that this build does not know has only its name. */
export const calledOf = (card: NamedCard): string => card.key ?? card.name

const heldAs = (card: NamedCard): Held => ({
  called: calledOf(card),
  crypt: card.crypt,
  ...(card.group !== undefined && { group: card.group }),
  ...(card.banned && { banned: card.banned }),
})

function sizeIn(section: Section, lines: readonly Line[]): Size {
  const sum = (of: readonly Line[]): number => of.reduce((total, { copies }) => total + copies, 0)
  return {
    least: sum(lines.filter(line => line.section === section)),
    most: sum(lines.filter(line => line.section === section || line.section === null)),
  }
}

function unclear(
  lines: readonly Line[],
  state: Found['state'],
  reason: 'unknown-card' | 'ambiguous-card',
): DeckProblem[] {
  const cards = lines.filter(({ found }) => found.state === state).map(({ text }) => text)
  return cards.length > 0 ? [{ reason, rule: 'DECK-10', cards: [...new Set(cards)] }] : []
}

/** A card that this build does not know is in no pool but that of all cards. */
function outside(sure: readonly Sure[], pool: CardPool): DeckProblem[] {
  const cards = sure
    .filter(({ card }) => !(card.key === undefined ? pool === 'all' : inPool(pool, card.key)))
    .map(({ card }) => calledOf(card))
  return cards.length > 0 ? [{ reason: 'outside-pool', rule: null, cards: [...new Set(cards)] }] : []
}

function missingOf(sure: readonly Sure[], isWhole: (key: string) => boolean): Missing[] {
  const missing = new Map<number, Missing>()
  for (const { card, copies, line } of sure) {
    if (card.key !== undefined && isWhole(card.key)) continue
    const there = missing.get(card.id)
    missing.set(card.id, { card, copies: (there?.copies ?? 0) + copies, lines: [...(there?.lines ?? []), line] })
  }
  return [...missing.values()]
}

function copiesIn(section: Section, sure: readonly Sure[]): Copies[] {
  const copies = new Map<string, number>()
  for (const { card, copies: more, section: at } of sure) {
    if (at === section && card.key !== undefined) copies.set(card.key, (copies.get(card.key) ?? 0) + more)
  }
  return [...copies].map(([key, count]) => [count, key])
}

/** A deck that is given by the keys of its cards, as any other list. */
export function listOfKeys(deck: Pick<Deck, 'crypt' | 'library'>): List {
  const entries = (section: Section): Omit<Entry, 'line'>[] =>
    deck[section].map(([copies, key]) => ({ text: key, copies, wanted: [{ key }], section }))
  return {
    format: 'keys',
    name: null,
    entries: [...entries('crypt'), ...entries('library')].map((entry, at) => ({ line: at + 1, ...entry })),
    ignored: [],
  }
}
