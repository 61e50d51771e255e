import { createHash } from 'node:crypto'
import { compactVerify, createLocalJWKSet, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { makeKey } from '../../functions/access/own-keys.ts'
import { EVENT, eventPartition, made, type EventFacts } from '../../functions/desk/items.ts'
import { correctResult, type Correction } from '../../functions/desk/results/correct.ts'
import { signResult, type SignedItem } from '../../functions/desk/results/kept.ts'
import type { ResultPayload } from '../../functions/desk/results/payload.ts'
import { payloadIn } from '../../functions/desk/results/signer.ts'
import { sweepDesk } from '../../functions/desk/sweep-desk.ts'
import { handOn } from '../../functions/notify/hand-on.ts'
import { isRefused, type Refused } from '../../functions/games/refused.ts'
import type { DeskPlace } from '../../functions/store/port.ts'
import { keyScopes, type Scope } from '../../shared/api/routes.ts'
import type { GameEvent } from '../../shared/rules/index.ts'
import { openHouse, type House } from '../notify/house.ts'
import { json, problemIn, type Caller, type Reply, type World } from '../http/world.ts'
import { RESULT_ISSUER } from '../support/result-key.ts'
import { byTime, endsWith, feedOf, LEAGUE, signedIn, telling, toldGame, type Told } from './ended-games.ts'

const GAME = 'gam_ofaleague'
const event = (more: Partial<EventFacts> = {}): EventFacts => ({
  id: 'evt_autumn',
  league: LEAGUE,
  name: 'Autumn',
  organisers: [{ player: 'olga', name: 'Olga' }],
  judges: [{ player: 'hal', name: 'Hal' }],
  visibility: 'public',
  ...more,
})
const HAL = { player: 'hal', name: 'Hal' }
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

const stated = (item: SignedItem): ResultPayload => payloadIn<ResultPayload>(item.jws)

interface Ending {
  how?: (told: Told) => Promise<unknown>
  playing?: Parameters<typeof toldGame>[1]
  facts?: Partial<EventFacts>
  /** What else the event has, by its name. */
  items?: Record<string, object>
}

async function ended({ how = byTime, playing = {}, facts = {}, items = {} }: Ending = {}): Promise<{
  house: House
  world: World
  payload: ResultPayload
}> {
  const house = await openHouse(),
    { world } = house
  const partition = eventPartition('evt_autumn')
  await world.store.saveDesk(
    Object.entries({ [EVENT]: event(facts), ...items }).map(([name, value]) => made({ partition, name }, value)),
  )
  await how(await toldGame(world.service, playing))
  await house.stream()
  const [item] = await signedIn(world.store, playing.place)
  return { house, world, payload: stated(item!) }
}

const correct = (world: World, correction: Partial<Correction>): Promise<SignedItem | Refused> =>
  correctResult(world.service, GAME, {
    ruling: 'rul_1',
    victoryPoints: [2.5, 0, 0, 1.5, 0],
    comment: null,
    by: HAL,
    ...correction,
  })

async function corrected(world: World, correction: Partial<Correction>): Promise<SignedItem> {
  const item = await correct(world, correction)
  if (isRefused(item)) throw new Error(JSON.stringify(item))
  return item
}

let keys = 0
async function program(world: World, league: string, scopes: Scope[]): Promise<Caller> {
  const owner = { id: league, name: league, scopes: new Set<string>(keyScopes) }
  const key = await makeKey(world.service, owner, { name: 'site', scopes, expiresInDays: 30 }, `key ${keys++}`)
  if (isRefused(key)) throw new Error(key.refused)
  const send: Caller['send'] = (method, path, sending = {}) =>
    world.request(method, path, { ...sending, headers: { ...sending.headers, authorization: `Bearer ${key.key}` } })
  return { ...world.anonymous, send, get: path => send('GET', path) }
}

describe('a signed result', () => {
  it('states who sat where, what each half point was for, and what was played', async () => {
    const { world, payload } = await ended()
    const events = await world.store.events(GAME, { after: 0, limit: 100 })
    expect(payload).toEqual({
      iss: RESULT_ISSUER,
      iat: Date.parse(world.service.clock()) / 1000,
      game: GAME,
      event: 'evt_autumn',
      round: 2,
      table: 3,
      externalRef: 'A-17',
      rev: 1,
      supersedes: null,
      players: ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'].map((name, seat) => ({
        seat,
        name,
        bot: false,
        vekn: null,
        deck: `fingerprint of ${seat}`,
      })),
      winner: 0,
      victoryPoints: [2.5, 0, 0, 1.5, 0],
      parts: [
        [
          { reason: 'oust', points: 1 },
          { reason: 'oust', points: 1 },
          { reason: 'time', points: 0.5 },
        ],
        [],
        [],
        [
          { reason: 'oust', points: 1 },
          { reason: 'time', points: 0.5 },
        ],
        [],
      ],
      exits: [
        { seat: 1, by: 0, how: 'oust', turn: 1 },
        { seat: 2, by: 0, how: 'oust', turn: 1 },
        { seat: 4, by: 3, how: 'oust', turn: 1 },
      ],
      rulings: [],
      first: 0,
      ended: world.service.clock(),
      commitment: 'what all chance came from',
      rules: { rulebook: 'Fifth Edition', build: 'test', schema: expect.any(Number) as number },
      history: sha256(events.map(({ stateHash }) => `${stateHash}\n`).join('')),
    })
  })

  it('has nothing in it that the game hid, nor the id of anybody', async () => {
    const { world } = await ended()
    const told = [JSON.stringify((await signedIn(world.store)).map(stated)), JSON.stringify(await feedOf(world.store))]
    const game = (await world.store.loadGame(GAME))!
    for (const text of told)
      for (const hidden of ['deflection', game.secret, 'salt of', '"ann"', 'tbl_']) expect(text).not.toContain(hidden)
  })

  it('says of a VEKN id only what who has its salt can check', async () => {
    const { world, payload } = await ended({
      items: {
        'PLAYER#ann': { veknId: '3200001' },
        'PLAYER#ben': { veknId: null },
        'PLAYER#zed': { veknId: '3200002' },
      },
    })
    const [{ jws, salts }] = (await signedIn(world.store)) as [SignedItem]
    expect(payload.players.map(({ vekn }) => vekn)).toEqual([expect.any(String), null, null, null, null])
    expect(payload.players[0]!.vekn).toBe(sha256(`${salts[0]}\n3200001`))
    expect(Buffer.from(salts[0]!, 'base64url')).toHaveLength(16)
    for (const secret of ['3200001', salts[0]!, sha256('3200001')])
      expect(Buffer.from(jws.split('.')[1]!, 'base64url').toString()).not.toContain(secret)
  })

  it('says which rulings there were on it', async () => {
    const at = '2027-01-04T11:00:00.000Z'
    const { payload } = await ended({
      items: {
        'RULING#rul_7': { game: GAME, text: 'An hour more for Dee', by: HAL, at },
        'RULING#rul_8': { game: 'gam_another', text: 'Of another table', by: HAL, at },
      },
    })
    expect(payload.rulings).toEqual([{ id: 'rul_7', text: 'An hour more for Dee', by: 'Hal', at }])
  })

  it('is signed once, however often the end is handed on', async () => {
    const { house, world } = await ended()
    const [first] = await signedIn(world.store)
    world.pass(1)
    await handOn(house.notifier, { gameId: GAME, version: 5 }, new Map())
    const { signer } = world.service
    const game = (await world.store.loadGame(GAME))!
    const again = await Promise.all([1, 2, 3].map(() => signResult({ ...world.service, signer: signer! }, game)))
    expect(again).toEqual([first, first, first])
    expect(await signedIn(world.store)).toEqual([first])
    expect((await feedOf(world.store)).filter(({ type }) => type === 'result.signed')).toHaveLength(1)
  })

  it('of several that sign at once, one is kept and all are given it', async () => {
    const house = await openHouse(),
      { service, store } = house.world
    const told = await toldGame(service)
    await byTime(told)
    const game = await told.game()
    const all = await Promise.all([1, 2, 3, 4].map(() => signResult({ ...service, signer: service.signer! }, game)))
    expect(new Set(all.map(item => item!.jws)).size).toBe(1)
    expect(await signedIn(store)).toEqual([all[0]])
  })

  it('of a game that is taken back and ends anew is a new revision', async () => {
    const { house, world } = await ended()
    const other = telling(world.service, GAME)
    await other.happens([], { change: ({ state: { result: _, ...state }, ...game }) => ({ ...game, state }) })
    await house.stream()
    expect(await signedIn(world.store)).toHaveLength(1)
    await endsWith(other, [], [], [3, 0, 0, 1, 0])
    await house.stream()
    const [first, second] = (await signedIn(world.store)).map(stated)
    expect(second).toMatchObject({ rev: 2, supersedes: { rev: 1 }, victoryPoints: [3, 0, 0, 1, 0] })
    expect(first).toMatchObject({ rev: 1, victoryPoints: [2.5, 0, 0, 1.5, 0] })
    expect((await feedOf(world.store)).at(-1)).toMatchObject({ type: 'result.corrected', data: { rev: 2 } })
  })
})

