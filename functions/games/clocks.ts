import type * as z from 'zod'
import { wireLiveTime, type GameClock } from '../../shared/api/clocks.ts'
import { restOf } from '../../shared/clocks/clock.ts'
import { pausedFor } from '../../shared/clocks/pauses.ts'
import { restingUntil } from '../../shared/clocks/resting.ts'
import type { GameRecord } from '../store/port.ts'

type WireClock = z.infer<typeof GameClock>

const HOUR_MS = 3_600_000

/**
 * As everybody sees them: of what has been published alone, and at the moment it was, so that the view of one version
 * is one view.
 */
export function wireClock({ id, clock, players, offers = [] }: GameRecord): WireClock | null {
  if (!clock) return null
  const instant = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())
  return {
    game: id,
    policy: clock.policy,
    seats: clock.seats.map(({ bank, misses, away, open }, seat) => {
      const wait = clock.waits.find(one => one.seat === seat)
      return {
        seat,
        bank: clock.policy.bank === null ? null : Math.floor(bank / 1000),
        limit: wait?.limit ?? null,
        runs: wait?.on ?? null,
        restsUntil: wait ? instant(restingUntil(Date.parse(wait.since), restOf(clock, wait.hours))) : null,
        misses,
        away: away ?? false,
        open: open ?? null,
        standIn: players[seat]?.standIn ?? false,
      }
    }),
    pausedUntil: clock.pauses.findLast(pause => !pause.ended)?.until ?? null,
    pausedHours: Math.round((pausedFor(clock) / HOUR_MS) * 10) / 10,
    pauseVotes: clock.pauseVotes,
    resumeVotes: clock.resumeVotes,
    live: clock.live.map(wireLiveTime),
    liveVotes: clock.liveVotes.map(({ seat, times }) => ({ seat, times: times.map(wireLiveTime) })),
    offers,
  }
}
