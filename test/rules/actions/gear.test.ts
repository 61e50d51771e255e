import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../shared/api/position.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../support/table.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]
const ally = (as: string, more: object = {}): Placed => ({ generic: { type: 'ally', life: 2 }, as, ...more })
const B1 = { card: 'sport-bike', as: 'B1' },
  B2 = { card: 'sport-bike', as: 'B2' },
  C1 = { card: 'bowl-of-convergence', as: 'C1' },
  R1 = { card: 'raven-spy', as: 'R1' }
const ani = (level: string, more: object = {}) => minion('V1', { generic: { disciplines: [level] }, ...more })
const on = (t: ReturnType<typeof table>, card: string) => t.card(card).on

describe('equip', () => {
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        { pool: 10, ready: [ally('A1')], hand: [B1], ...ann },
        { ready: [minion('V5')], ...ben },
        {},
        {},
        { ready: [minion('V8')] },
      ],
    })

  it('EQUIP-01, ANN-02, ANN-06: from hand, by any ready minion, undirected, at +1 stealth, paid for on success', () => {
    const t = scene({ library: ['deflection'] })
    t.answer(Ann, 'play:B1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1, card: { key: 'sport-bike' } }])
    expect([t.pool(Ann), t.locked('A1'), t.state.seats[Ann]!.hand.length, t.card('B1').on, t.inAsh(Ann, 'B1')]).toEqual(
      [10, true, 1, undefined, false],
    )
    expect([t.can(Ben, 'block:V5'), t.can(Eve, 'block:V8')]).toEqual([true, true])
    t.allPass()
    expect([t.pool(Ann), on(t, 'B1'), t.stat('A1', 'intercept')]).toEqual([9, t.id('A1'), 1])
  })

  it('EQUIP-02: blocked, the card is burned and nothing is paid', () => {
    const t = scene({}, { ready: [minion('V5', { attachments: [B2] })] })
    t.answer(Ann, 'play:B1::A1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), t.inAsh(Ann, 'B1'), t.pool(Ann)]).toEqual([true, true, 10])
  })

  it('EQUIP-03: any number on a minion', () => {
    const t = scene({
      ready: [
        ally('A1', {
          attachments: ['44-magnum', '44-magnum', 'kevlar-vest', 'kevlar-vest', 'bowl-of-convergence'].map(card => ({
            card,
          })),
        }),
      ],
    })
    t.answer(Ann, 'play:B1::A1')
    t.allPass()
    expect(t.state.cards.filter(card => card.on === t.id('A1'))).toHaveLength(6)
  })

  const fellows = (more: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          ready: [
            minion('V1'),
            minion('V2', {
              attachments: [{ card: '44-magnum', as: 'W1' }, { card: 'kevlar-vest', as: 'W2' }, C1],
              ...more,
            }),
          ],
          ...ann,
        },
        { ready: [minion('V5', { attachments: [B2] })] },
        { ready: [minion('V4', { attachments: [{ card: '44-magnum', as: 'W4' }] })] },
        {},
        {},
      ],
    })

  it('EQUIP-04, ANN-01: one or several cards of a fellow minion, named as it is announced, for nothing', () => {
    const t = fellows()
    t.answer(Ann, 'equip:V1:V2', { cards: [t.id('W1'), t.id('C1')] })
    expect(t.happened('action-announced')).toMatchObject([{ action: 'equip', targets: [], stealth: 1 }])
    expect(t.happened('chosen')).toMatchObject([{ cards: [{ id: t.id('W1') }, { id: t.id('C1') }] }])
    expect(on(t, 'W1')).toBe(t.id('V2'))
    t.allPass()
    expect([on(t, 'W1'), on(t, 'C1'), on(t, 'W2'), t.pool(Ann)]).toEqual([t.id('V1'), t.id('V1'), t.id('V2'), 30])
    expect(fellows().refused(Ann, 'equip:V1:V2', { cards: [] })).toBe('illegal-args')
  })

  it('EQUIP-05: blocked, it stays where it was', () => {
    const t = fellows()
    t.answer(Ann, 'equip:V1:V2', { cards: [t.id('W1')] })
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), on(t, 'W1'), t.inAsh(Ann, 'W1')]).toEqual([true, t.id('V2'), false])
  })

  it('EQUIP-06: not from the minions of others', () => {
    const t = fellows()
    expect([t.can(Ann, 'equip:V1:V4'), t.refused(Ann, 'equip:V1:V2', { cards: [t.id('W4')] })]).toEqual([
      false,
      'illegal-args',
    ])
  })

  it('EQUIP-07: the giver may be locked or in torpor, the taker not', () => {
    const torpid = table({ seats: [{ ready: [minion('V1')], torpor: [minion('V2', { attachments: [B1] })] }, {}] })
    torpid.answer(Ann, 'equip:V1:V2', { cards: [torpid.id('B1')] })
    torpid.allPass()
    expect([on(torpid, 'B1'), torpid.state.seats[Ann]!.inPlay.includes(torpid.id('B1'))]).toEqual([
      torpid.id('V1'),
      true,
    ])
    const locked = fellows({ locked: true })
    expect([locked.can(Ann, 'equip:V1:V2'), locked.can(Ann, 'equip:V2:V1')]).toEqual([true, false])
    const t = table({ seats: [{ ready: [minion('V1', { locked: true }), minion('V2', { attachments: [B1] })] }, {}] })
    expect([t.can(Ann, 'equip:V1:V2'), t.why(Ann, 'equip', 'V1')]).toEqual([false, ['locked', 'ACT-01']])
  })

  it('EQUIP-09, ACT-08: a minion plays no second card of that name in a turn; taking one from a fellow is no card play', () => {
    const W = { card: 'kevlar-vest', as: 'W1' }
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2', { attachments: [B2] })], hand: [B1, { card: 'sport-bike', as: 'B3' }, W] },
        {},
      ],
    })
    t.answer(Ann, 'play:B1::V1')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'v' },
        { op: 'move', who: 'b', to: 'ash' },
      ],
      { v: 'V1', b: 'B1' },
    )
    expect([t.can(Ann, 'play:B3::V1'), t.why(Ann, 'play', 'B3'), t.can(Ann, 'play:B3::V2')]).toEqual([
      false,
      ['already-played', 'ACT-06'],
      false,
    ])
    t.answer(Ann, 'equip:V1:V2', { cards: [t.id('B2')] })
    t.allPass()
    expect([on(t, 'B2'), t.can(Ann, 'play:B3::V2')]).toEqual([t.id('V1'), true])
  })

  it('EQUIP-08, RETAIN-03: put into play without employing it, the basic version works', () => {
    const t = table({ seats: [{ ready: [ani('ANI')], hand: [R1] }, {}] })
    t.effect(Ann, [{ op: 'move', who: 'r', to: 'inPlay', on: 'v' }], { r: 'R1', v: 'V1' })
    expect([on(t, 'R1'), t.blood('R1'), t.stat('V1', 'intercept')]).toEqual([t.id('V1'), 1, 1])
    const employed = table({ seats: [{ ready: [ani('ANI')], hand: [R1] }, {}] })
    employed.answer(Ann, 'play:R1:ANI:V1')
    employed.allPass()
    expect(employed.blood('R1')).toBe(2)
  })
})

