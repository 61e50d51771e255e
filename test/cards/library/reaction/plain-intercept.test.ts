import { describe, expect, it } from 'vitest'
import { added, asReaction } from '../../rows.ts'

describe('reactions that add intercept', () => {
  it.each([
    ['enhanced-senses', 'aus', 1],
    ['enhanced-senses', 'AUS', 2],
  ])('%s [%s]: +%i intercept', (card, level, n) => {
    expect(added(asReaction(card, level, { stealth: 3 }), 'intercept')).toEqual([n])
  })
})
