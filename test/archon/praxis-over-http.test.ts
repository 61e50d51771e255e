import { beforeEach, describe, expect, it } from 'vitest'
import { NoAnswer, type Fetch } from '../../functions/archon/asking.ts'
import { praxisOverHttp, type Asked } from '../../functions/archon/praxis-over-http.ts'
import type { Praxis } from '../../functions/archon/ports.ts'
import { sweepDesk } from '../../functions/desk/sweep-desk.ts'
import { createClient, NoReply } from '../../shared/api/client.ts'
import { programOf } from '../desk/league-world.ts'
import { good, seal, type Round } from '../desk/events/held.ts'
import { openWorld, type Caller, type World } from '../http/world.ts'

const JUDGE = { player: 'hal', name: 'Hal' }
const veknOf = (at: number): string => String(3_000_000 + at)

/** A service with an event of a league, and the adapter's own side over its API. */
interface Scene {
  world: World
  program: Caller
  event: string
  entries: string[]
  asked: Map<string, Asked>
  /** That were made. */
  batches: Set<string>
  requests: string[]
  /** At which request something fails, and whether it is carried out. */
  fault: { at: number; lost: boolean } | null
  praxis: Praxis
}
async function scene(): Promise<Scene> {
  const world = await openWorld()
  const program = programOf(world, 'north')
  const { id: event } = good<{ id: string }>(
    await program.post('/events', { name: 'North', startsAt: '2027-03-10T12:00:00.000Z', rounds: 2, judges: [JUDGE] }),
  )
  good(await program.post(`/events/${event}/state`, { to: 'registration' }))
  const entries: string[] = []
  for (const at of [1, 2, 3, 4, 5]) {
    const registered = await world.as(`p${at}`).post(`/events/${event}/registration`, { veknId: veknOf(at) })
    entries.push(good<{ player: string }>(registered).player)
    good(await seal(world, event, `p${at}`, 'tremere'))
  }
  const asked = new Map<string, Asked>()
  const batches = new Set<string>()
  const one: Omit<Scene, 'praxis'> = { world, program, event, entries, asked, batches, requests: [], fault: null }
  const fetch: Fetch = async (url, { method = 'GET', headers, body } = {}) => {
    const { authorization, ...sent } = Object.fromEntries(new Headers(headers))
    expect(authorization).toBe('Bearer the key')
    one.requests.push(`${method} ${new URL(url).pathname}`)
    const here = one.fault?.at === one.requests.length ? one.fault : null
    if (here && !here.lost) throw new TypeError('fetch failed')
    const reply = await program.send(method, url.replace('https://praxis.example/v1', ''), {
      headers: sent,
      ...(typeof body === 'string' && { raw: body }),
    })
    if (method === 'POST' && reply.status === 201) batches.add((JSON.parse(reply.text) as { id: string }).id)
    if (here) throw new TypeError('other side closed')
    return new Response(reply.status === 204 ? null : reply.text, { status: reply.status, headers: reply.headers })
  }
  const place = { url: 'https://praxis.example', key: 'the key', fetch, clock: world.service.clock }
  let keys = 0
  const praxis = praxisOverHttp({
    ...place,
    client: createClient({
      url: place.url,
      token: () => place.key,
      newKey: () => `archon-${keys++}`,
      fetch,
      wait: async () => undefined,
      retries: 0,
    }),
    events: { t1: event },
    leadMinutes: 30,
    kept: ref => asked.get(ref),
    keep: async (ref, what) => void asked.set(ref, what),
  })
  return Object.assign(one, { praxis })
}

let at: Scene
beforeEach(async () => {
  at = await scene()
})

async function dealt(): Promise<Round['tables'][number]> {
  const { program, event } = at
  good(await program.post(`/events/${event}/state`, { to: 'check-in-closed' }))
  good(await program.post(`/events/${event}/rounds`, {}))
  return good<Round>(await program.post(`/events/${event}/rounds/1/deal`, undefined)).tables[0]!
}
const ruled = async (game: string, victoryPoints: number[], reason: string): Promise<void> => {
  const { version } = good<{ version: number }>(await at.world.as('hal').get(`/games/${game}?view=spectator`))
  const ruling = { kind: 'result', victoryPoints }
  good(await at.world.as('hal').post(`/games/${game}/rulings`, { ruling, reason, expectedVersion: version }))
}

