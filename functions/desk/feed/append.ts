import { sha256 } from '../../games/hash.ts'
import type { DeskStore } from '../../store/desk-port.ts'
import { changed, inOrder, leaguePartition, made, read } from '../items.ts'

/** Something that has happened; who tells of the same cause again has told of it once. */
export interface Happened {
  cause: string
  type: string
  timestamp: string
  data: object
}

const TRIES = 20

/** Writes down what has happened in a league, under the next numbers of its feed: each cause once, and no gap. */
export async function appendToFeed(store: DeskStore, league: string, entries: readonly Happened[]): Promise<void> {
  for (const entry of entries) await append(store, league, entry)
}

async function append(store: DeskStore, league: string, { cause, ...entry }: Happened): Promise<void> {
  const partition = leaguePartition(league)
  const id = sha256(cause)
  for (let tries = 0; tries < TRIES; tries++) {
    if (await read(store, partition, `SEEN#${id}`)) return
    const head = await read<{ seq: number }>(store, partition, 'HEAD')
    const seq = (head?.value.seq ?? 0) + 1
    const written = await store.saveDesk([
      head ? changed(head, { seq }) : made({ partition, name: 'HEAD' }, { seq }),
      made({ partition, name: `FEED#${inOrder(seq)}` }, { id, seq, ...entry }),
      made({ partition, name: `SEEN#${id}` }, { seq }),
    ])
    if (written === 'saved') return
  }
  throw new Error('The feed is written to by too many at once')
}
