import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

/**
 * A league's website, as somebody who has read nothing but the API's document might write it: it holds an event, is
 * told of it by webhook, and shows who leads. It takes nothing from the project.
 */
export interface Site {
  url: string
  event: string
  /** While it is down it answers 503, and has heard nothing. */
  down: boolean
  /** What it has heard, in the order of its numbers, and which of these are missing. */
  heard: () => { entries: readonly Entry[]; missing: readonly number[] }
  standings: () => Row[]
  /** With the league's own key. */
  call: <T>(method: string, path: string, body?: object) => Promise<T>
  /** Has sent again what is missing. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}
export interface Entry {
  id: string
  seq: number
  type: string
  data: {
    event: string | null
    round: number | null
    table: number | null
    game?: string
    players?: string[]
    victoryPoints?: number[]
    rev?: number
  }
}
export interface Row {
  name: string
  gameWins: number
  victoryPoints: number
}
export interface Held {
  name: string
  startsAt: string
  [setting: string]: unknown
}

const FINAL = 99
const GAME_WIN = 2

export async function openSite(api: string, key: string, held: Held): Promise<Site> {
  /** Known as soon as the webhook is made. */
  const known: { secret?: string } = {}
  const numbered = new Map<number, Entry>()

  let calls = 0
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${api}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': `site-${process.pid}-${++calls}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** What is posted is believed once it is verified. */
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    if (site.down) return void response.writeHead(503).end()
    const { secret } = known
    if (secret === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end()
    try {
      const entry = new Webhook(secret).verify(body, request.headers as Record<string, string>) as Entry
      // It comes at least once, and in no certain order.
      if (entry.seq > 0) numbered.set(entry.seq, entry)
      response.writeHead(204).end()
    } catch {
      response.writeHead(400).end()
    }
  }

  const entries = (): Entry[] => [...numbered.values()].sort((a, b) => a.seq - b.seq)
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void hear(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(site, api, held.name))
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')

  const site: Site = {
    url: `http://127.0.0.1:${address.port}`,
    event: '',
    down: false,
    heard: () => {
      const all = entries()
      const missing = Array.from({ length: all.at(-1)?.seq ?? 0 }, (_, at) => at + 1).filter(seq => !numbered.has(seq))
      return { entries: all, missing }
    },
    standings: () => rank(entries()),
    call,
    catchUp: async () => {
      const { missing } = site.heard()
      const { length } = entries()
      await call('POST', `/webhooks/${webhook.id}/replay`, {
        since: missing[0] === undefined ? length : missing[0] - 1,
      })
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  const webhook = await call<{ id: string; signingSecret: string }>('POST', '/webhooks', { url: `${site.url}/hook` })
  known.secret = webhook.signingSecret
  site.event = (await call<{ id: string }>('POST', '/events', held)).id
  await call('POST', `/events/${site.event}/state`, { to: 'registration' })
  return site
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Game wins, then victory points, of the last revision of each table but the final's. */
function rank(entries: readonly Entry[]): Row[] {
  const seated = new Map<string, string[]>()
  const last = new Map<string, Entry['data']>()
  for (const { type, data } of entries) {
    if (type === 'table.started') seated.set(data.game!, data.players!)
    if (type !== 'result.signed' && type !== 'result.corrected') continue
    const known = last.get(data.game!)
    if (data.round !== FINAL && (known?.rev ?? 0) < data.rev!) last.set(data.game!, data)
  }
  const rows = new Map<string, Row>()
  for (const [game, { victoryPoints = [] }] of last) {
    const most = Math.max(...victoryPoints)
    const alone = victoryPoints.filter(points => points === most).length === 1
    for (const [seat, name] of (seated.get(game) ?? []).entries()) {
      const points = victoryPoints[seat] ?? 0
      const row = rows.get(name) ?? { name, gameWins: 0, victoryPoints: 0 }
      if (points === most && alone && points >= GAME_WIN) row.gameWins++
      row.victoryPoints += points
      rows.set(name, row)
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.gameWins - a.gameWins || b.victoryPoints - a.victoryPoints || (a.name < b.name ? -1 : 1),
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const pageOf = (site: Site, api: string, name: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(name)}</title>
<h1>${escaped(name)}</h1>
<p><a href="${api}/e/${site.event}">Enter</a></p>
<table><thead><tr><th>Player</th><th>Game wins</th><th>Victory points</th></tr></thead><tbody>
${site
  .standings()
  .map(
    ({ name: who, gameWins, victoryPoints }) =>
      `<tr><td>${escaped(who)}</td><td>${gameWins}</td><td>${victoryPoints}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
<ol>${site
  .heard()
  .entries.map(({ type }) => `<li>${type}</li>`)
  .join('')}</ol>`
