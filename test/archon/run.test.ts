import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdapter } from '../../functions/archon/run.ts'
import { ROOT } from '../../infra/root.ts'
import { tokenFor } from './archon-server.ts'
import { recordedTournament } from './fake-archon.ts'

/** `npm run archon` from outside, between two services that it knows by its settings alone. */
let folder = ''
let served: Server
const asked: string[] = []
const DAY_MS = 86_400_000

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-archon-'))
  served = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    const json = (body: object): void => void response.end(JSON.stringify(body))
    if (request.url?.startsWith('/v1/feed')) return json({ entries: [], next: 0 })
    if (request.url === '/v1/tournaments/t1') return json(recordedTournament([]))
    if (request.url?.startsWith('/v1/users')) return void response.end('{"type":"header"}\n{"type":"eof","count":0}\n')
    if (request.url === '/oauth/token')
      return json({ access_token: tokenFor('t1'), refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 })
    response.writeHead(404).end('{}')
  })
  await new Promise<void>(resolve => void served.listen(0, '127.0.0.1', () => resolve()))
})
afterAll(async () => {
  served.close()
  await rm(folder, { recursive: true, force: true })
})

const program = async (...args: string[]): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'functions/archon/run.ts', ...args], { cwd: ROOT })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (said += chunk))
  return new Promise(resolve => child.once('close', code => resolve({ code, said })))
}

/** The same in this process, which takes a tenth of the time. */
const run = async (...args: string[]): Promise<{ code: number; said: string }> => {
  const said: string[] = []
  const failed = await runAdapter(args, line => said.push(line)).catch((error: Error) => error.message)
  return { code: failed === undefined ? 0 : 1, said: [...said, ...(failed === undefined ? [] : [failed])].join('\n') }
}

it('explains itself, takes a consent, goes on from its state, and says what is wrong', async () => {
  const [settings, state] = [join(folder, 'settings.json'), join(folder, 'state.json')]
  const url = `http://127.0.0.1:${(served.address() as AddressInfo).port}`
  const archon = { site: url, api: url, clientId: 'praxis', clientSecret: 's' }
  const given = {
    praxis: { url, key: 'prx_key' },
    archon,
    events: [{ event: 'evt_autumn', tournament: 't1', follow: true }],
  }
  await writeFile(settings, JSON.stringify(given))
  const files = ['--settings', settings, '--state', state]

  expect((await run('--help')).said).toContain('--grant')
  const none = await program(...files)
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('Nobody has consented')])
  expect(await run(...files, '--grant', 't1=r1=')).toEqual({ code: 0, said: '' })
  expect((await stat(state)).mode & 0o077).toBe(0)

  asked.length = 0
  const done = await program(...files)
  expect([done.code, JSON.parse(done.said)]).toEqual([0, { since: 0, waiting: 0, differences: [] }])
  expect(asked).toEqual([
    'GET /v1/feed?since=0 Bearer prx_key',
    'POST /oauth/token',
    `GET /v1/tournaments/t1 Bearer ${tokenFor('t1')}`,
    `GET /v1/users?tournament=t1 Bearer ${tokenFor('t1')}`,
  ])
  const kept = JSON.parse(await readFile(state, 'utf8')) as { grants: Record<string, Record<string, string>> }
  expect(kept.grants['t1']!['refreshToken']).toBe('r2')
  expect(Date.parse(kept.grants['t1']!['expires']!) - Date.now()).toBeLessThan(DAY_MS)
  // The token is still good: it is not asked for again.
  asked.length = 0
  await run(...files)
  expect(asked).not.toContain('POST /oauth/token')

  await writeFile(settings, JSON.stringify({ ...given, archon: { ...archon, site: 'nowhere' } }))
  expect((await run(...files)).code).toBe(1)
}, 120_000)
