import { describe, expect, it } from 'vitest'
import { aggravated } from '../../scene.ts'
import { asStrike, suffered } from '../../rows.ts'

describe('strikes at any range', () => {
  it.each([
    ['aid-from-bats', 'ani', 1, 0],
    ['aid-from-bats', 'ANI', 1, 0],
    ['conflagration', 'pot', 2, 0],
    ['conflagration', 'dai', 1, 1],
    ['conflagration', 'DAI', 2, 1],
  ])('%s [%s]: %iR damage', (name, level, n, burns) => {
    const t = asStrike(name, level)
    expect([suffered(t, 'B1'), aggravated(t).length]).toEqual([[n], burns])
  })

  it.each(['ani', 'ANI'])('Aid from Bats [%s]: with its maneuver it strikes at long range', level => {
    const t = asStrike('aid-from-bats', level, { window: 'range' })
    expect([t.happened('maneuvered').length, suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([1, [], [1]])
  })
})
