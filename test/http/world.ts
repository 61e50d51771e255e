import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createLocalJWKSet } from 'jose'
import { createDesk } from '../../functions/desk/app.ts'
import { createPeople } from '../../functions/people/app.ts'
import { sweepDesk } from '../../functions/desk/sweep-desk.ts'
import { withCards } from '../../functions/games/cards.ts'
import { createApp } from '../../functions/http/app.ts'
import { servedBy } from '../../shared/api/served.ts'
import type { Limits } from '../../functions/access/limits.ts'
import { makeKey } from '../../functions/access/own-keys.ts'
import { leagueId, testLeagueId } from '../../functions/games/player-ids.ts'
import { isRefused } from '../../functions/games/refused.ts'
import type { Sender } from '../../functions/hooks/sender.ts'
import { sweepHooks } from '../../functions/hooks/wake.ts'
import { tokenVerifier, type Verify } from '../../functions/http/auth.ts'
import { documentMade } from '../../functions/local/made-document.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import { officialFrom } from '../../functions/games/official.ts'
import type { Service } from '../../functions/games/service.ts'
import { createLog, type Log } from '../../functions/logging/log.ts'
import type { Store } from '../../functions/store/port.ts'
import type { DeskStore } from '../../functions/store/desk-port.ts'
import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import type { Problem } from '../../shared/api/problem.ts'
import { testSigner } from '../support/result-key.ts'
import { AUDIENCE, ISSUER, publicJwk, START, token } from './tokens.ts'

export interface World {
  store: Store
  service: Service
  /** Moves the clock on. */
  pass: (hours: number) => void
  /** What the desk's schedule does, by the minute. */
  sweepDesk: () => Promise<void>
  as: (player: string) => Caller
  anonymous: Caller
  /** With a key. */
  bearing: (key: string) => Caller
  /** With a key of a league's own. */
  /** By a test key, where it is one. */
  league: (league: string, scopes?: Scope[], test?: boolean) => Caller
  /** What is due of webhooks is posted, to receivers that answer 204. */
  sendHooks: () => Promise<void>
  request: (method: string, path: string, options?: Sending) => Promise<Reply>
}
export interface Sending {
  headers?: Record<string, string>
  body?: unknown
  raw?: string | Uint8Array
  from?: string
}
export interface Reply {
  status: number
  text: string
  headers: Headers
}
export interface Caller {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>
  post: (path: string, body: unknown, key?: string | null, headers?: Record<string, string>) => Promise<Reply>
  send: World['request']
}

/** Outside of a test there is nobody to tell. */
const expectDocumented: typeof import('./documented.ts').expectDocumented = process.env['VITEST']
  ? (await import('./documented.ts')).expectDocumented
  : () => undefined

/** Read once for all worlds of a process. */
const official = officialFrom({})

const issuer = {
  issuer: ISSUER,
  audience: AUDIENCE,
  type: 'JWT',
  claims: 'standard',
  bots: true,
  keys: createLocalJWKSet({ keys: [publicJwk] }),
} as const
let instant = START
const verifyNow = tokenVerifier([issuer], () => instant)
const proofs = new Map<string, ReturnType<Verify>>()
const MOST_PROOFS = 5_000

/**
 * What a token proves at an instant does not change: it is checked once for all worlds, which takes longer than most of
 * what is asked with it.
 */
function proofAt(now: string, sent: string): ReturnType<Verify> {
  const known = proofs.get(`${now} ${sent}`)
  if (known) return known
  if (proofs.size >= MOST_PROOFS) proofs.clear()
  instant = now
  const proof = verifyNow(sent)
  proofs.set(`${now} ${sent}`, proof)
  return proof
}

const tokens = new Map<string, Promise<string>>()
const tokenOf = (player: string): Promise<string> => {
  const made = tokens.get(player) ?? token(player)
  tokens.set(player, made)
  return made
}

/** As the front door reads it, before it asks who serves it: without the steps back that an address may take. */
const pathnameOf = (path: string): string => new URL(`http://api.example${path}`).pathname

