import { describe, expect, it } from 'vitest'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { asked, defaultOf } from './playing.ts'
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