it('of a table that is begun again the new game takes the place of the old, whose end is signed no second time', async () => {
  const { house, world } = await ended()
  await byTime(await toldGame(world.service, { id: 'gam_begunagain' }))
  await house.stream()
  await handOn(house.notifier, { gameId: GAME, version: 5 }, new Map())
  expect((await signedIn(world.store)).map(({ game, rev }) => [game, rev])).toEqual([
    [GAME, 1],
    ['gam_begunagain', 2],
  ])
  const jose = { accept: 'application/jose' }
  for (const [at, game] of [GAME, 'gam_begunagain'].entries())
    expect((await world.as('ann').get(`/games/${game}/result`, jose)).text).toBe((await signedIn(world.store))[at]!.jws)
  expect((await feedOf(world.store)).filter(({ type }) => type.startsWith('result.'))).toMatchObject([
    { type: 'result.signed', data: { game: GAME, rev: 1 } },
    { type: 'result.corrected', data: { game: 'gam_begunagain', rev: 2, supersedes: 1 } },
  ])
})

describe('what points are for', () => {
  const withdraws = (seat: number): GameEvent[] => [
    { key: 'withdrawn', seat },
    { key: 'victory-point', seat, why: 'withdrawal', points: 0.5 },
  ]

  it('TSCORE-03: a withdrawal is half a point, said to be for that', async () => {
    const { payload } = await ended({
      how: async told => {
        await told.happens(withdraws(0))
        await endsWith(
          told,
          [
            { seat: 1, by: 4 },
            { seat: 2, by: 4 },
            { seat: 3, by: 4 },
          ],
          [{ key: 'victory-point', seat: 4, why: 'last' }],
          [0.5, 0, 0, 0, 4],
        )
      },
    })
    expect(payload.parts![0]).toEqual([{ reason: 'withdrawal', points: 0.5 }])
    expect(payload.parts![4]!.at(-1)).toEqual({ reason: 'last', points: 1 })
    expect(payload.exits[0]).toEqual({ seat: 0, by: null, how: 'withdrawal', turn: 1 })
  })

  it('TSCORE-05: who withdrew before time has no second half', async () => {
    const { payload } = await ended({
      how: async told => {
        await told.happens(withdraws(1))
        await endsWith(
          told,
          [{ seat: 0, by: 4 }],
          [
            { key: 'time-up' },
            ...[2, 3, 4].map((seat): GameEvent => ({ key: 'victory-point', seat, why: 'time', points: 0.5 })),
          ],
          [0, 0.5, 0.5, 0.5, 1.5],
        )
      },
    })
    expect(payload.parts!.map(parts => parts.map(({ reason }) => reason))).toEqual([
      [],
      ['withdrawal'],
      ['time'],
      ['time'],
      ['oust', 'time'],
    ])
  })

  it('TSCORE-12: what a game has recorded is signed whatever its shape, as when the last two fall together', async () => {
    const { world, payload } = await ended({
      playing: { seats: 4 },
      how: told =>
        endsWith(
          told,
          [
            { seat: 2, by: 1 },
            { seat: 3, by: 1 },
          ],
          [
            { key: 'ousted', seat: 0, predator: 1 },
            { key: 'ousted', seat: 1, predator: 0 },
            { key: 'victory-point', seat: 1, why: 'prey' },
            { key: 'victory-point', seat: 0, why: 'prey' },
          ],
          [1, 3, 0, 0],
        ),
    })
    expect(payload).toMatchObject({ victoryPoints: [1, 3, 0, 0], rulings: [] })
    // The same, typed in.
    expect(await correct(world, { victoryPoints: [1, 3, 0, 0] })).toMatchObject({ refused: 'result-invalid' })
    expect(await signedIn(world.store)).toHaveLength(1)
  })
})

