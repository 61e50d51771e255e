import { expect, it } from 'vitest'
import type * as z from 'zod'
import type { Reliability, SeatedReliability } from '../../shared/api/tables.ts'
import type { EventRecord } from '../../functions/store/port.ts'
import { openHouse } from '../notify/house.ts'
import { hoursFrom, playWithout, read, timed } from './timed.ts'
import { json, problemIn } from './world.ts'

/** Questions of a seat answered by hand, counted as they became public. */
function answeredIn(events: readonly EventRecord[], player: string): number {
  let pending = false,
    answered = 0
  for (const { command, shown } of events) {
    if (command.by === player && command.promptId !== null) pending = true
    if (shown && pending) [pending, answered] = [false, answered + 1]
  }
  return answered
}

it('how somebody keeps to the limits is told the hosts of their tables, of games that are over or that they have left', async () => {
  const house = await openHouse()
  const { world } = house
  const ofBen = async (): Promise<z.infer<typeof Reliability>> => json(await world.as('ben').get('/me/reliability'))
  const none = { answered: 0, owed: 0, games: 0 }
  const game = await timed(world, { clock: { policy: 'standard', nights: false }, timeLimit: { hours: 1000 } })
  const open = await playWithout(world, game, 'ben', seen => seen.clock!.seats[1]!.open !== null)
  await house.stream()
  // Which answers were given by hand, and which by orders, is nobody's business while it matters.
  expect([await ofBen(), json(await world.as('ann').get('/me/reliability'))]).toEqual([none, none])

  await world.as('zed').post(`/games/${game}/offers`, { seat: 1 })
  expect((await world.as('ann').post(`/games/${game}/substitutions`, { seat: 1, player: 'zed' })).status).toBe(200)
  const events = await world.store.events(game, { after: 0, limit: 10_000 })
  const answered = answeredIn(events, 'ben')
  expect(await ofBen()).toEqual({ answered, owed: answered + 5, games: 1 })
  expect((await read(world, game, 'zed')).clock!.seats[1]).toMatchObject({ misses: 0 })

  world.pass(hoursFrom(world, (await world.store.loadGame(game))!.state.settings.timeLimit!.endsAt))
  expect(json<{ view: { result: unknown } }>(await world.as('ann').get(`/games/${game}`)).view.result).not.toBeNull()
  await house.stream()
  const all = await world.store.events(game, { after: 0, limit: 10_000 })
  const kept = answeredIn(all, 'ann'),
    { clock } = (await world.store.loadGame(game))!
  expect(kept).toBeGreaterThan(answered)
  expect(json(await world.as('ann').get('/me/reliability'))).toEqual({
    answered: kept,
    owed: kept + clock!.seats[0]!.misses,
    games: 1,
  })
  expect(open.clock!.seats[1]!.misses).toBe(5)

  const table = json<{ id: string }>(await world.as('cal').post('/tables', { name: 'Cals' })).id
  for (const player of ['cal', 'ben', 'kim']) await world.as(player).post(`/tables/${table}/seats`, { deck: 'ventrue' })
  await world.as('cal').post(`/tables/${table}/seats`, { bot: 'Bo', deck: 'tremere' })
  const { seats } = json<z.infer<typeof SeatedReliability>>(await world.as('cal').get(`/tables/${table}/reliability`))
  expect(seats.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'Cal'],
    [1, 'Ben'],
    [2, 'Kim'],
  ])
  expect(seats.slice(1).map(({ answered: of, owed, games }) => ({ answered: of, owed, games }))).toEqual([
    { answered, owed: answered + 5, games: 1 },
    none,
  ])
  expect(problemIn(await world.as('ben').get(`/tables/${table}/reliability`)).code).toBe('forbidden')

  world.pass(91 * 24)
  expect(await ofBen()).toEqual(none)
}, 240_000)
