import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ApiProblem, createClient, type Client } from '../../shared/api/client.ts'
import type { Command, Prompt } from '../../shared/api/prompts.ts'
import { botId } from '../games/player-ids.ts'

/** The HTTP contract as the development server itself uses it: with its typed client, as the player whose token it holds. */
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

export type Outcome = { kind: 'accepted' | 'stale'; prompt: Prompt | null } | { kind: 'refused'; code: string }

/** Answers a prompt. What is no refusal of the answer itself is thrown: the same call may be made again. */
export async function answerPrompt(
  client: Client,
  prompt: Prompt,
  answer: Omit<Command, 'promptId'>,
  key: string,
): Promise<Outcome> {
  try {
    const { body } = await client.call('command', {
      params: { game: prompt.game },
      body: { promptId: prompt.id, ...answer },
      key,
    })
    return { kind: 'accepted', prompt: body?.prompt ?? null }
  } catch (failure) {
    if (!(failure instanceof ApiProblem) || failure.problem.safeToRetry) throw failure
    const { status, code, prompt: instead } = failure.problem
    return status === 409 ? { kind: 'stale', prompt: instead ?? null } : { kind: 'refused', code }
  }
}

/** The players of all bots that sit at started tables that are listed. */
export async function botsAtTables(client: Client): Promise<Set<string>> {
  const players = new Set<string>()
  let cursor: string | undefined
  do {
    const { body } = await client.call('listTables', {
      query: { status: 'started', limit: 100, ...(cursor === undefined ? {} : { cursor }) },
    })
    for (const { bot, name } of (body?.tables ?? []).flatMap(table => table.seats)) if (bot) players.add(botId(name))
    cursor = body?.cursor ?? undefined
  } while (cursor !== undefined)
  return players
}
