import '../support/load-every-card.ts'
import { boxDecks } from '../simulation/played-decks.ts'
import {
  type GameState,
  type Order,
  type Written,
  apply,
  newGame,
  owed,
  profiles,
  promptFor,
  ruleFor,
  setOrders,
  viewFor,
} from '../../shared/rules/index.ts'
import { caseOf } from '../../shared/rules/orders/cases.ts'
import { MOST_ORDERS } from '../../shared/rules/model/orders.ts'
import { MOST_FOLLOWED } from '../../shared/rules/orders/orders.ts'
import { decide } from '../../shared/bots/index.ts'
import { envOf } from '../support/random.ts'
import type { Name, Values } from './figures.ts'
import type { Sizes } from './sizes.ts'
import { median, spread } from './spread.ts'

/** As many as a seat may have, of which none holds before those of the profile are read. */
const unlikely: Order[] = Array.from({ length: MOST_ORDERS - profiles.normal.length }, (_, i) => ({
  id: `r${i}`,
  when: {
    window: ['blocks', 'declined', 'attempt', 'polling', 'range'],
    action: { kind: ['bleed'], by: ['predator'], bleed: { gte: 10 + i } },
    pool: { lte: 4 },
  },
  unless: { referendum: { touchesMe: true } },
  do: 'ask',
}))
const FULL: Written = { rules: unlikely, profile: 'normal' }
/** Answers whatever is asked: it goes on until the core leaves orders alone. */
const ENDLESS: Written = { rules: [{ id: 'all', when: {}, do: 'default' }] }
const TIMES = 5
/** What is compiled late is no part of it. */
const WARM_TIMES = 15

/**
 * What the orders of one seat take in one window, and the slowest command of five seats whose orders answer as much as
 * a command may draw.
 */
export function measureOrders(
  seed: number,
  { games }: Pick<Sizes, 'games'>,
): Values<Extract<Name, `orders.${string}`>> {
  const windows: number[] = []
  let chain = 0
  for (let n = 0; n < games; n++) {
    const env = envOf(seed + n)
    let { state } = newGame(
      boxDecks(seed + n),
      { format: 'standard', answerWithinHours: 72, cards: 'fifth-edition' },
      env,
    )
    for (let moves = 0; moves < 400 && !state.result; moves++) {
      const frame = state.frames.at(-1)!
      if (frame.kind === 'window')
        for (const seat of frame.asked) windows.push(timed(() => void ruleFor(FULL, caseOf(state, frame, seat))))
      else if (moves % 40 === 0) chain = Math.max(chain, longest(state, seed + n))
      const seat = owed(state)[0]!,
        { optionId, args } = decide(promptFor(state, seat)!, () => viewFor(state, seat), seed)
      state = apply(state, seat, null, { optionId, ...(args && { args }) }, env).state
    }
  }
  const { median: middle, p99 } = spread(windows)
  return {
    'orders.window.median': middle * 1_000,
    'orders.window.p99': p99 * 1_000,
    'orders.chain.max': chain,
    'orders.answer.max': (chain * 1_000) / MOST_FOLLOWED,
  }
}

function longest(state: GameState, seed: number): number {
  const env = envOf(seed)
  let ordered = state
  for (const seat of state.seats.keys()) ordered = setOrders(ordered, seat, ENDLESS).state
  const seat = owed(ordered)[0]!
  const times = (count: number): number[] =>
    Array.from({ length: count }, () =>
      timed(() => void apply(ordered, seat, null, promptFor(ordered, seat)!.default, env)),
    )
  times(WARM_TIMES)
  return median(times(TIMES))
}

function timed(what: () => void): number {
  const began = performance.now()
  what()
  return performance.now() - began
}