/** The whole service in this process: real tokens, real keys, a clock of its own, and chance that repeats. */
export async function openWorld(
  options: {
    store?: Store
    deskStore?: Store
    peopleStore?: Store
    hooksStore?: DeskStore
    seed?: string
    wait?: true
    limits?: Limits
    log?: Log
    edgeSecret?: string
    /** Limits are looked after no more often than a test does it: only here is that an outage. */
    outages?: true
  } = {},
): Promise<World> {
  const store = options.store ?? openMemoryStore()
  let hours = 0
  let drawn = 0
  const clock = (): string => new Date(Date.parse(START) + hours * 3_600_000).toISOString()
  const random = (bytes: number): Uint8Array => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () =>
      createHash('sha256')
        .update(`${options.seed ?? 'world'} ${drawn++}`)
        .digest(),
    )
    return Buffer.concat(blocks).subarray(0, bytes)
  }
  const service: Service = {
    store,
    clock,
    random,
    ...(!options.outages && { outageFromMs: Infinity }),
    wait: async ms => {
      if (options.wait) await pause(ms)
    },
    build: 'test',
    official,
    notices: {
      vapidPublicKey: 'BKey',
      socketUrl: 'wss://sockets.example/live',
      pushOrigins: ['http://127.0.0.1:9'],
      mails: true,
    },
    signer: testSigner(),
  }
  const verify: Verify = sent => proofAt(clock(), sent)
  const serving = {
    ...service,
    verify,
    limits: options.limits,
    edgeSecret: options.edgeSecret,
    ...(options.log && { log: options.log }),
  }
  const functions = {
    http: createApp({ ...serving, document: documentMade }),
    desk: createDesk({ ...serving, store: options.deskStore ?? store }),
    people: createPeople({ ...serving, store: options.peopleStore ?? store }),
  }

  const request: World['request'] = async (method, path, { headers = {}, body, raw, from } = {}) => {
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body))
    const response = await functions[servedBy(method, pathnameOf(path))].request(
      `/v1${path}`,
      {
        method,
        headers: { ...(sent !== null && { 'content-type': 'application/json' }), ...headers },
        ...(sent !== null && { body: typeof sent === 'string' ? sent : Uint8Array.from(sent) }),
      },
      from === undefined ? undefined : { requestContext: { http: { sourceIp: from } } },
    )
    const reply = { status: response.status, text: await response.text(), headers: response.headers }
    expectDocumented(method, path, reply)
    return reply
  }
  const { caller, as, league } = callersOf(service, request)
  const sendHooks = async (): Promise<void> => {
    const sender: Sender = {
      ...service,
      store: options.hooksStore ?? store,
      realTime: clock,
      post: async () => ({ status: 204, retryAfter: null, answer: '' }),
      log: options.log ?? createLog(() => undefined),
      timeLeft: () => 120_000,
    }
    if ((await sweepHooks(sender)) > 0) throw new Error('Webhooks could not be sent')
  }
  const deskService = { ...service, store: withCards(options.deskStore ?? store) }
  return {
    store,
    service,
    pass: more => void (hours += more),
    sweepDesk: () => sweepDesk(deskService),
    as,
    anonymous: caller(async () => ({})),
    bearing: key => caller(async () => ({ authorization: `Bearer ${key}` })),
    league,
    sendHooks,
    request,
  }
}

/** Who calls, by a way that requests take: people with their tokens, leagues with their keys. */
export function callersOf(
  service: Service,
  request: World['request'],
): Pick<World, 'as' | 'league'> & { caller: (authorization: () => Promise<Record<string, string>>) => Caller } {
  const caller = (authorization: () => Promise<Record<string, string>>): Caller => {
    const send: World['request'] = async (method, path, sending = {}) =>
      request(method, path, { ...sending, headers: { ...(await authorization()), ...sending.headers } })
    let sent = 0
    return {
      send,
      get: (path, headers) => send('GET', path, { ...(headers && { headers }) }),
      post: (path, body, key, headers = {}) =>
        send('POST', path, {
          body,
          headers: { ...(key !== null && { 'idempotency-key': key ?? `key-${sent++}` }), ...headers },
        }),
    }
  }
  const callers = new Map<string, Caller>()
  const as = (player: string): Caller => {
    const made = callers.get(player) ?? caller(async () => ({ authorization: `Bearer ${await tokenOf(player)}` }))
    callers.set(player, made)
    return made
  }
  const leagues = new Map<string, Caller>()
  const league = (id: string, scopes: Scope[] = ['webhooks:manage'], test = false): Caller => {
    const name = (test ? testLeagueId : leagueId)(id)
    const known = leagues.get(`${name} ${scopes.join()}`)
    if (known) return known
    const made = makeKey(
      service,
      { id: name, name: id, scopes: new Set(keyScopes) },
      { name: 'Site', scopes, expiresInDays: 800 },
      `${name} ${scopes.join()}`,
    )
    const program = caller(async () => {
      const key = await made
      if (isRefused(key)) throw new Error(key.refused)
      return { authorization: `Bearer ${key.key}` }
    })
    leagues.set(`${name} ${scopes.join()}`, program)
    return program
  }
  return { caller, as, league }
}

export const PLAYERS = ['ann', 'ben', 'cal', 'dee', 'eve'] as const
export const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const

export const json = <T = Record<string, unknown>>(reply: Reply): T => JSON.parse(reply.text) as T
export const problemIn = (reply: Reply): Problem => json<Problem>(reply)

/** A table of five that has been started; the game's id. */
export async function startedGame(world: World, name = 'A table'): Promise<{ table: string; game: string }> {
  const table = json<{ id: string }>(await world.as('ann').post('/tables', { name })).id
  for (const [seat, player] of PLAYERS.entries())
    await world.as(player).post(`/tables/${table}/seats`, { deck: DECKS[seat] })
  const started = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined))
  return { table, game: started.game }
}
