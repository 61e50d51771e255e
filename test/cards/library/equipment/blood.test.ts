import { describe, expect, it } from 'vitest'
import { defaultFor, owed } from '../../../../shared/rules/index.ts'
import { Ann, table } from '../../../support/table.ts'
import { held, type Table, v } from '../../scene.ts'

describe('Cooler', () => {
  const scene = (blood: number, more: object = {}): Table =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { blood })], hand: held('cooler', 'K1'), pool: 9, ...more },
        { ready: [v('B1')] },
      ],
    })
  /** Default answers, into coming turns. */
  const untilUnlock = (t: Table) => {
    for (let n = 0; n < 400 && !t.can(Ann, 'use:K1:feed'); n++) {
      const seat = owed(t.state)[0]!,
        { optionId, args } = defaultFor(t.state, seat)
      t.answer(seat, optionId, args)
    }
  }
  it('comes with 4 blood, gives 1 in each unlock phase, and burns with the last', () => {
    const t = scene(1)
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.card('K1').counters !== undefined)
    expect([t.card('K1').counters, t.pool(Ann), t.card('K1').on]).toEqual([{ blood: 4 }, 8, t.id('A1')])
    for (const left of [3, 2, 1, 0]) {
      untilUnlock(t)
      t.answer(Ann, 'use:K1:feed')
      expect(t.can(Ann, 'use:K1:feed')).toBe(false)
      expect(t.blood('A1')).toBe(5 - left)
    }
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
  it('gives none in torpor', () => {
    const t = table({
      seats: [{ torpor: [v('A1', {}, { attachments: [{ card: 'cooler', as: 'K1', counters: { blood: 4 } }] })] }, {}],
      turn: { seat: 0, phase: 'unlock' },
    } as never)
    expect(t.can(Ann, 'use:K1:feed')).toBe(false)
  })
})
