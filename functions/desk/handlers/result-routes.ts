import type * as z from 'zod'
import type { SignedResults } from '../../../shared/api/results.ts'
import { isLeague } from '../../games/player-ids.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import type { Identity } from '../../http/auth.ts'
import { SHARED } from '../../http/conditional.ts'
import type { Handlers } from '../../http/handler.ts'
import { readCursor, writeCursor } from '../../store/listing.ts'
import { EVENT, eventPartition, leaguePartition, playerName, read, type EventFacts, type Kept } from '../desk-items.ts'
import { allResults, resultsIn, type SignedItem } from '../results/kept.ts'
import { payloadIn } from '../results/signer.ts'
import type { ResultPayload } from '../results/payload.ts'

export const resultHandlers: Handlers<'results' | 'resultKeys'> = {
  results: async ({ store, clock }, { query: { event, since = '', cursor, limit }, who }) => {
    const place = await placeFor(store, event, who)
    if (isRefused(place)) return place
    const { partition, mayKnow } = place
    const after = readCursor(cursor)
    const found = await resultsIn(store, allResults(partition), { limit, ...(after !== undefined && { after }) })
    const now = clock()
    const results = found.filter(({ value }) => value.shownAt <= now && value.signedAt >= since)
    const last = found.length === limit ? found.at(-1) : undefined
    return {
      status: 200,
      body: (): z.infer<typeof SignedResults> => ({
        results: results.map(one => wireResult(one, mayKnow)),
        cursor: last ? writeCursor(last.name) : null,
      }),
    }
  },

  resultKeys: async ({ signer }) => {
    if (!signer) return refused('not-offered')
    const keys = await signer.keys()
    return { status: 200, headers: SHARED, body: () => ({ keys }) }
  },
}

interface Place {
  partition: string
  /** Whether they may know what VEKN ids are hashed with. */
  mayKnow: boolean
}

/** To whom a result is shown; to everybody else the event is not there. */
async function placeFor(
  store: Service['store'],
  id: string | undefined,
  who: Identity | null,
): Promise<Place | Refused> {
  const league = who && isLeague(who.id) ? who : null
  if (id === undefined) {
    if (!league) return refused('invalid-request', { errors: [{ path: 'event', code: 'missing' }] })
    if (!league.scopes.has('results:read')) return refused('insufficient-scope', { scope: 'results:read' })
    return { partition: leaguePartition(league.id), mayKnow: true }
  }
  const partition = eventPartition(id)
  const event = (await read<EventFacts>(store, partition, EVENT))?.value
  if (!event) return refused('not-found')
  const mayRead = who?.scopes.has(league ? 'results:read' : 'games:read') === true
  const official = [...event.organisers, ...event.judges].some(({ player }) => player === who?.id)
  const mayKnow = mayRead && (official || (league !== null && league.id === event.league))
  if (event.visibility === 'public' || mayKnow) return { partition, mayKnow }
  const plays = mayRead && who && (await read(store, partition, playerName(who.id)))
  return plays ? { partition, mayKnow: false } : refused('not-found')
}

function wireResult(
  { value: { game, rev, signedAt, jws, salts } }: Kept<SignedItem>,
  mayKnow: boolean,
): z.infer<typeof SignedResults>['results'][number] {
  const { event, round, table, externalRef } = payloadIn<ResultPayload>(jws)
  return {
    game,
    event,
    round,
    table,
    ...(externalRef !== undefined && { externalRef }),
    rev,
    signedAt,
    jws,
    ...(mayKnow && { salts }),
  }
}
