/** When a report of an event is due, as days: after each of them it is worse. */
export interface ReportDeadlines {
  reminders: string[]
  due: string
  /** Up to this day it is late, and taken for not received. */
  late: string
  /** Up to this day it is delinquent; afterwards the event may be void. */
  delinquent: string
}
export type Lateness = 'in-time' | 'late' | 'delinquent' | 'voidable'

/** Counted from the day on which the final ended, or the last round (TREPORT-01). */
export const reportDeadlines = (ended: string): ReportDeadlines => ({
  reminders: [daysAfter(ended, 5), daysAfter(ended, 8)],
  due: daysAfter(ended, 8),
  late: daysAfter(ended, 14),
  delinquent: daysAfter(ended, 30),
})

export function lateness(ended: string, today: string): Lateness {
  const { due, late, delinquent } = reportDeadlines(ended)
  if (today <= due) return 'in-time'
  if (today <= late) return 'late'
  return today <= delinquent ? 'delinquent' : 'voidable'
}

/** A day as YYYY-MM-DD, so many days after another. */
function daysAfter(day: string, days: number): string {
  let [year, month, date] = day.split('-').map(Number) as [number, number, number]
  for (date += days; date > daysIn(year, month);) {
    date -= daysIn(year, month)
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
  return [String(year).padStart(4, '0'), ...[month, date].map(n => String(n).padStart(2, '0'))].join('-')
}
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