describe('a correction', () => {
  it('TREPORT-09: is a new revision that names the old one, and leaves it as it was', async () => {
    const { world } = await ended()
    const [first] = (await signedIn(world.store)) as [SignedItem]
    world.pass(30)
    const item = await corrected(world, { victoryPoints: [1.5, 0, 0, 1.5, 0], comment: 'Cal left by a fault of ours' })
    expect(await signedIn(world.store)).toEqual([first, item])
    expect(stated(item)).toEqual({
      ...stated(first),
      iat: Date.parse(world.service.clock()) / 1000,
      rev: 2,
      supersedes: { rev: 1, sha256: sha256(first.jws) },
      winner: null,
      victoryPoints: [1.5, 0, 0, 1.5, 0],
      parts: [[...stated(first).parts![0]!, { reason: 'ruling', points: -1 }], ...stated(first).parts!.slice(1)],
      rulings: [{ id: 'rul_1', text: 'Cal left by a fault of ours', by: 'Hal', at: world.service.clock() }],
    })
    expect((await feedOf(world.store)).at(-1)).toMatchObject({
      type: 'result.corrected',
      data: { game: GAME, rev: 2, supersedes: 1, victoryPoints: [1.5, 0, 0, 1.5, 0] },
    })
    const third = await corrected(world, { ruling: 'rul_2', victoryPoints: [2.5, 0, 0, 1.5, 0] })
    expect(stated(third)).toMatchObject({ rev: 3, supersedes: { rev: 2, sha256: sha256(item.jws) }, winner: 0 })
    expect(stated(third).rulings.map(({ id }) => id)).toEqual(['rul_1', 'rul_2'])
    expect(stated(third).parts![0]!.reduce((sum, { points }) => sum + points, 0)).toBe(2.5)
  })

  it('TSCORE-11: of points that no game can come to names the ruling that explains them, or is refused', async () => {
    const { world } = await ended()
    const before = await signedIn(world.store)
    const refusals: [victoryPoints: number[], fault: string][] = [
      [[2, 0, 2, 0, 0.5], 'missing-half'],
      [[4.5, 0, 0, 0, 0], 'missing-half'],
      [[1.5, 1.5, 1.5, 0.5, 0.5], 'excessive'],
      [[1.25, 0, 0, 0, 0], 'halves'],
      [[-1, 0, 0, 0, 5], 'halves'],
      [[2, 0, 2, 0], 'seats'],
      [[Number.NaN, 0, 0, 0, 5], 'halves'],
    ]
    for (const [victoryPoints, fault] of refusals)
      for (const comment of [null, ' '])
        expect(await correct(world, { victoryPoints, comment }), String(victoryPoints)).toMatchObject({
          refused: 'result-invalid',
          members: { reasonCode: fault },
        })
    // Halves only, and a seat each, whatever the comment.
    for (const victoryPoints of [
      [1.25, 0, 0, 0, 0],
      [2, 0, 2, 0],
      [-1, 0, 0, 0, 5],
    ])
      expect(await correct(world, { victoryPoints, comment: 'So it is' })).toMatchObject({ refused: 'result-invalid' })
    expect(await signedIn(world.store)).toEqual(before)
    const comment = 'Ended by the judge, only Eve was present'
    const item = await corrected(world, { victoryPoints: [2, 0, 2, 0, 0.5], comment })
    expect(stated(item)).toMatchObject({
      victoryPoints: [2, 0, 2, 0, 0.5],
      rulings: [{ id: 'rul_1', text: comment, by: 'Hal' }],
    })
    expect(stated(item).parts![2]).toEqual([{ reason: 'ruling', points: 2 }])
  })

  it('is made once by a ruling, and each of several at once is a revision of its own', async () => {
    const { world } = await ended()
    const points = { victoryPoints: [5, 0, 0, 0, 0] }
    const one = await corrected(world, points)
    expect(await corrected(world, points)).toEqual(one)
    expect(await feedOf(world.store)).toHaveLength(7)
    const many = await Promise.all(
      ['a', 'b', 'c'].map(ruling => corrected(world, { ...points, ruling: `rul_${ruling}` })),
    )
    expect(many.map(({ rev }) => rev).toSorted()).toEqual([3, 4, 5])
    const all = (await signedIn(world.store)).map(stated)
    expect(all.map(({ supersedes }) => supersedes?.rev)).toEqual([undefined, 1, 2, 3, 4])
  })

  it('that comes before the end is signed, is of it all the same', async () => {
    const house = await openHouse()
    await byTime(await toldGame(house.world.service))
    expect(stated(await corrected(house.world, { victoryPoints: [5, 0, 0, 0, 0] }))).toMatchObject({ rev: 2 })
    await house.stream()
    expect(await signedIn(house.world.store)).toHaveLength(2)
    expect((await feedOf(house.world.store)).filter(({ type }) => type.startsWith('result.'))).toHaveLength(2)
  })

  it('is of a game that is over, that somebody has set up, and where results are signed', async () => {
    const house = await openHouse(),
      { world } = house
    expect(await correct(world, {})).toMatchObject({ refused: 'not-found' })
    await toldGame(world.service)
    expect(await correct(world, {})).toMatchObject({ refused: 'game-running' })
    const { signer: _, ...unsigned } = world.service
    const correction = { ruling: 'r', victoryPoints: [5, 0, 0, 0, 0], comment: null, by: HAL }
    expect(await correctResult(unsigned, GAME, correction)).toMatchObject({ refused: 'not-offered' })
  })
})

