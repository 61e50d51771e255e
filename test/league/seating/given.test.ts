import { describe, expect, it } from 'vitest'
import { seatingFaults } from '../../../shared/league/seating/given.ts'
import type { Field } from '../../../shared/league/seating/seating.ts'

const names = (many: number): string[] => Array.from({ length: many }, (_, i) => `p${i + 1}`)
const fresh = (many: number): Field => ({ players: names(many), rounds: 3, played: [] })
const rows = (text: string): string[][] => text.split('|').map(row => row.trim().split(' '))

describe('a seating given by hand', () => {
  it('is taken where everybody sits once', () =>
    expect(seatingFaults(fresh(9), rows('p1 p2 p3 p4 p5 | p6 p7 p8 p9'))).toEqual([]))

  it('TSEAT-09: is told all its faults at once, each with its place', () => {
    expect(seatingFaults(fresh(13), rows('p1 p2 p3 p4 p5 | p6 p4 p8 p9 | p10 p11 x p12'))).toEqual([
      { path: '[0][3]', fault: 'twice', players: ['p4'] },
      { path: '[1][1]', fault: 'twice', players: ['p4'] },
      { path: '[2][2]', fault: 'stranger', players: ['x'] },
      { path: '', fault: 'not-seated', players: ['p7'] },
      { path: '', fault: 'not-seated', players: ['p13'] },
    ])
  })

  it('has tables of four and five', () =>
    expect(
      seatingFaults(fresh(9), rows('p1 p2 p3 p4 p5 p6 | p7 p8 p9')).map(({ path, fault }) => [path, fault]),
    ).toEqual([
      ['[0]', 'table-size'],
      ['[1]', 'table-size'],
    ]))

  it('TSEAT-02: has as many fives as possible', () => {
    const fours = Array.from({ length: 5 }, (_, t) => names(20).slice(t * 4, t * 4 + 4))
    expect(seatingFaults(fresh(20), fours)).toEqual([{ path: '', fault: 'fewer-fives', players: [] }])
  })

  it('may leave out who sits out, where not all can sit', () =>
    expect(seatingFaults(fresh(7), rows('p1 p2 p3 p4 p5'))).toEqual([]))

  it('TSEAT-06: is refused a prey that was had before and could be avoided, with both players and the round', () => {
    const played = [{ tables: rows('p1 p2 p3 p4 | p5 p6 p7 p8'), paused: [] }]
    const given = rows('p5 p1 p2 p6 | p3 p7 p4 p8')
    expect(seatingFaults({ ...fresh(8), played }, given)).toEqual([
      { path: '[0][1]', fault: 'prey-twice', players: ['p1', 'p2'], round: 1 },
    ])
    expect(seatingFaults({ ...fresh(8), played }, rows('p5 p2 p1 p6 | p3 p7 p4 p8'))).toEqual([])
  })

  it('may repeat what nobody can avoid: four players in their third round', () => {
    const played = [
      { tables: rows('p1 p2 p3 p4'), paused: [] },
      { tables: rows('p4 p3 p2 p1'), paused: [] },
    ]
    expect(seatingFaults({ ...fresh(4), played }, rows('p1 p2 p4 p3'))).toEqual([])
    expect(seatingFaults({ ...fresh(4), played }, rows('p1 p2 p3 p4')).map(({ players }) => players)).toEqual([
      ['p1', 'p2'],
      ['p2', 'p3'],
      ['p3', 'p4'],
      ['p4', 'p1'],
    ])
  })
})
