import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decks } from '../../shared/cards/index.ts'
import { seated } from '../../functions/games/lobby/table.ts'
import { drawOf } from '../../functions/games/entropy.ts'
import { answerByBot } from '../migrations/corpus.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type Caller, type Reply, type World } from './world.ts'

interface Seat {
  seat: number
  name: string
  you: boolean
  deck: string | null
  sealed: boolean
  fingerprint: string | null
  place: number | null
  bot: boolean
}
interface Table {
  id: string
  version: number
  name: string
  status: string
  access: string
  joinCode: string | null
  invited: string[] | null
  invitation: boolean
  hosting: boolean
  seats: Seat[]
  room: number
  canStart: boolean
  game: string | null
  rematchOf: string | null
  answerWithinHours: number
}
interface Inbox {
  invitations: { table: string; name: string; host: string | null; seated: number; room: number }[]
}

const open = async (world: World, settings: object = {}, host = 'ann'): Promise<Table> =>
  json<Table>(await world.as(host).post('/tables', { name: 'Lobby', ...settings }))
const sit = (world: World, player: string, table: string, body: object = {}): Promise<Reply> =>
  world.as(player).post(`/tables/${table}/seats`, body)
const read = async (caller: Caller, table: string): Promise<Table> => json<Table>(await caller.get(`/tables/${table}`))
/** A refusal without what is made anew for each request. */
const shape = (reply: Reply): unknown => {
  const { traceId: _, instance: __, ...problem } = problemIn(reply)
  return problem
}

async function patch(caller: Caller, table: string, body: object, etag?: string): Promise<Reply> {
  const seen = etag ?? (await caller.get(`/tables/${table}`)).headers.get('etag')!
  return caller.send('PATCH', `/tables/${table}`, { body, headers: { 'if-match': seen } })
}

/** Every route that names a table, as somebody who must not know of it. */
async function knock(caller: Caller, table: string): Promise<Reply[]> {
  const key = { 'idempotency-key': 'knock' }
  return Promise.all([
    caller.get(`/tables/${table}`),
    caller.get(`/tables/${table}/deck`),
    caller.post(`/tables/${table}/seats`, { deck: 'ventrue' }, 'k1'),
    caller.post(`/tables/${table}/deck`, { deck: 'ventrue' }, 'k2'),
    caller.post(`/tables/${table}/start`, undefined, 'k3'),
    caller.post(`/tables/${table}/rematch`, {}, 'k4'),
    caller.send('DELETE', `/tables/${table}`, { headers: key }),
    caller.send('DELETE', `/tables/${table}/seats/0`, { headers: key }),
    caller.send('DELETE', `/tables/${table}/invitation`, { headers: key }),
    caller.send('PATCH', `/tables/${table}`, { body: { name: 'Mine' }, headers: { 'if-match': '*' } }),
  ])
}

describe.each(['private', 'invited'])('a table that is %s', access => {
  it('does not exist for others, on any route, and is in no list', async () => {
    const world = await openWorld()
    const { id } = await open(world, { access, invited: access === 'invited' ? ['ben'] : [] })
    await sit(world, 'ann', id, { deck: 'ventrue' })
    const before = await world.store.loadTable(id)
    const hidden = await knock(world.as('zed'), id)
    const missing = await knock(world.as('zed'), 'tbl_0123456789abcdefghijkl')
    expect(hidden.map(shape)).toEqual(missing.map(shape))
    expect(new Set(hidden.map(reply => reply.status))).toEqual(new Set([404]))
    expect(await world.store.loadTable(id)).toEqual(before)
    for (const status of ['open', 'started', 'cancelled'])
      expect(json<{ tables: Table[] }>(await world.as('ann').get(`/tables?status=${status}`)).tables).toEqual([])
  })

  it('is found by those it concerns, as long as it is open', async () => {
    const world = await openWorld()
    const { id } = await open(world, { access, invited: ['ben', 'cal'], format: 'two-player' })
    for (const player of ['ann', 'ben', 'cal'])
      expect(json<{ tables: Table[] }>(await world.as(player).get('/me/tables')).tables.map(table => table.id)).toEqual(
        [id],
      )
    await sit(world, 'ann', id, { deck: 'ventrue' })
    await sit(world, 'ben', id, { deck: 'tremere' })
    await world.as('ann').post(`/tables/${id}/start`, undefined)
    for (const player of ['ann', 'ben', 'cal']) {
      expect(json<{ tables: Table[] }>(await world.as(player).get('/me/tables')).tables).toEqual([])
      expect(await world.store.linkedTables({ player })).toEqual([])
    }
    expect((await read(world.as('ben'), id)).status).toBe('started')
  })
})

