import { setTimeout as delay } from 'node:timers/promises'
import { answerPrompt, botsAtTables, connect } from './contract.ts'
import type { Client } from '../../shared/api/client.ts'
import type { Command, Prompt } from '../../shared/api/prompts.ts'
import { decide, isForced } from '../../shared/bots/index.ts'

type Choice = Pick<Command, 'optionId' | 'args'>

/**
 * Players without a person. They know nothing but what the API tells their own token, answer through it like anybody
 * else, and decide by the view of their seat (shared/bots). `wake` only tells them that it is worth asking.
 */
export interface Bots {
  /** This one sits somewhere, or will. */
  recruit: (player: string) => void
  wake(): void
  stop(): Promise<void>
}

export interface BotsOptions {
  url: string
  token: (player: string) => Promise<string>
  seed: number
  pollMs?: number
  onTrouble?: (what: string) => void
}

/** A bot that answers this often in a row without being out of questions is in some circle; it pauses until the next wake. */
const MOST_ANSWERS = 500
/** How long a refused or unreachable server is left alone. */
const PAUSE_MS = 500

export function startBots(options: BotsOptions): Bots {
  const { url, seed, pollMs = 2_000, onTrouble = () => undefined } = options
  const stopping = new AbortController()
  /** How to end the pause of each bot. */
  const awake = new Map<string, () => void>()
  const running: Promise<void>[] = []
  const stopped = (): boolean => stopping.signal.aborted
  const pause = (ms: number, bell = stopping.signal): Promise<unknown> =>
    delay(ms, null, { signal: bell }).catch(() => null)

  /** Runs until it is stopped: asks when woken, and now and then without. */
  const run = async (player: string): Promise<void> => {
    const client = connect(url, await options.token(player), stopping.signal)
    let etag: string | undefined
    while (!stopped()) {
      // Set before the inbox is read, so that what comes meanwhile is not missed.
      const bell = new AbortController()
      awake.set(player, () => bell.abort())
      try {
        const inbox = await client.call('inbox', { etag })
        etag = inbox.etag
        for (const { prompt } of inbox.body?.owed ?? []) await answerFrom(client, player, prompt)
      } catch (failure) {
        if (!stopped()) onTrouble(`${player} cannot read its inbox: ${reason(failure)}`)
      }
      await pause(pollMs, bell.signal)
    }
  }

  /** A reply holds the next question, so a whole turn takes no further reading. */
  const answerFrom = async (client: Client, player: string, first: Prompt): Promise<void> => {
    let prompt: Prompt | null = first
    for (let count = 0; prompt !== null && count < MOST_ANSWERS && !stopped(); count++)
      prompt = await answer(client, player, prompt)
  }

  const answer = async (client: Client, player: string, prompt: Prompt): Promise<Prompt | null> => {
    const tries: [string, Choice][] = [
      ['choice', await decideFrom(client, player, prompt)],
      ['default', { optionId: prompt.default.optionId, ...(prompt.default.args ? { args: prompt.default.args } : {}) }],
    ]
    for (const [kind, choice] of tries) {
      const outcome = await send(client, player, prompt, kind, choice)
      if (outcome !== 'refused') return outcome
      onTrouble(`${player} may not answer ${prompt.id} with its ${kind}, ${choice.optionId}`)
    }
    return null
  }

  /** Looks at the game where there is something to decide. What cannot be seen is answered by default. */
  const decideFrom = async (client: Client, player: string, prompt: Prompt): Promise<Choice> => {
    try {
      const game = isForced(prompt) ? undefined : (await client.call('game', { params: { game: prompt.game } })).body
      const { why: _, ...choice } = decide(prompt, () => game!.view, seed)
      return choice
    } catch (failure) {
      if (!stopped()) onTrouble(`${player} cannot look at its game: ${reason(failure)}`)
      return { optionId: prompt.default.optionId, ...(prompt.default.args ? { args: prompt.default.args } : {}) }
    }
  }

  /** The key is made from the prompt, so a lost reply or a restart never plays twice. */
  const send = async (
    client: Client,
    player: string,
    prompt: Prompt,
    kind: string,
    choice: Choice,
  ): Promise<Prompt | null | 'refused'> => {
    while (!stopped()) {
      try {
        const outcome = await answerPrompt(client, prompt, choice, `${kind}:${prompt.id}`)
        return outcome.kind === 'refused' ? 'refused' : outcome.prompt
      } catch (failure) {
        if (!stopped()) onTrouble(`${player} cannot send its answer: ${reason(failure)}`)
      }
      await pause(PAUSE_MS)
    }
    return null
  }

  const employed = new Set<string>()
  const employ = (player: string): void => {
    if (employed.has(player) || stopped()) return
    employed.add(player)
    running.push(run(player))
  }

  /** Finds the bots that sit at listed tables: hosts seat them by name, whenever they like. */
  const recruit = async (): Promise<void> => {
    const client = connect(url, await options.token('bot-keeper'), stopping.signal)
    while (!stopped()) {
      try {
        for (const player of await botsAtTables(client)) employ(player)
      } catch (failure) {
        if (!stopped()) onTrouble(`The tables cannot be read: ${reason(failure)}`)
      }
      await pause(Math.min(pollMs, 1_000))
    }
  }
  running.push(recruit())

  return {
    recruit: employ,
    wake: () => {
      for (const ring of awake.values()) ring()
    },
    stop: async () => {
      stopping.abort()
      for (const ring of awake.values()) ring()
      await Promise.all(running)
    },
  }
}

const reason = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))
