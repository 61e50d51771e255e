import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { DeckDifference, DeckVersions, KeptDeck, KeptDeckList, NearestDeck } from '../../shared/api/kept-decks.ts'
import { factsOf } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { linkTo } from '../../shared/decks/links.ts'
import { changed, playerPartition } from '../../functions/desk/desk-items.ts'
import { shelfOf } from '../../functions/games/kept-decks.ts'
import { strangeCard } from '../decks/sample-lists.ts'
import { watched } from '../http/full-world.ts'
import { json, openWorld, problemIn, type Caller, type Reply, type World } from '../http/world.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'

type Kept = z.infer<typeof KeptDeckList>['decks'][number]
const list = (...more: string[]): string =>
  [...decks.ventrue.crypt, ...decks.ventrue.library].map(([n, key]) => `${n}x ${factsOf(key).name}`).join('\n') +
  (more.length > 0 ? `\n${more.join('\n')}` : '')

const keep = (caller: Caller, body: object, key?: string): Promise<Reply> => caller.post('/me/decks', body, key)
const shelf = async (caller: Caller): Promise<Kept[]> =>
  json<z.infer<typeof KeptDeckList>>(await caller.get('/me/decks')).decks
const whole = async (caller: Caller, id: string, version = ''): Promise<z.infer<typeof KeptDeck>> =>
  json(await caller.get(`/me/decks/${id}${version}`))
const etagOf = async (caller: Caller, id: string): Promise<string> =>
  (await caller.get(`/me/decks/${id}`)).headers.get('etag')!
const next = async (caller: Caller, id: string, text: string, etag?: string): Promise<Reply> =>
  caller.post(`/me/decks/${id}/versions`, { list: text }, undefined, { 'if-match': etag ?? (await etagOf(caller, id)) })

async function opened(): Promise<{ world: World; ann: Caller; ben: Caller }> {
  const world = await openWorld()
  return { world, ann: world.as('ann'), ben: world.as('ben') }
}

