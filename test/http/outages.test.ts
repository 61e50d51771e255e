import { describe, expect, it } from 'vitest'
import { sweepDue } from '../../functions/games/due.ts'
import { dealt, ended, enter, good, held, names, seat } from '../desk/events/held.ts'
import { clockOf, read, state, timed } from './timed.ts'
import { openWorld, startedGame, type World } from './world.ts'

const OUTAGE = 30
const kept = async (world: World, hours: number): Promise<void> => {
  for (let minutes = 0; minutes < hours * 60; minutes += 5) {
    world.pass(1 / 12)
    await sweepDue(world.service)
  }
}
const seconds = (instant: string | null): number => Date.parse(instant!) / 1000
const toldIn = async (world: World, game: string): Promise<string[]> =>
  (await Promise.all([...Array((await state(world, game)).version).keys()].map(at => world.store.event(game, at + 1))))
    .flatMap(one => one?.events ?? [])
    .map(({ key }) => key)

describe('TDROP-12: after an outage of the service games go on from where they were', () => {
  it('gives nobody a default for it: the limit is later by as long as it lasted', async () => {
    const world = await openWorld({ outages: true })
    const { game } = await startedGame(world)
    await sweepDue(world.service)
    await kept(world, 60)
    const before = await state(world, game)
    world.pass(OUTAGE)
    // Who reads before it is known how long it was finds the question open.
    await read(world, game)
    expect((await state(world, game)).version).toBe(before.version)
    expect(await sweepDue(world.service)).toMatchObject({ defaults: 0, failed: [] })
    expect(await toldIn(world, game)).toEqual([...(await toldIn(world, game)).slice(0, -1), 'limits-moved'])
    expect(seconds((await read(world, game)).deadline)).toBe(seconds(before.waitingSince) + (72 + OUTAGE) * 3600)
    await kept(world, 11)
    expect((await state(world, game)).version).toBe(before.version + 1)
    await kept(world, 1.1)
    expect((await state(world, game)).version).toBeGreaterThan(before.version + 1)
    expect(await world.store.event(game, before.version + 2)).toMatchObject({ command: { by: 'deadline' } })
  })

  it('moves banks, limits and the time of the table alike, and of games that were not due as well', async () => {
    const world = await openWorld({ outages: true })
    const game = await timed(world, { clock: { policy: 'standard', nights: false }, timeLimit: { hours: 240 } })
    await sweepDue(world.service)
    const before = await read(world, game),
      [limit] = (await clockOf(world, game)).seats.flatMap(one => one.limit ?? []),
      { endsAt } = (await state(world, game)).settings.timeLimit!
    world.pass(OUTAGE)
    await sweepDue(world.service)
    const clock = await clockOf(world, game)
    expect(seconds(clock.seats.flatMap(one => one.limit ?? [])[0]!) - seconds(limit!)).toBe(OUTAGE * 3600)
    expect(seconds((await state(world, game)).settings.timeLimit!.endsAt) - seconds(endsAt)).toBe(OUTAGE * 3600)
    expect([clock.pausedUntil, clock.seats.map(({ bank }) => bank)]).toEqual([
      null,
      before.clock!.seats.map(({ bank }) => bank),
    ])
    await sweepDue(world.service)
    expect((await toldIn(world, game)).filter(key => key === 'limits-moved')).toHaveLength(1)
  })

  it('counts of each outage what a game has had of it, once, and none that was before the deal', async () => {
    const world = await openWorld({ outages: true })
    await sweepDue(world.service)
    world.pass(OUTAGE)
    await sweepDue(world.service)
    const { game } = await startedGame(world)
    const { waitingSince } = await state(world, game)
    for (let times = 0; times < 3; times++) {
      world.pass(10)
      await sweepDue(world.service)
    }
    expect(seconds((await read(world, game)).deadline) - seconds(waitingSince)).toBe((72 + 30) * 3600)
  })

  it('is no outage where a few minutes are missing', async () => {
    const world = await openWorld({ outages: true })
    const { game } = await startedGame(world)
    await sweepDue(world.service)
    await kept(world, 71)
    for (let times = 0; times < 8; times++) {
      world.pass(14 / 60)
      await sweepDue(world.service)
    }
    expect(await toldIn(world, game)).not.toContain('limits-moved')
    expect((await state(world, game)).version).toBe(2)
  })

  it('gives a finalist the time back in which nobody could choose a seat', async () => {
    const world = await openWorld({ outages: true })
    const event = await held(world, { rounds: 1 })
    await enter(world, event, names(5))
    await seat(world, event)
    const { tables } = await dealt(world, event, 1)
    await ended(world, tables[0]!.game!, [3, 1, 1, 0, 0])
    good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
    good(await world.as('olga').post(`/events/${event}/final`, undefined))
    const final = async (): Promise<{ row: number[]; due: string }> =>
      good<{ row: number[]; due: string }>(await world.anonymous.get(`/events/${event}/final`))
    const { due } = await final()
    await world.sweepDesk()
    world.pass(OUTAGE)
    await world.sweepDesk()
    expect(await final()).toMatchObject({ row: [] })
    expect(seconds((await final()).due) - seconds(due)).toBe(OUTAGE * 3600)
    for (let minutes = 0; minutes <= 24 * 60; minutes += 10) {
      world.pass(1 / 6)
      await world.sweepDesk()
    }
    expect((await final()).row).toEqual([5])
  })
})
