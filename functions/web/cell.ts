import { useEffect, useState } from 'preact/hooks'

/** A value that pages watch. */
export interface Cell<T> {
  get(): T
  set(next: T): void
  subscribe(run: () => void): () => void
}

export function cell<T>(first: T): Cell<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      if (Object.is(next, value)) return
      value = next
      for (const run of watchers) run()
    },
    subscribe: run => {
      watchers.add(run)
      return () => void watchers.delete(run)
    },
  }
}

export function useCell<T>({ subscribe, get }: Cell<T>): T {
  const [, again] = useState({}),
    value = get()
  useEffect(() => {
    const stop = subscribe(() => again({}))
    // What changed between drawing and watching is not missed.
    if (!Object.is(value, get())) again({})
    return stop
  }, [subscribe])
  return value
}

/** Kept by the browser, as far as it keeps anything. */
export const kept = {
  read<T>(name: string): T | undefined {
    try {
      const text = localStorage.getItem(`praxis.${name}`)
      return text === null ? undefined : (JSON.parse(text) as T)
    } catch {
      return undefined
    }
  },
  write(name: string, value: unknown): void {
    try {
      if (value === undefined) localStorage.removeItem(`praxis.${name}`)
      else localStorage.setItem(`praxis.${name}`, JSON.stringify(value))
    } catch {
      // Private windows and full disks: the page works, and forgets.
    }
  },
}
