import '../support/load-every-card.ts'
import { answerAt, type BotLevel } from '../../shared/bots/index.ts'
import { knownTo, suppose } from '../../shared/rules/unseen/index.ts'
import {
  apply,
  legal,
  newGame,
  owed,
  promptFor,
  timeUp,
  viewFor,
  type Applied,
  type DeckList,
  type GameEvent,
  type GameState,
  type SeatIndex,
  type Settings,
} from '../../shared/rules/index.ts'
import { partsOf, sumOf } from '../../shared/league/exits.ts'
import { addsUp, exitsIn, partsIn } from '../../shared/league/outcome.ts'
import { watch } from '../laws/laws.ts'
import { randomAnswer, type Move } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

export type Brain = 'bot' | 'random'
export interface Game {
  seed: number
  name: string
  lists: DeckList[]
  cards: Settings['cards']
  brains: Brain[]
  /** Of the bots, by seat; left out, steady. What each decision takes of a processor is measured then. */
  levels?: readonly BotLevel[]
}
export interface Outcome {
  state: GameState
  moves: number
  /** Turns of whoever had most. */ rounds: number
  byTime: boolean
  /** How long each decision took that was one, the view included, in milliseconds. */ deciding: number[]
  reasons: Record<string, number>
  /** Where there are levels: what each decision took of a processor. */ took: { seat: SeatIndex; ms: number }[]
}

/** Comparing the views of all, and listing what everybody could do, at each move would take longer than the game. */
const LOOKS = 20

/**
 * The table's time is up after so many turns, as it would be at a tournament: two that heal as fast as they bleed could
 * go on for ever.
 */
const TURNS = 300
const TIME = { endsAt: '2026-01-01T02:00:00.000Z', points: 0.5 } as const
/** Nobody plays so long. */
const MOST = 30_000

/**
 * Plays a game between bots and random players to its end. `laws`: the moves between two of the costlier checks, or
 * none at all.
 */
export function play(
  { seed, name, lists, cards, brains, levels }: Game,
  laws: number | null,
  heard: (move: Move, by: Brain) => void = () => undefined,
): Outcome {
  const env = envOf(seed),
    draw = generator(seed)
  const started: Applied = newGame(
    lists,
    { format: 'standard', answerWithinHours: 72, timeLimit: TIME, withdrawalPoints: 0.5, ...(cards && { cards }) },
    env,
  )
  const law = laws === null ? undefined : watch(started, name, seed, laws, undefined, LOOKS)
  const reasons: Record<string, number> = {}
  let { state } = started
  const deciding: number[] = []
  const took: Outcome['took'] = []
  let moves = 0
  const turns = lists.map(() => 0)
  const scoring: GameEvent[] = []
  const count = (events: readonly GameEvent[]) => {
    for (const event of events) if (event.key === 'turn-started') turns[event.seat]!++
    scoring.push(...events.filter(({ key }) => key === 'victory-point' || key === 'ousted' || key === 'withdrawn'))
  }
  count(started.events)
  const choose = (seat: SeatIndex): Move['answer'] => {
    if (brains[seat] === 'random') return randomAnswer(legal(state, seat), draw)
    const prompt = promptFor(state, seat)!
    const began = performance.now(),
      used = levels && process.cpuUsage()
    const { why, ...answer } = answerAt(
      levels?.[seat] ?? 'steady',
      prompt,
      () => viewFor(state, seat),
      seed,
      () => {
        const known = knownTo(state, seat)
        return known && (chance => suppose(known, chance))
      },
    )
    if (why !== 'nothing-else-to-do') deciding.push(performance.now() - began)
    if (used && why !== 'nothing-else-to-do') {
      const { user, system } = process.cpuUsage(used)
      took.push({ seat, ms: (user + system) / 1000 })
    }
    reasons[why] = (reasons[why] ?? 0) + 1
    return answer
  }
  for (; !state.result && moves < MOST && turnOf(state) <= TURNS; moves++) {
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
  const byTime = !state.result && turnOf(state) > TURNS
  if (byTime) {
    const ended = timeUp(state, envOf(seed, TIME.endsAt))
    count(ended.events)
    state = ended.state
  }
  law?.over(state)
  if (state.result) holdsUp(scoring, state.result.victoryPoints, name)
  return { state, moves, rounds: Math.max(...turns), byTime, deciding, reasons, took }
}

/** Every half point has its reason, and how seats left gives as many in all as the result says. */
function holdsUp(events: readonly GameEvent[], victoryPoints: readonly number[], name: string): void {
  const given = partsOf(victoryPoints.length, exitsIn(events)).flat()
  if (!addsUp(partsIn(events), victoryPoints) || sumOf(given) !== victoryPoints.reduce((sum, one) => sum + one, 0))
    throw new Error(`${name}: ${victoryPoints.join(' ')} does not follow from how seats left`)
}

const turnOf = ({ frames: [turn] }: GameState): number => (turn?.kind === 'turn' ? turn.number : 0)

function applied(
  state: GameState,
  seat: SeatIndex,
  answer: Move['answer'],
  env: ReturnType<typeof envOf>,
  where: string,
): Applied {
  try {
    return apply(state, seat, null, answer, env)
  } catch (error) {
    throw new Error(
      `${where}: seat ${seat} answers ${JSON.stringify(answer)}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
