import { isRuledPause, pausedUntil, pauseByRuling, resumeByRuling } from '../../../shared/clocks/pauses.ts'
import type { GameEvent } from '../../../shared/rules/index.ts'
import type { GameRecord } from '../../store/port.ts'
import { commanded, type Amending } from '../amend.ts'
import { refused } from '../refused.ts'
import type { Outcome, Service } from '../service.ts'
import { dueAnew, said } from './matter.ts'
import { limitBy } from './more-time.ts'

/** Until when a table waits for its judge, and which ends the pauses of its calls have had. */
export interface Waiting {
  until: string | null
  ends: readonly string[]
}

/**
 * The clocks of a table stand as long as a call waits, and its limit goes with them (TTIME-08). A pause that the table
 * has voted for, or a judge has ruled, is left alone. What is to be done is looked for when it is done, so that the
 * last of several who come at once leaves the clocks right. Refused where there is nothing to do.
 */
export function waitForJudge(service: Service, command: Amending, waiting: () => Promise<Waiting>): Promise<Outcome> {
  const to = async (game: GameRecord, _: number, at: string) => {
    const { clock, state } = game
    if (state.result || !clock) return refused('no-clock')
    const { until, ends } = await waiting()
    const paused = pausedUntil(clock, at)
    const ours = paused !== undefined && isRuledPause(clock, at) && ends.includes(paused)
    const wanted = until !== null && until > at ? until : undefined
    if (paused === wanted || (paused !== undefined && !ours)) return refused('no-pause')
    const events: GameEvent[] = []
    let after = game
    if (paused !== undefined) {
      after = limitBy({ ...after, clock: resumeByRuling(clock, at) }, -hoursBetween(at, paused))
      events.push({ key: 'clocks-resumed' })
    }
    if (wanted !== undefined) {
      after = limitBy({ ...after, clock: pauseByRuling(after.clock!, at, wanted) }, hoursBetween(at, wanted))
      events.splice(0, events.length, { key: 'clocks-paused', until: wanted })
    }
    return { game: dueAnew({ ...after, state: said(after) }), events, told: {} }
  }
  return commanded(service, command, 'wait-for-judge', {}, to, async () => true)
}

const HOUR_MS = 3_600_000
const hoursBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / HOUR_MS
