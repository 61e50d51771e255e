import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const H1 = { card: 'heart-of-the-city', as: 'H1' },
  LINE = { card: 'the-line', as: 'L1' }

describe('costs', () => {
  const entice = (seats: [object, object]) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [of('V1', { disciplines: ['ser'] }), minion('V2')],
          hand: [{ card: 'enticement', as: 'E1' }],
          ...seats[0],
        },
        { pool: 10, ready: [minion('V5')], ...seats[1] },
      ],
    })

  it('REQ-07: what costs the Edge is paid for with the own Edge alone', () => {
    const t = entice([{}, { edge: true }])
    expect([t.refused(Ann, 'play:E1:ser:V1'), t.why(Ann, 'play', 'E1')]).toEqual([
      'illegal-option',
      ['edge-not-yours', 'REQ-07'],
    ])
    const own = entice([{ edge: true }, {}])
    own.answer(Ann, 'play:E1:ser:V1')
    expect([own.state.edge, own.happened('action-announced')[0]]).toMatchObject([Ann, { targets: [Ben] }])
    own.allPass()
    expect([own.state.edge, own.pool(Ben)]).toEqual([null, 8])
    expect(own.why(Ann, 'bleed', 'V2')).toEqual(['forbidden', 'GOLDEN-01'])
  })

  it('REQ-07: the Edge lost before the action succeeds pays for nothing', () => {
    const t = entice([{ edge: true }, {}])
    t.answer(Ann, 'play:E1:ser:V1')
    t.effect(Ben, [{ op: 'edge', to: 'you' }])
    t.allPass()
    expect([t.state.edge, t.pool(Ben), t.happened('action-ended')[0]]).toMatchObject([
      Ben,
      10,
      { outcome: 'successful' },
    ])
  })

  it('REQ-08: a minion pays with the Edge and with cards of its Methuselah', () => {
    const t = table({
      seats: [
        {
          edge: true,
          ready: [
            { card: 'larissa-moreira', as: 'V1' },
            { card: 'kalinda', as: 'V2', locked: true },
          ],
          library: ['deflection', 'deflection'],
          hand: [
            { card: 'cats-guidance', as: 'D1' },
            'deflection',
            'deflection',
            'deflection',
            'deflection',
            'deflection',
            'deflection',
          ],
        },
        { pool: 10, ready: [minion('V5', { locked: true })] },
      ],
    })
    t.answer(Ann, 'use:V2:unlock')
    expect([t.locked('V2'), t.state.edge]).toEqual([false, null])
    expect(t.refused(Ann, 'use:V2:unlock')).toBe('illegal-option')
    t.answer(Ann, 'bleed:V1')
    t.reach(Ann, 'use:V1:bleed', { c: [t.id('D1')] })
    expect([t.inAsh(Ann, 'D1'), t.state.seats[Ann]!.hand.length]).toEqual([true, 7])
  })

  const scene = (blood: number, ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        { ready: [of('V1', { disciplines: ['pre'] }, { blood }), LINE, minion('V2')], hand: [H1], ...ann },
        { ready: [minion('V5')], ...ben },
      ],
    })

  it('REQ-09: what makes it cheaper may wait until the cost is paid', () => {
    const t = scene(4)
    t.answer(Ann, 'play:H1:pre:V1', { reduced: [] })
    t.allPass()
    expect([t.locked('L1'), t.blood('V1')]).toEqual([false, 4])
    t.choose(Ann, [t.id('L1')])
    expect([t.locked('L1'), t.blood('V1'), t.card('H1').on]).toEqual([true, 3, t.id('V1')])
  })

  it('REQ-09: or not be used at all, or as the card is played', () => {
    const none = scene(4)
    none.answer(Ann, 'play:H1:pre:V1', { reduced: [] })
    none.allPass()
    none.choose(Ann, [])
    expect([none.locked('L1'), none.blood('V1')]).toEqual([false, 2])
    const first = scene(4)
    first.answer(Ann, 'play:H1:pre:V1', { reduced: [first.id('L1')] })
    expect(first.locked('L1')).toBe(true)
    first.allPass()
    expect(first.blood('V1')).toBe(3)
  })

  it('REQ-10: what cannot be paid for otherwise is made cheaper as it is played', () => {
    const t = scene(1)
    expect(t.refused(Ann, 'play:H1:pre:V1', { reduced: [] })).toBe('illegal-args')
    t.answer(Ann, 'play:H1:pre:V1', { reduced: [t.id('L1')] })
    t.allPass()
    expect([t.locked('L1'), t.blood('V1'), t.card('H1').on]).toEqual([true, 0, t.id('V1')])
    expect(
      scene(1, { ready: [of('V1', { disciplines: ['pre'] }, { blood: 1 }), { ...LINE, locked: true }] }).why(
        Ann,
        'play',
        'H1',
      ),
    ).toEqual(['not-enough-blood', 'REQ-04'])
  })

  it('REQ-11: a cancelled card has not used it', () => {
    const t = scene(4, {}, { pool: 10, hand: [{ card: 'direct-intervention', as: 'D1' }] })
    t.answer(Ann, 'play:H1:pre:V1', { reduced: [t.id('L1')] })
    t.reach(Ben, 'play:D1:')
    t.allPass()
    expect([t.has('card-cancelled'), t.locked('L1'), t.locked('V1'), t.blood('V1'), t.has('action-announced')]).toEqual(
      [true, false, false, 4, false],
    )
  })

  it('MIN-08, MIN-09: an ally that plays as a vampire pays with its life, has capacity 1, and no life above that drains off', () => {
    const a = { generic: { type: 'ally' as const, life: 3, asVampire: ['THA', 'cel'] } }
    const blur = duel({ a, ann: [{ card: 'blur', as: 'X1' }], b: { generic: { strength: 0 } } })
    onwards(blur, () => blur.can(Ann, 'play:X1:cel:A1'))
    blur.answer(Ann, 'play:X1:cel:A1')
    expect([
      blur.blood('A1'),
      blur.log.filter(event => event.key === 'counters' && event.why === 'cost'),
    ]).toMatchObject([2, [{ from: { card: { id: blur.id('A1') } }, amount: 1 }]])
    onwards(blur, () => isOver(blur))
    expect(blur.log.filter(event => event.key === 'strike-chosen' && event.by.id === blur.id('A1'))).toHaveLength(2)
    const steal = duel({ a, ann: [{ card: 'theft-of-vitae', as: 'X1' }], b: { generic: { strength: 0 } } })
    onwards(steal, () => steal.can(Ann, 'play:X1:THA:A1'))
    steal.answer(Ann, 'play:X1:THA:A1')
    onwards(steal, () => isOver(steal))
    expect([steal.blood('A1'), steal.blood('B1')]).toEqual([5, 3])
  })

  it('MIN-09, REQ-12: not what asks for a higher capacity, nor what its text does not name', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        {
          ready: [of('A5', { type: 'ally', life: 3, asVampire: ['ANI'] })],
          hand: [
            { card: 'sense-the-savage-way', as: 'S1' },
            { card: 'spirits-touch', as: 'D1' },
          ],
        },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect([t.can(Ben, 'play:S1:ani:A5'), t.why(Ben, 'play', 'S1'), t.why(Ben, 'play', 'D1')]).toEqual([
      false,
      ['too-young', 'REQ-01'],
      ['vampires-only', 'REQ-12'],
    ])
  })

  it('MIN-23: once in play a card is on no vampire', () => {
    const t = table({
      seats: [
        { ready: [of('A1', { type: 'ally', life: 4, asVampire: ['pre'] }), minion('V2')], hand: [H1] },
        { pool: 10 },
      ],
    })
    t.answer(Ann, 'play:H1:pre:A1')
    t.allPass()
    expect([t.card('H1').on, t.blood('A1'), t.stat('A1', 'bleed')]).toEqual([t.id('A1'), 2, 1])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
  })
})