describe('a deck that is kept', () => {
  it('is its owner’s alone, with the text as it was given, what is said of it, and a link that holds it', async () => {
    const { ann, ben } = await opened()
    const made = await keep(ann, { list: `Deck Name: Princes\n\n${list()}` })
    expect(made.status).toBe(201)
    const { id } = json<Kept>(made)
    expect(json<Kept>(made)).toMatchObject({
      name: 'Princes',
      version: 1,
      clan: 'Ventrue',
      archetype: 'bleed-and-votes',
      state: 'playable',
      crypt: 12,
      library: 77,
      unclear: 0,
      missing: [],
    })
    expect(await shelf(ann)).toMatchObject([{ id, games: 0, victoryPoints: 0 }])
    const deck = await whole(ann, id)
    expect(deck).toMatchObject({
      shown: 1,
      list: `Deck Name: Princes\n\n${list()}`,
      link: linkTo('Princes', decks.ventrue),
    })
    expect(deck.report.playable.ok).toBe(true)
    expect(await shelf(ben)).toEqual([])
    // To everybody else it is not there, whatever they would do with it.
    const knocks = [
      await ben.get(`/me/decks/${id}`),
      await ben.get(`/me/decks/${id}/versions`),
      await ben.post(`/me/decks/${id}/versions`, { list: list() }, undefined, { 'if-match': '*' }),
      await ben.send('PATCH', `/me/decks/${id}`, { body: { name: 'Mine' }, headers: { 'if-match': '*' } }),
      await ben.send('DELETE', `/me/decks/${id}`),
    ]
    expect(knocks.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await whole(ann, id)).name).toBe('Princes')
  })

  it('is kept once under its key, whatever was unclear in it, and judged anew each time it is read', async () => {
    const { ann } = await opened()
    const body = { name: 'Draft', list: list('2 Freak Driv', `1x ${strangeCard.name}`) }
    const [first, again] = [await keep(ann, body, 'once'), await keep(ann, body, 'once')]
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(problemIn(await keep(ann, { ...body, name: 'Other' }, 'once')).code).toBe('key-reused')
    expect(await shelf(ann)).toMatchObject([
      { name: 'Draft', state: 'draft', unclear: 1, missing: [{ card: { key: strangeCard.key }, copies: 1 }] },
    ])
    const { id } = json<Kept>(first)
    expect((await whole(ann, id)).link).toBeNull()
    await next(ann, id, list(`1x ${strangeCard.name}`))
    expect(await shelf(ann)).toMatchObject([{ state: 'missing', version: 2 }])
    await next(ann, id, '12x Ashley\n59x Bonding')
    expect(await shelf(ann)).toMatchObject([
      { state: 'illegal', version: 3, reasons: [{ reasonCode: 'library-too-small' }] },
    ])
  })

  it('has versions, each against the one before; the last thirty stay', async () => {
    const { ann } = await opened()
    const { id } = json<Kept>(await keep(ann, { list: list() }))
    expect((await next(ann, id, list('2x Freak Drive'))).status).toBe(201)
    const { versions } = json<z.infer<typeof DeckVersions>>(await ann.get(`/me/decks/${id}/versions`))
    expect(versions).toMatchObject([
      { version: 2, changes: [{ section: 'library', card: { key: 'freak-drive' }, after: expect.any(Number) }] },
      { version: 1, changes: null },
    ])
    const [{ changes }] = versions as [(typeof versions)[number]]
    expect(changes![0]!.after - changes![0]!.before).toBe(2)
    expect((await whole(ann, id, '?version=1')).list).toBe(list())
    expect((await ann.get(`/me/decks/${id}?version=7`)).status).toBe(404)
    for (let n = 3; n <= 32; n++) await next(ann, id, list(`${n}x Bonding`))
    expect(await shelf(ann)).toMatchObject([{ version: 32, oldest: 3 }])
    expect((await ann.get(`/me/decks/${id}?version=2`)).status).toBe(404)
  })

  it('changes only as its owner saw it: a stale If-Match, or none, changes nothing', async () => {
    const { ann } = await opened()
    const { id } = json<Kept>(await keep(ann, { name: 'One', list: list() }))
    const seen = await etagOf(ann, id)
    const rename = (name: string, etag?: string): Promise<Reply> =>
      ann.send('PATCH', `/me/decks/${id}`, { body: { name }, headers: etag === undefined ? {} : { 'if-match': etag } })
    expect((await rename('Two', seen)).status).toBe(200)
    expect(problemIn(await rename('Three', seen))).toMatchObject({ status: 412, code: 'version-mismatch' })
    expect(problemIn(await rename('Three'))).toMatchObject({ status: 428, code: 'precondition-required' })
    expect(problemIn(await next(ann, id, list('1x Fame'), seen)).code).toBe('version-mismatch')
    expect(problemIn(await ann.post(`/me/decks/${id}/versions`, { list: list() })).code).toBe('precondition-required')
    const gone = await ann.send('DELETE', `/me/decks/${id}`, { headers: { 'if-match': seen } })
    expect(problemIn(gone).code).toBe('version-mismatch')
    expect(await shelf(ann)).toMatchObject([{ name: 'Two', version: 1 }])
    // In another language it is another reading, with a tag of its own that serves as well.
    const french = (await ann.get(`/me/decks/${id}`, { 'accept-language': 'fr' })).headers.get('etag')!
    const renamed = await ann.send('PATCH', `/me/decks/${id}`, {
      body: { name: 'Trois' },
      headers: { 'if-match': french, 'accept-language': 'fr' },
    })
    expect([french === (await etagOf(ann, id)), renamed.status]).toEqual([false, 200])
  })

  it('keeps the wish to be told when it can be played, until a build plays it and its owner has taken note', async () => {
    const { world, ann, ben } = await opened()
    const { id } = json<Kept>(await keep(ann, { name: 'Waits', list: list(`1x ${strangeCard.name}`) }))
    const change = (caller: Caller, body: object): Promise<Reply> =>
      caller.send('PATCH', `/me/decks/${id}`, { body, headers: { 'if-match': '*' } })
    expect(await shelf(ann)).toMatchObject([{ state: 'missing', tellWhenPlayable: false }])
    expect(json<Kept>(await change(ann, { tellWhenPlayable: true }))).toMatchObject({ tellWhenPlayable: true })
    // Another name says nothing of it, and neither does another version.
    expect(json<Kept>(await change(ann, { name: 'Waits on' }))).toMatchObject({ tellWhenPlayable: true })
    expect((await next(ann, id, list(`2x ${strangeCard.name}`))).status).toBe(201)
    expect(await shelf(ann)).toMatchObject([{ name: 'Waits on', state: 'missing', tellWhenPlayable: true }])
    const before = await shelf(ann)
    for (const wrong of ['yes', 1, null, {}])
      expect(problemIn(await change(ann, { tellWhenPlayable: wrong })).code).toBe('invalid-request')
    expect(problemIn(await change(ann, { tellWhenPlayable: false, more: 1 })).code).toBe('invalid-request')
    expect((await change(ben, { tellWhenPlayable: false })).status).toBe(404)
    expect(await shelf(ann)).toEqual(before)
    // A build that plays the card: as if the list had none that is not played.
    const stored = (await shelfOf(world.store, 'ann'))!,
      played = stored.value.decks.map(deck => ({
        ...deck,
        library: deck.library.filter(([, key]) => key !== strangeCard.key),
        crypt: deck.crypt.filter(([, key]) => key !== strangeCard.key),
      }))
    expect(stored.partition).toBe(playerPartition('ann'))
    await world.store.saveDesk([changed(stored, { decks: played })])
    expect(await shelf(ann)).toMatchObject([{ state: 'playable', tellWhenPlayable: true }])
    await change(ann, { tellWhenPlayable: false })
    expect(await shelf(ann)).toMatchObject([{ state: 'playable', tellWhenPlayable: false }])
  })

  it('is gone with all its versions when it is dropped, and a retry of that is told the same', async () => {
    const { world, ann } = await opened()
    const { id } = json<Kept>(await keep(ann, { list: list() }))
    await next(ann, id, list('1x Fame'))
    const headers = { 'idempotency-key': 'drop' }
    for (let n = 0; n < 2; n++) expect((await ann.send('DELETE', `/me/decks/${id}`, { headers })).status).toBe(204)
    expect(await shelf(ann)).toEqual([])
    expect(await world.store.deskItems('PLAYER#ann', { prefix: 'DECK#' })).toEqual([])
  })

  it('is one of sixty at most, however many come at once', async () => {
    const { ann } = await opened()
    for (let n = 0; n < 58; n++) await keep(ann, { name: `D${n}`, list: '1x Fame' })
    const replies = await Promise.all(Array.from({ length: 4 }, () => keep(ann, { list: '1x Fame' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    expect(problemIn(replies.find(({ status }) => status === 409)!).code).toBe('too-many-decks')
    expect((await shelf(ann)).length).toBe(60)
  })

  it.each([
    ['thousands of lines', '1x Fame\n'.repeat(10_000), 'body-too-large'],
    ['longer than a list may be', 'x'.repeat(16_001), 'invalid-request'],
    ['nothing', '', 'invalid-request'],
    ['prose', 'It was a dark night.', 'unreadable-deck'],
    ['a link to elsewhere', 'https://vdb.im/decks/5100eaba0703443eadeb1f6dbbc45d22', 'unreadable-deck'],
    ['an address of the cloud', 'http://169.254.169.254/latest/meta-data', 'unreadable-deck'],
  ])('is not kept of %s: the problem is told and nothing written', async (_, text, code) => {
    const spied = watched(openMemoryStore())
    const world = await openWorld({ store: spied.store })
    spied.writes()
    const problem = problemIn(await keep(world.as('ann'), { list: text }))
    expect(problem.code).toBe(code)
    if (text.startsWith('http')) expect(problem.errors).toEqual([{ path: 'deck.list', code: 'link-elsewhere' }])
    expect([spied.writes(), await shelf(world.as('ann'))]).toEqual([[], []])
  })
})

describe('with a deck that is kept', () => {
  it('its owner sits down, by its newest version or by another, and nobody else', async () => {
    const { ann, ben } = await opened()
    const { id } = json<Kept>(await keep(ann, { list: list() }))
    await next(ann, id, list('1x Freak Drive'))
    const table = json<{ id: string }>(await ann.post('/tables', { name: 'T', format: 'two-player' })).id
    const sat = await ann.post(`/tables/${table}/seats`, { deck: { kept: id, version: 1 } })
    expect([sat.status, json<{ seats: object[] }>(sat).seats]).toMatchObject([201, [{ deck: 'own', sealed: true }]])
    const sealed = async (): Promise<{ list: { library: unknown[] } }> => json(await ann.get(`/tables/${table}/deck`))
    const first = (await sealed()).list.library
    await ann.post(`/tables/${table}/deck`, { deck: { kept: id } })
    expect((await sealed()).list.library).not.toEqual(first)
    const stolen = await ben.post(`/tables/${table}/seats`, { deck: { kept: id } })
    expect(problemIn(stolen)).toMatchObject({
      status: 422,
      code: 'unreadable-deck',
      errors: [{ path: 'deck.kept', code: 'no-such-deck' }],
    })
    expect(JSON.stringify(json(await ben.get(`/tables/${table}`)))).not.toContain(id)
  })

  it('nobody sits down with a draft, and is told what stands against it', async () => {
    const { ann } = await opened()
    const { id } = json<Kept>(await keep(ann, { list: list('2 Freak Driv') }))
    const table = json<{ id: string }>(await ann.post('/tables', { name: 'T' })).id
    const refused = problemIn(await ann.post(`/tables/${table}/seats`, { deck: { kept: id } }))
    expect([refused.code, refused.report?.understood]).toEqual(['illegal-deck', false])
  })
})

describe('what lists differ in, and what is nearest', () => {
  it('is told card by card, of decks that are kept and of texts', async () => {
    const { ann, ben } = await opened()
    const { id } = json<Kept>(await keep(ann, { list: list() }))
    const compared = await ann.post('/decks/compare', { before: { kept: id }, after: { list: list('3x Fame') } })
    expect(json<z.infer<typeof DeckDifference>>(compared).changes).toMatchObject([
      { section: 'library', card: { key: 'fame' }, after: expect.any(Number) },
    ])
    const stolen = await ben.post('/decks/compare', { before: { kept: id }, after: 'ventrue' })
    expect(problemIn(stolen).code).toBe('unreadable-deck')
  })

  it('is a list that can be played as it is, with every change', async () => {
    const { world, ann } = await opened()
    const reply = await world.anonymous.send('POST', '/decks/nearest', {
      body: { deck: { list: list(`2x ${strangeCard.name}`, '1 Freak Driv') } },
    })
    const found = json<z.infer<typeof NearestDeck>>(reply)
    expect(found.swaps).toMatchObject([
      { why: 'meant', text: '1 Freak Driv', from: null, to: { key: 'freak-drive' } },
      { why: 'not-whole', copies: 2, from: { key: strangeCard.key } },
    ])
    const kept = json<Kept>(await keep(ann, { list: found.list! }))
    expect(kept.state).toBe('playable')
    const none = await world.anonymous.send('POST', '/decks/nearest', { body: { deck: { list: '60x Fame' } } })
    expect(json(none)).toEqual({ deck: null, list: null, swaps: [] })
  })
})
