import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { belongsInCrypt, catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import type { CardFacts, CardRow } from '../../shared/cards/facts.ts'
import { clans } from '../../shared/cards/facts/clans.ts'
import { exceptions } from '../../shared/cards/facts/exceptions.ts'
import { keyOf } from '../../shared/cards/facts/card-keys.ts'
import { factsIn } from '../../shared/cards/facts/facts-list.ts'
import { lineOf, rowOf } from '../../shared/cards/facts/rows.ts'
import { definitions, isWhole } from '../../shared/cards/index.ts'
import { isCrypt } from '../../shared/cards/names.ts'

/** The 427 rows that were written by hand before rows were made from the official list. */
const byHand = JSON.parse(readFileSync(new URL('facts-by-hand.json', import.meta.url), 'utf8')) as CardFacts[]
const rows = [...catalogue.values()]
const OF_ANY_GROUP = ['anarch-convert', 'new-blood']

describe('the catalogue', () => {
  it('knows every official card, each under a key and a number of its own, by number', () => {
    expect([rows.filter(belongsInCrypt).length, rows.length]).toEqual([1785, 4149])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const keys = rows.map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)].sort())
    expect(rows.filter(facts => belongsInCrypt(facts) !== isCrypt(facts.id))).toEqual([])
  })

  it('finds a card by its key and its number, and says which key it does not know', () => {
    expect(factsOf('govern-the-unaligned')).toMatchObject({ id: 100845, disciplines: ['dom'], bloodCost: 1 })
    expect([catalogue.keyOf(100845), catalogue.keyOf(1)]).toEqual(['govern-the-unaligned', undefined])
    expect(() => factsOf('govern')).toThrow(/"govern"/)
    expect(rows.filter(facts => catalogue.get(facts.key) !== facts)).toEqual([])
    const none = ['', '0', '419', 'govern', 'fame-', 'zzz', '\n', '\t', 'fame\t100698']
    expect(none.filter(key => catalogue.has(key) || catalogue.get(key))).toEqual([])
    expect(rows.filter(({ key, id }) => catalogue.keyOf(id) !== key)).toEqual([])
    // The first and the last line, and a list of one.
    const list = 'b\t2\tB\tMaster'
    expect(['a', 'b', 'c'].map(key => factsIn(list).get(key)?.id)).toEqual([undefined, 2, undefined])
  })

  it('says when it is asked before it is loaded, and is loaded once', () => {
    const cards = factsIn()
    expect(() => cards.get('b')).toThrow('not loaded')
    expect(() => cards.size).toThrow('not loaded')
    cards.fill('b\t2\tB\tMaster')
    cards.fill('c\t3\tC\tMaster')
    expect([...cards.keys()]).toEqual(['b'])
  })

  it('takes a card beside those of the list, until it is dropped', () => {
    const cards = factsIn('b\t2\tB\tMaster')
    cards.put({ id: 1, key: 'a', name: 'A', types: ['Event'] })
    expect([cards.size, cards.get('a')?.name, [...cards.keys()]]).toEqual([2, 'A', ['b', 'a']])
    cards.drop('a')
    expect([cards.size, cards.get('a'), [...cards.keys()]]).toEqual([1, undefined, ['b']])
  })

  it('is a map as any other', () => {
    expect(catalogue.size).toBe(rows.length)
    expect([...catalogue.keys()]).toEqual(rows.map(({ key }) => key))
    expect(new Map(catalogue).get('fame')).toBe(catalogue.get('fame'))
    const seen: string[] = []
    catalogue.forEach((facts, key, all) => seen.push(`${facts.key === key && all === catalogue}`))
    expect(new Set(seen)).toEqual(new Set(['true']))
  })

  it('a library card is whole once it is defined, a crypt card also by its row alone, and what is not known never', () => {
    for (const { key } of rows.filter(facts => !belongsInCrypt(facts)))
      expect([key, isWhole(key)]).toEqual([key, definitions.has(key)])
    expect(['ashley', 'alexander-silverson', 'aabbt-kindred', 'no-such-vampire', '__proto__'].map(isWhole)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
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
    ['Béatrice "Oracle171" Tremblay', 'beatrice-oracle171-tremblay'],
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
    expect(words.length).toBeGreaterThan(20_000)
    const names = /(?:, Esq|^CrimethInc|D\.C|^[CT]\.J)\.$|^(?:Judgment: Death to|Pentex™ Loves|Screw|Behind|Up) .*!$/
    expect(words.filter(text => text.length > 50 || (/[\n.?]$| .*!$/.test(text) && !names.test(text)))).toEqual([])
  })

  it('gives each row what its type has', () => {
    const incomplete = rows.filter(facts =>
      belongsInCrypt(facts)
        ? (facts.group === undefined && !OF_ANY_GROUP.includes(facts.key)) ||
          !facts.capacity ||
          !facts.clan ||
          (facts.sect === undefined) !== facts.types.includes('Imbued') ||
          !facts.disciplines ||
          'city' in facts !== ['prince', 'baron', 'archbishop'].includes(facts.title ?? '')
        : facts.group !== undefined ||
          facts.capacity !== undefined ||
          facts.title !== undefined ||
          facts.types.some(type => type === 'Ally' || type === 'Retainer') !== (facts.life !== undefined),
    )
    expect(incomplete).toEqual([])
    expect(new Set(rows.flatMap(({ clan, clans = [] }) => [...(clan === undefined ? [] : [clan]), ...clans]))).toEqual(
      new Set([...clans, ...CREEDS]),
    )
  })

  it('is the same row when it is written and read again', () => {
    for (const key of catalogue.keys()) {
      const row = catalogue.rowOf(key)!
      expect(rowOf(lineOf(row))).toEqual(row)
    }
    const odd: CardRow = {
      id: 1,
      key: 'a',
      name: 'A',
      types: ['Vampire'],
      disciplines: [],
      asVampire: { disciplines: [] },
    }
    expect(rowOf(lineOf(odd))).toEqual(odd)
  })
})

describe('what is put right by hand', () => {
  it.each(exceptions.map(one => [one.reason, one] as const))('%s', (reason, { id, facts }) => {
    const { key, name } = factsOf(catalogue.keyOf(id)!)
    expect(reason).toContain(name)
    expect(factsOf(key)).toMatchObject(facts)
  })
})

/** What the imbued have for a clan. */
const CREEDS = ['Avenger', 'Defender', 'Innocent', 'Judge', 'Martyr', 'Redeemer', 'Visionary']

describe('against rows that were written by hand', () => {
  it.each(byHand.map(facts => [facts.name, facts] as const))('%s', (_, facts) => {
    expect(unordered(factsOf(facts.key))).toEqual(unordered(facts))
  })
})

/** Disciplines and keywords have no order. */
const unordered = (facts: CardFacts): CardFacts => ({
  ...facts,
  ...(facts.disciplines && { disciplines: facts.disciplines.toSorted() }),
  ...(facts.keywords && { keywords: facts.keywords.toSorted() }),
})
