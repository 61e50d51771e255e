import { waitFor, type SeatClock } from '../../shared/clocks/clock.ts'
import { beginWith, vacate, type Beginning, type SeatIndex } from '../../shared/rules/index.ts'
import type { GamePlayer, GameRecord } from '../store/port.ts'
import { botId } from './player-ids.ts'
import { dueAtOf } from './due-times.ts'
import { waitedOf, type Aftermath } from './aftermath.ts'

/** A bot that this service runs, for a seat that stood open. */
export const standIn = (game: GameRecord, seat: SeatIndex, at: string): Aftermath => {
  const { name } = game.players[seat]!
  return replaced(
    game,
    seat,
    { player: botId(`stand-in-${seat}`), name: `Bot for ${name}`.slice(0, 60), bot: true, standIn: true },
    at,
  )
}

/**
 * Somebody else takes a seat with all that lies on it and in its hand. What it had sealed and ordered is gone, it is
 * asked anew, and its
 * limit begins anew; from the next window on what they begin games with answers for them. Nothing on the table moves.
 * The record keeps who sat there until now.
 */
export function replaced(
  game: GameRecord,
  seat: SeatIndex,
  by: GamePlayer,
  at: string,
  profile?: Beginning,
): Aftermath {
  const { player, name, former = [] } = game.players[seat]!
  const { state: vacated } = vacate(game.state, seat)
  const state = {
    ...beginWith(vacated, seat, profile),
    version: vacated.version + 1,
    views: vacated.views.map(version => version + 1),
  }
  const kept = game.clock?.seats[seat]
  const players = game.players.with(seat, {
    ...by,
    former: [
      ...former,
      { player, name, until: game.state.version, ...(kept && { answers: kept.answers ?? 0, misses: kept.misses }) },
    ],
  })
  const offers = game.offers?.filter(offer => offer.seat !== seat && offer.player !== by.player)
  const clock = game.clock && freshly(game.clock, seat, state, players, at)
  const { offers: _, ...rest } = game
  const after: GameRecord = { ...rest, state, players, ...(offers?.length ? { offers } : {}), ...(clock && { clock }) }
  return { game: { ...after, dueAt: dueAtOf(after) }, events: [{ key: 'substituted', seat, from: name, to: by.name }] }
}

function freshly(
  clock: NonNullable<GameRecord['clock']>,
  seat: SeatIndex,
  state: GameRecord['state'],
  players: GamePlayer[],
  at: string,
): NonNullable<GameRecord['clock']> {
  const {
    rowSince: _,
    away: __,
    open: ___,
    back: ____,
    hours: _____,
    available: ______,
    answers: _______,
    ...kept
  } = clock.seats[seat]!
  const own: SeatClock = { ...kept, misses: 0, row: 0 }
  const next = {
    ...clock,
    seats: clock.seats.with(seat, own),
    liveVotes: clock.liveVotes.filter(vote => vote.seat !== seat),
  }
  const waited = waitedOf(state, players).find(one => one.seat === seat)
  return { ...next, waits: next.waits.map(one => (one.seat === seat && waited ? waitFor(next, waited, at) : one)) }
}
