import type { Answer, GameState, SeatIndex } from '../../shared/rules/index.ts'
import type { Plan, Step } from '../../shared/rules/model/orders.ts'
import { envOf } from '../support/random.ts'
import { foreseen, inPhase, type Core } from './will.ts'

/**
 * What a person who acts in the own turn means to do in the rest of it, written in the same sitting: what would be done
 * if nobody stood in the way,
 * as far as it can be foreseen. A card that would be drawn ends it: nobody plans with a card not seen yet.
 */
export function planOf(core: Core, state: GameState, seat: SeatIndex, answer: Answer, seed: number): Plan | undefined {
  const turn = state.frames[0]
  if (turn?.kind !== 'turn' || turn.seat !== seat || state.frames.length > 1) return undefined
  const env = envOf(seed),
    steps: Step[] = []
  let now = foreseen(state, seat)
  for (let next: Answer | undefined = answer, n = 0; next !== undefined && n < MOST_STEPS; n++) {
    const begun = now
    const after = core.apply(now, seat, null, next, env)
    now = after.state
    let unseen = after.events.some(drawn(seat))
    for (let k = 0; k < 60 && !now.result && now.frames.length > 1; k++) {
      const other = core.owed(now)[0]!
      if (now.frames.at(-1)!.kind !== 'window') return planned(steps)
      const passed = core.apply(now, other, null, { optionId: 'pass' }, env)
      unseen ||= passed.events.some(drawn(seat))
      now = passed.state
    }
    const frame = now.frames[0]
    if (
      unseen ||
      now.result ||
      frame?.kind !== 'turn' ||
      frame.id !== turn.id ||
      frame.seat !== seat ||
      !core.owed(now).includes(seat)
    )
      return planned(steps)
    const acted =
      begun.frames[0]!.kind === 'turn' && next.optionId !== 'end-phase' && begun.frames[0]!.phase === 'minion'
    next = inPhase(core, now, seat, seed)
    const last = steps.at(-1)?.id
    steps.push({
      id: `s${steps.length}`,
      phase: frame.phase,
      do: { optionId: next.optionId, ...(next.args && { args: next.args }) },
      ...(acted && last !== undefined && { after: { step: last, was: 'successful' as const } }),
      when: { pool: { gte: Math.max(1, now.seats[seat]!.pool - 1) } },
    })
  }
  return planned(steps)
}

const MOST_STEPS = 20
const planned = (steps: Step[]): Plan | undefined => (steps.length > 0 ? { steps } : undefined)
const drawn =
  (seat: SeatIndex) =>
  (event: { key: string }): boolean =>
    event.key === 'drawn' && 'seat' in event && event.seat === seat
