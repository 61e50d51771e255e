import type { LanguageCode } from '../../shared/text/languages.ts'
import type { EventRecord, GameRecord, Store } from '../store/port.ts'
import { wireEvents, type SeenBy } from './wire.ts'

/**
 * The record as one viewer may read it. Viewers count their own versions, which never run ahead of the store's and
 * never fall; what a viewer has not been shown has no entry, so the store's counter cannot be read off.
 */
export interface Entry { version: number; at: string; events: ReturnType<typeof wireEvents> }

const PAGE = 100

export const versionOf = (views: readonly number[], viewer: SeenBy): number => (viewer === 'spectator' ? views.at(-1) : views[viewer]) ?? 0

/** Entries of the viewer's versions above `since`, oldest first, at most `limit` of them. */
export async function entriesAfter(store: Store, game: GameRecord, viewer: SeenBy, since: number, limit: number, language?: LanguageCode): Promise<Entry[]> {
  const entries: Entry[] = []
  let after = await lastSeenAt(store, game, viewer, since)
  let seen = since
  while (entries.length < limit) {
    const page = await store.events(game.id, { after, limit: PAGE })
    for (const event of page) {
      const version = versionOf(event.views, viewer)
      if (event.version > game.state.version) return entries
      if (version > seen && entries.length < limit) entries.push({ version, at: event.at, events: wireEvents(event.events, viewer, game, language) })
      seen = Math.max(seen, version)
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE || last.version >= game.state.version) break
    after = last.version
  }
  return entries
}

/** The highest stored version whose viewer's version is not above `since`: sought in growing steps back from the present, then by halves. */
async function lastSeenAt(store: Store, game: GameRecord, viewer: SeenBy, since: number): Promise<number> {
  if (since <= 0) return 0
  const seen = async (version: number): Promise<boolean> => {
    const event: EventRecord | undefined = await store.event(game.id, version)
    return !event || versionOf(event.views, viewer) <= since
  }
  let above = game.state.version + 1
  let step = 1
  let at = game.state.version
  while (at >= 1 && !await seen(at)) {
    above = at
    at -= step
    step *= 2
  }
  let below = Math.max(at, 0)
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2)
    if (await seen(middle)) below = middle
    else above = middle
  }
  return below
}
