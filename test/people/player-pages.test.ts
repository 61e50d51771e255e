import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Archive, FoundPlayers, MyPage, PlayerPage } from '../../shared/api/player-pages.ts'
import { keepPlayed } from '../../functions/games/played.ts'
import { json, openWorld, problemIn, startedGame, type Caller, type Reply, type World } from '../http/world.ts'

type Page = z.infer<typeof PlayerPage>
const SHOWS = { points: true, games: true, reliability: true }

const setPage = (caller: Caller, name: string, more: object = {}, headers = {}): Promise<Reply> =>
  caller.send('PUT', '/me/page', { body: { name, shows: SHOWS, ...more }, headers })
const pageOf = async (caller: Caller, page: string): Promise<Page> => json(await caller.get(`/players/${page}`))
const idOf = async (caller: Caller): Promise<string> => json<z.infer<typeof MyPage>>(await caller.get('/me/page')).page
const found = async (caller: Caller, name: string): Promise<string[]> =>
  json<z.infer<typeof FoundPlayers>>(await caller.get(`/players?name=${encodeURIComponent(name)}`)).players.map(
    one => one.name,
  )
const archive = async (caller: Caller, query = ''): Promise<z.infer<typeof Archive>> =>
  json(await caller.get(`/me/games?over=1${query}`))

/** A game of the five that is over with these points, told as the stream tells it. */
async function over(world: World, points: number[], told = true): Promise<{ game: string; table: string }> {
  const started = await startedGame(world, `Table of ${points.join('-')}`)
  world.pass(1)
  const record = (await world.store.loadGame(started.game))!
  const version = record.state.version + 1
  const winner = points.indexOf(Math.max(...points))
  const event = (await world.store.event(started.game, record.state.version))!
  const ended = {
    ...event,
    version,
    at: world.service.clock(),
    command: { ...event.command, id: `end ${started.game}` },
    events: [
      { key: 'ousted' as const, seat: 1, predator: 0 },
      { key: 'game-ended' as const, winner, victoryPoints: points },
    ],
    concerns: [],
    reply: { ...event.reply, commandId: `end ${started.game}` },
  }
  const next = {
    ...record,
    dueAt: null,
    state: { ...record.state, version, result: { winner, victoryPoints: points } },
  }
  expect(await world.store.saveGame(next, ended)).toBe('saved')
  if (told) for (let n = 0; n < 2; n++) await keepPlayed(world.store, next, ended)
  return started
}

describe('the archive', () => {
  it('has the games that are over, the newest first, in pages', async () => {
    const world = await openWorld()
    await startedGame(world)
    const ann = world.as('ann')
    expect(await archive(ann)).toEqual({ games: [], cursor: null })
    for (const points of [
      [2, 1, 0, 0, 2],
      [0, 0, 5, 0, 0],
      [1, 1, 1, 1, 1],
    ])
      await over(world, points)
    const first = await archive(ann, '&limit=2')
    expect(first.games.map(({ name, place, victoryPoints, won }) => [name, place, victoryPoints, won])).toEqual([
      ['Table of 1-1-1-1-1', 1, 1, true],
      ['Table of 0-0-5-0-0', 2, 0, false],
    ])
    const { games, cursor } = await archive(ann, `&limit=2&cursor=${first.cursor}`)
    expect([games.map(({ name }) => name), cursor]).toEqual([['Table of 2-1-0-0-2'], null])
    expect(games[0]).toMatchObject({ clan: 'Malkavian', people: 5, left: false, with: ['Ben', 'Cal', 'Dee', 'Eve'] })
    expect((await archive(world.as('zed'))).games).toEqual([])
    expect(await archive(ann, '&cursor=nonsense')).toEqual({ games: [], cursor: null })
  })

  it('takes up, once, what was over before there was one', async () => {
    const world = await openWorld()
    await over(world, [2, 1, 0, 0, 2], false)
    for (let n = 0; n < 2; n++) expect((await archive(world.as('ben'))).games.length).toBe(1)
    expect((await archive(world.as('ann'))).games.length).toBe(1)
  })
})

