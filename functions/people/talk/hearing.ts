import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { publicly } from '../../games/past.ts'
import { seatOf } from '../../games/play.ts'
import { isShut, mayWatch } from '../../games/watching.ts'
import type { Person } from '../../games/player-ids.ts'
import type { Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import type { SayingRecord } from './talk-items.ts'

/**
 * Who hears what is said at a table. The game is read as it is stored: nothing that is due in it is done, and nothing of
 * it moves.
 */
export interface Hearer {
  /** As they see it. */
  game: GameRecord
  /** -1: they watch, or judge. */
  seat: number
  keepsOrder: boolean
  /** Whether this has been said for them yet. */
  hears: (saying: Pick<SayingRecord, 'at' | 'ply'>) => boolean
}

const all = (): boolean => true

/** For who is at no seat and does not watch there is no such game. */
export async function hearerOf(
  service: Pick<Service, 'store' | 'clock'>,
  gameId: string,
  who: Person,
  as: 'seat' | 'spectator' | 'judge',
): Promise<Hearer | Refused> {
  if (as === 'judge') return keeperOf(service, gameId, who)
  const game = await service.store.loadGame(gameId)
  if (!game) return refused('not-found')
  const seat = seatOf(game, who.id)
  if (as === 'seat') return seat < 0 ? refused('not-found') : { game, seat, keepsOrder: hosts(game, who), hears: all }
  if (!mayWatch(game, who.id) || (await isShut(service.store, game, who.id))) return refused('not-found')
  const shown = await publicly(service, game)
  if (!shown) return refused('not-found')
  return { game: shown, seat: -1, keepsOrder: false, hears: asLateAs(service, game, shown) }
}

/** Who watches a table late hears it as late: what is said tells of what has happened. */
function asLateAs({ clock }: Pick<Service, 'clock'>, game: GameRecord, shown: GameRecord): Hearer['hears'] {
  const delay = game.spectators?.delay
  if (!delay) return all
  if ('publications' in delay) {
    const ply = shown.state.views.at(-1) ?? 0
    return game.state.result ? all : saying => saying.ply <= ply
  }
  const until = new Date(Date.parse(clock()) - delay.minutes * MINUTE_MS).toISOString()
  return ({ at }) => at <= until
}
const MINUTE_MS = 60_000

const hosts = ({ host, desk }: GameRecord, who: Person): boolean => !desk?.event && host === who.id

/** Who keeps order at a table: its host or, at one of an event, the judges who may rule there (TTALK-06). */
export async function keeperOf(
  service: Pick<Service, 'store' | 'clock'>,
  gameId: string,
  who: Person,
): Promise<Hearer | Refused> {
  const game = await service.store.loadGame(gameId)
  if (!game) return refused('not-found')
  if (!game.desk?.event) {
    const seat = seatOf(game, who.id)
    if (hosts(game, who)) return { game, seat, keepsOrder: true, hears: all }
    return seat < 0 ? refused('not-found') : refused('forbidden', { detail: 'The host of the table keeps order' })
  }
  const { benchOf } = await import('../../desk/judges/court.ts')
  const bench = await benchOf(service, gameId, who)
  return isRefused(bench) ? bench : { game, seat: -1, keepsOrder: true, hears: all }
}
