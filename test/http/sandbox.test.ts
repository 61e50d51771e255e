import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../shared/api/position.ts'
import { defaultOf, take, type WireGame, type WirePrompt } from './wire-prompts.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { json, openWorld, problemIn, type World } from './world.ts'

const position: PositionInput = {
  seats: [
    {
      pool: 12,
      edge: true,
      ready: [{ generic: { name: 'Ada' }, as: 'A' }],
      hand: ['deflection'],
      library: ['deflection', 'govern-the-unaligned'],
    },
    {
      pool: 9,
      ready: [{ generic: { name: 'Bob', disciplines: ['DOM'] } }],
      hand: ['deflection'],
      library: ['deflection'],
    },
    { library: ['deflection'] },
  ],
  settings: { format: 'three-player', cards: 'fifth-edition' },
}
const open = async (world: World, body: object = { position }, key = 'sand'): Promise<string> => {
  const reply = await world.as('ann').post('/sandbox', body, key)
  expect(reply.status, reply.text).toBe(201)
  return json<{ game: string }>(reply).game
}

describe('a sandbox', () => {
  it('is a game whose seats are all mine, played on from a position', async () => {
    const world = await openWorld(),
      game = await open(world, { position, name: 'Lesson', names: ['Teacher', 'Pupil'] }),
      me = world.as('ann')
    expect(await open(world, { position, name: 'Lesson', names: ['Teacher', 'Pupil'] })).toBe(game)
    expect(problemIn(await me.post('/sandbox', { position, name: 'Other' }, 'sand')).code).toBe('key-reused')
    const seen = json<WireGame & { players: { name: string }[]; deadline: unknown; table: unknown }>(
      await me.get(`/games/${game}`),
    )
    expect([seen.players.map(one => one.name), seen.deadline, seen.table]).toEqual([
      ['Teacher', 'Pupil', 'Seat 3'],
      null,
      null,
    ])
    const first = json<WirePrompt>(await me.get(`/games/${game}/prompt`))
    const bleed = await me.post(
      `/games/${game}/commands`,
      take(
        first,
        first.options.find(one => one.id.startsWith('bleed:'))!,
      ),
    )
    const { prompt } = json<{ prompt: WirePrompt }>(bleed)
    expect(prompt.seat).toBe(1)
    const sent = await me.post(`/games/${game}/commands`, defaultOf(prompt), 'second')
    expect(sent.status).toBe(200)
    expect((await me.get(`/games/${game}/commands/second`)).text).toBe(sent.text)
    for (let i = 0; i < 20; i++) {
      const reply = await me.get(`/games/${game}/prompt`)
      const asked = json<WirePrompt>(reply)
      if (asked.seat === 0 && i > 0) break
      await me.post(`/games/${game}/commands`, defaultOf(asked))
    }
    const hands = await Promise.all(
      [0, 1, 2].map(async seat =>
        json<WireGame>(await me.get(`/games/${game}?seat=${seat}`)).view.seats.map(one => one.hand.cards !== null),
      ),
    )
    expect(hands).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    expect(problemIn(await me.get(`/games/${game}?seat=4`)).status).toBe(404)
  })

  it('is nobody else’s, in nobody’s inbox, and never due', async () => {
    const world = await openWorld(),
      game = await open(world)
    for (const path of ['', '/prompt', '/log', '/marks', '/replay?ply=1', '/position', '/seen']) {
      const spectate = path.includes('?') ? '&view=spectator' : '?view=spectator'
      expect(problemIn(await world.as('ben').get(`/games/${game}${path}`)).status, path).toBe(404)
      if (['', '/log', '/marks', '/replay?ply=1'].includes(path))
        expect(problemIn(await world.as('ben').get(`/games/${game}${path}${spectate}`)).status, path).toBe(404)
    }
    expect(json(await world.as('ann').get('/me/inbox'))).toMatchObject({ owed: [], waiting: [], finished: [] })
    expect(json(await world.as('ann').get('/me'))).toMatchObject({ games: [], finished: [game] })
    expect(json<{ tables: unknown[] }>(await world.as('ann').get('/tables?status=started')).tables).toEqual([])
    world.pass(10_000)
    expect(await world.store.due(world.service.clock(), 10)).toEqual([])
  })

  it('is gone ninety days after it was made, however much it is played', async () => {
    const world = await openWorld(),
      reply = await world.as('ann').post('/sandbox', { position }, 'sand'),
      { game, until } = json<{ game: string; until: string }>(reply)
    expect(Date.parse(until) - Date.parse(world.service.clock())).toBe(90 * 86_400_000)
    world.pass(89 * 24)
    const me = world.as('ann')
    await me.post(`/games/${game}/commands`, defaultOf(json<WirePrompt>(await me.get(`/games/${game}/prompt`))))
    expect((await world.store.loadGame(game))?.expires).toBe(until)
    expect((await world.as('ann').get(`/games/${game}`)).status).toBe(200)
    world.pass(24)
    for (const path of ['', '/prompt', '/log', '/marks', '/position'])
      expect((await world.as('ann').get(`/games/${game}${path}`)).status, path).toBe(404)
  })

  it('goes out as it came in: a position of a game, a game of that position, and its position again', async () => {
    const world = await openWorld(),
      game = await open(world),
      me = world.as('ann')
    const exported = json<{ position: PositionInput; ply: number; shown: number[] }>(
      await me.get(`/games/${game}/position`),
    )
    expect([exported.shown, exported.position.seats[0]!.pool, exported.position.seats[1]!.ready]).toMatchObject([
      [0, 1, 2],
      12,
      [{ generic: { name: 'Bob', disciplines: ['DOM'] } }],
    ])
    const again = await open(world, { position: exported.position }, 'again')
    expect(json<{ position: unknown }>(await me.get(`/games/${again}/position`)).position).toEqual(exported.position)
    const first = json<WirePrompt>(await me.get(`/games/${game}/prompt`))
    await me.post(
      `/games/${game}/commands`,
      take(
        first,
        first.options.find(one => one.id.startsWith('bleed:'))!,
      ),
    )
    expect(problemIn(await me.get(`/games/${game}/position`)).code).toBe('not-a-position')
    expect(json<{ position: unknown }>(await me.get(`/games/${game}/position?ply=1`)).position).toEqual(
      exported.position,
    )
  })

  it('takes back what it gives out of cards on cards, and of what was changed of them', async () => {
    const world = await openWorld(),
      me = world.as('ann')
    const worn = {
      generic: { name: 'Ada' },
      as: 'A',
      attachments: [
        {
          card: '44-magnum',
          counters: { made: 1 },
          vars: { chosen: [{ card: 'A' }] },
          changed: [{ keywords: ['weapon'] }],
        },
      ],
    }
    const first = await open(world, { position: { seats: [{ pool: 12, ready: [worn] }, { pool: 9 }] } })
    const { position: found } = json<{ position: PositionInput }>(await me.get(`/games/${first}/position`))
    expect(found.seats[0]!.ready).toMatchObject([
      { attachments: [{ card: '44-magnum', counters: { made: 1 }, changed: [{ keywords: ['weapon'] }] }] },
    ])
    expect(await open(world, { position: found }, 'again')).not.toBe(first)
  })

  it.each<[string, object, number]>([
    ['an unknown card', { seats: [{ hand: ['no-such-card'] }, {}] }, 422],
    [
      'a card that is spoken of and not there',
      { seats: [{ ready: [{ generic: {}, vars: { target: { card: 'nobody' } } }] }, {}] },
      422,
    ],
    ['nobody to ask', { seats: [{ ousted: true }, {}], turn: { seat: 0 } }, 201],
    ['one seat', { seats: [{}] }, 400],
    ['two Edges', { seats: [{ edge: true }, { edge: true }] }, 400],
  ])('takes no %s', async (_, bad, status) => {
    const world = await openWorld()
    const reply = await world.as('ann').post('/sandbox', { position: bad })
    if (status !== 201) expect(reply.status, reply.text).toBe(status)
    else expect([201, 422]).toContain(reply.status)
    if (reply.status !== 201) expect(json(await world.as('ann').get('/me'))).toMatchObject({ finished: [] })
  })

  it('can go on from a finished game that all who played it show, at any ply', async () => {
    const world = await nearlyOver()
    expect(problemIn(await world.as('ann').get(`/games/${GAME}/position`)).code).toBe('forbidden')
    for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++) {
      for (const player of ['ann', 'ben']) {
        const reply = await world.as(player).get(`/games/${GAME}/prompt`)
        if (reply.status !== 200) continue
        const prompt = json<WirePrompt>(reply),
          bleed = prompt.options.find(one => one.id.startsWith('bleed'))
        await world.as(player).post(`/games/${GAME}/commands`, bleed ? take(prompt, bleed) : defaultOf(prompt))
      }
    }
    await world.as('ann').send('PUT', `/games/${GAME}/shown`)
    expect(problemIn(await world.as('zed').get(`/games/${GAME}/position?ply=1`)).code).toBe('forbidden')
    await world.as('ben').send('PUT', `/games/${GAME}/shown`)
    const { position: found } = json<{ position: PositionInput }>(
      await world.as('zed').get(`/games/${GAME}/position?ply=1`),
    )
    expect(found.seats.map(seat => seat.hand)).toEqual([['deflection'], ['govern-the-unaligned']])
    expect((await world.as('zed').post('/sandbox', { position: found })).status).toBe(201)
    // Who sat there may count by what was seen from that seat, and nobody else may.
    expect(
      json<{ position: unknown }>(await world.as('ben').get(`/games/${GAME}/position?ply=1&view=seat`)).position,
    ).toEqual(found)
    expect(problemIn(await world.as('zed').get(`/games/${GAME}/position?ply=1&view=seat`)).code).toBe('not-found')
    expect(problemIn(await world.as('ben').get(`/games/${GAME}/position?ply=1&view=seat&seat=0`)).code).toBe(
      'not-found',
    )
    const { version } = json<WireGame>(await world.as('ben').get(`/games/${GAME}`))
    expect(problemIn(await world.as('ben').get(`/games/${GAME}/position?ply=${version + 1}&view=seat`)).code).toBe(
      'invalid-request',
    )
    expect(problemIn(await world.as('zed').get(`/games/${GAME}/position`)).code).toBe('not-a-position')
  })
})
