import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Dee, table } from '../../support/table.ts'

const DOM = { generic: { disciplines: ['DOM'] } }
const K1 = { card: 'govern-the-unaligned', as: 'K1' },
  K2 = { card: 'govern-the-unaligned', as: 'K2' }
const U1 = { generic: { capacity: 3 }, as: 'U1' }

describe('performing actions', () => {
  it('ACT-01: announcing an action locks the minion before anybody may react', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, { ready: [minion('V5')] }, {}, {}, {}] })
    const events = t.answer(Ann, 'bleed:V1')
    expect([t.locked('V1'), t.window(), t.waiting()]).toEqual([true, 'blocks', [Ben]])
    expect(events.slice(0, 2).map(event => event.key)).toEqual(['locked', 'action-announced'])
  })

  it('ACT-01: a locked minion performs no action', () => {
    const t = table({ seats: [{ ready: [minion('V1', { locked: true }), minion('V2')] }, {}, {}, {}, {}] })
    expect(t.refused(Ann, 'hunt:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'hunt', 'V1')).toEqual(['locked', 'ACT-01'])
  })

  it('ACT-02: no other action is announced while one is under way', () => {
    const t = table({
      seats: [{ ready: [minion('V1'), minion('V2')] }, { ready: [minion('V5')] }, {}, listening('V7'), {}],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    expect(t.refused(Ann, 'hunt:V2')).toBe('not-your-prompt')
    expect(t.why(Ann, 'hunt', 'V2')).toEqual(['action-under-way', 'ACT-02'])
  })

  it('ACT-02, ACT-13: the combat of a block belongs to the action, whose minion still acts', () => {
    const t = table({
      seats: [{ ready: [minion('V1'), minion('V2')] }, { ready: [minion('V5')] }, {}, listening('V7'), {}],
    })
    t.answer(Ann, 'bleed:V1')
    t.effect(
      Ann,
      [
        {
          op: 'watch',
          on: 'round-started',
          when: { is: ['acting', { ref: 'by' }] },
          until: 'action',
          ops: [{ op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['hand', 'dodge'] } }],
        },
      ],
      {},
      { by: 'V1', source: 'V1' },
    )
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(viewFor(t.state, 'spectator').stack.map(entry => entry.kind)).toEqual([
      'action',
      'combat',
      'window',
      'choice',
    ])
    expect(t.refused(Ann, 'hunt:V2')).toBe('illegal-option')
    expect(t.why(Ann, 'hunt', 'V2')).toEqual(['action-under-way', 'ACT-02'])
    t.choose(Ann, ['hand'])
    const keys = t.log.map(event => event.key)
    expect(keys.indexOf('action-ended')).toBeGreaterThan(keys.indexOf('combat-ended'))
    expect(t.can(Ann, 'hunt:V2')).toBe(true)
  })

  it('ACT-03: a minion that unlocks may act again', () => {
    const t = table({ seats: [{ ready: [minion('V1', { blood: 0 }), minion('V2')] }, {}, {}, {}, {}] })
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect([t.blood('V1'), t.can(Ann, 'bleed:V1')]).toEqual([1, false])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    t.answer(Ann, 'bleed:V1')
    expect(t.happened('action-announced')[1]).toMatchObject({ action: 'bleed', targets: [Ben] })
  })

  it('ACT-04: whatever made it ready, a ready unlocked vampire may act', () => {
    const t = table({
      seats: [{ ready: [minion('V1')], torpor: [minion('V2', { blood: 2 })] }, { pool: 10 }, {}, {}, {}],
    })
    expect(t.can(Ann, 'bleed:V2')).toBe(false)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ready' }], { v: 'V2' })
    t.answer(Ann, 'bleed:V2')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('ACT-05: an ally bleeds without a card and never hunts', () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), { generic: { type: 'ally', life: 1, bleed: 1 }, as: 'U1' }] },
        { pool: 10 },
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'hunt:U1')).toBe('illegal-option')
    expect(t.why(Ann, 'hunt', 'U1')).toEqual(['not-a-vampire', 'ACT-05'])
    expect([t.can(Ann, 'bleed:V1'), t.can(Ann, 'hunt:V1')]).toEqual([true, true])
    t.answer(Ann, 'bleed:U1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })

  it('ACT-06: no minion plays an action card of one name twice in a turn, at whatever level; another minion may', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2', DOM)], hand: [K1, K2], uncontrolled: [U1] },
        { pool: 10 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:V1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect(t.refused(Ann, 'play:K2:DOM:V1')).toBe('illegal-option')
    t.answer(Ann, 'play:K2:DOM:V2', { v: [t.id('U1')] })
    t.allPass()
    expect(t.blood('U1')).toBe(3)
  })

  it('ACT-06, ACT-07: so it is after a block', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('U9', { generic: { type: 'ally' } })], hand: [K1, K2], uncontrolled: [U1] },
        { ready: [minion('V5')] },
        {},
        listening('V7'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    t.answer(Ann, 'play:K1:DOM:V1', { v: [t.id('U1')] })
    t.answer(Ben, 'block:V5')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect(t.happened('action-ended')[0]).toMatchObject({ outcome: 'blocked' })
    expect(t.refused(Ann, 'play:K2:dom:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K2')).toEqual(['already-played', 'ACT-06'])
  })

  it('ACT-07: a cancelled action card may be played again', () => {
    const t = table({ seats: [{ ready: [minion('V1', DOM)], hand: [K1, K2] }, { pool: 10 }, {}, {}, {}] })
    t.effect(
      Ann,
      [
        {
          op: 'watch',
          on: 'card-played',
          ops: [{ op: 'outcome', of: 'play', is: 'cancelled' }],
          until: 'turn',
          times: 1,
        },
      ],
      {},
      { source: 'V1' },
    )
    t.answer(Ann, 'play:K1:dom:V1')
    expect([
      t.has('card-cancelled'),
      t.has('action-announced'),
      t.locked('V1'),
      t.blood('V1'),
      t.inAsh(Ann, 'K1'),
    ]).toEqual([true, false, false, 5, true])
    t.answer(Ann, 'play:K2:dom:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(7)
  })

  it('ACT-10: an action by card has no stealth unless it says so', () => {
    const t = table({
      seats: [{ ready: [minion('V1', DOM)], hand: [K1] }, { pool: 10, ready: [minion('V5')] }, {}, {}, {}],
    })
    t.answer(Ann, 'play:K1:dom:V1')
    expect(t.happened('action-announced')[0]).toMatchObject({ stealth: 0 })
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('ACT-11: a card that bleeds obeys the rules of a bleed', () => {
    const t = table({
      seats: [{ ready: [minion('V1', DOM), minion('V2')], hand: [K1] }, { pool: 10 }, {}, listening('V7'), {}],
    })
    t.answer(Ann, 'play:K1:dom:V1')
    expect(t.happened('action-announced')[0]).toMatchObject({ action: 'bleed', targets: [Ben], stealth: 0 })
    expect(t.stat('V1', 'bleed')).toBe(3)
    t.pass(Dee)
    t.pass(Dee)
    expect([t.pool(Ben), t.state.edge]).toEqual([7, Ann])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
  })
})

describe('costs of an action', () => {
  it('ANN-08: what can no longer be paid in full is paid as far as it goes, and the effect does not happen', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1', blood: 1 }],
          hand: [
            { card: 'govern-the-unaligned', as: 'G1' },
            { card: 'conditioning', as: 'C1' },
          ],
        },
        { pool: 10 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:V1')
    t.answer(Ann, 'play:C1:dom:V1')
    t.allPass()
    expect([
      t.blood('V1'),
      t.pool(Ben),
      t.state.edge,
      t.has('action-succeeded'),
      t.happened('action-ended')[0],
    ]).toMatchObject([0, 10, null, true, { outcome: 'successful' }])
  })
})
