import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { Ann, table } from '../../support/table.ts'
import { attacked, v } from '../scene.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('Ibn Khaldun, Scholar', () => {
  it('in his own discard phase burns 1 blood to unlock', () => {
    const t = table({
      seats: [{ ready: [V1('ibn-khaldun-scholar', { blood: 3, locked: true })] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'use:V1:unlock')
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 2])
  })
  it.each([
    ['in another phase', 'minion', 3, 'ready'],
    ['without blood', 'discard', 0, 'ready'],
    ['in torpor', 'discard', 3, 'torpor'],
  ] as const)('not %s', (_, phase, blood, where) => {
    const own = V1('ibn-khaldun-scholar', { blood, locked: true })
    const t = table({ seats: [where === 'ready' ? { ready: [own] } : { torpor: [own] }, {}], turn: { phase } })
    expect(t.can(Ann, 'use:V1:unlock')).toBe(false)
  })
  // Agent of Power gives him the Discipline, and an action the sect.
  const swift = (who: object, hand: string, anarch = false) => {
    const t = table({
      seats: [
        {
          ready: [who as never],
          hand: [
            { card: 'agent-of-power', as: 'P1' },
            { card: hand, as: 'H1' },
          ],
        },
        { ready: [v('B1', { strength: 3 })] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:P1:', { v: [t.id('V1')], level: ['cel'] })
    t.allPass()
    for (let n = 0; n < 3 && !t.can(Ann, 'become-anarch:V1'); n++) t.answer(Ann, 'end-phase')
    if (anarch) {
      t.answer(Ann, 'become-anarch:V1')
      t.allPass()
    }
    attacked(t, 'V1', 'B1')
    return t
  }
  it('cannot play what requires Celerity, though he has it', () => {
    for (const [who, can] of [
      [V1('ibn-khaldun-scholar'), false],
      [v('V1'), true],
    ] as const) {
      const t = swift(who, 'resist-earths-grasp')
      onwards(t, () => t.window() === 'range' || isOver(t))
      expect(t.can(Ann, 'play:H1:cel:V1')).toBe(can)
    }
  })
  it('ibn-khaldun-scholar#G41-1: of a card of several Disciplines he can use another line', () => {
    const t = swift(V1('ibn-khaldun-scholar'), 'diversion', true)
    onwards(t, () => t.window() === 'prevent' || isOver(t))
    expect(t.can(Ann, 'play:H1:for:V1')).toBe(true)
  })
})
