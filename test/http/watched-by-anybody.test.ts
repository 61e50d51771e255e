import { describe, expect, it } from 'vitest'
import { operationIds, routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import { openWorld, problemIn, type Caller, type Reply, type World } from './world.ts'
import { dealt, ended, enter, held, names, seat } from '../desk/events/held.ts'

const WATCHED = operationIds.filter((id: OperationId) => (routes[id] as Route).access === 'viewer')
const ASKED: Partial<Record<OperationId, string>> = { changes: '&since=0', replay: '&ply=1' }

const watch = (caller: Caller, id: OperationId, game: string, view = 'spectator'): Promise<Reply> =>
  caller.get(`${routes[id].path.replace('{game}', game)}?view=${view}${ASKED[id] ?? ''}`)

/** A table of an event that is over at one of its tables. */
async function played(settings: object = {}): Promise<{ world: World; event: string; games: string[] }> {
  const world = await openWorld()
  const event = await held(world, settings)
  await enter(world, event, names(8))
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  const games = tables.map(({ game }) => game!)
  await ended(world, games[0]!, [3, 1, 0, 0])
  return { world, event, games }
}

/** Only its own people may look at it from now on. */
async function close({ world, event }: { world: World; event: string }): Promise<void> {
  const etag = (await world.as('olga').get(`/events/${event}`)).headers.get('etag')!
  const body = { visibility: 'members' }
  expect(
    (await world.as('olga').send('PATCH', `/events/${event}`, { body, headers: { 'if-match': etag } })).status,
  ).toBe(200)
}

describe('a table of an event that is open to all', () => {
  it.each(WATCHED)('%s: is watched without a token exactly as by any spectator, and by nobody as a seat', async id => {
    const { world, games } = await played()
    for (const game of games) {
      const anybody = await watch(world.anonymous, id, game)
      const spectator = await watch(world.as('zed'), id, game)
      expect([anybody.status, anybody.text.replace(/"traceId":"\w+"/, '')]).toEqual([
        spectator.status,
        spectator.text.replace(/"traceId":"\w+"/, ''),
      ])
      const { state } = (await world.store.loadGame(game))!
      for (const own of state.seats)
        for (const card of own.hand)
          expect(anybody.text).not.toContain(`"id":${card},"key":"${state.cards[card]!.key}"`)
      expect(problemIn(await watch(world.anonymous, id, game, 'seat')).code).toBe('unauthenticated')
    }
  })

  it('is watched by a token that is none by nobody', async () => {
    const { world, games } = await played()
    const reply = await world.request('GET', `/games/${games[0]!}?view=spectator`, {
      headers: { authorization: 'Bearer nonsense' },
    })
    expect(reply.status).toBe(401)
  })
})

describe('without a token', () => {
  it.each(WATCHED)('%s: of a table for members, or of one that is not there, there is the same: nothing', async id => {
    const at = await played()
    await close(at)
    const shape = async (game: string): Promise<unknown> => {
      const { traceId: _, instance: __, ...problem } = problemIn(await watch(at.world.anonymous, id, game))
      return problem
    }
    const [hidden, missing] = [await shape(at.games[0]!), await shape('gam_0123456789abcdefghijkl')]
    expect(hidden).toMatchObject({ code: 'unauthenticated' })
    expect(missing).toEqual(hidden)
  })
})
