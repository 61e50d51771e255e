import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive, spawnStart, type Started } from './process.ts'

const run = promisify(execFile)
/** For up to three starts. */
const patience = { timeout: 300_000 }

let dataDir = ''
const started: Started[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-start-'))
})
afterEach(async () => {
  for (const one of started.splice(0)) {
    one.child.kill('SIGKILL')
    await one.ended()
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})
const start = (...args: string[]): Started => {
  const one = spawnStart(['--port', '0', '--data', dataDir, ...args])
  started.push(one)
  return one
}

interface Prompt {
  id: string
  default: { optionId: string; args?: object }
}
type Ready = Awaited<ReturnType<Started['ready']>>
const get = async (ready: Ready, path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${ready.url}/v1${path}`, { headers: { authorization: `Bearer ${ready.token}` } })
  return { status: response.status, text: await response.text() }
}
const answer = async (ready: Ready, prompt: Prompt, key: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${ready.url}/v1/games/${ready.game}/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ready.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      promptId: prompt.id,
      optionId: prompt.default.optionId,
      ...(prompt.default.args ? { args: prompt.default.args } : {}),
    }),
  })
  return { status: response.status, text: await response.text() }
}
/** The next question put to `you`; undefined when the game is over. */
const question = async (ready: Ready): Promise<Prompt | undefined> => {
  for (let i = 0; i < 1_200; i++) {
    const { status, text } = await get(ready, `/games/${ready.game}/prompt`)
    if (status === 200) return JSON.parse(text) as Prompt
    if ((await get(ready, `/games/${ready.game}/result`)).status === 200) return undefined
    await delay(25)
  }
  throw new Error('Nothing was asked within 30 s')
}
/** Answers with the default, `count` times; every reply by its key. */
const play = async (ready: Ready, count: number, name: string): Promise<Map<string, string>> => {
  const replies = new Map<string, string>()
  for (let n = 0; replies.size < count; n++) {
    const prompt = await question(ready)
    if (prompt === undefined) break
    const key = `${name}-${n}`
    const reply = await answer(ready, prompt, key)
    // A bot was quicker, and the question is another.
    if (reply.status === 409) continue
    expect(reply.status).toBe(200)
    replies.set(key, reply.text)
  }
  return replies
}

test('--help explains every flag and starts nothing', patience, async () => {
  const one = start('--help')
  expect(await one.ended()).toEqual({ code: 0, signal: null })
  for (const flag of ['--port', '--data', '--fresh', '--help']) expect(one.output()).toContain(flag)
  expect(existsSync(join(dataDir, 'ddb.sqlite'))).toBe(false)
})

test('a flag that is not understood ends it with 2 and a hint', patience, async () => {
  const one = start('--prot', '1')
  expect(await one.ended()).toEqual({ code: 2, signal: null })
  expect(one.output()).toContain('--help')
})

const patient = { timeout: 5_000 }
/** Ended by a signal, it is gone with all that it started, and leaves its folder to the next. */
const stopped = async (one: Started, ready: Ready, children: number[], signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
  expect(children.length).toBeGreaterThan(0)
  one.child.kill(signal)
  expect(await one.ended()).toEqual({ code: 0, signal: null })
  // A child whose pipe has closed with its parent may take a moment to be gone.
  await expect.poll(() => children.filter(isAlive), patient).toEqual([])
  await expect(fetch(ready.url)).rejects.toThrow()
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
}

test(
  'every command it prints works as printed, and a second server on its folder is refused; killed it loses no ' +
    'acknowledged move and leaves no database; started again it goes on; --fresh deals anew; SIGINT and SIGTERM stop all',
  patience,
  async () => {
    const first = start()
    const before = await first.ready()
    const children = first.children()
    await printed(before)
    const another = start()
    expect((await another.ended()).code).toBe(1)
    expect(another.output()).toContain(`already running on ${dataDir}: ${before.url}`)
    expect((await get(before, '/healthz')).status).toBe(200)

    const replies = await play(before, 6, 'before')
    const last = await question(before)
    // The reply to this one may be lost; if it came, it counts.
    const racing = last && answer(before, last, 'racing').catch(() => null)
    await delay(3)
    first.child.kill('SIGKILL')
    expect((await first.ended()).signal).toBe('SIGKILL')
    const acknowledged = await racing
    if (acknowledged?.status === 200) replies.set('racing', acknowledged.text)
    expect(replies.size).toBeGreaterThanOrEqual(6)

    const second = start()
    const after = await second.ready()
    // As above.
    await expect.poll(() => children.filter(isAlive), patient).toEqual([])
    expect([after.game, after.url === before.url]).toEqual([before.game, false])
    for (const [key, text] of replies)
      expect(await get(after, `/games/${after.game}/commands/${key}`)).toEqual({ status: 200, text })
    // The token of the first start is still good: the issuer's key is kept.
    expect((await get({ ...after, token: before.token }, '/me')).status).toBe(200)
    expect((await play(after, 3, 'after')).size).toBe(3)
    await stopped(second, after, second.children(), 'SIGTERM')

    const third = start('--fresh')
    const fresh = await third.ready()
    expect((await get(fresh, `/games/${fresh.game}/commands/after-0`)).status).toBe(404)
    expect((await get(fresh, `/games/${fresh.game}`)).status).toBe(200)
    await stopped(third, fresh, third.children(), 'SIGINT')
  },
)

/** What it has printed is what the page says, and works where it is pasted. */
async function printed(ready: Ready): Promise<void> {
  const [own, leagues] = [ready.curls.slice(0, 4), ready.curls.slice(4)]
  expect([own, leagues].map(({ length }) => length)).toEqual([4, 5])
  const shell = async (command: string): Promise<unknown> => {
    const { stdout } = await run('/bin/sh', ['-c', `${ready.settings}\n${command}`])
    return JSON.parse(stdout)
  }
  // The token and the key stand there once, and the lines stay short.
  expect(ready.settings.match(/^(?:TOKEN|KEY)=/gm)).toEqual(['TOKEN=', 'KEY='])
  expect(own.filter(line => line.length > 300)).toEqual([])
  const [inbox, prompt, game, command] = await Promise.all(own.slice(0, 3).map(shell)).then(async replies => [
    ...replies,
    await shell(own[3] ?? ''),
  ])
  expect(inbox).toMatchObject({ owed: [{ game: ready.game, prompt: { id: expect.any(String) } }] })
  expect(prompt).toMatchObject({ game: ready.game, options: expect.any(Array) })
  expect(game).toMatchObject({ id: ready.game, seat: 0 })
  expect(command).toMatchObject({ accepted: true })
  const [standings, rounds, results, feed, batch] = await Promise.all(leagues.map(shell))
  const [event] = /evt_[\w-]+/.exec(leagues[0] ?? '') ?? []
  expect(standings).toMatchObject({ rows: Array(10).fill({ dropped: false }) })
  expect(rounds).toMatchObject({ rounds: [{ round: 1, state: 'dealt', tables: [{}, {}] }] })
  expect(results).toMatchObject({ results: expect.any(Array) })
  const told = (feed as { entries: object[] }).entries
  expect(told[0]).toMatchObject({ seq: 1, type: 'event.registration', data: { event, test: true } })
  expect(batch).toMatchObject({ event, tables: [{ externalRef: 'extra-1', game: expect.stringMatching(/^gam_/) }] })
  expect(await shell(leagues[4] ?? '')).toEqual(batch)
  const page = await (await fetch(ready.url)).text()
  for (const line of leagues) expect(page).toContain(line)
  expect(page).toContain(`${ready.url}/v1/openapi.json`)
  expect(page).toContain(ready.game)
  const asked = await shell(/^curl .*\/dev\/token"$/m.exec(page)?.[0] ?? '')
  expect(asked).toMatchObject({ player: 'somebody', token: expect.stringMatching(/^ey/) })
}