describe('employ', () => {
  it('RETAIN-01: undirected, at +1 stealth, paid for on success; its life comes from the bank', () => {
    const t = table({
      seats: [{ ready: [ani('ani', { blood: 4 })], hand: [R1] }, { ready: [minion('V5')] }, {}, {}, {}],
    })
    t.answer(Ann, 'play:R1:ani:V1')
    expect([t.happened('action-announced')[0], t.blood('V1')]).toMatchObject([{ targets: [], stealth: 1 }, 4])
    t.allPass()
    expect([on(t, 'R1'), t.blood('R1'), t.blood('V1')]).toEqual([t.id('V1'), 1, 3])
    expect(t.happened('counters').at(-1)).toMatchObject({
      from: 'bank',
      to: { card: { key: 'raven-spy' } },
      amount: 1,
      why: 'set-up',
    })
  })

  it('RETAIN-02: no action moves a retainer; any number serve one minion', () => {
    const t = table({
      seats: [{ ready: [ani('ani'), minion('V2', { attachments: [{ card: 'raven-spy' }] })], hand: [R1] }, {}],
    })
    expect(t.options(Ann).filter(option => option.startsWith('equip'))).toEqual([])
    const two = table({ seats: [{ ready: [ani('ani', { attachments: [{ card: 'raven-spy' }] })], hand: [R1] }, {}] })
    two.answer(Ann, 'play:R1:ani:V1')
    two.allPass()
    expect([on(two, 'R1'), two.stat('V1', 'intercept')]).toEqual([two.id('V1'), 2])
  })

  it('MIN-07: it is burned with its last life, or with its employer', () => {
    const scene = () =>
      table({ seats: [{ ready: [minion('V1', { blood: 4, attachments: [{ ...R1, blood: 2 }] })] }, {}] })
    const t = scene()
    t.effect(Ann, [{ op: 'damage', to: 'r', amount: 2 }], { r: 'R1' })
    expect([t.inAsh(Ann, 'R1'), t.blood('V1'), t.stat('V1', 'intercept')]).toEqual([true, 4, 0])
    const burned = scene()
    burned.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect(burned.inAsh(Ann, 'R1')).toBe(true)
  })

  it('RETAINER-01: damage to its employer does it no harm', () => {
    const t = table({ seats: [{ ready: [minion('V1', { blood: 1, attachments: [R1] })] }, {}] })
    t.effect(Ann, [{ op: 'damage', to: 'v', amount: 3 }], { v: 'V1' })
    expect([t.inTorpor('V1'), on(t, 'R1'), t.blood('R1')]).toEqual([true, t.id('V1'), 1])
  })
})

