import { describe, expect, it } from 'vitest'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type World } from './world.ts'

interface Table {
  id: string
  game: string | null
  withdrawalPoints: number
  timeLimit: { hours: number; points: number } | null
}
interface Game {
  withdrawalPoints: number
  timeLimit: { endsAt: string; points: number } | null
  deadline: string | null
  view: { result: unknown; seats: { victoryPoints: number }[] }
}

async function game(world: World, settings: object): Promise<string> {
  const [host] = PLAYERS
  const { id } = json<Table>(await world.as(host).post('/tables', { name: 'Finals', ...settings }))
  for (const [i, player] of PLAYERS.entries()) await world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[i] })
  return json<Table>(await world.as(host).post(`/tables/${id}/start`, undefined)).game!
}
const read = async (world: World, id: string, player = 'ann') => json<Game>(await world.as(player).get(`/games/${id}`))

describe('settings of a table', () => {
  it('are those of the rulebook unless it says otherwise', async () => {
    const world = await openWorld()
    expect(json<Table>(await world.as('ann').post('/tables', { name: 'Plain' }))).toMatchObject({
      withdrawalPoints: 1,
      timeLimit: null,
    })
    expect(await read(world, await game(world, {}))).toMatchObject({ withdrawalPoints: 1, timeLimit: null })
  })

  it('of tournaments are off, and on where the table says so', async () => {
    const world = await openWorld()
    const tournament = { firstSeat: true, finish: true, agreements: false }
    const made = json<{ id: string; tournament: unknown }>(
      await world.as('ann').post('/tables', { name: 'Round 1', tournament: { firstSeat: true, finish: true } }),
    )
    expect(made.tournament).toEqual(tournament)
    const id = await game(world, { tournament })
    expect(await read(world, id)).toMatchObject({ tournament, view: { turn: { seat: 0 }, agreement: null } })
    expect((await world.store.loadGame(id))!.state.settings.tournament).toEqual(tournament)
    const casual = await game(world, {})
    expect(await read(world, casual)).toMatchObject({ tournament: null, view: { agreement: null, timeCalled: false } })
    expect((await world.store.loadGame(casual))!.state.settings).not.toHaveProperty('tournament')
  })

  it('TTIME-05: as the limit is reached a phase is finished first, and clocks and sealed answers stay as they are', async () => {
    const world = await openWorld()
    const tournament = { firstSeat: true, finish: true }
    const id = await game(world, { answerWithinHours: 336, timeLimit: { hours: 48 }, tournament })
    const { caller, prompt } = await asked(world, id)
    const { waitingSince } = (await world.store.loadGame(id))!.state
    world.pass(48)
    expect(await sweepDue(world.service)).toEqual({ games: 1, defaults: 1, failed: [] })
    expect(await sweepDue(world.service)).toEqual({ games: 0, defaults: 0, failed: [] })
    const called = await read(world, id, 'cal')
    expect(called).toMatchObject({ view: { timeCalled: true, result: null, waitingSince } })
    expect(called.deadline).toBe(new Date(Date.parse(waitingSince) + 336 * 3_600_000).toISOString())
    const log = await world.as('ben').get(`/games/${id}/log`)
    expect(JSON.stringify(log)).toContain('Time is called')
    // Its question is still open, and with the phase the game ends.
    const phase = (await world.store.loadGame(id))!.state.frames[0]
    expect(phase).toMatchObject({ kind: 'turn', seat: 0 })
    expect((await caller.post(`/games/${id}/commands`, defaultOf(prompt), 'in-time')).status).toBe(200)
    expect((await read(world, id)).view.result).toEqual({ winner: null, victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5] })
  })

  it('travel from the making of the table to its game', async () => {
    const world = await openWorld()
    const settings = { withdrawalPoints: 0.5, timeLimit: { hours: 48 } }
    expect(json<Table>(await world.as('ann').post('/tables', { name: 'League', ...settings }))).toMatchObject({
      withdrawalPoints: 0.5,
      timeLimit: { hours: 48, points: 0.5 },
    })
    const id = await game(world, settings)
    const endsAt = new Date(Date.parse(world.service.clock()) + 48 * 3_600_000).toISOString()
    expect(await read(world, id, 'eve')).toMatchObject({
      withdrawalPoints: 0.5,
      timeLimit: { endsAt, points: 0.5 },
      deadline: endsAt,
    })
    expect((await world.store.loadGame(id))!.state.settings).toMatchObject({
      withdrawalPoints: 0.5,
      timeLimit: { endsAt, points: 0.5 },
    })
  })

  it.each([
    { withdrawalPoints: 0.25 },
    { withdrawalPoints: '1' },
    { withdrawalPoints: 2 },
    { timeLimit: 48 },
    { timeLimit: { hours: 0 } },
    { timeLimit: { hours: 1.5 } },
    { timeLimit: { hours: 9000 } },
    { timeLimit: { hours: 4, points: 3 } },
    { timeLimit: { hours: 4, endsAt: '2027-01-01T00:00:00.000Z' } },
    { timeLimit: null },
    { tournament: null },
    { tournament: { firstSeat: 1 } },
    { tournament: { begins: true } },
  ])('%j is no setting', async settings => {
    const world = await openWorld()
    expect(problemIn(await world.as('ann').post('/tables', { name: 'Odd', ...settings }))).toMatchObject({
      status: 400,
      code: 'invalid-request',
    })
  })
})

