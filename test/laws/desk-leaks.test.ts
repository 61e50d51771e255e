import { describe, expect, it } from 'vitest'
import { brokenBuild } from './breakages.ts'
import { deskLeaks } from './desk-leaks.ts'
import { positionsIn, USUAL, type checkTraces, type Position } from './traces.ts'

/** What a desk could tell of what is hidden is found by the law of traces (traces.test.ts), which would be worth nothing else. */
const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const EVERY = 60
/** Played by the core as it is: what is broken is the desk. */
const game = [...positionsIn([FIRST], EVERY)]
const others = Array.from({ length: 11 }, (_, i) => FIRST + 1 + i)
function* positions(soon?: number): Generator<Position> {
  yield* game.filter(({ move }) => move === soon)
  yield* game
  yield* positionsIn(others, EVERY)
}
const LONG = 600_000

describe('a leak of the desk is found where', () => {
  it.each(deskLeaks)(
    '$name',
    async leak => {
      const leaky = await brokenBuild<{ checkTraces: typeof checkTraces }>('test/laws/traces.ts', leak)
      const { leaks } = await leaky.checkTraces(positions(leak.soon), { ...USUAL, first: true })
      expect(leaks).toHaveLength(1)
    },
    LONG,
  )

  it('there are twenty of them', () => {
    expect(new Set(deskLeaks.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
  })
})
