import { expect, it } from 'vitest'
import { json, openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { enter, good, held, JUDGES, move, names, played, seat } from './held.ts'

interface Event {
  id: string
  version: number
  state: string
  form: string
  notices: string[]
  rounds: number
  judges: string[]
  judgeCalls: string
  finalHours: number
  you: { organiser: boolean; judge: number | null; player: string | null }
  checkIn: { round: number; commitment: string; players: string[]; left: { player: string }[] } | null
  opening: string | null
  admission: object | null
}
const SIX = ['hal', 'ida', 'jon', 'kay', 'lou', 'mia'].map(player => ({ player, name: player }))
const settings = { name: 'Autumn', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2, judges: JUDGES }

const make = (world: World, more: object = {}, key?: string): Promise<Reply> =>
  world.as('olga').post('/events', { ...settings, ...more }, key)
const read = async (world: World, event: string, player = 'olga'): Promise<Event> =>
  good<Event>(await world.as(player).get(`/events/${event}`))
async function change(world: World, event: string, wanted: object): Promise<Reply> {
  const etag = (await world.as('olga').get(`/events/${event}`)).headers.get('etag')!
  return world.as('olga').send('PATCH', `/events/${event}`, { body: wanted, headers: { 'if-match': etag } })
}
const errorsIn = (reply: Reply): string[] => (problemIn(reply).errors ?? []).map(({ path, code }) => `${path} ${code}`)

it('one key makes one event, with the same bytes; another request under it is refused', async () => {
  const world = await openWorld()
  const first = await make(world, {}, 'one')
  const again = await make(world, {}, 'one')
  expect([first.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true'])
  expect(problemIn(await make(world, { name: 'Another' }, 'one')).code).toBe('key-reused')
  expect(good<{ events: Event[] }>(await world.as('olga').get('/me/events')).events).toHaveLength(1)
})

it('public events are listed by state, the newest first, for anybody; those for members are not there', async () => {
  const world = await openWorld()
  const ids: string[] = []
  for (const name of ['First', 'Second', 'Third']) {
    ids.push(await held(world, { name }))
    world.pass(1)
  }
  const closed = await held(world, { visibility: 'members' })
  const list = async (query: string): Promise<{ events: Event[]; cursor: string | null }> =>
    good(await world.anonymous.get(`/events?${query}`))
  const first = await list('state=registration&limit=2')
  expect(first.events.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  const rest = await list(`state=registration&limit=2&cursor=${first.cursor}`)
  expect([rest.events.map(({ id }) => id), rest.cursor]).toEqual([[ids[0]], null])
  good(await move(world, ids[1]!, 'cancelled'))
  expect((await list('state=cancelled')).events.map(({ id }) => id)).toEqual([ids[1]])
  expect((await list('')).events.map(({ id }) => id)).toEqual([ids[2], ids[0]])
  for (const path of ['', '/players', '/rounds', '/standings', '/final']) {
    const replies = [world.anonymous, world.as('zed')].map(caller => caller.get(`/events/${closed}${path}`))
    for (const reply of replies) expect((await reply).status, path).toBe(404)
  }
  expect((await world.as('hal').get(`/events/${closed}`)).status).toBe(200)
})

it('a change names the event as it was seen; who is no organiser may change nothing', async () => {
  const world = await openWorld()
  const event = await held(world)
  const { version } = await read(world, event)
  const bare = await world.as('olga').send('PATCH', `/events/${event}`, { body: { name: 'Other' } })
  expect(problemIn(bare).code).toBe('precondition-required')
  const stale = await world
    .as('olga')
    .send('PATCH', `/events/${event}`, { body: { name: 'Other' }, headers: { 'if-match': '"old"' } })
  expect(problemIn(stale)).toMatchObject({ code: 'version-mismatch', version })
  for (const player of ['zed', 'hal']) {
    const reply = await world.as(player).send('PATCH', `/events/${event}`, { body: { name: 'Mine' } })
    expect([reply.status, problemIn(reply).code]).toEqual([403, 'forbidden'])
  }
  expect((await read(world, event)).version).toBe(version)
  expect(good<Event>(await change(world, event, { name: 'Other', organisers: [] }))).toMatchObject({
    name: 'Other',
    version: version + 1,
    you: { organiser: true },
  })
})

it('all that is wrong with an event is said at once, with its path', async () => {
  const world = await openWorld()
  const wrong = {
    sanctioned: true,
    rounds: 1,
    level: 'grand-prix',
    decks: 'multi',
    multiJudge: true,
    judges: [...JUDGES, ...JUDGES],
  }
  const reply = await make(world, wrong)
  expect(reply.status).toBe(400)
  expect(errorsIn(reply)).toEqual([
    'judges twice',
    'rounds too-few-rounds',
    'decks one-deck-at-this-level',
    'multiJudge not-at-this-level',
    'judges too-few-judges',
  ])
  expect(good<{ events: Event[] }>(await world.as('olga').get('/me/events')).events).toEqual([])
})

it('TEVENT-04: a sanctioned event has two preliminary rounds or more, and a final', async () => {
  const world = await openWorld()
  expect(errorsIn(await make(world, { sanctioned: true, rounds: 1 }))).toEqual(['rounds too-few-rounds'])
  expect(good<Event>(await make(world, { sanctioned: true, rounds: 2 })).form).toBe('2R+F')
})

it('TEVENT-05: the form is fixed once round 1 is seated, and a sanctioned event of eight has a final', async () => {
  const world = await openWorld()
  const small = await held(world, { sanctioned: true })
  await enter(world, small, names(4))
  await seat(world, small)
  expect(problemIn(await change(world, small, { final: false, rounds: 3 }))).toMatchObject({
    code: 'event-state',
    errors: [
      { path: 'rounds', code: 'fixed' },
      { path: 'final', code: 'fixed' },
    ],
  })
  const large = await held(world, { sanctioned: true, final: false })
  await enter(world, large, names(8))
  good(await move(world, large, 'check-in-closed'))
  const refusal = problemIn(await world.as('olga').post(`/events/${large}/rounds`, {}))
  expect(refusal).toMatchObject({ code: 'event-state', ruleRef: 'TEVENT-05' })
})

it('TEVENT-05: without a final the preliminary standings are those of the event', async () => {
  const world = await openWorld()
  const event = await held(world, { rounds: 1, final: false })
  await enter(world, event, names(4))
  await played(world, event, await seat(world, event), [[3, 1, 0, 0]])
  expect(problemIn(await world.as('olga').post(`/events/${event}/final`, undefined)).code).toBe('event-state')
  expect(good<Event>(await move(world, event, 'finished')).state).toBe('finished')
  const { rows, over } = good<{ rows: { place: number; finalPlace: number }[]; over: boolean }>(
    await world.anonymous.get(`/events/${event}/standings`),
  )
  expect([over, rows.map(({ finalPlace }) => finalPlace)]).toEqual([true, rows.map(({ place }) => place)])
})

it('TEVENT-06: judges play at a basic event with six of them in order, and only with eight players', async () => {
  const world = await openWorld()
  expect(errorsIn(await make(world, { sanctioned: true, multiJudge: true, judges: SIX, level: 'national' }))).toEqual([
    'multiJudge not-at-this-level',
  ])
  expect(errorsIn(await make(world, { sanctioned: true, multiJudge: true, judges: SIX.slice(1) }))).toEqual([
    'judges too-few-judges',
  ])
  const event = await held(world, { sanctioned: true, multiJudge: true, judges: SIX })
  expect((await read(world, event, 'zed')).judges).toEqual(SIX.map(({ name }) => name))
  await enter(world, event, ['hal', ...names(6)])
  expect((await read(world, event, 'hal')).you).toMatchObject({ judge: 1, player: expect.stringMatching(/^ent_/) })
  good(await move(world, event, 'check-in-closed'))
  expect(problemIn(await world.as('olga').post(`/events/${event}/rounds`, {}))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TEVENT-06',
  })
})

it('TEVENT-09: there is no money, stake or odds in an event', async () => {
  const world = await openWorld()
  for (const field of ['entryFee', 'stake', 'ante', 'prizePool', 'odds'])
    expect(errorsIn(await make(world, { [field]: 5 }))).toEqual([`${field} unrecognized_keys`])
})

it('TEVENT-10: a sanctioned event that is announced late is told so, and neither granted nor refused', async () => {
  const world = await openWorld()
  const late = good<Event>(await make(world, { sanctioned: true, startsAt: '2027-01-23T12:00:00.000Z' }))
  expect(late.notices).toEqual(['announced-late'])
  const inTime = good<Event>(await make(world, { sanctioned: true, startsAt: '2027-02-02T12:00:00.000Z' }))
  expect(inTime.notices).toEqual([])
})

it('TEVENT-12: a sanctioned event has a judge named before round 1, who may be its organiser', async () => {
  const world = await openWorld()
  const event = await held(world, { sanctioned: true, judges: [] })
  await enter(world, event, names(4))
  good(await move(world, event, 'check-in-closed'))
  const rounds = (): Promise<Reply> => world.as('olga').post(`/events/${event}/rounds`, {})
  expect(problemIn(await rounds())).toMatchObject({ code: 'event-state', ruleRef: 'TEVENT-12' })
  good(await change(world, event, { judges: [{ player: 'olga', name: 'Olga' }] }))
  expect((await rounds()).status).toBe(201)
})

it('TEVENT-14: what cards are allowed is fixed since registration opened', async () => {
  const world = await openWorld()
  const { id } = good<Event>(await make(world, { cards: 'fifth-edition' }))
  expect(good<Event>(await change(world, id, { cards: 'all' })).notices).toEqual([])
  good(await change(world, id, { cards: 'fifth-edition' }))
  good(await move(world, id, 'registration'))
  expect(problemIn(await change(world, id, { cards: 'all' }))).toMatchObject({
    code: 'event-state',
    errors: [{ path: 'cards', code: 'fixed' }],
  })
  expect((await read(world, id)).notices).toEqual(['restricted'])
})

it('TDECK-12: several decks are for events below a Grand Prix, and announced with the event', async () => {
  const world = await openWorld()
  for (const level of ['grand-prix', 'national', 'continental'])
    expect(errorsIn(await make(world, { sanctioned: true, level, decks: 'multi' }))).toEqual([
      'decks one-deck-at-this-level',
    ])
  const event = await held(world)
  expect(problemIn(await change(world, event, { decks: 'multi' }))).toMatchObject({
    code: 'event-state',
    errors: [{ path: 'decks', code: 'fixed' }],
  })
})

it('TDECK-14: how the deck of a finalist is found is said before round 1, and stays so', async () => {
  const world = await openWorld()
  const event = await held(world, { decks: 'multi' })
  for (const player of names(4)) {
    good(await world.as(player).post(`/events/${event}/registration`, {}))
    good(await world.as(player).send('PUT', `/events/${event}/deck?round=1`, { body: { deck: 'tremere' } }))
  }
  good(await move(world, event, 'check-in-closed'))
  const rounds = (): Promise<Reply> => world.as('olga').post(`/events/${event}/rounds`, {})
  expect(problemIn(await rounds())).toMatchObject({ code: 'event-state', ruleRef: 'TDECK-14' })
  good(await move(world, event, 'check-in-open'))
  good(await change(world, event, { finalDeck: 'best' }))
  good(await move(world, event, 'check-in-closed'))
  expect((await rounds()).status).toBe(201)
  expect(problemIn(await change(world, event, { finalDeck: 'free' })).errors).toEqual([
    { path: 'finalDeck', code: 'fixed' },
  ])
})

it('TDECK-17: nothing is said of proxies, as cards here are records', async () => {
  const world = await openWorld()
  expect(errorsIn(await make(world, { allow_proxies: false }))).toEqual(['allow_proxies unrecognized_keys'])
})

it('TTIME-01: a round lasts two hours at least', async () => {
  const world = await openWorld()
  expect(errorsIn(await make(world, { roundHours: 1.5 }))).toContainEqual(expect.stringMatching(/^roundHours /))
  expect(errorsIn(await make(world, { roundHours: 1 }))).toEqual(['roundHours too_small'])
  for (const roundHours of [2, 240]) expect((await make(world, { roundHours })).status).toBe(201)
})

it('TTIME-02: the limit of a round is the same for all and stays; that of the final may be longer', async () => {
  const world = await openWorld()
  const event = await held(world, { roundHours: 240, finalHours: 336 })
  await enter(world, event, names(4))
  await seat(world, event)
  expect(problemIn(await change(world, event, { roundHours: 168 })).errors).toEqual([
    { path: 'roundHours', code: 'fixed' },
  ])
  expect((await read(world, event)).finalHours).toBe(336)
})

it('TTIME-08: whether a call for a judge stops the clocks is said beforehand', async () => {
  const world = await openWorld()
  const event = await held(world, { judgeCalls: 'time-added' })
  expect((await read(world, event, 'zed')).judgeCalls).toBe('time-added')
  await enter(world, event, names(4))
  good(await move(world, event, 'check-in-closed'))
  expect(problemIn(await change(world, event, { judgeCalls: 'clock-stops' })).errors).toEqual([
    { path: 'judgeCalls', code: 'fixed' },
  ])
})

it('TREPORT-02: an event is cancelled or broken off, and never deleted', async () => {
  const world = await openWorld()
  const event = await held(world)
  expect((await world.as('olga').send('DELETE', `/events/${event}`)).status).toBe(405)
  good(await move(world, event, 'cancelled'))
  expect((await read(world, event, 'zed')).state).toBe('cancelled')
  for (const to of ['registration', 'check-in-closed', 'finished', 'broken-off', 'cancelled'])
    expect(problemIn(await move(world, event, to)).code).toBe('event-state')
})

it('says to nobody but its organisers who may enter, and to nobody what it is drawn by', async () => {
  const world = await openWorld()
  const event = await held(world, {
    invited: ['3190001'],
    suspended: [{ veknId: '3190007', until: '2027-03-31T00:00:00Z' }],
  })
  expect((await read(world, event)).admission).not.toBeNull()
  for (const reply of [await world.as('hal').get(`/events/${event}`), await world.anonymous.get(`/events/${event}`)]) {
    expect(json<Event>(reply).admission).toBeNull()
    expect(reply.text).not.toContain('3190007')
  }
  const item = await world.store.deskItem({ partition: `EVENT#${event}`, name: 'EVENT' })
  const { secret } = item!.value as { secret: string }
  for (const path of ['', '/players', '/rounds', '/standings'])
    expect((await world.as('olga').get(`/events/${event}${path}`)).text).not.toContain(secret)
})

it('an event whose final an earlier build has closed can be finished', async () => {
  const world = await openWorld()
  const event = await held(world)
  const { store } = world
  const kept = (await store.deskItem({ partition: `EVENT#${event}`, name: 'EVENT' }))!
  const { finalClosed: _, ...before } = kept.value as Record<string, unknown>
  const closed = { ...before, rounds: 1, final: true, seatedRounds: 1, winner: 'ada' }
  expect(await store.saveDesk([{ put: { ...kept, version: kept.version + 1, value: closed } }])).toBe('saved')
  expect(good(await move(world, event, 'finished'))).toMatchObject({ state: 'finished' })
})
