import { describe, expect, it } from 'vitest'
import { partsOf, sequences, sumOf, validity } from '../../shared/league/exits.ts'
import { tournamentPoints } from '../../shared/league/scores.ts'
import { referenceCases } from './reference-cases.ts'

const [Ann, Ben, Cal, Dee, Eve] = [0, 1, 2, 3, 4] as const
const points = (...of: Parameters<typeof partsOf>) => partsOf(...of).map(sumOf)
const fault = (...vp: number[]) => {
  const found = validity(vp)
  return found.valid ? 'valid' : [found.fault, ...found.seats.map(seat => seat + 1)].join(' ')
}

describe('what a game gives by how it went', () => {
  it('TSCORE-05: who withdrew before time has no second half', () => {
    expect(points(5, [{ withdrawal: Ben }, { oust: [Ann] }])).toEqual([0, 0.5, 0.5, 0.5, 1.5])
  })

  it('TSCORE-04: the only one left has a whole point, and who lasts until time a half', () => {
    expect(partsOf(4, [{ oust: [Ben] }, { oust: [Cal] }, { withdrawal: Dee }])).toEqual([
      [
        { reason: 'oust', points: 1, of: Ben },
        { reason: 'oust', points: 1, of: Cal },
        { reason: 'last', points: 1 },
      ],
      [],
      [],
      [{ reason: 'withdrawal', points: 0.5 }],
    ])
    expect(points(5, [])).toEqual([0.5, 0.5, 0.5, 0.5, 0.5])
  })

  it('TSCORE-12: if the last two fall together each has the other, and nobody is the last', () => {
    expect(points(4, [{ oust: [Cal] }, { oust: [Dee] }, { oust: [Ann, Ben] }])).toEqual([1, 3, 0, 0])
  })

  it('of several that fall together each was the prey of whom it was before', () => {
    expect(points(5, [{ oust: [Ben, Cal] }])).toEqual([1.5, 1, 0, 0.5, 0.5])
  })

  it.each([
    ['twice', [{ oust: [Ben] }, { withdrawal: Ben }]],
    ['twice at once', [{ oust: [Ben, Ben] }]],
    ['a seat that is not there', [{ oust: [7] }]],
    ['nobody', [{ oust: [] }]],
    ['the last', [{ oust: [Ben] }, { oust: [Cal] }, { oust: [Dee] }, { oust: [Eve] }, { oust: [Ann] }]],
  ])('refuses that somebody leaves who cannot: %s', (_, exits) => {
    expect(() => partsOf(5, exits)).toThrow('cannot leave')
  })
})

describe('points that are typed in', () => {
  it.each([
    [4, 144],
    [5, 180],
  ])('TSCORE-11: every sequence of ousts and withdrawals of %i seats is valid, until its end or time', (seats, sum) => {
    let counted = 0
    for (const exits of sequences(seats)) {
      const vp = points(seats, exits)
      if (!validity(vp).valid) throw new Error(`Refused: ${vp.join(' ')} by ${JSON.stringify(exits)}`)
      const given = tournamentPoints(vp).reduce((all, one) => all + one, 0)
      if (given !== sum) throw new Error(`${given} tournament points by ${JSON.stringify(exits)}`)
      const whole = vp.reduce((all, one) => all + one, 0)
      const halves = exits.filter(exit => 'withdrawal' in exit).length
      const left = seats - exits.length
      expect(whole).toBe(exits.length - halves + halves / 2 + (left === 1 ? 1 : left / 2))
      counted++
    }
    // Seats leave in any order, each in two ways, up to any point: 4!/(4-k)! orders of k, and 2 ways for each of them.
    const orders = (k: number): number =>
      Array.from({ length: k }, (_, i) => seats - i).reduce((all, one) => all * one, 1)
    const all = Array.from({ length: seats }, (_, k) => orders(k) * 2 ** k).reduce((a, b) => a + b, 0)
    expect(counted).toBe(all)
  })

  it('TSCORE-11: says why points cannot have come about, and at which seats', () => {
    expect(fault(2, 0, 2, 0, 0.5)).toBe('missing-half 1 3')
    expect(fault(4.5, 0, 0, 0, 0)).toBe('missing-half 1')
    expect(fault(1.25, 0, 0, 0, 0)).toBe('halves 1')
    expect(fault(-1, 2, Number.NaN, 0)).toBe('halves 1 3')
    expect(fault(2, 1, 0)).toBe('seats')
    expect(fault(0, 0, 0, 0)).toBe('missing-vp 1 2 3 4')
    expect(fault(0.5, 0.5, 0, 0.5, 0.5)).toBe('missing-vp 2')
    expect(fault(5, 1, 0, 0, 0)).toBe('excessive 1')
    expect(fault(5, 0, 0, 0, 0)).toBe('valid')
  })

  it('knows that a prey may be ousted across a seat that withdrew before', () => {
    expect(fault(1.5, 0.5, 0, 0.5)).toBe('valid')
  })

  it('TSCORE-12: does not take the last two for fallen together', () => {
    expect(fault(1, 3, 0, 0)).toBe('missing-half 1 2')
    expect(fault(0.5, 3, 0, 0)).toBe('valid')
  })

  it('judges the results of the reference cases as they do', () => {
    for (const { id, vp, expect: wanted, seats } of referenceCases('table_validity')) {
      const found = validity(vp as number[])
      expect([id, found.valid ? 'valid' : found.fault]).toEqual([id, wanted])
      if (seats && !found.valid) expect([id, found.seats.map(seat => seat + 1)]).toEqual([id, seats])
    }
  })
})
