import { expect, it } from 'vitest'
import { sweepDesk } from '../../../functions/desk/sweep-desk.ts'
import { keyScopes } from '../../../shared/api/routes.ts'
import { openWorld, problemIn, type Caller, type World } from '../../http/world.ts'
import { ended, good, type Entry, type Round } from './held.ts'

const NORTH = { name: 'Trial', startsAt: '2027-03-10T12:00:00.000Z', rounds: 1 }
interface Event {
  id: string
  league: string
  test?: true
  checkIn: { players: string[] } | null
}
const trial = async (world: World, settings: object = {}): Promise<{ north: Caller; event: string }> => {
  const north = world.league('north', [...keyScopes], true)
  const { id } = good<Event>(await north.post('/events', { ...NORTH, ...settings }))
  good(await north.post(`/events/${id}/state`, { to: 'registration' }))
  return { north, event: id }
}
const enter = async (world: World, event: string, who: string): Promise<string> => {
  const { player } = good<Entry>(await world.as(who).post(`/events/${event}/registration`, {}))
  good(await world.as(who).send('PUT', `/events/${event}/deck`, { body: { deck: 'ventrue' } }))
  return player
}
const checkedIn = async (north: Caller, event: string): Promise<string[]> =>
  good<Event>(await north.post(`/events/${event}/state`, { to: 'check-in-closed' })).checkIn!.players
const listed = async (world: World): Promise<string[]> =>
  good<{ events: Event[] }>(await world.anonymous.get('/events?state=registration')).events.map(({ id }) => id)
const entries = async (caller: Caller, event: string): Promise<Entry[]> =>
  good<{ players: Entry[] }>(await caller.get(`/events/${event}/players`)).players

it('an event of a test key says so, is in no list, and is there for nobody with the key of the league itself', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world)
  expect(good<Event>(await world.anonymous.get(`/events/${event}`))).toMatchObject({
    test: true,
    league: 'league north.test',
  })
  const real = world.league('north', [...keyScopes])
  const counting = good<Event>(await real.post('/events', NORTH))
  expect(counting).not.toHaveProperty('test')
  good(await real.post(`/events/${counting.id}/state`, { to: 'registration' }))
  expect(await listed(world)).toEqual([counting.id])
  expect(problemIn(await real.post(`/events/${event}/state`, { to: 'check-in-closed' })).status).toBe(403)
  expect(problemIn(await north.post(`/events/${counting.id}/state`, { to: 'check-in-closed' })).status).toBe(403)
  const members = await trial(world, { visibility: 'members' })
  expect(problemIn(await real.get(`/events/${members.event}`)).status).toBe(404)
})

it('no other event is filled up, whoever asks', async () => {
  const world = await openWorld()
  for (const caller of [world.league('north', [...keyScopes]), world.as('olga')])
    expect(problemIn(await caller.post('/events', { ...NORTH, fillTo: 10 }))).toMatchObject({
      status: 400,
      errors: [{ path: 'fillTo', code: 'test-key-only' }],
    })
  const { north } = await trial(world)
  for (const fillTo of [3, 41]) expect(problemIn(await north.post('/events', { ...NORTH, fillTo })).status).toBe(400)
})

it('bots take the empty seats of the last table with the check-in, with decks that are sealed', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world)
  const people = [await enter(world, event, 'ann'), await enter(world, event, 'ben')]
  const players = await checkedIn(north, event)
  expect(players).toHaveLength(5)
  expect(players).toEqual(expect.arrayContaining(people))
  const there = await entries(north, event)
  expect(there.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Bot-1', 'Bot-2', 'Bot-3'])
  expect(there.map(({ sealed }) => sealed)).toEqual(Array(5).fill([0]))
  const [round] = good<{ rounds: Round[] }>(await north.post(`/events/${event}/rounds`, {})).rounds
  const dealt = good<Round>(await north.post(`/events/${event}/rounds/${round!.round}/deal`, undefined))
  const game = (await world.store.loadGame(dealt.tables[0]!.game!))!
  expect(game.players.map(({ bot, name }) => `${name} ${bot}`).toSorted()).toEqual([
    'Ann false',
    'Ben false',
    'Bot-1 true',
    'Bot-2 true',
    'Bot-3 true',
  ])
  expect(game.desk).toMatchObject({ event, test: true })
})

