import { describe, expect, it } from 'vitest'
import { belongsInCrypt, catalogue } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { generator } from '../support/random.ts'
import { builtDecks, COMPANY, GAMES_FOR_ALL } from './built.ts'
import { expected } from './counts.ts'
import { playSeries } from './series.ts'

const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1),
  GAMES = 16

describe('games of bots', () => {
  it('come to an end under the laws, with decks of all kinds', () => {
    console.log(
      `${GAMES} games of bots from seed ${FIRST}; PRAXIS_SEED=${FIRST} plays them again, npm run simulate -- --games 10000 plays many`,
    )
    const { failures, games, rounds, byTime, decks, counts } = playSeries({
      first: FIRST,
      games: GAMES,
      bots: 'all',
      decks: ['box', 'tournament', 'built'],
      thorough: 100,
    })
    expect([failures, games]).toEqual([[], GAMES])
    expect([decks.box > 0, decks.built > 0, byTime]).toEqual([true, true, 0])
    const median = rounds.toSorted((a, b) => a - b)[rounds.length >> 1]!
    expect(median).toBeGreaterThanOrEqual(8)
    expect(median).toBeLessThanOrEqual(20)
    expect(Object.keys(counts).length).toBeGreaterThan(200)
    // What is counted is what is expected to be seen, by the same names.
    const ways = new Set(expected())
    expect(Object.keys(counts).filter(name => !ways.has(name) && !name.includes('\tplay'))).toEqual([])
  }, 600_000)

  it('what needs company is a way of a whole card and not of none', () => {
    const ways = expected()
    expect(Object.keys(COMPANY).filter(name => !ways.includes(name))).toEqual([])
    expect(
      Object.values(COMPANY).flatMap(({ own = [], other }) => [
        ...own.filter(key => !isWhole(key)),
        ...(other !== undefined && !ways.includes(other) ? [other] : []),
      ]),
    ).toEqual([])
  })

  it('built decks have a crypt, a library of cards that are whole, and each way its turn', () => {
    const seen = new Set<string>()
    for (let game = 0; game < GAMES_FOR_ALL; game++) {
      for (const { crypt, library } of builtDecks(game, generator(game))) {
        expect([crypt.length >= 12, library.length]).toEqual([true, 72])
        expect([...crypt, ...library].filter(key => !isWhole(key))).toEqual([])
        for (const key of [...crypt, ...library]) seen.add(key)
      }
    }
    expect(
      [...catalogue.values()]
        .filter(facts => isWhole(facts.key) && !seen.has(facts.key) && !belongsInCrypt(facts))
        .map(({ key }) => key),
    ).toEqual([])
  })
})
