import { sameTable, type TableKey } from './archon-tournament.ts'
import { eventDifferences } from './compare-event.ts'
import { renewed, wholeOf, type Difference } from './differences.ts'
import { carryOut, isPlanned, planSeating } from './follow-seating.ts'
import { keyIn, type Place, type Waiting } from './place.ts'
import type { FeedEntry, Ports, Settings } from './ports.ts'
import { putScore } from './put-score.ts'
import { numbersThere, tournamentThere } from './read-there.ts'

/**
 * Goes on from a place until there is nothing more to do now. Each place is saved before the next step; whatever fails
 * in between, a run from what was saved last does what is not done yet, and nothing twice.
 */
export async function followFeed(
  ports: Ports,
  settings: Settings,
  from: Place,
  save: (place: Place) => Promise<void>,
): Promise<Place> {
  let place = from
  const keep = async (next: Place): Promise<void> => {
    if (JSON.stringify(next) !== JSON.stringify(place)) await save(next)
    place = next
  }
  while (true) {
    const page = await ports.praxis.feed(place.since)
    if (page.entries.length === 0) break
    if (page.next <= place.since) throw new RangeError(`The feed does not go on from ${place.since}`)
    await keep(taken(place, page.entries, page.next, settings))
  }
  for (const uid of settings.followed) await keep(await planned(ports, place, uid))
  for (const table of place.tables.filter(isPlanned)) await keep(await carryOut(ports.praxis, place, table))
  for (const one of place.waiting)
    await keep('game' in one ? await put(ports, place, one) : await compare(ports, place, one))
  return place
}

/** Results, and events that are over, wait from now on; a corrected result takes the place of the one before. */
function taken(place: Place, entries: readonly FeedEntry[], next: number, settings: Settings): Place {
  const waiting = entries.reduce((all, entry) => {
    const one = waitingFor(entry, settings)
    return one === null ? all : [...all.filter(other => !isSameMatter(one, other)), one]
  }, place.waiting)
  return { ...place, since: next, waiting }
}

function waitingFor({ type, data }: FeedEntry, { tournaments, followed }: Settings): Waiting | null {
  const { event, round, table, externalRef, game } = data
  const named = event ? tournaments[event] : undefined
  if (type === 'event.finished') return event && named !== undefined ? { tournament: named, event } : null
  if ((type !== 'result.signed' && type !== 'result.corrected') || !game) return null
  const key = externalRef ? keyIn(externalRef) : null
  if (key) return followed.includes(key.tournament) ? { ...key, game } : null
  return named !== undefined && round && table ? { tournament: named, round, table, game } : null
}

const isSameMatter = (a: Waiting, b: Waiting): boolean => {
  if ('game' in a) return 'game' in b && sameTable(a, b)
  return 'event' in b && a.event === b.event
}

async function planned({ archon }: Ports, place: Place, uid: string): Promise<Place> {
  const read = await tournamentThere(archon, uid)
  if ('difference' in read)
    return { ...place, differences: renewed(place.differences, wholeOf(uid), [read.difference], ['no-tournament']) }
  const found = { ...place, differences: renewed(place.differences, wholeOf(uid), [], ['no-tournament']) }
  return planSeating(found, read.tournament, await numbersThere(archon, uid))
}

async function put({ archon, praxis }: Ports, place: Place, one: Extract<Waiting, { game: string }>): Promise<Place> {
  const result = await praxis.result(one.game)
  if (!result) return place
  const { tournament, round, table } = one
  const { settled, differences } = await putScore(archon, { tournament, round, table }, result)
  return withDifferences(settled ? without(place, one) : place, one, differences)
}

/** Only when both sides say that it is over is there something to compare. */
async function compare(
  { archon, praxis }: Ports,
  place: Place,
  one: Extract<Waiting, { event: string }>,
): Promise<Place> {
  const report = await praxis.report(one.event)
  if (report?.state !== 'finished') return place
  const read = await tournamentThere(archon, one.tournament)
  const whole = wholeOf(one.tournament)
  if ('difference' in read) return withDifferences(place, whole, [read.difference])
  if (read.tournament.state !== 'Finished') return place
  const numbers = await numbersThere(archon, one.tournament)
  const points = await archon.ratingPoints(one.tournament)
  return withDifferences(without(place, one), whole, eventDifferences(report, read.tournament, numbers, points))
}

const without = (place: Place, one: Waiting): Place => ({
  ...place,
  waiting: place.waiting.filter(other => !isSameMatter(one, other)),
})

const withDifferences = (place: Place, key: TableKey, found: Difference[]): Place => ({
  ...place,
  differences: renewed(place.differences, key, found),
})
