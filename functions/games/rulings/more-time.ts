import type { RulingOf } from '../../../shared/api/judging.ts'
import { HOUR } from '../../../shared/clocks/local-times.ts'
import { moreBank } from '../../../shared/clocks/clock.ts'
import { isRuledPause, pausedUntil, pauseByRuling, resumeByRuling } from '../../../shared/clocks/pauses.ts'
import type { GameEvent } from '../../../shared/rules/index.ts'
import type { GameRecord } from '../../store/port.ts'
import { later } from '../due-times.ts'
import { refused, type Refused } from '../refused.ts'
import { dueAnew, said, seatedIn, type Matter, type Ruled } from './matter.ts'

/** More time for a seat or for the table, and pauses (TTIME-07, TTIME-09). Nothing of the game moves but its clocks. */

export function extend(matter: Matter, { seat, hours }: RulingOf<'extend'>): Ruled | Refused {
  const { game, judge, reason } = matter
  if (game.state.result) return refused('game-over')
  const told = { judge: judge.name, reason, seat, hours }
  if (seat === null) {
    const { timeLimit } = game.state.settings
    if (!timeLimit || game.state.timeCalled) return refused('no-clock')
    const endsAt = later(timeLimit.endsAt, hours)
    return timed(movedLimit(game, endsAt), { key: 'time-extended', ...told, until: endsAt })
  }
  const wrong = seatedIn(game, seat)
  if (wrong) return wrong
  const { clock } = game
  if (!clock || clock.policy.bank === null) return refused('no-clock')
  return timed({ ...game, clock: moreBank(clock, seat, hours * HOUR) }, { key: 'time-extended', ...told, until: null })
}

export function pause(matter: Matter, { until }: RulingOf<'pause'>): Ruled | Refused {
  const { game, at, judge, reason } = matter
  const { clock, state } = game
  if (state.result) return refused('game-over')
  if (!clock) return refused('no-clock')
  const paused = pausedUntil(clock, at)
  const told = { judge: judge.name, reason }
  if (until === null) {
    if (paused === undefined) return refused('no-pause', { reasonCode: 'not-paused' })
    const resumed = { ...limitAsPauseEnds(game, at), clock: resumeByRuling(clock, at) }
    return timed(resumed, { key: 'judge-paused', ...told, until })
  }
  const end = new Date(until).toISOString()
  if (end <= at) return refused('no-pause', { reasonCode: 'not-later' })
  if (paused !== undefined) return refused('no-pause', { reasonCode: 'paused-already' })
  const hours = (Date.parse(end) - Date.parse(at)) / HOUR
  return timed(limitBy({ ...game, clock: pauseByRuling(clock, at, end) }, hours), {
    key: 'judge-paused',
    ...told,
    until: end,
  })
}

/** The limit gives back what is left of a pause that a judge has ruled and that ends now. */
export function limitAsPauseEnds(game: GameRecord, at: string): GameRecord {
  const until = game.clock && isRuledPause(game.clock, at) ? pausedUntil(game.clock, at) : undefined
  return until === undefined ? game : limitBy(game, (Date.parse(at) - Date.parse(until)) / HOUR)
}

/** The limit of the table goes with a pause that a judge has ruled (TTIME-09). */
export function limitBy(game: GameRecord, hours: number): GameRecord {
  const { timeLimit } = game.state.settings
  return timeLimit && !game.state.timeCalled ? movedLimit(game, later(timeLimit.endsAt, hours)) : game
}

function movedLimit(game: GameRecord, endsAt: string): GameRecord {
  const { settings } = game.state
  return { ...game, state: { ...game.state, settings: { ...settings, timeLimit: { ...settings.timeLimit!, endsAt } } } }
}

const timed = (game: GameRecord, event: GameEvent): Ruled => ({
  game: dueAnew({ ...game, state: said(game) }),
  events: [event],
})
