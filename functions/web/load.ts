import { useEffect, useState } from 'preact/hooks'
import { troubleOf, type Trouble } from './session.ts'

export type Loaded<T> = { state: 'loading'; value?: T } | { state: 'ready'; value: T } | { state: 'failed'; trouble: Trouble; value?: T }

/** Reads something when the page opens and whenever what it depends on changes; what was there stays on show meanwhile. */
export function useLoad<T>(read: () => Promise<T>, depends: readonly unknown[]): Loaded<T> & { again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    setLoaded(now => ({ state: 'loading', ...(now.value !== undefined && { value: now.value }) }))
    read().then(
      value => wanted && setLoaded({ state: 'ready', value }),
      (failure: unknown) => wanted && setLoaded(now => ({ state: 'failed', trouble: troubleOf(failure), ...(now.value !== undefined && { value: now.value }) })),
    )
    return () => { wanted = false }
  }, [...depends, round])
  return { ...loaded, again: () => setRound(n => n + 1) }
}
