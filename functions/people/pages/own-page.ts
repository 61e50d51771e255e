import type * as z from 'zod'
import type { FoundPlayers, MyPage, SetPage } from '../../../shared/api/player-pages.ts'
import { folded } from '../../../shared/cards/names.ts'
import { changed, made, read, readAll, type Kept } from '../../desk/desk-items.ts'
import { PAGE, pageIdOf, pagePartition } from '../../games/page-ids.ts'
import type { Person } from '../../games/player-ids.ts'
import { refused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskStore, DeskWrite } from '../../store/desk-port.ts'

/**
 * What a player tells of themselves, and who has which name: names that read the same are one name.
 *
 *   PAGE#<page>       PAGE            whose page it is, and what it tells
 *   NAMES#<letter>    <name>          whose public name it is, under how it reads
 */
export interface PageRecord {
  player: string
  name: string
  place: string
  languages: z.output<typeof SetPage>['languages']
  shows: z.output<typeof SetPage>['shows']
  since: string
}
interface NameRecord {
  page: string
  name: string
}

export const pageOf = (store: DeskStore, page: string): Promise<Kept<PageRecord> | undefined> =>
  read<PageRecord>(store, pagePartition(page), PAGE)

/** Names in letters that are not ours read as they are written. */
const readAs = (name: string): string => folded(name) || name.toLowerCase()
const namesPartition = (reads: string): string => `NAMES#${[...reads][0] ?? ''}`
const nameKey = (name: string): DeskKey => {
  const reads = readAs(name)
  return { partition: namesPartition(reads), name: reads }
}

/** What a page shows to begin with: all but how limits were kept, which only its owner decides to show. */
const SHOWS = { points: true, games: true, reliability: false }

export function wirePage(by: Person, page: PageRecord | undefined): z.infer<typeof MyPage> {
  const { name = by.name, place = '', languages = [], shows = SHOWS, since = null } = page ?? {}
  return { page: pageIdOf(by.id), isPublic: page !== undefined, name, place, languages, shows, since }
}

export async function setPage(
  service: Service,
  by: Person,
  wanted: z.output<typeof SetPage>,
  isCurrent: (version: number) => boolean,
): Promise<{ version: number; page: PageRecord } | Refused> {
  const { store } = service
  return rerun<{ version: number; page: PageRecord } | Refused>(service, async () => {
    const kept = await pageOf(store, pageIdOf(by.id))
    if (!isCurrent(kept?.version ?? 0)) return refused('version-mismatch')
    const page: PageRecord = { player: by.id, ...wanted, since: kept?.value.since ?? service.clock() }
    if (kept && JSON.stringify(kept.value) === JSON.stringify(page)) return { version: kept.version, page }
    const named = await naming(store, by, kept?.value.name, page.name)
    if (named === 'taken') return refused('name-taken')
    const at = { partition: pagePartition(pageIdOf(by.id)), name: PAGE }
    const writes = [kept ? changed(kept, page) : made(at, page), ...named]
    if ((await store.saveDesk(writes)) === 'conflict') return 'conflict'
    return { version: (kept?.version ?? 0) + 1, page }
  })
}

/** What makes a name somebody's: the one they had is free in the same write. */
async function naming(
  store: DeskStore,
  by: Person,
  before: string | undefined,
  name: string,
): Promise<DeskWrite[] | 'taken'> {
  const record: NameRecord = { page: pageIdOf(by.id), name }
  const key = nameKey(name)
  const there = await read<NameRecord>(store, key.partition, key.name)
  if (there && there.value.page !== record.page) return 'taken'
  const put = there ? changed(there, record) : made(key, record)
  const old = before === undefined ? undefined : nameKey(before)
  if (!old || (old.partition === key.partition && old.name === key.name)) return [put]
  const gone = await read<NameRecord>(store, old.partition, old.name)
  return gone ? [put, { drop: { ...old, version: gone.version } }] : [put]
}

/** Everything public of a player, as writes that take it away: for who has no page any more, or has their data erased. */
export async function forgetPage(store: DeskStore, player: string): Promise<DeskWrite[]> {
  const kept = await pageOf(store, pageIdOf(player))
  if (!kept) return []
  const key = nameKey(kept.value.name)
  const name = await read<NameRecord>(store, key.partition, key.name)
  return [
    { drop: { partition: kept.partition, name: kept.name, version: kept.version } },
    ...(name?.value.page === pageIdOf(player) ? [{ drop: { ...key, version: name.version } }] : []),
  ]
}

export const dropPage = (service: Service, { id }: Person): Promise<object | Refused> =>
  rerun<object | Refused>(service, async () => {
    const writes = await forgetPage(service.store, id)
    return writes.length > 0 && (await service.store.saveDesk(writes)) === 'conflict' ? 'conflict' : {}
  })

const MOST_FOUND = 20

export async function findPlayers(store: DeskStore, begins: string): Promise<z.infer<typeof FoundPlayers>> {
  const reads = readAs(begins)
  if (reads === '') return { players: [] }
  const names = await readAll<NameRecord>(store, namesPartition(reads), { prefix: reads, limit: MOST_FOUND })
  return { players: names.map(({ value: { page, name } }) => ({ page, name })) }
}
