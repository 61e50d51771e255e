import type { Service } from '../../games/service.ts'
import { versionOf } from '../../games/history.ts'
import type { DeskItem, DeskKey } from '../../store/desk-port.ts'
import type { GameRecord } from '../../store/port.ts'
import { changed, leaguePartition, made, read } from '../desk-items.ts'
import { appendToFeed, type NewEntry } from './append.ts'

/** What spectators are not shown yet: an item a game, in its league. */
export const LATER_PREFIX = 'LATER#'

interface Waiting {
  entry: NewEntry
  /** When it happened, and as of which version of theirs spectators are shown it. */
  at: string
  version: number
}
interface Later {
  waiting: Waiting[]
}

const MINUTE_MS = 60_000
/** How often is looked whether enough has been published since, should the game not tell. */
const LOOK_AGAIN_MS = 30 * MINUTE_MS
const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** When anybody is shown what happens at an instant, where that is counted in minutes; else at once. */
export function shownFrom({ spectators }: Pick<GameRecord, 'spectators'>, at: string): string {
  const delay = spectators?.delay
  return delay && 'minutes' in delay ? after(at, delay.minutes * MINUTE_MS) : at
}

function isShown({ at, version }: Waiting, game: GameRecord, now: string): boolean {
  const delay = game.spectators?.delay
  if (!delay || 'minutes' in delay) return shownFrom(game, at) <= now
  // As `publicly` has it: the beginning from the beginning on, and all of it once nothing more is published.
  return (
    game.state.result !== undefined ||
    version <= Math.max(1, versionOf(game.state.views, 'spectator') - delay.publications)
  )
}

type Publishing = Pick<Service, 'store' | 'clock'>

/**
 * Tells a league what spectators are shown by now, and keeps the rest until they are. Called without anything new, it
 * tells what has come to be shown. Done twice it tells nothing twice.
 */
export async function publish(
  { store, clock }: Publishing,
  game: GameRecord,
  entries: readonly NewEntry[],
  /** What delays are counted from, where that is not when it happened. */
  at?: string,
): Promise<void> {
  const { desk, spectators } = game
  if (!desk || desk.league === null) return
  const { league } = desk
  if (!spectators?.delay) return entries.length > 0 ? appendToFeed(store, league, entries) : undefined
  const partition = leaguePartition(league),
    name = LATER_PREFIX + game.id
  for (;;) {
    const kept = await read<Later>(store, partition, name)
    const before = kept?.value.waiting ?? []
    const fresh = entries.filter(({ cause }) => !before.some(one => one.entry.cause === cause))
    const waiting = [
      ...before,
      ...fresh.map(entry => ({ entry, at: at ?? entry.timestamp, version: entry.data.version ?? 0 })),
    ]
    const now = clock()
    const shown = waiting.filter(one => isShown(one, game, now))
    // Told first, and then no longer kept: between the two it is told again, which is once.
    await appendToFeed(
      store,
      league,
      shown.map(({ entry }) => entry),
    )
    const rest = waiting.filter(one => !shown.includes(one))
    if (!kept && rest.length === 0) return
    if (kept && fresh.length === 0 && shown.length === 0 && (kept.due?.at ?? '~') > now) return
    const value: Later = { waiting: rest }
    const due = dueOf(rest, game, now)
    const write = kept ? changed(kept, value, due) : made({ partition, name }, value, due)
    if ((await store.saveDesk([write])) === 'saved') return
  }
}

function dueOf(waiting: readonly Waiting[], game: GameRecord, now: string): Pick<DeskItem, 'due'> {
  if (waiting.length === 0) return {}
  const delay = game.spectators?.delay
  const at =
    delay && 'minutes' in delay ? waiting.map(one => shownFrom(game, one.at)).toSorted()[0]! : after(now, LOOK_AGAIN_MS)
  return { due: { bucket: 'desk', at } }
}

/** What is due of a game: what spectators have come to be shown without anything happening in it. */
export async function publishDue(service: Publishing, key: DeskKey): Promise<void> {
  const game = await service.store.loadGame(key.name.slice(LATER_PREFIX.length))
  if (game) return publish(service, game, [])
  // A trial's, and gone: there is nobody left to tell.
  const kept = await service.store.deskItem(key)
  if (kept) await service.store.saveDesk([{ drop: kept }])
}
