import type * as z from 'zod'
import type { Fairness, Marks, Replay, Shown } from '../../shared/api/games.ts'
import type { ExportedPosition } from '../../shared/api/sandbox.ts'
import { ALGORITHM, openingOf } from '../games/fairness.ts'
import { behind, entriesOf, lastSeenAt, versionOf } from '../games/history.ts'
import { gameAt } from '../games/past.ts'
import { isRefused, refused } from '../games/refused.ts'
import { shownIn } from '../games/shown-cards.ts'
import { wireEvents, wireGame } from '../games/wire.ts'
import type { Handler } from './handler.ts'
import { look } from './sight.ts'

/** What is looked back upon: a game at any ply, its turns, and what may be seen of one that is over. */

export const marks: Handler<'marks'> = async (service, { params, query, who, language }) => {
  const seen = await look(service, params.game, who, query.view, query.seat)
  if (!seen) return refused('not-found')
  const marks = (await service.store.marks(params.game)).filter(mark => mark.version <= seen.game.state.version)
  return {
    status: 200,
    body: (): z.infer<typeof Marks> => ({
      plies: seen.version,
      marks: marks.map(mark => ({
        ply: versionOf(mark.views, seen.viewer),
        at: mark.at,
        // What the points were for is told with the result.
        events: wireEvents(
          mark.events.filter(({ key }) => key !== 'victory-point'),
          seen.viewer,
          seen.game,
          language,
        ),
      })),
    }),
  }
}

export const replay: Handler<'replay'> = async (service, { params, query, who, language }) => {
  const { store } = service,
    { ply } = query
  const seen = await look(service, params.game, who, query.view === 'seat' ? 'seat' : 'spectator', query.seat)
  if (!seen) return refused('not-found')
  if (query.view === 'all' && !seen.game.state.result) return refused('game-running')
  if (ply < 1 || ply > seen.version)
    return refused('invalid-request', {
      errors: [{ path: 'ply', code: ply < 1 ? 'too_small' : 'not-yet' }],
      version: seen.version,
    })
  const version = await lastSeenAt(store, seen.game, seen.viewer, ply),
    game = await gameAt(store, seen.game, version)
  const events = await behind(store, { ...seen.game, state: { ...seen.game.state, version } }, seen.viewer, ply - 1),
    last = entriesOf(events, seen.game, seen.viewer, ply - 1, language).at(-1)
  if (!game || !last) return refused('compacted')
  const shown = query.view === 'all' ? await shownIn(store, seen.game) : []
  return {
    status: 200,
    body: (): z.infer<typeof Replay> => ({
      ply,
      plies: seen.version,
      at: last.at,
      events: last.events,
      shown,
      game: wireGame({ ...seen, game, version: ply }, language, shown),
    }),
  }
}

export const position: Handler<'position'> = async (service, { params, query, who }) => {
  const { store } = service
  const mine = await look(service, params.game, who, 'seat', query.seat),
    seen = query.view === 'seat' || mine?.game.sandbox ? mine : await look(service, params.game, who, 'spectator')
  if (!seen) return refused('not-found')
  const shown = seen.game.sandbox
    ? [...seen.game.players.keys()]
    : seen.game.state.result
      ? await shownIn(store, seen.game)
      : []
  // One sees the whole of a game that is one's own sandbox, or that is over and shown by all who played it.
  if (shown.length < seen.game.players.length)
    return mine || !seen.game.sandbox
      ? refused('forbidden', { detail: 'Not all of this game may be seen' })
      : refused('not-found')
  const viewer = query.view === 'seat' ? seen.viewer : 'spectator',
    plies = versionOf(seen.game.state.views, viewer),
    { ply = plies } = query
  if (ply > plies) return refused('invalid-request', { errors: [{ path: 'ply', code: 'not-yet' }], version: plies })
  const game =
    ply === plies ? seen.game : await gameAt(store, seen.game, await lastSeenAt(store, seen.game, viewer, ply))
  if (!game) return refused('compacted')
  const { positionOf } = await import('../games/sandbox.ts'),
    position = positionOf(game)
  if (isRefused(position)) return position
  return { status: 200, body: (): z.infer<typeof ExportedPosition> => ({ ply, shown, position }) }
}

export const showCards: Handler<'showCards'> = async (service, { params, who }) => {
  const { store } = service,
    seen = await look(service, params.game, who, 'seat')
  if (!seen || seen.viewer === 'spectator') return refused('not-found')
  if (!seen.game.state.result) return refused('game-running')
  await store.agree(params.game, seen.viewer)
  const shown = await shownIn(store, seen.game)
  return { status: 200, body: (): z.infer<typeof Shown> => ({ shown }) }
}

export const fairness: Handler<'fairness'> = async (service, { params, query, who }) => {
  const seen = await look(service, params.game, who, query.view, query.seat)
  if (!seen) return refused('not-found')
  const { game } = seen,
    over = game.state.result !== undefined
  const all = over && (await shownIn(service.store, game)).length === game.players.length
  const opened = all ? await openingOf(service.store, game) : null
  const closed = !over ? 'game-running' : all ? null : 'cards-not-shown'
  return {
    status: 200,
    body: (): z.infer<typeof Fairness> => ({
      game: game.id,
      commitment: game.commitment,
      closed,
      opened,
      algorithm: ALGORITHM,
    }),
  }
}
