import { limitOf } from '../../shared/clocks/clock.ts'
import type { SeatIndex } from '../../shared/rules/index.ts'
import type { GameRecord } from '../store/port.ts'
import { answersDue, othersDue } from './due-times.ts'
import type { Service } from './service.ts'

export type Timed = Pick<GameRecord, 'state' | 'clock' | 'dueAt'>

const sooner = (
  limit: string | null,
  {
    state: {
      settings: { timeLimit },
      timeCalled,
    },
  }: Timed,
): string | null =>
  timeLimit && !timeCalled && (limit === null || timeLimit.endsAt < limit) ? timeLimit.endsAt : limit

/** When this seat is answered for, or the time of the table is up. */
export const deadlineOf = (game: Timed, seat: SeatIndex): string | null =>
  game.clock ? sooner(limitOf(game.clock, seat), game) : published(game)

/** Of a table without clocks everybody knows when it has to do something, but for the end of a hold and for bots. */
const published = (game: Timed): string | null => (game.dueAt === null ? null : sooner(answersDue(game.state), game))

/** When the last of those waited for is. It must not tell who has answered, so it is that of all of them. */
export function gameDeadline(game: Timed): string | null {
  const { clock, state } = game
  if (!clock || state.result) return published(game)
  const limits = clock.waits.map(one => one.limit)
  return sooner(limits.includes(null) ? null : (limits.toSorted().at(-1) ?? null), game)
}

/**
 * The game as it is now: what its deadline has to do is done first, whenever a timer was late (and if it cannot be
 * done, the sweep says so).
 * For whoever may not see it, it is not there: nothing is done for them that is not done for a game that does not
 * exist.
 */
export async function currentGame(
  service: Service,
  id: string,
  maySee: (game: GameRecord) => boolean = () => true,
): Promise<GameRecord | undefined> {
  const game = await service.store.loadGame(id)
  if (!game || !maySee(game)) return undefined
  const now = service.clock()
  // The database may take its time to forget it.
  if (game.expires !== undefined && game.expires <= now) return undefined
  // Bots answer by themselves, and nobody who reads waits for them.
  if (game.dueAt === null || game.dueAt > now || (othersDue(game) ?? '~') > now) return game
  const { answerOverdue } = await import('./due.ts')
  await answerOverdue(service, id, { bots: false }).catch(() => 0)
  return service.store.loadGame(id)
}
