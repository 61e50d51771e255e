import { describe, expect, it } from 'vitest'
import { isWhole } from '../../../shared/cards/index.ts'
import { knownNames } from '../../../shared/cards/names.ts'
import { check } from '../../../shared/decks/check.ts'
import { isNotRead } from '../../../shared/decks/list.ts'
import { readList } from '../../../shared/decks/read.ts'
import type { EventReport, WinningDeck } from '../../../shared/league/exports/event-report.ts'
import { twd, type TwdOptions } from '../../../shared/league/exports/twd.ts'
import { referenceCases } from '../reference-cases.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

const linesOf = (report: EventReport, options?: TwdOptions): string[] => {
  const found = twd(report, options)
  if ('lacks' in found) throw new Error(`It lacks its ${found.lacks}`)
  return found.text.split('\n')
}
const withDeck = (changes: Partial<WinningDeck>): EventReport =>
  sampleReport({ winningDeck: { ...sampleRecord.winningDeck!, ...changes } })
const onDays = (began: string, ended: string): EventReport =>
  sampleReport({ event: { ...sampleRecord.event, began, ended } })

/** The report with these scores of the winner. */
function scoring(gameWins: number, victoryPoints: number, ofFinal: number): EventReport {
  const report = sampleReport()
  const [first, ...others] = report.standings
  const final = { ...first!.final!, victoryPoints: ofFinal }
  return { ...report, standings: [{ ...first!, gameWins, victoryPoints, final }, ...others] }
}

