import { describe, expect, it } from 'vitest'
import { K, K1, on, v } from '../../scene.ts'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'

const toreador = { clan: 'Toreador', capacity: 6 }

describe('Aching Beauty', () => {
  const scene = (more: object = {}, copies = 1, ann: object = {}) => {
    const lying = ['K1', 'K2'].slice(0, copies).map(as => ({ card: 'aching-beauty', as }))
    const t = table({
      seats: [
        { ready: [v('A1', { ...toreador, ...more }, { attachments: lying }), v('A2')], ...ann },
        { pool: 9, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('goes on any Toreador, in torpor too, and on nobody else', () => {
    const t = table({
      seats: [
        { pool: 9, hand: K('aching-beauty'), ready: [v('A1', toreador), v('A2')], torpor: [v('A3', toreador)] },
        { ready: [v('B1', toreador)] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: ['A1', 'A3', 'B1'].map(t.id) }])
    t.answer(Ann, 'play:K1:', { v: [t.id('B1')] })
    expect([t.card('K1').on, t.pool(Ann)]).toEqual([t.id('B1'), 7])
  })
  it('who blocks its bearer burns 1 pool before the block is resolved', () => {
    const t = scene()
    onwards(t, () => t.has('blocked'))
    const burnt = t.log.findIndex(event => event.key === 'counters' && event.why === 'effect')
    expect([t.pool(Ben), burnt >= 0 && burnt < t.log.findIndex(event => event.key === 'blocked')]).toEqual([8, true])
  })
  it('nobody does whose attempt fails', () => {
    const t = scene({ stealth: 1 })
    t.allPass()
    expect([t.has('block-failed'), t.pool(Ben)]).toEqual([true, 9 - 1])
  })
  it('aching-beauty#1: even if the action is ended as it is blocked', () => {
    const t = scene({}, 1, { hand: [{ card: 'change-of-target', as: 'X1' }] })
    t.reach(Ann, 'play:X1::A1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([false, 8])
  })
  it('aching-beauty#2: two burn 2', () => {
    const t = scene({}, 2)
    onwards(t, () => t.has('blocked'))
    expect(t.pool(Ben)).toBe(7)
  })
})

describe('Millicent Smith, Puritan Vampire Hunter', () => {
  const smith = 'millicent-smith-puritan-vampire-hunter'
  const scene = (a1: object = {}, more: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1, on('rebel', 'X1')), v('A2'), K1(smith)], ...more },
        { pool: 9, ready: [v('B1')] },
        { ready: [v('C1')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('is burned with the vampire that is blocked, and there is no combat', () => {
    const t = scene()
    onwards(t)
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ann, 'K1'), t.has('combat-started'), t.pool(Ben)]).toEqual([
      true,
      true,
      false,
      9,
    ])
    expect(t.state.frames[0]).toMatchObject({ kind: 'turn', phase: 'minion' })
  })
  it('not for an ally, nor where the attempt fails, nor for those of others', () => {
    expect(onwards(scene({ type: 'ally' })).inAsh(Ann, 'K1')).toBe(false)
    expect(onwards(scene({ stealth: 1 })).inAsh(Ann, 'K1')).toBe(false)
    const t = table({ seats: [{ ready: [v('A1'), v('A2')] }, { ready: [v('B1'), K1(smith)] }, {}] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    expect(onwards(t).inAsh(Ben, 'K1')).toBe(false)
  })
  it(`${smith}#G105-1: nothing may be played before`, () => {
    const t = scene({}, { hand: [{ card: 'change-of-target', as: 'X2' }] })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:X2::A1')))
    expect([offered, t.inAsh(Ann, 'A1')]).toEqual([false, true])
  })
  it("goes to one's predator in one's discard phase", () => {
    const t = table({ seats: [{ ready: [K1(smith)], hand: ['villein'] }, {}, {}], turn: { phase: 'discard' } })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:K1:pass')
    expect(t.state.seats[Cal]!.inPlay.includes(t.id('K1'))).toBe(true)
  })
})
