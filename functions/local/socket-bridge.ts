import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import type { SocketEvent, SocketReply } from '../socket/socket.ts'

/**
 * An API Gateway WebSocket API in front of one function, on this machine, with the endpoint by which its connections
 * are rung.
 */
export interface SocketBridge {
  /** Where clients connect to. */
  url: string
  /** Where the management calls go: `POST {endpoint}/@connections/{id}`. */
  endpoint: string
  close(): Promise<void>
}

export interface SocketBridgeOptions {
  handler: (event: SocketEvent) => unknown
  port?: number
  onFailure?: (failure: unknown) => void
}

/** Of the gateway. */
const MESSAGE_LIMIT = 128 * 1024
const TEXT: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
}

export async function openSocketBridge(options: SocketBridgeOptions): Promise<SocketBridge> {
  const connections = new Map<string, WebSocket>()
  const server = createServer((request, response) => void manage(request, response))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  const leaving = new Set<Promise<unknown>>()

  const call = async (
    routeKey: string,
    connectionId: string,
    more: Partial<SocketEvent> = {},
  ): Promise<SocketReply> => {
    try {
      return (await options.handler({ requestContext: { routeKey, connectionId }, ...more })) as SocketReply
    } catch (failure) {
      options.onFailure?.(failure)
      return { statusCode: 502 }
    }
  }

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    void (async () => {
      const id = `${randomBytes(11).toString('base64url')}=`
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams
      const { statusCode } = await call('$connect', id, { queryStringParameters: Object.fromEntries(query) })
      if (statusCode !== 200) {
        stream.end(
          `HTTP/1.1 ${statusCode} ${TEXT[statusCode] ?? 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        )
        return
      }
      sockets.handleUpgrade(request, stream, head, socket => {
        connections.set(id, socket)
        socket.on('error', () => socket.terminate())
        socket.on('message', data => {
          void call('$default', id, { body: String(data) }).then(({ body }) => {
            if (body !== undefined && socket.readyState === socket.OPEN) socket.send(body)
          })
        })
        socket.on('close', () => {
          connections.delete(id)
          const left = call('$disconnect', id).finally(() => leaving.delete(left))
          leaving.add(left)
        })
      })
    })()
  })

  async function manage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const id = /^\/(?:@|%40)connections\/([^/?]+)$/.exec(request.url ?? '')?.[1]
    const socket = id === undefined ? undefined : connections.get(decodeURIComponent(id))
    response.statusCode = id === undefined ? 403 : socket?.readyState === socket?.OPEN && socket ? 200 : 410
    if (response.statusCode === 200 && request.method === 'DELETE') socket?.close()
    else if (response.statusCode === 200) socket?.send(Buffer.concat(chunks).toString('utf8'))
    response.end()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise<void>(resolve => void server.close(() => resolve()))
      const ends = [...connections.values()].map(socket => new Promise(resolve => socket.once('close', resolve)))
      for (const socket of connections.values()) socket.terminate()
      server.closeAllConnections()
      await Promise.all([closed, ...ends])
      await Promise.all(leaving)
    },
  }
}