describe('who asks for results', () => {
  interface Page {
    results: { game: string; rev: number; jws: string; signedAt: string; salts?: (string | null)[] }[]
    cursor: string | null
  }
  const page = (reply: Reply): Page => json<Page>(reply)

  it('is given those of a public event, signed by keys that are public, and their salts only as an official', async () => {
    const { world } = await ended({ items: { 'PLAYER#ann': { veknId: '3200001' } } })
    const reply = await world.anonymous.get('/results?event=evt_autumn')
    const [{ jws, salts } = { jws: '', salts: [] }, ...others] = page(reply).results
    expect([reply.status, others, salts]).toEqual([200, [], undefined])
    const { keys } = json<{ keys: JWK[] }>(await world.anonymous.get('/keys'))
    const { protectedHeader } = await compactVerify(jws, createLocalJWKSet({ keys }))
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'praxis-result+jws', kid: 'test.1' })
    for (const player of ['olga', 'hal'])
      expect(page(await world.as(player).get('/results?event=evt_autumn')).results[0]!.salts![0]).toEqual(
        expect.any(String),
      )
    expect(page(await world.as('ann').get('/results?event=evt_autumn')).results[0]).not.toHaveProperty('salts')
    const league = await program(world, LEAGUE, ['results:read'])
    expect(page(await league.get('/results?event=evt_autumn')).results[0]).toHaveProperty('salts')
    const other = await program(world, 'league sabbat', ['results:read'])
    expect(page(await other.get('/results?event=evt_autumn')).results[0]).not.toHaveProperty('salts')
  })

  it('is told of an event of members that there is none, unless they are of it', async () => {
    const { world } = await ended({ facts: { visibility: 'members' }, items: { 'PLAYER#ann': {} } })
    const there = '/results?event=evt_autumn'
    const absent = await world.as('zed').get('/results?event=evt_winter')
    for (const caller of [world.anonymous, world.as('zed'), await program(world, 'league sabbat', ['results:read'])]) {
      const reply = await caller.get(there)
      expect([reply.status, reply.text.length]).toEqual([404, absent.text.length])
    }
    const narrow = await program(world, LEAGUE, ['webhooks:manage'])
    expect((await narrow.get(there)).status).toBe(404)
    for (const player of ['olga', 'hal', 'ann']) expect(page(await world.as(player).get(there)).results).toHaveLength(1)
    expect(page(await (await program(world, LEAGUE, ['results:read'])).get(there)).results).toHaveLength(1)
  })

  it('has, as a league, those outside of events, and nobody else has', async () => {
    const place: DeskPlace = { league: LEAGUE, event: null, round: null, table: null, externalRef: 'A-18' }
    const { world } = await ended({ playing: { place } })
    const league = await program(world, LEAGUE, ['results:read'])
    expect(page(await league.get('/results')).results).toMatchObject([{ game: GAME, event: null, externalRef: 'A-18' }])
    expect(page(await (await program(world, 'league sabbat', ['results:read'])).get('/results')).results).toEqual([])
    expect(problemIn(await (await program(world, LEAGUE, ['games:read'])).get('/results'))).toMatchObject({
      code: 'insufficient-scope',
      scope: 'results:read',
    })
    for (const caller of [world.anonymous, world.as('olga')])
      expect(problemIn(await caller.get('/results'))).toMatchObject({
        code: 'invalid-request',
        errors: [{ path: 'event', code: 'missing' }],
      })
  })

  it('is given them page by page, and those since a moment alone', async () => {
    const { house, world } = await ended()
    const times = [world.service.clock()]
    for (const n of [1, 2]) {
      world.pass(1)
      times.push(world.service.clock())
      await byTime(await toldGame(world.service, { id: `gam_ofaleague${n}` }))
      await house.stream()
    }
    const found: string[] = []
    for (let cursor: string | null = '', n = 0; cursor !== null && n < 5; n++) {
      const query = cursor === '' ? '' : `&cursor=${cursor}`
      const { results, cursor: next } = page(await world.anonymous.get(`/results?event=evt_autumn&limit=1${query}`))
      found.push(...results.map(({ game }) => game))
      cursor = next
    }
    expect(found).toEqual([GAME, `${GAME}1`, `${GAME}2`])
    const since = page(await world.anonymous.get(`/results?event=evt_autumn&since=${times[1]}`))
    expect(since.results.map(({ game }) => game)).toEqual([`${GAME}1`, `${GAME}2`])
    for (const wrong of ['since=yesterday', 'limit=0', 'event=a%20b', 'more=1'])
      expect((await world.anonymous.get(`/results?${wrong}`)).status).toBe(400)
  })

  it('is given none before spectators are shown the end', async () => {
    const spectators = { delay: { minutes: 10 }, hands: 'never' } as const
    const { world } = await ended({ playing: { spectators } })
    const asked = [
      async () => page(await world.anonymous.get('/results?event=evt_autumn')).results.length,
      async () => (await world.as('zed').get(`/games/${GAME}/result?view=spectator`, jose)).status,
    ]
    const jose = { accept: 'application/jose' }
    expect(await Promise.all(asked.map(one => one()))).toEqual([0, 404])
    // Who sat there has seen it.
    expect((await world.as('ann').get(`/games/${GAME}/result`, jose)).status).toBe(200)
    world.pass(10 / 60)
    expect(await Promise.all(asked.map(one => one()))).toEqual([1, 200])
  })

  it('is given that of a game as it was signed last, or as ever to who does not ask for that', async () => {
    const { world } = await ended()
    const path = `/games/${GAME}/result`
    const plain = await world.as('ann').get(path)
    const signed = await world.as('ann').get(path, { accept: 'application/json;q=0.5, application/JOSE' })
    expect([signed.status, signed.headers.get('content-type'), signed.text]).toEqual([
      200,
      'application/jose',
      (await signedIn(world.store))[0]!.jws,
    ])
    expect(plain.headers.get('vary')).toMatch(/(^|, )Accept(,|$)/)
    for (const accept of ['*/*', 'application/json', 'application/jose+json', ''])
      expect((await world.as('ann').get(path, { accept })).text).toBe(plain.text)
    expect(json(plain)).toMatchObject({ game: GAME, victoryPoints: [2.5, 0, 0, 1.5, 0] })
    const item = await corrected(world, { victoryPoints: [5, 0, 0, 0, 0] })
    expect((await world.as('ann').get(path, { accept: 'application/jose' })).text).toBe(item.jws)
  })

  it('is told of a game of nobody’s that nothing of it was signed', async () => {
    const place: DeskPlace = { league: null, event: null, round: null, table: null }
    const house = await openHouse()
    await byTime(await toldGame(house.world.service, { place }))
    expect(await house.stream()).toBe(0)
    const reply = await house.world.as('ann').get(`/games/${GAME}/result`, { accept: 'application/jose' })
    expect(problemIn(reply).code).toBe('not-found')
    expect(await correct(house.world, {})).toMatchObject({ refused: 'not-found' })
    expect((await house.world.as('ann').get(`/games/${GAME}/result`)).status).toBe(200)
  })
})

