import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'

const seats = (...some: object[]) => [...some, ...Array<object>(5 - some.length).fill({})] as []

describe('Dragonbound', () => {
  it('in each discard phase its Methuselah burns a pool for each vampire in torpor, and cannot leave it out', () => {
    const t = table({
      seats: seats(
        {
          ready: [{ card: 'dragonbound', as: 'D1' }, minion('A1')],
          torpor: [minion('A2')],
          pool: 10,
          hand: ['bonding'],
        },
        { pool: 10, hand: ['bonding'], torpor: [minion('B1'), minion('B2')] },
        { pool: 10, hand: ['bonding'] },
      ),
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:D1:torpor')
    expect([t.pool(Ann), t.can(Ann, 'use:D1:torpor'), t.can(Ann, 'end-phase')]).toEqual([9, false, true])
    t.endPhasesTo(Ben, 'discard')
    t.answer(Ben, 'use:D1:torpor')
    expect([t.pool(Ben), t.pool(Ann)]).toEqual([8, 9])
    t.endPhase(Ben)
    t.endPhasesTo(2, 'discard')
    expect(t.can(2, 'end-phase')).toBe(true)
  })
})

describe('The Unmasking', () => {
  const bleeding = (ann: object, ben: object) => {
    const t = table({
      seats: seats(
        { ready: [minion('A1', { generic: ann }), { card: 'the-unmasking', as: 'U1' }] },
        { ready: [minion('B1', { generic: ben })] },
      ),
    })
    t.answer(Ann, 'bleed:A1')
    return t.stat('B1', 'intercept')
  }

  it('gives allies an intercept against vampires', () => {
    expect([bleeding({}, { type: 'ally' }), bleeding({}, {}), bleeding({ type: 'ally' }, { type: 'ally' })]).toEqual([
      1, 0, 0,
    ])
  })

  it('is replaced in the next discard phase of who played it', () => {
    const t = table({
      seats: seats({
        hand: [{ card: 'the-unmasking', as: 'U1' }, ...Array<string>(6).fill('bonding')],
        library: ['conditioning', 'conditioning'],
      }),
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:U1:')
    expect([t.state.seats[Ann]!.hand.length, t.happened('drawn').length]).toEqual([6, 0])
    t.endPhasesTo(Ann, 'discard')
    expect(t.state.seats[Ann]!.hand.length).toBe(7)
  })
})
