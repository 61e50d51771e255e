import { readerOf, sayingOf } from '../people/talk/talk-items.ts'
import { seatOf } from '../games/play.ts'
import { kindOf } from '../logging/log.ts'
import { watchersOf, type Reach, type Socket } from '../store/notice-port.ts'
import type { GameRecord, Store } from '../store/port.ts'
import { wishDigest } from './digest.ts'
import { afterQuiet } from './hours.ts'
import { after, MINUTE_MS, type Notifier, type TalkBell } from './notifier.ts'
import { planned } from './planned.ts'
import { wishesIn } from './wishes.ts'

const REMEMBERED_MS = 30 * 1440 * MINUTE_MS

/**
 * Something was said, or a deal marked: whoever sits there and is connected is rung, but for who did it, and who has
 * muted them; who watches, where they hear it at once. Nobody is woken by it who has not said that they wish it, and
 * what cannot be rung now is not rung later: talk waits for whoever looks.
 */
export async function handTalk(
  notifier: Notifier,
  { talk: gameId, n, dealt }: { talk: string; n: number; dealt?: true },
): Promise<void> {
  const { store, clock } = notifier
  const [game, saying] = await Promise.all([store.loadGame(gameId), sayingOf(store, gameId, n)])
  if (!game || !saying) return
  const by = dealt ? (saying.value.deal?.marks.at(-1)?.seat ?? saying.value.seat) : saying.value.seat
  const bell = { game: gameId, talk: n }
  const others = game.players.flatMap(({ player, bot }, seat) => (bot || seat === by ? [] : [player]))
  await Promise.all(
    others.map(async player => {
      const reach = await store.reach(player, clock()),
        { push, mail } = wishesIn(reach).channels.talk
      if (reach.sockets.length === 0 && !push && !mail) return
      const reader = (await readerOf(store, gameId, player))?.value
      if (reader?.muted.includes(by)) return
      await ringAll(notifier, reach.sockets, bell)
      await planTalk(notifier, player, reach, bell, reader?.seen ?? 0)
    }),
  )
  if (!game.spectators?.delay) await ringAll(notifier, (await store.reach(watchersOf(gameId), clock())).sockets, bell)
}

/** Once for all that is said until its reader has looked: the name of it says how far they had read. */
async function planTalk(
  { store, clock, push, mail }: Notifier,
  player: string,
  reach: Reach,
  { game, talk }: TalkBell,
  seen: number,
): Promise<void> {
  const now = clock(),
    wishes = wishesIn(reach),
    { channels } = wishes,
    name = `talk#${game}#${seen}`,
    expires = after(now, REMEMBERED_MS)
  if (push && channels.talk.push && reach.devices.length > 0)
    await store.plan(
      planned({
        player,
        id: `push#${name}`,
        channel: 'push',
        kind: 'talk',
        about: { game, talk },
        at: now,
        dueAt: afterQuiet(now, wishes),
        expires,
      }),
    )
  if (mail && channels.talk.mail && reach.wishes?.mail != null)
    await wishDigest(store, reach.wishes, now, { name: `mail#${name}`, kind: 'talk', game, at: now, expires })
}

/** Whether it has not been read meanwhile, at a table where its reader still sits. */
export async function stillUnread(store: Store, game: GameRecord, player: string, n: number): Promise<boolean> {
  if (seatOf(game, player) < 0) return false
  const [reader, saying] = await Promise.all([readerOf(store, game.id, player), sayingOf(store, game.id, n)])
  return saying !== undefined && (reader?.value.seen ?? 0) < n
}

async function ringAll({ store, ring, log }: Notifier, sockets: readonly Socket[], bell: TalkBell): Promise<void> {
  if (!ring) return
  await Promise.all(
    sockets.map(async socket => {
      const outcome = await ring(socket.id, bell).catch((failure: unknown) => {
        log('warn', 'doorbell failed', { gameId: bell.game, error: kindOf(failure) })
        return 'failed' as const
      })
      if (outcome === 'gone') await store.dropSocket(socket)
    }),
  )
}
