import '../support/load-every-card.ts'
import type { CardDefinition, Mode } from '../../shared/cards/definition.ts'
import { add, definitions } from '../../shared/cards/definitions.ts'
import type { WindowName } from '../../shared/cards/language.ts'
import { apply, legal, type GameState, type SeatIndex } from '../../shared/rules/index.ts'
import { couldPlay } from '../../shared/rules/offers/plays.ts'
import { playGame, type Move } from '../support/random-game.ts'
import { envOf } from '../support/random.ts'
import type { Name, Values } from './figures.ts'
import type { Sizes } from './sizes.ts'
import { median } from './spread.ts'

/** What more cards cost a game, and T0, which is asked of all that its decks can hold. */

const MADE_UP = 4_000
const DISCIPLINES = ['ani', 'aus', 'cel', 'dom', 'for', 'obf', 'pot', 'pre', 'pro', 'tha']
const PASSES = 5
/** A window seen less often says too little of itself. */
const OFTEN = 40

interface Asked {
  state: GameState
  seat: SeatIndex
  window: WindowName | null
}
interface Costs {
  /** A question of T0, over all windows and in the window where it takes longest; microseconds. */
  seat: number
  slowest: number
  /** Taking up the definitions and asking the first question of each window; milliseconds. */
  first: number
  command: number
}

/** In a process of its own: cards that have been taken up stay. */
export function measureManyCards(
  seed: number,
  sizes: Pick<Sizes, 'games'>,
): Values<Extract<Name, `t0.${string}` | `cards.${string}`>> {
  const real = [...definitions.values()]
  const moves: Move[] = []
  for (let i = 0; i < Math.min(sizes.games, 3); i++)
    playGame(seed + i, 5, ({ before, after, ...move }) =>
      moves.push({ ...move, before: openly(before), after: { ...after, state: openly(after.state) } }),
    )
  const asked = moves.flatMap(({ after: { state } }) => questionsOf(state))
  // Once unmeasured, so that what is compiled late is on neither side.
  costsOf(seed, real, moves, asked)
  const now = costsOf(seed, real, moves, asked)
  const many = costsOf(seed, [...real, ...madeUp(real)], moves, asked)
  return {
    't0.seat': now.seat,
    't0.slowest': now.slowest,
    't0.many.seat': many.seat,
    't0.many.slowest': many.slowest,
    'cards.first': now.first,
    'cards.many.first': many.first,
    'cards.first.ratio': many.first / now.first,
    'cards.command.ratio': many.command / now.command,
  }
}

/** A table at which all cards may be. */
const openly = (state: GameState): GameState => ({ ...state, settings: { ...state.settings, cards: 'all' } })

const questionsOf = (state: GameState): Asked[] => {
  const top = state.frames.at(-1)
  return state.result || top?.kind !== 'window'
    ? []
    : state.seats.flatMap(({ ousted }, seat) => (ousted ? [] : [{ state, seat, window: top.name }]))
}

/** Lines like those there are, at other costs, of other Disciplines, and one in three for one clan alone. */
function madeUp(real: readonly CardDefinition[]): CardDefinition[] {
  const clans = [...new Set(real.flatMap(({ facts }) => facts.clan ?? []))]
  const lines = real.filter(({ modes }) => modes.length > 0)
  return Array.from({ length: MADE_UP }, (_, i) => {
    const { facts, modes, ...rest } = lines[i % lines.length]!
    return {
      ...rest,
      facts: {
        ...facts,
        key: `made-up-${i}`,
        name: `Made up ${i}`,
        ...(typeof facts.bloodCost === 'number' && { bloodCost: (facts.bloodCost + i) % 4 }),
        ...(i % 3 === 0 && { clan: clans[i % clans.length]! }),
      },
      modes: modes.map(mode => ({ ...mode, level: turned(mode.level, i) })),
    }
  })
}

const turned = (level: Mode['level'], by: number): string =>
  level.replaceAll(/[a-z]{3}/gi, code => {
    const at = DISCIPLINES.indexOf(code.toLowerCase())
    if (at === -1) return code
    const other = DISCIPLINES[(at + by) % DISCIPLINES.length]!
    return code === code.toUpperCase() ? other.toUpperCase() : other
  })

function costsOf(
  seed: number,
  cards: readonly CardDefinition[],
  moves: readonly Move[],
  asked: readonly Asked[],
): Costs {
  const firsts = [...new Map(asked.map(one => [one.window, one])).values()]
  const first = middle(() => {
    add(cards)
    for (const { state, seat, window } of firsts) couldPlay(state, seat, window)
  })
  const byWindow = new Map<WindowName | null, Asked[]>()
  for (const one of asked) {
    const ones = byWindow.get(one.window) ?? []
    byWindow.set(one.window, ones)
    ones.push(one)
  }
  const spent = [...byWindow.values()].map(ones => ({
    count: ones.length,
    each:
      (middle(() => ones.forEach(({ state, seat, window }) => couldPlay(state, seat, window))) * 1_000) / ones.length,
  }))
  const env = envOf(seed)
  return {
    seat: spent.reduce((sum, { count, each }) => sum + count * each, 0) / asked.length,
    slowest: Math.max(0, ...spent.flatMap(({ count, each }) => (count < OFTEN ? [] : [each]))),
    first,
    command: median(
      moves.map(({ before, seat, answer }) => {
        const began = performance.now()
        legal(before, seat)
        apply(before, seat, null, answer, env)
        return performance.now() - began
      }),
    ),
  }
}

function middle(work: () => void): number {
  return median(
    Array.from({ length: PASSES }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}
