import type { CardFacts, CardRow } from '../shared/cards/facts.ts'
import { exceptions } from '../shared/cards/facts/exceptions.ts'
import { keyOf } from '../shared/cards/facts/card-keys.ts'
import { lineOf } from '../shared/cards/facts/rows.ts'

/** A card as the official list publishes it: what its facts are made from. */
export interface OfficialCard {
  id: number
  name: string
  type?: string
  types?: string[]
  clan?: string
  clans?: string[]
  path?: string
  group?: number | string
  capacity?: number | string
  disciplines?: string[]
  disciplineLogic?: string
  title?: string
  city?: string
  sect?: string
  poolCost?: number | string
  bloodCost?: number | string
  burnOption?: boolean
  adv?: boolean | null
  banned?: string | boolean | null
  aka?: string[]
  text: string
}

const SECTS = ['Anarch', 'Camarilla', 'Independent', 'Laibon', 'Sabbat']
const TITLES = [
  'archbishop',
  'baron',
  'bishop',
  'cardinal',
  'imperator',
  'inner circle',
  'justicar',
  'kholo',
  'magaji',
  'primogen',
  'prince',
  'priscus',
  'regent',
]
const TRAITS = ['black hand', 'blood cursed', 'flight', 'infernal', 'red list', 'scarce', 'seraph', 'sterile']

