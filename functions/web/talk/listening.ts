import type { Infer } from '../../../shared/api/client.ts'
import type { Saying, Talk } from '../../../shared/api/talk.ts'
import { cell, type Cell } from '../cell.ts'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { TALK, talkNews } from './news.ts'

export type Said = Infer<typeof Saying>
export interface Heard {
  talk?: Infer<typeof Talk>
  /** What was said before the newest page, as far as it was asked for. */
  older: Said[]
  earlier: number | null
  trouble?: Trouble
}

export interface Listening {
  game: string
  view: 'seat' | 'spectator'
  heard: Cell<Heard>
  again: () => Promise<void>
  back: () => Promise<void>
  /** So far it was read. */
  see: () => void
  close: () => void
}

/** A minute, as a table is looked at where its doorbell hangs. */
const EVERY_MS = 60_000
let current: Listening | undefined

/** To one table at a time: the one on show. It is heard when it rings, and looked at now and then. */
export function listening(game: string, view: 'seat' | 'spectator'): Listening {
  if (current?.game === game && current.view === view) return current
  current?.close()
  return (current = listen(game, view))
}

function listen(game: string, view: 'seat' | 'spectator'): Listening {
  const heard = cell<Heard>({ older: [], earlier: null })
  let tag: { etag: string | undefined; lang: string } | undefined,
    shown = 0
  const lang = (): string => document.documentElement.lang

  async function again(): Promise<void> {
    const asked = lang()
    try {
      const { body, etag } = await client.call('talk', {
        params: { game },
        query: { view },
        etag: tag?.lang === asked ? tag.etag : undefined,
      })
      const { trouble: _, ...before } = heard.get()
      if (!body) return heard.set(before)
      // What was read before in another language is read anew when it is asked for.
      const kept = tag?.lang === asked && before.older.length > 0
      tag = { etag, lang: asked }
      const older = kept ? merged(before.older, before.talk?.sayings ?? [], body.sayings) : []
      heard.set({ talk: body, older, earlier: kept ? before.earlier : body.earlier })
      count()
    } catch (failure) {
      heard.set({ ...heard.get(), trouble: troubleOf(failure) })
    }
  }

  function count(): void {
    const { talk } = heard.get()
    const unread = (talk?.sayings ?? []).filter(
      ({ n, withheld }) => n > Math.max(shown, talk!.seen) && withheld === null,
    ).length
    talkNews.set({ game, unread: talk?.silent === 'watching' ? 0 : unread })
  }

  const look = (): void => {
    if (document.visibilityState === 'visible') void again()
  }
  const rung = (event: Event): void => {
    if ((event as CustomEvent<string>).detail === game) void again()
  }
  const timer = setInterval(look, EVERY_MS)
  addEventListener(TALK, rung)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  void again()
  return {
    game,
    view,
    heard,
    again,
    async back() {
      const { earlier, older } = heard.get()
      if (earlier === null) return
      const { body } = await client.call('talk', { params: { game }, query: { view, before: earlier } })
      if (body) heard.set({ ...heard.get(), older: [...body.sayings, ...older], earlier: body.earlier })
    },
    see() {
      const last = heard.get().talk?.sayings.at(-1)?.n ?? 0,
        seen = Math.max(shown, heard.get().talk?.seen ?? 0)
      if (view !== 'seat' || last <= seen) return
      shown = last
      count()
      client.call('seeTalk', { params: { game }, body: { n: last } }).catch(() => {
        shown = seen
      })
    },
    close() {
      clearInterval(timer)
      removeEventListener(TALK, rung)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

/** What has gone from the newest page is older now. */
function merged(older: readonly Said[], before: readonly Said[], now: readonly Said[]): Said[] {
  const first = now[0]?.n ?? Infinity
  return [...older, ...before].filter(({ n }) => n < first)
}
