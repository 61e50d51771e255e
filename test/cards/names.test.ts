import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { folded, knownNames, loose, nameIndex, type NamedCard } from '../../shared/cards/names.ts'
import { translations } from '../../shared/cards/translations.ts'

const { named, near, byId } = knownNames
const keysOf = (cards: readonly NamedCard[]): (string | undefined)[] => cards.map(({ key }) => key)

describe('a card is found', () => {
  it('by its own name and its number, every one of them', () => {
    for (const { id, key, name } of catalogue.values()) {
      expect(keysOf(named(name))).toContain(key)
      expect(byId.get(id)?.key).toBe(key)
    }
  })

  it.each([
    ['anarch troublemaker', 'anarch-troublemaker'],
    ['Anarch Troublemaker, The', 'anarch-troublemaker'],
    ['The Anarch Troublemaker', 'anarch-troublemaker'],
    ['Barrens, The', 'the-barrens'],
    ['BARRENS', 'the-barrens'],
    ['Flavio Goncalves', 'flavio-goncalves'],
    ['Horst von Bruhl', 'horst-von-bruhl'],
    ['Pentex(TM) Subversion', 'pentex-subversion'],
    ['Pentex Subversion', 'pentex-subversion'],
    ['PENTEX™ SUBVERSION', 'pentex-subversion'],
    ['Cats’ Guidance', 'cats-guidance'],
    ['Resist Earths Grasp', 'resist-earths-grasp'],
    ['44 Magnum', '44-magnum'],
    ['Dr Stephen Norton', 'dr-stephen-norton'],
    ['Min seo', 'min-seo'],
    ['Minseo', 'min-seo'],
    ['Smiling Jack, Anarch', 'smiling-jack-the-anarch'],
    ['Second Tradition - Domain', 'second-tradition-domain'],
  ])('as %s', (name, key) => {
    expect(keysOf(named(name))).toEqual([key])
  })

  it.each([
    ['Déflexion', 'deflection'],
    ['Desviación', 'deflection'],
    ['Deflexão', 'deflection'],
    ['Deflettere', 'deflection'],
    ['deflexao', 'deflection'],
    ['École, terrain de chasse', 'academic-hunting-ground'],
    ['La Douairière', 'the-dowager'],
    ['Viuda', 'the-dowager'],
    ['Viúva, A', 'the-dowager'],
    ["Smiling Jack, l'Anarch", 'smiling-jack-the-anarch'],
    ['Smiling Jack, l’anarch', 'smiling-jack-the-anarch'],
    ["Smiling Jack, L'Anarchico", 'smiling-jack-the-anarch'],
    ['Gorgée de vitæ', 'taste-of-vitae'],
    ['Gorgee de vitae', 'taste-of-vitae'],
    ['O Labirinto', 'the-labyrinth'],
    ['Labirinto', 'the-labyrinth'],
    ['Pulsion monstrueuse', 'freak-drive'],
  ])('in another language, as %s', (name, key) => {
    expect(keysOf(named(name))).toEqual([key])
  })

  it('beside others of its name: the advanced one, and that of another group', () => {
    expect(keysOf(named('Xaviar'))).toEqual(['xaviar', 'xaviar-advanced'])
    expect(named('Kalinda').map(({ group }) => group)).toEqual([2, 6])
  })
})

describe('a card is not found', () => {
  it.each(['', ' ', '-', 'the', '__proto__', 'constructor', 'toString', 'Deflectio', 'no such card'])('as %j', name => {
    expect(named(name)).toEqual([])
  })
})

describe('what is like a name', () => {
  it.each([
    ['Deflectoin', 'deflection'],
    ['Govern', 'govern-the-unaligned'],
    ['Govern the Unalligned', 'govern-the-unaligned'],
    ['Telepathic Misdirecton', 'telepathic-misdirection'],
    ['Imortal Grappel', 'immortal-grapple'],
    ['Deflecsion', 'deflection'],
  ])('is offered: %s', (name, key) => {
    expect(near(name, 5)[0]?.key).toBe(key)
  })

  it('is nothing where nothing is like it, and never more than was asked for', () => {
    expect([near('', 5), near('x', 5), near('qqqq zzzz', 5)]).toEqual([[], [], []])
    expect(near('hunting ground', 2).length).toBeLessThanOrEqual(2)
  })
})

it('a name is compared without case, accents and punctuation', () => {
  expect([
    folded('Sacré-Cœur Cathedral, France'),
    folded('Bolesław Gutowski'),
    folded('Kpist m/45'),
    folded('Zoë & Ægir ™'),
  ]).toEqual(['sacre coeur cathedral france', 'boleslaw gutowski', 'kpist m 45', 'zoe and aegir'])
  expect([loose('The Barrens'), loose('Barrens, The'), loose("L'Épuisette"), loose('A')]).toEqual([
    'barrens',
    'barrens',
    'epuisette',
    'a',
  ])
})

it('an index of other cards finds those by all their names', () => {
  const index = nameIndex([{ id: 200001, name: 'Some Stranger', crypt: true, also: ['Nobody'] }])
  expect([index.named('nobody'), index.named('some stranger')].map(cards => cards.length)).toEqual([1, 1])
})

/** The rulebooks' names of the cards lie beside the repository and are no part of it. */
const table = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../shared/i18n/card-names.csv')
if (existsSync(table)) {
  it('the names in other languages are those of the rulebooks', () => {
    const rows = readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(line =>
        [...line.matchAll(/"([^"]*)"(?:,|$)|([^,]*)(?:,|$)/g)]
          .map(([, quoted, plain]) => quoted ?? plain ?? '')
          .slice(0, 5),
      )
    const foreign = rows
      .map(([en = '', ...others]) => [en, others.map(name => (name === en ? '' : name))] as const)
      .filter(([, others]) => others.some(name => name !== ''))
    expect(new Map(translations)).toEqual(new Map(foreign))
  })
} else {
  console.log('The names of the rulebooks are not there: those in other languages were not compared with them.')
}