describe('a league that asks what has happened', () => {
  it('is told from a number on, page by page, and only of itself', async () => {
    const { world } = await ended()
    const league = await program(world, LEAGUE, ['results:read'])
    const first = json<{ entries: { seq: number }[]; next: number }>(await league.get('/feed?limit=4'))
    expect([first.entries.map(({ seq }) => seq), first.next]).toEqual([[1, 2, 3, 4], 4])
    const rest = json<{ entries: { seq: number }[]; next: number }>(await league.get('/feed?since=4'))
    expect([rest.entries.map(({ seq }) => seq), rest.next]).toEqual([[5, 6], 6])
    expect(json(await league.get('/feed?since=6'))).toEqual({ entries: [], next: 6 })
    expect(json(await league.get('/feed?since=600'))).toEqual({ entries: [], next: 600 })
    const other = await program(world, 'league sabbat', ['results:read'])
    expect(json(await other.get('/feed'))).toEqual({ entries: [], next: 0 })
    for (const wrong of ['since=-1', 'since=x', 'limit=101'])
      expect((await league.get(`/feed?${wrong}`)).status).toBe(400)
    expect((await world.anonymous.get('/feed')).status).toBe(401)
    expect(problemIn(await world.as('ann').get('/feed')).code).toBe('insufficient-scope')
    expect((await (await program(world, 'ann', ['results:read'])).get('/feed')).status).toBe(404)
  })

  it('says of what it would be told more, and changes nothing by what is not well formed', async () => {
    const house = await openHouse(),
      { world } = house
    const league = await program(world, LEAGUE, ['results:read', 'webhooks:manage'])
    const put = (types: unknown) => league.send('PUT', '/feed/optional-types', { body: { types } })
    expect(json(await put(['turn.started']))).toEqual({ types: ['turn.started'] })
    for (const wrong of [['game.finished'], 'turn.started', ['clock.low', 'clock.low', 'clock.low']])
      expect((await put(wrong)).status).toBe(400)
    const narrow = await program(world, LEAGUE, ['results:read'])
    expect((await narrow.send('PUT', '/feed/optional-types', { body: { types: [] } })).status).toBe(403)
    const told = await toldGame(world.service)
    await told.happens([{ key: 'turn-started', seat: 1, turn: 2 }])
    await house.stream()
    expect((await feedOf(world.store)).map(({ type }) => type)).toEqual([
      'table.started',
      'turn.started',
      'turn.started',
    ])
    expect(json(await put([]))).toEqual({ types: [] })
    await told.happens([{ key: 'turn-started', seat: 2, turn: 3 }])
    await house.stream()
    await sweepDesk(world.service)
    expect(await feedOf(world.store)).toHaveLength(3)
  })
})
