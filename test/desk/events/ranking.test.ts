import { expect, it } from 'vitest'
import { keyScopes } from '../../../shared/api/routes.ts'
import { fingerprint } from '../../../shared/league/seating/seeded.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import {
  dealt,
  ended,
  enter,
  good,
  held,
  move,
  names,
  played,
  seal,
  seat,
  standingsOf,
  type Entry,
  type Round,
} from './held.ts'

async function ready(players: number, settings: object = {}): Promise<{ world: World; event: string; ids: string[] }> {
  const world = await openWorld()
  const event = await held(world, settings)
  return { world, event, ids: [...(await enter(world, event, names(players))).values()] }
}
const close = (world: World, event: string, round: number): Promise<Reply> =>
  world.as('olga').post(`/events/${event}/rounds/${round}/close`, undefined)
const penalty = (world: World, event: string, id: string, value: object): Promise<unknown> =>
  world.store.saveDesk([{ put: { partition: `EVENT#${event}`, name: `PENALTY#${id}`, version: 1, value } }])

it('TSCORE-09: game wins, then victory points, then tournament points, over the tables that are over', async () => {
  const { world, event, ids } = await ready(8)
  const [a, b, c, d, e, f, g, h] = ids as [string, string, string, string, string, string, string, string]
  const round = await seat(world, event, [
    [a, b, c, d],
    [e, f, g, h],
  ])
  const { tables } = await dealt(world, event, round.round)
  await ended(world, tables[0]!.game!, [2, 1, 1, 0])
  const half = await standingsOf(world, event)
  expect([half.complete, half.rows[0]]).toMatchObject([false, { player: a, gameWins: 1, victoryPoints: 2 }])
  expect(problemIn(await close(world, event, 1))).toMatchObject({
    code: 'round-open',
    detail: 'Tables without a result: 2',
  })
  await ended(world, tables[1]!.game!, [0, 2, 2, 0])
  good(await close(world, event, 1))
  const { rows } = await standingsOf(world, event)
  expect(
    rows.map(({ player, place, gameWins, victoryPoints, tournamentPoints }) => [
      player,
      place,
      gameWins,
      victoryPoints,
      tournamentPoints,
    ]),
  ).toEqual([
    [a, 1, 1, 2, 60],
    ...[f, g]
      .toSorted((x, y) => rows.findIndex(one => one.player === x) - rows.findIndex(one => one.player === y))
      .map(player => [player, 2, 0, 2, 54]),
    ...rows.slice(3, 5).map(({ player }) => [player, 4, 0, 1, 36]),
    ...rows.slice(5, 7).map(({ player }) => [player, 6, 0, 0, 18]),
    [d, 8, 0, 0, 12],
  ])
  expect(
    rows
      .slice(3, 5)
      .map(({ player }) => player)
      .toSorted(),
  ).toEqual([b, c].toSorted())
  expect(
    rows
      .slice(5, 7)
      .map(({ player }) => player)
      .toSorted(),
  ).toEqual([e, h].toSorted())
})

it('TSCORE-10: ties that touch the first five are tossed for when all rounds are closed, by a seed told at the end', async () => {
  const { world, event } = await ready(8, { rounds: 1, final: false })
  const round = await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  await ended(world, tables[0]!.game!, [1, 1, 1, 1])
  await ended(world, tables[1]!.game!, [1, 1, 1, 1])
  expect((await standingsOf(world, event)).rows.map(({ place, toss }) => [place, toss])).toEqual(
    Array(8).fill([1, null]),
  )
  expect((await world.as('olga').get(`/events/${event}`)).text).toContain('"opening":null')
  good(await close(world, event, 1))
  good(await move(world, event, 'finished'))
  const { opening: seed } = good<{ opening: string }>(await world.anonymous.get(`/events/${event}`))
  const { rows } = await standingsOf(world, event)
  expect(rows.map(({ place, toss }) => [place, toss])).toEqual(names(8).map((_, at) => [at + 1, at + 1]))
  const lots = rows.map(({ player }) => fingerprint(`${seed}:toss:${player}`))
  expect(lots).toEqual(lots.toSorted())
  expect(round.tables).toHaveLength(2)
})

it('TPEN-02 TPEN-07: what judges have given is counted; who is disqualified is in no standings', async () => {
  const { world, event, ids } = await ready(5, { rounds: 1, final: false })
  await played(world, event, await seat(world, event, [ids]), [[3, 1, 1, 0, 0]])
  await penalty(world, event, 'one', { player: ids[0], level: 'standings-adjustment', round: 1 })
  await penalty(world, event, 'two', { player: ids[1], level: 'disqualification', round: 1 })
  await penalty(world, event, 'gone', { player: ids[2], level: 'disqualification', round: 1, lifted: true })
  const { rows } = await standingsOf(world, event)
  expect(rows.map(({ player }) => player)).not.toContain(ids[1])
  expect(rows.map(({ player }) => player)).toContain(ids[2])
  expect(rows.find(({ player }) => player === ids[0])).toMatchObject({ gameWins: 1, victoryPoints: 2 })
})

