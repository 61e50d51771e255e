import { playerIn, type EventReport, type ReportedFinal, type ReportedRound } from './event-report.ts'

/** An entry of a calendar: with an end it lasts, without one it is a moment. */
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praxis//League desk//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(event.name)}`,
    `X-WR-CALNAME:${escaped(event.name)}`,
    ...entries.flatMap(({ id, summary, from, to }) => [
      'BEGIN:VEVENT',
      `UID:${event.id}-${id}@praxis`,
      `SEQUENCE:${event.version}`,
      `DTSTAMP:${moment(event.changed)}`,
      `LAST-MODIFIED:${moment(event.changed)}`,
      `DTSTART:${moment(from)}`,
      ...(to === undefined ? [] : [`DTEND:${moment(to)}`]),
      `SUMMARY:${escaped(`${event.name}: ${summary}`)}`,
      `LOCATION:${escaped(event.place ?? 'Online')}`,
      `URL:${event.url.replace(/[\p{Cc}\s]/gu, '')}`,
      `STATUS:${state === 'broken-off' ? 'CANCELLED' : 'CONFIRMED'}`,
      // A round of days takes nobody's time.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
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

/** `2026-11-02T18:00:00.000Z` is `20261102T180000Z`. */
function moment(instant: string): string {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?Z$/.exec(instant) ?? []
  if (day === undefined) throw new RangeError(`${instant} is no moment in UTC`)
  return `${day.replaceAll('-', '')}T${hour}${minute}${second}Z`
}

const escaped = (text: string): string =>
  text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** No line has more than 75 octets, and no letter is cut. */
const OCTETS = 75
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const more = octetsOf(letter.codePointAt(0)!)
    if (octets + more > OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += more
  }
  return text
}
/** In UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_00_00 ? 3 : 4
}
