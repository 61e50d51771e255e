import { describe, expect, it } from 'vitest'
import { sweepDesk } from '../../../functions/desk/sweep-desk.ts'
import { openHouse } from '../../notify/house.ts'
import { json, problemIn } from '../../http/world.ts'
import { feedOf, LEAGUE, toldGame } from '../ended-games.ts'
import { ended, program } from '../result-scene.ts'

describe('a league that asks what has happened', () => {
  it('is told from a number on, page by page, and only of itself', async () => {
    const { world } = await ended()
    const league = await program(world, LEAGUE, ['results:read'])
    const first = json<{ entries: { seq: number }[]; next: number }>(await league.get('/feed?limit=4'))
    expect([first.entries.map(({ seq }) => seq), first.next]).toEqual([[1, 2, 3, 4], 4])
    const rest = json<{ entries: { seq: number }[]; next: number }>(await league.get('/feed?since=4'))
    expect([rest.entries.map(({ seq }) => seq), rest.next]).toEqual([[5, 6], 6])
    expect(json(await league.get('/feed?since=6'))).toEqual({ entries: [], next: 6 })
    expect(json(await league.get('/feed?since=600'))).toEqual({ entries: [], next: 600 })
    const other = await program(world, 'league sabbat', ['results:read'])
    expect(json(await other.get('/feed'))).toEqual({ entries: [], next: 0 })
    for (const wrong of ['since=-1', 'since=x', 'limit=101'])
      expect((await league.get(`/feed?${wrong}`)).status).toBe(400)
    expect((await world.anonymous.get('/feed')).status).toBe(401)
    expect(problemIn(await world.as('ann').get('/feed')).code).toBe('insufficient-scope')
    expect((await (await program(world, 'ann', ['results:read'])).get('/feed')).status).toBe(404)
  })

  it('says of what it would be told more, and changes nothing by what is not well formed', async () => {
    const house = await openHouse(),
      { world } = house
    const league = await program(world, LEAGUE, ['results:read', 'webhooks:manage'])
    const put = (types: unknown) => league.send('PUT', '/feed/optional-types', { body: { types } })
    expect(json(await put(['turn.started']))).toEqual({ types: ['turn.started'] })
    for (const wrong of [['game.finished'], 'turn.started', ['clock.low', 'clock.low', 'clock.low']])
      expect((await put(wrong)).status).toBe(400)
    const narrow = await program(world, LEAGUE, ['results:read'])
    expect((await narrow.send('PUT', '/feed/optional-types', { body: { types: [] } })).status).toBe(403)
    const told = await toldGame(world.service)
    await told.happens([{ key: 'turn-started', seat: 1, turn: 2 }])
    await house.stream()
    expect((await feedOf(world.store)).map(({ type }) => type)).toEqual([
      'table.started',
      'turn.started',
      'turn.started',
    ])
    expect(json(await put([]))).toEqual({ types: [] })
    await told.happens([{ key: 'turn-started', seat: 2, turn: 3 }])
    await house.stream()
    await sweepDesk(world.service)
    expect(await feedOf(world.store)).toHaveLength(3)
  })
})