it('TDROP-13: a penalty stays on record when its player leaves, and takes nothing from games that are over', async () => {
  const { world, event, ids } = await ready(5)
  await played(world, event, await seat(world, event, [ids]), [[3, 1, 1, 0, 0]])
  await penalty(world, event, 'next', { player: ids[0], level: 'standings-adjustment', round: 2 })
  good(await world.as('p1').send('DELETE', `/events/${event}/players/${ids[0]}`))
  expect((await standingsOf(world, event)).rows[0]).toMatchObject({ player: ids[0], victoryPoints: 3, dropped: true })
  expect(await world.store.deskItem({ partition: `EVENT#${event}`, name: 'PENALTY#next' })).toBeDefined()
})

it('TREPORT-09: a signed result is taken before what the game says, and of several the last', async () => {
  const { world, event, ids } = await ready(5, { rounds: 1, final: false })
  const round = await played(world, event, await seat(world, event, [ids]), [[2, 1, 1, 1, 0]])
  const { game } = round.tables[0]!
  for (const [rev, victoryPoints] of [
    [1, [2, 1, 1, 1, 0]],
    [2, [1, 2, 1, 1, 0]],
  ] as const) {
    const jws = `e30.${Buffer.from(JSON.stringify({ victoryPoints })).toString('base64url')}.sig`
    const name = `RESULT#01#01#00${rev}`
    await world.store.saveDesk([{ put: { partition: `EVENT#${event}`, name, version: 1, value: { game, jws, rev } } }])
  }
  expect((await standingsOf(world, event)).rows[0]).toMatchObject({ player: ids[1], gameWins: 1, victoryPoints: 2 })
})

it('TDROP-10 TREPORT-10: broken off, the rounds count that were over everywhere, and nobody is rated', async () => {
  const { world, event, ids } = await ready(8, { sanctioned: true })
  const [a, b, c, d, e, f, g, h] = ids as [string, string, string, string, string, string, string, string]
  await played(
    world,
    event,
    await seat(world, event, [
      [a, b, c, d],
      [e, f, g, h],
    ]),
    [
      [3, 1, 0, 0],
      [1, 1, 1, 1],
    ],
  )
  await seat(world, event, [
    [a, c, e, g],
    [b, d, f, h],
  ])
  const { tables } = await dealt(world, event, 2)
  await ended(world, tables[0]!.game!, [4, 0, 0, 0])
  good(await move(world, event, 'broken-off'))
  const { rounds, rows, over } = await standingsOf(world, event)
  expect([rounds, over]).toEqual([[1], true])
  expect(rows[0]).toMatchObject({ player: a, gameWins: 1, victoryPoints: 3, ratingPoints: 0 })
  expect(rows.every(({ ratingPoints }) => ratingPoints === 0)).toBe(true)
  for (const [method, path] of [
    ['POST', 'rounds/2/close'],
    ['POST', 'final'],
  ] as const)
    expect(
      (await world.as('olga').send(method, `/events/${event}/${path}`, { headers: { 'idempotency-key': 'k' } })).status,
    ).toBe(409)
})

it('who has left keeps the place that was earned, and who has entered and not played stands behind', async () => {
  const { world, event, ids } = await ready(5, { sanctioned: true, rounds: 2, final: false, level: 'basic' })
  good(await world.as('p9').post(`/events/${event}/registration`, {}))
  const first = await seat(world, event, [ids])
  await played(world, event, first, [[5, 0, 0, 0, 0]])
  good(await world.as('p5').send('DELETE', `/events/${event}/players/${ids[4]}`))
  await played(world, event, await seat(world, event, [[0, 2, 1, 3].map(at => ids[at]!)]), [[1, 1, 1, 1]])
  good(await move(world, event, 'finished'))
  const { rows } = await standingsOf(world, event)
  expect(rows.find(({ player }) => player === ids[4])).toMatchObject({ dropped: true, place: 5 })
  expect(rows.map(({ name }) => name)).toContain('P9')
})

it('the tag of the standings moves when they do, and is asked for without a token', async () => {
  const { world, event, ids } = await ready(5, { rounds: 1 })
  await seat(world, event, [ids])
  const { tables } = await dealt(world, event, 1)
  const path = `/events/${event}/standings`
  const etag = (await world.anonymous.get(path)).headers.get('etag')!
  expect((await world.anonymous.get(path, { 'if-none-match': etag })).status).toBe(304)
  await ended(world, tables[0]!.game!, [1, 1, 1, 1, 1])
  expect((await world.anonymous.get(path, { 'if-none-match': etag })).status).toBe(200)
})

interface Season {
  events: { event: string; name: string; players: number; coefficient: number }[]
  rows: {
    name: string
    place: number
    gameWins: number
    victoryPoints: number
    ratingPoints: number
    grandPrixPoints: number
    events: number
    each: { event: string; place: string | null; victoryPoints: number; gameWins: number; ratingPoints: number }[]
  }[]
}

