import type { Loaded } from '../load.ts'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'
import { TroubleNotice } from './notice.tsx'

/** What went wrong with what is on show: without a connection, when it was last heard of. */
export function AsSeen({ loaded }: { loaded: Loaded<unknown> & { heard: number; again: () => void } }) {
  const { trouble: words } = useWords()
  if (loaded.state !== 'failed') return null
  return loaded.trouble.kind === 'offline' && loaded.value !== undefined ? (
    <p class="notice" role="status">
      {words.offlineBar(clockTime(new Date(loaded.heard).toISOString()))}
    </p>
  ) : (
    <TroubleNotice trouble={loaded.trouble} again={loaded.again} />
  )
}
