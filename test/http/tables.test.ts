import { describe, expect, it } from 'vitest'
import { DECKS, json, openWorld, PLAYERS, problemIn, startedGame } from './world.ts'

interface Table {
  id: string
  version: number
  status: string
  hosting: boolean
  room: number
  canStart: boolean
  game: string | null
  seats: { seat: number; name: string; bot: boolean; you: boolean; deck: string | null }[]
}

describe('the life of a table', () => {
  it('GAME-01: a standard game does not start with three decks; nothing is shuffled, and the table stays open', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    const { id } = json<Table>(await ann.post('/tables', { name: 'Three', answerWithinHours: 24 }))
    for (const player of ['ann', 'ben', 'cal'] as const)
      expect((await world.as(player).post(`/tables/${id}/seats`, { deck: 'ventrue' })).status).toBe(201)
    expect(problemIn(await ann.post(`/tables/${id}/start`, undefined))).toMatchObject({
      code: 'wrong-seat-count',
      ruleRef: 'GAME-01',
    })
    expect(json<Table>(await ann.get(`/tables/${id}`))).toMatchObject({ status: 'open', game: null, canStart: false })
  })

  it('from its making to its game', async () => {
    const world = await openWorld()
    const [ann, ben, cal] = [world.as('ann'), world.as('ben'), world.as('cal')]
    const created = await ann.post('/tables', { name: '  Friday  ', answerWithinHours: 24 })
    expect(created.status).toBe(201)
    const table = json<Table & { name: string }>(created)
    expect(table).toMatchObject({
      name: 'Friday',
      status: 'open',
      hosting: true,
      seats: [],
      room: 5,
      canStart: false,
      game: null,
    })
    expect(json<{ tables: Table[] }>(await ben.get('/tables')).tables.map(one => [one.id, one.hosting])).toEqual([
      [table.id, false],
    ])

    expect((await ann.post(`/tables/${table.id}/seats`, { deck: 'ventrue' })).status).toBe(201)
    expect((await ben.post(`/tables/${table.id}/seats`, { deck: 'tremere' })).status).toBe(201)
    expect(problemIn(await ben.post(`/tables/${table.id}/seats`, { deck: 'toreador' })).code).toBe('seat-taken')
    expect(problemIn(await ben.post(`/tables/${table.id}/seats`, { deck: 'toreador', bot: 'Max' })).code).toBe(
      'forbidden',
    )
    for (const [bot, deck] of [
      ['Max', 'toreador'],
      ['Moe', 'toreador'],
    ])
      expect((await ann.post(`/tables/${table.id}/seats`, { deck, bot })).status).toBe(201)
    expect(problemIn(await ann.post(`/tables/${table.id}/seats`, { deck: 'toreador', bot: 'MAX' })).code).toBe(
      'seat-taken',
    )

    const seen = json<Table>(await ben.get(`/tables/${table.id}`))
    expect(seen).toMatchObject({ room: 1, canStart: true, hosting: false })
    expect(seen.seats.map(seat => [seat.name, seat.bot, seat.you, seat.deck])).toEqual([
      ['Ann', false, false, null],
      ['Ben', false, true, 'tremere'],
      ['Max', true, false, null],
      ['Moe', true, false, null],
    ])

    expect(problemIn(await cal.send('DELETE', `/tables/${table.id}/seats/1`)).code).toBe('forbidden')
    expect(problemIn(await cal.send('DELETE', `/tables/${table.id}/seats/4`)).code).toBe('not-found')
    expect(json<Table>(await ben.send('DELETE', `/tables/${table.id}/seats/1`)).seats.map(seat => seat.name)).toEqual([
      'Ann',
      'Max',
      'Moe',
    ])
    expect(problemIn(await ann.post(`/tables/${table.id}/start`, undefined))).toMatchObject({
      code: 'wrong-seat-count',
      ruleRef: 'GAME-01',
    })
    expect(json<Table>(await ann.send('DELETE', `/tables/${table.id}/seats/2`)).seats.map(seat => seat.name)).toEqual([
      'Ann',
      'Max',
    ])

    for (const [player, deck] of [
      ['ben', 'tremere'],
      ['cal', 'nosferatu'],
      ['dee', 'malkavian'],
    ] as const)
      expect((await world.as(player).post(`/tables/${table.id}/seats`, { deck })).status).toBe(201)
    expect(problemIn(await world.as('eve').post(`/tables/${table.id}/seats`, { deck: 'ventrue' })).code).toBe(
      'table-full',
    )
    expect(problemIn(await ben.post(`/tables/${table.id}/start`, undefined)).code).toBe('forbidden')

    const started = await ann.post(`/tables/${table.id}/start`, undefined, 'go')
    expect(started.status).toBe(200)
    const { game } = json<Table>(started)
    expect(game).toMatch(/^gam_/)
    expect(json<{ players: unknown[]; seat: number }>(await cal.get(`/games/${game}`))).toMatchObject({
      seat: 3,
      answerWithinHours: 24,
      players: [{ name: 'Ann' }, { name: 'Max', bot: true }, { name: 'Ben' }, { name: 'Cal' }, { name: 'Dee' }],
    })
    expect(json<{ games: string[] }>(await world.as('bot-max').get('/me')).games).toEqual([game])

    for (const [caller, path, method] of [
      [world.as('eve'), 'seats', 'POST'],
      [ann, 'start', 'POST'],
      [ann, 'seats/0', 'DELETE'],
    ] as const) {
      const reply =
        method === 'POST'
          ? await caller.post(`/tables/${table.id}/${path}`, { deck: 'ventrue' })
          : await caller.send(method, `/tables/${table.id}/${path}`)
      expect(problemIn(reply).code, path).toBe('table-closed')
    }
    expect(json<{ tables: Table[] }>(await ben.get('/tables')).tables).toEqual([])
    expect(json<{ tables: Table[] }>(await ben.get('/tables?status=started')).tables.map(one => one.game)).toEqual([
      game,
    ])
    const again = await ann.post(`/tables/${table.id}/start`, undefined, 'go')
    expect(again.text).toBe(started.text)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  it('a variant seats its own number, and only when it was asked for', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    const { id } = json<Table>(await ann.post('/tables', { name: 'Duel', format: 'two-player' }))
    for (const [player, deck] of [
      ['ann', 'ventrue'],
      ['ben', 'tremere'],
    ] as const)
      await world.as(player).post(`/tables/${id}/seats`, { deck })
    expect(problemIn(await world.as('cal').post(`/tables/${id}/seats`, { deck: 'ventrue' })).code).toBe('table-full')
    expect(json<Table>(await ann.post(`/tables/${id}/start`, undefined)).status).toBe('started')
  })

  it('lists in pages that end', async () => {
    const world = await openWorld()
    for (let i = 0; i < 5; i++) {
      await world.as('ann').post('/tables', { name: `T${i}` })
      world.pass(1)
    }
    const names: string[] = []
    let cursor: string | null = ''
    for (let page = 0; page < 10 && cursor !== null; page++) {
      const body: { tables: { name: string }[]; cursor: string | null } = json(
        await world.as('ben').get(`/tables?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`),
      )
      names.push(...body.tables.map(table => table.name))
      cursor = body.cursor
    }
    expect(names).toEqual(['T4', 'T3', 'T2', 'T1', 'T0'])
    expect(cursor).toBeNull()
  })
})

