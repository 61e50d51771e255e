import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../../functions/http/app.ts'
import { documentMade } from '../../functions/local/made-document.ts'
import { storedId } from '../../functions/games/play.ts'
import type { Store } from '../../functions/store/port.ts'
import type { Prompt, Reply } from '../../shared/api/prompts.ts'
import { personScopes } from '../../shared/api/routes.ts'
import { choose } from '../support/choose.ts'
import { generator } from '../support/random.ts'
import { faultsOf, type Op } from './histories.ts'
import { DECKS, PLAYERS } from './world.ts'

export interface Operated {
  operations: number
  accepted: number
  replayed: number
  stale: number
  unchanged: number
  lost: number
  games: number
  faults: string[]
}

/** How many are on the way at once, and at how many tables. */
const WRITERS = 12
const TABLES = 3
const EVENTS_A_PAGE = 200
/** Commands that may be sent again much later. */
const REMEMBERED = 100

/**
 * Mixed operations through the whole API over a store: commands sent up to three times, at once or again later, some of
 * whose answers are
 * lost; questions that are gone; reads of all kinds. Each game's history is held to `faultsOf` when it is over, and at
 * the end.
 */
export async function operate(
  store: Store,
  seed: number,
  operations: number,
  progress: (done: number) => void = () => undefined,
): Promise<Operated> {
  const draw = generator(seed)
  let drawn = 0
  const random = (bytes: number): Uint8Array =>
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes / 32) }, () => createHash('sha256').update(`${seed} ${drawn++}`).digest()),
    ).subarray(0, bytes)
  const scopes = new Set<string>(personScopes)
  const app = createApp({
    document: documentMade,
    store,
    clock: () => '2027-01-04T12:00:00.000Z',
    random,
    wait: async ms => {
      await pause(ms)
    },
    build: 'test',
    verify: async player => ({ id: player, name: player, scopes }),
  })
  const tally: Operated = {
    operations: 0,
    accepted: 0,
    replayed: 0,
    stale: 0,
    unchanged: 0,
    lost: 0,
    games: 0,
    faults: [],
  }
  let now = 0

  const request = async (
    seat: number,
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ response: Response; text: string; from: number; to: number }> => {
    const from = ++now
    const response = await app.request(`/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${PLAYERS[seat]}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status >= 500 && response.status !== 503)
      tally.faults.push(`${method} ${path} answered ${response.status}`)
    tally.operations++
    if (tally.operations % 1000 === 0) progress(1000)
    return { response, text, from, to: ++now }
  }

  interface Table {
    game: string
    ops: Op[]
    over: boolean
    tags: Map<number, { etag: string; version: number }>
    old: { seat: number; body: unknown; id: string }[]
  }
  let opened = 0
  async function open(): Promise<Table> {
    const n = opened++
    const key = (what: string): Record<string, string> => ({ 'idempotency-key': `${seed}-${n}-${what}` })
    const { id } = JSON.parse(
      (await request(0, 'POST', '/tables', { body: { name: `Table ${n}` }, headers: key('table') })).text,
    ) as { id: string }
    for (const seat of PLAYERS.keys())
      await request(seat, 'POST', `/tables/${id}/seats`, {
        body: { deck: DECKS[(seat + n) % DECKS.length] },
        headers: key(`seat-${seat}`),
      })
    const { game } = JSON.parse((await request(0, 'POST', `/tables/${id}/start`, { headers: key('start') })).text) as {
      game: string
    }
    return { game, ops: [], over: false, tags: new Map(), old: [] }
  }

  async function close({ game, ops }: Table): Promise<void> {
    const events = []
    for (;;) {
      const page = await store.events(game, { after: events.length, limit: EVENTS_A_PAGE })
      events.push(...page)
      if (page.length < EVENTS_A_PAGE) break
    }
    tally.games++
    tally.faults.push(...faultsOf(events, ops).map(fault => `seed ${seed}, ${game}: ${fault}`))
  }

  async function command(table: Table, seat: number, id: string, body: unknown): Promise<void> {
    const { response, text, from, to } = await request(seat, 'POST', `/games/${table.game}/commands`, {
      body,
      headers: { 'idempotency-key': id },
    })
    const stored = storedId(seat, id)
    if (response.status === 200) {
      // One answer in eight gets lost on the way; whoever sent it knows nothing, and may send it again.
      const lost = draw(8) === 0
      const { version } = JSON.parse(text) as Reply
      const fresh = response.headers.get('idempotency-replayed') === null
      table.ops.push({
        kind: 'command',
        from,
        to: lost ? Infinity : to,
        seat,
        id: stored,
        reply: lost ? null : { body: text, version, fresh },
      })
      if (lost) tally.lost++
      if (fresh) tally.accepted++
      else tally.replayed++
      return
    }
    const problem = JSON.parse(text) as { code: string; version?: number }
    if (problem.code === 'stale-prompt') {
      tally.stale++
      table.ops.push({ kind: 'read', from, to, seat, version: problem.version! })
    } else if (problem.code === 'game-over') table.over = true
    else if (response.status === 422) table.ops.push({ kind: 'refused', from, to, seat, id: stored })
    else if (problem.code === 'contention')
      table.ops.push({ kind: 'command', from, to: Infinity, seat, id: stored, reply: null })
    else tally.faults.push(`a command met ${problem.code}`)
  }

  let named = 0
  async function play(table: Table, seat: number): Promise<void> {
    const asked = await request(seat, 'GET', `/games/${table.game}/prompt`)
    if (asked.response.status !== 200) return
    const prompt = JSON.parse(asked.text) as Prompt
    const own =
      draw(4) === 0
        ? { optionId: prompt.default.optionId, ...(prompt.default.args && { args: prompt.default.args }) }
        : choose(prompt, draw(1_000_000))
    const body = { promptId: prompt.id, ...own },
      id = `c${named++}`
    const times = [1, 1, 1, 2, 3][draw(5)]!
    const sends = Array.from({ length: times }, () => () => command(table, seat, id, body))
    // Another answer to the same question, at the same time: one of them comes too late.
    if (draw(6) === 0)
      sends.push(() =>
        command(table, seat, `c${named++}`, {
          promptId: prompt.id,
          optionId: prompt.default.optionId,
          ...(prompt.default.args && { args: prompt.default.args }),
        }),
      )
    if (draw(2) === 0) await Promise.all(sends.map(send => send()))
    else for (const send of sends) await send()
    if (table.old.length < REMEMBERED) table.old.push({ seat, body, id })
    else table.old[draw(REMEMBERED)] = { seat, body, id }
  }

  async function read(table: Table, seat: number): Promise<void> {
    const known = table.tags.get(seat)
    const { response, text, from, to } = await request(seat, 'GET', `/games/${table.game}`, {
      headers: known && draw(2) === 0 ? { 'if-none-match': known.etag } : {},
    })
    if (response.status === 304 && known) {
      tally.unchanged++
      table.ops.push({ kind: 'read', from, to, seat, version: known.version })
      return
    }
    const { version, view } = JSON.parse(text) as { version: number; view: { result: unknown } }
    table.tags.set(seat, { etag: response.headers.get('etag')!, version })
    table.ops.push({ kind: 'read', from, to, seat, version })
    if (view.result) table.over = true
  }

  async function changes(table: Table, seat: number): Promise<void> {
    const since = table.tags.get(seat)?.version ?? 0
    const { response, text, from, to } = await request(seat, 'GET', `/games/${table.game}/changes?since=${since}`)
    if (response.status === 200 || response.status === 304)
      table.ops.push({
        kind: 'read',
        from,
        to,
        seat,
        version: response.status === 304 ? since : (JSON.parse(text) as { version: number }).version,
      })
    if (response.status === 304) tally.unchanged++
  }

  const ended: Table[] = []
  const tables = await Promise.all(Array.from({ length: TABLES }, open))
  const writers = Array.from({ length: WRITERS }, async (_, n) => {
    while (tally.operations < operations && tally.faults.length < 20) {
      const place = (n + draw(TABLES)) % TABLES,
        seat = draw(PLAYERS.length),
        what = draw(20),
        table = tables[place]!
      if (table.over) {
        // Whoever sees it first sets up the next; what others still do at the old one is part of its history.
        const next = open()
        table.over = false
        ended.push(table)
        tables[place] = await next
      } else if (what < 7) await play(table, seat)
      else if (what < 17) await read(table, seat)
      else if (what < 19) await changes(table, seat)
      else if (table.old.length > 0) {
        const { seat: sender, body, id } = table.old[draw(table.old.length)]!
        await command(table, sender, id, body)
      }
    }
  })
  await Promise.all(writers)
  for (const table of [...ended, ...tables]) await close(table)
  return tally
}
