import { describe, expect, it } from 'vitest'
import { promptFor, questionOf } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, table } from '../support/table.ts'

describe('copies of one card', () => {
  it('are one option, which names them, and each is accepted under its own id', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1')],
          hand: [
            { card: 'vessel', as: 'M1' },
            { card: 'vessel', as: 'M2' },
            { card: 'villein', as: 'M3' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'discard', number: 6 },
    })
    const { options } = questionOf(t.state, promptFor(t.state, Ann)!)
    expect(options.flatMap(({ kind, card, copies }) => (kind === 'discard' ? [[card, copies]] : []))).toEqual([
      [t.id('M1'), [t.id('M2')]],
      [t.id('M3'), undefined],
    ])
    t.answer(Ann, 'discard:M2')
    expect(t.has('discarded')).toBe(true)
  })
})
