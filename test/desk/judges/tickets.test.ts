import { describe, expect, it } from 'vitest'
import { json, problemIn, type Reply } from '../../http/world.ts'
import { good } from '../events/held.ts'
import { judged, judgedInLeague, keptOf, REASON, type Judged, type Ticket } from './judged-table.ts'

const HOUR_MS = 3_600_000
const called = async (at: Judged, player: string, more: object = {}): Promise<Ticket> =>
  good<Ticket>(await at.call(player, more))
const on = (at: Judged, player: string, ticket: string, what: string, body: object): Promise<Reply> =>
  at.world.as(player).post(`/games/${at.game}/tickets/${ticket}/${what}`, body)
const hoursFrom = (at: Judged, hours: number): string =>
  new Date(Date.parse(at.world.service.clock()) + hours * HOUR_MS).toISOString()

describe('a call for a judge', () => {
  it('TJUDGE-04: is made by who sits there, with the ply and the prompt that the server saw', async () => {
    const at = await judged()
    const [asker] = at.players
    const reply = await at.call(asker!, { visibility: 'public' }, 'one')
    const ticket = json<Ticket>(reply)
    const { state } = await at.stored()
    expect([reply.status, ticket.state, ticket.mine, ticket.seat]).toEqual([201, 'open', true, 0])
    // The clocks stood still after it: one view further.
    expect(ticket.ply).toBe(state.views[0]! - 1)
    const prompt = await at.world.as(asker!).get(`/games/${at.game}/prompt`)
    expect(ticket.prompt).toBe(prompt.status === 200 ? json<{ id: string }>(prompt).id : null)
    const again = await at.call(asker!, { visibility: 'public' }, 'one')
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([reply.text, 'true'])
    expect(problemIn(await at.call(asker!, { question: 'Another' }, 'one')).code).toBe('key-reused')
    expect(await keptOf(at, 'TICKET#')).toHaveLength(1)
  })

  it('is not there for who neither plays nor judges; a judge does not call', async () => {
    const at = await judged()
    const { id } = await called(at, at.players[0]!)
    expect((await at.call('zed')).status).toBe(404)
    expect((await at.world.as('zed').get(`/games/${at.game}/tickets`)).status).toBe(404)
    expect((await on(at, 'zed', id, 'notes', { text: 'Hm' })).status).toBe(404)
    expect(problemIn(await at.call('hal')).code).toBe('forbidden')
    expect(await keptOf(at, 'TICKET#')).toHaveLength(1)
  })

  it('TGAME-06: the table reads that a judge looks, and what is asked only if it is public', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    await called(at, ann)
    at.world.pass(1)
    await called(at, ben, { visibility: 'public', question: 'In public?' })
    const [secret, open] = await at.tickets(at.players[2]!)
    expect([secret!.question, secret!.seat, secret!.ply, secret!.prompt]).toEqual([null, null, null, null])
    expect([open!.question, open!.seat, open!.prompt, open!.publicPly]).toEqual(['In public?', 1, null, null])
    // How far the asker's own view had come counts what they have sealed and taken back.
    expect([open!.ply, (await at.tickets(ben))[1]!.ply]).toEqual([null, expect.any(Number)])
    expect((await at.tickets(ann))[0]!.question).toBe('May he do that?')
    expect((await at.tickets('hal')).map(({ question }) => question)).toEqual(['May he do that?', 'In public?'])
    expect((await at.tickets('hal'))[0]!.publicPly).not.toBeNull()
  })

  it('TDECK-18: who says what they hold says words, which nothing confirms; no card is shown with them', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const { state } = await at.stored()
    const [held] = state.seats[0]!.hand
    for (const shown of [{ cards: [held] }, { hand: true }, { question: { card: held } }])
      expect(problemIn(await at.call(ann, { visibility: 'public', ...shown })).code).toBe('invalid-request')
    const view = async () =>
      json<{ view: { seats: { hand: { cards: unknown } }[] } }>(await at.world.as(ben).get(`/games/${at.game}`)).view
    const question = `I hold card ${held}, ${state.cards[held!]!.key}.`
    await called(at, ann, { visibility: 'public', question })
    expect((await at.tickets(ben))[0]).toMatchObject({ question, notes: [] })
    expect((await view()).seats[0]!.hand.cards).toBeNull()
    expect((await view()).seats[1]!.hand.cards).not.toBeNull()
    for (const shared of ['?view=0', '?view=p1', '?as=0'])
      expect((await at.world.as(ben).get(`/games/${at.game}${shared}`)).status).toBe(400)
  })

  it('notes are by who asked and by judges; the private ones of judges are for judges alone', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const { id } = await called(at, ann, { visibility: 'public' })
    good(await on(at, ann, id, 'notes', { text: 'I mean the bleed.' }))
    good(await on(at, 'ida', id, 'notes', { text: 'He has done it before.', private: true }))
    expect(problemIn(await on(at, ben, id, 'notes', { text: 'Not true' })).code).toBe('forbidden')
    expect((await at.tickets(ann))[0]!.notes.map(({ text }) => text)).toEqual(['I mean the bleed.'])
    expect((await at.tickets(ben))[0]!.notes).toEqual([])
    const read = (await at.tickets('hal'))[0]!.notes
    expect(read.map(({ by, private: hidden }) => [by, hidden])).toEqual([
      [ann.toUpperCase(), undefined],
      ['Ida', true],
    ])
  })

  it('TJUDGE-01: what a judge has answered is appealed to the head judge, once, and the answer there is final', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const { id } = await called(at, ann)
    const appeal = (player: string): Promise<Reply> => on(at, player, id, 'appeal', { text: 'She misread it.' })
    expect(problemIn(await appeal(ben))).toMatchObject({ code: 'ticket-state', reasonCode: 'no-decision' })
    const answered = good<Ticket>(await on(at, 'ida', id, 'close', { answer: 'No.', reason: 'It is an action.' }))
    expect([answered.state, answered.decisions.at(-1)!.judge]).toEqual(['answered', 'Ida'])
    at.world.pass(1)
    expect(good<Ticket>(await appeal(ben))).toMatchObject({ state: 'appealed', appeal: { text: 'She misread it.' } })
    expect((await at.tickets(ann))[0]!.appeal!.text).toBeNull()
    expect(problemIn(await appeal(ann)).reasonCode).toBe('appealed-already')
    expect(problemIn(await on(at, 'ida', id, 'close', { answer: 'No!' })).code).toBe('conflict-of-interest')
    at.world.pass(1)
    const final = good<Ticket>(await on(at, 'hal', id, 'close', { answer: 'Yes, he may.' }))
    expect([final.state, final.decisions.at(-1)!.final]).toEqual(['closed', true])
    expect(problemIn(await appeal(ben)).reasonCode).toBe('closed')
  })

  it('TJUDGE-19: an answer is told in the log of the game, and to the parties alone where it is for them', async () => {
    const at = await judged()
    const [ann, ben, cal] = at.players as [string, string, string]
    const { id } = await called(at, ann)
    good(await on(at, 'hal', id, 'close', { answer: 'Only you may know.', to: [0, 1], reason: 'Hidden cards' }))
    const logOf = async (player: string): Promise<string> =>
      (await at.world.as(player).get(`/games/${at.game}/log?order=newest`)).text
    for (const party of [ann, ben]) expect(await logOf(party)).toContain('Judge Hal: Only you may know.')
    expect(await logOf(cal)).not.toContain('Only you may know.')
    expect((await at.tickets(ben))[0]!.decisions.map(({ text }) => text)).toEqual(['Only you may know.'])
    expect((await at.tickets(cal))[0]!.decisions).toEqual([])
    expect(await keptOf(at, 'RULING#')).toMatchObject([{ ticket: id, text: '', by: { name: 'Hal' } }])
  })

  it('who has called closes it as long as nobody has decided; others at the table never', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const { id } = await called(at, ann)
    expect(problemIn(await on(at, ben, id, 'close', {})).code).toBe('forbidden')
    expect(problemIn(await on(at, ann, id, 'close', { answer: 'Yes.' })).code).toBe('forbidden')
    expect(problemIn(await on(at, 'hal', id, 'close', { reason: 'Why' })).code).toBe('invalid-request')
    expect((await at.tickets(ann))[0]!.state).toBe('open')
    expect(good<Ticket>(await on(at, ann, id, 'close', {})).state).toBe('closed')
    expect(problemIn(await on(at, 'hal', id, 'close', { answer: 'Yes.' })).reasonCode).toBe('closed')
    expect(await keptOf(at, 'RULING#')).toEqual([])
  })

  it('TJUDGE-02: a judge who sits there is a player of the table, and another judge is named', async () => {
    const at = await judged({ multiJudge: true }, ['hal', 'p2', 'p3', 'p4', 'p5'])
    const { id, judge } = await called(at, 'p2')
    expect(judge).toBe('Ida')
    expect((await at.tickets('hal'))[0]!.question).toBeNull()
    expect(problemIn(await on(at, 'hal', id, 'close', { answer: 'No.' })).code).toBe('conflict-of-interest')
    const list = async (player: string): Promise<string[]> =>
      good<{ tickets: Ticket[] }>(await at.world.as(player).get(`/events/${at.event}/tickets`)).tickets.map(
        one => one.id,
      )
    expect([await list('hal'), await list('ida')]).toEqual([[], [id]])
  })

  it('judges read those of the event, the ones that wait first, by age', async () => {
    const at = await judged()
    const ids: string[] = []
    for (const player of at.players.slice(0, 3)) {
      ids.push((await called(at, player)).id)
      at.world.pass(1)
    }
    good(await on(at, 'hal', ids[0]!, 'close', { answer: 'No.' }))
    const list = await at.world.as('ida').get(`/events/${at.event}/tickets`)
    expect(good<{ tickets: Ticket[] }>(list).tickets.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
    for (const player of ['olga', at.players[0]!])
      expect(problemIn(await at.world.as(player).get(`/events/${at.event}/tickets`)).code).toBe('forbidden')
  })

  it('only tables of an event have judges', async () => {
    const at = await judged()
    const { id } = json<{ id: string }>(
      await at.world.as('zed').post('/tables', { name: 'Elsewhere', format: 'two-player' }),
    )
    for (const player of ['zed', 'yve']) await at.world.as(player).post(`/tables/${id}/seats`, { deck: 'ventrue' })
    const { game } = json<{ game: string }>(await at.world.as('zed').post(`/tables/${id}/start`, undefined))
    expect(problemIn(await at.world.as('zed').post(`/games/${game}/tickets`, { question: 'Why?' })).code).toBe(
      'not-offered',
    )
    expect((await at.world.as('yan').get(`/games/${game}/tickets`)).status).toBe(404)
  })

  it('tells its league that a judge is called and has ruled, and nothing of what was asked', async () => {
    const { program, at } = await judgedInLeague()
    const { id } = await called(at, at.players[0]!, { visibility: 'public' })
    good(await on(at, 'hal', id, 'close', { answer: 'No.', to: [0], reason: 'Hidden cards' }))
    good(await at.rule('hal', { kind: 'answer', text: 'Play on, please.' }))
    const { entries } = good<{ entries: { type: string; data: Record<string, unknown> }[] }>(
      await program.get('/feed?since=0'),
    )
    const told = entries.filter(({ type }) => type.startsWith('judge.'))
    expect(told.map(({ type, data }) => [type, data['ticket'], data['reason'], data['judge']])).toEqual([
      ['judge.requested', id, undefined, undefined],
      ['judge.ruled', id, undefined, 'Hal'],
      ['judge.ruled', undefined, REASON, 'Hal'],
    ])
    expect(JSON.stringify(entries)).not.toContain('May he do that?')
    expect(JSON.stringify(entries)).not.toContain('Hidden cards')
  })
})

