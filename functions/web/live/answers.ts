import { ApiProblem, NoReply } from '../../../shared/api/client.ts'
import type { Command } from '../../../shared/api/prompts.ts'
import { unsentName, type Unsent } from '../keeping.ts'
import { memory } from '../browser-memory.ts'
import { client, newKey } from '../session.ts'
import type { Event, Live } from './state.ts'

/** How long it is said that an answer has arrived after all. */
const SAID_MS = 10_000

/** Answers of one game as they go out: each under a name of its own, kept until it is known to have arrived. */
export interface Answers {
  /** Sends it; throws when it is not known to have arrived, or was refused. */
  give: (command: Command) => Promise<void>
  /** What was answered before and is not known to have arrived goes out again. */
  resend: () => Promise<void>
  /** What is kept here from before. */
  kept: () => Promise<Unsent | undefined>
}

export function answersOf(id: string, live: () => Live, tell: (event: Event) => void): Answers {
  const name = unsentName(id)
  const kept = (): Promise<Unsent | undefined> => memory.read<Unsent>(name)

  async function forget({ key }: Unsent): Promise<void> {
    // Another may have been given meanwhile, on another page or on a notification.
    if ((await kept())?.key === key) await memory.write(name, undefined)
  }

  /** Whether it had been answered before. */
  async function send(unsent: Unsent): Promise<boolean | 'replaced'> {
    const { key, command } = unsent
    if (!navigator.onLine) {
      tell({ is: 'unsent', command, sent: unsent.sent })
      throw new NoReply(key, 'offline')
    }
    // Whatever happens from here on, it may have arrived.
    if (!unsent.sent) await memory.write(name, { ...unsent, sent: true } satisfies Unsent)
    try {
      const { body, replayed } = await client.call('command', { params: { game: id }, body: command, key })
      await forget(unsent)
      if (body) tell({ is: 'replied', version: body.version, prompt: body.prompt })
      return replayed
    } catch (failure) {
      const problem = failure instanceof ApiProblem ? failure.problem : undefined
      if (!problem || problem.status === 401 || problem.status === 429 || problem.status >= 500) {
        const sent = unsent.sent || problem?.recorded !== false
        if (!sent) await memory.write(name, unsent)
        tell({ is: 'unsent', command, sent })
        throw failure
      }
      await forget(unsent)
      if (problem.status !== 409) {
        tell({ is: 'settled', answering: 'no' })
        throw failure
      }
      tell({ is: 'replaced', version: problem.version ?? -1, prompt: problem.prompt ?? null })
      return 'replaced'
    }
  }

  return {
    kept,
    give: async command => {
      const unsent: Unsent = { key: newKey(), command, sent: false }
      tell({ is: 'sending' })
      await memory.write(name, unsent)
      if ((await send(unsent)) !== 'replaced') tell({ is: 'settled', answering: 'no' })
    },
    resend: async () => {
      if (live().answering === 'sending') return
      const unsent = await kept()
      // One that is given meanwhile is on its way.
      if (live().answering === 'sending') return
      if (!unsent) {
        if (live().unsent) tell({ is: 'settled', answering: 'no' })
        return
      }
      const said = await send(unsent)
      if (said === 'replaced') return
      tell({ is: 'settled', answering: said ? 'arrived' : 'late' })
      setTimeout(() => {
        if (['arrived', 'late'].includes(live().answering)) tell({ is: 'settled', answering: 'no' })
      }, SAID_MS)
    },
  }
}
