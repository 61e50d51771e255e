import { describe, expect, it } from 'vitest'
import { K1, type Table, v } from '../../scene.ts'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'

const some = (n: number): string[] => Array<string>(n).fill('villein')
const hands = (t: Table): number[] => t.state.seats.map(seat => seat.hand.length)

describe('Fragment of the Book of Nod', () => {
  const scene = (library = 9, turn: object = {}) =>
    table({
      seats: [
        { ready: [v('A1'), K1('fragment-of-the-book-of-nod')], hand: some(7), library: some(library) },
        { ready: [v('B1'), v('B2', { type: 'ally' })], hand: some(7) },
        {},
      ],
      turn,
    })
  it('locked it gives two cards, of which as many go as are too many', () => {
    const t = scene()
    t.answer(Ann, 'use:K1:draw')
    expect([t.locked('K1'), t.option(Ann, 'choose')?.slots]).toMatchObject([true, [{ min: 2, max: 2 }]])
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, 2))
    expect([hands(t)[Ann], t.state.seats[Ann]!.ash.length, t.state.seats[Ann]!.library.length]).toEqual([7, 2, 7])
  })
  it('fragment-of-the-book-of-nod#1: not as a card is played', () => {
    const t = table({
      seats: [
        { ready: [v('A1')], hand: [K1('fame')].map(one => ({ ...one, as: 'X1' })) },
        { ready: [K1('fragment-of-the-book-of-nod')], hand: ['sudden-reversal'] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { v: [t.id('A1')] })
    expect([t.window(), t.can(Ben, 'pass'), t.can(Ben, 'use:K1:draw')]).toEqual(['as-played', true, false])
  })
  it('fragment-of-the-book-of-nod#G23-1: in an action, as soon as its controller may do something', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'use:K1:draw')
    onwards(t, () => t.has('drawn'))
    expect(t.happened('drawn')).toMatchObject([{ seat: Ann, count: 2 }])
  })
  it('fragment-of-the-book-of-nod#G160-1: as many as there are, and from an empty library none', () => {
    const t = scene(1)
    t.answer(Ann, 'use:K1:draw')
    expect(t.happened('drawn')).toMatchObject([{ count: 1 }])
    const none = scene(0)
    none.answer(Ann, 'use:K1:draw')
    expect([none.locked('K1'), none.has('drawn')]).toEqual([true, false])
  })
  it('vampires of others steal it by a directed action', () => {
    const t = scene(9, { seat: Ben })
    expect([t.can(Ben, 'action:K1:steal:B2'), t.can(Ben, 'action:K1:steal:B1')]).toEqual([false, true])
    t.answer(Ben, 'action:K1:steal:B1')
    onwards(t, () => t.has('control-changed'))
    expect([t.happened('action-announced'), t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toMatchObject([
      [{ targets: [Ann] }],
      true,
    ])
  })
})