describe('a private table', () => {
  it('is joined by its code, however people type it, and by nothing else', async () => {
    const world = await openWorld()
    const { id, joinCode: code } = await open(world, { access: 'private' })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    const typed = `${code!.slice(0, 5)}-${code!.slice(5)}`.toLowerCase()
    const found = json<Table>(await world.as('ben').get(`/join/${typed}`))
    expect(found).toMatchObject({ id, joinCode: null, invited: null, hosting: false })
    expect(problemIn(await sit(world, 'ben', id, { deck: 'tremere' })).code).toBe('not-found')
    expect(problemIn(await sit(world, 'ben', id, { deck: 'tremere', joinCode: '0000000000' })).code).toBe('not-found')
    expect(json<Table>(await sit(world, 'ben', id, { deck: 'tremere', joinCode: typed }))).toMatchObject({
      joinCode: code,
      room: 4,
    })
    expect((await read(world.as('ben'), id)).joinCode).toBe(code)
    for (const wrong of ['0000000000', id, 'x']) expect((await world.as('cal').get(`/join/${wrong}`)).status).toBe(404)
    expect((await world.as('cal').get('/join/%20')).status).toBe(404)
  })

  it('has the code of its making whatever becomes of the reply, and none once it is open to all', async () => {
    const world = await openWorld()
    const [first, second] = [
      await world.as('ann').post('/tables', { name: 'P', access: 'private' }, 'k'),
      await world.as('ann').post('/tables', { name: 'P', access: 'private' }, 'k'),
    ]
    expect(second.text).toBe(first.text)
    const { id, joinCode: code } = json<Table>(first)
    expect(json<Table>(await world.as('zed').get(`/join/${code}`)).id).toBe(id)
    expect((await patch(world.as('ann'), id, { access: 'open' })).status).toBe(200)
    expect((await world.as('zed').get(`/join/${code}`)).status).toBe(404)
    expect(json<{ tables: Table[] }>(await world.as('zed').get('/tables')).tables.map(table => table.id)).toEqual([id])
  })
})

