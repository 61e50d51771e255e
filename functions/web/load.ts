import { useEffect, useState } from 'preact/hooks'
import { memory } from './browser-memory.ts'
import { troubleOf } from './session.ts'
import type { Trouble } from './trouble.ts'

export type Loaded<T> =
  | { state: 'loading'; value?: T }
  | { state: 'ready'; value: T }
  | { state: 'failed'; trouble: Trouble; value?: T }

interface Read<T> {
  value: T
  heard: number
}

/**
 * Reads something when the page opens and whenever what it depends on changes; what was there stays on show meanwhile.
 * Under a name it is kept on
 * the device as well, and is on show at once when the page is opened again, with or without a connection; `heard` is
 * when it was read.
 */
export function useLoad<T>(
  read: () => Promise<T>,
  depends: readonly unknown[],
  name?: string,
): Loaded<T> & { heard: number; again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' }),
    [heard, setHeard] = useState(0)
  const [round, setRound] = useState(0)
  const same = <S extends Loaded<T>>(next: S, now: Loaded<T>): S => ({
    ...next,
    ...(now.value !== undefined && { value: now.value }),
  })
  useEffect(() => {
    if (name === undefined) return
    void memory.read<Read<T>>(`list.${name}`).then(held => {
      if (!held) return
      setLoaded(now => (now.value === undefined ? { ...now, value: held.value } : now))
      setHeard(now => Math.max(now, held.heard))
    })
  }, [name])
  useEffect(() => {
    let wanted = true
    setLoaded(now => same({ state: 'loading' }, now))
    read().then(
      value => {
        if (!wanted) return
        setLoaded({ state: 'ready', value })
        setHeard(Date.now())
        if (name !== undefined) void memory.write(`list.${name}`, { value, heard: Date.now() } satisfies Read<T>)
      },
      (failure: unknown) => wanted && setLoaded(now => same({ state: 'failed', trouble: troubleOf(failure) }, now)),
    )
    return () => {
      wanted = false
    }
  }, [...depends, round])
  return { ...loaded, heard, again: () => setRound(n => n + 1) }
}