it('so many calls wait, and so many notes are on one; more is a problem that says so, and changes nothing', async () => {
  const at = await judged()
  const [ann] = at.players as [string]
  const { id } = await called(at, ann)
  for (let n = 0; n < 20; n++) good(await on(at, ann, id, 'notes', { text: 'More.' }))
  expect(problemIn(await on(at, ann, id, 'notes', { text: 'More.' }))).toMatchObject({
    status: 409,
    code: 'ticket-state',
    reasonCode: 'too-many-notes',
  })
  expect((await at.tickets(ann))[0]!.notes).toHaveLength(20)
  for (let n = 1; n < 5; n++) await called(at, ann)
  expect(problemIn(await at.call(ann))).toMatchObject({ code: 'ticket-state', reasonCode: 'too-many-calls' })
  expect(await at.tickets(ann)).toHaveLength(5)
})

describe('TTIME-08: while a judge is waited for', () => {
  const endsAt = async (at: Judged): Promise<string> => (await at.stored()).state.settings.timeLimit!.endsAt
  const pauses = async (at: Judged): Promise<{ from: string; until: string }[]> => (await at.stored()).clock!.pauses

  it('clocks and the limit of the table stand still for as long as the answer takes', async () => {
    const at = await judged()
    const limit = await endsAt(at)
    const { id, stoppedUntil } = await called(at, at.players[0]!)
    expect(stoppedUntil).toBe(hoursFrom(at, 24))
    expect(await pauses(at)).toMatchObject([{ until: stoppedUntil }])
    const from = at.world.service.clock()
    at.world.pass(4)
    good(await on(at, 'hal', id, 'close', { answer: 'No.' }))
    expect(await pauses(at)).toMatchObject([{ from, until: at.world.service.clock() }])
    expect(Date.parse(await endsAt(at)) - Date.parse(limit)).toBe(4 * HOUR_MS)
    const { hoursLost } = good<{ hoursLost: number }>(await at.world.as('hal').get(`/games/${at.game}/tickets`))
    expect(hoursLost).toBe(4)
  })

  it('they go on after a day without an answer', async () => {
    const at = await judged()
    const limit = await endsAt(at)
    const { id } = await called(at, at.players[0]!)
    at.world.pass(30)
    expect(Date.parse(await endsAt(at)) - Date.parse(limit)).toBe(24 * HOUR_MS)
    good(await on(at, 'hal', id, 'close', { answer: 'No.' }))
    expect(Date.parse(await endsAt(at)) - Date.parse(limit)).toBe(24 * HOUR_MS)
  })

  it('of two calls the last one that waits lets them go on, and nobody stops them twice', async () => {
    const at = await judged()
    const [ann, ben] = at.players as [string, string]
    const first = await called(at, ann)
    at.world.pass(1)
    const second = await called(at, ben)
    expect((await called(at, ann)).stoppedUntil).toBeNull()
    good(await on(at, 'hal', first.id, 'close', { answer: 'No.' }))
    expect((await pauses(at)).at(-1)!.until).toBe(second.stoppedUntil)
    at.world.pass(1)
    good(await on(at, 'hal', second.id, 'close', { answer: 'No.' }))
    expect((await pauses(at)).at(-1)!.until).toBe(at.world.service.clock())
    const { hoursLost } = good<{ hoursLost: number }>(await at.world.as('hal').get(`/games/${at.game}/tickets`))
    expect(hoursLost).toBe(2)
  })

  it('who withdraws a call and calls again stops them for what is left of a day', async () => {
    const at = await judged()
    const [ann] = at.players as [string]
    const first = await called(at, ann)
    at.world.pass(20)
    good(await on(at, ann, first.id, 'close', {}))
    at.world.pass(1)
    const second = await called(at, ann)
    expect(second.stoppedUntil).toBe(hoursFrom(at, 4))
    at.world.pass(6)
    good(await on(at, ann, second.id, 'close', {}))
    expect((await called(at, ann)).stoppedUntil).toBeNull()
  })

  it('the same request again stops nothing again', async () => {
    const at = await judged()
    const { id } = json<Ticket>(await at.call(at.players[0]!, {}, 'one'))
    good(await on(at, 'hal', id, 'close', { answer: 'No.' }))
    const before = (await at.stored()).state.version
    good(await at.call(at.players[0]!, {}, 'one'))
    expect((await at.stored()).state.version).toBe(before)
  })

  it('where time is added they run on', async () => {
    const at = await judged({ judgeCalls: 'time-added' })
    const { stoppedUntil } = await called(at, at.players[0]!)
    expect([stoppedUntil, await pauses(at)]).toEqual([null, []])
    good(await at.rule('ida', { kind: 'extend', seat: null, hours: 2 }))
  })

  it('a pause that a judge has ruled is left alone', async () => {
    const at = await judged()
    const until = hoursFrom(at, 48)
    good(await at.rule('hal', { kind: 'pause', until }))
    const { id } = await called(at, at.players[0]!)
    good(await on(at, 'hal', id, 'close', { answer: 'No.' }))
    expect(await pauses(at)).toMatchObject([{ until }])
  })
})
