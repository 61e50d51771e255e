import { IllegalCommand, type Applied, type Env } from '../model/answers.ts'
import { copySpine, emit, type Run } from '../model/run.ts'
import type { Agreement, GameState, SeatIndex } from '../model/state.ts'
import { endByConcession, endByDraw } from '../procedures/leaving.ts'
import { clockwise, inGame } from '../reads/queries.ts'
import { close, publishToAll, sayToAll } from './apply.ts'

/** How seats end a game together, where the table has that (TCONC-01 to TCONC-06). No command of these is a move. */

const NOTHING: Agreement = { concessions: [], declined: [] }

/**
 * A vote to concede to one seat, or with null none any more. All but that one must have voted for it, and then the game
 * is over (TCONC-01).
 */
export function voteConcession(before: GameState, seat: SeatIndex, to: SeatIndex | null, env: Env): Applied {
  const { run, agreement } = begun(before, seat, env)
  const { state } = run
  const mine = agreement.concessions.find(one => one.seat === seat)
  if (to === seat || (to !== null && (before.seats[to] === undefined || !inGame(before, to))))
    throw new IllegalCommand('illegal-args')
  if ((mine?.to ?? null) === to) throw new IllegalCommand('not-agreed-on')
  const others = agreement.concessions.filter(one => one.seat !== seat)
  const concessions = to === null ? others : [...others, { seat, to }]
  state.agreement = { ...agreement, concessions }
  emit(run, 'concession-voted', { seat, to })
  if (to === null) return sayToAll(run)
  const agreed = clockwise(state, to).every(
    other => other === to || concessions.some(one => one.seat === other && one.to === to),
  )
  if (!agreed) return sayToAll(run)
  endByConcession(run, to)
  close(run)
  return publishToAll(run)
}

/**
 * An answer to the draw that is on offer; agreeing where none is, is to offer one. All must agree, and one who does not
 * ends the offer: then whoever made it waits for a turn of their own (TCONC-05, TCONC-06).
 */
export function answerDraw(before: GameState, seat: SeatIndex, agrees: boolean, env: Env): Applied {
  const { run, agreement } = begun(before, seat, env)
  const { state } = run
  const { draw, ...rest } = agreement
  if (draw?.agreed.includes(seat) && agrees) throw new IllegalCommand('not-agreed-on')
  if (!draw && (!agrees || agreement.declined.includes(seat))) throw new IllegalCommand('not-agreed-on')
  if (draw && !agrees) {
    state.agreement = { ...rest, declined: [...rest.declined, draw.by] }
    emit(run, 'draw-declined', { seat })
    return sayToAll(run)
  }
  const agreed = [...(draw?.agreed ?? []), seat]
  state.agreement = { ...rest, draw: { by: draw?.by ?? seat, agreed } }
  if (!draw) emit(run, 'draw-offered', { seat })
  if (clockwise(state, seat).every(other => agreed.includes(other))) {
    endByDraw(run)
    close(run)
    return publishToAll(run)
  }
  return draw ? sayToOne(run, seat) : sayToAll(run)
}

function begun(before: GameState, seat: SeatIndex, env: Env): { run: Run; agreement: Agreement } {
  if (before.result) throw new IllegalCommand('game-over')
  if (!before.settings.tournament?.agreements || !inGame(before, seat)) throw new IllegalCommand('not-agreed-on')
  return {
    run: { state: copySpine(before), events: [], env, published: true },
    agreement: before.agreement ?? NOTHING,
  }
}

/** Who has agreed to a draw is told to nobody until all have, or one has not. */
function sayToOne({ state, events }: Run, seat: SeatIndex): Applied {
  state.version++
  state.views[seat]!++
  return { state, events }
}