describe('a winning deck', () => {
  it('TREPORT-06: begins with event, place, date, format, players, winner and address, in order', () => {
    expect(linesOf(sampleReport()).slice(0, 8)).toEqual([
      'Autumn League',
      'Online',
      'November 2nd 2026',
      '2R+F',
      '10 players',
      'Player Number 9',
      'https://example.invalid/e/e1',
      '',
    ])
    const event = { ...sampleRecord.event, place: 'Perth, Australia' }
    expect(linesOf(sampleReport({ event }))[1]).toBe('Perth, Australia')
  })

  it('TREPORT-06: has the day of the end, or both days where that is wished', () => {
    expect(linesOf(onDays('2026-09-01', '2026-11-02'), { dates: 'both' })[2]).toBe(
      'September 1st 2026 -- November 2nd 2026',
    )
    expect(linesOf(onDays('2026-11-02', '2026-11-02'), { dates: 'both' })[2]).toBe('November 2nd 2026')
    const days = ['01', '02', '03', '04', '11', '12', '13', '20', '21', '22', '23', '30', '31']
    expect(days.map(day => linesOf(onDays('2026-09-01', `2026-12-${day}`))[2]!.split(' ')[1])).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '20th',
      '21st',
      '22nd',
      '23rd',
      '30th',
      '31st',
    ])
  })

  it('TREPORT-07: joins the preliminary score and that of the final, halves with a point', () => {
    expect(linesOf(sampleReport())[8]).toBe('-- 1GW4.5 + 1.5vp in final')
    expect(linesOf(scoring(1, 6.5, 1.5))[8]).toBe('-- 1GW6.5 + 1.5vp in final')
    expect(linesOf(scoring(2, 10, 3))[8]).toBe('-- 2GW10 + 3vp in final')
    expect(linesOf(scoring(0, 2, 0))[8]).toBe('-- 0GW2 + 0vp in final')
  })

  it('TREPORT-08: names an author only if it is not the winner', () => {
    const at = linesOf(sampleReport()).indexOf('Deck Name: Malkavian Night')
    expect(linesOf(sampleReport()).slice(at - 1, at + 3)).toEqual(['', 'Deck Name: Malkavian Night', '', 'It bleeds.'])
    expect(linesOf(withDeck({ author: 'Some One' })).slice(at, at + 2)).toEqual([
      'Deck Name: Malkavian Night',
      'Created by: Some One',
    ])
    expect(linesOf(withDeck({ author: 'Player  Number 9' })).join()).not.toContain('Created by')
  })

  it('TDECK-19: is given of nobody but the winner, and never before the end', () => {
    expect(twd(sampleReport({ state: 'running' }))).toEqual({ lacks: 'end' })
    expect(twd(sampleReport({ state: 'broken-off' }))).toEqual({ lacks: 'end' })
    expect(twd(sampleReport({ winningDeck: null }))).toEqual({ lacks: 'deck' })
    expect(twd(withDeck({ player: 'p1' }))).toEqual({ lacks: 'deck' })
  })

  it('TREPORT-06: is not there without a winner, and says so where there was no final', () => {
    const drawn = structuredClone(sampleRecord.rounds)
    for (const { tables } of drawn) for (const table of tables) table.victoryPoints = [0.5, 0.5, 0.5, 0.5, 0.5]
    const shared = sampleReport({ rounds: drawn, final: null })
    const standings = shared.standings.map(one => ({ ...one, place: 1 }))
    expect(twd({ ...shared, standings })).toEqual({ lacks: 'winner' })
    const winningDeck = { ...sampleRecord.winningDeck!, player: 'p1' }
    const lines = linesOf(sampleReport({ final: null, winningDeck }))
    expect([lines[3], lines[8]]).toEqual(['2R (no final)', '-- 1GW4.5'])
  })

  it('is read as the deck that it is, whatever is told of it', () => {
    const comment =
      '\n\nCrypt: the old one\r\nLibrary (90 cards)\n4 copies of Deflection\nDeck Name: Another\n\u0007Bye\n\n'
    const lines = linesOf(withDeck({ comment }))
    const list = readList(lines.join('\n'))
    if (isNotRead(list)) throw new Error(list.unreadable)
    expect([list.format, list.name, list.ignored]).toEqual(['tournament', 'Malkavian Night', []])
    const { deck } = check(list, knownNames, 'all', isWhole)
    const sorted = (cards: [number, string][]): [number, string][] => cards.toSorted((a, b) => (a[1] < b[1] ? -1 : 1))
    expect(sorted(deck!.crypt)).toEqual(sorted(sampleRecord.winningDeck!.crypt))
    expect(sorted(deck!.library)).toEqual(sorted(sampleRecord.winningDeck!.library))
    expect(lines.slice(10, 18)).toEqual([
      'Deck Name: Malkavian Night',
      '',
      '- Crypt: the old one',
      '- Library (90 cards)',
      '4 copies of Deflection',
      '- Deck Name: Another',
      ' Bye',
      '',
    ])
  })

  it('has each head on one line, whatever it is called', () => {
    const event = { ...sampleRecord.event, name: 'Autumn\n\tLeague', place: 'Bern,\r\nSwitzerland' }
    const lines = linesOf(sampleReport({ event, players: withPlayers({ p9: { name: 'Eve\nSly' } }) }))
    expect([lines[0], lines[1], lines[5]]).toEqual(['Autumn League', 'Bern, Switzerland', 'Eve Sly'])
  })

  it('has no name where the deck has none', () => {
    const lines = linesOf(withDeck({ name: null, comment: '' }))
    expect(lines.slice(8, 11)).toEqual(['-- 1GW4.5 + 1.5vp in final', '', expect.stringMatching(/^Crypt \(/)])
  })

  it('has the head of the reference case', () => {
    for (const { twd_head } of referenceCases('exports').filter(one => 'twd_head' in one)) {
      const head = twd_head as string[]
      const scored = scoring(2, 10, 3)
      const report: EventReport = {
        ...scored,
        event: { ...scored.event, name: head[0]!, place: head[1]!, ended: '2026-04-18', url: head[6]! },
        rounds: [...scored.rounds, { ...scored.rounds[1]!, round: 3 }],
        played: 17,
        players: withPlayers({ p9: { name: head[5]! } }),
      }
      expect(linesOf(report).slice(0, 9)).toEqual(head)
    }
  })
})
