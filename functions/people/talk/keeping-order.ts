import type * as z from 'zod'
import type { ReportSaying, TalkReport, TalkReports } from '../../../shared/api/talk.ts'
import { changed, made, readAll, type Kept } from '../../desk/desk-items.ts'
import { once } from '../../desk/once.ts'
import { payloadHash } from '../../games/hash.ts'
import type { Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { Hearer } from './hearing.ts'
import { hearerOf, keeperOf } from './hearing.ts'
import type { AtTalk } from './say.ts'
import {
  HEAD,
  headOf,
  readerName,
  readerOf,
  REPORT_PREFIX,
  sayingOf,
  talkPartition,
  type ReportRecord,
  type TalkReader,
} from './talk-items.ts'

/** What keeps a table civil: a person mutes for themselves and reports; who keeps order hides and silences (TTALK-06). */

interface Written {
  status: 204
}
const DONE: Written = { status: 204 }

/** An item as it should be; nothing is written where it is so already. */
async function put<T>(
  service: Service,
  { partition, name }: { partition: string; name: string },
  kept: Kept<T> | undefined,
  value: T,
): Promise<Written | 'conflict'> {
  if (kept && JSON.stringify(kept.value) === JSON.stringify(value)) return DONE
  const write = kept ? changed(kept, value) : made({ partition, name }, value)
  return (await service.store.saveDesk([write])) === 'conflict' ? 'conflict' : DONE
}

async function changeReader(
  service: Service,
  gameId: string,
  by: Person,
  next: (reader: TalkReader, hearer: Hearer) => TalkReader,
): Promise<Written | Refused> {
  const hearer = await hearerOf(service, gameId, by, 'seat')
  if (isRefused(hearer)) return hearer
  const at = { partition: talkPartition(gameId), name: readerName(by.id) }
  return rerun(service, async () => {
    const kept = await readerOf(service.store, gameId, by.id)
    return put(service, at, kept, next(kept?.value ?? { seen: 0, muted: [] }, hearer))
  })
}

export async function seeTalk(service: Service, gameId: string, by: Person, n: number): Promise<Written | Refused> {
  const last = (await headOf(service.store, gameId))?.value.last ?? 0
  return changeReader(service, gameId, by, reader => ({ ...reader, seen: Math.max(reader.seen, Math.min(n, last)) }))
}

/** Nobody mutes themselves. */
export const muteSeats = (
  service: Service,
  gameId: string,
  by: Person,
  seats: readonly number[],
): Promise<Written | Refused> =>
  changeReader(service, gameId, by, (reader, { game, seat }) => ({
    ...reader,
    muted: distinct(seats).filter(one => one !== seat && game.players[one]),
  }))

const distinct = (seats: readonly number[]): number[] => [...new Set(seats)].sort((a, b) => a - b)

const wireReport = ({ saying, ply, seat, name, at, why }: ReportRecord): z.infer<typeof TalkReport> => ({
  saying,
  ply,
  seat,
  name,
  at,
  why,
})

/** Kept for who keeps order, with its line and its place in the game; nobody else is told, and no clock stands for it. */
export async function reportSaying(
  service: Service,
  { game: gameId, by, key }: AtTalk,
  n: number,
  { why }: z.output<typeof ReportSaying>,
): Promise<Outcome> {
  const hearer = await hearerOf(service, gameId, by, 'seat')
  if (isRefused(hearer)) return hearer
  const { game, seat } = hearer
  const partition = talkPartition(gameId)
  return once(service, { partition, by: by.id, key, hash: payloadHash('report', { n, why }) }, async () => {
    const saying = (await sayingOf(service.store, gameId, n))?.value
    if (!saying || saying.seat === seat) return refused('not-found')
    const at = service.clock()
    const name = game.players[seat]!.name
    const report: ReportRecord = { saying: n, ply: saying.ply, of: saying.seat, seat, player: by.id, name, at, why }
    const kept = { partition, name: `${REPORT_PREFIX}${at}#${n}#${seat}` }
    return { status: 201, body: wireReport(report), writes: [made(kept, report)] }
  })
}

const MOST_REPORTS = 100
/** Who keeps order and plays as well is not told what is said of them. */
export async function talkReports(
  service: Service,
  gameId: string,
  who: Person,
): Promise<z.infer<typeof TalkReports> | Refused> {
  const keeper = await keeperOf(service, gameId, who)
  if (isRefused(keeper)) return keeper
  const reports = await readAll<ReportRecord>(service.store, talkPartition(gameId), {
    prefix: REPORT_PREFIX,
    limit: MOST_REPORTS,
    newestFirst: true,
  })
  return { reports: reports.flatMap(({ value }) => (value.of === keeper.seat ? [] : [wireReport(value)])) }
}

export async function hideSaying(
  service: Service,
  gameId: string,
  who: Person,
  n: number,
  hidden: boolean,
): Promise<Written | Refused> {
  const keeper = await keeperOf(service, gameId, who)
  if (isRefused(keeper)) return keeper
  return rerun(service, async () => {
    const saying = await sayingOf(service.store, gameId, n)
    if (!saying) return refused('not-found')
    const { hidden: _, ...shown } = saying.value
    return put(service, saying, saying, hidden ? { ...shown, hidden: true } : shown)
  })
}

export async function silenceSeats(
  service: Service,
  gameId: string,
  who: Person,
  seats: readonly number[],
): Promise<Written | Refused> {
  const keeper = await keeperOf(service, gameId, who)
  if (isRefused(keeper)) return keeper
  return rerun(service, async () => {
    const head = await headOf(service.store, gameId)
    const silenced = distinct(seats).filter(seat => seat !== keeper.seat && keeper.game.players[seat])
    return put(service, { partition: talkPartition(gameId), name: HEAD }, head, { last: 0, ...head?.value, silenced })
  })
}
