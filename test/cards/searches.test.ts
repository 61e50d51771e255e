import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

describe('Magic of the Smith', () => {
  const M1 = { card: 'magic-of-the-smith', as: 'M1' }
  const W1 = { card: '44-magnum', as: 'W1' },
    B1 = { card: 'sport-bike', as: 'B1' }
  const rest = Array.from({ length: 28 }, () => 'deflection')
  const scene = (ann: object = {}, ben: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('V1', { generic: { disciplines: ['THA'] }, blood: 4 }), minion('V2')],
          hand: [M1],
          library: [W1, ...rest, B1],
          ...ann,
        },
        { ready: [minion('V5')], ...ben },
      ],
    })

  it('what is found is listed in an order that tells nothing of the library', () => {
    const found = (turned: boolean) => {
      const t = scene({ library: ['deflection', W1, ...rest, B1, 'deflection'] }).edit(state => {
        if (turned) state.seats[Ann]!.library = state.seats[Ann]!.library.toReversed()
      })
      t.answer(Ann, 'play:M1:tha:V1')
      t.allPass()
      return t.option(Ann, 'choose')!.slots![0]
    }
    expect(found(true)).toEqual(found(false))
  })

  it('CARD-MAGICOFTHESMITH-01, magic-of-the-smith#1: blocked, nothing is searched, shuffled or named', () => {
    const t = scene()
    const order = [...t.state.seats[Ann]!.library]
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'game' }], { v: 'V5' })
    expect(t.option(Ann, 'play:M1:tha:V1')!.slots).toBeUndefined()
    t.answer(Ann, 'play:M1:tha:V1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.reach(Ben, 'block:V5')
    t.allPass()
    // One card came to the hand for the one that was played.
    expect([t.has('blocked'), t.state.seats[Ann]!.library, t.blood('V1'), t.inAsh(Ann, 'M1')]).toEqual([
      true,
      order.slice(1),
      4,
      true,
    ])
  })

  it('TEMPL-04, CARD-MAGICOFTHESMITH-02: equips from the library at the usual cost, and shuffles', () => {
    const t = scene({ library: [...rest, W1, B1] })
    const order = [...t.state.seats[Ann]!.library].slice(1)
    t.answer(Ann, 'play:M1:THA:V1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 3 }])
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([
      { candidates: [t.id('W1'), t.id('B1')].toSorted((a, b) => a - b), min: 0, max: 1 },
    ])
    t.choose(Ann, [t.id('W1')])
    expect([t.card('W1').on, t.pool(Ann), t.blood('V1')]).toEqual([t.id('V1'), 8, 3])
    expect(t.state.seats[Ann]!.library).not.toEqual(order.filter(id => id !== t.id('W1')))
    expect(t.state.seats[Ann]!.library.toSorted((a, b) => a - b)).toEqual(
      order.filter(id => id !== t.id('W1')).toSorted((a, b) => a - b),
    )
  })

  it('TEMPL-04: it may find nothing although there is something, and nobody else learns whether there was', () => {
    const t = scene({ library: [...rest, W1, B1] })
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    const before = t.state.seats[Ann]!.library.length
    t.choose(Ann, [])
    expect([t.state.seats[Ann]!.library.length, t.blood('V1'), t.happened('attached').length]).toEqual([before, 3, 0])
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(JSON.stringify(viewFor(t.state, Ben))).not.toMatch(/44-magnum|sport-bike/)
  })

  it('CARD-MAGICOFTHESMITH-02: what is in the hand alone is not found; its own cost is paid and the library shuffled', () => {
    const t = scene({ hand: [M1, W1], library: rest })
    const order = [...t.state.seats[Ann]!.library].slice(1)
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [], max: 0 }])
    t.choose(Ann, [])
    expect([t.inHand(Ann, 'W1'), t.blood('V1'), t.happened('action-ended')[0]]).toMatchObject([
      true,
      3,
      { outcome: 'successful' },
    ])
    expect(t.state.seats[Ann]!.library).not.toEqual(order)
  })

  it('finds only what can be paid for', () => {
    const t = scene({ pool: 1, library: [...rest, W1, B1] })
    t.answer(Ann, 'play:M1:tha:V1')
    t.allPass()
    expect(t.option(Ann, 'choose')!.slots).toMatchObject([{ candidates: [t.id('B1')] }])
  })
})

