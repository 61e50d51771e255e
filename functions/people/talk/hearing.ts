import { refused, type Refused } from '../../games/refused.ts'
import { publicly } from '../../games/past.ts'
import { seatOf } from '../../games/play.ts'
import { mayWatch } from '../../games/watching.ts'
import type { Person } from '../../games/player-ids.ts'
import type { Service } from '../../games/service.ts'
import type { GameRecord } from '../../store/port.ts'
import type { SayingRecord } from './talk-items.ts'

/**
 * Who hears what is said at a table. The game is read as it is stored: nothing that is due in it is done, and nothing of
 * it moves.
 */
export interface Hearer {
  game: GameRecord
  /** -1: they watch. */
  seat: number
  /** Whether this has been said for them yet. */
  hears: (saying: SayingRecord) => boolean
}

/** Undefined for who is at no seat and does not watch: to them there is no such game. */
export async function hearerOf(
  service: Pick<Service, 'store' | 'clock'>,
  gameId: string,
  who: Person,
  as: 'seat' | 'spectator',
): Promise<Hearer | Refused> {
  const game = await service.store.loadGame(gameId)
  if (!game) return refused('not-found')
  const seat = seatOf(game, who.id)
  if (as === 'seat') return seat < 0 ? refused('not-found') : { game, seat, hears: () => true }
  if (!mayWatch(game, who.id)) return refused('not-found')
  const shown = await publicly(service, game)
  return shown ? { game: shown, seat: -1, hears: asLateAs(service, game, shown) } : refused('not-found')
}

/** Who watches a table late hears it as late: what is said tells of what has happened. */
function asLateAs({ clock }: Pick<Service, 'clock'>, game: GameRecord, shown: GameRecord): Hearer['hears'] {
  const delay = game.spectators?.delay
  if (!delay) return () => true
  if ('publications' in delay) {
    const ply = shown.state.views.at(-1) ?? 0
    return game.state.result ? () => true : saying => saying.ply <= ply
  }
  const until = new Date(Date.parse(clock()) - delay.minutes * MINUTE_MS).toISOString()
  return ({ at }) => at <= until
}
const MINUTE_MS = 60_000
