import { decide } from '../../shared/bots/index.ts'
import { apply, legal, newGame, owed, promptFor, viewFor, type Applied, type DeckList, type GameEvent, type GameState, type SeatIndex, type Settings } from '../../shared/rules/index.ts'
import { watch } from '../laws/laws.ts'
import { randomAnswer, type Move } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

export type Brain = 'bot' | 'random'
export interface Game { seed: number; name: string; lists: DeckList[]; cards: Settings['cards']; brains: Brain[] }
export interface Outcome { state: GameState; moves: number; /** Turns of whoever had most. */ rounds: number; decisions: number; decidingMs: number; reasons: Record<string, number> }

/** Nobody plays so long. */
const MOST = 30_000

/** Plays a game between bots and random players to its end. `laws`: the moves between two of the costlier checks, or none at all. */
export function play({ seed, name, lists, cards, brains }: Game, laws: number | null, heard: (move: Move, by: Brain) => void = () => undefined): Outcome {
  const env = envOf(seed), draw = generator(seed)
  const started: Applied = newGame(lists, { format: 'standard', answerWithinHours: 72, ...(cards && { cards }) }, env)
  const law = laws === null ? undefined : watch(started, name, seed, laws)
  const reasons: Record<string, number> = {}
  let { state } = started
  let moves = 0, decisions = 0, decidingMs = 0
  const turns = lists.map(() => 0)
  const count = (events: readonly GameEvent[]) => {
    for (const event of events) if (event.key === 'turn-started') turns[event.seat]!++
  }
  count(started.events)
  const choose = (seat: SeatIndex): Move['answer'] => {
    if (brains[seat] === 'random') return randomAnswer(legal(state, seat), draw)
    const prompt = promptFor(state, seat)!
    const began = performance.now()
    const { why, ...answer } = decide(prompt, () => viewFor(state, seat), seed)
    decidingMs += performance.now() - began
    decisions++
    reasons[why] = (reasons[why] ?? 0) + 1
    return answer
  }
  for (; !state.result && moves < MOST; moves++) {
    const waiting = owed(state)
    if (waiting.length === 0) throw new Error(`${name}, move ${moves}: nobody can act`)
    const seat = waiting[draw(waiting.length)]!
    const answer = choose(seat)
    const after = applied(state, seat, answer, env, `${name}, move ${moves}`)
    const move = { before: state, seat, answer, after }
    law?.hold(move)
    heard(move, brains[seat]!)
    count(after.events)
    state = after.state
  }
  law?.over(state)
  return { state, moves, rounds: Math.max(...turns), decisions, decidingMs, reasons }
}

function applied(state: GameState, seat: SeatIndex, answer: Move['answer'], env: ReturnType<typeof envOf>, where: string): Applied {
  try {
    return apply(state, seat, null, answer, env)
  } catch (error) {
    throw new Error(`${where}: seat ${seat} answers ${JSON.stringify(answer)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
