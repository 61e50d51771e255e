import { describe, expect, it } from 'vitest'
import { asked, defaultOf } from './wire-prompts.ts'
import { timed } from './timed.ts'
import { json, openWorld, problemIn, type World } from './world.ts'

interface Agreed {
  version: number
  agreement: { concessions: { seat: number; to: number }[]; draw: { by: number; agreed: boolean } | null }
  over: boolean
}
const tournament = { firstSeat: true, finish: true, agreements: true }
const event = (world: World, more: object = {}) =>
  timed(world, { clock: { policy: 'standard', nights: false }, tournament, withdrawalPoints: 0.5, ...more })
const concede = (world: World, game: string, player: string, to: number | null, key?: string) =>
  world.as(player).post(`/games/${game}/concession`, { to }, key)
const draw = (world: World, game: string, player: string, agrees: boolean, key?: string) =>
  world.as(player).post(`/games/${game}/draw`, { agrees }, key)
const seen = async (world: World, game: string, player: string) =>
  json<{ version: number; view: { agreement: unknown; result: unknown } }>(await world.as(player).get(`/games/${game}`))
const stored = async (world: World, game: string) => (await world.store.loadGame(game))!

describe('a concession', () => {
  it('TCONC-01: all but one vote for that one, and the game is over with what TCONC-02 gives', async () => {
    const world = await openWorld()
    const game = await event(world)
    for (const [n, player] of ['ann', 'ben', 'cal'].entries()) {
      const { agreement, over } = json<Agreed>(await concede(world, game, player, 3))
      expect([agreement.concessions.length, over]).toEqual([n + 1, false])
    }
    expect((await seen(world, game, 'eve')).view.agreement).toMatchObject({ concessions: [{ to: 3 }, {}, {}] })
    const { caller, prompt } = await asked(world, game)
    expect(json<Agreed>(await concede(world, game, 'eve', 3))).toMatchObject({ over: true })
    expect((await seen(world, game, 'ben')).view.result).toEqual({ winner: 3, victoryPoints: [0, 0, 0, 5, 0] })
    expect(problemIn(await caller.post(`/games/${game}/commands`, defaultOf(prompt))).code).toBe('game-over')
    expect(problemIn(await concede(world, game, 'eve', 3)).code).toBe('game-over')
    const result = json<{ first: number; exits: object[]; parts: { reason: string }[][] }>(
      await world.as('ann').get(`/games/${game}/result`),
    )
    expect(result.first).toBe(0)
    expect(result.exits).toMatchObject([4, 0, 1, 2].map(seat => ({ seat, by: 3, how: 'concession', withdrew: false })))
    expect(result.parts.map(parts => parts.map(({ reason }) => reason))).toEqual([
      [],
      [],
      [],
      ['oust', 'oust', 'oust', 'oust', 'last'],
      [],
    ])
    expect((await stored(world, game)).dueAt).toBeNull()
  })

  it('is taken back, sent again under its key, and moves no clock', async () => {
    const world = await openWorld()
    const game = await event(world)
    const before = await stored(world, game)
    const first = await concede(world, game, 'ann', 1, 'k1')
    world.pass(1)
    const again = await concede(world, game, 'ann', 1, 'k1')
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true'])
    expect(problemIn(await concede(world, game, 'ann', 2, 'k1')).code).toBe('key-reused')
    expect(json<Agreed>(await concede(world, game, 'ann', null)).agreement.concessions).toEqual([])
    const after = await stored(world, game)
    expect([after.clock, after.dueAt, after.state.waitingSince, after.state.fx]).toEqual([
      before.clock,
      before.dueAt,
      before.state.waitingSince,
      before.state.fx,
    ])
  })

  it('is refused to oneself, to nobody, and at a casual table, and nothing is changed', async () => {
    const world = await openWorld()
    const game = await event(world)
    const { state } = await stored(world, game)
    expect(problemIn(await concede(world, game, 'ann', 0))).toMatchObject({
      code: 'invalid-request',
      errors: [{ path: 'to', code: 'not-another-in-the-game' }],
    })
    expect(problemIn(await concede(world, game, 'ann', null)).code).toBe('no-agreement')
    expect(problemIn(await concede(world, game, 'zed', 1)).code).toBe('not-found')
    expect((await stored(world, game)).state).toEqual(state)
    const casual = await timed(world)
    expect(problemIn(await concede(world, casual, 'ann', 1)).code).toBe('no-agreement')
    expect(problemIn(await draw(world, casual, 'ann', true)).code).toBe('no-agreement')
  })
})

describe('a draw', () => {
  it('TCONC-05, TCONC-06: nobody learns who has agreed until all have', async () => {
    const world = await openWorld()
    const game = await event(world)
    expect(json<Agreed>(await draw(world, game, 'ann', true)).agreement.draw).toEqual({ by: 0, agreed: true })
    const before = await seen(world, game, 'dee')
    expect(json<Agreed>(await draw(world, game, 'ben', true)).agreement.draw).toEqual({ by: 0, agreed: true })
    expect(await seen(world, game, 'dee')).toEqual(before)
    expect(before.view.agreement).toMatchObject({ draw: { by: 0, agreed: false } })
    const log = JSON.stringify(json(await world.as('dee').get(`/games/${game}/log`)))
    expect(log.match(/offers a draw/g)).toHaveLength(1)
    for (const player of ['cal', 'dee']) await draw(world, game, player, true)
    expect(json<Agreed>(await draw(world, game, 'eve', true)).over).toBe(true)
    expect((await seen(world, game, 'dee')).view.result).toEqual({
      winner: null,
      victoryPoints: [0.5, 0.5, 0.5, 0.5, 0.5],
    })
  })

  it('TCONC-06: one who declines ends it, and its maker cannot press further', async () => {
    const world = await openWorld()
    const game = await event(world)
    await draw(world, game, 'ann', true)
    expect(json<Agreed>(await draw(world, game, 'dee', false)).agreement.draw).toBeNull()
    expect(problemIn(await draw(world, game, 'ann', true)).code).toBe('no-agreement')
    expect(problemIn(await draw(world, game, 'cal', false)).code).toBe('no-agreement')
  })
})
