import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { posting, type Patience, type Posted } from '../../functions/hooks/posting.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)()
    server.close()
  }
})
async function listening(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/in?x=1`
}
const post = (url: string, patience: Partial<Patience> = {}, headers = {}): Promise<Posted> =>
  posting({ loopback: true, patience })({ url, kind: 'standard', headers, body: '{"é":1}' })
const answered = async (listener: RequestListener, patience?: Partial<Patience>): Promise<Posted> =>
  post(await listening(createServer(listener)), patience)

describe('one attempt', () => {
  it('posts the body to the byte, with its headers and its length, on a connection of its own', async () => {
    const heard: unknown[] = []
    const url = await listening(
      createServer((request, response) => {
        const chunks: Buffer[] = []
        request
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const { 'webhook-id': id, 'content-length': length, 'transfer-encoding': coding } = request.headers
            heard.push([request.method, request.url, id, length, coding, Buffer.concat(chunks).toString()])
            response.writeHead(200).end('thanks')
          })
      }),
    )
    expect(await post(url, {}, { 'webhook-id': 'e1' })).toEqual({ status: 200, retryAfter: null, answer: 'thanks' })
    expect(heard).toEqual([['POST', '/in?x=1', 'e1', '8', undefined, '{"é":1}']])
  })

  it('says when to come again, if it is told', async () => {
    const busy: RequestListener = (_, response) => void response.writeHead(429, { 'retry-after': '120' }).end()
    expect(await answered(busy)).toEqual({ status: 429, retryAfter: '120', answer: '' })
  })

  it('reads 64 KB of two megabytes, keeps the first of them, and is done', async () => {
    let closed: Promise<unknown> | undefined
    const long: RequestListener = (_, response) => {
      closed = new Promise(resolve => response.on('close', resolve))
      response.writeHead(200)
      // More than any buffer on the way holds, so that it ends only when nobody reads on.
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more)
      }
      more()
    }
    const got = await answered(long)
    expect(got).toEqual({ status: 200, retryAfter: null, answer: 'x'.repeat(1024) })
    await closed
  })

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends what it has begun to answer', (_, response) => void response.writeHead(200).write('a')],
  ])('is over in time where the receiver %s', async (_, listener) => {
    expect(await answered(listener, { totalMs: 100 })).toEqual({ unreached: 'timeout' })
  })

  it('is over in time where nobody says what a name means', async () => {
    const post = posting({ resolve: () => new Promise(() => undefined), patience: { connectMs: 50 } })
    const asked = { url: 'https://slow.example.org/', kind: 'standard', headers: {}, body: '' } as const
    expect(await post(asked)).toEqual({ unreached: 'timeout' })
  })

  it('fails where there is no such name', async () => {
    const post = posting({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    const asked = { url: 'https://none.example.org/', kind: 'standard', headers: {}, body: '' } as const
    expect(await post(asked)).toEqual({ unreached: 'not-found' })
    expect(await posting({ resolve: async () => [] })(asked)).toEqual({ unreached: 'not-found' })
  })

  it('fails where the receiver dies after accepting, speaks no HTTP, or is not there', async () => {
    const dying: RequestListener = (request, response) => void request.on('end', () => response.destroy()).resume()
    expect(await answered(dying)).toEqual({ unreached: 'unreachable' })
    const half: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': '10' })
      response.write('abc', () => response.destroy())
    }
    expect(await answered(half)).toEqual({ unreached: 'unreachable' })
    const babbling = await listening(createTcp(socket => void socket.on('error', () => undefined).end('hello\r\n\r\n')))
    expect(await post(babbling)).toEqual({ unreached: 'unreachable' })
    const gone = createServer()
    const url = await listening(gone)
    await new Promise(resolve => gone.close(resolve))
    expect(await post(url)).toEqual({ unreached: 'unreachable' })
  })
})
