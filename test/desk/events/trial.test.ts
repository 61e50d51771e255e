import { expect, it } from 'vitest'
import { testLeagueId } from '../../../functions/games/player-ids.ts'
import { membershipKey } from '../../../functions/desk/events/event.ts'
import { batchPartition, eventName, eventPartition, leaguePartition } from '../../../functions/desk/desk-items.ts'
import type { DeskItem } from '../../../functions/store/desk-port.ts'
import { keyScopes } from '../../../shared/api/routes.ts'
import { openWorld, problemIn, type Caller, type World } from '../../http/world.ts'
import { good, type Round } from './held.ts'

const NORTH = {
  name: 'Trial',
  startsAt: '2027-03-10T12:00:00.000Z',
  rounds: 1,
  judges: [{ player: 'hal', name: 'Hal' }],
}
const DAY_HOURS = 24
const DAYS = 90
const all = (world: World, partition: string): Promise<DeskItem[]> => world.store.deskItems(partition, { prefix: '' })

/** An event with a table under way, and the game of that table. */
async function begun(world: World, north: Caller): Promise<{ event: string; game: string; createdAt: string }> {
  const { id: event, createdAt } = good<{ id: string; createdAt: string }>(await north.post('/events', NORTH))
  good(await north.post(`/events/${event}/state`, { to: 'registration' }))
  for (const who of ['ann', 'ben', 'cal', 'dee']) {
    good(await world.as(who).post(`/events/${event}/registration`, {}))
    good(await world.as(who).send('PUT', `/events/${event}/deck`, { body: { deck: 'ventrue' } }))
  }
  good(await north.post(`/events/${event}/state`, { to: 'check-in-closed' }))
  const [round] = good<{ rounds: Round[] }>(await north.post(`/events/${event}/rounds`, {})).rounds
  const dealt = good<Round>(await north.post(`/events/${event}/rounds/${round!.round}/deal`, undefined))
  return { event, game: dealt.tables[0]!.game!, createdAt }
}
const later = (at: string): string => new Date(Date.parse(at) + DAYS * DAY_HOURS * 3_600_000).toISOString()

it('what a test key made goes ninety days later with all that leads to it, and is marked to be forgotten', async () => {
  const world = await openWorld()
  const north = world.league('north', [...keyScopes], true)
  const { event, game, createdAt } = await begun(world, north)
  const record = (await world.store.loadGame(game))!
  expect(record).toMatchObject({ expires: later(createdAt), desk: { event, test: true, until: later(createdAt) } })
  expect((await world.store.loadTable(record.tableId))?.desk?.until).toBe(later(createdAt))
  const batch = await all(world, batchPartition(record.desk!.batch!))
  expect(batch.map(({ expires }) => expires)).toEqual([later(createdAt)])
  const feed = await world.store.deskItems(leaguePartition(testLeagueId('north')), { prefix: 'FEED#' })
  expect(feed.length).toBeGreaterThan(0)
  for (const { value, expires } of feed) expect(expires).toBe(later((value as { timestamp: string }).timestamp))

  world.pass(DAYS * DAY_HOURS - 1)
  await world.sweepDesk()
  expect(good<{ id: string }>(await north.get(`/events/${event}`)).id).toBe(event)
  expect((await all(world, eventPartition(event))).length).toBeGreaterThan(10)

  world.pass(2)
  await world.sweepDesk()
  expect(await all(world, eventPartition(event))).toEqual([])
  expect(problemIn(await north.get(`/events/${event}`)).status).toBe(404)
  for (const player of ['ann', 'ben', 'cal', 'dee', 'hal', testLeagueId('north')])
    expect(await world.store.deskItem(membershipKey(player, event)), player).toBeUndefined()
  expect(
    await world.store.deskItem({ partition: leaguePartition(testLeagueId('north')), name: eventName(event) }),
  ).toBeUndefined()
  expect(await world.store.dueOfDesk('desk', world.service.clock(), 50)).toEqual([])
  expect(problemIn(await world.as('ann').get(`/games/${game}`)).status).toBe(404)
})

it('what counts stays, whatever its age', async () => {
  const world = await openWorld()
  const north = world.league('north', [...keyScopes])
  const { event, game } = await begun(world, north)
  expect(await world.store.loadGame(game)).not.toHaveProperty('expires')
  world.pass(2 * DAYS * DAY_HOURS)
  await world.sweepDesk()
  expect(good<{ id: string }>(await north.get(`/events/${event}`)).id).toBe(event)
  const feed = await world.store.deskItems(leaguePartition('league north'), { prefix: 'FEED#' })
  expect(feed.length).toBeGreaterThan(0)
  expect(feed.filter(({ expires }) => expires !== undefined)).toEqual([])
})

it('a sweep that is cut short, or met by somebody else, is done by the next', async () => {
  const world = await openWorld()
  const north = world.league('north', [...keyScopes], true)
  const { id: event } = good<{ id: string }>(await north.post('/events', NORTH))
  good(await north.post(`/events/${event}/state`, { to: 'registration' }))
  good(await world.as('ann').post(`/events/${event}/registration`, {}))
  world.pass(DAYS * DAY_HOURS + 1)
  const { saveDesk } = world.store
  for (const failing of [1, 2]) {
    let call = 0
    Object.assign(world.store, {
      saveDesk: async (...[writes]: Parameters<typeof saveDesk>) => {
        if (writes.some(write => 'drop' in write)) call++
        if (call === failing) throw new Error('down')
        return call === failing + 1 ? 'conflict' : saveDesk(writes)
      },
    })
    await world.sweepDesk()
  }
  expect((await all(world, eventPartition(event))).length).toBeGreaterThan(0)
  Object.assign(world.store, { saveDesk })
  await world.sweepDesk()
  expect(await all(world, eventPartition(event))).toEqual([])
  expect(await world.store.deskItem(membershipKey('ann', event))).toBeUndefined()
})
