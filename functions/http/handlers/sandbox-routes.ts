import type * as z from 'zod'
import type { ExportedPosition } from '../../../shared/api/sandbox.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { lastSeenAt, versionOf } from '../../games/history.ts'
import { gameAt } from '../../games/past.ts'
import type { Handlers } from '../handler.ts'
import { look } from '../sight.ts'
import { shownIn } from '../../games/shown-cards.ts'
import { sent } from '../handler.ts'

/** Loaded with the first sandbox: no game needs it. */
const sandbox = (): Promise<typeof import('../../games/sandbox.ts')> => import('../../games/sandbox.ts')

export const sandboxHandlers: Handlers<'openSandbox' | 'position'> = {
  openSandbox: async (service, { who, key, body }) =>
    sent(await (await sandbox()).openSandbox(service, who, key, body)),

  position: async (service, { params, query, who }) => {
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
    const position = (await sandbox()).positionOf(game)
    if (isRefused(position)) return position
    return { status: 200, body: (): z.infer<typeof ExportedPosition> => ({ ply, shown, position }) }
  },
}
