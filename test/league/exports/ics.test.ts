import { describe, expect, it } from 'vitest'
import type { EventReport } from '../../../shared/league/exports/event-report.ts'
import { ics } from '../../../shared/league/exports/ics.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

type Entry = Record<string, string>

/** The entries of a calendar, as a reader of RFC 5545 unfolds them. */
function entriesOf(report: EventReport): Entry[] {
  const lines = ics(report).replaceAll('\r\n ', '').split('\r\n')
  const entries: Entry[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({})
    const [, key, value] = /^([A-Z-]+):(.*)$/.exec(line) ?? []
    if (key !== undefined && entries.length > 0 && key !== 'BEGIN' && key !== 'END') entries.at(-1)![key] = value!
  }
  return entries
}
const { event, final } = sampleRecord
const named = (name: string): EventReport => sampleReport({ event: { ...event, name } })

describe('the calendar of an event', () => {
  it('has its rounds, their limits, the placements of the final and the final', () => {
    const rows = entriesOf(sampleReport()).map(one => [one['UID'], one['SUMMARY'], one['DTSTART'], one['DTEND']])
    expect(rows).toEqual([
      ['e1-round-1@praxis', 'Autumn League: round 1', '20260901T180000Z', '20260929T180000Z'],
      ['e1-round-1-limit@praxis', 'Autumn League: round 1\\, limit', '20260929T180000Z', undefined],
      ['e1-round-2@praxis', 'Autumn League: round 2', '20260930T180000Z', '20261020T180000Z'],
      ['e1-round-2-limit@praxis', 'Autumn League: round 2\\, limit', '20261020T180000Z', undefined],
      [
        'e1-final-seed-5@praxis',
        'Autumn League: final\\, seed 5 (Player Number 2) has placed',
        '20261022T180000Z',
        undefined,
      ],
      [
        'e1-final-seed-4@praxis',
        'Autumn League: final\\, seed 4 (Player Number 8) has placed',
        '20261023T180000Z',
        undefined,
      ],
      ['e1-final@praxis', 'Autumn League: final', '20261026T180000Z', '20261102T180000Z'],
      ['e1-final-limit@praxis', 'Autumn League: final\\, limit', '20261102T180000Z', undefined],
    ])
  })

  it('keeps the UID of an entry that moves, with a greater sequence', () => {
    const moved = structuredClone(sampleRecord.rounds)
    moved[0]!.ends = '2026-10-05T18:00:00Z'
    const later = sampleReport({ rounds: moved, event: { ...event, version: 8, changed: '2026-11-03T08:30:00Z' } })
    const [before, after] = [entriesOf(sampleReport()), entriesOf(later)]
    expect(after.map(one => one['UID'])).toEqual(before.map(one => one['UID']))
    expect(new Set(before.map(one => one['UID'])).size).toBe(before.length)
    expect([before[0]!['SEQUENCE'], after[0]!['SEQUENCE']]).toEqual(['7', '8'])
    expect([before[0]!['DTSTAMP'], after[0]!['DTSTAMP']]).toEqual(['20261102T200000Z', '20261103T083000Z'])
    expect(after[0]!['DTEND']).toBe('20261005T180000Z')
  })

  it('TTIME-07: has the own limit of a table that a judge has given more time', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[0]!.tables[1]!.ends = '2026-09-30T18:00:00Z'
    rounds[0]!.tables[0]!.ends = rounds[0]!.ends
    const own = entriesOf(sampleReport({ rounds })).filter(one => one['UID']!.includes('table'))
    expect(own.map(one => [one['UID'], one['DTSTART']])).toEqual([
      ['e1-round-1-table-2-limit@praxis', '20260930T180000Z'],
    ])
  })

  it('has nothing of what has no time yet', () => {
    const rounds = sampleRecord.rounds.map(round => ({ ...round, starts: null, ends: null }))
    const open = sampleReport({ rounds, final: { ...final!, starts: null, ends: null, placing: [] } })
    expect(entriesOf(open)).toEqual([])
    expect(ics(open)).toContain('END:VCALENDAR\r\n')
    const begun = sampleRecord.rounds.map(round => ({ ...round, ends: null }))
    expect(entriesOf(sampleReport({ rounds: begun, final: null })).map(one => one['DTEND'])).toEqual([
      undefined,
      undefined,
    ])
  })

  it('says that entries of an event that broke off are off', () => {
    expect(entriesOf(sampleReport({ state: 'broken-off' })).every(one => one['STATUS'] === 'CANCELLED')).toBe(true)
    expect(entriesOf(sampleReport()).every(one => one['STATUS'] === 'CONFIRMED')).toBe(true)
  })

  it('escapes backslashes, semicolons, commas and lines, and lets nothing begin a line of its own', () => {
    const [entry] = entriesOf(named('A\\B; C, D\r\nBEGIN:VALARM\rE\u0007F'))
    expect(entry!['SUMMARY']).toBe('A\\\\B\\; C\\, D\\nBEGIN:VALARM\\nE F: round 1')
    const sly = sampleReport({ event: { ...event, url: 'https://example.invalid/\r\nBEGIN:VALARM', place: 'X\nY' } })
    const lines = ics(sly).split('\r\n')
    expect(lines.filter(line => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      ...Array<string>(8).fill('BEGIN:VEVENT'),
    ])
    expect(lines).toContain('LOCATION:X\\nY')
  })

  it.each(['x'.repeat(400), 'é'.repeat(200), '城'.repeat(120), '🧛'.repeat(90), `ab${'🧛é'.repeat(60)}`])(
    'folds at 75 octets and cuts no letter: %s',
    name => {
      const text = ics(named(name))
      expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
      const lines = text.split('\r\n')
      const octets = lines.map(line => new TextEncoder().encode(line).length)
      expect(Math.max(...octets)).toBeLessThanOrEqual(75)
      expect(Math.max(...octets)).toBeGreaterThanOrEqual(72)
      for (const line of lines) expect(() => encodeURIComponent(line)).not.toThrow()
      expect(entriesOf(named(name))[0]!['SUMMARY']).toBe(`${name}: round 1`)
    },
  )

  it('refuses a time that is none in UTC', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[0]!.starts = '2026-09-01T18:00:00+02:00'
    expect(() => ics(sampleReport({ rounds }))).toThrow('no moment in UTC')
  })

  it('names a player who has placed, escaped', () => {
    const players = withPlayers({ p2: { name: 'Eve; Sly' } })
    expect(entriesOf(sampleReport({ players }))[4]!['SUMMARY']).toContain('seed 5 (Eve\\; Sly) has placed')
  })
})