describe('an invitation', () => {
  it('is shown in the inbox until it is taken up, declined, or the table is no more', async () => {
    const world = await openWorld()
    const { id } = await open(world, { access: 'invited', invited: ['ben', 'cal', 'dee'] })
    const inbox = async (player: string): Promise<Reply> => world.as(player).get('/me/inbox')
    const first = await inbox('ben')
    expect(json<Inbox>(first).invitations).toEqual([
      { table: id, name: 'Lobby', host: 'Ann', format: 'standard', seated: 0, room: 5 },
    ])
    expect((await read(world.as('ben'), id)).invitation).toBe(true)
    expect((await world.as('ben').get('/me/inbox', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
    await sit(world, 'ben', id, { deck: 'ventrue' })
    expect(json<Inbox>(await inbox('ben')).invitations).toEqual([])
    expect(json<Inbox>(await inbox('cal')).invitations).toMatchObject([{ seated: 1 }])

    const key = { 'idempotency-key': 'no' }
    for (let i = 0; i < 2; i++)
      expect((await world.as('cal').send('DELETE', `/tables/${id}/invitation`, { headers: key })).status).toBe(204)
    expect((await world.as('cal').get(`/tables/${id}`)).status).toBe(404)
    expect(json<Inbox>(await inbox('cal')).invitations).toEqual([])
    expect(json<Inbox>(await inbox('ann')).invitations).toEqual([])
    expect((await read(world.as('ann'), id)).invited).toEqual(['ben', 'dee'])

    expect((await patch(world.as('ann'), id, { invited: ['cal'] })).status).toBe(200)
    expect((await inbox('cal')).text).toContain(id)
    expect(json<Inbox>(await inbox('dee')).invitations).toEqual([])
    expect((await world.as('ann').send('DELETE', `/tables/${id}`)).status).toBe(200)
    expect(json<Inbox>(await inbox('cal')).invitations).toEqual([])
  })

  it('to a table that is open to all is no more than a word: others may sit down as well', async () => {
    const world = await openWorld()
    const { id } = await open(world, { invited: ['ben'] })
    expect(json<Inbox>(await world.as('ben').get('/me/inbox')).invitations).toHaveLength(1)
    expect((await sit(world, 'zed', id, { deck: 'ventrue' })).status).toBe(201)
    expect((await read(world.as('ben'), id)).invited).toBeNull()
  })
})

describe('a sealed deck', () => {
  it('has a fingerprint that everybody sees, and that its owner alone can open', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    await sit(world, 'ann', id, { deck: 'ventrue' })
    await sit(world, 'ben', id, { deck: { crypt: decks.ventrue.crypt, library: decks.ventrue.library } })
    const { seats } = await read(world.as('zed'), id)
    expect(seats.map(seat => [seat.deck, seat.sealed, /^[\w-]{43}$/.test(seat.fingerprint!)])).toEqual([
      [null, true, true],
      [null, true, true],
    ])
    // The same list under another salt: nobody can compare it with lists they know.
    expect(seats[0]!.fingerprint).not.toBe(seats[1]!.fingerprint)
    for (const [player, seat] of [
      ['ann', 0],
      ['ben', 1],
    ] as const) {
      const deck = json<{ list: typeof decks.ventrue; fingerprint: string; salt: string }>(
        await world.as(player).get(`/tables/${id}/deck`),
      )
      expect(deck.list).toEqual({ crypt: decks.ventrue.crypt, library: decks.ventrue.library })
      const lines = (pile: [number, string][]): string[] =>
        [...pile].sort((a, b) => (a[1] < b[1] ? -1 : 1)).map(([count, key]) => `${count} ${key}`)
      const text = [deck.salt, ...lines(deck.list.crypt), ...lines(deck.list.library)].join('\n')
      expect(createHash('sha256').update(text).digest('base64url')).toBe(seats[seat]!.fingerprint)
    }
    const salt = (await world.store.loadTable(id))!.seats[0]!.seal!.salt
    for (const path of [`/tables/${id}`, `/tables/${id}/deck`, '/tables', '/me/tables'])
      expect((await world.as('ben').get(path)).text).not.toContain(salt)
    expect((await world.as('zed').get(`/tables/${id}/deck`)).status).toBe(404)
  })

  it('can be sealed later and changed before the start, with another fingerprint; not after it', async () => {
    const world = await openWorld()
    const { id } = await open(world, { format: 'two-player' })
    expect(json<Table>(await sit(world, 'ann', id)).seats[0]).toMatchObject({
      sealed: false,
      deck: null,
      fingerprint: null,
    })
    await sit(world, 'ben', id, { deck: 'tremere' })
    expect((await read(world.as('ann'), id)).canStart).toBe(false)
    expect(problemIn(await world.as('ann').post(`/tables/${id}/start`, undefined)).code).toBe('deck-missing')
    const first = json<Table>(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'ventrue' }))
    const second = json<Table>(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'ventrue' }))
    const third = json<Table>(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'toreador' }))
    expect(new Set([first, second, third].map(table => table.seats[0]!.fingerprint)).size).toBe(3)
    expect(third).toMatchObject({ canStart: true, seats: [{ deck: 'toreador' }, { deck: null }] })
    expect(
      problemIn(await world.as('ann').post(`/tables/${id}/deck`, { deck: { crypt: [[12, 'anneke']], library: [] } }))
        .code,
    ).toBe('illegal-deck')
    expect((await read(world.as('ann'), id)).seats[0]!.fingerprint).toBe(third.seats[0]!.fingerprint)
    expect(problemIn(await world.as('zed').post(`/tables/${id}/deck`, { deck: 'ventrue' })).code).toBe('not-found')
    expect(problemIn(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'ventrue', seat: 1 })).code).toBe(
      'forbidden',
    )
    const { game, seats } = json<Table>(await world.as('ann').post(`/tables/${id}/start`, undefined))
    expect(seats[0]!.fingerprint).toBe(third.seats[0]!.fingerprint)
    expect(problemIn(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'ventrue' })).code).toBe('table-closed')
    const { state } = (await world.store.loadGame(game!))!
    expect(
      state.cards
        .filter(card => card.owner === 0)
        .map(card => card.key)
        .sort(),
    ).toEqual(
      [...decks.toreador.crypt, ...decks.toreador.library]
        .flatMap(([count, key]) => Array<string>(count).fill(key))
        .sort(),
    )
  })

  it('of a bot is sealed by the host', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    await sit(world, 'ann', id, { bot: 'Max' })
    expect(problemIn(await world.as('ben').post(`/tables/${id}/deck`, { deck: 'ventrue', seat: 0 })).code).toBe(
      'forbidden',
    )
    expect(
      json<Table>(await world.as('ann').post(`/tables/${id}/deck`, { deck: 'ventrue', seat: 0 })).seats[0],
    ).toMatchObject({ sealed: true, bot: true })
  })
})

