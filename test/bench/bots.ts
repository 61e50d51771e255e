import { boxDecks } from '../simulation/played-decks.ts'
import { play } from '../simulation/play-out.ts'
import type { Name, Values } from './figures.ts'
import type { Sizes } from './sizes.ts'
import { spread } from './spread.ts'

/** Whole games without the laws, as a simulation plays them when it does not look after each move. */
export function measureBots(
  seed: number,
  { games, warmGames }: Pick<Sizes, 'games' | 'warmGames'>,
): Values<Extract<Name, `bots.${string}`>> {
  const one = (n: number) =>
    play(
      {
        seed: n,
        name: `seed ${n}`,
        lists: boxDecks(n),
        cards: 'fifth-edition',
        brains: ['bot', 'bot', 'bot', 'bot', 'bot'],
      },
      null,
    )
  for (let i = 0; i < warmGames; i++) one(seed + games + i)
  const deciding: number[] = []
  const began = performance.now()
  for (let i = 0; i < games; i++) deciding.push(...one(seed + i).deciding)
  const seconds = (performance.now() - began) / 1_000
  const { median, p99 } = spread(deciding)
  return { 'bots.games': games / seconds, 'bots.decision.median': median * 1_000, 'bots.decision.p99': p99 * 1_000 }
}
