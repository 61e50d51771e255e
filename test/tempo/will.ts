import { decide } from '../../shared/bots/index.ts'
import type { Answer, GameState, Line, Prompt, SeatIndex } from '../../shared/rules/index.ts'
import type * as rules from '../../shared/rules/index.ts'
import { envOf } from '../support/random.ts'

export type Core = Pick<
  typeof rules,
  'apply' | 'defaultFor' | 'owed' | 'promptFor' | 'setOrders' | 'viewFor' | 'newGame' | 'nextPhase'
>

/** What a person wants, told by a bot that sees what the seat is shown. */
export function will(core: Core, state: GameState, seat: SeatIndex, seed: number): Answer {
  const answer = inPhase(core, state, seat, seed)
  return answer.optionId === 'end-phase' ? (atOnce(core, state, seat, seed) ?? answer) : answer
}

/** What is wanted of the question itself. */
export function inPhase(core: Core, state: GameState, seat: SeatIndex, seed: number): Answer {
  const prompt = core.promptFor(state, seat)!
  const { why: _, ...answer } = decide(prompt, () => core.viewFor(state, seat), seed)
  return answer
}

/**
 * Who wants nothing more of a phase does at once what is wanted of the next, where that is on offer: both are seen
 * together.
 */
function atOnce(core: Core, state: GameState, seat: SeatIndex, seed: number): Answer | undefined {
  const offered = core.nextPhase(state, seat)
  if (offered.length === 0) return undefined
  const { state: then } = core.apply(foreseen(state, seat), seat, null, { optionId: 'end-phase' }, envOf(seed))
  const frame = then.frames[0]
  if (
    then.result ||
    then.frames.length > 1 ||
    frame?.kind !== 'turn' ||
    frame.seat !== seat ||
    frame.phase !== offered[0]!.phase
  )
    return undefined
  const { optionId, args } = inPhase(core, then, seat, seed)
  const chosen = offered.find(({ id }) => id === `next:${optionId}`)
  return chosen && { optionId: chosen.id, ...(args && { args }) }
}

/**
 * The answers for the next windows of the same scope, in one sitting (windows.md#lines-for-the-next-window): what the seat would do there if
 * nobody does anything until
 * then. The case it is asked about is the state with passes applied, which draws nothing and shows nothing hidden.
 */
export function ahead(core: Core, state: GameState, seat: SeatIndex, answer: Answer, seed: number): Line[] {
  const prompt: Prompt = core.promptFor(state, seat)!
  if (prompt.then.length === 0 || (prompt.window !== undefined && answer.optionId !== 'pass')) return []
  const env = envOf(seed),
    lines: Line[] = []
  let now = core.apply(foreseen(state, seat), seat, null, answer, env).state
  const scope = scopeOf(now)
  for (const window of prompt.then) {
    for (let n = 0; n < 12 && !now.result && windowOf(now) !== window; n++) {
      const next = core.owed(now)[0]
      if (next === undefined || windowOf(now) === undefined || scopeOf(now) !== scope) return lines
      now = core.apply(now, next, null, { optionId: 'pass' }, env).state
    }
    if (windowOf(now) !== window || scopeOf(now) !== scope) return lines
    if (!core.owed(now).includes(seat)) continue
    const chosen = will(core, now, seat, seed)
    const passes = chosen.optionId === 'pass'
    lines.push({
      window,
      when: 'unchanged',
      do: passes ? 'pass' : { optionId: chosen.optionId, ...(chosen.args && { args: chosen.args }) },
    })
    if (!passes) return lines
  }
  return lines
}

/** As the person can imagine it: what others have sealed, or written, is no part of that. */
export function foreseen({ orders: _, ...state }: GameState, seat: SeatIndex): GameState {
  return { ...state, sealed: state.sealed.filter(answer => answer.seat === seat) }
}

const top = (state: GameState) => state.frames[state.frames.length - 1]
const windowOf = (state: GameState): string | undefined => {
  const frame = top(state)
  return frame?.kind === 'window' ? frame.name : undefined
}
const scopeOf = (state: GameState): number | undefined => {
  const frame = top(state)
  return frame?.kind === 'window' ? frame.scope : undefined
}
