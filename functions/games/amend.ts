import type { GameEvent, SeatIndex } from '../../shared/rules/index.ts'
import type { GameRecord, SavedReply } from '../store/port.ts'
import { wireClock } from './clocks.ts'
import { currentGame } from './deadlines.ts'
import { payloadHash } from './hash.ts'
import { replay, replyTo, seatOf } from './play.ts'
import { attended, type Aftermath } from './aftermath.ts'
import { dueAtOf } from './due-times.ts'
import { record } from './record.ts'
import { isRefused, refused, type Refused } from './refused.ts'
import { rerun } from './rerun.ts'
import type { Outcome, Service } from './service.ts'

/**
 * A command that is no move: it changes what lies beside the state, in a version of its own, under the same promises as
 * a move.
 */
export interface Amending {
  gameId: string
  by: { id: string; name: string }
  key: string
}

export interface Amended {
  game: GameRecord
  events: GameEvent[]
  /** Whose view it moves. */
  moves: 'all' | 'own'
  /** Who has to find the game from now on. */
  joins?: string
}
export interface Amendable {
  game: GameRecord
  clock: NonNullable<GameRecord['clock']>
  seat: SeatIndex
  at: string
}

/** Those who play it, or have. */
const isKnown = ({ players }: GameRecord, id: string): boolean =>
  players.some(({ player, former = [] }) => player === id || former.some(one => one.player === id))

/** What a command has come to: the game after it, and what its sender is told. */
export interface Done extends Aftermath {
  told: unknown
  joins?: string | readonly string[] | undefined
}

const commandIdOf = (name: string, by: string, key: string): string => `${name}:${by}:${key}`

/** Whether a command of this name has been carried out under its key, however long ago. */
export async function isCommanded(
  { store }: Pick<Service, 'store'>,
  { gameId, by, key }: Amending,
  name: string,
): Promise<boolean> {
  const game = await store.loadGame(gameId)
  return game !== undefined && (await replyTo(store, game, commandIdOf(name, by.id, key))) !== undefined
}

/**
 * One command that is no move, under its key: said again, it is answered as before. `to` is given the game as its
 * deadline left it: what has lapsed cannot be paused away. To others than its players there is no such game, unless
 * `admits` lets them in; that is asked before the game is looked for, so that a hidden one costs as much as none.
 */
export function commanded(
  service: Service,
  { gameId, by, key }: Amending,
  name: string,
  payload: unknown,
  to: (game: GameRecord, seat: SeatIndex, at: string) => Done | Refused | Promise<Done | Refused>,
  admits?: () => Promise<boolean>,
): Promise<Outcome> {
  return rerun(service, async () => {
    const admitted = (await admits?.()) ?? false
    const game = await currentGame(service, gameId, one => admitted || isKnown(one, by.id))
    if (!game) return refused('not-found')
    const commandId = commandIdOf(name, by.id, key)
    const hash = payloadHash(name, payload)
    const saved = await replyTo(service.store, game, commandId)
    if (saved) return replay(saved, hash)
    const seat = seatOf(game, by.id)
    const at = service.clock()
    const done = await to(game, seat, at)
    if (isRefused(done)) return done
    const reply: SavedReply = {
      commandId,
      player: by.id,
      payloadHash: hash,
      status: 200,
      body: JSON.stringify(done.told),
    }
    const command = { id: commandId, by: by.id, seat: seat < 0 ? null : seat, promptId: null, answer: null }
    const written = record(game, { game: done.game, events: done.events }, { at, reply, command })
    for (const player of [done.joins ?? []].flat()) await service.store.joinGame(player, gameId, game.expires)
    if ((await service.store.saveGame(written.game, written.event)) === 'conflict') return 'conflict'
    return { status: reply.status, body: reply.body, replayed: false }
  })
}

/** A command about the clocks of a game, or about who sits there. */
export const amend = (
  service: Service,
  amending: Amending,
  name: string,
  payload: unknown,
  to: (of: Amendable) => Amended | Refused | Promise<Amended | Refused>,
  admits?: () => Promise<boolean>,
): Promise<Outcome> =>
  commanded(
    service,
    amending,
    name,
    payload,
    async (game, seat, at) => {
      const { clock } = game
      if (!clock) return refused(seat < 0 ? 'not-found' : game.state.result ? 'game-over' : 'no-clock')
      const amended = await to({ game, clock, seat, at })
      if (isRefused(amended)) return amended
      const after = moved(game, amended, seat)
      return { game: after, events: amended.events, told: wireClock(after), joins: amended.joins }
    },
    admits,
  )

function moved(before: GameRecord, { game, moves }: Amended, seat: SeatIndex): GameRecord {
  const { state } = before
  const stepped =
    game.state.version > state.version
      ? game.state
      : {
          ...game.state,
          version: state.version + 1,
          views: state.views.map((version, viewer) => (moves === 'all' || viewer === seat ? version + 1 : version)),
        }
  const after = attended({ ...game, state: stepped })
  return { ...after, dueAt: dueAtOf(after) }
}
