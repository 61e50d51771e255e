import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

describe('the wounded and the torpid', () => {
  const fire = (t: ReturnType<typeof table>, amount = 1) =>
    t.effect(Ann, [{ op: 'damage', to: 'b', amount, aggravated: true }], { b: 'B1' })

  it('GLOSS-26: in torpor it is wounded; out of torpor it is not, whatever was before', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { torpor: [minion('B1', { blood: 4 })], ready: [minion('B2')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    fire(t)
    expect([t.blood('B1'), t.inTorpor('B1')]).toEqual([3, true])
    t.answer(Ben, 'leave-torpor:B1')
    t.allPass()
    expect([t.blood('B1'), t.inTorpor('B1')]).toEqual([1, false])
    fire(t)
    expect([t.blood('B1'), t.inTorpor('B1'), t.inAsh(Ben, 'B1')]).toEqual([1, true, false])
  })

  it('GLOSS-26: so is one on its way to torpor, before it is there', () => {
    const t = table({
      seats: [{ ready: [minion('A1')] }, { ready: [minion('B1', { blood: 1 }), minion('B2')] }, {}, {}, {}],
    })
    // What follows on the first damage comes before the torpor: the point costs the blood that is left.
    t.edit(state =>
      state.watches.push({
        id: 900,
        source: t.id('A1'),
        by: t.id('A1'),
        seat: Ann,
        on: 'damaged',
        times: 1,
        vars: {},
        until: 'game',
        ops: [{ op: 'damage', to: 'event-card', amount: 1, aggravated: true }],
      }),
    )
    fire(t)
    expect([t.blood('B1'), t.inTorpor('B1'), t.happened('damaged').length]).toEqual([0, true, 2])
    const u = table({
      seats: [{ ready: [minion('A1')] }, { ready: [minion('B1', { blood: 1 }), minion('B2')] }, {}, {}, {}],
    })
    u.edit(state =>
      state.watches.push({
        id: 900,
        source: u.id('A1'),
        by: u.id('A1'),
        seat: Ann,
        on: 'damaged',
        times: 1,
        vars: {},
        until: 'game',
        ops: [{ op: 'damage', to: 'event-card', amount: 2, aggravated: true }],
      }),
    )
    fire(u)
    expect([u.inAsh(Ben, 'B1'), u.has('to-torpor')]).toEqual([true, false])
  })

  it('TORPOR-08: an effect reaches it unless it asks for the ready', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1')],
          hand: [
            { card: 'fame', as: 'F1' },
            { card: 'vessel', as: 'X1' },
          ],
        },
        { torpor: [minion('B1')], ready: [minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { seat: Ann, phase: 'master', masterActions: 2 },
    })
    const b1 = t.id('B1')
    expect(t.refused(Ann, 'play:F1:', { v: [b1] })).toBe('illegal-args')
    expect([t.inHand(Ann, 'F1'), t.option(Ann, 'play:F1:')?.slots?.[0]]).toMatchObject([
      true,
      { candidates: [t.id('A1'), t.id('B2')] },
    ])
    t.answer(Ann, 'play:X1:', { v: [b1] })
    t.allPass()
    expect([t.card('X1').on, t.state.seats[Ann]!.inPlay.includes(t.id('X1'))]).toEqual([b1, true])
  })
})
