import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Eve, table } from '../../support/table.ts'

const hunting = (v1: object) => table({ seats: [{ ready: [minion('V1', v1), minion('V2')] }, {}, {}, {}, {}] })

describe('hunt', () => {
  it('HUNT-01: undirected, at +1 stealth and without cost, it gains one blood', () => {
    const t = hunting({ blood: 2 })
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect(t.happened('action-announced')[0]).toMatchObject({ action: 'hunt', targets: [], stealth: 1 })
    expect(t.happened('counters')).toEqual([
      {
        key: 'counters',
        from: 'bank',
        to: { card: { id: t.id('V1'), key: 'generic' } },
        amount: 1,
        why: 'hunt',
        left: { to: 3 },
      },
    ])
    expect([t.blood('V1'), t.locked('V1')]).toEqual([3, true])
  })

  it('HUNT-02: blood above capacity goes back to the bank', () => {
    const t = hunting({ generic: { capacity: 4 }, blood: 3 })
    t.effect(Ann, [{ op: 'modify', stat: 'hunt', delta: 1, on: 'v', until: 'game' }], { v: 'V1' })
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect(t.blood('V1')).toBe(4)
    expect(t.happened('counters')).toMatchObject([
      { amount: 2, why: 'hunt' },
      { amount: 1, why: 'drain', to: 'bank' },
    ])
  })

  it('HUNT-03: a full vampire may hunt', () => {
    const t = hunting({ generic: { capacity: 4 }, blood: 4 })
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect(t.happened('action-ended')[0]).toMatchObject({ outcome: 'successful' })
    expect([t.blood('V1'), t.locked('V1')]).toEqual([4, true])
  })

  it('HUNT-04: the prey and then the predator may block it, with 1 intercept', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 2 }), minion('V2')] },
        { ready: [minion('V5')] },
        {},
        {},
        {
          ready: [minion('V8', { generic: { disciplines: ['aus'] } })],
          hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
        },
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.pass(Ben)
    t.answer(Eve, 'block:V8')
    t.answer(Eve, 'play:T1:aus:V8')
    t.allPass()
    expect([t.has('blocked'), t.locked('V8'), t.locked('V5')]).toEqual([true, true, false])
    expect(t.happened('combat-started')[0]).toMatchObject({ acting: { id: t.id('V1') }, opposing: { id: t.id('V8') } })
    expect(t.happened('counters').some(event => event.key === 'counters' && event.why === 'hunt')).toBe(false)
    expect(t.blood('V1')).toBe(1) // V8's hands
  })

  it('HUNT-04: without intercept the attempt fails', () => {
    const t = table({
      seats: [{ ready: [minion('V1', { blood: 2 }), minion('V2')] }, {}, {}, {}, { ready: [minion('V8')] }],
    })
    t.answer(Ann, 'hunt:V1')
    t.answer(Eve, 'block:V8')
    t.allPass()
    expect(t.happened('block-failed')[0]).toMatchObject({ stealth: 1, intercept: 0 })
    expect([t.blood('V1'), t.locked('V8')]).toEqual([3, false])
  })

  it('HUNT-05: a vampire that unlocks may hunt again', () => {
    const t = hunting({ generic: { capacity: 6 }, blood: 2 })
    for (const blood of [3, 4]) {
      t.answer(Ann, 'hunt:V1')
      t.allPass()
      t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
      expect(t.blood('V1')).toBe(blood)
    }
  })
})
