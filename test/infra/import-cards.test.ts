import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officialFrom } from '../../functions/games/official.ts'
import { build } from '../../infra/build.ts'
import { importCards } from '../../infra/import-cards.ts'
import type { CardRow } from '../../shared/cards/facts.ts'
import { factsIn } from '../../shared/cards/facts/facts-list.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
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

  it('is not needed: without it all names of the build are known, and no wording', async () => {
    const { names, wordingOf } = await officialFrom({ CARD_LIST: join(scratch(), 'cards.json') })()
    expect([names.byId.get(102_000)?.key, wordingOf(100_518)]).toEqual(['tourettes-voice', undefined])
  })

  it('lies in a folder that git does not see', () => {
    expect(readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n')).toContain('.data/')
  })
})

describe('what is deployed with the API', () => {
  it('is an imported list only when it is named', async () => {
    const { folder, paths } = files()
    const { file } = await importCards(paths, { dataDir: folder })
    const entries = { http: 'functions/games/hash.ts' }
    await expect(build({ outdir: join(folder, 'dist'), entries })).rejects.toThrow('must export handler')
    write(folder, { 'lambda.ts': 'export const handler = (): number => 1\n' })
    const built = async (cards?: string) => {
      await build({ outdir: join(folder, 'dist'), entries: { http: join(folder, 'lambda.ts') }, cards })
      return existsSync(join(folder, 'dist/http/cards.json'))
    }
    expect([await built(), await built(file), await built()]).toEqual([false, true, false])
  })
})

const AS_DEMON = { life: 1, strength: 1, bleed: 1, keywords: ['demon'] }
const AS_VAMPIRE = {
  ...AS_DEMON,
  keywords: ['mummy'],
  asVampire: { disciplines: ['qui', 'aus'], capacity: 3 },
}
const SECTS_AND_AGE = { requiresSect: ['Independent', 'Anarch'], requiresCapacity: 5 }
const TITLES = { requiresTitle: ['archbishop', 'priscus', 'inner circle'] }
const OLD_LAIBON = { requiresSect: ['Laibon'], requiresTraits: ['non-sterile'], requiresCapacity: 5 }

const written = async (cards: object[]): Promise<CardRow[]> => {
  const folder = scratch()
  write(folder, { 'list.json': JSON.stringify(cards) })
  const facts = join(folder, 'list.ts')
  await importCards([join(folder, 'list.json')], { facts })
  const { list } = (await import(facts)) as { list: string }
  const read = factsIn(list)
  return [...read.keys()].map(key => read.rowOf(key)!)
}

describe('the facts of a new release', () => {
  const vampire = (id: number, name: string, more: object) => ({
    id,
    name,
    type: 'Vampire',
    clan: 'Toreador',
    capacity: 5,
    disciplines: ['aus'],
    sect: 'Camarilla',
    text: 'Camarilla.',
    ...more,
  })

  it('are sorted by key, and a later card of a name gets a key of its own', async () => {
    const rows = await written([
      vampire(299_003, 'Somebody', { group: 8, adv: true }),
      vampire(299_002, 'Somebody', { group: 8, aka: ['Someone `Else`'] }),
      vampire(299_001, 'Somebody', { group: 7, banned: '2027-01-01' }),
      vampire(299_004, 'Somebody', { group: 8 }),
    ])
    expect(rows.map(({ id, key, also, banned }) => [id, key, also, banned])).toEqual([
      [299_001, 'somebody', undefined, true],
      [299_004, 'somebody-299004', undefined, undefined],
      [299_002, 'somebody-8', ['Someone `Else`'], undefined],
      [299_003, 'somebody-advanced', undefined, undefined],
    ])
  })

  it('leave a card the key it has in games, whatever it is called now', async () => {
    const [fame] = await written([{ id: 100_698, name: 'Fame Again', types: ['Master'], text: '' }])
    expect(fame).toMatchObject({ key: 'fame', name: 'Fame Again' })
  })

  it('say of a vampire whether more is printed on it', async () => {
    const rows = await written([
      vampire(299_001, 'A', { title: 'prince', city: 'Q', text: 'Camarilla Prince of Q: +1 bleed.' }),
      vampire(299_002, 'B', { text: 'Camarilla: +1 hunt.' }),
    ])
    expect(rows.map(({ bleed, plain }) => [bleed, plain])).toEqual([
      [2, true],
      [undefined, undefined],
    ])
  })

  it('need the type of every card', async () => {
    await expect(written([{ id: 199_001, name: 'A', text: '' }])).rejects.toThrow('199001 (A) has no type')
  })

  it.each<[string, object]>([
    ['Requires a ready Independent or anarch vampire with capacity 5 or more.', SECTS_AND_AGE],
    ['Requires an archbishop, priscus, or Inner Circle member.', TITLES],
    ['Requires a non-sterile Laibon with a capacity above 4.', OLD_LAIBON],
    ['Requires a ready, titled, non-Red List vampire.', { requiresTraits: ['non-red list'] }],
    ['Requires a ready Seraph.', { requiresTraits: ['seraph'] }],
    ['Requires a ready minion with flight.', { requiresTraits: ['flight'] }],
    ['Requires a Laibon or non-titled vampire.', {}],
    ['Requires a <Kerrie>.', {}],
  ])('hold of what a card requires what a row can: %s', async (text, expected) => {
    const [row] = await written([{ id: 199_001, name: 'A', types: ['Action'], text }])
    expect(row).toEqual({ id: 199_001, key: 'a', name: 'A', types: ['Action'], ...expected })
  })
})

describe('the facts of an ally', () => {
  it.each<[string, object]>([
    [
      'Unique mage with 3 life. 0 strength, 2 bleed.',
      { unique: true, life: 3, strength: 0, bleed: 2, keywords: ['mage'] },
    ],
    ['Gargoyle creature with 4 life. 3 strength, 0 bleed.', { life: 4, strength: 3, bleed: 0 }],
    [
      'Mummy with 1 life. 1 strength, 1 bleed.\nA can play cards requiring basic Quietus [qui] and/or basic Auspex [aus] as a vampire with capacity 3.',
      AS_VAMPIRE,
    ],
    ['Demon with 1 life. 1 strength, 1 bleed.\n[AUS] A can play cards requiring Auspex [aus] as a vampire.', AS_DEMON],
    [
      'Demon with 1 life. 1 strength, 1 bleed.\nA can play non-ally cards requiring Auspex [aus] as a vampire.',
      AS_DEMON,
    ],
  ])('%s', async (text, expected) => {
    const [row] = await written([{ id: 199_001, name: 'A', types: ['Ally'], text }])
    expect(row).toEqual({ id: 199_001, key: 'a', name: 'A', types: ['Ally'], ...expected })
  })
})

/** The official list lies beside the repository and is no part of it. */
const shelf = ['crypt', 'library'].map(
  name => new URL(`../../../shared/data/cards/${name}.json`, import.meta.url).pathname,
)
it.runIf(shelf.every(file => existsSync(file)))('the facts are those of the official list', async () => {
  const facts = join(scratch(), 'list.ts')
  expect(await importCards(shelf, { facts })).toEqual({ file: facts, cards: catalogue.size })
  expect(readFileSync(facts, 'utf8')).toBe(
    readFileSync(new URL('../../shared/cards/facts/all-cards.ts', import.meta.url), 'utf8'),
  )
})
