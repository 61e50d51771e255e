import { publicly } from '../games/past.ts'
import { versionOf } from '../games/history.ts'
import { kindOf } from '../logging/log.ts'
import { watchersOf, type Outgoing, type Socket } from '../store/notice-port.ts'
import type { EventRecord, GameRecord } from '../store/port.ts'
import { after, MINUTE_MS, type Doorbell, type Notifier } from './notifier.ts'
import type { Step } from './outbox.ts'
import { planned } from './planned.ts'

/** How long a doorbell is worth anything: as long as a connection can last. */
const DOORBELL_MS = 120 * MINUTE_MS

/**
 * A connection that cannot be reached now is rung again by and by: a failing one must not hold up the events behind.
 */
export async function ringSockets(notifier: Notifier, sockets: readonly Socket[], bell: Doorbell): Promise<void> {
  const { store, clock, ring, log } = notifier
  if (!ring) return
  await Promise.all(
    sockets.map(async socket => {
      const outcome = await ring(socket.id, bell).catch((failure: unknown) => {
        log('warn', 'doorbell failed', { gameId: bell.game, error: kindOf(failure) })
        return 'failed' as const
      })
      if (outcome === 'gone') await store.dropSocket(socket)
      if (outcome !== 'failed') return
      const now = clock()
      const about = { ...bell, socket: socket.id }
      await store.plan(
        planned({
          player: socket.player,
          id: `socket#${socket.id}#${bell.game}#${bell.version}`,
          channel: 'socket',
          kind: 'doorbell',
          about,
          at: now,
          dueAt: after(now, MINUTE_MS / 2),
          expires: after(now, DOORBELL_MS),
        }),
      )
    }),
  )
}

/**
 * Those who watch are rung when what they are shown moves, and never for anything else: not for a sealed answer, which
 * publishes nothing,
 * and not before the delay of the table is over. Where it is counted in minutes the bell waits in the outbox, one for
 * all that happened
 * in the same minute, whether anybody watches now or not: who comes meanwhile has yet to be shown it.
 */
export async function ringWatchers(
  notifier: Notifier,
  { id: game, spectators, sandbox }: GameRecord,
  { at, events, views, shown }: EventRecord,
): Promise<void> {
  const { store, clock, ring } = notifier
  const version = views.at(-1),
    delay = spectators?.delay
  if (!ring || !shown || version === undefined || sandbox) return
  const player = watchersOf(game),
    now = clock()
  if (delay && 'minutes' in delay) {
    const dueAt = minuteFrom(after(at, delay.minutes * MINUTE_MS))
    await store.plan(
      planned({
        player,
        id: `watch#${dueAt}`,
        channel: 'socket',
        kind: 'doorbell',
        about: { game },
        at: now,
        dueAt,
        expires: after(dueAt, DOORBELL_MS),
      }),
    )
    return
  }
  const isOver = events.some(({ key }) => key === 'game-ended')
  const seen = delay && !isOver ? version - delay.publications : version
  // They see the beginning from the beginning on.
  if (seen < 1 || (delay && seen === 1)) return
  await ringSockets(notifier, (await store.reach(player, now)).sockets, { game, version: seen })
}

/** The first full minute not before an instant. */
const minuteFrom = (instant: string): string =>
  new Date(Math.ceil(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString()

export function sendDoorbell(notifier: Notifier, outgoing: Outgoing, now: string): Promise<Step> {
  return outgoing.about.socket === undefined
    ? sendToWatchers(notifier, outgoing, now)
    : sendToOne(notifier, outgoing, now)
}

async function sendToOne(
  { store, ring }: Notifier,
  { about: { socket = '', game = '', version = 0 } }: Outgoing,
  now: string,
): Promise<Step> {
  const connected = await store.socket(socket, now)
  if (!ring || !connected) return { kind: 'dropped' }
  if ((await ring(socket, { game, version })) === 'sent') return { kind: 'told' }
  await store.dropSocket(connected)
  return { kind: 'dropped' }
}

/** The delay is over: whoever watches now is rung with the version they are shown now. */
async function sendToWatchers(notifier: Notifier, { player, about }: Outgoing, now: string): Promise<Step> {
  const { store } = notifier
  const { sockets } = await store.reach(player, now)
  const game = sockets.length > 0 && about.game !== undefined ? await store.loadGame(about.game) : undefined
  const shown = game && (await publicly(notifier, game))
  if (!shown) return { kind: 'dropped' }
  await ringSockets(notifier, sockets, { game: shown.id, version: versionOf(shown.state.views, 'spectator') })
  return { kind: 'told' }
}
