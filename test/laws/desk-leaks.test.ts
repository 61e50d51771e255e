import { describe, expect, it } from 'vitest'
import { brokenBuild } from './breakages.ts'
import { deskLeaks } from './desk-leaks.ts'
import { USUAL, type checkTraces } from './traces.ts'

/** What a desk could tell of what is hidden is found by the law of traces (traces.test.ts), which would be worth nothing else. */
const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const SEEDS = Array.from({ length: 12 }, (_, i) => FIRST + i)
const LONG = 120_000

describe('a leak of the desk is found where', () => {
  it.each(deskLeaks)(
    '$name',
    async leak => {
      const leaky = await brokenBuild<{ checkTraces: typeof checkTraces }>('test/laws/traces.ts', leak)
      const { leaks } = await leaky.checkTraces(SEEDS, { ...USUAL, every: 60, first: true })
      expect(leaks).toHaveLength(1)
    },
    LONG,
  )

  it('there are twenty of them', () => {
    expect(new Set(deskLeaks.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
  })
})
