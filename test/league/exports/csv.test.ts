import { describe, expect, it } from 'vitest'
import { resultsCsv, standingsCsv } from '../../../shared/league/exports/csv.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

/** What a reader of RFC 4180 makes of it. */
function cells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (let rest = text; rest !== '';) {
    const [all, quoted, plain = '', end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (all === undefined) throw new Error(`No cell at ${JSON.stringify(rest.slice(0, 40))}`)
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    rest = rest.slice(all.length)
    if (end === '\r\n' && rest !== '') rows.push([])
  }
  return rows
}

describe('results as CSV', () => {
  it('has a row a player, by place', () => {
    const [heads, first, second, ...others] = cells(standingsCsv(sampleReport()))
    const named = (row: string[]): object => Object.fromEntries(heads!.map((head, at) => [head, row[at]]))
    expect(named(first!)).toEqual({
      place: '1',
      preliminary_place: '2',
      name: 'Player Number 9',
      vekn: '3000009',
      vekn_confirmed: 'no',
      city: 'Town 9',
      gw: '1',
      vp: '4.5',
      tp: '96',
      toss: '0',
      seed: '2',
      final_vp: '1.5',
      final_gw: '1',
      rating: '108',
      grand_prix: '25',
      dropped: 'no',
      disqualified: 'no',
    })
    expect(second![2]).toBe('Player Number 1')
    expect(others).toHaveLength(8)
  })

  it('TEVENT-03: says which numbers are confirmed, and which are not there', () => {
    const rows = cells(standingsCsv(sampleReport({ players: withPlayers({ p1: { vekn: null } }) })))
    const told = new Map(rows.map(row => [row[2], row.slice(3, 5)]))
    expect(told.get('Player Number 1')).toEqual(['', ''])
    expect(told.get('Player Number 2')).toEqual(['3000002', 'yes'])
    expect(told.get('Player Number 3')).toEqual(['3000003', 'no'])
  })

  it('TPEN-07: has who was disqualified at the end, without a place', () => {
    const report = sampleReport({
      players: withPlayers({ p4: { disqualified: true } }),
      penalties: [
        { player: 'p4', level: 'disqualification', round: 2, infraction: '4.7', text: 'cheated', judge: 'Hal' },
      ],
    })
    expect(cells(standingsCsv(report)).at(-1)).toEqual([
      '',
      '',
      'Player Number 4',
      '3000004',
      'yes',
      'Town 4',
      ...Array<string>(9).fill(''),
      'no',
      'yes',
    ])
  })

  it('has a row a seat, in order round the table, the final last', () => {
    const rows = cells(resultsCsv(sampleReport()))
    expect(rows).toHaveLength(1 + 20 + 5)
    expect(rows[1]).toEqual(['1', '1', '1', 'Player Number 1', '3', '3', '1', '60', 'no', ''])
    expect(rows[23]).toEqual(['99', '1', '3', 'Player Number 9', '1.5', '1.5', '1', '', 'no', ''])
  })

  it('leaves out tables that go on', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[1]!.tables[1]!.victoryPoints = null
    expect(cells(resultsCsv(sampleReport({ rounds, final: null, state: 'running' })))).toHaveLength(1 + 15)
  })

  it('quotes commas, quotes and lines, and ends each row with CRLF', () => {
    const name = 'Ann "Shade", of\nBern'
    const text = standingsCsv(sampleReport({ players: withPlayers({ p9: { name } }) }))
    expect(text).toContain('"Ann ""Shade"", of\nBern"')
    expect(cells(text)[1]![2]).toBe(name)
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it.each([
    '=1+1',
    '+49',
    '-2',
    '@SUM(A1)',
    '	x',
    '\rx',
    '\nx',
    ' =HYPERLINK("x")',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\0=1',
    '\xA0=1',
  ])('keeps %j from being a formula', text => {
    const changed = withPlayers({ p9: { name: text, city: text, vekn: { number: text, confirmed: false } } })
    const row = cells(standingsCsv(sampleReport({ players: changed })))[1]!
    expect(row.slice(2, 6)).toEqual([`'${text}`, `'${text}`, 'no', `'${text}`])
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[0]!.tables[0]!.ruling = text
    expect(cells(resultsCsv(sampleReport({ rounds })))[1]![9]).toBe(`'${text}`)
  })

  it('TPEN-03: leaves a number below nothing a number', () => {
    const penalty = { player: 'p4', infraction: '2.1', text: '', judge: 'Hal', round: 1 }
    const report = sampleReport({ penalties: [{ ...penalty, level: 'standings-adjustment' }] })
    const row = cells(standingsCsv(report)).find(cell => cell[2] === 'Player Number 4')!
    expect(row[7]).toBe('-1')
  })

  it('leaves an ordinary text as it is', () => {
    const name = "O'Neill - a=b @home +1"
    expect(cells(standingsCsv(sampleReport({ players: withPlayers({ p9: { name } }) })))[1]![2]).toBe(name)
  })
})
