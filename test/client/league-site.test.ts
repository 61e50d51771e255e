import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, compactVerify } from 'jose'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../functions/local/contract.ts'
import { startServer, type LocalServer } from '../../functions/local/server.ts'
import type { Client } from '../../shared/api/client.ts'
import { CHROMIUM, PHONE } from '../web/browser.ts'
import { openSite, type Site } from './league-site.ts'

/** A league's website and the service, as two programs that know each other's addresses and nothing else. */
const NAMES = ['Ada', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
const patience = { timeout: 60_000, interval: 50 }

let dataDir = ''
let server: LocalServer
let site: Site
const people = new Map<string, Client>()
let judge: Client
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxis-site-'))
  server = await startServer({ port: 0, dataDir, pumpMs: 25, noticesMs: 1_000 })
  const reply = await fetch(`${server.url}/dev/league-key`, {
    method: 'POST',
    body: JSON.stringify({ league: 'north' }),
  })
  const { key } = (await reply.json()) as { key: string }
  judge = connect(server.url, await server.token('Judge'))
  for (const name of NAMES) people.set(name, connect(server.url, await server.token(name)))
  site = await openSite(server.url, key, {
    name: 'Northern Open',
    startsAt: '2027-03-10T12:00:00.000Z',
    rounds: 2,
    judges: [{ player: 'judge', name: 'Judge' }],
  })
}, 180_000)
afterAll(async () => {
  await server.stop()
  await site.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

interface Table {
  table: number
  game: string
  seats: { name: string }[]
}
interface Round {
  round: number
  tables: Table[]
}

/** A judge rules what each table came to, as of games that were played out elsewhere: the first seat wins. */
async function ruled(game: string, victoryPoints: number[]): Promise<void> {
  const { body } = await judge.call('game', { params: { game }, query: { view: 'spectator' } })
  await judge.call('ruleOnGame', {
    params: { game },
    body: { ruling: { kind: 'result', victoryPoints }, reason: 'Played at the table.', expectedVersion: body!.version },
  })
}

async function playedRound(round: number): Promise<Round> {
  const at = `/events/${site.event}`
  await site.call('POST', `${at}/state`, { to: 'check-in-closed' })
  await site.call('POST', `${at}/rounds`, {})
  const dealt = await site.call<Round>('POST', `${at}/rounds/${round}/deal`)
  for (const { game, table } of dealt.tables) await ruled(game, table === 1 ? [3, 2, 0, 0, 0] : [5, 0, 0, 0, 0])
  await site.call('POST', `${at}/rounds/${round}/close`)
  return dealt
}

describe('a league holds an event from its own website', { timeout: 240_000 }, () => {
  test('people come from the site to the event and enter it with a sealed deck', async () => {
    const params = { event: site.event }
    for (const [at, name] of NAMES.slice(CHROMIUM ? 1 : 0).entries()) {
      const one = people.get(name)!
      await one.call('register', { params, body: {} })
      await one.call('sealEventDeck', { params, body: { deck: DECKS[at % DECKS.length]! } })
    }
    if (CHROMIUM) {
      const browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      })
      const page = await browser.newPage({ viewport: PHONE, locale: 'en' })
      const session = { token: await server.token('Ada'), name: 'Ada', expires: Date.now() + 86_400_000 }
      await page.addInitScript(
        `location.origin === ${JSON.stringify(server.url)} && localStorage.setItem('praxis.session', ${JSON.stringify(JSON.stringify(session))})`,
      )
      await page.goto(site.url)
      await page.getByRole('link', { name: 'Enter' }).click()
      await page.getByRole('button', { name: 'Enter the event' }).click()
      await page.getByRole('button', { name: 'Seal this deck' }).click()
      await page.getByText('You have entered, and your deck is sealed.').waitFor()
      await browser.close()
    }
    const entered = (): number => site.heard().entries.filter(({ type }) => type === 'event.registration').length
    await expect.poll(entered, patience).toBe(NAMES.length)
  })

  test('a round is dealt; a call for a judge is told, and a rewind says who has learnt what', async () => {
    const at = `/events/${site.event}`
    await site.call('POST', `${at}/state`, { to: 'check-in-closed' })
    await site.call('POST', `${at}/rounds`, {})
    const { tables } = await site.call<Round>('POST', `${at}/rounds/1/deal`)
    expect(tables.map(({ seats }) => seats.length)).toEqual([5, 5])
    const { game, seats } = tables[0]!
    const params = { game }
    const asked = people.get(NAMES.find(name => name.toLowerCase() === seats[0]!.name.toLowerCase())!)!
    const { body: ticket } = await asked.call('callJudge', {
      params,
      body: { question: 'May I?', visibility: 'to-judge' },
    })
    const { body: prompt } = await asked.call('prompt', { params })
    const { default: suggested } = prompt!
    await asked.call('command', {
      params,
      body: {
        promptId: prompt!.id,
        optionId: suggested.optionId,
        ...(suggested.args && { args: suggested.args }),
      },
    })
    const { body: view } = await judge.call('judgeView', { params, query: { ticket: ticket!.id } })
    const rewind = { ruling: { kind: 'rewind' as const, to: 1, accept: true as const }, reason: 'Out of order.' }
    const { body: back } = await judge.call('ruleOnGame', {
      params,
      body: { ...rewind, expectedVersion: view!.versions.at(-1)!, ticket: ticket!.id },
    })
    expect(back).toMatchObject({ ruling: 'rewind', gained: { seats: expect.any(Array) as unknown[] } })
    for (const table of tables) await ruled(table.game, table.table === 1 ? [3, 2, 0, 0, 0] : [5, 0, 0, 0, 0])
    await site.call('POST', `${at}/rounds/1/close`)
    const types = (): string[] => site.heard().entries.map(({ type }) => type)
    await expect
      .poll(types, patience)
      .toEqual(expect.arrayContaining(['judge.requested', 'judge.ruled', 'round.closed']))
    await expect.poll(() => types().filter(type => type === 'result.signed').length, patience).toBe(2)
  })

  test('it has the standings by webhook alone, though it was down for a whole round', async () => {
    site.down = true
    await playedRound(2)
    const before = site.heard().entries.length
    site.down = false
    await site.catchUp()
    await expect
      .poll(() => site.heard().entries.filter(({ type }) => type === 'result.signed').length, patience)
      .toBe(4)
    expect(site.heard().entries.length).toBeGreaterThan(before)
    await expect.poll(() => site.heard().missing, patience).toEqual([])
    const { body } = await judge.call('eventStandings', { params: { event: site.event } })
    const rows = body!.rows.map(({ name, gameWins, victoryPoints }) => `${name} ${gameWins} ${victoryPoints}`)
    expect(
      site
        .standings()
        .map(row => `${row.name} ${row.gameWins} ${row.victoryPoints}`)
        .toSorted(),
    ).toEqual(rows.toSorted())
    const shown = await (await fetch(site.url)).text()
    for (const { name } of body!.rows) expect(shown).toContain(`<td>${name}</td>`)
  })

  test('finalists sit down as they are seeded, and every result is verified by a library of others', async () => {
    const at = `/events/${site.event}`
    await site.call('POST', `${at}/final`)
    interface Final {
      next: number | null
      finalists: { place: number; name: string }[]
    }
    for (let n = 0; n < 5; n++) {
      const { next, finalists } = await site.call<Final>('GET', `${at}/final`)
      if (next === null) break
      const name = finalists.find(({ place }) => place === next)!.name
      const who = people.get(NAMES.find(one => one.toLowerCase() === name.toLowerCase())!)!
      await who.call('placeInFinal', { params: { event: site.event }, body: { end: 'right' } })
    }
    // With the last of them the final is dealt.
    const { table } = await site.call<{ table: Table }>('GET', `${at}/final`)
    await ruled(table.game, [0, 3, 2, 0, 0])
    await site.call('POST', `${at}/rounds/99/close`)
    await site.call('POST', `${at}/state`, { to: 'finished' })
    const done = (): boolean => site.heard().entries.some(({ type }) => type === 'event.finished')
    await expect.poll(done, patience).toBe(true)
    expect(site.heard().entries.filter(({ type }) => type === 'final.placement')).toHaveLength(5)

    const keys = createLocalJWKSet(await site.call('GET', '/keys'))
    const { results } = await site.call<{ results: { jws: string }[] }>('GET', `/results?event=${site.event}`)
    interface Payload {
      event: string
      game: string
      rev: number
      parts: { reason: string }[][]
    }
    const last = new Map<string, Payload>()
    for (const { jws } of results) {
      const { payload } = await compactVerify(jws, keys)
      const said = JSON.parse(Buffer.from(payload).toString()) as Payload
      expect(said.event).toBe(site.event)
      if ((last.get(said.game)?.rev ?? 0) < said.rev) last.set(said.game, said)
      await expect(compactVerify(`${jws.slice(0, -4)}AAAA`, keys)).rejects.toThrow()
    }
    // Of each table the last revision counts, and says what each half point was for.
    expect([...last.values()].map(({ parts }) => parts.flat().every(({ reason }) => reason === 'ruling'))).toEqual(
      Array(5).fill(true),
    )
  })

  test('the site takes nothing from the project', async () => {
    const source = await readFile(new URL('league-site.ts', import.meta.url), 'utf8')
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(300)
    expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['node:http', 'standardwebhooks'])
  })
})
