import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { cancelling, cancels, helper, locks } from '../../cancelling.ts'
import { actions, held, K, v } from '../../scene.ts'

const misdirection = (as: string) => ({ card: 'misdirection', as })

describe('Power of All', () => {
  const wakes = [...held('on-the-qui-vive', 'W1'), ...held('second-tradition-domain', 'S1')]
  it('power-of-all#G62-1: who is locked cannot lock for it, and nothing that unlocks for a block comes first', () => {
    const t = cancelling('power-of-all', cancels['power-of-all']!, [], wakes, {
      locked: true,
      generic: { sect: 'Anarch', title: 'prince' },
    })
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B2' })
    t.answer(Ann, 'play:X1:dom:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(['play:W1::B1', 'play:S1:unlock:B1', 'play:K1::B1'].map(option => t.can(Ben, option))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('power-of-all#G63-1: without an action, but that is for no other reaction', () => {
    const t = cancelling('power-of-all', cancels['wash']!, [], wakes)
    t.answer(Ann, 'play:X1:', locks(t))
    expect([t.can(Ben, 'play:K1::B1'), t.can(Ben, 'play:W1::B1'), t.can(Ben, 'play:W1::B2')]).toEqual([
      true,
      false,
      false,
    ])
    play(t, Ben, 'play:K1::B1', helper(t))
    t.allPass(() => t.has('card-cancelled'))
    expect([t.happened('card-cancelled').length, t.locked('B1'), t.inHand(Ben, 'W1')]).toEqual([1, true, true])
  })

  it('power-of-all#G136-1: who attempts to block and locks for it does not block, unless it woke before', () => {
    const blocks = (woken: boolean) => {
      const t = cancelling(
        'power-of-all',
        { ...cancels['power-of-all']!, card: 'conditioning' },
        [],
        held('on-the-qui-vive', 'W1'),
      )
      t.answer(Ann, 'bleed:A1')
      if (woken) t.effect(Ben, [{ op: 'allow', rule: 'wake', on: 'b', until: 'action' }], { b: 'B1' })
      play(t, Ben, 'block:B1')
      play(t, Ann, 'play:X1:dom:A1')
      play(t, Ben, 'play:K1::B1', helper(t))
      onwards(t, () => t.has('blocked') || t.has('block-failed'))
      return [t.locked('B1'), t.has('blocked')]
    }
    expect([blocks(false), blocks(true)]).toEqual([
      [true, false],
      [true, true],
    ])
  })
})

describe('Power of All', () => {
  const A = { sect: 'Anarch' }
  const scene = (ben: object[], hand: object[] = [{ card: 'bonding', as: 'H1' }]) =>
    table({
      seats: [
        { ready: [v('A1', { disciplines: ['DOM'] }), v('A2')], hand: hand as never },
        { pool: 10, ready: ben as never[], hand: K('power-of-all') },
        {},
      ],
    })
  it('power-of-all#G155-1: locks two Anarchs and cancels a card as it is played, which is paid for', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect([t.happened('card-cancelled'), t.locked('B1'), t.locked('B2'), t.blood('B1'), t.pool(Ben)]).toMatchObject([
      [{ card: { id: t.id('H1') } }],
      true,
      true,
      3,
      9,
    ])
  })
  it('power-of-all#G63-1: even where there is no action: a master card', () => {
    const t = table({
      seats: [
        { ready: [v('A1')], hand: [{ card: 'villein', as: 'H1' }] },
        { ready: [v('B1', A), v('B2', A)], hand: K('power-of-all') },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:H1:', { v: [t.id('A1')], n: 2 })
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect(t.happened('card-cancelled').length).toBe(1)
  })
  it.each([
    ['one Anarch alone', [v('B1', A), v('B2')]],
    ['the other is locked', [v('B1', A), v('B2', A, { locked: true })]],
  ])('not where %s', (_, ben) => {
    const t = scene(ben)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.allPass()
    expect(t.has('card-cancelled')).toBe(false)
  })
  it('power-of-all#G63-2: not in combat, nor in the own turn', () => {
    const own = table({
      seats: [{ ready: [v('A1', A), v('A2', A)], hand: [...K('power-of-all'), { card: 'villein', as: 'H1' }] }, {}],
      turn: { phase: 'master' },
    })
    own.answer(Ann, 'play:H1:', { v: [own.id('A1')], n: 2 })
    expect(own.has('card-cancelled')).toBe(false)
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['POT'] } },
        b: { generic: { sect: 'Anarch', capacity: 9 } },
        ann: [{ card: 'roundhouse', as: 'H1' }],
        ben: K('power-of-all'),
      }),
      'strike',
    )
    t.answer(Ann, 'play:H1:pot:A1')
    expect(t.options(Ben).filter(id => id.startsWith('play:'))).toEqual([])
  })
  it('ruling: a locked minion that attempts to block does not block', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.effect(Ben, [{ op: 'lock', who: 'm' }], { m: 'B1' })
    t.allPass()
    expect([t.has('blocked'), t.has('block-failed'), t.pool(Ben)]).toEqual([false, true, 9])
  })
})

