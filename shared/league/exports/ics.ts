import { calendarOf } from './calendar-file.ts'
import { playerIn, type EventReport, type ReportedFinal, type ReportedRound } from './event-report.ts'

/** What of an event stands in a calendar: with an end it lasts, without one it is a moment. */
interface Entry {
  /** Of this entry in its event, whatever else changes. */
  id: string
  summary: string
  from: string
  to?: string
}

/**
 * The rounds of an event, their limits and the placements of its final as a calendar (RFC 5545). An entry keeps its UID
 * when it moves, and the version of the event is its sequence, so that calendars take what is newer.
 */
export function ics(report: EventReport): string {
  const { event, state, rounds, final } = report
  const entries = [...rounds.flatMap(roundEntries), ...(final ? finalEntries(report, final) : [])]
  return calendarOf(
    event.name,
    entries.map(({ id, summary, ...when }) => ({
      ...when,
      uid: `${event.id}-${id}`,
      sequence: event.version,
      stamp: event.changed,
      changed: event.changed,
      summary: `${event.name}: ${summary}`,
      location: event.place ?? 'Online',
      url: event.url,
      cancelled: state === 'broken-off',
    })),
  )
}

function roundEntries({ round, starts, ends, tables }: ReportedRound): Entry[] {
  const id = `round-${round}`
  const name = `round ${round}`
  const own = tables.flatMap(({ table, ends: moved }): Entry[] =>
    moved === null || moved === ends
      ? []
      : [{ id: `${id}-table-${table}-limit`, summary: `${name}, limit of table ${table}`, from: moved }],
  )
  return [...lasting(id, name, starts, ends), ...own]
}

function finalEntries(report: EventReport, { starts, ends, seeds, placing }: ReportedFinal): Entry[] {
  const placements = placing.map(({ player, until }): Entry => {
    const seed = seeds.indexOf(player) + 1
    const { name } = playerIn(report, player)
    return { id: `final-seed-${seed}`, summary: `final, seed ${seed} (${name}) has placed`, from: until }
  })
  return [...placements, ...lasting('final', 'final', starts, ends)]
}

/** As long as it lasts, and its limit by itself, which is what one is reminded of. */
function lasting(id: string, name: string, starts: string | null, ends: string | null): Entry[] {
  return [
    ...(starts === null ? [] : [{ id, summary: name, from: starts, ...(ends !== null && { to: ends }) }]),
    ...(ends === null ? [] : [{ id: `${id}-limit`, summary: `${name}, limit`, from: ends }]),
  ]
}
