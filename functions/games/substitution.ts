import type * as z from 'zod'
import type { Substitution } from '../../shared/api/clocks.ts'
import { waitFor, type Clock } from '../../shared/clocks/clock.ts'
import type { SeatIndex } from '../../shared/rules/index.ts'
import type { GameRecord } from '../store/port.ts'
import { amend, type Amended, type Amending } from './amend.ts'
import { maySee } from './lobby/who-may-see.ts'
import { isBotId } from './player-ids.ts'
import { waitedOf } from './aftermath.ts'
import { refused, type Refused } from './refused.ts'
import type { Outcome, Service } from './service.ts'
import { profilesOf, tableOf } from './deal.ts'
import { replaced, standIn } from './substitutes.ts'
import { people } from './table-talk.ts'

/** Who plays for somebody who has gone: a person who offers, or a bot; and the way back. */

const MOST_OFFERS = 10

/** The seat stands open, with short limits; its player may still answer, and is back with that. */
export const leaveGame = (service: Service, command: Amending): Promise<Outcome> =>
  amend(service, command, 'leave-game', null, ({ game, clock, seat, at }): Amended | Refused => {
    if (seat < 0) return refused('not-found')
    if (game.state.result || game.state.seats[seat]!.ousted) return refused('game-over')
    const { back: _, ...own } = clock.seats[seat]!
    const opened = { ...clock, seats: clock.seats.with(seat, { ...own, away: true as const, open: own.open ?? at }) }
    return {
      game: { ...game, clock: waitAnew(game, opened, seat, at) },
      events: [{ key: 'seat-opened', seat }],
      moves: 'all',
    }
  })

function waitAnew(game: GameRecord, clock: Clock, seat: SeatIndex, at: string): Clock {
  const waited = waitedOf(game.state, game.players).find(one => one.seat === seat)
  return { ...clock, waits: clock.waits.map(one => (one.seat === seat && waited ? waitFor(clock, waited, at) : one)) }
}

const isVacant = ({ players, clock, state }: GameRecord, seat: SeatIndex): boolean =>
  !state.seats[seat]?.ousted && (players[seat]?.standIn === true || clock?.seats[seat]?.open !== undefined)

export function offerSeat(service: Service, command: Amending, seat: SeatIndex): Promise<Outcome> {
  const { by } = command
  return amend(
    service,
    command,
    'offer-seat',
    seat,
    ({ game, seat: own }): Amended | Refused => {
      if (own >= 0) return refused('forbidden', { detail: 'You play in this game' })
      if (game.state.result) return refused('game-over')
      if (!isVacant(game, seat)) return refused('seat-not-open')
      const offers = [
        ...(game.offers ?? []).filter(offer => offer.player !== by.id),
        { seat, player: by.id, name: by.name },
      ].slice(-MOST_OFFERS)
      return { game: { ...game, offers }, events: [], moves: 'all' }
    },
    async () => {
      const table = await service.store.loadTable(tableOf(command.gameId))
      return table !== undefined && maySee(table, by.id)
    },
  )
}

/** Who decides for the table: its host as long as they are there, and otherwise the next person clockwise. */
function decides(game: GameRecord): SeatIndex | undefined {
  const host = Math.max(
    0,
    game.players.findIndex(({ player }) => player === game.host),
  )
  const there = people(game).filter(seat => !game.clock?.seats[seat]?.away)
  return game.players.map((_, ahead) => (host + ahead) % game.players.length).find(seat => there.includes(seat))
}

export const substitute = (
  service: Service,
  command: Amending,
  wanted: z.infer<typeof Substitution>,
): Promise<Outcome> =>
  amend(service, command, 'substitute', wanted, async ({ game, seat, at }): Promise<Amended | Refused> => {
    if (seat < 0) return refused('not-found')
    if (game.state.result) return refused('game-over')
    if (decides(game) !== seat) return refused('forbidden', { detail: 'The host decides, or who is next to them' })
    if (!isVacant(game, wanted.seat) || (wanted.player === undefined && game.players[wanted.seat]!.standIn))
      return refused('seat-not-open')
    if (wanted.player === undefined) return { ...standIn(game, wanted.seat, at), moves: 'all' }
    const offer = game.offers?.find(one => one.seat === wanted.seat && one.player === wanted.player)
    if (!offer) return refused('forbidden', { detail: 'They have not offered to' })
    const newcomer = { player: offer.player, name: offer.name, bot: false },
      [profile] = await profilesOf(service, [newcomer])
    return { ...replaced(game, wanted.seat, newcomer, at, profile), moves: 'all', joins: offer.player }
  })

/** The last person who sat there takes the seat back from a bot, or says that they are there. */
export const returnToGame = (service: Service, command: Amending): Promise<Outcome> =>
  amend(service, command, 'return', null, async ({ game, clock, seat, at }): Promise<Amended | Refused> => {
    const { by } = command
    const left = game.players.findIndex(({ former = [] }) => former.some(one => one.player === by.id))
    const own = seat >= 0 ? seat : left
    if (own < 0) return refused('not-found')
    if (game.state.result || game.state.seats[own]!.ousted) return refused('game-over')
    const { standIn: bot, former = [] } = game.players[own]!
    if (seat < 0) {
      const last = former.findLast(one => !isBotId(one.player))
      if (!bot || last?.player !== by.id) return refused('seat-not-open')
      const back = { player: by.id, name: last.name, bot: false },
        [profile] = await profilesOf(service, [back])
      return {
        ...replaced(game, own, back, at, profile),
        moves: 'all',
        joins: by.id,
      }
    }
    const { open, away: _, rowSince: __, ...rest } = clock.seats[own]!
    if (open === undefined && !clock.seats[own]!.away) return refused('seat-not-open')
    const back = { ...clock, seats: clock.seats.with(own, { ...rest, row: 0 }) }
    return { game: { ...game, clock: waitAnew(game, back, own, at) }, events: [], moves: 'all' }
  })
