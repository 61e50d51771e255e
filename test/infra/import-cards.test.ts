import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officialFrom } from '../../functions/games/official.ts'
import { build } from '../../infra/build.ts'
import { importCards } from '../../infra/import-cards.ts'
import { readRegister, writeRegister } from '../../shared/cards/register.ts'
import { scratch, write } from './scratch.ts'

/** Made up: what is printed on real cards is no part of the repository. */
const crypt = [
  {
    id: 299_001,
    name: 'Someone Newer',
    type: 'Vampire',
    clan: 'Toreador',
    group: 7,
    capacity: 5,
    disciplines: ['aus'],
    text: 'Made up.',
    sets: ['X:1'],
  },
  { id: 299_002, name: 'Someone Newer', group: 7, capacity: 6, adv: true, aka: ['Somebody'], text: 'Made up, too.' },
  { id: 299_003, name: 'Of Any', group: 'ANY', capacity: 3, text: '' },
]
const library = [
  { id: 199_001, name: 'Something Newer', types: ['Master'], capacity: '+1', banned: '2027-01-01', text: 'Made up.' },
  { id: 100_518, name: 'Deflection', types: ['Reaction'], text: 'Not what is printed.' },
]

function files(): { folder: string; paths: string[] } {
  const folder = scratch()
  write(folder, { 'crypt.json': JSON.stringify(crypt), 'library.json': JSON.stringify({ cards: library }) })
  return { folder, paths: [join(folder, 'crypt.json'), join(folder, 'library.json')] }
}

describe('importing the official card list', () => {
  it('makes the names of newer cards known, and the wordings', async () => {
    const { folder, paths } = files()
    const made = await importCards(paths, { dataDir: join(folder, 'data') })
    expect(made).toEqual({ file: join(folder, 'data', 'cards.json'), cards: 5 })
    const { names, wordingOf } = await officialFrom({ CARD_LIST: made.file })()
    expect(names.named('someone newer')).toMatchObject([
      { id: 299_001, crypt: true, group: 7, capacity: 5 },
      { id: 299_002, advanced: true },
    ])
    expect(names.named('Somebody')).toMatchObject([{ id: 299_002 }])
    expect(names.named('Something Newer')).toMatchObject([{ id: 199_001, crypt: false, banned: true }])
    expect(names.byId.get(299_003)).not.toHaveProperty('group')
    expect([wordingOf(299_001), wordingOf(199_001), wordingOf(100_001)]).toEqual(['Made up.', 'Made up.', undefined])
    expect(names.named('Fame')).toMatchObject([{ key: 'fame' }])
    expect(names.named('Gilbert Duane')).toHaveLength(2)
  })

  it('is done again in place of what was there', async () => {
    const { folder, paths } = files()
    const dataDir = join(folder, 'data')
    await importCards(paths, { dataDir })
    const { file } = await importCards(paths.slice(1), { dataDir })
    expect([(await officialFrom({ CARD_LIST: file })()).names.named('Of Any'), existsSync(`${file}.new`)]).toEqual([
      [],
      false,
    ])
  })

  it.each<[string, string, RegExp]>([
    ['not JSON', '{', /list\.json is not JSON/],
    ['no list', '{"name":"x"}', /neither a list nor/],
    [
      'a card without a name',
      '[{"id":100001,"name":"Fame","text":""},{"id":100002}]',
      /card 2 lacks an id of six digits or a name/,
    ],
    ['a number that is none', '[{"id":"100001","name":"Fame"}]', /card 1 /],
    ['a number twice', '[{"id":100001,"name":"Fame"},{"id":100001,"name":"Other"}]', /100001 \(Other\) is there twice/],
  ])('says what is wrong with a file that is %s, and writes nothing', async (_, text, message) => {
    const folder = scratch()
    write(folder, { 'list.json': text })
    await expect(importCards([join(folder, 'list.json')], { dataDir: join(folder, 'data') })).rejects.toThrow(message)
    expect(existsSync(join(folder, 'data', 'cards.json'))).toBe(false)
  })

  it('says which file is not there', async () => {
    await expect(importCards([join(scratch(), 'gone.json')], { dataDir: scratch() })).rejects.toThrow(
      /gone\.json cannot be read/,
    )
  })

  it('is not needed: without it all names of the register are known, and no wording', async () => {
    const { names, wordingOf } = await officialFrom({ CARD_LIST: join(scratch(), 'cards.json') })()
    expect([names.byId.size > 4000, wordingOf(100_518)]).toEqual([true, undefined])
  })

  it('lies in a folder that git does not see', () => {
    expect(readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n')).toContain('.data/')
  })
})

describe('what is deployed with the API', () => {
  it('is the register, and an imported list only when it is named', async () => {
    const { folder, paths } = files()
    const { file } = await importCards(paths, { dataDir: folder })
    const entries = { http: 'functions/games/hash.ts' }
    await expect(build({ outdir: join(folder, 'dist'), entries })).rejects.toThrow('must export handler')
    write(folder, { 'lambda.ts': 'export const handler = (): number => 1\n' })
    const built = async (cards?: string) => {
      await build({ outdir: join(folder, 'dist'), entries: { http: join(folder, 'lambda.ts') }, cards })
      return ['register.tsv', 'cards.json'].map(name => existsSync(join(folder, 'dist/http', name)))
    }
    expect([await built(), await built(file), await built()]).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ])
  })
})

it('the register is written as it is read', () => {
  const text = readFileSync(new URL('../../shared/cards/register.tsv', import.meta.url), 'utf8')
  expect(writeRegister(readRegister(text))).toBe(text)
})

/** The official list lies beside the repository and is no part of it. */
const shelf = ['crypt', 'library'].map(
  name => new URL(`../../../shared/data/cards/${name}.json`, import.meta.url).pathname,
)
it.runIf(shelf.every(file => existsSync(file)))('the register is that of the official list', async () => {
  const register = join(scratch(), 'register.tsv')
  await importCards(shelf, { register })
  expect(readFileSync(register, 'utf8')).toBe(
    readFileSync(new URL('../../shared/cards/register.tsv', import.meta.url), 'utf8'),
  )
})
