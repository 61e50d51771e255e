import { describe, expect, it } from 'vitest'
import { Ann, Ben } from '../../../support/table.ts'
import { asReferendum } from '../../rows.ts'
import { held, v } from '../../scene.ts'

describe('Expulsion', () => {
  const called = (pick: string[], fails?: true) => {
    const t = asReferendum('expulsion', {
      ann: { ready: [v('A3'), v('A4')] },
      b: { disciplines: ['dom', 'DOM'] },
      ben: { hand: [...held('deflection', 'D1'), ...held('enhanced-senses', 'E1')] },
      terms: [pick],
      ...(fails && { fails }),
    })
    return t
  }

  it('up to two minions cannot play reaction cards or block for the turn, and others can', () => {
    for (const [pick, free] of [
      [['B1'], false],
      [['B2'], true],
      [[], true],
    ] as const) {
      const t = called([...pick])
      t.answer(Ann, 'bleed:A3')
      t.allPass(() => t.waiting().includes(Ben))
      expect([pick, t.can(Ben, 'block:B1')]).toEqual([pick, free])
      t.allPass(() => t.window() === 'declined' && t.waiting().includes(Ben))
      expect([pick, t.can(Ben, 'play:D1:dom:B1')]).toEqual([pick, free])
    }
  })

  it('nor cast votes, and all may again in the next turn', () => {
    const t = called(['B1', 'A1'])
    expect(t.state.modifiers.filter(one => one.kind === 'rule' && one.rule === 'vote')).toHaveLength(2)
    t.endPhasesTo(Ben, 'minion')
    expect(t.state.modifiers).toEqual([])
  })

  it('chooses no more than two, and does nothing where it fails', () => {
    const t = called(['B1'], true)
    expect(t.state.modifiers).toEqual([])
    expect(() => called(['B1', 'B2', 'A1'])).toThrow('illegal-args')
  })
})
