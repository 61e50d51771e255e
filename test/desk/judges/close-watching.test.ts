import { describe, expect, it } from 'vitest'
import { problemIn, type Reply } from '../../http/world.ts'
import { good } from '../events/held.ts'
import { judged, keptOf, type Judged } from './judged-table.ts'

const close = (at: Judged, who: string, body: object, key?: string): Promise<Reply> =>
  at.world.as(who).post(`/events/${at.event}/watching`, { open: false, reason: 'Advice was given.', ...body }, key)
const watch = (at: Judged, who: string, path = ''): Promise<Reply> =>
  at.world.as(who).get(`/games/${at.game}${path}${path.includes('?') ? '&' : '?'}view=spectator`)
const embed = async (at: Judged): Promise<string> =>
  (await at.world.anonymous.get(`/embed/e/${at.event}?show=tables&lang=en`)).text

describe('a table that is closed to those who watch', () => {
  it('TGAME-07: is as one that is not there; who sits there and the judges look on, and embeds say so', async () => {
    const at = await judged()
    expect([(await watch(at, 'zed')).status, (await embed(at)).includes('Closed')]).toEqual([200, false])
    good(await close(at, 'ida', { round: 1, table: 1 }))
    const nowhere = problemIn(await at.world.as('zed').get(`/games/gam_${'Z'.repeat(22)}?view=spectator`))
    for (const path of ['', '/log', '/talk', '/replay?ply=1']) {
      const { traceId: _, instance: __, ...there } = problemIn(await watch(at, 'zed', path))
      expect([path, there.status, there.title]).toEqual([path, 404, nowhere.title])
    }
    expect((await at.world.anonymous.get(`/games/${at.game}?view=spectator`)).status).toBe(404)
    expect((await watch(at, 'olga')).status).toBe(404)
    for (const who of ['hal', 'ida', at.players[0]!]) expect((await watch(at, who)).status).toBe(200)
    expect((await at.world.as(at.players[0]!).get(`/games/${at.game}`)).status).toBe(200)
    expect(await embed(at)).toContain('Closed to those who watch.')

    at.world.pass(1)
    good(await close(at, 'olga', { round: 1, table: 1, open: true }))
    expect([(await watch(at, 'zed')).status, (await embed(at)).includes('Closed')]).toEqual([200, false])
    expect(await keptOf(at, 'AUDIT#')).toMatchObject([
      { kind: 'watching-closed', by: { name: 'Ida' }, round: 1, table: 1, open: false, reason: 'Advice was given.' },
      { kind: 'watching-closed', open: true },
    ])
  })

  it('TGAME-07: so is a whole round, and to one who is sent away all of the event', async () => {
    const at = await judged()
    good(await close(at, 'olga', { round: 1 }))
    expect((await watch(at, 'zed')).status).toBe(404)
    good(await close(at, 'olga', { round: 1, open: true }))
    const away = at.entries[4]!
    const shown = good<{ out: object[]; tables: object[] }>(await close(at, 'hal', { player: away }))
    expect([shown.tables, shown.out]).toMatchObject([[], [{ player: away, judge: 'Hal', penalty: null }]])
    expect(JSON.stringify(shown)).not.toContain(at.players[4]! + '"')
    const said = await at.world.as(at.players[4]!).post(`/games/${at.game}/talk`, { words: 'Listen.' })
    expect(problemIn(said)).toMatchObject({ code: 'silent', reasonCode: 'silenced' })
  })

  it('TGAME-07: is closed by officials of the event alone, and only what there is', async () => {
    const at = await judged()
    for (const who of [at.players[0]!, 'zed'])
      expect(problemIn(await close(at, who, { round: 1 })).code).toBe('forbidden')
    for (const wrong of [{}, { round: 2 }, { round: 1, table: 2 }, { round: 1, player: at.entries[0] }, { table: 1 }])
      expect(problemIn(await close(at, 'hal', wrong)).code).toBe('invalid-request')
    expect(problemIn(await close(at, 'hal', { player: 'ent_ZZZZZZZZ' })).code).toBe('invalid-request')
    expect((await at.world.as('zed').get(`/events/${at.event}/watching`)).status).toBe(403)
    expect([await keptOf(at, 'SHUT'), await keptOf(at, 'AUDIT#')]).toEqual([[], []])
    expect((await watch(at, 'zed')).status).toBe(200)
  })
})

it('TPEN-24: who is out for threats neither speaks nor watches in this event, until it is lifted', async () => {
  const at = await judged()
  const [, , , dee] = at.players as [string, string, string, string]
  const talk = (): Promise<Reply> => at.world.as(dee).post(`/games/${at.game}/talk`, { words: 'Beware.' })
  expect((await talk()).status).toBe(201)
  const penalties = `/events/${at.event}/penalties`
  const threat = { player: at.entries[3], infraction: '4.3', level: 'disqualification', text: 'A threat.' }
  const { id } = good<{ id: string }>(await at.world.as('hal').post(penalties, threat))
  expect(problemIn(await talk())).toMatchObject({ code: 'silent', reasonCode: 'silenced' })
  expect(await keptOf(at, 'SHUT')).toMatchObject([{ out: [{ person: dee, penalty: id }], tables: [] }])
  // Their seat is emptied by a ruling; from then on they are nobody there.
  good(await at.rule('hal', { kind: 'substitute', seat: 3 }))
  expect((await watch(at, dee)).status).toBe(404)
  expect((await watch(at, 'zed')).status).toBe(200)
  good(await at.world.as('hal').send('DELETE', `${penalties}/${id}?reason=Not%20them`))
  expect((await watch(at, dee)).status).toBe(200)
})
