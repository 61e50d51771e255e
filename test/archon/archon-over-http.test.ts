import { describe, expect, it } from 'vitest'
import { followFeed } from '../../functions/archon/adapter.ts'
import { archonOverHttp } from '../../functions/archon/archon-over-http.ts'
import { NoAnswer, type Fetch } from '../../functions/archon/asking.ts'
import type { Place } from '../../functions/archon/place.ts'
import { HAPPENINGS, outcome, SETTINGS, world, type World } from './adapter-story.ts'
import { API, archonServer, SITE, tokenFor } from './archon-server.ts'
import { fakeArchon, recordedTournament } from './fake-archon.ts'

/** Nothing arrives; it is carried out and its answer is lost; somebody on the way answers; half of an answer comes. */
const MODES = ['before', 'lost', 'gateway', 'cut'] as const
interface Fault {
  call: number
  mode: (typeof MODES)[number]
}

/** What asks the server, with a fault at one of the requests of a run. */
function broken(serve: Fetch, fault: Fault | null): { fetch: Fetch; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    fetch: async (url, init) => {
      asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`)
      const here = fault?.call === asked.length ? fault.mode : null
      if (here === 'before') throw new TypeError('fetch failed')
      if (here === 'gateway') return new Response('<html>Bad Gateway</html>', { status: 502 })
      const response = await serve(url, init)
      if (here === 'lost') throw new TypeError('other side closed')
      if (here !== 'cut') return response
      const text = await response.text()
      return new Response(text.slice(0, text.length / 2), { status: response.status })
    },
  }
}

const archonOver = (fetch: Fetch) => archonOverHttp({ site: SITE, api: API, token: async uid => tokenFor(uid), fetch })

/** Runs through all that happens; a run that broke is begun again from what was saved. */
async function played(
  fault: (Fault & { in: number }) | null,
): Promise<{ world: World; asked: string[][]; met: boolean }> {
  const one = world()
  const asked: string[][] = []
  let met = false
  for (const [at, happens] of HAPPENINGS.entries()) {
    happens(one)
    const run = async (over: Fault | null): Promise<string[]> => {
      const line = broken(archonServer(one.archon), over)
      const save = async (place: Place): Promise<void> => void (one.saved = JSON.stringify(place))
      const ports = { archon: archonOver(line.fetch), praxis: one.praxis }
      await followFeed(ports, SETTINGS, JSON.parse(one.saved) as Place, save)
      return line.asked
    }
    try {
      asked.push(await run(fault?.in === at ? fault : null))
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      met = true
      asked.push(await run(null))
    }
  }
  return { world: one, asked, met }
}

describe('the adapter for Archon over its routes', () => {
  it('reads what they answer, and does once what there is to do', async () => {
    const { world: one, asked } = await played(null)
    expect(one.archon.done.map(({ type, round, table }) => `${type} ${round} ${table}`)).toEqual([
      'SetScore 0 0',
      'SetScore 0 1',
      'Override 0 1',
      'SetScore 0 0',
      'SetScore 1 1',
    ])
    expect([...new Set(asked.flat())].toSorted()).toEqual([
      'GET /v1/tournaments/t1',
      'GET /v1/tournaments/t2',
      'GET /v1/users',
      'POST /api/tournaments/t2/action',
    ])
  })

  it.each(MODES)('comes to the same with a fault at every request, %s', async mode => {
    const whole = await played(null)
    const expected = outcome(whole.world)
    for (const [at, asked] of whole.asked.entries())
      for (const [index, name] of asked.entries()) {
        const { world: one, met } = await played({ in: at, call: index + 1, mode })
        expect(met, name).toBe(true)
        expect(outcome(one), `run ${at + 1}, request ${index + 1} (${name})`).toEqual(expected)
      }
  })
})

describe('Archon over HTTP', () => {
  const served = (answer: () => Response) => archonOver(async () => answer())
  const action = { type: 'Unoverride', round: 0, table: 0 } as const

  it('says what Archon will not, and why, in its words', async () => {
    const archon = archonOver(archonServer(fakeArchon({ ...recordedTournament([[[1, 2, 3, 4]]]), state: 'Planned' })))
    expect(await archon.act('t1', action)).toEqual({ refused: 'Not possible in Planned' })
    expect(await archon.tournament('none')).toEqual({ refused: 'Tournament not found' })
    expect(
      await served(() => new Response('{"detail":[{"loc":["body"]}]}', { status: 422 })).act('t1', action),
    ).toEqual({
      refused: '422 [{"loc":["body"]}]',
    })
    expect(await served(() => new Response('{}', { status: 403 })).act('t1', action)).toEqual({ refused: '403 null' })
  })

  it('takes for no answer what nobody can tell anything from', async () => {
    for (const status of [401, 408, 429, 500, 503])
      for (const archon of [served(() => new Response('{"detail":"x"}', { status }))]) {
        await expect(archon.tournament('t1'), String(status)).rejects.toThrow(NoAnswer)
        await expect(archon.members('t1'), String(status)).rejects.toThrow(NoAnswer)
        await expect(archon.act('t1', action), String(status)).rejects.toThrow(NoAnswer)
      }
    for (const text of [
      '',
      '{"type":"header"}\n',
      '{"type":"header"}\n{"type":"eof","count":1}\n',
      '{"type":"header"}\n{"type":"user","data":{"uid":"u-1"}}\n',
    ])
      await expect(served(() => new Response(text)).members('t1'), text).rejects.toThrow(NoAnswer)
  })

  it('reads numbers, and points of this tournament alone once there are any', async () => {
    const fake = fakeArchon(recordedTournament([[[1, 2, 3, 4]]]))
    fake.withoutNumber.add('u-2')
    const archon = archonOver(archonServer(fake))
    expect((await archon.members('t1')).slice(0, 2)).toEqual([
      { uid: 'u-1', vekn: '3000001' },
      { uid: 'u-2', vekn: null },
    ])
    expect(await archon.ratingPoints('t1')).toBeNull()
    fake.points = { 'u-1': 95, 'u-3': 5 }
    expect(await archon.ratingPoints('t1')).toEqual({ 'u-1': 95, 'u-3': 5 })
  })
})
