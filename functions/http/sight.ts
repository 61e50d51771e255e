import { currentGame } from '../games/deadlines.ts'
import { versionOf } from '../games/history.ts'
import { publicly } from '../games/past.ts'
import { seatOf } from '../games/play.ts'
import type { Service } from '../games/service.ts'
import { isShut, mayWatch } from '../games/watching.ts'
import type { Seen, SeenBy } from '../games/wire.ts'
import type { GameRecord } from '../store/port.ts'
import type { Identity } from './auth.ts'

/**
 * The one check of who may see a game. At a seat one sees as that seat; what is public may be watched by whom the table
 * lets watch, as late as it says, and of an event that is open to all by anybody. Undefined for all others, as for a game that
 * does not exist.
 */
export async function look(
  service: Service,
  id: string,
  who: Identity,
  as: 'seat' | 'spectator',
  at?: number,
): Promise<Seen | undefined> {
  const game = await currentGame(service, id, there =>
    as === 'seat' ? there.players.some(({ player }) => player === who.id) : mayWatch(there, who.id),
  )
  if (!game) return undefined
  const seat =
    at !== undefined && game.players[at]?.player === who.id ? at : at === undefined ? seatOf(game, who.id) : -1
  if (as === 'seat') return seat === -1 ? undefined : { game, viewer: seat, version: versionOf(game.state.views, seat) }
  if (await isShut(service.store, game, who.id)) return undefined
  const shown = await publicly(service, game)
  return shown && { game: shown, viewer: 'spectator', version: versionOf(shown.state.views, 'spectator') }
}

export const viewerKey = (who: Identity, viewer: SeenBy): string =>
  viewer === 'spectator' ? viewer : `${viewer} ${who.id}`
/** Nothing more comes of a game that is over. */
export const pollAfter = (game: GameRecord): Record<string, string> => ({
  'Poll-Interval': game.state.result ? '300' : '15',
})
