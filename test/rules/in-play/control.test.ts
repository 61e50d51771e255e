import { describe, expect, it } from 'vitest'
import { controllerOf } from '../../../shared/rules/reads/queries.ts'
import { viewFor } from '../../../shared/rules/index.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

describe('burned cards', () => {
  it('BURN-01, OWN-01: a burned card goes to its owner, whoever controlled it', () => {
    const t = table({
      seats: [
        {},
        {},
        { ready: [{ generic: { type: 'ally', bleed: 1, life: 1 }, as: 'U1', owner: Ann }, { generic: {} }] },
        { ready: [{ generic: {}, as: 'V7' }] },
        {},
      ],
      turn: { seat: Cal },
    })
    t.answer(Cal, 'bleed:U1')
    t.answer(Dee, 'block:V7')
    t.allPass()
    expect([t.state.seats[Ann]!.ash, t.state.seats[Cal]!.ash]).toEqual([[t.id('U1')], []])
    expect(t.happened('burned')).toMatchObject([{ card: { id: t.id('U1') } }])
  })

  it('OWN-01: whose a minion is that another controls, everybody is told', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {} }] },
        {},
        { ready: [{ generic: {}, as: 'V4', owner: Ann }], torpor: [{ generic: {}, as: 'V5', owner: Ben }] },
        {},
        {},
      ],
    })
    for (const viewer of [Ann, Cal, 'spectator'] as const) {
      const { seats } = viewFor(t.state, viewer)
      expect([seats[Cal]!.ready[0]!.owner, seats[Cal]!.torpor[0]!.owner, 'owner' in seats[Ann]!.ready[0]!]).toEqual([
        Ann,
        Ben,
        false,
      ])
    }
  })

  it('BURN-02: every ash heap is open to everybody at any time', () => {
    const t = table({
      seats: [
        { ash: ['bonding', 'deflection'] },
        { ready: [{ generic: {}, as: 'V5' }] },
        { ready: [{ generic: {} }] },
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    const shown = () =>
      [Dee, 'spectator' as const].map(viewer => viewFor(t.state, viewer).seats[Ann]!.ash.map(card => card.key))
    expect(shown()).toEqual([
      ['bonding', 'deflection'],
      ['bonding', 'deflection'],
    ])
    t.answer(Ben, 'bleed:V5')
    expect(t.waiting()).toEqual([Cal])
    expect(shown()).toEqual([
      ['bonding', 'deflection'],
      ['bonding', 'deflection'],
    ])
  })

  it('BURN-03: what is on a card that leaves the game is burned, and its counters go to the bank', () => {
    const t = table({
      seats: [
        {
          ready: [
            {
              generic: {},
              blood: 4,
              as: 'V1',
              attachments: [
                { card: 'sport-bike', as: 'S1' },
                { card: 'blood-doll', owner: Cal, as: 'D1' },
              ],
            },
            { generic: {}, as: 'V2' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'removed' }], { v: 'V1' })
    expect(t.state.seats[Ann]).toMatchObject({ inPlay: [t.id('V2')], ash: [t.id('S1')], removed: [t.id('V1')] })
    expect([t.state.seats[Cal]!.ash, t.blood('V1')]).toEqual([[t.id('D1')], 0])
    expect(t.happened('counters')).toMatchObject([{ to: 'bank', amount: 4, why: 'left-play' }])
  })

  it('BURN-03: the same when it is burned', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: {}, blood: 4, as: 'V1', attachments: [{ card: 'sport-bike', as: 'S1' }] },
            { generic: {}, as: 'V2' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect([...t.state.seats[Ann]!.ash].sort()).toEqual([t.id('S1'), t.id('V1')].sort())
    expect(t.blood('V1')).toBe(0)
  })
})

describe('control', () => {
  it('CTRL-01: an uncontrolled vampire is controlled by nobody, then by whoever brought it out', () => {
    const t = table({
      seats: [{ uncontrolled: [{ generic: {}, blood: 5, as: 'V1' }] }, {}, {}, {}, {}],
      turn: { phase: 'influence' },
    })
    expect(controllerOf(t.state, t.id('V1'))).toBeUndefined()
    t.answer(Ann, 'bring-out:V1')
    expect(controllerOf(t.state, t.id('V1'))).toBe(Ann)
  })
})
