import { describe, expect, it } from 'vitest'
import { operationIds, routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type Caller, type Reply, type World } from './world.ts'

const WATCHED = operationIds.filter((id: OperationId) => (routes[id] as Route).access === 'viewer')
const ASKED: Partial<Record<OperationId, string>> = { changes: '&since=0', replay: '&ply=1' }
const NOT_THERE = 'gam_0123456789abcdefghijkl'

const watch = (caller: Caller, id: OperationId, game: string): Promise<Reply> =>
  caller.get(`${routes[id].path.replace('{game}', game)}?view=spectator${ASKED[id] ?? ''}`)
/** Without what is anew in each reply. */
const told = async (caller: Caller, id: OperationId, game: string): Promise<unknown> => {
  const { status, text } = await watch(caller, id, game)
  return [status, text.replace(/"traceId":"\w+"/, '').replace(/"instance":"[^"]+"/, '')]
}

async function started(who: 'link' | 'signed-in' | 'nobody'): Promise<{ world: World; game: string; table: string }> {
  const world = await openWorld()
  const table = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'T', spectators: { who } })).id
  for (const [seat, player] of PLAYERS.entries())
    await world.as(player).post(`/tables/${table}/seats`, { deck: DECKS[seat] })
  const { game } = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined))
  return { world, game, table }
}

describe('who may watch is what the table says', () => {
  it('by link: without a token it is seen exactly as by any spectator', async () => {
    const { world, game } = await started('link')
    for (const id of WATCHED) {
      const anybody = await told(world.anonymous, id, game)
      expect([id, anybody]).toEqual([id, await told(world.as('zed'), id, game)])
      expect(problemIn(await world.anonymous.get(`/games/${game}`)).code).toBe('unauthenticated')
    }
    const { state } = (await world.store.loadGame(game))!
    const { text } = await watch(world.anonymous, 'game', game)
    for (const own of state.seats)
      for (const card of own.hand) expect(text).not.toContain(`"id":${card},"key":"${state.cards[card]!.key}"`)
  })

  it('signed in: without a token there is nothing, and no telling whether it is there', async () => {
    const { world, game } = await started('signed-in')
    expect((await watch(world.as('zed'), 'game', game)).status).toBe(200)
    for (const id of WATCHED)
      expect(await told(world.anonymous, id, game)).toEqual(await told(world.anonymous, id, NOT_THERE))
  })

  it('nobody: to all who do not play in it there is no such game, whatever they ask; its players may', async () => {
    const { world, game } = await started('nobody')
    for (const caller of [world.anonymous, world.as('zed')])
      for (const id of WATCHED) expect(await told(caller, id, game)).toEqual(await told(caller, id, NOT_THERE))
    expect((await watch(world.as('ben'), 'game', game)).status).toBe(200)
    const ticket = await world.as('zed').send('POST', `/me/socket-tickets?watch=${game}`)
    expect(problemIn(ticket).code).toBe('not-found')
  })

  it('lists tell it, with the turn where one may look as it goes on, and what is spoken', async () => {
    const { world, game } = await started('nobody')
    const open = await started('signed-in')
    const rows = async (at: World, player: string): Promise<object[]> =>
      json<{ tables: object[] }>(await at.as(player).get('/tables?status=started')).tables
    expect(await rows(world, 'zed')).toMatchObject([
      { game, turn: null, language: null, spectators: { who: 'nobody' } },
    ])
    expect(await rows(open.world, 'zed')).toMatchObject([{ turn: 1, spectators: { who: 'signed-in' } }])
    const host = open.world.as('ann')
    const made = await host.post('/tables', { name: 'Chez nous', language: 'fr' })
    const { id } = json<{ id: string }>(made)
    const etag = (await host.get(`/tables/${id}`)).headers.get('etag')!
    const changed = await host.send('PATCH', `/tables/${id}`, {
      body: { language: null, spectators: { who: 'link' } },
      headers: { 'if-match': etag },
    })
    expect([json(made), json(changed)]).toMatchObject([
      { language: 'fr' },
      { language: null, spectators: { who: 'link', delay: null, hands: 'agreed' } },
    ])
  })
})
