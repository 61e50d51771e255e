import { gzipSync } from 'node:zlib'
import { BASE } from '../../shared/api/routes.ts'
import type { Name, Values } from './figures.ts'
import type { Player, Playing } from './five-players.ts'
import { spread } from './spread.ts'

type Measured = Extract<Name, `wire.${string}`>

const gzipped = (body: unknown): number => gzipSync(JSON.stringify(body)).length

/** What a phone is sent: of each command what it changed for a seat, and the whole beside it; and a poll in vain. */
export async function measureWire(url: string, playing: Playing, commands: number): Promise<Values<Measured>> {
  const deltas: number[] = [],
    views: number[] = [],
    prompts: { raw: number; gzip: number }[] = []
  const [first] = playing.players as [Player]
  for (let i = 0; i < commands; i++) {
    const game = playing.game(),
      params = { game }
    const before = await Promise.all(playing.players.map(({ client }) => client.call('game', { params })))
    await playing.command()
    // It may have been the last of its game.
    if (playing.game() !== game) continue
    for (const [seat, { client }] of playing.players.entries()) {
      const { body: prompt } = await client.call('prompt', { params })
      if (prompt) prompts.push({ raw: JSON.stringify(prompt).length, gzip: gzipped(prompt) })
      // A command of which this seat sees nothing changes nothing for it.
      const { status, body: changes } = await client.call('changes', {
        params,
        query: { since: before[seat]!.body!.version },
      })
      if (status === 200) deltas.push(gzipped(changes))
    }
    views.push(gzipped((await first.client.call('game', { params })).body))
  }
  return {
    'wire.delta.p95': spread(deltas).p95,
    'wire.view.p95': spread(views).p95,
    'wire.prompt.raw.p95': spread(prompts.map(({ raw }) => raw)).p95,
    'wire.prompt.p95': spread(prompts.map(({ gzip }) => gzip)).p95,
    'wire.poll': await pollBytes(url, first, playing.game()),
  }
}

/** As HTTP/1.1 writes them. */
async function pollBytes(url: string, { token }: Player, game: string): Promise<number> {
  const ask = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}${BASE}/games/${game}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const first = await ask({}),
    { status, headers } = await ask({ 'if-none-match': first.headers.get('etag')! })
  if (status !== 304) throw new Error(`A poll that finds nothing new got ${status}`)
  // What keeps a connection open is between the two ends of it.
  const sent = [...headers].filter(([name]) => !['connection', 'keep-alive'].includes(name))
  return ['HTTP/1.1 304 Not Modified', ...sent.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n').length
}
