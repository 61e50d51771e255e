import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben } from '../../../support/table.ts'
import { masterPhaseWith } from '../../scenes.ts'

describe('Golconda: Inner Peace', () => {
  const played = (pool = 10) => {
    const t = masterPhaseWith(
      'golconda-inner-peace',
      {},
      {
        pool,
        ready: [minion('B1', { generic: { capacity: 8 } }), minion('B2', { generic: { capacity: 7 } })],
      },
    )
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    return t
  }
  it('an elder leaves the game, and its controller gains its capacity', () => {
    const t = played()
    for (let n = 0; n < 5 && t.window() !== undefined; n++) t.pass(t.waiting()[0]!)
    expect([t.pool(Ben), t.state.seats[Ben]!.removed]).toEqual([18, [t.id('B1')]])
  })

  it('its controller may burn 2 pool to cancel it, with as many', () => {
    const t = played()
    for (let n = 0; n < 5 && !t.can(Ben, 'use:M1:cancel:B1'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, 'use:M1:cancel:B1')
    onwards(t, () => t.has('card-cancelled'))
    expect([t.pool(Ben), t.state.seats[Ben]!.removed]).toEqual([8, []])
    const poor = played(1)
    for (let n = 0; n < 5 && poor.window() !== undefined; n++) {
      expect(poor.can(Ben, 'use:M1:cancel:B1')).toBe(false)
      poor.pass(poor.waiting()[0]!)
    }
    expect(poor.pool(Ben)).toBe(9)
  })
})
