/** An entry of a calendar: with an end it lasts, without one it is a moment. */
export interface CalendarEntry {
  /** Of this entry among all that there are, whatever else changes. */
  uid: string
  /** Of two with one name the higher counts. */
  sequence: number
  /** When this was said. */
  stamp: string
  changed?: string
  summary: string
  from: string
  to?: string
  location?: string
  url?: string
  cancelled?: boolean
}

/** A calendar (RFC 5545), which takes nobody's time: what is in it lasts days, or no time at all. */
export function calendarOf(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praxis//League desk//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}@praxis`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${moment(entry.stamp)}`,
  ...(entry.changed === undefined ? [] : [`LAST-MODIFIED:${moment(entry.changed)}`]),
  `DTSTART:${moment(entry.from)}`,
  ...(entry.to === undefined ? [] : [`DTEND:${moment(entry.to)}`]),
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.location === undefined ? [] : [`LOCATION:${escaped(entry.location)}`]),
  ...(entry.url === undefined ? [] : [`URL:${entry.url.replace(/[\p{Cc}\s]/gu, '')}`]),
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

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
