import { expect, it } from 'vitest'
import { ended, good, names, standingsOf, type Round } from './held.ts'
import { judged } from '../judges/judged-table.ts'

it('TDROP-05: a seat at four whose player leaves is played on with the deck they sealed, and scores for nobody', async () => {
  const at = await judged({ rounds: 1, final: false }, names(4))
  const [, leaving] = at.entries
  const sealedIn = async () => (await at.world.store.loadTable((await at.stored()).tableId))!.seats[1]!.seal
  const before = { seat: (await at.stored()).state.seats[1]!, seal: await sealedIn() }
  good(await at.world.as('olga').send('DELETE', `/events/${at.event}/players/${leaving}`))
  good(await at.rule('hal', { kind: 'substitute', seat: 1 }))
  const { players, state } = await at.stored()
  expect([players[1]!.bot, players[1]!.former!.map(({ player }) => player)]).toEqual([true, [at.players[1]]])
  const cardsOf = ({ hand, library, crypt, uncontrolled }: typeof before.seat) => [hand, library, crypt, uncontrolled]
  expect(cardsOf(state.seats[1]!)).toEqual(cardsOf(before.seat))
  expect([await sealedIn(), before.seal]).toEqual([before.seal, expect.anything()])
  await ended(at.world, at.game, [1, 3, 0, 0])
  const { tables } = good<Round>(await at.world.as('olga').post(`/events/${at.event}/rounds/1/close`, undefined))
  expect(tables[0]!.seats.map(({ counts }) => counts)).toEqual([true, false, true, true])
  const { rows } = await standingsOf(at.world, at.event)
  expect(rows.map(({ player, victoryPoints }) => [player, victoryPoints]).toSorted()).toEqual(
    at.entries.map((player, seat) => [player, seat === 0 ? 1 : 0]).toSorted(),
  )
  // Of the table the substitute won: nobody has its game win.
  expect(rows.every(({ gameWins }) => gameWins === 0)).toBe(true)
})