it('TRATE-07 TRATE-09: a season is told by rating, by score or by Grand Prix points, as rules or Archon count', async () => {
  const world = await openWorld()
  const north = world.league('north', [...keyScopes])
  const event = async (name: string, points: number[]): Promise<void> => {
    const { id } = good<{ id: string }>(
      await north.post('/events', {
        name,
        startsAt: '2027-02-10T12:00:00.000Z',
        sanctioned: true,
        rounds: 2,
        final: false,
        season: '2027',
        judges: [{ player: 'hal', name: 'Hal' }],
      }),
    )
    good(await north.post(`/events/${id}/state`, { to: 'registration' }))
    const entries: string[] = []
    for (const player of names(5)) {
      entries.push(good<Entry>(await world.as(player).post(`/events/${id}/registration`, {})).player)
      good(await seal(world, id, player, 'ventrue'))
    }
    for (const [at, order] of [entries, [0, 2, 4, 1, 3].map(one => entries[one]!)].entries()) {
      good(await north.post(`/events/${id}/state`, { to: 'check-in-closed' }))
      good(await north.post(`/events/${id}/rounds`, { seating: [[order]] }))
      const { tables } = good<Round>(await north.post(`/events/${id}/rounds/${at + 1}/deal`, undefined))
      await ended(world, tables[0]!.game!, points)
      good(await north.post(`/events/${id}/rounds/${at + 1}/close`, undefined))
    }
    good(await north.post(`/events/${id}/state`, { to: 'finished' }))
  }
  await event('North 1', [3, 1, 1, 0, 0])
  await event('North 2', [2, 1, 1, 1, 0])
  const season = async (query: string): Promise<Season> =>
    good<Season>(await world.anonymous.get(`/leagues/north/seasons/2027/standings${query}`))
  const score = await season('?by=score')
  expect(score.events.map(({ name }) => name).toSorted()).toEqual(['North 1', 'North 2'])
  expect(score.rows[0]).toMatchObject({ name: 'P1', place: 1, gameWins: 4, victoryPoints: 10, events: 2 })
  // Five players and no final: nothing as Archon counts, everything as the rules do.
  expect((await season('')).rows.every(({ ratingPoints }) => ratingPoints === 0)).toBe(true)
  const byRules = await season('?by=rtp&rated=rules')
  expect(byRules.rows[0]).toMatchObject({ name: 'P1', ratingPoints: 2 * 5 + 4 * 10 + 8 * 4 })
  expect((await season('?by=gp&rated=rules')).rows[0]).toMatchObject({ name: 'P1', grandPrixPoints: 50 })
  // Each event gave what it gave, and what it is multiplied by follows from who played.
  const { events: over } = byRules
  expect(over.map(({ players, coefficient }) => [players, coefficient.toFixed(3)])).toEqual(Array(2).fill([5, '0.189']))
  expect(byRules.rows[0]!.each).toEqual(
    over.map(({ event: id, name }) => ({
      event: id,
      place: null,
      victoryPoints: name === 'North 1' ? 6 : 4,
      gameWins: 2,
      ratingPoints: name === 'North 1' ? 5 + 24 + 16 : 5 + 16 + 16,
      grandPrixPoints: 25,
    })),
  )
  for (const path of ['north/seasons/2028', 'south/seasons/2027'])
    expect((await world.anonymous.get(`/leagues/${path}/standings`)).status).toBe(404)
})

it('a league lists its seasons and the public events of one, what goes on first; to nobody those for members', async () => {
  const world = await openWorld()
  const north = world.league('north', [...keyScopes])
  const event = async (name: string, settings: object): Promise<string> =>
    good<{ id: string }>(
      await north.post('/events', { name, startsAt: '2027-02-10T12:00:00.000Z', rounds: 2, ...settings }),
    ).id
  await event('Old', { season: '2026', startsAt: '2026-02-10T12:00:00.000Z' })
  const over = await event('Over', { season: '2027', startsAt: '2027-03-10T12:00:00.000Z' })
  await event('Open', { season: '2027' })
  await event('Ours', { season: '2028', visibility: 'members', startsAt: '2028-02-10T12:00:00.000Z' })
  good(await north.post(`/events/${over}/state`, { to: 'registration' }))
  good(await world.as('p1').post(`/events/${over}/registration`, {}))
  good(await north.post(`/events/${over}/state`, { to: 'cancelled' }))
  const league = async (query = ''): Promise<{ season: string; events: { name: string; players: number }[] }> =>
    good(await world.anonymous.get(`/leagues/north${query}`))
  const latest = await league()
  expect(latest).toMatchObject({ league: 'north', season: '2027', seasons: ['2027', '2026'] })
  expect(latest.events.map(({ name, players }) => [name, players])).toEqual([
    ['Open', 0],
    ['Over', 1],
  ])
  expect((await league('?season=2026')).events.map(({ name }) => name)).toEqual(['Old'])
  for (const path of ['/leagues/south', '/leagues/north?season=2028'])
    expect((await world.anonymous.get(path)).status).toBe(404)
})
