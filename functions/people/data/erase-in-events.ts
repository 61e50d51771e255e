import { changed, EVENT_PREFIX, playerPartition, readAll, type Kept } from '../../desk/desk-items.ts'
import { entryOf, loadEvent, type FieldRecord, FIELD } from '../../desk/events/event.ts'
import { isRefused, type Refused } from '../../games/refused.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'

const MOST_AT_ONCE = 50
/** What was signed stays as it was signed; it begins the names of results. */
const SIGNED = 'RESULT#'
const ANSWERED = 'DONE#'

/** The partitions of events that somebody plays in, holds or judges. */
export async function eventsOf({ store }: Pick<Service, 'store'>, player: string): Promise<string[]> {
  const links = await readAll<{ event: string }>(store, playerPartition(player), { prefix: EVENT_PREFIX })
  return links.map(({ value }) => value.event)
}

/**
 * Takes somebody's name and number out of all that an event keeps: their entry, the list of numbers, places that they
 * took, seatings, tickets, penalties, and what commands were once answered. Whoever stands there by an id that is theirs
 * is called by the mark; ids stay, and with them what others did to them.
 */
export async function eraseInEvent(
  service: Service,
  event: string,
  player: string,
  called: string,
): Promise<Refused | undefined> {
  const { store } = service
  const done = await rerun(service, async () => {
    const record = (await loadEvent(service, event))?.value
    if (!record) return {}
    const theirs = new Set([player, entryOf(record, player)])
    const items = await readAll<unknown>(store, EVENT_PREFIX + event, { prefix: '' })
    const writes = items.flatMap((kept): DeskWrite[] => {
      if (kept.name.startsWith(SIGNED)) return []
      const value = without(kept, theirs, called)
      if (JSON.stringify(value) === JSON.stringify(kept.value)) return []
      const { due, expires } = kept
      return [changed(kept, value, { ...(due && { due }), ...(expires !== undefined && { expires }) })]
    })
    for (let at = 0; at < writes.length; at += MOST_AT_ONCE)
      if ((await store.saveDesk(writes.slice(at, at + MOST_AT_ONCE))) === 'conflict') return 'conflict'
    return {}
  })
  return isRefused(done) ? done : undefined
}

function without({ name, value }: Kept<unknown>, theirs: ReadonlySet<string>, called: string): unknown {
  if (name.startsWith(ANSWERED)) {
    const answer = value as { body: string }
    return answer.body === ''
      ? value
      : { ...answer, body: JSON.stringify(nameless(JSON.parse(answer.body), theirs, called)) }
  }
  if (name !== FIELD) return nameless(value, theirs, called)
  const field = nameless(value, theirs, called) as FieldRecord
  return {
    ...field,
    numbers: Object.fromEntries(Object.entries(field.numbers).filter(([, entry]) => !theirs.has(entry))),
  }
}

/** By which of its properties an object says who it is about. */
const ABOUT = ['player', 'entry', 'taken'] as const

/** The same, where whoever is theirs is called by the mark and has no number. */
function nameless(value: unknown, theirs: ReadonlySet<string>, called: string): unknown {
  if (Array.isArray(value)) return value.map(one => nameless(one, theirs, called))
  if (typeof value !== 'object' || value === null) return value
  const found = value as Record<string, unknown>
  const isTheirs = ABOUT.some(key => typeof found[key] === 'string' && theirs.has(found[key]))
  return Object.fromEntries(
    Object.entries(found).map(([key, inner]): [string, unknown] => {
      if (isTheirs && key === 'name' && typeof inner === 'string') return [key, called]
      if (isTheirs && key === 'veknId') return [key, null]
      return [key, nameless(inner, theirs, called)]
    }),
  )
}