describe('Rewind Time', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  const scene = (...disciplines: string[]) =>
    table({
      seats: [
        {
          ready: [v('V1', ['dom'], { blood: 4 })],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }, misdirection('M1'), misdirection('M2')],
          uncontrolled: [{ generic: {} }],
        },
        { pool: 10, ready: [v('V5', disciplines, { blood: 5 })], hand: [{ card: 'rewind-time', as: 'R1' }] },
        {},
      ],
      turn: { phase: disciplines.includes('TEM') ? 'master' : 'minion' },
    })

  it('pre: a bleed against you is smaller by 1', () => {
    const t = scene('pre')
    t.answer(Ann, 'bleed:V1')
    expect(t.why(Cal, 'play')).toBeUndefined()
    t.reach(Ben, 'play:R1:pre:V5')
    t.allPass()
    expect([t.pool(Ben), t.blood('V5'), t.happened('action-succeeded').length]).toEqual([10, 3, 1])
  })

  it('tem: cancels an action card; its minion does not lock', () => {
    const t = scene('tem')
    t.answer(Ann, 'play:G1:dom:V1')
    t.answer(Ben, 'play:R1:tem:V5')
    expect([t.locked('V1'), t.blood('V1'), t.blood('V5'), t.inAsh(Ann, 'G1')]).toEqual([false, 4, 3, true])
  })

  it('TEM: without any action, a master of another, unpaid, who gets an action', () => {
    const t = scene('TEM')
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    t.answer(Ben, 'play:R1:TEM:V5')
    expect([t.locked('V5'), t.pool(Ann), t.blood('V5'), actions(t)]).toEqual([false, 30, 3, 1])
  })

  it('TEM: no master out of turn', () => {
    const t = table({
      seats: [
        { hand: [misdirection('M1')], ready: [v('V1')] },
        { ready: [v('V5', ['TEM'])], hand: [{ card: 'rewind-time', as: 'R1' }] },
        { hand: [{ card: 'sudden-reversal', as: 'R3' }] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    t.pass(Ben)
    t.answer(Cal, 'play:R3:')
    expect(t.why(Ben, 'play', 'R1')?.[0]).not.toBeUndefined()
    t.allPass()
    expect([t.locked('V1'), t.inHand(Ben, 'R1')]).toEqual([false, true])
  })
})

describe('Rewind Time', () => {
  const wakes = [...held('on-the-qui-vive', 'W1'), ...held('second-tradition-domain', 'S1')]
  it('rewind-time#G62-1: who is locked may be woken for it, but not by what unlocks for a block', () => {
    const t = cancelling('rewind-time', cancels['rewind-time']!, [], wakes, {
      locked: true,
      generic: { disciplines: ['tem'], title: 'prince' },
    })
    t.answer(Ann, 'play:X1:dom:A1')
    expect(['play:K1:tem:B1', 'play:W1::B1', 'play:S1:unlock:B1'].map(option => t.can(Ben, option))).toEqual([
      false,
      true,
      false,
    ])
    play(t, Ben, 'play:W1::B1')
    play(t, Ben, 'play:K1:tem:B1')
    expect(t.happened('card-cancelled')).toMatchObject([{ card: { id: t.id('X1') } }])
  })

  it('rewind-time#G63-1: without an action, but that is for no other reaction', () => {
    const locked = cancelling('rewind-time', cancels['wash']!, [], wakes, {
      locked: true,
      generic: { disciplines: ['TEM'], title: 'prince' },
    })
    locked.answer(Ann, 'play:X1:', locks(locked))
    expect([locked.locked('B2'), locked.inHand(Ben, 'W1'), locked.inHand(Ben, 'K1')]).toEqual([true, true, true])
    const t = cancelling('rewind-time', cancels['wash']!, [], wakes)
    t.answer(Ann, 'play:X1:', locks(t))
    expect([t.can(Ben, 'play:K1:TEM:B1'), t.can(Ben, 'play:W1::B2')]).toEqual([true, false])
    play(t, Ben, 'play:K1:TEM:B1')
    expect([t.locked('B2'), actions(t)]).toEqual([false, 2])
  })

  it('rewind-time#G63-2: in no combat', () => {
    const t = cancelling('rewind-time', cancels['fae-contortion']!)
    t.answer(Ann, 'play:X1:pot:A1')
    expect([t.inHand(Ben, 'K1'), t.has('combat-started')]).toEqual([true, true])
    onwards(t, () => ['tem', 'TEM', 'pre'].some(level => t.can(Ben, `play:K1:${level}:B1`)))
    expect([t.has('combat-ended'), t.inHand(Ben, 'K1')]).toEqual([true, true])
    const free = cancelling('rewind-time', cancels['wash']!, [], wakes)
    free.answer(Ann, 'play:X1:', locks(free))
    expect(free.can(Ben, 'play:K1:TEM:B1')).toBe(true)
  })
})
