import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, table } from '../support/table.ts'

describe('Short-Term Investment', () => {
  it('comes with three blood, gives one for a master phase action, and is burned with the last', () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'short-term-investment', as: 'I1' }, 'bonding'], ready: [minion('A1')] },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 4 },
    })
    t.answer(Ann, 'play:I1:')
    expect([t.pool(Ann), t.card('I1').counters]).toEqual([9, { blood: 3 }])
    for (const left of [2, 1]) {
      t.answer(Ann, 'use:I1:take')
      expect([t.card('I1').counters, t.inAsh(Ann, 'I1')]).toEqual([{ blood: left }, false])
    }
    t.answer(Ann, 'use:I1:take')
    expect([t.pool(Ann), t.inAsh(Ann, 'I1')]).toEqual([12, true])
  })
})

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

describe('Agent of Power', () => {
  it('gives a level of the chosen Discipline until the discard phase of who played it', () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'agent-of-power', as: 'P1' }, 'bonding'],
          ready: [minion('A1', { generic: { disciplines: ['dom'] } })],
        },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect([
      t.refused(Ann, 'play:P1:', { v: [t.id('B1')], level: ['pot'] }),
      t.refused(Ann, 'play:P1:', { v: [t.id('A1')], level: ['xyz'] }),
    ]).toEqual(['illegal-args', 'illegal-args'])
    t.answer(Ann, 'play:P1:', { v: [t.id('A1')], level: ['dom'] })
    // A trifle: its action comes back.
    expect([t.card('P1').on, t.state.frames[0]]).toMatchObject([t.id('A1'), { masterActions: 1 }])
  })
})