describe('seats', () => {
  it('can be chosen; who did not choose sits in the gaps, and empty seats close up', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    await sit(world, 'ann', id, { deck: 'ventrue', place: 3 })
    await sit(world, 'ben', id, { deck: 'tremere' })
    await sit(world, 'cal', id, { deck: 'toreador', place: 0 })
    expect(problemIn(await sit(world, 'dee', id, { deck: 'malkavian', place: 3 })).code).toBe('place-taken')
    expect((await sit(world, 'dee', id, { deck: 'malkavian', place: 5 })).status).toBe(400)
    await sit(world, 'dee', id, { deck: 'malkavian' })
    const { game } = json<Table>(await world.as('ann').post(`/tables/${id}/start`, undefined))
    expect((await world.store.loadGame(game!))!.players.map(player => player.name)).toEqual([
      'Cal',
      'Ben',
      'Dee',
      'Ann',
    ])
    expect((await read(world.as('ann'), id)).seats.map(seat => seat.name)).toEqual(['Cal', 'Ben', 'Dee', 'Ann'])
  })

  it('can be drawn from the secret the game is committed to, after all decks are sealed', async () => {
    const orders = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const world = await openWorld({ seed: `seats ${n}` })
      const { id } = await open(world, { seating: 'random' })
      for (const [i, player] of PLAYERS.entries()) await sit(world, player, id, { deck: DECKS[i] })
      expect((await sit(world, 'zed', id, { deck: 'ventrue', place: 1 })).status).toBe(409)
      const before = (await world.store.loadTable(id))!
      const { game } = json<Table>(await world.as('ann').post(`/tables/${id}/start`, undefined))
      const stored = (await world.store.loadGame(game!))!
      const order = stored.players.map(player => player.player)
      // Who knows the secret can check the seating; and everybody got the deck they had sealed.
      expect(seated(before, drawOf(stored.secret, 'seating')).map(seat => seat.player)).toEqual(order)
      expect(stored.commitment).toBe(
        createHash('sha256').update(Buffer.from(stored.secret, 'base64url')).digest('base64url'),
      )
      for (const [seat, player] of order.entries()) {
        const deck = DECKS[PLAYERS.indexOf(player as (typeof PLAYERS)[number])]!
        expect(stored.state.cards.filter(card => card.owner === seat).map(card => card.key)).toEqual(
          expect.arrayContaining(decks[deck].crypt.map(([, key]) => key)),
        )
      }
      orders.add(order.join())
    }
    expect(orders.size).toBeGreaterThan(9)
  })

  it('of a table that draws them cannot be chosen', async () => {
    const world = await openWorld()
    const { id } = await open(world, { seating: 'random' })
    expect(problemIn(await sit(world, 'ann', id, { place: 1 }))).toMatchObject({
      status: 400,
      errors: [{ path: 'place', code: 'seats-are-drawn' }],
    })
  })
})

describe('a table that starts when it is full', () => {
  it('begins with the last deck that is sealed, once, and not before', async () => {
    const world = await openWorld()
    const { id } = await open(world, { startsWhen: 'full' })
    for (const [i, player] of PLAYERS.slice(0, 4).entries()) await sit(world, player, id, { deck: DECKS[i] })
    expect(json<Table>(await sit(world, 'eve', id))).toMatchObject({ status: 'open', room: 0, canStart: false })
    const last = await world.as('eve').post(`/tables/${id}/deck`, { deck: 'ventrue' }, 'last')
    expect(json<Table>(last)).toMatchObject({ status: 'started', room: 0 })
    const { game } = json<Table>(last)
    expect((await world.as('ben').get(`/games/${game}`)).status).toBe(200)
    expect((await world.as('eve').post(`/tables/${id}/deck`, { deck: 'ventrue' }, 'last')).text).toBe(last.text)
    expect((await world.store.loadGame(game!))!.state.version).toBe(1)
  })

  it('begins once where two come last at the same moment; and its host may start it with four', async () => {
    const world = await openWorld()
    const { id } = await open(world, { startsWhen: 'full' })
    for (const [i, player] of PLAYERS.slice(0, 4).entries()) await sit(world, player, id, { deck: DECKS[i] })
    const replies = await Promise.all(['eve', 'zed', 'yul'].map(player => sit(world, player, id, { deck: 'ventrue' })))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409, 409])
    expect((await read(world.as('ann'), id)).status).toBe('started')

    const four = await open(world, { startsWhen: 'full', name: 'Four' })
    for (const [i, player] of PLAYERS.slice(0, 4).entries()) await sit(world, player, four.id, { deck: DECKS[i] })
    expect(json<Table>(await world.as('ann').post(`/tables/${four.id}/start`, undefined)).status).toBe('started')
  })
})

