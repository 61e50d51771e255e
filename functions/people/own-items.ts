import { playerPartition, readAll } from '../desk/desk-items.ts'
import { DECK_PREFIX, DECKS } from '../games/kept-decks.ts'
import { TAKEN_UP } from '../games/played.ts'
import { isRefused, type Refused } from '../games/refused.ts'
import type { Service } from '../games/service.ts'
import { MOST_WRITES, type DeskWrite } from '../store/desk-port.ts'
import { forgetPage } from './pages/own-page.ts'
import { QUEUED } from './queue/queue-items.ts'
import { leaveQueue } from './queue/waiting.ts'

/** What players keep here beside their games, by how it is called in their own partition; and what they were answered. */
const OWN = [DECKS, DECK_PREFIX, TAKEN_UP, QUEUED, 'DONE#'] as const

/**
 * Takes away all that somebody keeps here: decks with their versions, the archive, the place in a queue, the public
 * page with its name. What others have of their games stays theirs. Begun again where it was cut short.
 */
export async function forgetOwn(service: Service, player: string): Promise<Refused | undefined> {
  const left = await leaveQueue(service, player)
  if (isRefused(left)) return left
  const { store } = service
  const items = (await Promise.all(OWN.map(prefix => readAll(store, playerPartition(player), { prefix })))).flat()
  const drops = items.map(({ partition, name, version }): DeskWrite => ({ drop: { partition, name, version } }))
  const writes = [...drops, ...(await forgetPage(store, player))]
  for (let at = 0; at < writes.length; at += MOST_WRITES) await store.saveDesk(writes.slice(at, at + MOST_WRITES))
  return undefined
}
