import type { CardFacts } from '../../shared/cards/facts.ts'

/**
 * Which cards are most like one: by printed type and by when and at whom they are played, then by Disciplines, then by
 * words. A card of another type that happens to share words is written quite differently.
 */
export interface Traits {
  types: readonly string[]
  /** When and at whom, as `occasionsOf` finds it. */
  occasions: readonly string[]
  disciplines: readonly string[]
  text: string
}

const WEIGHTS = { types: 4, occasions: 3, disciplines: 1, text: 3 }

/** What a wording says of when a card is played and at whom; a word or two for each. */
const OCCASIONS: readonly RegExp[] = [
  /\bonly usable (.{0,40})/g,
  /\b(maneuver|press|dodge|prevent|strike|referendum|burn option)\b/g,
  /\+(?:\d|x)+ (bleed|stealth|intercept|vote|strength|hand size)/g,
  /\b(combat ends|additional strike|additional vote|as though unlocked|change the target|this (?:minion|vampire) wakes)/g,
  /\b(unlock|master|minion|influence|discard) phase/g,
  /\bchoose (?:a|an|another|any|one|two)\b[^.:,]*?\b(vampire|minion|methuselah|ally|location|equipment|retainer|card)/g,
  /\((d)\)/g,
]

export const traitsOf = (
  { types, disciplines = [], keywords = [], ...facts }: CardFacts,
  wording?: string,
): Traits => ({
  types,
  occasions: wording === undefined ? keywords : occasionsOf(wording),
  disciplines: disciplines.map(level => level.toLowerCase()),
  text: wording ?? [...keywords, facts.clan ?? '', ...(facts.requiresTitle ?? [])].join(' '),
})

function occasionsOf(wording: string): string[] {
  const text = wording.toLowerCase()
  return [...new Set(OCCASIONS.flatMap((pattern, n) => [...text.matchAll(pattern)].map(([, said]) => `${n} ${said!}`)))]
}

type Runs = Map<string, number>

function runsOf(text: string): Runs {
  const words =
    text
      .toLowerCase()
      .replace(/\[[a-z]{3}\]/g, ' level ')
      .replace(/<[^>]+>/g, ' named ')
      .match(/[\w+']+/g) ?? []
  const runs: Runs = new Map()
  for (let n = 1; n <= 3; n++)
    for (let i = 0; i + n <= words.length; i++) {
      const run = words.slice(i, i + n).join(' ')
      runs.set(run, (runs.get(run) ?? 0) + n)
    }
  return runs
}

/** How rare a word is amongst these: the fewer have it, the more it says. */
function worthIn(all: readonly Iterable<string>[]): Worth {
  const held = new Map<string, number>()
  for (const words of all) for (const word of words) held.set(word, (held.get(word) ?? 0) + 1)
  return word => Math.log((all.length + 1) / (held.get(word) ?? 1))
}

type Worth = (word: string) => number
const total = (words: Iterable<string>, worth: Worth): number => [...words].reduce((sum, word) => sum + worth(word), 0)
const both = (some: readonly string[], others: readonly string[]): string[] => some.filter(one => others.includes(one))

/** How much of what either has both have: 0 to 1. Where neither has any, they are alike in that. */
function shared(some: readonly string[], others: readonly string[]): number {
  const either = new Set([...some, ...others]).size
  return either === 0 ? 1 : both(some, others).length / either
}
/** The same, by worth: one occasion that half the cards have says little, and none at all says nothing. */
function sharedByWorth(some: readonly string[], others: readonly string[], worth: Worth): number {
  return total(both(some, others), worth) / (total(new Set([...some, ...others]), worth) + 2)
}

/** The keys of the cards most like this one, the likest first, each with how like: 0 to 1. */
export function alike(one: Traits, others: ReadonlyMap<string, Traits>, most: number): [key: string, how: number][] {
  const all = [...others.values()],
    texts = new Map([...others].map(([key, { text }]) => [key, runsOf(text)])),
    own = runsOf(one.text)
  const ofOccasions = worthIn([one, ...all].map(({ occasions }) => occasions)),
    ofRuns = worthIn([...texts.values()].map(runs => runs.keys()))
  const square = (runs: Runs): number => [...runs].reduce((sum, [run, n]) => sum + (n * ofRuns(run)) ** 2, 0)
  const length = square(own)
  function ofTexts(runs: Runs): number {
    let product = 0
    for (const [run, n] of own) product += n * (runs.get(run) ?? 0) * ofRuns(run) ** 2
    return product / (Math.sqrt(length * square(runs)) || 1)
  }
  const weights = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)
  const how = (key: string, other: Traits): number =>
    (WEIGHTS.types * shared(one.types, other.types) +
      WEIGHTS.occasions * sharedByWorth(one.occasions, other.occasions, ofOccasions) +
      WEIGHTS.disciplines * shared(one.disciplines, other.disciplines) +
      WEIGHTS.text * ofTexts(texts.get(key)!)) /
    weights
  return [...others]
    .map(([key, other]): [string, number] => [key, how(key, other)])
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
}
