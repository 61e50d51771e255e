import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const ground = { card: 'slum-hunting-ground', as: 'H1' }
/** Fame of Ann's lies on V1, in torpor: whoever has an unlock phase burns a pool, Ann too. */
const famous = minion('V1', { blood: 0, attachments: [{ card: 'fame', as: 'F1' }] })

describe('effects of the unlock phase', () => {
  const scene = (ann: object) =>
    table({ seats: [{ ready: [minion('V2', { blood: 1 })], ...ann }, {}, {}, {}, {}], turn: { phase: 'unlock' } })

  it("UNLOCK-03: a master on another Methuselah's minion unlocks with its own controller", () => {
    const t = table({
      seats: [
        { ready: [minion('V1')], hand: ['bonding'] },
        {
          ready: [minion('V4', { attachments: [{ card: 'vessel', as: 'S1', owner: Ann, locked: true }] })],
          hand: ['bonding'],
        },
      ],
      turn: { phase: 'discard' },
    })
    t.endPhase(Ann)
    t.endPhasesTo(Ben, 'master')
    expect(t.locked('S1')).toBe(true)
    t.endPhasesTo(Ann, 'master')
    expect(t.locked('S1')).toBe(false)
  })

  it('UNLOCK-04: the Edge, compulsory and optional effects come in the order the Methuselah likes', () => {
    const ann = { pool: 1, edge: true, ready: [minion('V2', { blood: 1 }), ground], torpor: [famous] }
    const wise = scene(ann)
    expect(wise.options(Ann).length).toBe(3)
    wise.answer(Ann, 'edge')
    wise.answer(Ann, 'use:F1:famous')
    wise.answer(Ann, 'use:H1:feed', { v: [wise.id('V2')] })
    expect([wise.pool(Ann), wise.blood('V2')]).toEqual([1, 2])
    const rash = scene(ann)
    rash.answer(Ann, 'use:F1:famous')
    expect([rash.happened('ousted'), rash.pool(Ann)]).toMatchObject([[{ seat: Ann }], 0])
  })

  it('UNLOCK-05: what is compulsory must be done before the phase is left, though it ousts', () => {
    const t = scene({ pool: 1, torpor: [famous] })
    expect([t.can(Ann, 'end-phase'), t.why(Ann, 'end-phase')]).toEqual([false, ['duty-left', 'UNLOCK-05']])
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:F1:famous')
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }])
  })

  it('UNLOCK-06: what is left out is lost for this turn', () => {
    const t = table({
      seats: [{ ready: [minion('V2', { blood: 1 }), ground], hand: ['bonding'] }, {}, {}, {}, {}],
      turn: { phase: 'unlock' },
    })
    t.endPhase(Ann)
    expect([t.refused(Ann, 'use:H1:feed', { v: [t.id('V2')] }), t.blood('V2'), t.why(Ann, 'use', 'H1')]).toEqual([
      'illegal-option',
      1,
      ['not-this-phase', 'UNLOCK-06'],
    ])
  })

  it('UNLOCK-07: the pool of the Edge once', () => {
    const t = scene({ pool: 10, edge: true, ready: [minion('V2'), ground] })
    t.answer(Ann, 'edge')
    expect([t.pool(Ann), t.state.edge, t.refused(Ann, 'edge')]).toEqual([11, Ann, 'illegal-option'])
  })

  it('each Methuselah has the list of its own unlock phase', () => {
    const t = table({
      seats: [{ ready: [minion('V2')], torpor: [famous], hand: ['bonding'] }, { pool: 9 }, { pool: 8 }],
      turn: { phase: 'discard' },
    })
    t.endPhase(Ann)
    expect([t.waiting(), t.options(Ben)]).toEqual([[Ben], [`use:${t.id('F1')}:famous`]])
    t.answer(Ben, 'use:F1:famous')
    t.answer(Cal, 'use:F1:famous')
    expect([t.pool(Ben), t.pool(Cal), t.waiting()]).toEqual([8, 7, [Ann]])
  })
})
