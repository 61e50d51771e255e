import { describe, expect, it } from 'vitest'
import { playLawfully, type Census } from './laws.ts'

/**
 * `npm run soak` plays ten thousand, and looks at every view after every move. A failing seed is named in the message
 * and reproduces.
 */
const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const GAMES = 20
const CHUNK = 10

describe.each([4, 5])('random games of %i seats', seats => {
  const census: Census = { events: {}, games: 0, moves: 0, largest: 0 }

  it.each(Array.from({ length: GAMES / CHUNK }, (_, i) => FIRST + i * CHUNK))(
    'obey the laws and end (ten seeds from %i)',
    first => {
      for (let seed = first; seed < first + CHUNK; seed++) playLawfully(seed, seats, 30, census, 3)
    },
    120_000,
  )

  // A law says nothing of what never happened. (With hand strikes alone nobody has blood left in torpor to leave it
  // with: test/rules/actions/torpor.test.ts.)
  it('come to bleeds, blocks, combat, torpor, redirects, referendums, abilities, triggers and ousts', () => {
    expect(census.games).toBe(GAMES)
    for (const key of [
      'bled',
      'blocked',
      'damaged',
      'to-torpor',
      'redirected',
      'ousted',
      'referendum-tallied',
      'card-played',
      'ability-used',
      'brought-out',
    ] as const) {
      expect(census.events[key] ?? 0, `${key} happened`).toBeGreaterThan(0)
    }
  })
})
