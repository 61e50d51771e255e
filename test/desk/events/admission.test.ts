import { expect, it } from 'vitest'
import { keyScopes } from '../../../shared/api/routes.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import {
  dealt,
  ended,
  enter,
  good,
  held,
  JUDGES,
  move,
  names,
  played,
  seal,
  seat,
  standingsOf,
  type Entry,
} from './held.ts'

interface Entries {
  players: Entry[]
  unclaimed: { name: string; veknId: string | null }[] | null
}
const register = (world: World, event: string, player: string, veknId?: string): Promise<Reply> =>
  world.as(player).post(`/events/${event}/registration`, veknId === undefined ? {} : { veknId })
const invite = (world: World, event: string, players: { name: string; veknId?: string }[]): Promise<Reply> =>
  world.as('olga').post(`/events/${event}/players`, { players })
const claimsOf = async (world: World, event: string, players: { name: string; veknId?: string }[]): Promise<string[]> =>
  good<{ places: { claim: string }[] }>(await invite(world, event, players)).places.map(({ claim }) => claim)
const take = (world: World, event: string, player: string, claim: string, more: object = {}): Promise<Reply> =>
  world.as(player).post(`/events/${event}/claims`, { claim, ...more })
const drop = (world: World, event: string, by: string, entry: string, query = ''): Promise<Reply> =>
  world.as(by).send('DELETE', `/events/${event}/players/${entry}${query}`)
const entriesOf = async (world: World, event: string, player = 'olga'): Promise<Entries> =>
  good<Entries>(await world.as(player).get(`/events/${event}/players`))

it('a place is shown once, taken up by one person, and by nobody else', async () => {
  const world = await openWorld()
  const event = await held(world, { visibility: 'members' })
  const body = { players: [{ name: 'Ann', veknId: '3190001' }, { name: 'Ben' }] }
  const first = await world.as('olga').post(`/events/${event}/players`, body, 'places')
  expect((await world.as('olga').post(`/events/${event}/players`, body, 'places')).text).toBe(first.text)
  const [ann, ben] = good<{ places: { claim: string }[] }>(first).places.map(({ claim }) => claim)
  expect((await entriesOf(world, event)).unclaimed).toEqual([
    { name: 'Ann', veknId: '3190001' },
    { name: 'Ben', veknId: null },
  ])
  for (const text of [
    (await world.as('olga').get(`/events/${event}/players`)).text,
    JSON.stringify(await world.store.deskItem({ partition: `EVENT#${event}`, name: 'FIELD' })),
  ])
    expect(text).not.toContain(ann!)
  expect((await take(world, event, 'ann', `clm_${'A'.repeat(43)}`)).status).toBe(404)
  expect(good<Entry>(await take(world, event, 'ann', ann!))).toMatchObject({
    you: true,
    veknId: '3190001',
    name: 'Ann',
  })
  expect((await take(world, event, 'zed', ann!)).status).toBe(404)
  expect(problemIn(await take(world, event, 'ann', ben!)).code).toBe('seat-taken')
  expect((await entriesOf(world, event)).unclaimed).toEqual([{ name: 'Ben', veknId: null }])
  const seen = await entriesOf(world, event, 'ann')
  expect([seen.unclaimed, seen.players.map(({ name }) => name)]).toEqual([null, ['Ann']])
})

it('everything wrong with a list of players is said at once, and nobody of it is added', async () => {
  const world = await openWorld()
  const event = await held(world, { suspended: [{ veknId: '3190007', until: '2027-03-31T00:00:00Z' }] })
  good(await register(world, event, 'ann', '3190001'))
  good(await invite(world, event, [{ name: 'Ben', veknId: '3190002' }]))
  const before = JSON.stringify(await world.store.deskItems(`EVENT#${event}`, { prefix: '' }))
  const reply = await invite(world, event, [
    { name: 'A', veknId: '3190001' },
    { name: 'B', veknId: '3190002' },
    { name: 'C', veknId: '3190003' },
    { name: 'D', veknId: '3190003' },
    { name: 'E', veknId: '3190007' },
  ])
  expect([reply.status, problemIn(reply).errors]).toEqual([
    400,
    [
      { path: 'players.0.veknId', code: 'number-taken' },
      { path: 'players.1.veknId', code: 'number-taken' },
      { path: 'players.3.veknId', code: 'number-twice' },
      { path: 'players.4.veknId', code: 'barred' },
    ],
  ])
  expect(JSON.stringify(await world.store.deskItems(`EVENT#${event}`, { prefix: '' }))).toBe(before)
})