describe('the host', () => {
  it('changes settings before the start, of the table as it is', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    const seen = await world.as('ann').get(`/tables/${id}`)
    const etag = seen.headers.get('etag')!
    expect(problemIn(await world.as('ann').send('PATCH', `/tables/${id}`, { body: { name: 'New' } }))).toMatchObject({
      status: 428,
      code: 'precondition-required',
    })
    expect(
      json<Table>(
        await patch(world.as('ann'), id, { name: 'New', answerWithinHours: 9, timeLimit: { hours: 20 } }, etag),
      ),
    ).toMatchObject({ name: 'New', answerWithinHours: 9, timeLimit: { hours: 20, points: 0.5 } })
    expect(problemIn(await patch(world.as('ann'), id, { name: 'Old' }, etag))).toMatchObject({
      status: 412,
      code: 'version-mismatch',
    })
    expect(json<Table>(await patch(world.as('ann'), id, { timeLimit: null }))).toMatchObject({
      name: 'New',
      timeLimit: null,
    })
    for (const body of [
      { format: 'two-player' },
      { size: 3 },
      { status: 'started' },
      { host: 0 },
      { answerWithinHours: 0 },
      { name: '' },
      { seats: [] },
    ]) {
      expect((await patch(world.as('ann'), id, body)).status, JSON.stringify(body)).toBe(400)
    }
    await sit(world, 'ben', id, { deck: 'ventrue' })
    expect(problemIn(await patch(world.as('ben'), id, { name: 'Mine' })).code).toBe('forbidden')
    expect(problemIn(await world.as('ben').send('DELETE', `/tables/${id}`)).code).toBe('forbidden')
    expect((await read(world.as('ann'), id)).name).toBe('New')
  })

  it('hands the table on, by word or by leaving it', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    await sit(world, 'ann', id, { deck: 'ventrue' })
    await sit(world, 'ann', id, { deck: 'ventrue', bot: 'Max' })
    await sit(world, 'ben', id, { deck: 'ventrue' })
    await sit(world, 'cal', id, { deck: 'ventrue' })
    expect((await patch(world.as('ann'), id, { host: 1 })).status).toBe(400)
    expect(json<Table>(await patch(world.as('ann'), id, { host: 3 })).hosting).toBe(false)
    expect((await read(world.as('cal'), id)).hosting).toBe(true)
    expect(json<Table>(await world.as('cal').send('DELETE', `/tables/${id}/seats/3`)).hosting).toBe(false)
    expect((await read(world.as('ann'), id)).hosting).toBe(true)
    await world.as('ann').send('DELETE', `/tables/${id}/seats/0`)
    expect((await read(world.as('ben'), id)).hosting).toBe(true)
    // Nobody is left to hand it to.
    expect(json<Table>(await world.as('ben').send('DELETE', `/tables/${id}/seats/1`)).hosting).toBe(true)
    expect(json<Table>(await world.as('ben').send('DELETE', `/tables/${id}`))).toMatchObject({
      status: 'cancelled',
      room: 0,
      canStart: false,
    })
    expect(problemIn(await sit(world, 'cal', id, { deck: 'ventrue' })).code).toBe('table-closed')
    expect(problemIn(await world.as('ben').send('DELETE', `/tables/${id}`)).code).toBe('table-closed')
  })

  it('removes the player that was meant, or nobody', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    for (const player of ['ben', 'cal', 'dee']) await sit(world, player, id, { deck: 'ventrue' })
    const etag = (await world.as('ann').get(`/tables/${id}`)).headers.get('etag')!
    await world.as('ben').send('DELETE', `/tables/${id}/seats/0`)
    expect(
      problemIn(await world.as('ann').send('DELETE', `/tables/${id}/seats/1`, { headers: { 'if-match': etag } })).code,
    ).toBe('version-mismatch')
    expect((await read(world.as('ann'), id)).seats.map(seat => seat.name)).toEqual(['Cal', 'Dee'])
  })
})