describe('Spying Mission', () => {
  const S = (as: string) => ({ card: 'spying-mission', as })
  const spy = (more: object = {}) => minion('A1', { generic: { disciplines: ['OBF'], bleed: 2 }, ...more })
  const scene = (ben: object = {}) =>
    table({
      seats: [
        { ready: [spy(), minion('A2')], hand: [S('S1'), S('S2')] },
        { pool: 10, ready: [minion('B1', { generic: { disciplines: ['DOM', 'san'] } })], ...ben },
        { pool: 10, ready: [minion('C1')] },
      ],
    })

  it('CARD-SPYINGMISSION-01, spying-mission#2: not while the bleed can still be reduced or redirected', () => {
    const t = scene({ hand: [{ card: 'deflection', as: 'D1' }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'pass')
    t.allPass(() => t.window() === 'declined')
    expect([t.can(Ben, 'play:D1:DOM:B1'), t.refused(Ann, 'play:S1:OBF:A1')]).toEqual([
      true,
      t.waiting().includes(Ann) ? 'illegal-option' : 'not-your-prompt',
    ])
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:D1:DOM:B1')]).toEqual([true, false])
    t.answer(Ann, 'play:S1:OBF:A1')
    t.allPass()
    expect([t.card('S1').on, t.pool(Ben)]).toEqual([t.id('A1'), 10])
  })

  it('CARD-SPYINGMISSION-01: not on a bleed that has come to nothing', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -2, on: 'acting', until: 'action' }])
    t.allPass(() => t.window() === 'success')
    expect([t.inHand(Ann, 'S1'), t.pool(Ben), t.has('bled')]).toEqual([true, 10, false])
  })

  it('CARD-SPYINGMISSION-03: the bleed burns no pool, moves no Edge, and the card is on the vampire', () => {
    const t = scene({ edge: true })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:S1:OBF:A1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge, t.card('S1').on, t.has('bled'), t.happened('action-ended')[0]]).toMatchObject([
      10,
      Ben,
      t.id('A1'),
      false,
      { outcome: 'successful' },
    ])
  })

  const twice = () =>
    table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['OBF'] } }), minion('A2')], hand: [S('S1'), S('S2')] },
        { pool: 20, ready: [minion('B1')] },
        { pool: 10, ready: [minion('C1')] },
      ],
    })
  const carried = () => {
    const t = twice()
    for (const card of ['S1', 'S2'])
      t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: card, a: 'A1' })
    return t
  }

  it('CARD-SPYINGMISSION-02, spying-mission#4: several burn together at the next bleed of the same Methuselah, and add 2 each', () => {
    const t = carried()
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.pool(Ben), t.inAsh(Ann, 'S1'), t.inAsh(Ann, 'S2')]).toEqual([15, true, true])
  })

  it('CARD-SPYINGMISSION-02: a bleed that is blocked is not about to succeed, and burns none', () => {
    const t = carried()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben), t.card('S1').on, t.card('S2').on]).toEqual([
      true,
      20,
      t.id('A1'),
      t.id('A1'),
    ])
  })

  it('stays for another Methuselah, and for a bleed that comes to nothing', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['dem'] } }), minion('A2')],
          hand: [{ card: 'kindred-spirits', as: 'K1' }, S('S1')],
        },
        { pool: 20 },
        { pool: 10 },
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: 'S1', a: 'A1' })
    t.answer(Ann, 'play:K1:dem:A1', { whom: [Cal] })
    t.allPass()
    expect([t.pool(Cal), t.card('S1').on]).toEqual([9, t.id('A1')])
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'a', until: 'game' }], { a: 'A1' })
  })

  it('basic: adds stealth', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:S1:obf:A1')
    expect(t.has('block-failed')).toBe(true)
  })
})