it('takes five hundred at once, and no more', async () => {
  const world = await openWorld()
  const event = await held(world)
  const many = (count: number): { name: string; veknId: string }[] =>
    Array.from({ length: count }, (_, at) => ({ name: `Player ${at}`, veknId: String(3_000_000 + at) }))
  expect(problemIn(await invite(world, event, many(501))).code).toBe('invalid-request')
  expect(new Set(await claimsOf(world, event, many(500))).size).toBe(500)
})

it('TEVENT-01: an official is no player, unless several judges are announced', async () => {
  const world = await openWorld()
  const event = await held(world)
  const [claim] = await claimsOf(world, event, [{ name: 'Hal' }])
  for (const reply of [
    await take(world, event, 'hal', claim!),
    await register(world, event, 'hal'),
    await register(world, event, 'olga'),
  ])
    expect(problemIn(reply)).toMatchObject({ status: 409, code: 'is-official', ruleRef: 'TEVENT-01' })
  expect(await entriesOf(world, event)).toMatchObject({ players: [], unclaimed: [{ name: 'Hal' }] })
  good(await register(world, event, 'ann'))
  const etag = (await world.as('olga').get(`/events/${event}`)).headers.get('etag')!
  const named = await world.as('olga').send('PATCH', `/events/${event}`, {
    body: { judges: [{ player: 'ann', name: 'Ann' }] },
    headers: { 'if-match': etag },
  })
  expect(problemIn(named).code).toBe('is-official')
  const open = await held(world, { multiJudge: true })
  expect((await register(world, open, 'hal')).status).toBe(201)
})

it('TEVENT-02: who is suspended does not enter while that lasts, and nobody else is told', async () => {
  const world = await openWorld()
  const event = await held(world, { suspended: [{ veknId: '3190007', until: '2027-03-31T00:00:00Z' }] })
  const problem = problemIn(await register(world, event, 'ann', '3190007'))
  expect(problem).toMatchObject({
    status: 403,
    ruleRef: 'TEVENT-02',
    detail: expect.stringContaining('2027-03-31') as string,
  })
  const ended = await held(world, { suspended: [{ veknId: '3190007', until: '2027-03-09T00:00:00Z' }] })
  expect((await register(world, ended, 'ann', '3190007')).status).toBe(201)
})

it('TEVENT-03: a number that is kept for one is nobody else’s, however they enter or come back', async () => {
  const world = await openWorld()
  const event = await held(world)
  const [ann, ben] = await claimsOf(world, event, [{ name: 'Ann', veknId: '3190001' }, { name: 'Ben' }])
  const taken = { code: 'invalid-request', ruleRef: 'TEVENT-03', errors: [{ path: 'veknId', code: 'number-taken' }] }
  expect(problemIn(await take(world, event, 'ben', ben!, { veknId: '3190001' }))).toMatchObject(taken)
  expect(problemIn(await register(world, event, 'ben', '3190001'))).toMatchObject(taken)
  expect((await entriesOf(world, event)).unclaimed).toHaveLength(2)
  expect(good<Entry>(await take(world, event, 'ann', ann!))).toMatchObject({ veknId: '3190001' })
  const { player } = good<Entry>(await register(world, event, 'cal', '3190003'))
  good(await drop(world, event, 'cal', player))
  good(await invite(world, event, [{ name: 'Cal', veknId: '3190003' }]))
  expect(problemIn(await register(world, event, 'cal'))).toMatchObject(taken)
})