it('as many as are asked for play, and a check-in that opens again brings no others', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world, { fillTo: 8 })
  await enter(world, event, 'ann')
  const first = await checkedIn(north, event)
  expect(first).toHaveLength(8)
  good(await north.post(`/events/${event}/state`, { to: 'check-in-open' }))
  expect(await checkedIn(north, event)).toEqual(first)
  const many = await trial(world, { fillTo: 40 })
  expect(await checkedIn(many.north, many.event)).toHaveLength(40)
})

it('who comes later leaves their seats to nobody: a table is filled up for the next round', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world, { rounds: 2, final: false })
  await enter(world, event, 'ann')
  await checkedIn(north, event)
  await north.post(`/events/${event}/rounds`, {})
  const { tables } = good<Round>(await north.post(`/events/${event}/rounds/1/deal`, undefined))
  await ended(world, tables[0]!.game!, [5, 0, 0, 0, 0])
  good(await north.post(`/events/${event}/rounds/1/close`, undefined))
  const ann = (await entries(north, event)).find(({ name }) => name === 'Ann')!
  good(await world.as('ann').send('DELETE', `/events/${event}/players/${ann.player}`))
  const second = await checkedIn(north, event)
  expect(second).toHaveLength(5)
  expect(second).not.toContain(ann.player)
  expect((await entries(north, event)).map(({ name }) => name)).toContain('Bot-5')
})

it('bots place themselves in the final at once, and a person among them when it is their turn', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world, { fillTo: 10 })
  const ann = await enter(world, event, 'ann')
  await checkedIn(north, event)
  const seating = [(await entries(north, event)).map(({ player }) => player)]
  const others = seating[0]!.filter(player => player !== ann)
  good(await north.post(`/events/${event}/rounds`, { seating: [[[ann, ...others.slice(0, 4)], others.slice(4)]] }))
  const { tables } = good<Round>(await north.post(`/events/${event}/rounds/1/deal`, undefined))
  await ended(world, tables[0]!.game!, [2, 1, 1, 1, 0])
  await ended(world, tables[1]!.game!, [4, 1, 0, 0, 0])
  good(await north.post(`/events/${event}/rounds/1/close`, undefined))
  const opened = good<{ row: number[]; next: number; state: string }>(
    await north.post(`/events/${event}/final`, undefined),
  )
  expect(opened).toMatchObject({ state: 'placing', row: [5, 4, 3], next: 2 })
  const placed = good<{ row: number[]; next: null; state: string; table: { game: string } }>(
    await world.as('ann').post(`/events/${event}/final/placements`, { end: 'left' }),
  )
  expect(placed).toMatchObject({
    state: 'dealt',
    row: [2, 5, 4, 3, 1],
    next: null,
    table: { game: expect.any(String) },
  })
  const feed = good<{ entries: { type: string; data: Record<string, unknown> }[] }>(await north.get('/feed?since=0'))
  expect(feed.entries.flatMap(({ type, data }) => (type === 'final.placement' ? [data['seed']] : []))).toEqual([
    5, 4, 3, 2, 1,
  ])
  expect(feed.entries.every(({ data }) => data['test'] === true)).toBe(true)
  expect(
    good<{ entries: unknown[] }>(await world.league('north', [...keyScopes]).get('/feed?since=0')).entries,
  ).toEqual([])
})

it('of bots alone a final is dealt by the sweep', async () => {
  const world = await openWorld()
  const { north, event } = await trial(world, { fillTo: 5 })
  await checkedIn(north, event)
  await north.post(`/events/${event}/rounds`, {})
  const { tables } = good<Round>(await north.post(`/events/${event}/rounds/1/deal`, undefined))
  await ended(world, tables[0]!.game!, [2, 1, 1, 1, 0])
  good(await north.post(`/events/${event}/rounds/1/close`, undefined))
  expect(good(await north.post(`/events/${event}/final`, undefined))).toMatchObject({ state: 'dealing', next: null })
  await sweepDesk(world.service)
  expect(good(await world.anonymous.get(`/events/${event}/final`))).toMatchObject({ state: 'dealt' })
})
