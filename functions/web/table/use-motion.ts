import { useEffect, useRef } from 'preact/hooks'
import type { GameView, Live } from '../live/state.ts'

/** What changes while a table is on show is seen to move, and heard. Nothing does as it is opened. */
export function useMotion(game: GameView, { entries, prompt }: Live): void {
  const last = useRef({ game, prompt: prompt?.id })
  useEffect(() => {
    const before = last.current
    last.current = { game, prompt: prompt?.id }
    if (before.game.id !== game.id || before.game.seat !== game.seat) return
    const asked = prompt !== null && prompt.id !== before.prompt,
      events = entries.filter(({ version }) => version > before.game.version).flatMap(one => one.events)
    if (events.length > 0 || asked)
      void import('./motion.ts').then(
        ({ moved, play }) => {
          moved(before.game, game, events)
          if (asked) play('asked')
        },
        () => undefined,
      )
  }, [game.version, prompt?.id])
}