it('TEVENT-03: a number is in the event once; without one an entry is marked', async () => {
  const world = await openWorld()
  const event = await held(world)
  good(await register(world, event, 'ann', '3190004'))
  expect(problemIn(await register(world, event, 'ben', '3190004'))).toMatchObject({
    ruleRef: 'TEVENT-03',
    errors: [{ path: 'veknId', code: 'number-taken' }],
  })
  const together = await Promise.all(['cal', 'dee'].map(player => register(world, event, player, '3190005')))
  expect(together.map(({ status }) => status).toSorted()).toEqual([201, 400])
  good(await register(world, event, 'eve'))
  const { players } = await entriesOf(world, event)
  expect(players.find(({ name }) => name === 'Eve')).toMatchObject({ veknId: null, reportable: false })
  expect(players.find(({ name }) => name === 'Ann')).toMatchObject({ veknId: '3190004', reportable: true })
  // Of others nobody is told the number.
  expect((await entriesOf(world, event, 'eve')).players.find(({ name }) => name === 'Ann')).toMatchObject({
    veknId: null,
    reportable: null,
  })
})

it('TEVENT-11: where entry is by invitation, a place is for the number that it names', async () => {
  const world = await openWorld()
  const event = await held(world, { invited: ['3190001', '3190002'] })
  expect(problemIn(await register(world, event, 'zed')).ruleRef).toBe('TEVENT-11')
  expect(problemIn(await register(world, event, 'zed', '3190009')).ruleRef).toBe('TEVENT-11')
  const [claim] = await claimsOf(world, event, [{ name: 'Ann', veknId: '3190001' }])
  expect(problemIn(await take(world, event, 'zed', claim!, { veknId: '3190002' }))).toMatchObject({
    status: 403,
    ruleRef: 'TEVENT-11',
  })
  expect((await take(world, event, 'ann', claim!, { veknId: '3190001' })).status).toBe(201)
})

it('TSEAT-09: nobody is seated by a key, or who has not taken up their place', async () => {
  const world = await openWorld()
  const event = await held(world)
  await enter(world, event, names(4))
  good(await invite(world, event, [{ name: 'Fay' }]))
  const byKey = await world.league('north', [...keyScopes]).post(`/events/${event}/registration`, {})
  expect(problemIn(byKey)).toMatchObject({ code: 'forbidden', ruleRef: 'TSEAT-09' })
  good(await move(world, event, 'check-in-closed'))
  const insisting = await world.as('olga').post(`/events/${event}/rounds`, { everybody: true })
  expect(problemIn(insisting)).toMatchObject({
    status: 409,
    code: 'unclaimed',
    detail: 'Fay has not taken up their place',
  })
  const { rounds } = good<{ rounds: { tables: { seats: { name: string }[] }[] }[] }>(
    await world.as('olga').post(`/events/${event}/rounds`, {}),
  )
  expect(rounds[0]!.tables.flatMap(({ seats }) => seats.map(({ name }) => name)).toSorted()).toEqual([
    'P1',
    'P2',
    'P3',
    'P4',
  ])
})

it('TDROP-01: who leaves before a seating is not seated, and keeps what they have', async () => {
  const world = await openWorld()
  const event = await held(world)
  const entries = await enter(world, event, names(5))
  const first = await seat(world, event)
  await played(world, event, first, [[3, 1, 1, 0, 0]])
  const winner = first.tables[0]!.seats[0]!
  const player = [...entries].find(([, entry]) => entry === winner.player)![0]
  expect(good<Entry>(await drop(world, event, player, winner.player))).toMatchObject({ state: 'dropped', lost: [] })
  const second = await seat(world, event)
  expect(second.tables[0]!.seats.map(seat => seat.player)).not.toContain(winner.player)
  const { rows } = await standingsOf(world, event)
  expect(rows[0]).toMatchObject({ player: winner.player, dropped: true, gameWins: 1, victoryPoints: 3 })
})

