import { describe, expect, it } from 'vitest'
import { archondata } from '../../../shared/league/exports/archondata.ts'
import type { EventReport } from '../../../shared/league/exports/event-report.ts'
import { referenceCases, type Value } from '../reference-cases.ts'
import { sampleReport, withPlayers } from './sample-event.ts'

type Row = Record<'rank' | 'gw' | 'vp' | 'final_vp' | 'tp' | 'toss' | 'rtp', number> &
  Record<'name' | 'city' | 'vekn', string>

/** A report of nothing but these rows. */
function reportWith(rounds: number, final: boolean, rows: readonly Row[]): EventReport {
  const sample = sampleReport()
  return {
    ...sample,
    rounds: Array.from({ length: rounds }, (_, at) => ({ round: at + 1, starts: null, ends: null, tables: [] })),
    final: final ? sample.final : null,
    players: rows.map(({ name, city, vekn }, at) => ({
      ...sample.players[0]!,
      id: String(at),
      name,
      city,
      vekn: {
        number: vekn,
        confirmed: true,
      },
    })),
    standings: rows.map(({ rank, gw, vp, final_vp, tp, toss, rtp }, at) => ({
      player: String(at),
      place: rank,
      preliminaryPlace: rank,
      gameWins: gw,
      victoryPoints: vp,
      tournamentPoints: tp,
      toss,
      ratingPoints: rtp,
      grandPrixPoints: 0,
      final: final
        ? {
            seed: 1,
            victoryPoints: final_vp,
            gameWins: 1,
          }
        : null,
    })),
  }
}
const textOf = (report: EventReport, options?: { incomplete: boolean }): string => {
  const found = archondata(report, options)
  if ('blocked' in found) throw new Error(`Blocked by ${found.blocked.join(', ')}`)
  return found.text
}

describe('results for VEKN', () => {
  it('TREPORT-05: a row has place, names, city, number, scores, the final apart, toss and rating points', () => {
    const text = textOf(
      reportWith(2, false, [
        {
          rank: 1,
          name: 'Ann Bell',
          city: 'Bern',
          vekn: '3000001',
          gw: 1,
          vp: 6.5,
          final_vp: 0,
          tp: 96,
          toss: 2,
          rtp: 39,
        },
        {
          rank: 2,
          name: 'Ben de la Cour',
          city: '',
          vekn: '3000002',
          gw: 0,
          vp: 3,
          final_vp: 0,
          tp: 60,
          toss: 0,
          rtp: 17,
        },
      ]),
    )
    expect(text).toBe('2¤1§Ann§Bell§Bern§3000001§1§6.5§0.0§96§2§39§2§Ben§de la Cour§§3000002§0§3.0§0.0§60§0§17§')
    expect(textOf(reportWith(1, false, []))).toBe('1¤')
  })

  it('TSCORE-14: the win and the points of the final are in neither preliminary column', () => {
    const [rounds, ...fields] = textOf(sampleReport()).split(/[¤§]/)
    expect(rounds).toBe('3')
    expect(fields.slice(0, 11)).toEqual([
      '1',
      'Player',
      'Number 9',
      'Town 9',
      '3000009',
      '1',
      '4.5',
      '1.5',
      '96',
      '0',
      '108',
    ])
    // p3 has no city, and is second as all who lost the final are.
    expect(fields.slice(22, 33)).toEqual(['2', 'Player', 'Number 3', '', '3000003', '0', '2.5', '1.5', '84', '0', '42'])
  })

  it('TREPORT-04: a row without a valid number blocks it, or goes unrated if that is asked for', () => {
    for (const vekn of [null, { number: '12345', confirmed: true }, { number: '30000O9', confirmed: true }]) {
      const report = sampleReport({ players: withPlayers({ p9: { vekn } }) })
      expect(archondata(report)).toEqual({ blocked: ['Player Number 9'] })
      const sent = archondata(report, { incomplete: true })
      expect(sent).toMatchObject({ notRated: ['Player Number 9'] })
      const fields = textOf(report, { incomplete: true }).split(/[¤§]/)
      expect([fields[5], fields[11]]).toEqual(['', '0'])
      // Whoever has one is rated by as many players as there were.
      expect(fields[33]).toBe(textOf(sampleReport()).split(/[¤§]/)[33])
    }
  })

  it('lets no name break a row', () => {
    const players = withPlayers({ p9: { name: 'Eve§1¤ \n Sly', city: 'A§B' } })
    const fields = textOf(sampleReport({ players })).split(/[¤§]/)
    expect(fields.slice(1, 6)).toEqual(['1', 'Eve', '1 Sly', 'A B', '3000009'])
    expect(fields).toHaveLength(textOf(sampleReport()).split(/[¤§]/).length)
  })

  it('writes the reference cases to the byte', () => {
    for (const { id, archondata: expected, from } of referenceCases('exports').filter(one => 'archondata' in one)) {
      const { rounds, final, rows } = from as { rounds: number; final: boolean; rows: Value[] }
      expect({ id, text: textOf(reportWith(rounds, final, rows as Row[])) }).toEqual({ id, text: expected })
    }
  })
})
