import { expect, test } from 'vitest'
import { eventsOn, GAMES_DUE, MESSAGES_DUE } from '../../../functions/store/dynamodb/due-buckets.ts'

test('what is due is spread evenly over buckets, the same for the same id', () => {
  const counts = new Map<string, number>()
  for (let n = 0; n < 16_000; n++) {
    const bucket = GAMES_DUE.of(`gam_${n.toString(36)}`)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  expect(counts.size).toBe(16)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(200)
  expect(GAMES_DUE.of('gam_1')).toBe(GAMES_DUE.of('gam_1'))
})

test('who looks for what is due looks into every bucket, and where earlier builds put it', () => {
  for (const buckets of [GAMES_DUE, MESSAGES_DUE, eventsOn('2026-11-20')]) {
    for (let n = 0; n < 100; n++) expect(buckets.all).toContain(buckets.of(`id-${n}`))
    expect(new Set(buckets.all).size).toBe(17)
  }
  expect([GAMES_DUE, MESSAGES_DUE, eventsOn('2026-11-20')].map(({ all }) => all[0])).toEqual([
    'due',
    'out',
    'event#2026-11-20',
  ])
})
