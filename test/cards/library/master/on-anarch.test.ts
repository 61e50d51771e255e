import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { costs, held, on, v } from '../../scene.ts'

describe('Libertas', () => {
  it('goes on an Anarch, whosever it is', () => {
    const t = table({
      seats: [
        { pool: 10, hand: held('libertas', 'M1'), ready: [v('A1', { sect: 'Anarch' }), v('A2')] },
        { ready: [minion('B1', { generic: { type: 'ally', sect: 'Anarch' } })], torpor: [v('B2', { sect: 'Anarch' })] },
      ],
      turn: { phase: 'master' },
    })
    const [slot] = t.option(Ann, 'play:M1:')?.slots ?? []
    expect(slot).toMatchObject({ candidates: [t.id('A1'), t.id('B1'), t.id('B2')] })
    t.answer(Ann, 'play:M1:', { a: [t.id('B2')] })
    expect([t.card('M1').on, t.pool(Ann)]).toEqual([t.id('B2'), 9])
  })

  const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch', ...more }, on('libertas', `L${as}`))

  it('allies cannot block the Anarch; vampires can', () => {
    const t = table({
      seats: [
        { ready: [anarch('A1'), v('A2')] },
        { ready: [minion('B1', { generic: { type: 'ally' } }), v('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'blocks' && t.waiting().includes(Ben))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
  })

  it('while it acts, cards of Dominate and Presence cost others 1 blood more, once, at those Disciplines alone', () => {
    const scene = (acting: string, hand: string) => {
      const t = table({
        seats: [
          { ready: [anarch('A1'), v('A2')] },
          {
            pool: 20,
            ready: [v('B1', { disciplines: ['DOM', 'AUS'], capacity: 9 }, { blood: 5 })],
            hand: held(hand, 'K1'),
          },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `bleed:${acting}`)
      return t
    }
    const left = (acting: string, hand: string, level: string) => {
      const t = scene(acting, hand)
      t.reach(Ben, `play:K1:${level}:B1`, { to: [2] })
      t.allPass()
      return t.blood('B1')
    }
    // Each of them costs 1 as it is printed.
    expect([left('A1', 'deflection', 'DOM'), left('A2', 'deflection', 'DOM')]).toEqual([3, 4])
    expect(left('A1', 'telepathic-misdirection', 'AUS')).toBe(4)
  })

  it('libertas#1: while it attempts to block, and not once it has failed: not what the action costs, 2 as printed', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['DOM'], capacity: 9, stealth: 2 }, { blood: 5 })],
          hand: held('dominate-kine', 'K1'),
          uncontrolled: [v('U1', { capacity: 3 })],
        },
        { ready: [anarch('B1'), { card: 'elder-library', as: 'E1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:A1')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect([t.has('block-failed'), costs(t)]).toEqual([true, [2]])
  })
})
