import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { report } from './series-report.ts'
import { add, left, nothingYet, read, together, write } from './saved.ts'
import { noGames } from './series.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'praxis-simulation-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)

const kind = { bots: 'all' as const, decks: ['box' as const], thorough: 100 }
const tally = (games: number, way = 'villein\tplay') => ({
  ...noGames(),
  games,
  moves: 10 * games,
  playingMs: 500 * games,
  rounds: Array<number>(games).fill(12),
  counts: { [way]: { bot: games, random: 0 } },
})
const run = (from: number, games: number, of: typeof kind = kind) => {
  const saved = nothingYet(of)
  add(saved, [from, games], tally(games))
  return saved
}

describe('a run of simulated games in pieces', () => {
  it('goes on with what is missing', () => {
    expect(left(nothingYet(kind), 1, 50, 20)).toEqual([
      [1, 20],
      [21, 20],
      [41, 10],
    ])
    const saved = run(11, 10)
    add(saved, [31, 5], tally(5))
    expect(left(saved, 1, 40, 20)).toEqual([
      [1, 10],
      [21, 10],
      [36, 5],
    ])
    expect(left(saved, 11, 10, 20)).toEqual([])
    expect(saved.tally).toMatchObject({ games: 15, moves: 150, counts: { 'villein\tplay': { bot: 15, random: 0 } } })
  })

  it('is read as it was written', () => {
    write(file('one.json'), run(1, 20))
    expect(read(file('one.json'))).toEqual(run(1, 20))
    expect(read(file('none.json'))).toBeUndefined()
  })

  it('is put together with others of its kind, no game counted twice', () => {
    write(file('a.json'), run(1, 20))
    write(file('b.json'), run(21, 30))
    expect(together([file('a.json'), file('b.json')])).toMatchObject({
      pieces: [
        [1, 20],
        [21, 30],
      ],
      tally: { games: 50 },
    })
    expect(() => together([file('a.json'), file('none.json')])).toThrow(/none\.json is not there/)
    write(file('c.json'), run(15, 10))
    expect(() => together([file('a.json'), file('c.json')])).toThrow(/seed 15 is in two/)
    write(file('d.json'), run(100, 10, { ...kind, thorough: 25 }))
    expect(() => together([file('a.json'), file('d.json')])).toThrow(/different kinds/)
    expect(() => together([])).toThrow(/--merge/)
  })

  it('ends with the ways that were never played, and says how fast it was', () => {
    const lines = report(run(1, 20).tally, { bots: 'all', table: true, reasons: false })
    expect(lines).toContainEqual(
      expect.stringMatching(/^games {6}20, 2\.00 a second on each process; 10 moves a game$/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^length {5}median 12 rounds/))
    expect(lines).toContain('        20         0  villein: play')
    expect(lines).toContain('never      deflection: play dom')
    expect(lines.at(-1)).toMatch(/^ways {7}1 of \d+ ways to play or use \d+ whole cards were played; \d+ never$/)
  })
})
