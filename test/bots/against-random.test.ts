import { describe, expect, it } from 'vitest'
import { decide } from '../../shared/bots/index.ts'
import { fitsSlots, owed, promptFor, viewFor } from '../../shared/rules/index.ts'
import { scramble } from '../laws/laws.ts'
import { boxDecks } from '../simulation/played-decks.ts'
import { play } from '../simulation/play-out.ts'
import { playSeries } from '../simulation/series.ts'
import { generator } from '../support/random.ts'

const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)

describe('bots at a table', () => {
  // Of a hundred games with two bots each they take nine points of ten; half of them is far from what eight games ever
  // give.
  it('beat random players clearly, whatever the seed', () => {
    const { failures, points, seats, wins, rounds } = playSeries({
      first: FIRST,
      games: 8,
      bots: 'mixed',
      decks: ['box'],
      thorough: null,
    })
    expect(failures).toEqual([])
    expect([seats.bot, seats.random]).toEqual([16, 24])
    expect(points.bot).toBeGreaterThan(0.6 * (points.bot + points.random))
    expect(wins.bot).toBeGreaterThan(wins.random)
    expect(Math.max(...rounds)).toBeLessThan(60)
  }, 240_000)

  it('answer what is asked with what is offered, alike each time, and by what their seat may know alone', () => {
    const draw = generator(FIRST)
    let compared = 0,
      n = 0
    play(
      {
        seed: FIRST,
        name: 'a game',
        lists: boxDecks(FIRST),
        cards: 'fifth-edition',
        brains: ['bot', 'random', 'bot', 'random', 'bot'],
      },
      null,
      ({ before }) => {
        for (const seat of n++ % 5 === 0 ? owed(before) : []) {
          const prompt = promptFor(before, seat)!
          const choice = decide(prompt, () => viewFor(before, seat), FIRST)
          const option = prompt.options.find(({ id }) => id === choice.optionId)
          expect(option && fitsSlots(option, choice.args ?? {}), choice.optionId).toBe(true)
          expect(decide(prompt, () => viewFor(before, seat), FIRST)).toEqual(choice)
          const other = scramble(before, seat, draw)
          expect(decide(promptFor(other, seat)!, () => viewFor(other, seat), FIRST)).toEqual(choice)
          compared++
        }
      },
    )
    expect(compared).toBeGreaterThan(100)
  }, 240_000)
})
