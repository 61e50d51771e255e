import { describe, expect, it } from 'vitest'
import { correctResult } from '../../../functions/desk/results/correct.ts'
import { signResult } from '../../../functions/desk/results/sign-result.ts'
import { payloadIn } from '../../../functions/desk/results/signer.ts'
import { rule } from '../../../functions/games/rulings/index.ts'
import type { ResultPayload } from '../../../functions/desk/results/payload.ts'
import { json, problemIn } from '../../http/world.ts'
import { ended, good, names, standingsOf } from '../events/held.ts'
import { judged, keptOf, REASON, type Judged, type Ticket } from './judged-table.ts'

const ANSWER = { kind: 'answer', text: 'Play on.' }
interface Report {
  id?: string
  ruling: string
  seats: { changes?: unknown[] }[]
}
const untouched = async (at: Judged, act: () => Promise<unknown>): Promise<void> => {
  const before = await at.stored()
  await act()
  expect((await at.stored()).state.version).toBe(before.state.version)
  expect(await keptOf(at, 'RULING#')).toEqual([])
}

describe('a ruling over HTTP', () => {
  it('TJUDGE-19: is carried out once under its key, told in the log, and kept for good', async () => {
    const at = await judged()
    const version = await at.version()
    const send = () => at.rule('hal', ANSWER, { expectedVersion: version }, 'one')
    const first = await send()
    const again = await send()
    expect([first.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true'])
    const { id } = json<Report>(first)
    expect(await keptOf(at, 'RULING#')).toMatchObject([
      { id, game: at.game, by: { player: 'hal', name: 'Hal' }, reason: REASON, ruling: ANSWER, round: 1, table: 1 },
    ])
    const log = await at.world.as(at.players[0]!).get(`/games/${at.game}/log?order=newest`)
    expect(log.text).toContain('Judge Hal: Play on.')
    expect(problemIn(await at.rule('hal', { ...ANSWER, text: 'No.' }, {}, 'one')).code).toBe('key-reused')
  })

  it('is for judges of the event alone, and for nobody else there is no such route', async () => {
    const at = await judged()
    await untouched(at, async () => {
      expect((await at.rule('zed', ANSWER)).status).toBe(404)
      expect((await at.rule('olga', ANSWER)).status).toBe(404)
      expect(problemIn(await at.rule(at.players[0]!, ANSWER)).code).toBe('forbidden')
    })
  })

  it('names the version that the judge has looked at, or is refused', async () => {
    const at = await judged()
    await untouched(at, async () => {
      expect(problemIn(await at.rule('hal', ANSWER, { expectedVersion: 0 }))).toMatchObject({
        code: 'moved',
        version: await at.version(),
      })
      expect(problemIn(await at.rule('hal', ANSWER, { expectedVersion: undefined })).code).toBe('invalid-request')
    })
  })

  it('tried dry, it says what each seat would see, and changes and keeps nothing', async () => {
    const at = await judged()
    await untouched(at, async () => {
      const body = { ruling: { kind: 'remove', seat: 1 }, reason: REASON, expectedVersion: await at.version() }
      const reply = await at.world.as('ida').post(`/games/${at.game}/rulings?dry=1`, body)
      const report = good<Report>(reply)
      expect(report.id).toBeUndefined()
      expect(report.seats.every(({ changes }) => changes!.length > 0)).toBe(true)
    })
  })

  it('TJUDGE-02: nobody rules where they sit; the next in order has all the powers there', async () => {
    const at = await judged({ multiJudge: true }, ['hal', 'p2', 'p3', 'p4', 'p5'])
    await untouched(at, async () => {
      expect(problemIn(await at.rule('hal', ANSWER))).toMatchObject({
        code: 'conflict-of-interest',
        detail: 'Ida judges here',
      })
    })
    const seat = at.players.indexOf('p2')
    expect(good<Report>(await at.rule('ida', { kind: 'remove', seat })).ruling).toBe('remove')
  })

  it('TJUDGE-03: in parallel rounds nobody judges whom they play elsewhere', async () => {
    const players = ['ida', ...names(9)]
    const at = await judged({ multiJudge: true, mode: 'parallel', rounds: 2 }, players)
    expect(at.players).toHaveLength(5)
    const other = at.players.includes('ida') ? 'sits' : 'meets'
    const reply = await at.rule('ida', ANSWER)
    expect([other, problemIn(reply).code, problemIn(reply).detail]).toEqual([
      other,
      'conflict-of-interest',
      'Hal judges here',
    ])
    expect((await at.rule('hal', ANSWER)).status).toBe(200)
  })

  it.each([
    ['remove', { kind: 'remove', seat: 1 }],
    ['restart', { kind: 'restart', seat: 1 }],
    ['result', { kind: 'result', victoryPoints: [3, 2, 0, 0, 0] }],
    ['adjust', { kind: 'adjust', patch: [{ op: 'replace', path: '/seats/0/pool', value: 29 }] }],
    ['rewind with what was learnt', { kind: 'rewind', to: 1, accept: true }],
  ])('TJUDGE-06, TPEN-14: %s is for the head judge', async (_, ruling) => {
    const at = await judged()
    await untouched(at, async () => {
      expect(problemIn(await at.rule('ida', ruling))).toMatchObject({
        code: 'forbidden',
        ruleRef: 'TJUDGE-06',
        detail: 'This is for Hal to rule',
      })
    })
  })

  it('TJUDGE-06: in a sanctioned event every rewind is for the head judge', async () => {
    const at = await judged({ sanctioned: true }, names(5))
    await untouched(at, async () => {
      expect(problemIn(await at.rule('ida', { kind: 'rewind', to: 1 })).ruleRef).toBe('TJUDGE-06')
    })
  })

  it('TJUDGE-14: in a sanctioned event a removal gives nobody anything; elsewhere it may', async () => {
    const strict = await judged({ sanctioned: true })
    await untouched(strict, async () => {
      const reply = problemIn(await strict.rule('hal', { kind: 'remove', seat: 1, vp: true, pool: true }))
      expect([reply.code, reply.ruleRef]).toEqual(['invalid-request', 'TJUDGE-14'])
      expect(reply.errors!.map(({ path }) => path)).toEqual(['ruling.vp', 'ruling.pool'])
    })
    const free = await judged()
    good(await free.rule('hal', { kind: 'remove', seat: 1, vp: true, pool: true }))
    const { seats } = (await free.stored()).state
    expect(seats[0]!.victoryPoints).toBe(1)
  })

  it('TJUDGE-16: a judge’s error is named as one and mended, the penalty that came of it is lifted, and time given back', async () => {
    const at = await judged()
    const version = await at.version()
    good(await at.rule('ida', { kind: 'skip', seat: 0 }))
    const slow = { player: at.entries[1], infraction: '3.1.1', level: 'warning', text: 'As I had ruled.' }
    const { id } = good<{ id: string }>(await at.world.as('ida').post(`/events/${at.event}/penalties`, slow))
    at.world.pass(3)
    const limit = (await at.stored()).state.settings.timeLimit!.endsAt
    const mended = { kind: 'rewind', to: version, accept: true }
    good(await at.rule('hal', mended, { staffError: true, reason: 'We had ruled wrongly.' }))
    good(await at.rule('hal', { kind: 'extend', seat: null, hours: 3 }))
    const penalty = `/events/${at.event}/penalties/${id}?reason=Our%20error`
    good(await at.world.as('hal').send('DELETE', penalty))
    expect(Date.parse((await at.stored()).state.settings.timeLimit!.endsAt) - Date.parse(limit)).toBe(3 * 3_600_000)
    const kept = (await keptOf(at, 'RULING#')) as { ruling: { kind: string }; staffError?: true }[]
    expect(kept.flatMap(({ ruling, staffError }) => (staffError ? [ruling.kind] : []))).toEqual(['rewind'])
    const file = good<{ text: string }>(await at.world.as('olga').get(`/events/${at.event}/export?as=json`))
    expect(JSON.parse(file.text)).toMatchObject({
      penalties: [],
      irregularities: [{ text: 'We had ruled wrongly.', judge: 'Hal', staffError: true }],
    })
  })

  it('answers the call that it names, and the clocks go on', async () => {
    const at = await judged()
    const { id } = good<Ticket>(await at.call(at.players[0]!))
    at.world.pass(2)
    good(await at.rule('ida', { kind: 'extend', seat: 0, hours: 5 }, { ticket: id }))
    const [ticket] = await at.tickets(at.players[0]!)
    expect(ticket).toMatchObject({ state: 'answered', decisions: [{ judge: 'Ida', text: 'extend', reason: REASON }] })
    expect((await at.stored()).clock!.pauses.at(-1)!.until).toBe(at.world.service.clock())
    expect(problemIn(await at.rule('ida', ANSWER, { ticket: 'tkt_ZZZZZZZZZZZZ' })).errors).toMatchObject([
      { path: 'ticket', code: 'unknown' },
    ])
  })
})

it('TJUDGE-19: what was carried out in the game is kept when it is said again, though its call was closed', async () => {
  const at = await judged()
  const { store } = at.world
  const ticket = good<Ticket>(await at.call(at.players[0]!)).id
  const { saveDesk } = store
  store.saveDesk = async writes => {
    if (writes.some(write => 'put' in write && write.put.name.startsWith('RULING#'))) throw new Error('gone')
    return saveDesk(writes)
  }
  const expectedVersion = await at.version()
  const send = () => at.rule('ida', { kind: 'skip', seat: 0 }, { ticket, expectedVersion }, 'one')
  const answer = () =>
    at.world.as('ida').post(`/games/${at.game}/tickets/${ticket}/close`, { answer: 'Play on.' }, 'two')
  const before = (await at.stored()).state.version
  expect([(await send()).status, (await answer()).status]).toEqual([500, 500])
  expect((await at.stored()).state.version).toBeGreaterThan(before)
  store.saveDesk = saveDesk
  good(await at.world.as(at.players[0]!).post(`/games/${at.game}/tickets/${ticket}/close`, {}))
  const after = (await at.stored()).state.version
  expect(good(await send())).toMatchObject({ ruling: 'skip' })
  expect(good(await answer())).toMatchObject({ id: ticket, state: 'closed', decisions: [] })
  expect(await keptOf(at, 'RULING#')).toHaveLength(2)
  expect((await at.stored()).state.version).toBe(after)
})

describe('a result that is ruled', () => {
  const points = [3, 2, 0, 0, 0]

  const signed = async (at: Judged): Promise<ResultPayload[]> => {
    const { results } = good<{ results: { jws: string }[] }>(await at.world.anonymous.get(`/results?event=${at.event}`))
    return results.map(({ jws }) => payloadIn<ResultPayload>(jws))
  }
  const ruledParts = points.map(ruled => (ruled === 0 ? [] : [{ reason: 'ruling', points: ruled }]))

  it('TREPORT-09, TJUDGE-19: ends a game and is signed once, with the ruling that each half point is for', async () => {
    const at = await judged()
    const { id } = good<Report>(await at.rule('hal', { kind: 'result', victoryPoints: points }))
    const [only, ...others] = await signed(at)
    expect(others).toEqual([])
    expect(only).toMatchObject({ rev: 1, supersedes: null, victoryPoints: points, winner: 0, parts: ruledParts })
    expect(only!.rulings).toMatchObject([{ id, text: REASON, by: 'Hal' }])
    const shown = good<object>(await at.world.as('zed').get(`/games/${at.game}/result?view=spectator`))
    expect(shown).toMatchObject({ victoryPoints: points, winner: 0, ruled: { judge: 'Hal', reason: REASON } })
  })

  it('is signed as the same by whoever hands on the end of the game before the ruling is recorded', async () => {
    const at = await judged()
    const { service } = at.world
    const [by, ruling] = [
      { id: 'hal', name: 'Hal' },
      { kind: 'result' as const, victoryPoints: points },
    ]
    const command = { gameId: at.game, by, key: 'k', id: 'rul_first', ruling, reason: REASON, expectedVersion: null }
    expect(await rule(service, command)).toMatchObject({ status: 200 })
    const item = await signResult({ ...service, signer: service.signer! }, await at.stored())
    expect(payloadIn(item!.jws)).toMatchObject({
      rev: 1,
      parts: ruledParts,
      rulings: [{ id: 'rul_first', text: REASON }],
    })
    const judge = { player: 'hal', name: 'Hal' }
    const correction = { ruling: 'rul_first', victoryPoints: points, comment: REASON, by: judge }
    expect(await correctResult(service, at.game, correction)).toEqual(item)
    const other = await correctResult(service, at.game, { ...correction, ruling: 'rul_second' })
    expect(other).toMatchObject({ rev: 2, ruling: 'rul_second' })
  })

  it('TSCORE-11: takes the place of what the game gave, in the standings too', async () => {
    const at = await judged()
    await ended(at.world, at.game, [0, 0, 0, 1, 4])
    good(await at.rule('hal', { kind: 'result', victoryPoints: points }))
    const shown = good<object>(await at.world.as(at.players[0]!).get(`/games/${at.game}/result`))
    expect(shown).toMatchObject({ victoryPoints: points, winner: 0, parts: null })
    const { rows } = await standingsOf(at.world, at.event)
    expect(rows.slice(0, 2).map(({ player, victoryPoints }) => [player, victoryPoints])).toEqual([
      [at.entries[0], 3],
      [at.entries[1], 2],
    ])
  })

  it('TSCORE-11: that no game gives is refused unless the judge insists', async () => {
    const at = await judged()
    const wrong: [victoryPoints: number[], fault: string][] = [
      [[5, 5, 5, 5, 5], 'excessive'],
      [[2, 0, 2, 0, 0.5], 'missing-half'],
      [[4.5, 0, 0, 0, 0], 'missing-half'],
      [[1.5, 1.5, 1.5, 0.5, 0.5], 'excessive'],
    ]
    await untouched(at, async () => {
      for (const [victoryPoints, fault] of wrong) {
        const { code, errors } = problemIn(await at.rule('hal', { kind: 'result', victoryPoints }))
        expect([code, new Set(errors?.map(one => one.code))], String(victoryPoints)).toEqual([
          'result-invalid',
          new Set([fault]),
        ])
      }
      for (const victoryPoints of [
        [1.25, 0, 0, 0, 0],
        [-1, 0, 0, 0, 5],
        [2, 0, 2, 0],
      ])
        expect(problemIn(await at.rule('hal', { kind: 'result', victoryPoints, accept: true })).code).toBe(
          'invalid-request',
        )
    })
    expect((await at.world.as('zed').get(`/games/${at.game}/result?view=spectator`)).status).toBe(404)
    good(await at.rule('hal', { kind: 'result', victoryPoints: [2, 0, 2, 0, 0.5], accept: true }))
    const { results } = good<{ results: { jws: string }[] }>(await at.world.anonymous.get(`/results?event=${at.event}`))
    expect(payloadIn<ResultPayload>(results.at(-1)!.jws).victoryPoints).toEqual([2, 0, 2, 0, 0.5])
  })
})
