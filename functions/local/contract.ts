import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient, type Client } from '../../shared/api/client.ts'

/**
 * The HTTP contract as the development server itself uses it: with its typed client, as the player whose token it
 * holds.
 */
export function connect(url: string, token: string, signal?: AbortSignal): Client {
  return createClient({
    url,
    token: () => token,
    newKey: randomUUID,
    fetch: (target, init) => (signal ? whileRunning(target, init, signal) : fetch(target, init)),
    wait: ms => delay(ms, undefined, signal ? { signal } : {}),
  })
}

/** A signal of its own for each request: one that lives as long as the server would gather a listener for each. */
async function whileRunning(target: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const own = new AbortController()
  const abort = (): void => own.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await fetch(target, { ...init, signal: own.signal })
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
