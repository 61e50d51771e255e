import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { v } from '../../scene.ts'

describe('Dummy Corporation', () => {
  /** A1 of Ann bleeds; Ben, her prey, and Cal have one each. */
  const bled = (bleed: number, ben: object[] = [{ card: 'dummy-corporation', as: 'K1' }]) => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed })] },
        { pool: 9, ready: ben as [] },
        { pool: 9, ready: [v('C1'), ...(ben.length > 0 ? [] : [{ card: 'dummy-corporation', as: 'K2' }])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('is burned to reduce a bleed of its Methuselah by 2', () => {
    const t = bled(3)
    t.reach(Ben, 'use:K1:reduce')
    expect(t.inAsh(Ben, 'K1')).toBe(true)
    onwards(t, () => t.has('action-ended'))
    expect(t.pool(Ben)).toBe(8)
  })
  it('to nothing at least: no pool is burned', () => {
    const t = bled(1)
    t.reach(Ben, 'use:K1:reduce')
    onwards(t, () => t.has('action-ended'))
    expect(t.pool(Ben)).toBe(9)
  })
  it('not against the bleed of another', () => {
    const t = bled(3, [])
    onwards(t, () => t.can(Cal, 'use:K2:reduce') || t.has('action-ended'))
    expect([t.pool(Ben), t.can(Cal, 'use:K2:reduce')]).toEqual([6, false])
  })
})
