import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handle } from 'hono/aws-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../functions/http/app.ts'
import { documentMade } from '../../functions/local/made-document.ts'
import { openFrontDoor, type FrontDoor } from '../../functions/local/front-door.ts'
import { officialFrom, type OpenOfficial } from '../../functions/games/official.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Card as CardSchema, CardList, CardPage } from '../../shared/api/cards.ts'
import { createClient } from '../../shared/api/client.ts'
import { catalogue, definitions, isWhole } from '../../shared/cards/index.ts'
import type * as z from 'zod'
import { expectDocumented } from './documented.ts'
import { json, problemIn, type Reply } from './world.ts'

type Card = z.infer<typeof CardSchema>
type List = z.infer<typeof CardList>
type Page = Exclude<z.infer<typeof CardPage>, { support: 'unknown' }>

/** Over sockets, as the gateway would call it. */
let door: FrontDoor
async function open(official?: OpenOfficial): Promise<FrontDoor> {
  const app = createApp({
    document: documentMade,
    store: openMemoryStore(),
    verify: async () => null,
    clock: () => '2027-01-04T12:00:00.000Z',
    random: bytes => new Uint8Array(bytes),
    build: 'b1',
    ...(official && { official }),
  })
  const handler = handle(app)
  return openFrontDoor({
    port: 0,
    handler: async (event, context) => Reflect.apply(handler, undefined, [event, context]) as unknown,
  })
}
beforeAll(async () => {
  door = await open()
})
afterAll(() => door.close())

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const response = await fetch(`${door.url}/v1${path}`, { method, headers })
  const reply = { status: response.status, text: await response.text(), headers: response.headers }
  expectDocumented(method, path, reply)
  return reply
}
async function list(query: Record<string, string | number>): Promise<List> {
  const reply = await get(
    `/cards?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`,
  )
  expect(reply.status, reply.text).toBe(200)
  return json<List>(reply)
}
/** All pages of it. */
async function all(query: Record<string, string | number>): Promise<Card[]> {
  const cards: Card[] = []
  let cursor: string | null = ''
  for (let page = 0; page < 100 && cursor !== null; page++) {
    const found = await list({ limit: 100, ...query, ...(cursor !== '' && { cursor }) })
    cards.push(...found.cards)
    cursor = found.cursor
  }
  return cards
}
const keys = async (query: Record<string, string | number>): Promise<string[]> =>
  (await all(query)).map(({ key }) => key)
const namesOf = (cards: Card[]): string[] => cards.map(({ name }) => name)

