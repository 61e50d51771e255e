import { describe, expect, it } from 'vitest'
import { playLawfully, type Census } from './laws.ts'

/** At least 200 games; `npm run soak` plays ten thousand. A failing seed is named in the message and reproduces. */
const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const GAMES = 100

describe.each([4, 5])('random games of %i seats', seats => {
  it(`obey the laws and end (seeds ${FIRST} to ${FIRST + GAMES - 1})`, () => {
    const census: Census = { events: {}, games: 0, moves: 0 }
    for (let seed = FIRST; seed < FIRST + GAMES; seed++) playLawfully(seed, seats, 20, census)
    expect(census.games).toBe(GAMES)
    // A law says nothing of what never happened. (With hand strikes alone nobody has blood left in torpor to leave it with: test/rules/torpor.test.ts.)
    for (const key of ['bled', 'blocked', 'damaged', 'to-torpor', 'redirected', 'ousted', 'referendum-tallied', 'card-played', 'brought-out'] as const) {
      expect(census.events[key] ?? 0, `${key} happened`).toBeGreaterThan(0)
    }
  })
})
