import { describe, expect, it } from 'vitest'
import {
  everyId,
  ids,
  named,
  prefixOf,
  reference,
  rulebook,
  tournament,
  tournamentIds,
  tournamentReference,
} from './rulebook.ts'
import { printed, printedTournament, rulesShown, tournamentShown } from './shown.ts'

const listed = reference()
const byId = <T extends { id: string }>(list: T[]): T[] => list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const reported = (...results: [string, string][]) => ({
  testResults: [
    { name: 'x', status: 'passed', assertionResults: results.map(([fullName, status]) => ({ fullName, status })) },
  ],
})
const run = (...results: [string, string][]) => rulesShown(reported(...results))

describe('the count of rules', () => {
  it.runIf(listed !== undefined)('knows every rule of the checklist beside the repository, and its place', () => {
    const places = rulebook.map(({ id, chapter, page }) => ({ id, chapter, page }))
    expect(byId(places)).toEqual(byId(listed!))
  })
  if (!listed)
    console.log('The checklist of the rules is not beside the repository: the count of rules was not compared with it.')

  it('numbers the rules of a chapter from one on, and leaves none out', () => {
    const counted = new Map<string, number>()
    for (const id of ids) {
      const n = (counted.get(prefixOf(id)) ?? 0) + 1
      counted.set(prefixOf(id), n)
      expect(id).toBe(`${prefixOf(id)}-${String(n).padStart(2, '0')}`)
    }
    expect(ids).toHaveLength(798)
  })

  it('says each rule in a line of its own, with its chapter and page', () => {
    expect(rulebook.filter(({ line }) => !/^[^\s].{10,110}[.]$/.test(line))).toEqual([])
    expect(rulebook.filter(({ chapter, page }) => chapter === '' || !/^\d{1,2}$/.test(page))).toEqual([])
    const lines = rulebook.map(({ line }) => line)
    expect(lines.filter((line, n) => lines.indexOf(line) !== n)).toEqual([])
  })

  it('finds ids in titles, whatever stands around them', () => {
    expect(named(`combat ${ids[0]}, CARD-44MAGNUM-02: not MAND-1, mand-01 or X-001`)).toEqual([
      ids[0],
      'CARD-44MAGNUM-02',
    ])
  })

  it('a rule is shown by a test that passed, and by no test that failed or did not run', () => {
    const [a, b, c, d] = ids
    const found = run(
      [`${a}: so`, 'passed'],
      [`${b}: so`, 'passed'],
      [`${b}: and so`, 'failed'],
      [`${c}: so`, 'skipped'],
      ['NOSUCH-77', 'passed'],
    )
    expect([...found.shown]).toEqual([a])
    expect([...found.failing]).toEqual([b])
    expect([found.missing.includes(c!), found.missing.includes(d!), found.missing.length]).toEqual([
      true,
      true,
      ids.length - 2,
    ])
    expect(found.unknown).toEqual(['NOSUCH-77'])
    expect(printed(found).at(-1)).toBe(`rules: 1 of ${ids.length} shown`)
  })
})

describe('the count of rules of tournaments', () => {
  const events = tournamentReference()

  it.runIf(events !== undefined)('knows every rule of the checklist beside the repository, and who sees to it', () => {
    expect(tournament.map(({ id, applies }) => ({ id, applies }))).toEqual(events)
  })

  it('numbers the rules of a prefix from one on, and shares no id with the rulebook', () => {
    for (const prefix of new Set(tournament.map(({ id }) => prefixOf(id)))) {
      const own = tournament.filter(({ id }) => prefixOf(id) === prefix).map(({ id }) => id)
      expect(own).toEqual(own.map((_, n) => `${prefix}-${String(n + 1).padStart(2, '0')}`))
    }
    expect(tournament).toHaveLength(191)
    expect(new Set(everyId).size).toBe(everyId.length)
  })

  it('says each rule in a line of its own, and why one has no case online', () => {
    expect(tournament.filter(({ line }) => !/^[^\s].{10,110}[.]$/.test(line))).toEqual([])
    expect(new Set(tournament.map(({ line }) => line)).size).toBe(tournament.length)
    expect(tournament.filter(({ reason }) => reason !== '' && !reason.endsWith('.'))).toEqual([])
    expect(tournament.filter(({ applies, reason }) => applies === 'none-online' && reason === '')).toEqual([])
    // Of the others these alone are set apart.
    const apart = tournament.filter(({ applies, reason }) => applies !== 'none-online' && reason !== '')
    expect(apart.map(({ id }) => id)).toEqual(['TDECK-04'])
  })

  it('counts what tests have shown, and takes no rule of tournaments for an unknown one', () => {
    const report = reported([`${tournamentIds[0]}: so`, 'passed'], [`${ids[0]}: so`, 'passed'], ['NOSUCH-77', 'passed'])
    const found = tournamentShown(report)
    expect([...found.shown]).toEqual([tournamentIds[0]])
    expect([found.unknown, rulesShown(report).unknown]).toEqual([['NOSUCH-77'], ['NOSUCH-77']])
    const lines = printedTournament(found)
    expect(lines.at(-1)).toBe(
      'rules of tournaments: 1 of 180 shown, 10 without a case online, 1 with nothing to compare with',
    )
    expect(lines.filter(line => line.includes('no case online'))).toHaveLength(10)
  })
})
