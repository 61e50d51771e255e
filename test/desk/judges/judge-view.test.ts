import { describe, expect, it } from 'vitest'
import { problemIn, type Reply } from '../../http/world.ts'
import { good } from '../events/held.ts'
import { judged, keptOf, type Judged, type Ticket } from './judged-table.ts'

const look = (at: Judged, player: string, query: string): Promise<Reply> =>
  at.world.as(player).get(`/games/${at.game}/judge-view${query}`)

describe('all of a game, for a judge', () => {
  it('TJUDGE-19: shows every zone to a judge who names a call of the table, and that is kept', async () => {
    const at = await judged()
    const { id } = good<Ticket>(await at.call(at.players[0]!))
    const shown = good<{
      game: { seat: null; version: number; view: { seats: { hand: { cards: { key: string | null }[] } }[] } }
      stacks: { seat: number; library: { id: number; key: string | null }[] }[]
    }>(await look(at, 'ida', `?ticket=${id}`))
    const { state } = await at.stored()
    for (const [seat, own] of state.seats.entries()) {
      expect(shown.stacks[seat]!.library.map(card => card.id)).toEqual(own.library)
      expect(shown.game.view.seats[seat]!.hand.cards.map(({ key }) => key)).toEqual(
        own.hand.map(card => state.cards[card]!.key),
      )
    }
    expect(await keptOf(at, 'AUDIT#')).toMatchObject([
      { kind: 'judge-view', by: { player: 'ida', name: 'Ida' }, game: at.game, ticket: id, reason: null },
    ])
    good(await look(at, 'hal', '?reason=A%20breach%20that%20I%20saw'))
    expect(await keptOf(at, 'AUDIT#')).toHaveLength(2)
  })

  it('is refused without a reason, for a call of nothing, and to all who do not judge; nothing is kept', async () => {
    const at = await judged()
    expect(problemIn(await look(at, 'hal', '')).code).toBe('invalid-request')
    expect(problemIn(await look(at, 'hal', '?ticket=tkt_ZZZZZZZZZZZZ')).code).toBe('invalid-request')
    expect(problemIn(await look(at, at.players[0]!, '?reason=Because')).code).toBe('forbidden')
    for (const player of ['zed', 'olga']) expect((await look(at, player, '?reason=Because')).status).toBe(404)
    expect(await keptOf(at, 'AUDIT#')).toEqual([])
  })

  it('TJUDGE-02, TJUDGE-03: is not for who sits there', async () => {
    const at = await judged({ multiJudge: true }, ['hal', 'p2', 'p3', 'p4', 'p5'])
    expect(problemIn(await look(at, 'hal', '?reason=Because')).code).toBe('conflict-of-interest')
    expect(await keptOf(at, 'AUDIT#')).toEqual([])
  })

  it('holds nothing that chance is drawn from', async () => {
    const at = await judged()
    const { text } = await look(at, 'hal', '?reason=Because')
    expect(text).not.toContain((await at.stored()).secret)
  })

  it('TGAME-08: what a seat has noted for itself is in no view but its own, and goes when somebody else plays on', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const note = { id: 'beware-of-ben', when: { window: ['blocks'] }, do: 'pass' }
    good(await at.world.as(ann).send('PUT', `/games/${at.game}/orders`, { body: { rules: [note] } }))
    const orders = `/games/${at.game}/orders`
    expect((await at.world.as(ann).get(orders)).text).toContain(note.id)
    await at.call(ben)
    const replies = await Promise.all([
      at.world.as(ben).get(`/games/${at.game}`),
      at.world.as(ben).get(orders),
      at.world.as('zed').get(`/games/${at.game}?view=spectator`),
      at.world.as('zed').get(`/games/${at.game}/history`),
      look(at, 'hal', '?reason=Because'),
      at.world.as('olga').get(`/events/${at.event}/export?as=json`),
    ])
    for (const { text } of replies) expect(text).not.toContain(note.id)
    expect(JSON.stringify((await at.stored()).state.orders)).toContain(note.id)
    good(await at.rule('hal', { kind: 'substitute', seat: 0 }))
    expect(JSON.stringify((await at.stored()).state)).not.toContain(note.id)
  })
})
