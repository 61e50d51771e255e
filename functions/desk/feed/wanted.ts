import type { OptionalType } from '../../../shared/api/feed-types.ts'
import type { DeskStore } from '../../store/desk-port.ts'
import { changed, leaguePartition, made, read } from '../desk-items.ts'

const WANTED = 'WANTED'

/** What the league has asked to be told beside what every league is told. */
export async function wantedBy(store: DeskStore, league: string): Promise<ReadonlySet<OptionalType>> {
  const kept = await read<{ types: OptionalType[] }>(store, leaguePartition(league), WANTED)
  return new Set(kept?.value.types)
}

export async function want(
  store: DeskStore,
  league: string,
  types: readonly OptionalType[],
): Promise<{ types: OptionalType[] } | 'conflict'> {
  const partition = leaguePartition(league)
  const kept = await read<{ types: OptionalType[] }>(store, partition, WANTED)
  const value = { types: [...new Set(types)].toSorted() }
  if (kept && JSON.stringify(kept.value) === JSON.stringify(value)) return value
  const write = kept ? changed(kept, value) : made({ partition, name: WANTED }, value)
  return (await store.saveDesk([write])) === 'saved' ? value : 'conflict'
}
