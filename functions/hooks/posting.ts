import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction, type TcpNetConnectOpts } from 'node:net'
import { isLoopback, isPublic, refusalOf, type Allowances } from './endpoint.ts'

export interface Posting {
  url: string
  kind: 'standard' | 'discord'
  headers: Record<string, string>
  body: string
}
/** What came of it. `answer` is how the answer begins. */
export type Posted =
  | { status: number; retryAfter: string | null; answer: string }
  | { unreached: 'address-refused' | 'not-found' | 'unreachable' | 'timeout' }
export type Post = (posting: Posting) => Promise<Posted>

export interface Patience {
  /** Until a connection stands, its name looked up and its certificate seen. */
  connectMs: number
  /** Until the answer has been read. */
  totalMs: number
  /** Of an answer, no more is read. */
  readBytes: number
}
const PATIENCE: Patience = { connectMs: 5_000, totalMs: 15_000, readBytes: 64 * 1024 }
const KEPT_BYTES = 1024

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>
const byDns: Resolve = async name => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

export interface PostOptions extends Allowances {
  resolve?: Resolve
  patience?: Partial<Patience>
  /** The TLS side of the world, for tests. */
  https?: typeof httpsRequest
}

/**
 * Posts to an address of somebody else's. Its name is asked for once, all it leads to must be public, and the connection
 * goes to what was looked at: a name that says something else a moment later changes nothing. Redirects are not followed.
 */
export function posting({ loopback, resolve = byDns, patience, https = httpsRequest }: PostOptions = {}): Post {
  const limits = { ...PATIENCE, ...patience }
  return async asked => {
    if (refusalOf(asked.url, asked.kind, { loopback: loopback ?? false }) !== undefined)
      return { unreached: 'address-refused' }
    const url = new URL(asked.url)
    const local = isLoopback(url)
    const began = Date.now()
    let addresses: string[] | 'timeout'
    try {
      addresses = local ? [url.hostname] : await within(limits.connectMs, resolve(url.hostname))
    } catch {
      return { unreached: 'not-found' }
    }
    if (addresses === 'timeout') return { unreached: 'timeout' }
    const address = addresses.find(one => isIP(one) === 4) ?? addresses[0]
    if (address === undefined) return { unreached: 'not-found' }
    if (!local && !addresses.every(isPublic)) return { unreached: 'address-refused' }
    const spent = Date.now() - began
    return send(asked, url, address, local ? httpRequest : https, {
      ...limits,
      connectMs: Math.max(1, limits.connectMs - spent),
      totalMs: Math.max(1, limits.totalMs - spent),
    })
  }
}

function send(
  { headers, body }: Posting,
  url: URL,
  address: string,
  request: typeof httpsRequest,
  { connectMs, totalMs, readBytes }: Patience,
): Promise<Posted> {
  return new Promise(resolve => {
    const options: RequestOptions & TcpNetConnectOpts = {
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      port: url.port === '' ? 443 : Number(url.port),
      path: url.pathname + url.search,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own, to this address and no other.
      agent: false,
      lookup: pinnedTo(address),
      autoSelectFamily: false,
    }
    const outgoing = request(options)
    const finish = (posted: Posted): void => {
      clearTimeout(connecting)
      clearTimeout(answering)
      resolve(posted)
      outgoing.destroy()
    }
    const connecting = setTimeout(() => finish({ unreached: 'timeout' }), connectMs)
    const answering = setTimeout(() => finish({ unreached: 'timeout' }), totalMs)
    outgoing.on('socket', socket =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
    )
    outgoing.on('error', () => finish({ unreached: 'unreachable' }))
    outgoing.on('response', response => {
      const chunks: Buffer[] = []
      let size = 0
      const answered = (): void =>
        finish({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'] ?? null,
          answer: Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8'),
        })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= readBytes) answered()
      })
      response.on('end', answered)
      response.on('error', () => finish({ unreached: 'unreachable' }))
    })
    outgoing.end(body)
  })
}

/** Node asks for one address or for all, as it likes. */
function pinnedTo(address: string): LookupFunction {
  const family = isIP(address)
  return (_name, options, found) => {
    if (options.all) found(null, [{ address, family }])
    else found(null, address, family)
  }
}

async function within<T>(ms: number, asked: Promise<T>): Promise<T | 'timeout'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'timeout'>(resolve => {
    timer = setTimeout(() => resolve('timeout'), ms)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
