import '../support/load-every-card.ts'
import { parsePosition } from '../../shared/api/position.ts'
import { apply, legal, owed, type GameState } from '../../shared/rules/index.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { definitions } from '../../shared/cards/index.ts'
import { envOf } from '../support/random.ts'
import { median } from './spread.ts'

const MINIONS = 12,
  HAND = 10,
  TIMES = 15

/**
 * A board beyond any that is played: five Methuselahs with a dozen ready vampires each, who have every Discipline, the
 * permanents of
 * the catalogue in play all around, and full hands of cards with many choices, at a table where all cards may be.
 */
function crowded(): GameState {
  const permanents = [...definitions.values()]
    .filter(
      ({ facts, modes }) =>
        facts.types.includes('Master') &&
        modes.some(mode => mode.ops.some(op => op.op === 'move' && op.to === 'inPlay')),
    )
    .map(({ facts }) => ({ card: facts.key }))
  const hand = [...definitions.values()]
    .filter(({ modes }) => modes.some(mode => mode.header !== undefined))
    .map(({ facts }) => ({ card: facts.key }))
  const disciplines = ['ANI', 'AUS', 'CEL', 'DOM', 'FOR', 'OBF', 'POT', 'PRE', 'PRO', 'THA']
  const share = <T>(all: T[], seat: number, most: number): T[] => all.filter((_, i) => i % 5 === seat).slice(0, most)
  return fromPosition(
    parsePosition({
      settings: { cards: 'all' },
      seats: Array.from({ length: 5 }, (_, seat) => ({
        pool: 30,
        hand: share(hand, seat, HAND),
        ready: [
          ...Array.from({ length: MINIONS }, () => ({ generic: { disciplines, capacity: 10 }, blood: 8 })),
          ...share(permanents, seat, 12),
        ],
      })),
    }),
  )
}

/** The slowest `legal` of a minion phase there and of the windows of a bleed that follow, each the median of some. */
export function worstLegal(): number {
  let state = crowded(),
    worst = 0
  for (let n = 0; n < 8; n++) {
    for (const seat of owed(state)) {
      const times = Array.from({ length: TIMES }, () => {
        const began = performance.now()
        legal(state, seat)
        return performance.now() - began
      })
      worst = Math.max(worst, median(times))
    }
    const seat = owed(state)[0]!
    const option = legal(state, seat).find(({ id }) => (n === 0 ? id.startsWith('bleed:') : id === 'pass'))
    if (!option) break
    state = apply(state, seat, null, { optionId: option.id }, envOf(1)).state
  }
  return worst
}
