import type * as z from 'zod'
import type { Feed, FeedEntry } from '../../../shared/api/feed.ts'
import { isLeague } from '../../games/player-ids.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Handlers } from '../../http/handler.ts'
import { FEED_PREFIX } from '../feed/append.ts'
import { want } from '../feed/wanted.ts'
import { inOrder, leaguePartition, readAll } from '../desk-items.ts'

export const feedHandlers: Handlers<'feed' | 'setOptionalTypes'> = {
  feed: async ({ store }, { query: { since, limit }, who }) => {
    if (!isLeague(who.id)) return refused('not-found')
    const kept = await readAll<z.infer<typeof FeedEntry>>(store, leaguePartition(who.id), {
      prefix: FEED_PREFIX,
      after: FEED_PREFIX + inOrder(since),
      limit,
    })
    const entries = kept.map(({ value }) => value)
    return { status: 200, body: (): z.infer<typeof Feed> => ({ entries, next: entries.at(-1)?.seq ?? since }) }
  },

  setOptionalTypes: async (service, { body: { types }, who }) => {
    if (!isLeague(who.id)) return refused('not-found')
    const wanted = await rerun(service, () => want(service.store, who.id, types))
    return isRefused(wanted) ? wanted : { status: 200, body: () => wanted }
  },
}
