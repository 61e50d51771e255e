import { useRef } from 'preact/hooks'
import type { Live } from '../live/state.ts'
import { useWords } from '../words/index.ts'

/** What became public, for who hears the page: the newest sentence of each publication, and nothing when it opens. */
export function Spoken({ live }: { live: Live }) {
  const { prompt: said } = useWords()
  const newest = live.entries.at(-1),
    first = useRef(newest?.version),
    sealed = live.prompt === null && (live.game?.view.you?.sealed ?? null) !== null
  const spoken =
    newest && newest.version !== first.current
      ? (newest.events.findLast(event => event.class !== 'pass') ?? newest.events.at(-1))
      : undefined
  return (
    <p class="unseen" role="status">
      {sealed ? `${said.sealed} ${said.sealedText}` : (spoken?.text ?? '')}
    </p>
  )
}
