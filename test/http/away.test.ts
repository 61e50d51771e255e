import { describe, expect, it } from 'vitest'
import { sweepDue } from '../../functions/games/due.ts'
import { ordersOf, owed, setAbsences } from '../../shared/rules/index.ts'
import { asked, everything, take, type WirePrompt } from './wire-prompts.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type World } from './world.ts'

const OWN = {
  rules: [
    {
      id: 'mine',
      when: { window: ['announced', 'blocks', 'declined', 'resolved', 'as-played', 'between'] },
      do: 'pass',
    },
    { id: 'ask-me', when: {}, do: 'ask' },
  ],
  profile: 'careful',
}
const OTHERS = PLAYERS.filter(player => player !== 'ben')

const state = async (world: World, game: string) => (await world.store.loadGame(game))!.state
const seat = async (world: World, game: string): Promise<{ away: boolean; open: string | null; misses: number }> =>
  json<{ clock: { seats: { away: boolean; open: string | null; misses: number }[] } }>(
    await world.as('ann').get(`/games/${game}`),
  ).clock.seats[1]!

async function started(world: World): Promise<string> {
  const table = json<{ id: string }>(
    await world.as('ann').post('/tables', { name: 'Away', clock: { policy: 'standard', nights: false } }),
  ).id
  for (const [i, player] of PLAYERS.entries()) await world.as(player).post(`/tables/${table}/seats`, { deck: DECKS[i] })
  return json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined)).game
}

const busily = (prompt: WirePrompt): Record<string, unknown> =>
  take(prompt, prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!)

/** Everybody plays but Ben, whose limits pass. */
async function untilAway(world: World, game: string): Promise<void> {
  for (let i = 0; i < 400 && !(await seat(world, game)).away; i++) {
    const next = await asked(world, game, OTHERS).catch(() => undefined)
    if (!next) {
      world.pass(1)
      await sweepDue(world.service)
      continue
    }
    await next.caller.post(`/games/${game}/commands`, busily(next.prompt), `without-${i}`)
  }
  expect((await seat(world, game)).away).toBe(true)
}

const playOn = async (world: World, game: string, commands: number): Promise<void> => {
  for (let i = 0; i < commands; i++) {
    const next = await asked(world, game, OTHERS).catch(() => undefined)
    if (next)
      await next.caller.post(`/games/${game}/commands`, busily(next.prompt), `on-${(await state(world, game)).version}`)
    else world.pass(1)
    await sweepDue(world.service)
  }
}

/** Away, with orders of his own from before. */
async function withBenAway(): Promise<{ world: World; game: string }> {
  const world = await openWorld({ seed: 'away' })
  const game = await started(world)
  expect(
    (await world.as('ben').send('PUT', `/games/${game}/orders`, { body: OWN, headers: { 'idempotency-key': 'own' } }))
      .status,
  ).toBe(200)
  await untilAway(world, game)
  return { world, game }
}

describe('a seat that is away', () => {
  it('is answered for by the profile, its own rules first, and the table waits for it no more', async () => {
    const { world, game } = await withBenAway()
    expect(ordersOf(await state(world, game), 1)).toMatchObject({ absent: true, profile: 'careful' })
    // What was asked before he was away still has its limit.
    world.pass(4)
    await sweepDue(world.service)
    const misses = (await seat(world, game)).misses
    const turns = (await state(world, game)).frames[0]!.id
    for (let i = 0; i < 60; i++) {
      await playOn(world, game, 1)
      expect(owed(await state(world, game)), `after ${i}`).not.toContain(1)
    }
    expect((await state(world, game)).frames[0]!.id).not.toBe(turns)
    expect((await seat(world, game)).misses).toBe(misses)
    const followed = (await world.store.events(game, { after: 0, limit: 1000 }))
      .flatMap(event => event.events)
      .filter(event => event.key === 'order-followed')
    const by = new Set(followed.map(event => ('order' in event ? event.order : '')))
    expect(by).toContain('mine')
    expect(by).not.toContain('ask-me')
  })

  it('has what its owner wrote as it was: in what they read, and when they are back', async () => {
    const { world, game } = await withBenAway()
    expect(json<{ orders: unknown }>(await world.as('ben').get(`/games/${game}/orders`)).orders).toEqual(OWN)
    const others = await everything(world, game, OTHERS)
    const rewritten = { ...OWN, profile: 'normal' }
    expect(
      (
        await world
          .as('ben')
          .send('PUT', `/games/${game}/orders`, { body: rewritten, headers: { 'idempotency-key': 'again' } })
      ).status,
    ).toBe(200)
    expect((await everything(world, game, OTHERS)).slice(2)).toEqual(others.slice(2))
    expect(ordersOf(await state(world, game), 1)).toMatchObject({ absent: true, profile: 'normal' })
    expect((await world.as('ben').post(`/games/${game}/return`, undefined)).status).toBe(200)
    expect((await state(world, game)).orders!.filter(orders => orders.absent)).toEqual([])
    expect(ordersOf(await state(world, game), 1)).toMatchObject(rewritten)
    expect(await seat(world, game)).toMatchObject({ away: false, open: null })
    expect(problemIn(await world.as('ben').post(`/games/${game}/return`, undefined)).code).toBe('seat-not-open')
    expect(problemIn(await world.as('zed').post(`/games/${game}/return`, undefined)).status).toBe(404)
  })

  it('moves nothing but those orders: no version, no view, no other seat', async () => {
    const world = await openWorld()
    const before = await state(world, await started(world))
    const away = setAbsences(before, [false, true, false, false, false])
    expect({ ...away, orders: undefined }).toEqual({ ...before, orders: undefined })
    expect(away.orders).toEqual([{ rules: [], seat: 1, from: before.nextId, absent: true }])
    expect(setAbsences(away, [false, true, false, false, false])).toBe(away)
    expect(setAbsences(away, [false, false, false, false, false]).orders).toEqual([
      { rules: [], seat: 1, from: before.nextId },
    ])
    expect(setAbsences(before, [false, false, false, false, false])).toBe(before)
  })
})