describe('the same Idempotency-Key', () => {
  it('makes one table, and gives the same bytes every time', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    const replies = [await ann.post('/tables', { name: 'One' }, 'k'), await ann.post('/tables', { name: 'One' }, 'k')]
    world.pass(1000)
    replies.push(await ann.post('/tables', { format: 'standard', name: 'One' }, 'k'))
    expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
    expect(replies.map(reply => reply.headers.get('idempotency-replayed'))).toEqual([null, 'true', 'true'])
    expect(json<{ tables: unknown[] }>(await ann.get('/tables')).tables).toHaveLength(1)
    expect(problemIn(await ann.post('/tables', { name: 'Two' }, 'k'))).toMatchObject({
      code: 'key-reused',
      status: 422,
      safeToRetry: false,
    })
    expect(json(await world.as('ben').post('/tables', { name: 'Two' }, 'k'))['id']).not.toBe(json(replies[0]!)['id'])
  })

  it('takes one seat, and leaves one', async () => {
    const world = await openWorld()
    const { id } = json<Table>(await world.as('ann').post('/tables', { name: 'One' }))
    for (const [at, player] of PLAYERS.slice(0, 3).entries()) {
      const replies = []
      for (let i = 0; i < 3; i++)
        replies.push(await world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[at] }, 'sit'))
      expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
      expect(problemIn(await world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[at + 1] }, 'sit')).code).toBe(
        'key-reused',
      )
    }
    const before = json<Table>(await world.as('ann').get(`/tables/${id}`))
    const headers = { 'idempotency-key': 'leave' }
    const left = [
      await world.as('ben').send('DELETE', `/tables/${id}/seats/1`, { headers }),
      await world.as('ben').send('DELETE', `/tables/${id}/seats/1`, { headers }),
    ]
    expect(left[1]!.text).toBe(left[0]!.text)
    const after = json<Table>(await world.as('ann').get(`/tables/${id}`))
    expect([before.seats.length, after.seats.length, after.version - before.version]).toEqual([3, 2, 1])
  })

  it('is asked for wherever something is made', async () => {
    const world = await openWorld()
    const { table, game } = await startedGame(world)
    const ann = world.as('ann')
    for (const path of ['/tables', `/tables/${table}/seats`, `/tables/${table}/start`, `/games/${game}/commands`]) {
      expect(problemIn(await ann.post(path, {}, null)), path).toMatchObject({
        status: 400,
        code: 'idempotency-key-missing',
      })
      for (const key of ['', 'a b', 'ü', 'x'.repeat(201)])
        expect((await ann.post(path, {}, key)).status, `${path} ${key.slice(0, 9)}`).toBe(400)
    }
  })
})

it('players who sit down at the same moment all get a seat, and no more than there are', async () => {
  const world = await openWorld()
  const { id } = json<Table>(await world.as('ann').post('/tables', { name: 'Rush' }))
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((player, i) =>
      world.as(player).post(`/tables/${id}/seats`, { deck: DECKS[i % 5] }),
    ),
  )
  expect(replies.map(reply => reply.status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
  const { seats } = json<Table>(await world.as('ann').get(`/tables/${id}`))
  expect(new Set(seats.map(seat => seat.name)).size).toBe(5)
})
