import { expect, it } from 'vitest'
import { forgetOwn } from '../../functions/people/own-items.ts'
import { json, openWorld } from '../http/world.ts'

it('all that somebody keeps here goes with them, of nobody else’s anything, and twice is once', async () => {
  const world = await openWorld()
  for (const player of ['ann', 'ben']) {
    const caller = world.as(player)
    for (let n = 0; n < 40; n++) await caller.post('/me/decks', { list: '12x Ashley\n60x Bonding' })
    const shows = { points: true, games: true, reliability: true }
    await caller.send('PUT', '/me/page', { body: { name: `The one called ${player}`, shows } })
    await caller.post('/me/queue', { deck: 'ventrue' })
    await caller.get('/me/games')
  }
  for (let n = 0; n < 2; n++) expect(await forgetOwn({ ...world.service }, 'ann')).toBeUndefined()
  const left = async (player: string): Promise<number> =>
    (await world.store.deskItems(`PLAYER#${player}`, { prefix: '' })).length
  expect(await left('ann')).toBe(0)
  expect(await left('ben')).toBeGreaterThan(80)
  const zed = world.as('zed')
  expect(json(await zed.get('/players?name=the%20one'))).toMatchObject({ players: [{ name: 'The one called ben' }] })
  expect(json(await world.as('ann').get('/me/queue'))).toMatchObject({ state: 'none' })
  expect(json(await world.as('ben').get('/me/queue'))).toMatchObject({ state: 'waiting', waiting: 1 })
})
