import type * as z from 'zod'
import type { Inbox } from '../../shared/api/games.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'
import { viewFor, waitingFor } from '../../shared/rules/index.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { currentGame, gameDeadline } from './deadlines.ts'
import { versionOf } from './history.ts'
import { isInvited, tablesOf } from './lobby/who-may-see.ts'
import { seatOf } from './play.ts'
import type { Service } from './service.ts'
import { summaryOf } from './summary.ts'
import { wirePromptOf } from './wire.ts'

type Owed = z.infer<typeof Inbox>['owed'][number]
/** A game of the caller's, as far as it has been looked at. */
interface Mine {
  game: GameRecord
  seat: number
  version: number
  seen: number | null
  deadline: string | null
}

/** How long a game that is over and not looked at stays in the inbox. */
const KEPT_DAYS = 14
const LEAST_POLL = 30,
  MOST_POLL = 300
/** The longer nothing has happened, the longer one may wait: a tenth of it. */
const PATIENCE = 10

/** What somebody's inbox says now: what it is known by, when to look again, and the inbox itself. */
interface Shown {
  state: string
  pollSeconds: number
  /** Made only where the state has changed: a poll in vain reads no events. */
  inbox: () => Promise<z.infer<typeof Inbox>>
}

export async function inboxOf(service: Service, player: string, language: LanguageCode): Promise<Shown> {
  const { store, clock } = service
  const [mine, invitations] = await Promise.all([gamesOf(service, player, clock()), invitationsOf(store, player)])
  const finished = mine.filter(({ game }) => game.state.result),
    running = mine.filter(({ game }) => !game.state.result)
  const owed = running
    .flatMap((one): (Mine & { prompt: Owed['prompt'] })[] => {
      const prompt = wirePromptOf(one.game, one.seat, language)
      return prompt ? [{ ...one, prompt, deadline: prompt.deadline }] : []
    })
    .toSorted(soonest)
  const waiting = running.filter(one => owed.every(other => other.game !== one.game)).toSorted(soonest)
  const state = [
    ...owed.map(one => `${one.game.id} ${one.version} ${one.seen} ${one.prompt.id} ${one.deadline}`),
    ...[...waiting, ...finished].map(one => `${one.game.id} ${one.version} ${one.seen} ${one.deadline}`),
    ...invitations.map(one => JSON.stringify(one)),
  ].join('\n')
  const headOf = ({ game, seat, version, seen }: Mine) => ({ game: game.id, name: game.name, seat, version, seen })
  const tableOf = ({ game: { state, players } }: Mine): Pick<Owed, 'turn' | 'seats'> => {
    const { turn } = viewFor(state, 'spectator')
    return {
      turn: turn && { number: turn.number, seat: turn.seat },
      seats: state.seats.map(({ pool, ousted, withdrawn }, seat) => ({
        seat,
        name: players[seat]!.name,
        pool,
        out: (ousted ?? withdrawn) === true,
      })),
    }
  }
  return {
    state,
    pollSeconds:
      owed.length > 0
        ? LEAST_POLL
        : patience(
            running.map(({ game }) => game.state.waitingSince),
            clock(),
          ),
    inbox: async () => ({
      owed: await Promise.all(
        owed.map(async one => ({
          ...headOf(one),
          ...tableOf(one),
          deadline: one.deadline,
          since: await summaryOf(store, one.game, one.seat, one.seen, language),
          prompt: one.prompt,
        })),
      ),
      waiting: await Promise.all(
        waiting.map(async one => ({
          ...headOf(one),
          ...tableOf(one),
          deadline: one.deadline,
          since: await summaryOf(store, one.game, one.seat, one.seen, language),
          waitingFor: waitingFor(one.game.state),
          names: one.game.players.map(player => player.name),
        })),
      ),
      finished: finished.map(one => ({
        ...headOf(one),
        result: one.game.state.result!,
        names: one.game.players.map(player => player.name),
      })),
      invitations,
    }),
  }
}

const soonest = (a: Mine, b: Mine): number => {
  const [one, other] = [`${a.deadline ?? '~'} ${a.game.id}`, `${b.deadline ?? '~'} ${b.game.id}`]
  return one < other ? -1 : one > other ? 1 : 0
}

function patience(moved: readonly string[], now: string): number {
  const quiet = Math.min(...moved.map(at => (Date.parse(now) - Date.parse(at)) / 1000))
  return Math.round(Math.min(MOST_POLL, Math.max(LEAST_POLL, quiet / PATIENCE)))
}

/** Of those that are over, what a bot played or was over long ago is put away, seen or not. */
async function gamesOf(service: Service, player: string, now: string): Promise<Mine[]> {
  const { store } = service
  const found = await Promise.all(
    (await store.memberships(player)).map(async ({ gameId, seen = null }) => ({
      game: await currentGame(service, gameId),
      seen,
    })),
  )
  const mine = found.flatMap(({ game, seen }): Mine[] => {
    const seat = game ? seatOf(game, player) : -1
    return game && seat >= 0
      ? [{ game, seat, version: versionOf(game.state.views, seat), seen, deadline: gameDeadline(game) }]
      : []
  })
  const old = mine.filter(
    ({ game, seat, version, seen }) =>
      game.state.result &&
      (game.players[seat]!.bot ||
        (seen !== null && seen >= version) ||
        Date.parse(now) - Date.parse(game.state.waitingSince) > KEPT_DAYS * 86_400_000),
  )
  await Promise.all(old.map(({ game }) => store.putAway(player, game.id)))
  return mine.filter(one => !old.includes(one))
}

async function invitationsOf(store: Store, player: string): Promise<z.infer<typeof Inbox>['invitations']> {
  const tables = await tablesOf(store, player)
  return tables
    .filter(table => isInvited(table, player))
    .map(({ id, name, hostName, format, seats, size }) => ({
      table: id,
      name,
      host: hostName ?? null,
      format,
      seated: seats.length,
      room: size - seats.length,
    }))
}
