import { readerName, sayingOf, talkPartition, type TalkReader } from '../people/talk/talk-items.ts'
import { read } from '../desk/desk-items.ts'
import { kindOf } from '../logging/log.ts'
import { watchersOf, type Socket } from '../store/notice-port.ts'
import type { GameRecord } from '../store/port.ts'
import type { Notifier, TalkBell } from './notifier.ts'

/**
 * Something was said, or a deal marked: whoever sits there and is connected is rung, but for who did it, and who has
 * muted them; who watches, where they hear it at once. Nobody is woken by it, and what cannot be rung now is not rung
 * later: talk waits for whoever looks.
 */
export async function handTalk(
  notifier: Notifier,
  { talk: gameId, n, dealt }: { talk: string; n: number; dealt?: true },
): Promise<void> {
  const { store, clock, ring } = notifier
  if (!ring) return
  const [game, saying] = await Promise.all([store.loadGame(gameId), sayingOf(store, gameId, n)])
  if (!game || !saying) return
  const by = dealt ? (saying.value.deal?.marks.at(-1)?.seat ?? saying.value.seat) : saying.value.seat
  const bell = { game: gameId, talk: n }
  const others = game.players.flatMap(({ player, bot }, seat) => (bot || seat === by ? [] : [player]))
  await Promise.all(
    others.map(async player => {
      const { sockets } = await store.reach(player, clock())
      if (sockets.length > 0 && !(await hasMuted(notifier, game, player, by))) await ringAll(notifier, sockets, bell)
    }),
  )
  if (!game.spectators?.delay) await ringAll(notifier, (await store.reach(watchersOf(gameId), clock())).sockets, bell)
}

async function hasMuted({ store }: Notifier, { id }: GameRecord, player: string, by: number): Promise<boolean> {
  const reader = await read<TalkReader>(store, talkPartition(id), readerName(player))
  return reader?.value.muted.includes(by) === true
}

async function ringAll({ store, ring, log }: Notifier, sockets: readonly Socket[], bell: TalkBell): Promise<void> {
  await Promise.all(
    sockets.map(async socket => {
      const outcome = await ring!(socket.id, bell).catch((failure: unknown) => {
        log('warn', 'doorbell failed', { gameId: bell.game, error: kindOf(failure) })
        return 'failed' as const
      })
      if (outcome === 'gone') await store.dropSocket(socket)
    }),
  )
}
