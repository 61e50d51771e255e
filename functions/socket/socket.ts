import { sha256 } from '../games/hash.ts'
import type { Log } from '../logging/log.ts'
import { watchersOf } from '../store/notice-port.ts'
import type { Store } from '../store/port.ts'

/** What API Gateway tells of a WebSocket connection. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string }
  queryStringParameters?: Record<string, string | undefined> | null
  body?: string | null
}
export interface SocketReply {
  statusCode: number
  body?: string
}

/** The gateway closes a connection after two hours; what is left of it afterwards is no longer rung. */
const LIFE_MS = 2 * 3_600_000
const MOST_SOCKETS = 10
/** Of one game: each is rung for whatever is published there. Whoever comes later looks by themselves. */
const MOST_WATCHERS = 100

interface Connections {
  store: Pick<Store, 'takeTicket' | 'saveSocket' | 'socket' | 'dropSocket' | 'reach'>
  clock: () => string
  log: Log
}

/**
 * The life of one connection. It is let in by a ticket that was given to somebody signed in, and is a doorbell:
 * everything that
 * comes in over it is answered alike and read by nobody, and all that goes out is where to look.
 */
export async function handleSocket({ store, clock, log }: Connections, event: SocketEvent): Promise<SocketReply> {
  const { routeKey, connectionId: id } = event.requestContext
  const now = clock()
  switch (routeKey) {
    case '$connect': {
      const ticket = event.queryStringParameters?.['ticket']
      const taken = ticket === undefined ? undefined : await store.takeTicket(sha256(ticket), now)
      if (taken === undefined) return { statusCode: 401 }
      const { player, watches } = taken
      if ((await store.reach(player, now)).sockets.length >= MOST_SOCKETS) return { statusCode: 429 }
      if (watches !== undefined && (await store.reach(watchersOf(watches), now)).sockets.length >= MOST_WATCHERS)
        return { statusCode: 429 }
      await store.saveSocket({
        id,
        player,
        ...(watches !== undefined && { watches }),
        expires: new Date(Date.parse(now) + LIFE_MS).toISOString(),
      })
      log('info', 'socket', { outcome: 'connected' })
      return { statusCode: 200 }
    }
    case '$disconnect': {
      const socket = await store.socket(id, now)
      if (socket) await store.dropSocket(socket)
      log('info', 'socket', { outcome: 'disconnected' })
      return { statusCode: 200 }
    }
    default:
      return { statusCode: 200, body: PONG }
  }
}

/** Whatever is said keeps the connection from being closed for idleness. */
const PONG = JSON.stringify({ pong: true })
