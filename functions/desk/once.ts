import { sha256 } from '../games/hash.ts'
import { isRefused, refused, type Refused } from '../games/refused.ts'
import { rerun } from '../games/rerun.ts'
import type { Outcome, Service } from '../games/service.ts'
import type { DeskWrite } from '../store/desk-port.ts'
import { made, read } from './desk-items.ts'
import { tellNow } from './feed/telling.ts'

/** What a command of the desk has come to: what it writes, all or nothing, and what it answers. */
export interface Decided {
  writes: DeskWrite[]
  status: 200 | 201 | 204
  body: object | null
}

interface SavedAnswer {
  hash: string
  status: number
  body: string
}

/** Where a command belongs, who sent it under which key, and what it asks for. */
export interface DeskCommand {
  partition: string
  by: string
  key: string
  hash: string
}

/** The same for the same request of the same sender. */
export const requestOf = ({ by, key, hash }: Omit<DeskCommand, 'partition'>): string => sha256(`${by}\n${key}\n${hash}`)

/**
 * A command of the desk: decided on what is stored now, again if another came first, and written together with its
 * answer. The same key is answered with the same bytes for ever; with another request under it, not at all.
 */
export async function once(
  service: Service,
  { partition, by, key, hash }: DeskCommand,
  decide: () => Promise<Decided | Refused | 'conflict'>,
): Promise<Outcome> {
  const at = { partition, name: `DONE#${sha256(`${by}\n${key}`)}` }
  return rerun(service, async (): Promise<Outcome | 'conflict'> => {
    const saved = (await read<SavedAnswer>(service.store, at.partition, at.name))?.value
    if (saved) return saved.hash === hash ? { ...saved, replayed: true } : refused('key-reused')
    const decided = await decide()
    if (decided === 'conflict' || isRefused(decided)) return decided
    const answer: SavedAnswer = {
      hash,
      status: decided.status,
      body: decided.body === null ? '' : JSON.stringify(decided.body),
    }
    const written = await service.store.saveDesk([...decided.writes, made(at, answer)])
    if (written === 'conflict') return 'conflict'
    await tellNow(service, decided.writes)
    return { status: answer.status, body: answer.body, replayed: false }
  })
}