describe('all cards', () => {
  it('come by name and in pages, each card once, with the decks one can play', async () => {
    const first = json<List>(await get('/cards'))
    expect([first.cards.length, first.total]).toEqual([50, catalogue.size])
    expect(first.decks.map(({ key }) => key).sort()).toEqual([
      'malkavian',
      'nosferatu',
      'toreador',
      'tremere',
      'ventrue',
    ])
    for (const limit of [77, 100]) {
      const cards = await all({ limit })
      expect(cards.map(({ key }) => key).sort()).toEqual([...catalogue.keys()].sort())
      expect(cards.slice(0, 50).map(({ key }) => key)).toEqual(first.cards.map(({ key }) => key))
    }
  })

  it('say of each card how far it is and what it does', async () => {
    for (const { key, support, text } of await all({})) {
      expect([key, support]).toEqual([key, definitions.has(key) || support === 'whole' ? 'whole' : 'facts-only'])
      expect(
        text.filter(line => line === '' || /undefined|NaN|\[object/.test(line)),
        key,
      ).toEqual([])
      expect(text.length, key).toBeGreaterThan(0)
    }
  })

  it('the last page has no next, even when it is full', async () => {
    const { total } = await list({ clan: 'Kiasyd' })
    expect(total).toBeGreaterThan(4)
    expect((await list({ clan: 'Kiasyd', limit: total })).cursor).toBeNull()
    expect((await list({ clan: 'Kiasyd', limit: total - 1 })).cursor).not.toBeNull()
  })
})

describe('a search', () => {
  it.each([
    ['deflection', ['deflection']],
    ['DEFLEC', ['deflection']],
    ['Déflexion', ['deflection']],
    ['desviacion', ['deflection']],
    ['Flavio Goncalves', ['flavio-goncalves']],
    ['Barrens, The', ['the-barrens']],
    ['pentex subversion', ['pentex-subversion']],
    ['xaviar', ['xaviar', 'xaviar-advanced']],
    ['no such card', []],
    ['...', []],
    ['constructor', []],
    ['__proto__', ['irregular-protocol', 'the-platinum-protocol']],
  ])('by name: %s', async (name, expected) => expect((await keys({ name })).sort()).toEqual(expected))

  it('by a part of a name finds all that have it', async () => {
    expect(namesOf(await all({ name: 'hunting ground' })).length).toBeGreaterThanOrEqual(5)
    expect(namesOf(await all({ name: 'ground' }))).toEqual(
      expect.arrayContaining(['Academic Hunting Ground', 'Uptown Hunting Ground']),
    )
  })

  it('by type', async () => {
    for (const type of ['Vampire', 'Reaction', 'Political Action', 'Equipment']) {
      const found = await all({ type })
      expect(found.map(({ key }) => key).sort()).toEqual(
        [...catalogue.values()]
          .filter(card => card.types.some(one => one === type))
          .map(({ key }) => key)
          .sort(),
      )
    }
    expect(await keys({ type: 'Reaction' })).toContain('scalpel-tongue')
    expect(await keys({ type: 'Action Modifier' })).toContain('scalpel-tongue')
  })

  it('by Discipline: small letters for all that have it, capitals for the superior level of vampires', async () => {
    const some = await keys({ discipline: 'dom' }),
      superior = await keys({ discipline: 'DOM' })
    expect(some).toEqual(expect.arrayContaining(['deflection', 'ayelech', 'oshri-dahan', 'alice-chen']))
    expect(superior).toEqual(expect.arrayContaining(['deflection', 'ayelech']))
    expect(superior.filter(key => ['oshri-dahan', 'alice-chen'].includes(key))).toEqual([])
    expect(some).toEqual(expect.arrayContaining(superior))
    expect(await keys({ discipline: 'zzz' })).toEqual([])
  })

  it('by clan, of vampires and of what asks for it, by its name of today or of old', async () => {
    const tremere = await keys({ clan: 'tremere' })
    expect(tremere).toEqual(expect.arrayContaining(['ayelech', 'chantry', 'arcane-library']))
    expect(tremere).not.toContain('mosfair')
    expect(await keys({ clan: 'Tremere antitribu' })).toContain('mosfair')
    expect(await keys({ clan: 'Assamite' })).toEqual(await keys({ clan: 'Banu Haqim' }))
    expect(await keys({ clan: 'Banu Haqim' })).toContain('alu')
  })

  it('by capacity, one or a span', async () => {
    const capacities = async (capacity: string): Promise<(number | undefined)[]> =>
      [...new Set((await all({ capacity })).map(card => card.capacity))].toSorted()
    expect([await capacities('4'), await capacities('7-9'), await capacities('9-7'), await capacities('0')]).toEqual([
      [4],
      [7, 8, 9],
      [],
      [],
    ])
    expect(await keys({ capacity: '8', clan: 'Ventrue' })).toContain('alexa-draper')
    for (const bad of ['x', '4-', '-4', '1-2-3', '100'])
      expect((await get(`/cards?capacity=${bad}`)).status, bad).toBe(400)
  })

  it('by words of what a card does', async () => {
    const unlocking = await all({ text: 'Unlock stealth' })
    expect(unlocking.length).toBeGreaterThan(0)
    for (const { text } of unlocking) expect(text.join(' ').toLowerCase()).toMatch(/unlock.*stealth|stealth.*unlock/s)
    expect((await all({ text: 'unlock' })).length).toBeGreaterThan(unlocking.length)
    expect(await keys({ text: 'unlock nothingofthekind' })).toEqual([])
    expect(await keys({ text: '?' })).toEqual([])
  })

  it('by how far a card is', async () => {
    const unwritten = [...catalogue.keys()].filter(key => !isWhole(key)),
      [first] = unwritten as [string]
    expect((await keys({ support: 'facts-only' })).sort()).toEqual(unwritten.sort())
    expect(await keys({ support: 'whole', keys: first })).toEqual([])
    expect(json<Page>(await get(`/cards/${first}`))).toMatchObject({ support: 'facts-only' })
    expect(await keys({ support: 'whole', name: 'deflection' })).toEqual(['deflection'])
    expect(await keys({ support: 'facts-only', name: 'deflection' })).toEqual([])
  })

  it('narrows with each word more', async () => {
    const query = { type: 'Reaction', discipline: 'dom', text: 'bleed' }
    const found = await keys(query)
    expect(found).toContain('deflection')
    for (const leave of ['type', 'discipline', 'text']) {
      const wider = await keys(Object.fromEntries(Object.entries(query).filter(([name]) => name !== leave)))
      expect(wider).toEqual(expect.arrayContaining(found))
      expect(wider.length).toBeGreaterThan(found.length)
    }
    expect(await list({ ...query, clan: 'Ventrue' })).toMatchObject({ cards: [], total: 0, cursor: null })
  })

  it.each([
    'type=Spell',
    'type=',
    'type=vampire',
    'discipline=Dom',
    'discipline=do',
    'discipline=dom,obf',
    'name=',
    'clan=',
    'text=',
    'support=unknown',
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1.5',
    `name=${'x'.repeat(81)}`,
    `text=${'x'.repeat(201)}`,
    'colour=red',
    '__proto__=1',
    'cursor=',
    'cursor=%00',
    'cursor=eA',
    `cursor=${'x'.repeat(513)}`,
    `cursor=${Buffer.from('Deflection 100518').toString('base64url')}`,
    `cursor=${Buffer.from('deflection 100518').toString('base64url')}==`,
    'name=a&name=b',
  ])('for %s is refused', async query => {
    expect(problemIn(await get(`/cards?${query}`))).toMatchObject({ status: 400, code: 'invalid-request' })
  })
})

describe('a card', () => {
  it('is found by its key and by its official number, with its facts, what it does, and where rulings stand', async () => {
    const byKey = await get('/cards/deflection'),
      page = json<Page>(byKey)
    expect(page).toMatchObject({
      key: 'deflection',
      name: 'Deflection',
      types: ['Reaction'],
      disciplines: ['dom'],
      support: 'whole',
    })
    expect((await get(`/cards/${page.id}`)).text).toBe(byKey.text)
    expect(page.text.join('\n')).toMatch(/\[dom\].*\[DOM\]/s)
    expect(page.rulings.length).toBeGreaterThan(0)
    for (const { id, link } of page.rulings) {
      expect(id).toMatch(/^[A-Z]{3} [\w-]+$/)
      expect(new URL(link).protocol).toBe('https:')
    }
  })

  it('of few words is whole, too', async () => {
    expect(json<Page>(await get('/cards/ashley'))).toMatchObject({ support: 'whole', capacity: 3 })
  })

  it.each([
    'nothing-of-the-kind',
    '999999',
    '1',
    '100518x',
    'Deflection',
    '__proto__',
    'constructor',
    '%00',
    'x'.repeat(81),
  ])('%s is not found', async card => {
    expect(problemIn(await get(`/cards/${card}`))).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('cannot be written', async () => {
    expect((await get('/cards/deflection', {}, 'DELETE')).headers.get('allow')).toBe('GET')
  })
})

describe('beside the official list', () => {
  const newer = { id: 199_999, name: 'Newer Than This' }
  let folder = '',
    other: FrontDoor
  const answer = async (path: string): Promise<Reply> => {
    const response = await fetch(`${other.url}/v1${path}`),
      reply = { status: response.status, text: await response.text(), headers: response.headers }
    expectDocumented('GET', path, reply)
    return reply
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'praxis-cards-'))
    const file = join(folder, 'cards.json')
    await writeFile(
      file,
      JSON.stringify({
        cards: [
          { id: catalogue.get('deflection')!.id, name: 'Deflection', crypt: false, text: 'As it is printed.' },
          { ...newer, crypt: false, text: '' },
        ],
      }),
    )
    const official = officialFrom({ CARD_LIST: file })
    other = await open(official)
  })
  afterAll(async () => {
    await other.close()
    await rm(folder, { recursive: true })
  })

  it('a card that the build does not know is said to be unknown, and has no key to be found by', async () => {
    const reply = await answer(`/cards/${newer.id}`)
    expect([reply.status, json(reply)]).toEqual([200, { ...newer, support: 'unknown', wording: '' }])
    expect((await get(`/cards/${newer.id}`)).status).toBe(404)
    expect((await answer('/cards/999999')).status).toBe(404)
    expect(json<List>(await answer('/cards')).total).toBe(catalogue.size)
  })

  it('what is printed is served where the operator has imported it, and nowhere else', async () => {
    const imported = await answer('/cards/deflection'),
      plain = await get('/cards/deflection')
    expect(json(imported)).toEqual({ ...json(plain), wording: 'As it is printed.' })
    expect(imported.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(json<object>(await answer('/cards/bonding'))).not.toHaveProperty('wording')
  })
})

describe('what anybody may keep', () => {
  it.each(['/cards', '/cards?name=deflection&limit=2', '/cards/deflection'])('%s', async path => {
    const first = await get(path),
      etag = first.headers.get('etag')!
    expect([
      first.headers.get('cache-control'),
      first.headers.get('vary'),
      first.headers.get('content-language'),
    ]).toEqual(['public, max-age=300', 'Accept-Language', 'en'])
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'if-none-match': etag, authorization: 'Bearer of.a.stranger' })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('is named by what was asked for, in whatever order', async () => {
    const etag = async (path: string): Promise<string | null> => (await get(path)).headers.get('etag')
    expect(await etag('/cards?name=a&type=Master')).toBe(await etag('/cards?type=Master&name=a'))
    const different = [
      '/cards',
      '/cards?name=a',
      '/cards?name=b',
      '/cards?clan=a',
      '/cards?limit=3',
      '/cards/deflection',
      '/cards/bonding',
    ]
    expect(new Set(await Promise.all(different.map(etag))).size).toBe(different.length)
  })
})

describe('in the language of the reader', () => {
  const french = { 'accept-language': 'fr-CA, en;q=0.5' }

  it('says what a card is called and does, under a tag of its own', async () => {
    const reply = await get('/cards/deflection', french),
      page = json<Page>(reply),
      plain = await get('/cards/deflection')
    expect([page.name, page.called, json<Page>(plain).called]).toEqual(['Deflection', 'Déflexion', undefined])
    expect(page.text.slice(0, 2)).toEqual([
      'Réaction. Coûte 1 point de sang.',
      'Utilisable seulement si un serviteur vous mord.',
    ])
    expect([reply.headers.get('content-language'), reply.headers.get('vary')]).toEqual(['fr', 'Accept-Language'])
    expect(reply.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect((await get('/cards/deflection', { ...french, 'if-none-match': reply.headers.get('etag')! })).status).toBe(
      304,
    )
    expect((await get('/cards/deflection', { 'if-none-match': reply.headers.get('etag')! })).status).toBe(200)
  })

  it('names a card that has no other name as in English', async () => {
    expect(json<Page>(await get('/cards/majesty', french)).called).toBe('Majesté')
    expect(json<Page>(await get('/cards/ayelech', french))).not.toHaveProperty('called')
  })

  it('names clan, sect and title where they are called otherwise, and finds a clan by either name', async () => {
    const vampire = json<Page>(await get('/cards/andi-liu', { 'accept-language': 'pt-BR' }))
    expect([vampire.clan, vampire.sect, vampire.title, vampire.words]).toEqual([
      'Malkavian',
      'Camarilla',
      'prince',
      { clan: 'Malkaviano', title: 'príncipe' },
    ])
    expect(json<Page>(await get('/cards/andi-liu'))).not.toHaveProperty('words')
    const found = async (clan: string): Promise<number> =>
      json<List>(await get(`/cards?clan=${encodeURIComponent(clan)}`, french)).total
    expect([await found('malkavien'), await found('Malkavien antitribu')]).toEqual([
      await found('Malkavian'),
      await found('Malkavian antitribu'),
    ])
    expect(await found('malkavien')).toBeGreaterThan(3)
  })

  it('looks for words in that language', async () => {
    const found = async (text: string, headers: Record<string, string>): Promise<string[]> =>
      json<List>(await get(`/cards?${new URLSearchParams({ text, limit: '100' }).toString()}`, headers)).cards.map(
        ({ key }) => key,
      )
    expect(await found('nouvelle cible morsure', french)).toContain('deflection')
    expect(await found('nouvelle cible morsure', {})).toEqual([])
    expect(await found('new target bleed', french)).toEqual([])
    expect(await found('new target bleed', {})).toContain('deflection')
  })
})

it('the client asks for cards without a token', async () => {
  const client = createClient({ url: door.url, fetch, newKey: () => 'k', wait: async () => {} })
  const { body, etag } = await client.call('cards', { query: { name: 'deflection', limit: 1 } })
  expect(body!.cards.map(({ key }) => key)).toEqual(['deflection'])
  expect((await client.call('card', { params: { card: 'deflection' } })).body).toMatchObject({
    support: 'whole',
    rulings: expect.arrayContaining([expect.objectContaining({ link: expect.stringMatching(/^https:/) })]),
  })
  expect((await client.call('cards', { query: { name: 'deflection', limit: 1 }, etag })).status).toBe(304)
})
