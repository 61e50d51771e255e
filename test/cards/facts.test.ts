import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { belongsInCrypt, catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { crypt } from '../../shared/cards/facts/crypt.ts'
import { library } from '../../shared/cards/facts/library.ts'
import { definitions, isWhole } from '../../shared/cards/index.ts'
import { more } from '../../shared/cards/facts/more.ts'
import { tournament } from '../../shared/cards/facts/tournament.ts'
import { keyOf } from '../../shared/cards/facts/rows.ts'

const rows = [...crypt, ...library, ...more, ...tournament]
const OF_ANY_GROUP = ['anarch-convert', 'new-blood']

describe('the catalogue', () => {
  it('knows the 45 crypt and 92 library cards of the decks and a few more, each under a key and a number of its own', () => {
    expect([crypt.length, library.length]).toEqual([45, 92])
    expect(more.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(137 + more.length + tournament.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(137 + more.length + tournament.length)
    expect(catalogue.size).toBe(137 + more.length + tournament.length)
    expect([...crypt, ...library].filter(belongsInCrypt)).toEqual(crypt)
  })

  it('finds a card by its key, and says which key it does not know', () => {
    expect(factsOf('govern-the-unaligned')).toMatchObject({ id: 100845, disciplines: ['dom'], bloodCost: 1 })
    expect(() => factsOf('govern')).toThrow(/"govern"/)
  })

  it('a library card is whole once it is defined, a crypt card also without text of its own, and what is not known never', () => {
    for (const { key } of rows.filter(facts => !belongsInCrypt(facts)))
      expect([key, isWhole(key)]).toEqual([key, definitions.has(key)])
    expect([
      isWhole('ashley'),
      isWhole('alexander-silverson'),
      isWhole('no-such-vampire'),
      isWhole('__proto__'),
    ]).toEqual([true, true, false, false])
  })

  it.each([
    ['.44 Magnum', '44-magnum'],
    ["Cats' Guidance", 'cats-guidance'],
    ["Resist Earth's Grasp", 'resist-earths-grasp'],
    ['Pentex™ Subversion', 'pentex-subversion'],
    ['Second Tradition: Domain', 'second-tradition-domain'],
    ['Wasserschloss Anif, Austria', 'wasserschloss-anif-austria'],
    ['The Barrens', 'the-barrens'],
    ['Flávio Gonçalves', 'flavio-goncalves'],
    ['Dr. Stephen Norton', 'dr-stephen-norton'],
    ['Min-seo', 'min-seo'],
  ])('makes the key of %s: %s', (name, key) => {
    expect(keyOf(name)).toBe(key)
    expect(factsOf(key).name).toBe(name)
  })

  it('holds names and numbers, never a wording', () => {
    const words = rows.flatMap(facts =>
      Object.values(facts)
        .flat()
        .filter(value => typeof value === 'string'),
    )
    expect(words.length).toBeGreaterThan(600)
    expect(
      words.filter(text => text.length > 33 || (/[\n.?]$| .*!$/.test(text) && !/(?:, Esq|^CrimethInc)\.$/.test(text))),
    ).toEqual([])
  })

  it('gives each row what its type has', () => {
    const incomplete = rows.filter(facts =>
      belongsInCrypt(facts)
        ? (facts.group === undefined && !OF_ANY_GROUP.includes(facts.key)) ||
          !facts.capacity ||
          !facts.clan ||
          !facts.sect ||
          !facts.disciplines ||
          'city' in facts !== ['prince', 'baron', 'archbishop'].includes(facts.title ?? '')
        : facts.group !== undefined ||
          facts.capacity !== undefined ||
          facts.title !== undefined ||
          facts.types.some(type => type === 'Ally' || type === 'Retainer') !== (facts.life !== undefined),
    )
    expect(incomplete).toEqual([])
    expect(rows.filter(({ bleed }) => bleed === 2).map(({ key }) => key)).toEqual([
      'lenny-burkhead',
      'catalina-vega',
      'sreelekha',
      'kamile-paukstys',
      'nonu-dis',
    ])
    expect(library.filter(({ unique }) => unique)).toHaveLength(24)
  })
})

interface Official {
  id: number
  name: string
  type?: string
  types?: string[]
  clan?: string
  clans?: string[]
  group?: number | 'ANY'
  capacity?: number | string
  disciplines?: string[]
  disciplineLogic?: 'and' | 'or'
  title?: string
  city?: string
  sect?: string
  poolCost?: number | 'X'
  bloodCost?: number | 'X'
  burnOption?: boolean
  adv?: true
  text: string
}

/** The official list lies beside the repository and is no part of it. */
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const official = ['crypt', 'library'].map(name => path.resolve(repository, '../shared/data/cards', `${name}.json`))

if (official.every(file => existsSync(file))) {
  const listed = new Map(
    official.flatMap(file => JSON.parse(readFileSync(file, 'utf8')) as Official[]).map(card => [card.id, card]),
  )

  describe('against the official card list', () => {
    it.each(rows.map(facts => [facts.name, facts] as const))('%s', (_, facts) => {
      const card = listed.get(facts.id)
      expect(card).toBeDefined()
      expect(sorted(facts)).toEqual(fromOfficial(card!))
    })
  })
} else {
  console.log('The official card list is not there: the rows of facts were not compared with it.')
}

/** As the list gives it: no key, and no order among Disciplines or keywords. */
function sorted(facts: CardFacts): Record<string, unknown> {
  const fields = Object.entries(facts).filter(([field]) => field !== 'key')
  return Object.fromEntries(
    fields.map(([field, value]) => [field, field === 'disciplines' || field === 'keywords' ? value.toSorted() : value]),
  )
}

function fromOfficial(card: Official): Record<string, unknown> {
  const { text } = card
  const ofType = card.type ? [card.type] : card.types
  const vampire = card.type === 'Vampire'
  // Titles are printed small, sects with a capital.
  const required =
    /Requires an? (?:ready )?(?:non-\w+ )?(\w+)(?: or (\w+))?(?: vampire)?(?: with capacity (\d+) or more)?\./.exec(
      text,
    )
  const words = text.includes('Requires a ready vampire with a city title.')
    ? ['prince', 'baron', 'archbishop']
    : required
        ?.slice(1, 3)
        .filter(Boolean)
        .map(word => SECTS.find(sect => sect.toLowerCase() === word) ?? word)
  // One card says of its bearer in other words what it requires.
  const sects =
      card.types?.includes('Equipment') && /\nThis Anarch /.test(text)
        ? ['Anarch']
        : words?.filter(word => SECTS.includes(word)),
    titles = words?.filter(word => TITLES.includes(word))
  const printed = (stat: string): number | undefined => {
    // After sect and title a crypt card prints its own numbers as a sentence of their own.
    const bonus = vampire ? new RegExp(`(?:: |\\. )\\+(\\d) ${stat}\\.`).exec(text)?.[1] : undefined
    return bonus === undefined ? undefined : Number(bonus) + (stat === 'bleed' || stat === 'strength' ? 1 : 0)
  }
  const inPlay = /^(?:Unique )?(?:\w+ )?with (\d) life\.(?: (\d) strength, (\d) bleed\.)?/.exec(text)
  const number = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits))
  const all = {
    id: card.id,
    name: card.name,
    types: ofType,
    clan: card.clan ?? card.clans?.[0],
    // ANY restricts nothing.
    group: typeof card.group === 'number' ? card.group : undefined,
    // A Discipline card prints what it adds (+1).
    capacity: typeof card.capacity === 'number' ? card.capacity : undefined,
    disciplines: card.disciplines?.filter(code => code !== '-none-').toSorted(),
    allDisciplines: card.disciplineLogic === 'and' || undefined,
    title: card.title,
    city: card.city,
    sect: card.sect,
    poolCost: card.poolCost,
    bloodCost: card.bloodCost,
    burnOption: card.burnOption,
    advanced: card.adv,
    merged: mergedIn(text),
    unique:
      (vampire && !/\bnon-unique|\bnot unique/i.test(text)) ||
      /(?:^|[.:] )unique\b/i.test(text.split('\n')[0]!) ||
      undefined,
    trifle: /(?:^|\. )Trifle\./.test(text) || undefined,
    outOfTurn: /^(?:Master: )?[Oo]ut-of-turn\b/.test(text) || undefined,
    requiresTitle: titles?.length ? titles : undefined,
    requiresSect: sects?.length ? sects : undefined,
    requiresCapacity: number(required?.[3]),
    requiresTraits: traitsRequired(text),
    clans: card.clans !== undefined && card.clans.length > 1 ? card.clans : undefined,
    life: number(inPlay?.[1]),
    bleed: printed('bleed') ?? number(inPlay?.[3]),
    strength: printed('strength') ?? number(inPlay?.[2]),
    stealth: printed('stealth'),
    intercept: printed('intercept'),
    keywords: keywordsIn(card),
    circle: vampire
      ? /([A-Z]\w+(?: [A-Z]\w+)*) [Cc]ircle[.:]/.exec(text)?.[1]?.replace(/^Inner$|Inner$/, '') || undefined
      : undefined,
    slaveOf: vampire
      ? /(?:^|[.:] |(?:Camarilla|Sabbat) )([A-Z]\w+(?: antitribu)?) [Ss]lave[.:]/.exec(text)?.[1]
      : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const SECTS = ['Anarch', 'Camarilla', 'Independent', 'Laibon', 'Sabbat'],
  TITLES = ['archbishop', 'baron', 'bishop', 'justicar', 'primogen', 'prince']

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

const TRAITS = ['black hand', 'blood cursed', 'flight', 'infernal', 'red list', 'scarce', 'seraph', 'sterile']

/** The traits a library card asks for; one printed with the mark of flight asks for flight. */
function traitsRequired(text: string): string[] | undefined {
  const found =
    /Requires an? (?:ready )?((?:non-)?[a-z ]+?) (?:vampire|minion|baron)\./i.exec(text)?.[1]?.toLowerCase() ??
    (/\n\[FLIGHT\]/.test(text) ? 'flight' : undefined)
  return found !== undefined && TRAITS.includes(found.replace(/^non-/, '')) ? [found] : undefined
}

function keywordsIn(card: Official): string[] | undefined {
  const { text } = card
  const firstLine = text.split('\n')[0] ?? ''
  const signs: [RegExp, string][] = [
    [/(?:^|[.:] )(?:unique )?location\./i, 'location'],
    [/Hunting ground\./, 'hunting ground'],
    [/\bDerivative\./, 'derivative'],
    [/^(?:Unique )?weapon/i, 'weapon'],
    [/^Electronic/, 'electronic'],
    [/^Weapon: gun\./, 'gun'],
    [/^Vehicle\./, 'vehicle'],
    [/(?:^|\. )Boon\./, 'boon'],
    [/^Gehenna\./, 'gehenna'],
    [/^Government\./, 'government'],
    [/represents a location and does not count as equipment (?:while|when) in play/, 'location in play'],
    [/\bInvestment\./, 'investment'],
    [/^Master\. Trophy\./, 'trophy'],
    [/^Archetype\./, 'archetype'],
    [/(?:^|\. )Title\./, 'title'],
    [/^Grapple\./, 'grapple'],
    [/^Aim\./, 'aim'],
    [/^(?:Master: )?Discipline\./, 'discipline'],
  ]
  const found = signs.flatMap(([sign, keyword]) => (sign.test(firstLine) ? [keyword] : []))
  const minion = card.type === 'Vampire' || card.types?.includes('Ally')
  if (minion)
    found.push(...TRAITS.filter(trait => new RegExp(`(?:^|[.:,] )${trait}(?:[.:]| \\[)`, 'i').test(firstLine)))
  const creature = /^(?:Unique )?(\w+) with \d life/.exec(firstLine)?.[1]
  if (creature && creature !== 'Retainer') found.push(creature.toLowerCase())
  if (/[\].] Frenzy\./.test(text)) found.push('frenzy')
  return found.length === 0 ? undefined : found.toSorted()
}
