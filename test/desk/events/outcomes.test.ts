import { expect, it } from 'vitest'
import { judgedInLeague, REASON } from '../judges/judged-table.ts'
import { ended, good, standingsOf } from './held.ts'

interface Exported {
  rounds: { tables: { ruling: string | null }[] }[]
  irregularities?: unknown[]
}

it('TREPORT-09: a batch that a league has named by the same round says nothing of the tables that were seated', async () => {
  const { program, at } = await judgedInLeague()
  const tables = [{ seats: at.entries.map(player => ({ player })) }]
  const batch = good<{ tables: { game: string }[] }>(
    await program.post('/table-batches', { event: at.event, round: 1, tables }),
  )
  const ruling = { kind: 'result', victoryPoints: [3, 2, 0, 0, 0] }
  const { game } = batch.tables[0]!
  const version = (await at.world.store.loadGame(game))!.state.views.at(-1)!
  const call = { ruling, reason: REASON, expectedVersion: version }
  good(await at.world.as('hal').post(`/games/${game}/rulings`, call))
  good(
    await at.world.as('hal').post(`/games/${game}/rulings`, {
      ...call,
      ruling: { ...ruling, victoryPoints: [2, 3, 0, 0, 0] },
      expectedVersion: (await at.world.store.loadGame(game))!.state.views.at(-1)!,
    }),
  )
  const signed = await at.world.store.deskItems(`EVENT#${at.event}`, { prefix: 'RESULT#01#01#' })
  expect(signed.length).toBeGreaterThan(0)
  expect((await standingsOf(at.world, at.event)).rounds).toEqual([])
  const file = good<{ text: string }>(await program.get(`/events/${at.event}/export?as=json`))
  expect((JSON.parse(file.text) as Exported).rounds[0]!.tables[0]!.ruling).toBeNull()
  await ended(at.world, at.game, [0, 0, 0, 1, 4])
  const { rows } = await standingsOf(at.world, at.event)
  expect(rows[0]).toMatchObject({ player: at.entries[4], victoryPoints: 4 })
})
