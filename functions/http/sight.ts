import type * as z from 'zod'
import type { Game, Result } from '../../shared/api/games.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'
import { wireClock } from '../games/clocks.ts'
import { currentGame, gameDeadline } from '../games/deadlines.ts'
import { versionOf } from '../games/history.ts'
import { publicly } from '../games/past.ts'
import { seatOf } from '../games/play.ts'
import type { Service } from '../games/service.ts'
import { wireView, type SeenBy } from '../games/wire.ts'
import type { GameRecord } from '../store/port.ts'
import type { Identity } from './auth.ts'

/** Who looks at a game, and what of it there is for them to see. */
export interface Seen {
  game: GameRecord
  viewer: SeenBy
  version: number
}

/**
 * The one check of who may see a game. At a seat one sees as that seat; what is public, everybody signed in may watch, as late as the table
 * says. Undefined for all others, as for a game that does not exist.
 */
export async function look(
  service: Service,
  id: string,
  who: Identity,
  as: 'seat' | 'spectator',
  at?: number,
): Promise<Seen | undefined> {
  // A sandbox is nobody else's business.
  const game = await currentGame(service, id, ({ sandbox, players }) =>
    as === 'seat' || sandbox ? players.some(({ player }) => player === who.id) : true,
  )
  if (!game) return undefined
  const seat =
    at !== undefined && game.players[at]?.player === who.id ? at : at === undefined ? seatOf(game, who.id) : -1
  if (as === 'seat') return seat === -1 ? undefined : { game, viewer: seat, version: versionOf(game.state.views, seat) }
  const shown = await publicly(service, game)
  return shown && { game: shown, viewer: 'spectator', version: versionOf(shown.state.views, 'spectator') }
}

export const viewerKey = (who: Identity, viewer: SeenBy): string =>
  viewer === 'spectator' ? viewer : `${viewer} ${who.id}`
export const playersOf = (game: GameRecord): z.infer<typeof Result>['players'] =>
  game.players.map(({ name, bot }, seat) => ({ seat, name, bot }))

export function wireGame(
  { game, viewer, version }: Seen,
  language: LanguageCode,
  shown: readonly number[] = [],
): z.infer<typeof Game> {
  const { id, tableId, name, commitment, state } = game
  return {
    id,
    table: tableId === '' ? null : tableId,
    name,
    format: state.settings.format,
    // A list is only a position's: of a table it is all or a named pool.
    cards: state.settings.cards === 'fifth-edition' ? 'fifth-edition' : 'all',
    answerWithinHours: state.settings.answerWithinHours,
    withdrawalPoints: state.settings.withdrawalPoints ?? 1,
    timeLimit: state.settings.timeLimit ?? null,
    hold: state.settings.hold ?? 0,
    spectators: game.spectators ?? WATCHED,
    version,
    seat: viewer === 'spectator' ? null : viewer,
    players: playersOf(game),
    deadline: gameDeadline(game),
    clock: wireClock(game),
    commitment,
    view: wireView(game, viewer, language, shown),
  }
}

/** Of a table that says nothing of it. */
export const WATCHED = { delay: null, hands: 'agreed' } as const

/** Nothing more comes of a game that is over. */
export const pollAfter = (game: GameRecord): Record<string, string> => ({
  'Poll-Interval': game.state.result ? '300' : '15',
})
