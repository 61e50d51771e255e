import type { LanguageCode } from '../../shared/text/languages.ts'
import type { EventRecord, GameRecord, Store } from '../store/port.ts'
import { eventsUpTo, lastWhere } from './past.ts'
import { wireEvents, type SeenBy } from './wire.ts'

/**
 * The record as one viewer may read it. Viewers count their own versions, which never run ahead of the store's and
 * never fall; what a viewer has not been shown has no entry, so the store's counter cannot be read off.
 */
export interface Entry {
  version: number
  at: string
  events: ReturnType<typeof wireEvents>
}

const PAGE = 100

export const versionOf = (views: readonly number[], viewer: SeenBy): number =>
  (viewer === 'spectator' ? views.at(-1) : views[viewer]) ?? 0

/** Entries of the viewer's versions above `since`, oldest first, at most `limit` of them. */
export async function entriesAfter(
  store: Store,
  game: GameRecord,
  viewer: SeenBy,
  since: number,
  limit: number,
  language?: LanguageCode,
): Promise<Entry[]> {
  const entries: Entry[] = []
  let after = await lastSeenAt(store, game, viewer, since)
  while (entries.length < limit && after < game.state.version) {
    const page = await eventsUpTo(store, game.id, after, Math.min(after + PAGE, game.state.version))
    entries.push(...entriesOf(page, game, viewer, Math.max(since, entries.at(-1)?.version ?? 0), language))
    after = page.at(-1)?.version ?? game.state.version
  }
  return entries.slice(0, limit)
}

/** All that is stored since the viewer's version was `since`, oldest first: what others did unseen among it. */
export const behind = async (store: Store, game: GameRecord, viewer: SeenBy, since: number): Promise<EventRecord[]> =>
  eventsUpTo(store, game.id, await lastSeenAt(store, game, viewer, since), game.state.version)

/** Of these events, those the viewer was shown: one entry for each of the viewer's versions above `since`. */
export function entriesOf(
  events: readonly EventRecord[],
  game: GameRecord,
  viewer: SeenBy,
  since: number,
  language?: LanguageCode,
): Entry[] {
  let seen = since
  return events.flatMap((event): Entry[] => {
    const version = versionOf(event.views, viewer)
    if (version <= seen) return []
    seen = version
    return [{ version, at: event.at, events: wireEvents(event.events, viewer, game, language, event.version) }]
  })
}

/** The highest stored version whose viewer's version is not above `since`. */
export const lastSeenAt = (store: Store, game: GameRecord, viewer: SeenBy, since: number): Promise<number> =>
  since <= 0 ? Promise.resolve(0) : lastWhere(store, game, event => versionOf(event.views, viewer) <= since)
