import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

const S1 = { card: 'underbridge-stray', as: 'S1' },
  M1 = { card: 'mylan-horseed', as: 'M1' }
const ani = (level: string, more: object = {}) => minion('V1', { generic: { disciplines: [level] }, ...more })
/** Ann recruits the Stray with V1, and nobody blocks. */
const recruited = (level = 'ani', ann: object = {}, ben: object = {}) => {
  const t = table({
    seats: [
      { ready: [ani(level, { blood: 4 }), minion('V2')], hand: [S1], ...ann },
      { pool: 10, ready: [minion('V5')], ...ben },
      {},
      {},
      { ready: [minion('V8')] },
    ],
  })
  t.answer(Ann, `play:S1:${level}:V1`)
  t.allPass()
  return t
}

describe('recruit', () => {
  it('ALLY-01: undirected, at +1 stealth, paid for on success; ready and unlocked, with its life from the bank', () => {
    const t = table({
      seats: [
        { pool: 15, ready: [minion('A1', { generic: { type: 'ally', life: 1 } }), minion('V2')], hand: [M1] },
        { ready: [minion('V5')] },
        { ready: [minion('V6')] },
        {},
        { ready: [minion('V8')] },
      ],
    })
    t.answer(Ann, 'play:M1::A1')
    expect([t.happened('action-announced')[0], t.pool(Ann), t.locked('A1')]).toMatchObject([
      { targets: [], stealth: 1 },
      15,
      true,
    ])
    expect([t.can(Ben, 'block:V5'), t.can(Cal, 'block:V6'), t.can(Eve, 'block:V8')]).toEqual([true, false, true])
    t.allPass()
    expect([t.pool(Ann), t.blood('M1'), t.locked('M1'), t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([
      14,
      1,
      false,
      true,
    ])
    expect(t.happened('counters').at(-1)).toMatchObject({
      from: 'bank',
      to: { card: { key: 'mylan-horseed' } },
      amount: 1,
      why: 'set-up',
    })
  })

  it('ALLY-01: blocked, it is burned and nothing is paid', () => {
    const t = table({ seats: [{ pool: 15, ready: [minion('V1')], hand: [M1] }, { ready: [minion('V5')] }] })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    t.answer(Ann, 'play:M1::V1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.inAsh(Ann, 'M1'), t.pool(Ann)]).toEqual([true, true, 15])
  })

  it('ALLY-02, GLOSS-02: no action in the turn it is recruited; it blocks from then on', () => {
    const t = recruited()
    expect([t.locked('S1'), t.can(Ann, 'bleed:V2')]).toEqual([false, true])
    expect(t.refused(Ann, 'bleed:S1')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'S1')).toEqual(['recruited', 'ALLY-02'])
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'hunt:V5')
    t.effect(Ann, [{ op: 'modify', stat: 'intercept', delta: 1, on: 's', until: 'action' }], { s: 'S1' })
    t.reach(Ann, 'block:S1')
    t.allPass()
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('S1') } }])
  })

  it('ALLY-02: in the next turn it acts', () => {
    const t = recruited()
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'bleed:S1')).toBe(true)
  })

  it('ALLY-03: put into play by other means it may act at once, and works at its basic version', () => {
    const t = table({
      seats: [{ ready: [ani('ANI')], hand: [S1], uncontrolled: [minion('U1')] }, { pool: 10 }],
      turn: { phase: 'master' },
    })
    t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay' }], { s: 'S1' })
    expect([t.blood('S1'), t.stat('S1', 'strength')]).toEqual([1, 0])
    t.endPhasesTo(Ann, 'minion')
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: 1, on: 's', until: 'turn' }], { s: 'S1' })
    t.answer(Ann, 'bleed:S1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('ALLY-03: recruited at the superior level it has what that level gives', () => {
    const t = recruited('ANI')
    expect([t.blood('S1'), t.stat('S1', 'strength'), t.blood('V1')]).toEqual([2, 1, 3])
  })

  it('MIN-05: it is independent of who recruited it', () => {
    const t = recruited('ANI')
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect([
      t.inAsh(Ann, 'V1'),
      t.blood('S1'),
      t.state.seats[Ann]!.inPlay.includes(t.id('S1')),
      t.inTorpor('S1'),
    ]).toEqual([true, 2, true, false])
  })

  it('REQ-12, MIN-11: an ally cannot recruit what requires a Discipline or blood', () => {
    const t = table({ seats: [{ ready: [minion('A1', { generic: { type: 'ally' } })], hand: [S1] }, {}] })
    expect([t.refused(Ann, 'play:S1:ani:A1'), t.why(Ann, 'play', 'S1')]).toEqual([
      'illegal-option',
      ['vampires-only', 'REQ-12'],
    ])
  })
})