describe('our own side over its API', () => {
  it('has results with the numbers by seat, what stood there before, penalties, and the judge’s word', async () => {
    const { game, seats } = await dealt()
    expect(await at.praxis.result(game!)).toBeNull()
    await ruled(game!, [5, 0, 0, 0, 0], 'All had gone.')
    const numbers = seats.map(({ player }) => veknOf(at.entries.indexOf(player) + 1))
    expect(await at.praxis.result(game!)).toEqual({
      game,
      rev: 1,
      vekn: numbers,
      victoryPoints: [5, 0, 0, 0, 0],
      earlier: [],
      adjusted: [],
      disqualified: [],
      ruling: 'All had gone.',
    })
    await ruled(game!, [3, 2, 0, 0, 0], 'Two of them were the second’s.')
    const penalty = { player: seats[1]!.player, infraction: '3.2', level: 'standings-adjustment', round: 1, text: 'x' }
    good(await at.world.as('hal').post(`/events/${at.event}/penalties`, penalty))
    expect(await at.praxis.result(game!)).toMatchObject({
      rev: 2,
      vekn: numbers,
      victoryPoints: [3, 2, 0, 0, 0],
      earlier: [[5, 0, 0, 0, 0]],
      adjusted: [1],
      ruling: 'Two of them were the second’s.',
    })
    const { entries, next } = await at.praxis.feed(0)
    expect([entries[0]!.seq, next]).toEqual([1, entries.at(-1)!.seq])
  })

  it('has events as they are compared, and none that are not there', async () => {
    const { game } = await dealt()
    await ruled(game!, [5, 0, 0, 0, 0], 'All had gone.')
    const report = (await at.praxis.report(at.event))!
    expect(report).toMatchObject({ state: 'running', final: null })
    expect(report.players.map(({ vekn }) => vekn!.number).toSorted()).toEqual([1, 2, 3, 4, 5].map(veknOf))
    expect(report.standings[0]).toMatchObject({ gameWins: 1, victoryPoints: 5, tournamentPoints: 60 })
    expect(await at.praxis.report(`evt_${'Z'.repeat(22)}`)).toBeNull()
    expect(await at.praxis.result(`gam_${'Z'.repeat(22)}`)).toBeNull()
  })

  const REF = 'archon/t1/1/1/1'
  const FIVE = [3, 1, 2, 5, 4].map(veknOf)
  const create = () => at.praxis.createTable({ externalRef: REF, vekn: FIVE })
  const stateOf = async (batch: string): Promise<string> =>
    good<{ state: string }>(await at.program.get(`/table-batches/${batch}`)).state

  it('makes a table under its reference once, which goes as long as it is not dealt', async () => {
    expect(await create()).toBeNull()
    expect(await create()).toBeNull()
    const [batch] = at.batches
    expect(await stateOf(batch!)).toBe('waiting')
    expect(at.asked.get(REF)!.tables[0]!.seats.map(({ player }) => player)).toEqual(
      [3, 1, 2, 5, 4].map(n => at.entries[n - 1]),
    )
    expect(await at.praxis.cancelTable(REF)).toBe('gone')
    expect(await stateOf(batch!)).toBe('undone')
    expect(await at.praxis.cancelTable(REF)).toBe('gone')
    expect(await at.praxis.cancelTable('archon/t1/1/2/1')).toBe('gone')
  })

  it('keeps a table that is dealt', async () => {
    expect(await create()).toBeNull()
    at.world.pass(1)
    await sweepDesk(at.world.service)
    expect(await at.praxis.cancelTable(REF)).toBe('begun')
    const [batch] = at.batches
    expect(await stateOf(batch!)).toBe('open')
  })

  it('makes none for who has not entered, or of a tournament that is nobody’s here', async () => {
    const vekn = [...FIVE.slice(0, 4), veknOf(9)]
    expect(await at.praxis.createTable({ externalRef: REF, vekn })).toEqual({ refused: `unclaimed: ${veknOf(9)}` })
    expect(await at.praxis.createTable({ externalRef: 'archon/t9/1/1/1', vekn: FIVE })).toMatchObject({
      refused: expect.stringContaining('No event'),
    })
    expect([...at.asked.keys()]).toEqual([])
    const left = await at.world.as('p3').send('DELETE', `/events/${at.event}/players/${at.entries[2]}`)
    expect(left.status).toBe(200)
    expect(await create()).toEqual({ refused: 'batch-invalid: tables[0].seats[0] has-left' })
    expect(await at.praxis.cancelTable(REF)).toBe('gone')
  })

  it.each([
    ['before it arrives', false],
    ['with its answer lost', true],
  ])('comes to the same with a fault at every request, %s', async (_, lost) => {
    for (const what of ['create', 'cancel'] as const)
      for (let request = 1; request <= 2; request++) {
        at = await scene()
        if (what === 'cancel') await create()
        const act = (): Promise<unknown> => (what === 'create' ? create() : at.praxis.cancelTable(REF))
        at.fault = { at: at.requests.length + request, lost }
        await expect(act(), `${what} ${request}`).rejects.toThrow(NoReply)
        expect(await act()).toBe(what === 'create' ? null : 'gone')
        const [batch, ...others] = at.batches
        expect([await stateOf(batch!), others]).toEqual([what === 'create' ? 'waiting' : 'undone', []])
      }
    const { game } = await dealt()
    await ruled(game!, [5, 0, 0, 0, 0], 'All had gone.')
    const whole = await at.praxis.result(game!)
    const needed = at.requests.length
    await at.praxis.result(game!)
    const requests = at.requests.length - needed
    expect(requests).toBe(4)
    for (let request = 1; request <= requests; request++) {
      at.fault = { at: at.requests.length + request, lost }
      await expect(at.praxis.result(game!)).rejects.toThrow(request === 1 ? NoAnswer : NoReply)
      expect(await at.praxis.result(game!)).toEqual(whole)
    }
  })
})