/** Rows for all these cards, by their keys. A card that has a key keeps it, whatever it is called now. */
export function rowsFrom(cards: readonly OfficialCard[], keys: ReadonlyMap<number, string>): CardRow[] {
  const sorted = cards.toSorted((a, b) => a.id - b.id)
  const taken = new Set(keys.values())
  return sorted
    .map(card => {
      const key = keys.get(card.id) ?? freeKey(card, taken)
      taken.add(key)
      return rowFrom(card, key)
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Its name; of several cards of one name the later ones by their group, advanced vampires by that. */
function freeKey({ name, group, adv, id }: OfficialCard, taken: ReadonlySet<string>): string {
  const plain = keyOf(name)
  const mark = adv === true ? '-advanced' : ''
  const candidates = [`${plain}${mark}`, `${plain}-${String(group ?? 'any').toLowerCase()}${mark}`, `${plain}-${id}`]
  return candidates.find(key => !taken.has(key))!
}

function rowFrom(card: OfficialCard, key: string): CardRow {
  const facts: CardFacts = { ...factsFrom(card, key), ...exceptions.find(one => one.id === card.id)?.facts }
  const { banned, aka = [] } = card
  return {
    ...facts,
    ...(isBanned(banned) && { banned: true as const }),
    ...(aka.length > 0 && { also: aka }),
    ...(printsNoMore(card, facts) && { plain: true as const }),
  }
}

/** The list gives the day since when. */
export const isBanned = (banned: OfficialCard['banned']): boolean =>
  banned === true || (typeof banned === 'string' && banned !== '')

/** What the list says of a card besides its wording, part of it read off the wording. */
export function factsFrom(card: OfficialCard, key: string): CardFacts {
  const { text } = card
  const types = (card.type === undefined ? card.types : [card.type]) as CardFacts['types'] | undefined
  if (types === undefined) throw new Error(`${card.id} (${card.name}) has no type`)
  const vampire = card.type === 'Vampire'
  const firstLine = text.split('\n')[0] ?? ''
  const { titles, sects, traits, capacity } = requiredBy(card)
  const printed = (stat: string): number | undefined => {
    // After sect and title a crypt card prints its own numbers as a sentence of their own.
    const bonus = vampire ? new RegExp(`(?:: |\\. )\\+(\\d) ${stat}\\.`).exec(text)?.[1] : undefined
    return bonus === undefined ? undefined : Number(bonus) + (stat === 'bleed' || stat === 'strength' ? 1 : 0)
  }
  const inPlay = IN_PLAY.exec(text)
  return present({
    key,
    id: card.id,
    name: card.name,
    types,
    clan: card.clan ?? card.clans?.[0],
    // ANY restricts nothing.
    group: numberIn(card.group),
    // A Discipline card prints what it adds (+1).
    capacity: numberIn(card.capacity),
    disciplines: card.disciplines?.filter(code => code !== '-none-').toSorted(superiorFirst),
    allDisciplines: card.disciplineLogic === 'and' || undefined,
    title: card.title,
    city: card.city,
    sect: card.sect,
    poolCost: costIn(card.poolCost),
    bloodCost: costIn(card.bloodCost),
    burnOption: card.burnOption === true || undefined,
    advanced: card.adv === true || undefined,
    merged: mergedIn(text),
    unique:
      (vampire && !/\bnon-unique|\bnot unique/i.test(text)) || /(?:^|[.:] )unique\b/i.test(firstLine) || undefined,
    trifle: /(?:^|\. )Trifle\.|^Master: (?:unique )?trifle\./.test(text) || undefined,
    outOfTurn: /^(?:Master: )?[Oo]ut-of-turn\b/.test(text) || undefined,
    requiresTitle: titles.length > 0 ? titles : undefined,
    requiresSect: sects.length > 0 ? sects : undefined,
    requiresCapacity: capacity,
    requiresTraits: traits.length > 0 ? traits : undefined,
    clans: card.clans !== undefined && card.clans.length > 1 ? card.clans : undefined,
    life: digits(inPlay?.[2]),
    bleed: printed('bleed') ?? digits(inPlay?.[4]),
    strength: printed('strength') ?? digits(inPlay?.[3]),
    stealth: printed('stealth'),
    intercept: printed('intercept'),
    asVampire: types.includes('Ally') ? asVampire(text) : undefined,
    keywords: keywordsIn(card),
    circle: card.clan === 'Blood Brother' ? /([A-Z]\w+(?: [A-Z]\w+)*) [Cc]ircle[.:]/.exec(text)?.[1] : undefined,
    slaveOf: vampire
      ? /(?:^|[.:] |(?:Camarilla|Sabbat) )([A-Z]\w+(?: antitribu)?) [Ss]lave[.:]/.exec(text)?.[1]
      : undefined,
  })
}

/** What an ally or retainer is, after what it requires; the creature of a clan is called by no other word. */
const IN_PLAY =
  /^(?:Requires [^.]+\. )?(?:Unique )?(?:Gargoyle creature |(\w+) )?with (\d) life\.(?: (\d) strength, (\d) bleed\.)?/

type Maybe<T> = { [K in keyof T]: T[K] | undefined }
const present = (facts: Maybe<CardFacts>): CardFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as unknown as CardFacts

const numberIn = (value: number | string | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined
const costIn = (value: number | string | undefined): number | 'X' | undefined => (value === 'X' ? 'X' : numberIn(value))
const digits = (found: string | undefined): number | undefined => (found === undefined ? undefined : Number(found))
/** As lists of decks print them. Capitals come first. */
const superiorFirst = (a: string, b: string): number => (a < b ? -1 : 1)

interface Required {
  titles: string[]
  sects: string[]
  traits: string[]
  capacity?: number
}

const ADJECTIVE = new RegExp(`^(?:non-)?(?:${[...TRAITS, ...SECTS, 'titled'].join('|')})(?=,? (?!or ))`, 'i')

/**
 * What a library card asks of a minion, as far as a row has fields for it: "titled", "non-Anarch" and the like have
 * none, and are for the definition of the card to say. Of alternatives that a row cannot all hold it holds none.
 */
function requiredBy({ text, types, path }: OfficialCard): Required {
  // What only one level requires is a condition of that line.
  const common = text.replace(/^\[\w+\] Requires.*$/gm, '')
  const asked = /Requires an? (?:ready,? )?(?:unlocked )?([^.]+)\./.exec(common)?.[1] ?? ''
  const [, most = asked, least, above] = /^(.*) with (?:a )?capacity (?:(\d+) or more|above (\d+))$/.exec(asked) ?? []
  const [, kind = most, also] = /^(.*?) (?:with|who|of|in) (.*)$/.exec(most) ?? []
  const traits: string[] = also === 'flight' || /\n\[FLIGHT\]/.test(text) ? ['flight'] : []
  let rest = kind.replace(/ (?:member|minion|vampire)$/, ' ')
  for (let word = ADJECTIVE.exec(rest)?.[0]; word !== undefined; word = ADJECTIVE.exec(rest)?.[0]) {
    const sect = SECTS.find(one => one.toLowerCase() === word.toLowerCase())
    // A sect is what is asked for where nothing follows.
    if (sect !== undefined && rest.slice(word.length).trim() === '') break
    if (isTrait(word)) traits.push(word.toLowerCase())
    rest = rest.slice(word.length).replace(/^,? /, '')
  }
  const kinds = rest
    .trim()
    .split(/,? or |, /)
    .map(word => SECTS.find(sect => sect.toLowerCase() === word.toLowerCase()) ?? word.toLowerCase())
  const all = (known: readonly string[]): string[] => (kinds.every(one => known.includes(one)) ? kinds : [])
  const capacity = digits(least) ?? (above === undefined ? undefined : Number(above) + 1)
  return {
    titles: all(TITLES),
    sects: all(SECTS),
    traits: [...traits, ...all(TRAITS), ...(types !== undefined && path !== undefined ? [pathOf(path)] : [])],
    ...(capacity !== undefined && { capacity }),
  }
}

const isTrait = (word: string): boolean => TRAITS.includes(word.toLowerCase().replace(/^non-/, ''))
const pathOf = (path: string): string => `path of ${path}`.toLowerCase()

/** What an ally plays as a vampire would; what it may play only then, or so recruited, its definition says. */
function asVampire(text: string): CardFacts['asVampire'] {
  const [, cards = '', sect, young, capacity = young] = AS_VAMPIRE.exec(text) ?? []
  const disciplines = [...cards.matchAll(/\[([a-z]{3})\]/g)].map(([, code]) => code!)
  if (disciplines.length === 0) return undefined
  return {
    disciplines,
    ...(capacity !== undefined && { capacity: Number(capacity) }),
    ...(sect !== undefined && { sect }),
    ...(/\] or /.test(cards) && { either: true as const }),
  }
}
const AS_VAMPIRE = new RegExp(
  `^[^[].*? plays? cards (?:that )?requir(?:e|ing) ([^.]*?) as an? (?:(${SECTS.join('|')}) )?(?:(\\d+)-capacity )?` +
    'vampire(?: with (?:a )?capacity (?:of )?(\\d+))?\\b',
  'm',
)

/** Numbers and title at the head of what stands behind the icon. */
function mergedIn(text: string): CardFacts['merged'] {
  const behind = /\[MERGED\] (.+)/.exec(text)?.[1]
  if (behind === undefined) return undefined
  const number = /^\+(\d) (bleed|strength|stealth|intercept)\b/.exec(behind)
  const title = /^(?:(Anarch|Camarilla|Independent|Sabbat) )?(Archbishop|Baron|Prince) of ([^.:]+)/.exec(behind)
  return {
    ...(number && { [number[2]!]: Number(number[1]) }),
    ...(title && { title: title[2]!.toLowerCase(), city: title[3]! }),
    ...(title?.[1] && { sect: title[1] }),
  }
}

const SIGNS: readonly (readonly [sign: RegExp, keyword: string])[] = [
  [/(?:^|[.:] )(?:unique )?location\./i, 'location'],
  [/Hunting ground\./, 'hunting ground'],
  [/(?:^|\. )Haven\./, 'haven'],
  [/\bDerivative\./, 'derivative'],
  [/[.] Elysium\./, 'elysium'],
  [/^(?:Unique )?(?:melee )?weapon/i, 'weapon'],
  [/^(?:Unique )?melee weapon\b/i, 'melee weapon'],
  [/^Electronic/, 'electronic'],
  [/^Weapon[:,] gun\./, 'gun'],
  [/^Vehicle\./, 'vehicle'],
  [/(?:^|\. )Boon\./, 'boon'],
  [/^Gehenna\./, 'gehenna'],
  [/^Government\./, 'government'],
  [
    /\bin play,? .*\blocation and does not count as equip|\blocation and does not count as .* in play/i,
    'location in play',
  ],
  [/\blocation\. while in play, this card does not count as equip/i, 'location in play'],
  [/(?:^|\. |: |Unique )investment\./i, 'investment'],
  [/(?:^|\. )(?:Unique )?contract\./i, 'contract'],
  [/(?:^|\. )Condemnation\./, 'condemnation'],
  [/^Master\. Trophy\./, 'trophy'],
  [/^(?:Unique )?archetype\./i, 'archetype'],
  [/(?:^|\. )Title\./, 'title'],
  [/^Grapple\./, 'grapple'],
  [/^Aim\./, 'aim'],
  [/^(?:Master: )?Discipline\./, 'discipline'],
]

function keywordsIn({ text, type, types, path }: OfficialCard): string[] | undefined {
  const firstLine = text.split('\n')[0] ?? ''
  const creature = IN_PLAY.exec(text)?.[1]?.toLowerCase()
  const minion = type === 'Vampire' || types?.includes('Ally')
  const trait = (word: string): boolean => new RegExp(`(?:^|[.:,] )${word}(?:[.:]| \\[)`, 'i').test(firstLine)
  const found = [
    ...SIGNS.flatMap(([sign, keyword]) => (sign.test(firstLine) ? [keyword] : [])),
    ...(minion ? TRAITS.filter(trait) : []),
    ...(creature !== undefined && creature !== 'retainer' && creature !== 'ally' ? [creature] : []),
    ...(/(^|[\].] )Frenzy\./m.test(text) ? ['frenzy'] : []),
    ...(type !== undefined && path !== undefined ? [pathOf(path)] : []),
  ]
  // Anywhere else it is equipment.
  const told = found.includes('location in play') ? found.filter(one => one !== 'location') : found
  return told.length === 0 ? undefined : told.toSorted()
}

/**
 * Whether a vampire has nothing printed on it besides what its row holds: every sentence is one that its facts say. A
 * keyword is a trait that the rules know, or one that does nothing unless a card asks for it (TRAIT-17).
 */
export function printsNoMore({ text }: Pick<OfficialCard, 'text'>, facts: CardFacts): boolean {
  if (!facts.types.includes('Vampire') || facts.merged) return false
  const { city, sect, clan, title, circle, slaveOf, keywords = [] } = facts
  // One city is printed with fewer full stops than its name has.
  const plain = [city, city?.replaceAll('.', '')].reduce<string>(
    (rest, name) => (name === undefined ? rest : rest.replace(` of ${name}`, ' of CITY')),
    text,
  )
  const ranks = [
    ...(title === undefined ? [] : city === undefined ? [title, `${clan} ${title}`] : [`${title} of CITY`]),
    ...(title === '1 vote' || title === '2 votes' ? [`${title} (titled)`] : []),
    ...(slaveOf === undefined ? [] : [`${slaveOf} slave`]),
  ]
  const numbers = { bleed: 1, strength: 1, stealth: 0, intercept: 0 }
  const said = new Set(
    [
      ...(sect === undefined ? [] : [sect, ...ranks.map(rank => `${sect} ${rank}`)]),
      ...ranks,
      ...(circle === undefined ? [] : [`${circle} circle`]),
      ...(facts.unique ? [] : ['non-unique']),
      ...keywords.filter(word => TRAITS.includes(word)),
      ...(keywords.includes('flight') ? ['flight [flight]'] : []),
      ...Object.entries(numbers).map(
        ([stat, none]) => `+${(facts[stat as keyof typeof numbers] ?? none) - none} ${stat}`,
      ),
    ].map(sentence => sentence.toLowerCase()),
  )
  return plain
    .split(/[.:,]\s*|\n/)
    .filter(Boolean)
    .every(sentence => said.has(sentence.toLowerCase()))
}

/** The text of `shared/cards/facts/all-cards.ts`. */
export function writeFacts(rows: readonly CardRow[]): string {
  const lines = rows.map(row => lineOf(row).replaceAll('\\', '\\\\').replaceAll('`', '\\`'))
  return [
    '// Written by `npm run cards:import -- crypt.json library.json --facts`, and read by `facts-list.ts`: a line a card.',
    '',
    `export const list = \`${lines.join('\n')}\``,
    '',
  ].join('\n')
}