describe('cards on cards', () => {
  it('MIN-06, BURN-01, OWN-01: what a minion bears burns with it, each to its owner', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { attachments: [B1, C1, { card: 'kevlar-vest', as: 'K1', owner: Cal }] })] },
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect([t.inAsh(Ann, 'B1'), t.inAsh(Ann, 'C1'), t.inAsh(Cal, 'K1'), t.inAsh(Ann, 'K1')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('BURN-03: removed from the game it takes its counters along and burns the cards on it', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 4, attachments: [B1, { card: 'haven-uncovered', as: 'H1', owner: Cal }] })] },
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'removed' }], { v: 'V1' })
    expect([t.state.seats[Ann]!.removed, t.inAsh(Ann, 'B1'), t.inAsh(Cal, 'H1'), t.blood('V1')]).toEqual([
      [t.id('V1')],
      true,
      true,
      0,
    ])
    expect(t.happened('counters')).toMatchObject([{ amount: 4, to: 'bank', why: 'left-play' }])
  })

  const steal = (t: ReturnType<typeof table>, seat: number, card: string) =>
    t.effect(seat, [{ op: 'control', who: 'c', to: 'you' }], { c: card })
  const keepers = (t: ReturnType<typeof table>, card: string) =>
    t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(card)))

  it('MIN-01: an equipment changes control with its minion, its owner stays', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { attachments: [B1, { card: 'haven-uncovered', as: 'H1', owner: Ben }] })] },
        {},
        { ready: [minion('V4')] },
      ],
    })
    steal(t, Cal, 'V1')
    expect([keepers(t, 'V1'), keepers(t, 'B1'), t.card('B1').owner, on(t, 'B1')]).toEqual([Cal, Cal, Ann, t.id('V1')])
  })

  it('MIN-02: a minion card that lies on no other stays with who played it', () => {
    const t = table({ seats: [{ ready: [minion('V1'), { card: 'creeping-sabotage', as: 'S1' }] }, {}] })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect(keepers(t, 'S1')).toBe(Ann)
  })

  it('CTRL-02: what is stolen stays as it lies; nothing is stolen from oneself', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, {}, { torpor: [minion('V4', { locked: true, blood: 2 })] }] })
    steal(t, Ann, 'V4')
    expect([keepers(t, 'V4'), t.inTorpor('V4'), t.locked('V4'), t.blood('V4')]).toEqual([Ann, true, true, 2])
    const events = t.happened('control-changed').length
    steal(t, Ann, 'V4')
    // Nor is anything without a card, or without somebody to hand it to.
    t.effect(
      Ann,
      [
        { op: 'control', who: 'nothing', to: 'you' },
        { op: 'control', who: 'c', to: 'host' },
      ],
      { c: 'V1' },
    )
    expect([keepers(t, 'V4'), t.happened('control-changed').length]).toEqual([Ann, events])
  })

  it("CTRL-03, CTRL-04: what lay on a minion goes to one of the thief's, chosen by the thief", () => {
    const t = table({
      seats: [
        { ready: [minion('V1'), minion('V2')] },
        {},
        { ready: [minion('V4', { attachments: [B1, { card: 'the-barrens', as: 'L1' }] })] },
      ],
    })
    steal(t, Ann, 'L1')
    expect([keepers(t, 'L1'), t.waiting()]).toEqual([Ann, [Ann]])
    t.choose(Ann, [t.id('V2')])
    expect([keepers(t, 'L1'), on(t, 'L1')]).toEqual([Ann, t.id('V2')])
    const one = table({ seats: [{ ready: [minion('V1')] }, {}, { ready: [minion('V4', { attachments: [B1] })] }] })
    steal(one, Ann, 'B1')
    expect([keepers(one, 'B1'), on(one, 'B1'), one.stat('V1', 'intercept'), one.stat('V4', 'intercept')]).toEqual([
      Ann,
      one.id('V1'),
      1,
      0,
    ])
  })

  it('CTRL-03: nor to one that already has the one it can have', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { attachments: [B2] }), minion('V2')] },
        {},
        { ready: [minion('V4', { attachments: [B1] })] },
      ],
    })
    steal(t, Ann, 'B1')
    // Nor does it move again for who has it by now.
    steal(t, Ann, 'B1')
    expect([on(t, 'B1'), on(t, 'B2'), t.inAsh(Cal, 'B1')]).toEqual([t.id('V2'), t.id('V1'), false])
  })

  it('CTRL-04: with no minion to take it, it is burned', () => {
    const t = table({
      seats: [
        { uncontrolled: [minion('U1')] },
        {},
        { ready: [minion('V4', { attachments: [{ card: 'the-barrens', as: 'L1' }] })] },
      ],
    })
    steal(t, Ann, 'L1')
    expect([t.inAsh(Cal, 'L1'), keepers(t, 'L1')]).toEqual([true, -1])
  })
})

describe('allies', () => {
  it('ALLY-04: one that pays its last life is burned at once', () => {
    const t = table({ seats: [{ ready: [ally('A1', { blood: 1 }), ally('A2')] }, {}] })
    t.effect(Ann, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 1, why: 'cost' }], { a: 'A1' })
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ann, 'A2')]).toEqual([true, false])
  })

  it('MIN-10: aggravated damage costs it a life, no more', () => {
    const t = table({ seats: [{ ready: [ally('A1')] }, {}] })
    t.effect(Ann, [{ op: 'damage', to: 'a', amount: 1, aggravated: true }], { a: 'A1' })
    expect([t.blood('A1'), t.inTorpor('A1'), t.inAsh(Ann, 'A1')]).toEqual([1, false, false])
  })
})
