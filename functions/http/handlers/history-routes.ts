import type * as z from 'zod'
import type { Changes, Log } from '../../../shared/api/games.ts'
import { diff } from '../../../shared/api/patch.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { behind, entriesAfter, entriesOf } from '../../games/history.ts'
import { retold, undone } from '../../games/past.ts'
import { refused } from '../../games/refused.ts'
import { wireGame } from '../../games/wire.ts'
import { toldOf } from '../../store/moment-port.ts'
import { etagOf, resourceIn } from '../conditional.ts'
import type { Handlers } from '../handler.ts'
import { look, pollAfter, viewerKey } from '../sight.ts'

/** Loaded with the first look back: no move needs it. */
const replays = (): Promise<typeof import('../replays.ts')> => import('../replays.ts')

/** Who is further behind reads the game whole: one that has been away for days. */
const MOST_BEHIND = 200

export const historyHandlers: Handlers<'changes' | 'log' | 'marks' | 'replay' | 'showCards' | 'fairness'> = {
  changes: async (service, { params, query, who, resource, language }) => {
    const { store, build } = service
    const seen = await look(service, params.game, who, query.view, query.seat)
    if (!seen) return refused('not-found')
    const { since, view, seat } = query
    if (since > seen.version)
      return refused('invalid-request', { errors: [{ path: 'since', code: 'not-yet' }], version: seen.version })
    const etag = etagOf(build, `${resource}?since=${since}`, viewerKey(who, seen.viewer), seen.version)
    const headers = pollAfter(seen.game)
    if (since === seen.version) return { status: 304, etag, body: null, headers }
    if (seen.version - since > MOST_BEHIND)
      return refused('compacted', {
        view: `${BASE}/games/${params.game}?view=${view}${seat === undefined ? '' : `&seat=${seat}`}`,
      })
    const events = await behind(store, seen.game, seen.viewer, since)
    const tagAt = (version: number): string =>
      etagOf(build, resourceIn(`${BASE}/games/${params.game}`, language), viewerKey(who, seen.viewer), version)
    return {
      status: 200,
      etag,
      headers,
      body: (): z.infer<typeof Changes> => {
        const now = wireGame(seen, language),
          told = since === 0 ? undefined : undone(toldOf(seen.game), events)
        const patch = told && diff(wireGame({ ...seen, game: retold(seen.game, told), version: since }, language), now)
        const shorter = patch && JSON.stringify(patch).length < JSON.stringify(now).length
        return {
          since,
          version: seen.version,
          entries: entriesOf(events, seen.game, seen.viewer, since, language),
          base: tagAt(since),
          etag: tagAt(seen.version),
          ...(shorter ? { patch } : { game: now }),
        }
      },
    }
  },

  log: async (service, { params, query, who, language }) => {
    const seen = await look(service, params.game, who, query.view, query.seat)
    if (!seen) return refused('not-found')
    const newest = query.order === 'newest',
      at = query.cursor === undefined ? (newest ? seen.version : 0) : readCursor(query.cursor)
    if (at === null) return refused('invalid-request', { errors: [{ path: 'cursor', code: 'unknown' }] })
    const to = Math.min(seen.version, newest ? at : at + query.limit),
      from = newest ? Math.max(0, to - query.limit) : at
    const entries =
      to > from
        ? (await entriesAfter(service.store, seen.game, seen.viewer, from, to - from, language)).filter(
            ({ version }) => version <= to,
          )
        : []
    const next = newest ? from : to,
      ends = newest ? next === 0 : next === seen.version
    return { status: 200, body: (): z.infer<typeof Log> => ({ entries, cursor: ends ? null : writeCursor(next) }) }
  },

  marks: async (service, call) => (await replays()).marks(service, call),
  replay: async (service, call) => (await replays()).replay(service, call),
  showCards: async (service, call) => (await replays()).showCards(service, call),
  fairness: async (service, call) => (await replays()).fairness(service, call),
}

const writeCursor = (version: number): string => Buffer.from(`v${version}`).toString('base64url')
function readCursor(cursor: string): number | null {
  const version = /^v(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  return version === undefined ? null : Number(version)
}
