import { expect, it } from 'vitest'
import { countedOf } from '../../../functions/web/desks/best-eight.ts'
import { monthsBefore, rating } from '../../../shared/league/ratings.ts'

const TODAY = '2026-11-20'
const POINTS = [30, 40, 25, 90, 27, 33, 41, 29, 61, 5]
const events = (points: readonly number[]) => points.map((ratingPoints, at) => ({ event: `e${at}`, ratingPoints }))
const ended = (points: readonly number[], at: (index: number) => string | null) =>
  new Map(points.map((_, index) => [`e${index}`, at(index)]))

it('TRATE-04: of ten events the two that gave least do not count', () => {
  const counted = countedOf(
    events(POINTS),
    ended(POINTS, () => '2026-06-07T12:00:00.000Z'),
    TODAY,
  )!
  const sum = events(POINTS).reduce((all, { event, ratingPoints }) => all + (counted.has(event) ? ratingPoints : 0), 0)
  expect(sum).toBe(351)
  expect([counted.has('e2'), counted.has('e9')]).toEqual([false, false])
})

it('where all count there is nothing to tell apart; one that is not over counts as of today', () => {
  const eight = POINTS.slice(0, 8)
  expect(
    countedOf(
      events(eight),
      ended(eight, () => null),
      TODAY,
    ),
  ).toBeUndefined()
})

it('TRATE-04: what ended more than 18 calendar months ago does not count, by the same days as a rating', () => {
  for (const [today, day] of [
    [TODAY, '2025-05-20'],
    [TODAY, '2025-05-19'],
    ['2026-08-31', '2025-02-28'],
    ['2026-08-31', '2025-02-27'],
    ['2025-08-30', '2024-02-29'],
    ['2026-01-15', '2024-07-15'],
  ] as const) {
    const counted = countedOf(events([10]), new Map([['e0', `${day}T23:00:00.000Z`]]), today)
    expect([today, day, counted === undefined]).toEqual([today, day, day >= monthsBefore(today, 18)])
    expect(rating([{ ended: day, points: 10 }], today)).toBe(counted === undefined ? 10 : 0)
  }
})
