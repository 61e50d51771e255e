import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const scene = (a1: object = {}) => {
  const t = table({ seats: [{ ready: [minion('A1', a1), minion('A2')], hand: [{ card: 'change-of-target', as: 'T1' }] }, { ready: [minion('B1')] }, {}, {}, {}] })
  t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
  return t
}

describe('Change of Target', () => {
  it('before the block resolves: the minion unlocks, the action ends, and it is not done again this turn', () => {
    const t = scene()
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.locked('B1'), t.has('combat-started'), t.inAsh(Ann, 'T1')]).toEqual([false, false, false, true])
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    expect([t.why(Ann, 'hunt', 'A1'), t.can(Ann, 'bleed:A1'), t.can(Ann, 'hunt:A2')]).toEqual([['barred', 'GOLDEN-01'], true, true])
  })

  it('a bleed is not repeated either; an ally may play it', () => {
    const t = scene({ generic: { type: 'ally' } })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.why(Ann, 'bleed', 'A1')]).toEqual([false, ['already-bled', 'BLEED-02']])
  })

  it('only once a block stands: not in the attempt, not unblocked', () => {
    const t = scene({ generic: { disciplines: ['obf'] } })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'play:T1::A1')).toBe(false)
    t.reach(Ben, 'block:B1')
    expect([t.window(), t.why(Ann, 'play', 'T1')]).toEqual(['attempt', ['wrong-window', 'PLAY-01']])
  })

  it('a rescue of another vampire is another action', () => {
    const t = table({ seats: [{ ready: [minion('A1')], torpor: [minion('A3'), minion('A4')], hand: [{ card: 'change-of-target', as: 'T1' }] }, { ready: [minion('B1')] }, {}, {}, {}] })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.can(Ann, 'rescue:A1:A3'), t.can(Ann, 'rescue:A1:A4'), t.can(Ann, 'diablerie:A1:A3')]).toEqual([false, true, true])
  })

  it('MAND-07: an empty vampire whose hunt it has ended is stuck, stays unlocked, and holds nobody up', () => {
    const t = scene({ blood: 0 })
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.locked('A1'), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A1'), t.can(Ann, 'bleed:A2'), t.can(Ann, 'end-phase')]).toEqual([false, false, false, true, true])
    expect(t.why(Ann, 'bleed', 'A1')).toEqual(['stuck', 'MAND-07'])
  })
})
