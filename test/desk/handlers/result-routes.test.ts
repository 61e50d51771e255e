import { compactVerify, createLocalJWKSet, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import type { DeskPlace } from '../../../functions/store/port.ts'
import { openHouse } from '../../notify/house.ts'
import { json, problemIn, type Reply } from '../../http/world.ts'
import { byTime, LEAGUE, signedIn, toldGame } from '../ended-games.ts'
import { GAME, ended, correct, corrected, program } from '../result-scene.ts'

describe('who asks for results', () => {
  interface Page {
    results: { game: string; rev: number; jws: string; signedAt: string; salts?: (string | null)[] }[]
    cursor: string | null
  }
  const page = (reply: Reply): Page => json<Page>(reply)

  it('is given those of a public event, signed by keys that are public, and their salts only as an official', async () => {
    const { world } = await ended({ items: { 'PLAYER#ann': { veknId: '3200001' } } })
    const reply = await world.anonymous.get('/results?event=evt_autumn')
    const [{ jws, salts } = { jws: '', salts: [] }, ...others] = page(reply).results
    expect([reply.status, others, salts]).toEqual([200, [], undefined])
    const { keys } = json<{ keys: JWK[] }>(await world.anonymous.get('/keys'))
    const { protectedHeader } = await compactVerify(jws, createLocalJWKSet({ keys }))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'praxis-result+jws', kid: 'test.1' })
    for (const player of ['olga', 'hal'])
      expect(page(await world.as(player).get('/results?event=evt_autumn')).results[0]!.salts![0]).toEqual(
        expect.any(String),
      )
    expect(page(await world.as('ann').get('/results?event=evt_autumn')).results[0]).not.toHaveProperty('salts')
    const league = await program(world, LEAGUE, ['results:read'])
    expect(page(await league.get('/results?event=evt_autumn')).results[0]).toHaveProperty('salts')
    const other = await program(world, 'league sabbat', ['results:read'])
    expect(page(await other.get('/results?event=evt_autumn')).results[0]).not.toHaveProperty('salts')
  })

  it('is told of an event of members that there is none, unless they are of it', async () => {
    const { world } = await ended({ facts: { visibility: 'members' }, items: { 'PLAYER#ann': {} } })
    const there = '/results?event=evt_autumn'
    const absent = await world.as('zed').get('/results?event=evt_winter')
    for (const caller of [world.anonymous, world.as('zed'), await program(world, 'league sabbat', ['results:read'])]) {
      const reply = await caller.get(there)
      expect([reply.status, reply.text.length]).toEqual([404, absent.text.length])
    }
    const narrow = await program(world, LEAGUE, ['webhooks:manage'])
    expect((await narrow.get(there)).status).toBe(404)
    for (const player of ['olga', 'hal', 'ann']) expect(page(await world.as(player).get(there)).results).toHaveLength(1)
    expect(page(await (await program(world, LEAGUE, ['results:read'])).get(there)).results).toHaveLength(1)
  })

  it('has, as a league, those outside of events, and nobody else has', async () => {
    const place: DeskPlace = { league: LEAGUE, event: null, round: null, table: null, externalRef: 'A18' }
    const { world } = await ended({ playing: { place } })
    const league = await program(world, LEAGUE, ['results:read'])
    expect(page(await league.get('/results')).results).toMatchObject([{ game: GAME, event: null, externalRef: 'A18' }])
    expect(page(await (await program(world, 'league sabbat', ['results:read'])).get('/results')).results).toEqual([])
    expect(problemIn(await (await program(world, LEAGUE, ['games:read'])).get('/results'))).toMatchObject({
      code: 'insufficient-scope',
      scope: 'results:read',
    })
    for (const caller of [world.anonymous, world.as('olga')])
      expect(problemIn(await caller.get('/results'))).toMatchObject({
        code: 'invalid-request',
        errors: [{ path: 'event', code: 'missing' }],
      })
  })

  it('is given them page by page, and those since a moment alone', async () => {
    const { house, world } = await ended()
    const times = [world.service.clock()]
    for (const n of [1, 2]) {
      world.pass(1)
      times.push(world.service.clock())
      await byTime(await toldGame(world.service, { id: `gam_ofaleague${n}` }))
      await house.stream()
    }
    const found: string[] = []
    for (let cursor: string | null = '', n = 0; cursor !== null && n < 5; n++) {
      const query = cursor === '' ? '' : `&cursor=${cursor}`
      const { results, cursor: next } = page(await world.anonymous.get(`/results?event=evt_autumn&limit=1${query}`))
      found.push(...results.map(({ game }) => game))
      cursor = next
    }
    expect(found).toEqual([GAME, `${GAME}1`, `${GAME}2`])
    const since = page(await world.anonymous.get(`/results?event=evt_autumn&since=${times[1]}`))
    expect(since.results.map(({ game }) => game)).toEqual([`${GAME}1`, `${GAME}2`])
    for (const wrong of ['since=yesterday', 'limit=0', 'event=a%20b', 'more=1'])
      expect((await world.anonymous.get(`/results?${wrong}`)).status).toBe(400)
  })

  it('is given none before spectators are shown the end', async () => {
    const spectators = { delay: { minutes: 10 }, hands: 'never' } as const
    const { world } = await ended({ playing: { spectators } })
    const asked = [
      async () => page(await world.anonymous.get('/results?event=evt_autumn')).results.length,
      async () => (await world.as('zed').get(`/games/${GAME}/result?view=spectator`, jose)).status,
    ]
    const jose = { accept: 'application/jose' }
    expect(await Promise.all(asked.map(one => one()))).toEqual([0, 404])
    // Who sat there has seen it.
    expect((await world.as('ann').get(`/games/${GAME}/result`, jose)).status).toBe(200)
    world.pass(10 / 60)
    expect(await Promise.all(asked.map(one => one()))).toEqual([1, 200])
  })

  it('is given that of a game as it was signed last, or as ever to who does not ask for that', async () => {
    const { world } = await ended()
    const path = `/games/${GAME}/result`
    const plain = await world.as('ann').get(path)
    const signed = await world.as('ann').get(path, { accept: 'application/json;q=0.5, application/JOSE' })
    expect([signed.status, signed.headers.get('content-type'), signed.text]).toEqual([
      200,
      'application/jose',
      (await signedIn(world.store))[0]!.jws,
    ])
    expect(plain.headers.get('vary')).toMatch(/(^|, )Accept(,|$)/)
    for (const accept of ['*/*', 'application/json', 'application/jose+json', ''])
      expect((await world.as('ann').get(path, { accept })).text).toBe(plain.text)
    expect(json(plain)).toMatchObject({ game: GAME, victoryPoints: [2.5, 0, 0, 1.5, 0] })
    const item = await corrected(world, { victoryPoints: [5, 0, 0, 0, 0] })
    expect((await world.as('ann').get(path, { accept: 'application/jose' })).text).toBe(item.jws)
  })

  it('is told of a game of nobody’s that nothing of it was signed', async () => {
    const place: DeskPlace = { league: null, event: null, round: null, table: null }
    const house = await openHouse()
    await byTime(await toldGame(house.world.service, { place }))
    expect(await house.stream()).toBe(0)
    const reply = await house.world.as('ann').get(`/games/${GAME}/result`, { accept: 'application/jose' })
    expect(problemIn(reply).code).toBe('not-found')
    expect(await correct(house.world, {})).toMatchObject({ refused: 'not-found' })
    expect((await house.world.as('ann').get(`/games/${GAME}/result`)).status).toBe(200)
  })
})
