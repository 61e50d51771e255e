import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Inbox } from '../../../shared/api/games.ts'
import { go, Link } from '../router.tsx'
import { client } from '../session.ts'
import { until, useNow } from '../time.ts'
import { useWords } from '../words/index.ts'

type Owed = Infer<typeof Inbox>['owed'][number]

/** The soonest answer that is owed at another table. */
export async function nextOwed(besides: string): Promise<Owed | undefined> {
  const { body } = await client.call('inbox', {})
  return body?.owed.find(({ game }) => game !== besides)
}

/** On to the next table that waits; the inbox when none does. */
export async function goToNext(besides: string): Promise<void> {
  const next = await nextOwed(besides).catch(() => undefined)
  go(next ? `/games/${next.game}` : '/')
}

export function NextOwed({ besides, version }: { besides: string; version: number }) {
  const words = useWords(),
    now = useNow(),
    [next, setNext] = useState<Owed | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    nextOwed(besides).then(
      found => {
        if (wanted) setNext(found)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [besides, version])
  if (!next) return null
  return (
    <p class="next">
      <Link to={`/games/${next.game}`} class="button quiet">
        {words.prompt.next(next.name)}
        {next.deadline && <small>{until(words, next.deadline, now)}</small>}
      </Link>
    </p>
  )
}
