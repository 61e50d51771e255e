import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { CloseWatching, Watching } from '../../../shared/api/watching.ts'
import { payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Outcome, Service } from '../../games/service.ts'
import { SHUT, type Shut } from '../../games/watching.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import { changed, eventPartition, made, read, type Kept } from '../desk-items.ts'
import { meet, playersOf, type Met, type PlayerRecord } from '../events/event.ts'
import { loadRound } from '../events/round.ts'
import { once, type Decided } from '../once.ts'
import { auditAt } from './judge-view.ts'
import type { AtEvent } from './penalties.ts'

interface Closed {
  judge: string
  at: string
  reason: string
}
/** The item SHUT, as its officials read it. */
interface ShutRecord extends Shut {
  tables: (Shut['tables'][number] & Closed)[]
  out: (Shut['out'][number] & Closed & { player: string; name: string; penalty: string | null })[]
}
const NOTHING: ShutRecord = { tables: [], out: [] }
const readShut = ({ store }: Pick<Service, 'store'>, event: string): Promise<Kept<ShutRecord> | undefined> =>
  read<ShutRecord>(store, eventPartition(event), SHUT)

const shutAs = (kept: Kept<ShutRecord> | undefined, event: string, next: ShutRecord): DeskWrite =>
  kept ? changed(kept, next) : made({ partition: eventPartition(event), name: SHUT }, next)

async function officially(service: Service, event: string, by: Person): Promise<Met | Refused> {
  const met = await meet(service, event, by)
  if (isRefused(met) || met.judge >= 0 || met.organiser) return met
  return refused('forbidden', { ruleRef: 'TGAME-07', detail: 'Only its judges and organisers may' })
}

/** Tables and rounds are closed to all who watch, and all of the event to one of them (TGAME-07). */
export function closeWatching(service: Service, at: AtEvent, call: z.output<typeof CloseWatching>): Promise<Outcome> {
  const { event: id, by, key } = at
  const place = { partition: eventPartition(id), by: by.id, key, hash: payloadHash('close-watching', call) }
  return once(service, place, async (): Promise<Decided | Refused> => {
    const met = await officially(service, id, by)
    if (isRefused(met)) return met
    const kept = await readShut(service, id),
      before = kept?.value ?? NOTHING
    const closed: Closed = { judge: by.name, at: service.clock(), reason: call.reason }
    const next = await shutWith(service, at, before, call, closed)
    if (isRefused(next)) return next
    return {
      status: 200,
      body: wireShut(next),
      writes: [
        shutAs(kept, id, next),
        made(auditAt(service, id, closed.at), {
          kind: 'watching-closed',
          by: { player: by.id, name: by.name },
          at: closed.at,
          ...call,
        }),
      ],
    }
  })
}

async function shutWith(
  service: Service,
  { event, by }: AtEvent,
  before: ShutRecord,
  { round, table: one, player, open }: z.output<typeof CloseWatching>,
  closed: Closed,
): Promise<ShutRecord | Refused> {
  const table = one ?? null
  if (round !== undefined) {
    const seated = (await loadRound(service, event, round))?.value.tables.length
    if (seated === undefined || (table ?? 1) > seated)
      return refused('invalid-request', { errors: [{ path: 'round', code: 'unknown' }] })
    const others = before.tables.filter(one => one.round !== round || (table !== null && one.table !== table))
    return { ...before, tables: open ? others : [...others, { round, table, ...closed }] }
  }
  const known = (await playersOf(service, event)).find(({ value }) => value.entry === player)?.value
  if (!known) return refused('invalid-request', { errors: [{ path: 'player', code: 'unknown' }] })
  if (known.player === by.id) return refused('conflict-of-interest', { ruleRef: 'TJUDGE-02' })
  const others = before.out.filter(({ person }) => person !== known.player)
  return { ...before, out: open ? others : [...others, outAs(known, closed, null)] }
}

const outAs = (
  { player: person, entry, name }: PlayerRecord,
  closed: Closed,
  penalty: string | null,
): ShutRecord['out'][number] => ({ person, player: entry, name, penalty, ...closed })

/** Sent away with a penalty: they neither watch in the event nor speak (TPEN-24). */
export async function sentAway(
  service: Service,
  event: string,
  one: PlayerRecord,
  { penalty, ...closed }: Closed & { penalty: string },
): Promise<DeskWrite[]> {
  const kept = await readShut(service, event),
    before = kept?.value ?? NOTHING
  return [shutAs(kept, event, { ...before, out: [...before.out, outAs(one, closed, penalty)] })]
}

/** The penalty is lifted, and with it what went with it. */
export async function letBack(service: Service, event: string, penalty: string): Promise<DeskWrite[]> {
  const kept = await readShut(service, event)
  if (!kept?.value.out.some(one => one.penalty === penalty)) return []
  return [changed(kept, { ...kept.value, out: kept.value.out.filter(one => one.penalty !== penalty) })]
}

/** What is closed, for officials. */
export async function watchingOf(
  service: Service,
  event: string,
  who: Person,
): Promise<z.infer<typeof Watching> | Refused> {
  const met = await officially(service, event, who)
  return isRefused(met) ? met : wireShut((await readShut(service, event))?.value ?? NOTHING)
}

const wireShut = ({ tables, out }: ShutRecord): z.infer<typeof Watching> => ({
  tables,
  out: out.map(({ person: _, ...shown }) => shown),
})
