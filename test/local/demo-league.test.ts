import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { VISITOR } from '../../functions/local/demo-league.ts'
import type { LeagueTour } from '../../functions/local/landing.ts'
import { startServer, type LocalServer } from '../../functions/local/server.ts'
import { ROOT } from '../../infra/root.ts'
import { moduleNow } from '../product-modules.ts'

/** `npm start` for who has a league's site to write: an event is there, and a receiver to try webhooks with. */
let dataDir = ''
let server: LocalServer
let league: LeagueTour
const start = (): Promise<LocalServer> => startServer({ port: 0, dataDir, pumpMs: 50, noticesMs: 600_000 })
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-league-'))
  server = await start()
  league = await server.league()
}, 240_000)
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})
const patience = { timeout: 60_000, interval: 50 }
const eventNow = async () => {
  const official = connect(league.url, await server.token('you'))
  return (await official.call('event', { params: { event: league.event } })).body!
}

describe('the demo league', { timeout: 240_000 }, () => {
  test('holds an event that counts nowhere, of bots and one person whose table waits for them', async () => {
    expect(league.key).toMatch(/^prx_test_/)
    expect(await eventNow()).toMatchObject({
      test: true,
      league: 'league demo.test',
      state: 'playing',
      openRounds: [1],
      you: { organiser: true, judge: 1, player: null },
    })
    const visitor = connect(league.url, await server.token(VISITOR))
    const { body: players } = await visitor.call('players', { params: { event: league.event } })
    expect(players!.players.map(({ name, you }) => `${name}${you ? ' is you' : ''}`)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `Bot-${at + 1}`),
      'Visitor is you',
    ])
    const { body: rounds } = await visitor.call('rounds', { params: { event: league.event } })
    const own = rounds!.rounds[0]!.tables.find(({ seats }) => seats.some(({ name }) => name === 'Visitor'))!
    const asked = async () => (await visitor.call('prompt', { params: { game: own.game! } })).body?.id
    await expect.poll(asked, patience).toEqual(expect.any(String))
  })

  test('is there once, however often it is asked for and the server started', async () => {
    expect(await server.league()).toEqual(league)
    const { version } = await eventNow()
    // Without a database nothing outlives a server.
    if (server.store === 'memory') return
    await server.stop()
    server = await start()
    const again = await server.league()
    expect([again.event, again.key]).toEqual([league.event, league.key])
    league = again
    expect((await eventNow()).version).toBe(version)
  })
})

describe('a key of a league, for whoever asks on this machine', { timeout: 240_000 }, () => {
  const ask = async (body: unknown, method = 'POST') => {
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${league.url}/dev/league-key`, { method, ...sent })
    return { status: response.status, body: (await response.json()) as { league?: string; key?: string } }
  }

  test('is the same each time, and another where nothing is to count', async () => {
    const [one, again, trial] = [
      await ask({ league: 'north' }),
      await ask({ league: 'north', test: false }),
      await ask({ league: 'north', test: true }),
    ]
    expect(one).toEqual({
      status: 200,
      body: { league: 'league north', key: expect.stringMatching(/^prx_[\w-]{38}$/) },
    })
    expect(again).toEqual(one)
    expect(trial.body).toEqual({ league: 'league north.test', key: expect.stringMatching(/^prx_test_[\w-]{38}$/) })
    const { body } = await connect(league.url, trial.body.key!).call('me', {})
    expect(body!.player).toBe('league north.test')
  })

  test('is given for nothing that is no name of a league', async () => {
    for (const body of [{}, { league: 'North' }, { league: 'north.test' }, { league: 'x', test: 'yes' }, 'north'])
      expect((await ask(body)).status, JSON.stringify(body)).toBe(400)
    expect((await ask(undefined, 'GET')).status).toBe(405)
  })
})

describe('the receiver', { timeout: 240_000 }, () => {
  let child: ChildProcess
  let said = ''
  beforeAll(() => {
    child = spawn(
      process.execPath,
      [moduleNow('functions/local/receiver.ts'), '--api', league.url, '--key', league.key],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => void (said += chunk))
  })
  afterAll(() => void child.kill('SIGKILL'))
  const hooks = async () => (await connect(league.url, league.key).call('listWebhooks', {})).body!.webhooks

  test('prints what has happened and what happens, verified', async () => {
    await expect.poll(() => said, patience).toMatch(/^#0 \S+ delivery\.test /m)
    await expect.poll(() => said, patience).toMatch(/^#1 \S+ event\.registration test \{.*"name":"Visitor"/m)
    await expect.poll(() => said, patience).toMatch(/^#\d+ \S+ table\.started round 1, table 2, test \{/m)
    await expect.poll(async () => (await hooks()).map(({ status }) => status), patience).toEqual(['active'])
  })

  test('refuses what nobody signed, or signed with another secret', async () => {
    const [, url = ''] = /Listening at (\S+) /.exec(said) ?? []
    const timestamp = String(Math.floor(Date.now() / 1000))
    const body = JSON.stringify({ seq: 9, type: 'result.signed', timestamp: 'now', data: {} })
    const signed = { 'webhook-id': 'fed_x', 'webhook-timestamp': timestamp }
    for (const headers of [{}, signed, { ...signed, 'webhook-signature': `v1,${'A'.repeat(43)}=` }])
      expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(400)
    expect(said.match(/^Refused/gm)).toHaveLength(3)
    expect(said).not.toContain('#9 now')
  })

  test('takes its webhook away when it is ended', async () => {
    child.kill('SIGINT')
    await new Promise(resolve => child.once('exit', resolve))
    expect(await hooks()).toEqual([])
  })
})
