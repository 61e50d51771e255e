import { speedFrom } from '../clock.ts'
import { retimed, type Clock } from '../../shared/clocks/clock.ts'
import { changed, made, read } from '../desk/desk-items.ts'
import type { GameRecord } from '../store/port.ts'
import type { Aftermath } from './aftermath.ts'
import { dueAtOf, later } from './due-times.ts'
import type { Service } from './service.ts'

/**
 * The service was away: whatever keeps limits looks each minute, and where it has not for a quarter of an hour nobody
 * could be sure to be answered. Such a time is nobody's: no default comes of it, and all limits move by it (TDROP-12).
 *
 *   SERVICE   PULSE#<what>   when it looked last, and the times in which it did not
 */
export interface Outage {
  from: string
  until: string
}
interface Pulse {
  at: string
  /** The latest ones, the oldest first. */
  outages: Outage[]
}
/** Each has a schedule of its own. */
export type Keeper = 'deadlines' | 'desk'

type Looking = Pick<Service, 'store' | 'clock' | 'outageFromMs'>

const OUTAGE_FROM_MS = 900_000
/** A quarter of a real hour, however fast the clock runs. */
export const outageFrom = (env: Record<string, string | undefined>): number => OUTAGE_FROM_MS * speedFrom(env)
/** Put down no more often than this: a write a minute for nothing is dear. */
const PUT_DOWN_EVERY_MS = 300_000
const MOST_OUTAGES = 20
const keyOf = (keeper: Keeper): { partition: string; name: string } => ({
  partition: 'SERVICE',
  name: `PULSE#${keeper}`,
})
const between = (from: string, until: string): number => Date.parse(until) - Date.parse(from)

const pulseOf = ({ store }: Pick<Looking, 'store'>, keeper: Keeper) => {
  const { partition, name } = keyOf(keeper)
  return read<Pulse>(store, partition, name)
}
const isSilent = ({ outageFromMs = OUTAGE_FROM_MS }: Looking, at: string, now: string): boolean =>
  between(at, now) >= outageFromMs

/** Says that limits are looked after; the outage that ends with it, if one does. */
export async function beat(service: Looking, keeper: Keeper): Promise<Outage | undefined> {
  const { store } = service,
    now = service.clock()
  const kept = await pulseOf(service, keeper)
  if (!kept) {
    await store.saveDesk([made<Pulse>(keyOf(keeper), { at: now, outages: [] })])
    return undefined
  }
  const { at, outages } = kept.value
  const ended = isSilent(service, at, now) ? { from: at, until: now } : undefined
  if (!ended && between(at, now) < PUT_DOWN_EVERY_MS) return undefined
  const next: Pulse = { at: now, outages: ended ? [...outages, ended].slice(-MOST_OUTAGES) : outages }
  // Who comes second finds that it has been said.
  return (await store.saveDesk([changed(kept, next)])) === 'conflict' ? undefined : ended
}

/** Those there have been; null while there is one, and nobody can say yet how long it lasts. */
export async function outagesUntilNow(service: Looking, keeper: Keeper): Promise<Outage[] | null> {
  const pulse = (await pulseOf(service, keeper))?.value
  if (!pulse) return []
  return isSilent(service, pulse.at, service.clock()) ? null : pulse.outages
}

/** By how many milliseconds something that has run since then moves, for outages that it was not moved by before. */
export function movedBy(outages: readonly Outage[], since: string, upTo = ''): number {
  return outages
    .filter(({ until }) => until > upTo)
    .reduce((sum, { from, until }) => sum + Math.max(0, between(from > since ? from : since, until)), 0)
}

const HOUR_MS = 3_600_000
const moved = (instant: string, ms: number): string => later(instant, ms / HOUR_MS)

/** A game with all its limits later by the outages that it has not been moved by; undefined where there are none. */
export function afterOutages(game: GameRecord, outages: readonly Outage[], begunAt: string): Aftermath | undefined {
  const news = outages.filter(({ until }) => until > begunAt && until > (game.outagesUpTo ?? ''))
  const last = news.at(-1)
  if (!last) return undefined
  const { state, clock } = game,
    { timeLimit } = state.settings,
    ms = movedBy(news, begunAt)
  const settings =
    timeLimit && !state.timeCalled
      ? { ...state.settings, timeLimit: { ...timeLimit, endsAt: moved(timeLimit.endsAt, ms) } }
      : state.settings
  const after: GameRecord = {
    ...game,
    outagesUpTo: last.until,
    ...(clock && { clock: clockAfter(clock, news) }),
    state: {
      ...state,
      settings,
      version: state.version + 1,
      views: state.views.map(version => version + 1),
      waitingSince: moved(state.waitingSince, movedBy(news, state.waitingSince)),
    },
  }
  const hours = Math.max(1, Math.round(ms / HOUR_MS))
  return { game: { ...after, dueAt: dueAtOf(after) }, events: [{ key: 'limits-moved', hours }] }
}

/** What was spent of a limit or a bank in the meantime was spent by nobody; nor has a seat stood open for it. */
function clockAfter(clock: Clock, outages: readonly Outage[]): Clock {
  const moving = (since: string | undefined): string | undefined =>
    since === undefined ? undefined : moved(since, movedBy(outages, since))
  const pauses = outages.map(({ from, until }) => ({ from, until, ended: true as const, ruled: true as const }))
  return retimed({
    ...clock,
    pauses: [...clock.pauses, ...pauses],
    seats: clock.seats.map(({ open, rowSince, ...seat }) => ({
      ...seat,
      ...(open !== undefined && { open: moving(open)! }),
      ...(rowSince !== undefined && { rowSince: moving(rowSince)! }),
    })),
  })
}
