import { setTimeout as delay } from 'node:timers/promises'

/** What a schedule does in the cloud: calls a function now and again, never twice at once. */
export function startSchedule(options: {
  name: string
  run: () => unknown
  everyMs: number
  onTrouble: (what: string) => void
}): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await options.run()
      } catch (failure) {
        options.onTrouble(
          `The ${options.name} function threw: ${failure instanceof Error ? failure.message : String(failure)}`,
        )
      }
      await delay(options.everyMs, null, { signal: stopping.signal }).catch(() => null)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await loop
    },
  }
}