describe('a rematch', () => {
  async function finished(world: World): Promise<Table> {
    const { id } = await open(world, { format: 'three-player', access: 'private', timeLimit: { hours: 5 } })
    const { joinCode: code } = await read(world.as('ann'), id)
    await sit(world, 'ann', id, { deck: 'ventrue', place: 1 })
    await sit(world, 'ben', id, {
      deck: { crypt: decks.tremere.crypt, library: decks.tremere.library },
      joinCode: code,
      place: 0,
    })
    await sit(world, 'ann', id, { deck: 'toreador', bot: 'Max' })
    const { game } = json<Table>(await world.as('ann').post(`/tables/${id}/start`, undefined))
    expect(problemIn(await world.as('ann').post(`/tables/${id}/rematch`, {})).code).toBe('game-not-over')
    await answerByBot(world, game!, 1, ['ben', 'ann', 'bot-max'])
    world.pass(6)
    const { sweepDue } = await import('../../functions/games/due.ts')
    await sweepDue(world.service)
    return read(world.as('ann'), id)
  }

  it('is one table for the same people, with their seats and, if they want, their decks', async () => {
    const world = await openWorld()
    const old = await finished(world)
    expect((await world.as('zed').post(`/tables/${old.id}/rematch`, {})).status).toBe(404)
    const [first, second] = await Promise.all([
      world.as('ben').post(`/tables/${old.id}/rematch`, {}),
      world.as('ann').post(`/tables/${old.id}/rematch`, {}),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    const { id } = json<Table>(first)
    expect(json<Table>(second).id).toBe(id)
    const host = (await read(world.as('ben'), id)).hosting ? 'ben' : 'ann'
    const guest = host === 'ben' ? 'ann' : 'ben'
    const table = await read(world.as(guest), id)
    expect(table).toMatchObject({ rematchOf: old.id, access: 'invited', invitation: true, room: 1, status: 'open' })
    expect(table.seats.map(seat => [seat.bot, seat.sealed])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, true],
      ]),
    )
    expect(old.seats.map(seat => seat.fingerprint)).not.toContain(table.seats[0]!.fingerprint)
    expect((await sit(world, 'zed', id, { again: true })).status).toBe(404)
    const sat = json<Table>(await sit(world, guest, id, { again: true }))
    expect(sat.status).toBe('started')
    expect(sat.seats.map(seat => seat.name)).toEqual(['Ben', 'Ann', 'Max'])
    const { state, players } = (await world.store.loadGame(sat.game!))!
    expect(players.map(player => player.player)).toEqual(['ben', 'ann', 'bot-max'])
    expect(state.cards.filter(card => card.owner === 0).map(card => card.key)).toEqual(
      expect.arrayContaining(decks.tremere.crypt.map(([, key]) => key)),
    )
  })

  it('can draw the seats anew, takes other decks, and asks for a key', async () => {
    const world = await openWorld()
    const old = await finished(world)
    expect((await world.as('ann').post(`/tables/${old.id}/rematch`, { seats: 'drawn' }, null)).status).toBe(400)
    const first = await world.as('ann').post(`/tables/${old.id}/rematch`, { seats: 'drawn' }, 're')
    expect((await world.as('ann').post(`/tables/${old.id}/rematch`, { seats: 'drawn' }, 're')).text).toBe(first.text)
    const { id } = json<Table>(first)
    expect(problemIn(await sit(world, 'ben', id, { again: true, deck: 'ventrue' })).status).toBe(400)
    expect(json<Table>(await sit(world, 'ben', id, { deck: 'malkavian' }))).toMatchObject({
      status: 'started',
      seating: 'random',
    })
  })

  it('has no deck to play again elsewhere', async () => {
    const world = await openWorld()
    const { id } = await open(world)
    expect(problemIn(await sit(world, 'ann', id, { again: true }))).toMatchObject({
      status: 400,
      errors: [{ code: 'no-deck-before' }],
    })
  })
})
