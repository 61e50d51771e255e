import { useEffect } from 'preact/hooks'
import { cell } from '../cell.ts'
import { later } from '../parts/later.tsx'

/** How much of the talk of the table on show is new to its reader. */
export const talkNews = cell<{ game: string; unread: number }>({ game: '', unread: 0 })

/** What something new was said at, as the doorbell names it. */
export const TALK = 'praxis-talk'

const load = () => import('./talk-panel.tsx')
export const TalkPanel = later(async () => (await load()).TalkPanel)

/** No table waits for its talk. */
const PAUSE_MS = 1_500

/** Listens to a table while it is on show, so that what is new is marked. */
export function useTalkNews(game: string, view: 'seat' | 'spectator', has: boolean): void {
  useEffect(() => {
    if (!has) return
    const timer = setTimeout(
      () =>
        void load().then(
          ({ listening }) => listening(game, view),
          () => undefined,
        ),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [game, view, has])
}
