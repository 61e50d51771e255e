import { describe, expect, it } from 'vitest'
import * as core from '../../shared/rules/index.ts'
import { breakages, brokenBuild } from './breakages.ts'
import { checkGames, checkStorms, FAITHFUL, type Core, type Tally } from './sealed.ts'

/**
 * The law of sealed windows, on the real rules. Each core broken on purpose is found among the first ten tables or
 * games; `npm run soak -- --windows 100000` checks it over as many as one likes.
 */
const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
const LONG = 600_000
const brief = ({ differences }: Tally): string[] => differences.slice(0, 3)

describe('parallel = sequential', () => {
  it(
    'in games of the five decks, whatever the order of arrival, with revocations, lines for the next window and conditions',
    () => {
      const tally = checkGames(core, seeds(5))
      expect(brief(tally)).toEqual([])
      expect(tally.windows).toBeGreaterThan(500)
      expect(tally.contested).toBeGreaterThan(250)
    },
    LONG,
  )

  it(
    'at tables where everybody can answer with much',
    () => {
      const tally = checkStorms(core, seeds(100), { ...FAITHFUL, people: 2 })
      expect(brief(tally)).toEqual([])
      expect(tally.contested).toBeGreaterThan(1_000)
    },
    LONG,
  )

  it(
    'with standing orders, which do what their owners would if they followed them themselves',
    () => {
      const tally = checkStorms(core, seeds(60), { ...FAITHFUL, people: 2, orders: true })
      expect(brief(tally)).toEqual([])
      expect(tally.contested).toBeGreaterThan(500)
    },
    LONG,
  )

  it('where an order of the window after a block is declared speaks of who else could block (crowded table 4002446)', () => {
    expect(checkStorms(core, [4_002_446], { ...FAITHFUL, people: 2, orders: true }).differences).toEqual([])
  })

  it(
    'with orders for blocks, votes, strikes, moves and prevention, in games',
    () => {
      const tally = checkGames(core, seeds(4), { ...FAITHFUL, orders: true })
      expect(brief(tally)).toEqual([])
      expect(tally.windows).toBeGreaterThan(500)
    },
    LONG,
  )
})

/** The law would be worth nothing if it held whatever the core did. */
describe('parallel = sequential does not hold', () => {
  it.each(breakages)(
    'where $name',
    async breakage => {
      const broken = await brokenBuild<Core>('shared/rules/index.ts', breakage)
      expect(
        checkStorms(broken, seeds(2_000), { ...FAITHFUL, people: 2, orders: true, first: true }).differences,
      ).not.toEqual([])
    },
    LONG,
  )

  it(
    'where a condition names less than its answer rests on: the bleed',
    () => {
      const names = FAITHFUL.names.filter(fact => fact !== 'bleed')
      expect(checkStorms(core, seeds(2_000), { people: 2, names, first: true }).differences).not.toEqual([])
    },
    LONG,
  )
})