describe('a time limit', () => {
  it('ends the game as it is reached, and half points survive to the result', async () => {
    const world = await openWorld()
    const id = await game(world, { timeLimit: { hours: 48 } })
    const { caller, prompt } = await asked(world, id)
    world.pass(47)
    expect([await answerOverdue(world.service, id), await sweepDue(world.service)]).toEqual([
      0,
      { games: 0, defaults: 0, failed: [] },
    ])
    world.pass(1)
    expect(await sweepDue(world.service)).toEqual({ games: 1, defaults: 1, failed: [] })
    const seen = await read(world, id, 'cal')
    expect([seen.deadline, seen.view.result]).toEqual([
      null,
      { winner: null, victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5] },
    ])
    expect(json(await world.as('zed').get(`/games/${id}/result?view=spectator`))).toMatchObject({
      winner: null,
      victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5],
      exits: [],
      parts: Array.from({ length: 5 }, () => [{ reason: 'time', points: 0.5 }]),
    })
    const log = json<{ entries: { events: { key: string; text: string }[] }[] }>(
      await world.as('ben').get(`/games/${id}/log`),
    ).entries.flatMap(entry => entry.events)
    expect(log.filter(event => event.key === 'victory-point')[0]!.text).toBe(
      'Ann gains 0.5 victory points for being in the game to the end of its time.',
    )
    expect(log.at(-1)).toMatchObject({ key: 'game-ended' })
    expect(problemIn(await caller.post(`/games/${id}/commands`, defaultOf(prompt), 'late')).code).toBe('game-over')
    expect((await world.store.event(id, 2))!.command).toMatchObject({ by: 'deadline', seat: null, answer: null })
  })

  it('late or doubled it does nothing more', async () => {
    const world = await openWorld()
    const id = await game(world, { timeLimit: { hours: 48 } })
    world.pass(500)
    const given = await Promise.all([
      answerOverdue(world.service, id),
      answerOverdue(world.service, id),
      answerOverdue(world.service, id),
    ])
    expect([Math.max(...given), (await world.store.loadGame(id))!.state.version]).toEqual([1, 2])
    expect([await answerOverdue(world.service, id), await sweepDue(world.service)]).toEqual([
      0,
      { games: 0, defaults: 0, failed: [] },
    ])
  })

  it('leaves the defaults to their own deadline before it', async () => {
    const world = await openWorld()
    const id = await game(world, { answerWithinHours: 10, timeLimit: { hours: 25, points: 1 } })
    world.pass(10)
    expect(await answerOverdue(world.service, id)).toBe(1)
    world.pass(10)
    expect(await answerOverdue(world.service, id)).toBe(1)
    expect((await read(world, id)).view.result).toBeNull()
    world.pass(5)
    expect(await answerOverdue(world.service, id)).toBe(1)
    expect((await read(world, id)).view).toMatchObject({ result: { victoryPoints: [1, 1, 1, 1, 1] } })
  })
})
