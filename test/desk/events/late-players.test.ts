import { expect, it } from 'vitest'
import { judged } from '../judges/judged-table.ts'
import { ended, good, standingsOf, type Entry } from './held.ts'

const QUARTER_HOURS = 0.25
const DAYS = 24

it('TDROP-08: nobody is late before they are waited for, whatever the hour', async () => {
  const at = await judged()
  at.world.pass(QUARTER_HOURS)
  await at.world.as(at.players[0]!).get(`/games/${at.game}`)
  const { clock } = await at.stored()
  const waited = clock!.waits.map(({ seat }) => seat)
  expect(waited.length).toBeLessThan(5)
  for (const [seat, { open, misses }] of clock!.seats.entries())
    expect([seat, open, misses]).toEqual([seat, undefined, 0])
})

it('TDROP-08: the seat of who never came when asked opens, and the round is lost to them once they are let go', async () => {
  const at = await judged()
  for (let n = 0; n < 8; n++) {
    at.world.pass(5 * DAYS)
    await at.world.as(at.players[1]!).get(`/games/${at.game}`)
  }
  const { clock } = await at.stored()
  const late = clock!.seats.findIndex(({ open }) => open !== undefined)
  expect(late).toBeGreaterThanOrEqual(0)
  // It stays their seat: nobody has lost anything by a clock alone.
  const before = await at.world.as('olga').get(`/events/${at.event}/players`)
  const of = (players: Entry[]): Entry => players.find(({ player }) => player === at.entries[late])!
  expect(of(good<{ players: Entry[] }>(before).players)).toMatchObject({ state: 'in', lost: [] })

  const left = await at.world.as('olga').send('DELETE', `/events/${at.event}/players/${at.entries[late]!}`)
  expect(good<Entry>(left)).toMatchObject({ state: 'dropped', lost: [1] })
  await ended(
    at.world,
    at.game,
    at.players.map((_, seat) => (seat === late ? 5 : 0)),
  )
  const { rows } = await standingsOf(at.world, at.event)
  const row = rows.find(({ player }) => player === at.entries[late])
  expect([row?.victoryPoints ?? 0, row?.gameWins ?? 0]).toEqual([0, 0])
})
