import { describe, expect, it } from 'vitest'
import { brokenBuild } from './breakages.ts'
import { checkCrowded, checkPairs, USUAL, type Observed } from './leaks.ts'
import * as core from './observed.ts'
import { leaks } from './seeded-leaks.ts'

/**
 * Two executions that differ in what a seat may not know: `npm run soak -- --pairs 100000` plays as many as one likes.
 */
const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => FIRST + i)
const LONG = 600_000
/**
 * There a rider's answer, which only who can respond may give, took the place of what it had said where it was waited
 * for.
 */
const RIDDEN = [41_013_428]

describe('what a seat may not know', () => {
  it(
    'changes nothing that it sees, is asked, is told or is refused',
    () => {
      const { leaks: found, pairs, steps } = checkPairs(core, seeds(4))
      expect(found).toEqual([])
      expect(pairs).toBeGreaterThan(150)
      expect(steps).toBeGreaterThan(600)
    },
    LONG,
  )

  it(
    'nor where others have orders that name their cards, or ride',
    () => {
      const { leaks: found, steps } = checkCrowded(core, [...RIDDEN, ...seeds(100)])
      expect(found).toEqual([])
      expect(steps).toBeGreaterThan(500)
    },
    LONG,
  )
})

/** The law would be worth nothing if it did not find them. */
describe('a leak is found where', () => {
  it.each(leaks)(
    '$name',
    async leak => {
      const leaky = await brokenBuild<Observed>('test/laws/observed.ts', leak)
      const soon = leak.soon === undefined ? [] : [leak.soon]
      const games = (n: number) => checkPairs(leaky, [...soon, ...seeds(n)], { ...USUAL, every: 5, first: true }).leaks
      // Some show soonest at crowded tables, some only in games as they are played.
      const found = leak.inGames ? games(3) : []
      if (found.length === 0)
        found.push(...checkCrowded(leaky, [...soon, ...seeds(1_200)], { ...USUAL, first: true }).leaks)
      expect(found.length > 0 ? found : games(40)).toHaveLength(1)
    },
    LONG,
  )

  it('there are twenty of them', () => {
    expect(new Set(leaks.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
  })
})
