import { describe, expect, it } from 'vitest'
import type { SignedItem } from '../../../functions/desk/results/kept.ts'
import { signResult } from '../../../functions/desk/results/sign-result.ts'
import { handOn } from '../../../functions/notify/hand-on.ts'
import type { GameEvent } from '../../../shared/rules/index.ts'
import { openHouse } from '../../notify/house.ts'
import { RESULT_ISSUER } from '../../support/result-key.ts'
import { byTime, endsWith, feedOf, signedIn, telling, toldGame } from '../ended-games.ts'
import { GAME, HAL, sha256, stated, ended, correct } from '../result-scene.ts'

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
      externalRef: 'A17',
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
