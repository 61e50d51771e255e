import type { Answered, Infer } from '../../../shared/api/client.ts'
import type { Changes } from '../../../shared/api/games.ts'
import type { Prompt } from '../../../shared/api/prompts.ts'
import { client } from '../session.ts'
import type { GameView, Looked, Record } from './state.ts'

/** Who looks: of a sandbox all seats are the reader's. */
export interface Viewer {
  view: 'seat' | 'spectator'
  seat?: number
}

/** What a page asks the service of one game, as one viewer. */
export interface Reads {
  /** `tag`: of the game as it is held; there may be no other. */
  game: (tag?: string) => Promise<Pick<Answered<GameView>, 'status' | 'body' | 'etag'>>
  changes: (
    since: number,
    etag?: string,
  ) => Promise<Pick<Answered<Infer<typeof Changes>>, 'status' | 'body' | 'etag' | 'pollInterval'>>
  prompt: () => Promise<Prompt | null>
  /** The newest of the record, or what comes before what is on show. */
  record: (cursor?: string) => Promise<Record>
  lastSeen: () => Promise<Looked | null>
}

export const ENTRIES = 40

/** Asked anew with each request: one goes on as the seat one has begun as. */
export function readsOf(id: string, viewer: () => Viewer): Reads {
  const params = { game: id }
  return {
    game: etag => client.call('game', { params, query: viewer(), etag }),
    changes: (since, etag) => client.call('changes', { params, query: { since, ...viewer() }, etag }),
    prompt: async () => {
      const { seat } = viewer()
      return (await client.call('prompt', { params, query: seat === undefined ? {} : { seat } })).body
    },
    record: async cursor => {
      const { body } = await client.call('log', {
        params,
        query: { order: 'newest', limit: ENTRIES, ...viewer(), ...(cursor !== undefined && { cursor }) },
      })
      return { entries: body?.entries ?? [], earlier: body?.cursor ?? null }
    },
    lastSeen: async () => (await client.call('lastSeen', { params })).body,
  }
}
