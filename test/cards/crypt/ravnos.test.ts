import { describe, expect, it } from 'vitest'
import { Ann, table } from '../../support/table.ts'

describe('Sreelekha', () => {
  it('gives a discard phase action more while ready, and bleeds for 2', () => {
    const scene = (torpid: boolean) =>
      table({
        seats: [
          { [torpid ? 'torpor' : 'ready']: [{ card: 'sreelekha', as: 'S1' }], hand: ['bonding', 'bonding'] },
          {},
          {},
        ],
        turn: { phase: 'influence', transfers: 0 },
      })
    for (const [torpid, actions] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const t = scene(torpid)
      expect(t.stat('S1', 'bleed')).toBe(2)
      t.endPhasesTo(Ann, 'discard')
      expect(t.state.frames[0]).toMatchObject({ discardActions: actions })
    }
  })
})
