/**
 * Local times of people, in zones by their IANA name, as Intl knows them: with their days of 23 and 25 hours. The one
 * file here that
 * calls Intl and Date, and only to read an instant it is given or to write one down; none of it asks what time it is.
 */

export const msOf = (instant: string): number => Date.parse(instant)
export const instantAt = (ms: number): string => new Date(ms).toISOString()

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(zone, format)
  return format
}

export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How far the clocks of the zone are ahead of UTC at that moment. */
function offsetAt(ms: number, zone: string): number {
  const whole = Math.floor(ms / 1000) * 1000
  // As 28/03/2027, 01:30:00: read as a text, which takes a fifth of having it in parts.
  const [day, month, year, hour, minute, second] = formatOf(zone).format(whole).match(/\d+/g)!.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - whole
}

/** The number of the local day (from 1970-01-01, a Thursday) and the minute in it. */
export function localTime(ms: number, zone: string): { day: number; minute: number } {
  const local = ms + offsetAt(ms, zone)
  const day = Math.floor(local / DAY)
  return { day, minute: Math.floor((local - day * DAY) / MINUTE) }
}

/**
 * When that minute of that local day comes. One that is skipped comes as the clocks are put forward; one that comes
 * twice counts the first time.
 */
export function instantOf(day: number, minute: number, zone: string): number {
  const asIfUtc = day * DAY + minute * MINUTE
  const candidates = [offsetAt(asIfUtc - DAY, zone), offsetAt(asIfUtc + DAY, zone)].map(offset => asIfUtc - offset)
  const real = candidates.filter(ms => ms + offsetAt(ms, zone) === asIfUtc)
  return real.length > 0 ? Math.min(...real) : Math.max(...candidates)
}

/** 0 for Sunday. */
export const weekday = (day: number): number => (day + 4) % 7
