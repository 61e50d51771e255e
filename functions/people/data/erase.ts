import type * as z from 'zod'
import type { Erased } from '../../../shared/api/personal-data.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import { keysOf, revokeKey } from '../../access/own-keys.ts'
import { changed, EVENT_PREFIX, isOver, readAll, type Kept } from '../../desk/desk-items.ts'
import { loadEvent } from '../../desk/events/event.ts'
import { sha256 } from '../../games/hash.ts'
import { seatOf } from '../../games/play.ts'
import { isLeague, type Person } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import type { GameRecord } from '../../store/port.ts'
import { readerOf, REPORT_PREFIX, talkPartition, type ReportRecord } from '../talk/talk-items.ts'
import { forgetOwn } from '../own-items.ts'
import { eraseInEvent, eventsOf } from './erase-in-events.ts'
import { entriesOf, gamesOf, saidBy, staysIn } from './holdings.ts'

/** What stands in the place of a name: the same wherever it is the same person's, and no way back to them. */
const MARK_LENGTH = 6
const RANDOM_BYTES = 16
const markOf = ({ random }: Pick<Service, 'random'>): string =>
  `erased-${sha256(random(RANDOM_BYTES))
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, MARK_LENGTH)}`
const MARK = /^erased-/

/**
 * What is kept of somebody goes, in an order in which whoever sends it again after a failure finds the rest: what leads
 * to their games and events goes last.
 */
export async function eraseAll(
  service: Service,
  who: Person,
  language: LanguageCode,
): Promise<z.infer<typeof Erased> | Refused> {
  if (isLeague(who.id)) return refused('forbidden', { detail: 'The operator takes a league away' })
  const [games, entries, tables] = await Promise.all([
    gamesOf(service, who.id),
    entriesOf(service, who.id),
    openTables(service, who.id),
  ])
  const seated = games.filter(game => !game.sandbox && !game.state.result && seatOf(game, who.id) >= 0)
  const events = await Promise.all(
    entries.map(async ({ partition, value }) => {
      const event = (await loadEvent(service, partition.slice(EVENT_PREFIX.length)))?.value
      return value.state === 'in' && event !== undefined && !isOver(event)
    }),
  )
  if (seated.length > 0 || tables > 0 || events.includes(true)) return refused('still-seated')

  // Told apart from others who were erased, and the same in all that is left where an erasure is carried on.
  const before = [...games.flatMap(({ players }) => players), ...entries.map(({ value }) => value)].find(
    one => one.player === who.id && MARK.test(one.name),
  )
  const called = before?.name ?? markOf(service)
  for (const key of await keysOf(service, who.id)) await revokeKey(service, who.id, key.id)
  for (const game of games) {
    const left = (await eraseTalk(service, game, who, called)) ?? (await rename(service, game, who, called))
    if (left) return left
  }
  for (const event of await eventsOf(service, who.id)) {
    const left = await eraseInEvent(service, event, who.id, called)
    if (left) return left
  }
  const kept = await forgetOwn(service, who.id)
  if (kept) return kept
  await service.store.forget(who.id)
  return { called, stays: await staysIn(language) }
}

async function openTables({ store }: Pick<Service, 'store'>, player: string): Promise<number> {
  const links = await store.linkedTables({ player })
  const tables = await Promise.all(links.map(({ tableId }) => store.loadTable(tableId)))
  return tables.filter(
    table => table?.status === 'open' && (table.host === player || table.seats.some(one => one.player === player)),
  ).length
}

const MOST_AT_ONCE = 50

/** What they said goes, and its number stays, so that the others' talk reads on; what they reported stays without them. */
async function eraseTalk(
  service: Service,
  game: GameRecord,
  who: Person,
  called: string,
): Promise<Refused | undefined> {
  const { store } = service
  const done = await rerun(service, async () => {
    const reader = await readerOf(store, game.id, who.id)
    const sayings = await saidBy(service, game.id, who.id)
    const said: DeskWrite[] = sayings.map(kept => {
      const { words: _, phrase: __, ...left } = kept.value
      return changed(kept, { ...left, player: '', name: called, erased: true })
    })
    const reports = (await readAll<ReportRecord>(store, talkPartition(game.id), { prefix: REPORT_PREFIX })).filter(
      ({ value }) => value.player === who.id,
    )
    const writes: DeskWrite[] = [
      ...said,
      ...reports.map((kept: Kept<ReportRecord>) => changed(kept, { ...kept.value, player: '', name: called })),
      ...(reader ? [{ drop: reader }] : []),
      ...(await answersTo(service, game.id, new Set(sayings.map(({ value }) => value.n)), reports)),
    ]
    for (let at = 0; at < writes.length; at += MOST_AT_ONCE)
      if ((await store.saveDesk(writes.slice(at, at + MOST_AT_ONCE))) === 'conflict') return 'conflict'
    return {}
  })
  return isRefused(done) ? done : undefined
}

/** What was once answered holds what was said: their own commands, and marks of others on their deals. */
async function answersTo(
  { store }: Pick<Service, 'store'>,
  game: string,
  sayings: ReadonlySet<number>,
  reports: readonly Kept<ReportRecord>[],
): Promise<DeskWrite[]> {
  const answers = await readAll<{ body: string }>(store, talkPartition(game), { prefix: ANSWERED })
  return answers.flatMap(kept => {
    const { n, saying, at } = JSON.parse(kept.value.body) as { n?: number; saying?: number; at?: string }
    const reported = reports.some(({ value }) => value.saying === saying && value.at === at)
    return reported || (n !== undefined && sayings.has(n)) ? [{ drop: kept }] : []
  })
}
const ANSWERED = 'DONE#'

/** In the record of a game and of its table; what was signed of it stays as it was signed. */
async function rename(service: Service, game: GameRecord, who: Person, called: string): Promise<Refused | undefined> {
  const { store } = service
  const done = await rerun(service, async () => {
    if ((await store.renameInGame(game.id, who.id, called)) === 'conflict') return 'conflict'
    const table = game.tableId === '' ? undefined : await store.loadTable(game.tableId)
    const there = table && (table.host === who.id || table.seats.some(({ player }) => player === who.id))
    if (!there) return {}
    const seats = table.seats.map(seat => (seat.player === who.id ? { ...seat, name: called } : seat))
    const hostName = table.host === who.id ? { hostName: called } : {}
    // The replies that were kept for it name them, and nobody asks for them any more.
    const next = { ...table, version: table.version + 1, seats, ...hostName, replies: [] }
    return (await store.saveTable(next)) === 'conflict' ? 'conflict' : {}
  })
  return isRefused(done) ? done : undefined
}
