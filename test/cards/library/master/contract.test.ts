import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { attacked, held, K1, type Table, v } from '../../scene.ts'

const banuHaqim = { clan: 'Banu Haqim' }
/** A contract of Ann on this minion, for which A1 is chosen. */
const contract = (as = 'P1') => ({
  attachments: [{ card: 'priority-contract', as, owner: Ann, vars: { chosen: { card: 'A1' } } }],
})
const pays = (t: Table) => t.options(Ann).includes('trigger:0')

describe('Priority Contract', () => {
  it('is put on a minion of the prey, in torpor too, for a ready Banu Haqim of yours', () => {
    const t = table({
      seats: [
        { hand: held('priority-contract', 'M1'), ready: [v('A1', banuHaqim), v('A2')], torpor: [v('A3', banuHaqim)] },
        { ready: [v('B1'), minion('B2', { generic: { type: 'ally' } })], torpor: [v('B3')] },
        { ready: [v('C1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:M1:', { chosen: [t.id('A1')] })
    expect(t.refused(Ann, 'choose', { pick: [t.id('C1')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B3')])
    expect([t.card('M1').on, t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([t.id('B3'), true])
  })

  it('priority-contract#G138-1: the chosen Banu Haqim fights its bearer by a directed action at +1 stealth, and nobody else', () => {
    const t = table({
      seats: [{ ready: [v('A1', banuHaqim), v('A2', banuHaqim)] }, { ready: [v('B1', {}, contract())] }, {}, {}, {}],
    })
    expect(t.options(Ann).filter(one => one.includes('fight'))).toEqual([`action:${t.id('P1')}:fight:${t.id('A1')}`])
    t.answer(Ann, 'action:P1:fight:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    onwards(t, () => t.has('combat-started'))
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }])
  })

  const fight = (b1: object, strength = 9) => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1', { ...banuHaqim, strength }), v('A2')] },
        { ready: [v('B1', {}, { blood: 1, ...contract(), ...b1 }), v('B2')] },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return onwards(t, () => pays(t) || t.has('combat-ended'))
  }

  it('as its bearer goes to torpor it can be burned for 3 pool', () => {
    const t = fight({})
    t.answer(Ann, 'trigger:0')
    expect([t.inTorpor('B1'), t.pool(Ann), t.inAsh(Ann, 'P1')]).toEqual([true, 13, true])
    const kept = fight({})
    kept.answer(Ann, 'pass')
    expect([kept.pool(Ann), kept.card('P1').on]).toEqual([10, kept.id('B1')])
  })

  it('and as its bearer is burned, with which it burns; not one that was in torpor already', () => {
    const scene = (ben: object) => {
      const t = table({ seats: [{ pool: 10, ready: [v('A1', banuHaqim)] }, ben, {}] })
      return t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B1' })
    }
    const torpid = scene({ torpor: [v('B1', {}, contract())] })
    expect([torpid.inAsh(Ann, 'P1'), pays(torpid)]).toEqual([true, false])
    const t = scene({ ready: [v('B1', {}, contract())] })
    t.answer(Ann, 'trigger:0')
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'P1'), t.pool(Ann)]).toEqual([true, true, 13])
  })

  it('priority-contract#1: as the controller of its bearer is ousted, too', () => {
    const t = table({
      seats: [{ pool: 10, ready: [v('A1', banuHaqim)] }, { pool: 1, ready: [v('B1', {}, contract())] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => pays(t))
    t.answer(Ann, 'trigger:0')
    expect([t.happened('ousted').length, t.pool(Ann)]).toEqual([1, 19])
  })

  it('priority-contract#G82-1: a trifle, contested or not', () => {
    const t = table({
      seats: [
        { hand: [...held('priority-contract', 'M1'), 'villein'], ready: [v('A1', banuHaqim)] },
        { ready: [v('B1')] },
        { ready: [v('C1')] },
        { ready: [v('D1', {}, { attachments: [{ card: 'priority-contract', as: 'P9', owner: Cal }] })] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { chosen: [t.id('A1')] })
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('B1')])
    expect([t.has('contested'), t.state.frames[0]]).toMatchObject([true, { masterActions: 1 }])
  })
})

describe('The Black Throne', () => {
  it('locked in the polling of any referendum it gives 2 votes', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { title: 'prince' })], hand: [{ card: 'ancilla-empowerment', as: 'R1' }] },
        { ready: [K1('the-black-throne')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:R1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'use:K1:votes')
    t.answer(Ben, 'vote:card:K1', { side: ['against'] })
    expect([t.locked('K1'), t.happened('votes-cast')]).toMatchObject([true, [{ seat: Ben, votes: 2, for: false }]])
  })

  const scene = (throne: object = {}, a1: object = banuHaqim) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', a1), { ...K1('the-black-throne'), ...throne }] },
        { pool: 1, ready: [v('B1', {}, contract()), v('B2')] },
        {},
        {},
        {},
      ],
    })

  it('the-black-throne#1: gains 1 pool as a minion with a contract of an own Banu Haqim leaves the ready region, burned with it or not', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'B1' })
    // The contract pays, too: each is asked for.
    for (let n = 0; n < 2; n++) t.answer(Ann, 'trigger:0')
    expect([t.pool(Ann), t.locked('K1')]).toEqual([14, true])
  })

  it('not locked, not for a minion without one, nor for one whose chosen vampire is no Banu Haqim of yours', () => {
    for (const [t, who] of [
      [scene({ locked: true }), 'B1'],
      [scene(), 'B2'],
      [scene({}, { clan: 'Brujah' }), 'B1'],
    ] as const) {
      t.effect(Ben, [{ op: 'move', who: 'm', to: 'torpor' }], { m: who })
      if (pays(t)) t.answer(Ann, 'trigger:0')
      expect(t.pool(Ann)).toBe(who === 'B2' ? 10 : 13)
    }
  })

  it('the-black-throne#2: as its controller is ousted, too', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => pays(t))
    for (let n = 0; n < 2; n++) t.answer(Ann, 'trigger:0')
    expect(t.pool(Ann)).toBe(20)
  })
})
