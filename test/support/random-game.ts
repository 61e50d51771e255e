import './load-every-card.ts'
import { decks, listOf, type DeckKey } from '../../shared/cards/index.ts'
import {
  type Answer,
  type Applied,
  type Args,
  type Draw,
  type GameState,
  type Option,
  type SeatIndex,
  type Slot,
  apply,
  defaultArgs,
  legal,
  newGame,
  owed,
} from '../../shared/rules/index.ts'
import { envOf, generator } from './random.ts'

const DECKS = Object.keys(decks) as DeckKey[]

export interface Move {
  before: GameState
  seat: SeatIndex
  answer: Answer
  after: Applied
}
export interface Played {
  seed: number
  moves: number
  state: GameState
}

export function startGame(seed: number, seats = 5): Applied {
  // Every third game seats one deck twice, so that unique cards are contested.
  const lists = Array.from({ length: seats }, (_, i) =>
    listOf(decks[DECKS[((seed % 3 === 0 && i === seats - 1 ? 0 : i) + seed) % DECKS.length]!]),
  )
  return newGame(lists, { format: 'standard', answerWithinHours: 72, cards: 'fifth-edition' }, envOf(seed))
}

/** Plays a whole game with random legal answers. Actions are likelier than passes, so that games end. */
export function playGame(seed: number, seats: number, onMove: (move: Move) => void, most = 20_000): Played {
  const draw = generator(seed)
  const env = envOf(seed)
  let state = startGame(seed, seats).state
  let moves = 0
  for (; !state.result && moves < most; moves++) {
    const waiting = owed(state)
    if (waiting.length === 0) throw new Error(`seed ${seed}, move ${moves}: nobody can act`)
    const seat = waiting[draw(waiting.length)]!
    const answer = randomAnswer(legal(state, seat), draw)
    const after = apply(state, seat, null, answer, env)
    onMove({ before: state, seat, answer, after })
    state = after.state
  }
  return { seed, moves, state }
}

export function randomAnswer(options: readonly Option[], draw: Draw): Answer {
  const weighted = options.flatMap(option => Array<Option>(WEIGHT[option.kind] ?? 2).fill(option))
  const option = weighted[draw(weighted.length)]!
  return { optionId: option.id, args: randomArgs(option, draw) }
}

/** Random enough to reach everything, greedy enough to come to an end. */
const WEIGHT: Partial<Record<Option['kind'], number>> = {
  act: 6,
  'bring-out': 20,
  invest: 4,
  play: 6,
  block: 3,
  edge: 6,
  'take-back': 1,
  withdraw: 1,
  'draw-crypt': 1,
  discard: 1,
}

function randomArgs(option: Option, draw: Draw): Args {
  const args = defaultArgs(option)
  for (const slot of option.slots ?? []) if (draw(2) === 0) args[slot.name] = randomValue(slot, draw)
  return args
}

function randomValue(slot: Slot, draw: Draw): Args[string] {
  switch (slot.type) {
    case 'amount':
      return slot.min + draw(slot.max - slot.min + 1)
    case 'allocation': {
      if (slot.most) return slot.default
      const shares: Record<string, number> = {}
      const seats = [...slot.candidates]
      for (let i = 0; i < slot.total; i++) {
        const seat = i < slot.least ? seats[(draw(seats.length) + i) % seats.length]! : seats[draw(seats.length)]!
        const fresh =
          i < slot.least && shares[seat] !== undefined ? seats.find(one => shares[one] === undefined)! : seat
        shares[fresh] = (shares[fresh] ?? 0) + 1
      }
      return shares
    }
    case 'keys':
      return slot.candidates.length === 0 ? [] : [slot.candidates[draw(slot.candidates.length)]!]
    default: {
      if (slot.candidates.length === 0) return []
      const from = draw(slot.candidates.length),
        turned = [...slot.candidates.slice(from), ...slot.candidates.slice(0, from)]
      return turned.slice(0, Math.max(slot.min, Math.min(1, slot.max)))
    }
  }
}