it('TDROP-02: who leaves after the deal has lost that round, and what the seat scores is nobody’s', async () => {
  const world = await openWorld()
  const event = await held(world, { rounds: 1 })
  await enter(world, event, names(5))
  const round = await seat(world, event)
  await dealt(world, event, 1)
  const leaving = round.tables[0]!.seats[1]!.player
  expect(good<Entry>(await drop(world, event, 'olga', leaving))).toMatchObject({ state: 'dropped', lost: [1] })
  const { tables } = await dealtRound(world, event)
  expect(tables[0]!.seats.map(({ counts }) => counts)).toEqual([true, false, true, true, true])
  await ended(world, tables[0]!.game!, [2, 2, 0, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  const { rows } = await standingsOf(world, event)
  expect(rows.find(({ player }) => player === leaving)).toMatchObject({
    gameWins: 0,
    victoryPoints: 0,
    tournamentPoints: 0,
    dropped: true,
  })
  // The points count for the places of the others at the table: two are first together.
  expect(rows.find(({ player }) => player === round.tables[0]!.seats[0]!.player)).toMatchObject({
    gameWins: 0,
    victoryPoints: 2,
    tournamentPoints: 54,
  })
})
const dealtRound = async (world: World, event: string) =>
  good<{ rounds: { tables: { game: string | null; seats: { counts: boolean }[] }[] }[] }>(
    await world.anonymous.get(`/events/${event}/rounds`),
  ).rounds[0]!

it('TDROP-02: an official excuses who leaves before the deal, and nobody excuses themselves', async () => {
  const world = await openWorld()
  const event = await held(world)
  const entries = await enter(world, event, names(10))
  await seat(world, event)
  const [p1, p2, p3] = names(3).map(name => entries.get(name)!)
  expect(problemIn(await drop(world, event, 'p1', p1!, '?excused=1')).code).toBe('forbidden')
  expect(problemIn(await drop(world, event, 'p2', p1!)).code).toBe('forbidden')
  expect(good<Entry>(await drop(world, event, 'olga', p1!, '?excused=1')).lost).toEqual([])
  expect(good<Entry>(await drop(world, event, 'p2', p2!)).lost).toEqual([1])
  good(await drop(world, event, 'olga', p3!, '?excused=1'))
  expect((await drop(world, event, 'olga', `ent_${'Z'.repeat(22)}`)).status).toBe(404)
})

it('TDROP-02: a judge excuses others, before or after they have left, and nothing of what is dealt', async () => {
  const world = await openWorld()
  const event = await held(world)
  const entries = await enter(world, event, names(10))
  const ids = [...entries.values()]
  const [p1, p6, p3] = ['p1', 'p6', 'p3'].map(name => entries.get(name)!)
  expect(problemIn(await drop(world, event, 'hal', p1!, '?excused=1')).code).toBe('event-state')
  await seat(world, event, [ids.slice(0, 5), ids.slice(5)])
  expect(problemIn(await drop(world, event, 'hal', p1!)).code).toBe('forbidden')
  expect(good<Entry>(await drop(world, event, 'hal', p1!, '?excused=1'))).toMatchObject({ state: 'dropped', lost: [] })
  expect(good<Entry>(await drop(world, event, 'p6', p6!)).lost).toEqual([1])
  expect(good<Entry>(await drop(world, event, 'hal', p6!, '?excused=1'))).toMatchObject({ state: 'dropped', lost: [] })
  expect(problemIn(await drop(world, event, 'hal', p6!, '?excused=1')).code).toBe('event-state')
  for (const table of [1, 2]) good(await world.as('olga').post(`/events/${event}/rounds/1/reseat`, { table }))
  await dealt(world, event, 1)
  expect(good<Entry>(await drop(world, event, 'p3', p3!)).lost).toEqual([1])
  expect(problemIn(await drop(world, event, 'hal', p3!, '?excused=1')).code).toBe('event-state')
})

it('TDROP-02 TJUDGE-02: a judge who plays excuses neither themselves nor whom they play', async () => {
  const world = await openWorld()
  const judges = [{ player: 'p1', name: 'P1' }, ...JUDGES]
  const event = await held(world, { multiJudge: true, sanctioned: false, judges })
  const ids = [...(await enter(world, event, names(10))).values()]
  await seat(world, event, [ids.slice(0, 5), ids.slice(5)])
  for (const met of [ids[0]!, ids[1]!])
    expect(problemIn(await drop(world, event, 'p1', met, '?excused=1'))).toMatchObject({
      code: 'conflict-of-interest',
      ruleRef: 'TJUDGE-02',
    })
  expect(good<Entry>(await drop(world, event, 'p1', ids[5]!, '?excused=1')).lost).toEqual([])
  expect(good<Entry>(await drop(world, event, 'p1', ids[0]!)).lost).toEqual([1])
  expect(good<Entry>(await drop(world, event, 'hal', ids[0]!, '?excused=1')).lost).toEqual([])
})

it('TDROP-07: who comes late plays from the next round on, with the organiser’s consent', async () => {
  const world = await openWorld()
  const event = await held(world)
  await enter(world, event, names(4))
  const first = await seat(world, event)
  await dealt(world, event, 1)
  expect(problemIn(await register(world, event, 'late'))).toMatchObject({ code: 'event-state', ruleRef: 'TDROP-07' })
  const [claim, other] = await claimsOf(world, event, [{ name: 'Late' }, { name: 'Later' }])
  expect(good<Entry>(await take(world, event, 'late', claim!))).toMatchObject({ from: 2 })
  good(await seal(world, event, 'late', 'ventrue'))
  await ended(world, (await dealtRound(world, event)).tables[0]!.game!, [4, 0, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  const second = await seat(world, event)
  expect(first.tables[0]!.seats).toHaveLength(4)
  expect(second.tables[0]!.seats.map(({ name }) => name)).toContain('Late')
  expect((await standingsOf(world, event)).rows.at(-1)).toMatchObject({ victoryPoints: 0 })
  // After the last seating nobody joins any more.
  expect(problemIn(await take(world, event, 'later', other!))).toMatchObject({ code: 'event-state' })
})

it('TDROP-09: who has dropped may come back for a later round; who was disqualified may not', async () => {
  const world = await openWorld()
  const event = await held(world)
  const entries = await enter(world, event, names(5))
  const entry = entries.get('p5')!
  good(await drop(world, event, 'p5', entry))
  await played(world, event, await seat(world, event), [[1, 1, 1, 1]])
  const [claim, other] = await claimsOf(world, event, [{ name: 'P5' }, { name: 'P4' }])
  expect(good<Entry>(await take(world, event, 'p5', claim!))).toMatchObject({ player: entry, state: 'in', from: 2 })
  const p4 = (await world.store.deskItem({ partition: `EVENT#${event}`, name: 'PLAYER#p4' }))!
  const value = { ...(p4.value as object), state: 'disqualified' }
  await world.store.saveDesk([{ put: { ...p4, version: p4.version + 1, value } }])
  expect(problemIn(await take(world, event, 'p4', other!))).toMatchObject({ code: 'event-state', ruleRef: 'TDROP-09' })
  const second = await seat(world, event)
  expect(second.tables[0]!.seats.map(({ name }) => name).toSorted()).toEqual(['P1', 'P2', 'P3', 'P5'])
})

it('TEVENT-05: an event without a final does not grow to eight in a round', async () => {
  const world = await openWorld()
  const event = await held(world, { sanctioned: true, final: false })
  await enter(world, event, names(4))
  const early = await claimsOf(
    world,
    event,
    names(4).map(name => ({ name: `Late ${name}` })),
  )
  await played(world, event, await seat(world, event), [[1, 1, 1, 1]])
  for (const [at, claim] of early.entries()) {
    const reply = await take(world, event, `late${at}`, claim)
    if (at < 3) expect(reply.status).toBe(201)
    else expect(problemIn(reply)).toMatchObject({ code: 'event-state', ruleRef: 'TEVENT-05' })
  }
})