describe('a public page', () => {
  it('is there for who made one, with points by clan, archetype and seat, and for nobody else', async () => {
    const world = await openWorld()
    const [ann, ben] = [world.as('ann'), world.as('ben')]
    await over(world, [3, 0, 1, 0, 1])
    await over(world, [0, 1, 1, 1, 2])
    expect((await world.anonymous.get(`/players/${await idOf(ann)}`)).status).toBe(404)
    expect(json(await setPage(ann, 'Ann Aerts', { place: 'Ghent', languages: ['en'] }))).toMatchObject({
      isPublic: true,
    })
    const page = await pageOf(world.anonymous, await idOf(ann))
    expect(page).toMatchObject({ name: 'Ann Aerts', place: 'Ghent', you: false, together: null })
    expect(page.points).toEqual({
      games: 2,
      victoryPoints: 3,
      wins: 1,
      ousted: 2,
      left: 0,
      byClan: [{ clan: 'Malkavian', games: 2, victoryPoints: 3 }],
      byArchetype: [{ archetype: 'stealth-bleed', games: 2, victoryPoints: 3 }],
      bySeat: [{ seat: 1, games: 2, victoryPoints: 3 }],
    })
    expect(page.games!.map(({ victoryPoints, watch }) => [victoryPoints, watch])).toEqual([
      [0, false],
      [3, false],
    ])
    expect(page.reliability).toEqual({ answered: 0, owed: 0, games: 0 })
    const seen = await pageOf(ben, await idOf(ann))
    expect([seen.together!.games, seen.games!.every(({ watch }) => watch)]).toEqual([2, true])
    expect(seen.together!.list).toEqual(seen.games)
    const rematch = await ben.post(`/tables/${seen.together!.last}/rematch`, {})
    expect(rematch.status).toBe(201)
    // Nothing of a page says who its owner is elsewhere.
    expect(JSON.stringify(seen)).not.toMatch(/"(player|owner)"/)
  })

  it('shows what its owner shows, and of games that nobody may watch nothing', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    await over(world, [3, 0, 1, 0, 1])
    await setPage(ann, 'Ann', { shows: { points: false, games: false, reliability: false } })
    const page = await pageOf(world.as('zed'), await idOf(ann))
    expect([page.points, page.games, page.reliability]).toEqual([null, null, null])
    // Nor is anything of them told to who was there.
    expect((await pageOf(world.as('ben'), await idOf(ann))).together).toMatchObject({ games: 1, list: [] })
  })

  it('has a name that nobody else has, however it is written; it is found by how that begins', async () => {
    const world = await openWorld()
    const [ann, ben, zed] = [world.as('ann'), world.as('ben'), world.as('zed')]
    await setPage(ann, 'Zoë Vélez')
    expect(problemIn(await setPage(ben, 'zoe velez'))).toMatchObject({ status: 409, code: 'name-taken' })
    await setPage(ben, 'Zoe Valdez')
    expect(await found(zed, 'zoe v')).toEqual(['Zoe Valdez', 'Zoë Vélez'])
    expect(await found(zed, 'zoë ve')).toEqual(['Zoë Vélez'])
    expect([await found(zed, 'xy'), (await zed.get('/players?name=z')).status]).toEqual([[], 400])
    // A name that is given up is free.
    await setPage(ann, 'Ann')
    expect((await setPage(ben, 'Zoë Vélez')).status).toBe(200)
    expect(await found(zed, 'zo')).toEqual(['Zoë Vélez'])
  })

  it('changes only as it was seen, where that is said, and is gone when its owner wants none', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    const before = (await ann.get('/me/page')).headers.get('etag')!
    expect((await setPage(ann, 'Ann', {}, { 'if-match': before })).status).toBe(200)
    expect(problemIn(await setPage(ann, 'Anna', {}, { 'if-match': before })).code).toBe('version-mismatch')
    const id = await idOf(ann)
    for (let n = 0; n < 2; n++) expect((await ann.send('DELETE', '/me/page')).status).toBe(204)
    expect([(await ann.get(`/players/${id}`)).status, await found(ann, 'an')]).toEqual([404, []])
  })

  it('is what others invite by, where they know no id', async () => {
    const world = await openWorld()
    await setPage(world.as('ben'), 'Ben')
    const page = await idOf(world.as('ben'))
    const made = await world.as('ann').post('/tables', { name: 'Ours', access: 'invited', invited: [page] })
    const table = json<{ id: string }>(made).id
    expect((await world.as('ben').get(`/tables/${table}`)).status).toBe(200)
    expect(json<{ invitations: object[] }>(await world.as('ben').get('/me/inbox')).invitations).toMatchObject([
      { table },
    ])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name of sixty-one letters', { name: 'x'.repeat(61) }],
    ['a name that hides something', { name: 'An\u202en' }],
    ['a language that is not spoken here', { name: 'Ann', languages: ['de'] }],
  ])('is not made of %s', async (_, body) => {
    const world = await openWorld()
    expect(problemIn(await setPage(world.as('ann'), 'x', body)).code).toBe('invalid-request')
    expect(json(await world.as('ann').get('/me/page'))).toMatchObject({ isPublic: false })
  })
})
