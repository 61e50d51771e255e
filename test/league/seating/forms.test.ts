import { describe, expect, it } from 'vitest'
import { readSeatingCsv, seatingCsv } from '../../../shared/league/seating/forms.ts'
import { seatingOf } from '../../../shared/league/seating/seating.ts'

const names = (many: number): string[] => Array.from({ length: many }, (_, i) => `p${i + 1}`)

describe('a seating as CSV', () => {
  it('is a line a seat, with who sits out at table 0', () =>
    expect(seatingCsv([{ tables: [['Ann', 'Ben, jr.', 'Cal "C"', 'Dee']], paused: ['Eve'] }], 2)).toBe(
      'round,table,seat,player\r\n2,1,1,Ann\r\n2,1,2,"Ben, jr."\r\n2,1,3,"Cal ""C"""\r\n2,1,4,Dee\r\n2,0,1,Eve\r\n',
    ))

  it.each([7, 14])('of %i players is read as it was written, in whatever order', players => {
    const { rounds } = seatingOf({ players: names(players), rounds: 3, played: [] }, 'csv')
    const [head, ...lines] = seatingCsv(rounds).trimEnd().split('\r\n')
    expect(readSeatingCsv([head, ...lines.toReversed()].join('\n'))).toEqual({ rounds })
  })

  it('is told every line that cannot be read', () =>
    expect(readSeatingCsv('round,table,seat,player\n1,1,1,a\n1,1,1,b\n1,x,2,c\n1,1,2\n')).toEqual({
      faults: [
        { line: 3, fault: 'seat-twice' },
        { line: 4, fault: 'number' },
        { line: 5, fault: 'columns' },
      ],
    }))

  it.each([
    ['a seat is left out', '1,1,1,a\n1,1,3,b'],
    ['a table is left out', '1,2,1,a'],
    ['a round is left out', '1,1,1,a\n3,1,1,b'],
    ['nothing is there', ''],
  ])('has a gap where %s', (_, text) => expect(readSeatingCsv(text)).toMatchObject({ faults: [{ fault: 'gap' }] }))

  it('has quotations that end', () =>
    expect(readSeatingCsv('1,1,1,"a')).toEqual({ faults: [{ line: 1, fault: 'quote' }] }))
})
