/** Of a rating the best eight events of the last 18 months count, each until 18 months after its end (TRATE-04). */
const BEST = 8
const MONTHS = 18

interface Earning {
  event: string
  ratingPoints: number
}

/** So many calendar months before a day, both as YYYY-MM-DD; a month without that day lends its last. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number],
    lasts = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lasts))).toISOString().slice(0, 10)
}

/** Which events of somebody's make up their rating; undefined where all of them do. */
export function countedOf(
  each: readonly Earning[],
  endedAt: ReadonlyMap<string, string | null>,
  today: string,
): ReadonlySet<string> | undefined {
  const since = monthsBefore(today, MONTHS)
  const counted = each
    .filter(({ event }) => (endedAt.get(event) ?? today).slice(0, 10) >= since)
    .toSorted((a, b) => b.ratingPoints - a.ratingPoints)
    .slice(0, BEST)
  return counted.length === each.length ? undefined : new Set(counted.map(({ event }) => event))
}
