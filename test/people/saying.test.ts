import { beforeEach, describe, expect, it } from 'vitest'
import { json, openWorld, problemIn, startedGame, type Reply, type World } from '../http/world.ts'

interface Page {
  sayings: { n: number; at: string; seat: number; name: string; ply: number; turn: number | null; words: string }[]
  earlier: number | null
  silent: string | null
}

let world: World, game: string
beforeEach(async () => {
  world = await openWorld()
  game = (await startedGame(world)).game
})

const said = (player: string, words: unknown, key?: string): Promise<Reply> =>
  world.as(player).post(`/games/${game}/talk`, { words }, key)
const heard = async (player: string, query = ''): Promise<Page> =>
  json<Page>(await world.as(player).get(`/games/${game}/talk${query}`))

describe('talk at a table', () => {
  it('is read by all of it, in the order in which it was said, with its place in the game', async () => {
    expect(json(await said('ann', 'Hello'))).toMatchObject({ n: 1, seat: 0, name: 'Ann', words: 'Hello', turn: 1 })
    await said('ben', ' Two\nlines ')
    for (const player of ['ann', 'ben', 'eve'])
      expect((await heard(player)).sayings.map(({ n, seat, words }) => [n, seat, words])).toEqual([
        [1, 0, 'Hello'],
        [2, 1, 'Two\nlines'],
      ])
    expect(await heard('ann')).toMatchObject({ earlier: null, silent: null })
  })

  it('comes in pages, the newest first asked for', async () => {
    for (let n = 1; n <= 7; n++) await said('ann', `No. ${n}`)
    const newest = await heard('ben', '?limit=3')
    expect([newest.sayings.map(({ n }) => n), newest.earlier]).toEqual([[5, 6, 7], 5])
    const before = await heard('ben', `?limit=3&before=${newest.earlier}`)
    expect([before.sayings.map(({ n }) => n), before.earlier]).toEqual([[2, 3, 4], 2])
    const first = await heard('ben', `?limit=3&before=${before.earlier}`)
    expect([first.sayings.map(({ n }) => n), first.earlier]).toEqual([[1], null])
  })

  it('has a tag that moves with what is said and with nothing else', async () => {
    const read = (etag?: string): Promise<Reply> =>
      world.as('ben').get(`/games/${game}/talk`, etag === undefined ? {} : { 'if-none-match': etag })
    const etag = (await read()).headers.get('etag')!
    expect((await read(etag)).status).toBe(304)
    await said('ann', 'Hello')
    expect((await read(etag)).status).toBe(200)
  })

  it('moves nothing of the game: neither version nor tag nor what is stored of it', async () => {
    const before = JSON.stringify(await world.store.loadGame(game))
    const tags = async (): Promise<(string | null)[]> =>
      Promise.all(
        ['', '/prompt', '?view=spectator'].map(async of =>
          (await world.as('ann').get(`/games/${game}${of}`)).headers.get('etag'),
        ),
      )
    const etags = await tags()
    await said('ann', 'Hello')
    await heard('ben')
    expect(JSON.stringify(await world.store.loadGame(game))).toBe(before)
    expect(await tags()).toEqual(etags)
  })

  it('says once what is sent twice', async () => {
    const first = await said('ann', 'Once', 'the-key')
    const again = await said('ann', 'Once', 'the-key')
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    expect(problemIn(await said('ann', 'Other', 'the-key')).code).toBe('key-reused')
    expect((await heard('ben')).sayings).toHaveLength(1)
  })

  it('numbers what is said at once without gaps', async () => {
    const players = ['ann', 'ben', 'cal', 'dee', 'eve']
    const replies = await Promise.all(players.map(player => said(player, `From ${player}`)))
    expect(replies.map(({ status }) => status)).toEqual(players.map(() => 201))
    expect((await heard('ann')).sayings.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  })

  it('shows markup as text', async () => {
    const markup = '<script>alert(1)</script> & <b>bold</b> [a](javascript:b)'
    await said('ann', markup)
    expect((await heard('ben')).sayings[0]!.words).toBe(markup)
  })
})

describe('what cannot be said', () => {
  it.each([
    ['2,001 characters', { words: 'x'.repeat(2001) }],
    ['nothing', { words: '   ' }],
    ['no words', {}],
    ['what turns the text around', { words: 'abc \u202e def' }],
    ['a control character', { words: 'a\u0007' }],
    ['a list', { words: ['a'] }],
    ['for another seat', { words: 'Hello', seat: 3 }],
    ['to one alone (TTALK-01)', { words: 'Psst', to: 2 }],
  ])('%s', async (_, body) => {
    const reply = await world.as('ann').post(`/games/${game}/talk`, body)
    expect(problemIn(reply)).toMatchObject({ status: 400, code: 'invalid-request' })
    expect((await heard('ben')).sayings).toEqual([])
  })

  it('by who does not sit there', async () => {
    expect((await said('zed', 'Hello')).status).toBe(404)
    expect((await world.as('zed').get(`/games/${game}/talk`)).status).toBe(404)
    expect(await heard('zed', '?view=spectator')).toMatchObject({ sayings: [], silent: 'watching' })
  })

  it('but 2,000 characters, and signs made of several', async () => {
    expect((await said('ann', 'x'.repeat(2000))).status).toBe(201)
    expect((await said('ann', '👩‍👩‍👧 ¿Qué?')).status).toBe(201)
  })
})
