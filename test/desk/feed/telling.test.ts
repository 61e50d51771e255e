import { beforeEach, expect, it } from 'vitest'
import { openMemoryStore } from '../../../functions/store/memory.ts'
import type { Store } from '../../../functions/store/port.ts'
import { openWorld, type World, type Caller } from '../../http/world.ts'
import { ended, good } from '../events/held.ts'
import { leagueEvent, programOf } from '../league-world.ts'

const PLAYERS = ['ann', 'ben', 'cal', 'dee', 'eve']
interface Entry {
  seq: number
  type: string
  data: Record<string, unknown>
}

let store: Store
let world: World
let north: Caller
/** Whether the feed can be written. */
let writable: boolean
beforeEach(async () => {
  const base = openMemoryStore()
  writable = true
  store = Object.assign(Object.create(base) as Store, {
    saveDesk: async (writes: Parameters<Store['saveDesk']>[0]) => {
      const ofFeed = writes.some(write => 'put' in write && write.put.name.startsWith('FEED#'))
      if (ofFeed && !writable) throw new Error('Not now')
      return base.saveDesk(writes)
    },
  })
  world = await openWorld({ store: base, deskStore: store })
  north = programOf(world, 'north')
})
const feed = async (): Promise<Entry[]> => good<{ entries: Entry[] }>(await north.get('/feed?since=0')).entries
const post = (path: string, body?: unknown): ReturnType<Caller['post']> => north.post(path, body)

it('a league is told how its event goes: who enters, rounds, deals, the end', async () => {
  const { event, entries } = await leagueEvent(world, north, PLAYERS)
  good(await post(`/events/${event}/state`, { to: 'check-in-closed' }))
  good(await post(`/events/${event}/rounds`, { seating: [[entries]] }))
  const { tables } = good<{ tables: { game: string }[] }>(await post(`/events/${event}/rounds/1/deal`))
  await ended(world, tables[0]!.game, [3, 1, 1, 0, 0])
  good(await post(`/events/${event}/rounds/1/close`))
  good(await post(`/events/${event}/state`, { to: 'broken-off' }))
  const told = await feed()
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1))
  expect(told.map(({ type }) => type)).toEqual([
    ...PLAYERS.map(() => 'event.registration'),
    'round.opened',
    'batch.opened',
    'round.closed',
    'event.finished',
  ])
  expect(told[0]!.data).toEqual({ event, round: null, table: null, player: entries[0], name: 'Ann', state: 'in' })
  expect(told[6]!.data).toMatchObject({ event, round: 1, tables: 1 })
  expect(told[8]!.data).toMatchObject({ event, state: 'broken-off' })
})

it('what could not be put into the feed is put there by the sweep, once', async () => {
  writable = false
  const { event, entries } = await leagueEvent(world, north, ['ann'])
  expect(await feed()).toEqual([])
  writable = true
  await world.sweepDesk()
  await world.sweepDesk()
  const told = await feed()
  expect(told.map(({ seq, type, data }) => [seq, type, data['event'], data['player']])).toEqual([
    [1, 'event.registration', event, entries[0]],
  ])
})

it('who holds an event without a league tells nobody', async () => {
  const { id } = good<{ id: string }>(
    await world.as('olga').post('/events', { name: 'Own', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2 }),
  )
  good(await world.as('olga').post(`/events/${id}/state`, { to: 'registration' }))
  good(await world.as('ann').post(`/events/${id}/registration`, {}))
  expect(await store.deskItems(`EVENT#${id}`, { prefix: 'TELL#' })).toEqual([])
})
