import { describe, expect, it } from 'vitest'
import { sweepDue } from '../../functions/games/due.ts'
import { heldSince, owed } from '../../shared/rules/index.ts'
import { asked, defaultOf, everything, take, type WireGame, type WireReply } from './wire-prompts.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type World } from './world.ts'

/**
 * The hold of a table, over the web: a setting that everybody sees, and a time at which the clock publishes what lies
 * sealed.
 */
const MINUTE = 1 / 60

async function held(world: World, more: object = {}): Promise<string> {
  const { id } = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'A table', hold: 15, ...more }))
  for (const [seat, player] of PLAYERS.entries())
    await world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[seat] })
  const { game } = json<{ game: string }>(await world.as('ann').post(`/tables/${id}/start`, undefined))
  for (const player of PLAYERS)
    expect(
      (await world.as(player).send('PUT', `/games/${game}/orders`, { body: { rules: [], ride: true } })).status,
    ).toBe(200)
  return game
}
const stateOf = async (world: World, game: string) => (await world.store.loadGame(game))!.state

/** Plays on until a window is held back. */
async function untilHeld(world: World, game: string): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if (heldSince(await stateOf(world, game)) !== undefined) return
    const { caller, prompt } = await asked(world, game)
    const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
    expect(
      (await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt), `until-${i}`))
        .status,
    ).toBe(200)
  }
  throw new Error('Nothing was held back')
}

async function answerAll(world: World, game: string): Promise<number> {
  let given = 0
  for (const seat of owed(await stateOf(world, game))) {
    const caller = world.as(PLAYERS[seat]!),
      prompt = json<WireReply['prompt']>(await caller.get(`/games/${game}/prompt`))!
    expect(
      (await caller.post(`/games/${game}/commands`, { promptId: prompt.id, ...prompt.default }, `sealed-${seat}`))
        .status,
    ).toBe(200)
    given++
  }
  return given
}

describe('a hold', () => {
  it('is a setting of the table, for everybody to see, and none where nobody says so', async () => {
    const world = await openWorld()
    expect(json(await world.as('ann').post('/tables', { name: 'Plain' }))).toMatchObject({ hold: 0 })
    const { id, version } = json<{ id: string; version: number }>(
      await world.as('ann').post('/tables', { name: 'Held', hold: 15 }),
    )
    expect(json(await world.as('zed').get(`/tables/${id}`))).toMatchObject({ hold: 15 })
    const etag = (await world.as('ann').get(`/tables/${id}`)).headers.get('etag')!
    expect(
      json(
        await world.as('ann').send('PATCH', `/tables/${id}`, {
          body: { hold: 0 },
          headers: { 'if-match': etag, 'idempotency-key': 'change' },
        }),
      ),
    ).toMatchObject({ hold: 0, version: version + 1 })
    for (const hold of [-1, 61, 1.5, '15', null])
      expect(problemIn(await world.as('ann').post('/tables', { name: 'No', hold })).code).toBe('invalid-request')
    const game = await held(world)
    expect(json(await world.as('zed').get(`/games/${game}?view=spectator`))).toMatchObject({ hold: 15 })
  })

  it.each([
    ['without clocks', {}],
    ['with clocks', { clock: { policy: 'standard' } }],
  ])('keeps everybody’s view still until it is over, and then the clock publishes, %s', async (_, more) => {
    const world = await openWorld({ seed: 'hold' })
    const game = await held(world, more)
    await untilHeld(world, game)
    const { waitingSince } = await stateOf(world, game),
      spectator = () => world.as('zed').get(`/games/${game}?view=spectator`)
    const shown = json<WireGame & { deadline: string | null }>(await spectator())
    // What is shown of the time left is of the question, not of the hold.
    expect(Date.parse(shown.deadline!) - Date.parse(waitingSince)).toBeGreaterThan(60 * 60_000)
    const before = await spectator()
    await answerAll(world, game)
    expect([(await spectator()).text, heldSince(await stateOf(world, game)) !== undefined]).toEqual([before.text, true])
    world.pass(14 * MINUTE)
    expect(await sweepDue(world.service)).toMatchObject({ games: 0 })
    expect((await spectator()).text).toBe(before.text)
    world.pass(MINUTE)
    const { version } = await stateOf(world, game)
    expect(await sweepDue(world.service)).toMatchObject({ games: 1, failed: [] })
    expect(json<WireGame>(await spectator()).version).toBe(shown.version + 1)
    expect((await world.store.event(game, version + 1))!.command).toMatchObject({
      id: `hold:${version}`,
      by: 'deadline',
      seat: null,
    })
    expect(await sweepDue(world.service)).toMatchObject({ games: 0 })
  })

  it('that is over is over for whoever comes first after it, though no sweep came', async () => {
    const world = await openWorld({ seed: 'hold' })
    const game = await held(world)
    await untilHeld(world, game)
    const { version } = json<WireGame>(await world.as('zed').get(`/games/${game}?view=spectator`))
    await answerAll(world, game)
    world.pass(16 * MINUTE)
    expect(json<WireGame>(await world.as('zed').get(`/games/${game}?view=spectator`)).version).toBe(version + 1)
  })

  it('that ends while others are waited for leaves no trace for anybody', async () => {
    const world = await openWorld({ seed: 'hold-2' })
    const game = await held(world)
    for (const player of PLAYERS.slice(0, 4))
      await world.as(player).send('PUT', `/games/${game}/orders`, { body: { rules: [] } })
    for (let i = 0; i < 20; i++) {
      await untilHeld(world, game)
      if (owed(await stateOf(world, game)).length > 0) break
      world.pass(15 * MINUTE)
      await sweepDue(world.service)
    }
    const seen = await everything(world, game),
      { version } = await stateOf(world, game)
    expect(owed(await stateOf(world, game)).length).toBeGreaterThan(0)
    world.pass(15 * MINUTE)
    await sweepDue(world.service)
    expect((await stateOf(world, game)).version).toBe(version + 1)
    expect((await everything(world, game)).slice(2)).toEqual(seen.slice(2))
    expect((await world.store.event(game, version + 1))!).toMatchObject({ concerns: [], events: [] })
  })
})
