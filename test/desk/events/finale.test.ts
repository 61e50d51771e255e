import { expect, it } from 'vitest'
import { signResult } from '../../../functions/desk/results/sign-result.ts'
import { payloadIn } from '../../../functions/desk/results/signer.ts'
import { sweepDesk } from '../../../functions/desk/sweep-desk.ts'
import { decks } from '../../../shared/cards/five-decks.ts'
import { drawOf, shuffled } from '../../../shared/league/seating/seeded.ts'
import { openWorld, problemIn, type Reply, type World } from '../../http/world.ts'
import { dealt, ended, enter, good, held, move, names, seal, seat, standingsOf, type Table } from './held.ts'

interface Final {
  state: string
  finalists: { place: number; player: string; name: string; shown: string[]; left: number; fingerprint: string }[]
  reserve: string | null
  row: number[]
  next: number | null
  due: string | null
  table: Table | null
  winner: string | null
}
const final = async (world: World, event: string): Promise<Final> =>
  good<Final>(await world.anonymous.get(`/events/${event}/final`))
const open = (world: World, event: string): Promise<Reply> => world.as('olga').post(`/events/${event}/final`, undefined)
const place = (world: World, event: string, by: string, where: object): Promise<Reply> =>
  world.as(by).post(`/events/${event}/final/placements`, where)

/** A round of ten is over: p1 has most, then p6, p2, p7, p3 and so on; the ids are those of p1 to p10. */
async function through(settings: object = {}): Promise<{ world: World; event: string; ids: string[] }> {
  const world = await openWorld()
  const event = await held(world, { rounds: 1, finalHours: 336, ...settings })
  const ids = [...(await enter(world, event, names(10))).values()]
  await seat(world, event, [ids.slice(0, 5), ids.slice(5)])
  const { tables } = await dealt(world, event, 1)
  await ended(world, tables[0]!.game!, [3, 1.5, 0.5, 0, 0])
  await ended(world, tables[1]!.game!, [2.5, 1, 0.5, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  return { world, event, ids }
}
const SEEDS = ['p1', 'p6', 'p2', 'p7']
/** Who has which seed. */
const playersBySeed = ({ finalists }: Final): string[] => finalists.map(({ name }) => name.toLowerCase())

async function placedAll(world: World, event: string): Promise<Final> {
  const opened = good<Final>(await open(world, event))
  for (const player of playersBySeed(opened).toReversed()) good(await place(world, event, player, { end: 'right' }))
  return final(world, event)
}

it('TFINAL-01: the five highest play it, and the sixth is the reserve; not before every table has a result', async () => {
  const world = await openWorld()
  const event = await held(world, { rounds: 1 })
  const ids = [...(await enter(world, event, names(10))).values()]
  await seat(world, event, [ids.slice(0, 5), ids.slice(5)])
  const { tables } = await dealt(world, event, 1)
  await ended(world, tables[0]!.game!, [3, 1.5, 0.5, 0, 0])
  expect(problemIn(await open(world, event))).toMatchObject({
    status: 409,
    code: 'round-open',
    detail: 'Open: round 1 table 2',
  })
  await ended(world, tables[1]!.game!, [2.5, 1, 0.5, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  const opened = good<Final>(await open(world, event))
  expect(playersBySeed(opened).slice(0, 4)).toEqual(SEEDS)
  const { rows } = await standingsOf(world, event)
  expect([...opened.finalists.map(({ player }) => player), opened.reserve]).toEqual(
    rows.slice(0, 6).map(({ player }) => player),
  )
  expect(problemIn(await open(world, event)).code).toBe('event-state')
})

it('TFINAL-02 TDROP-03: who has dropped keeps the place and does not play it; the next move up', async () => {
  const { world, event, ids } = await through()
  good(await world.as('p1').send('DELETE', `/events/${event}/players/${ids[0]}`))
  expect(playersBySeed(good<Final>(await open(world, event))).slice(0, 3)).toEqual(['p6', 'p2', 'p7'])
  expect((await standingsOf(world, event)).rows[0]).toMatchObject({ player: ids[0], place: 1, dropped: true })
  const few = await openWorld()
  const small = await held(few, { rounds: 1 })
  await enter(few, small, names(4))
  await seat(few, small)
  const { tables } = await dealt(few, small, 1)
  await ended(few, tables[0]!.game!, [1, 1, 1, 1])
  good(await few.as('olga').post(`/events/${small}/rounds/1/close`, undefined))
  expect(problemIn(await open(few, small))).toMatchObject({ code: 'event-state', ruleRef: 'TFINAL-02' })
})

it('TFINAL-03: three cards of each crypt are shown with the count left, drawn once, as the seed gives them', async () => {
  const { world, event } = await through()
  const opened = good<Final>(await open(world, event))
  for (const { shown, left } of opened.finalists) expect([shown.length, left]).toEqual([3, 9])
  for (let reading = 0; reading < 3; reading++)
    expect((await final(world, event)).finalists.map(({ shown }) => shown)).toEqual(
      opened.finalists.map(({ shown }) => shown),
    )
  for (const player of playersBySeed(opened).toReversed()) good(await place(world, event, player, { end: 'left' }))
  const { table } = await final(world, event)
  await ended(world, table!.game!, [1, 1, 1, 1, 1])
  good(await world.as('olga').post(`/events/${event}/rounds/99/close`, undefined))
  good(await move(world, event, 'finished'))
  const { opening: seed } = good<{ opening: string }>(await world.anonymous.get(`/events/${event}`))
  const { player, name, shown } = opened.finalists[0]!
  expect(name).toBe('P1')
  const crypt = decks.malkavian.crypt.flatMap(([copies, key]) => Array<string>(copies).fill(key))
  expect(shuffled(crypt, drawOf(seed, `crypt:${player}`)).slice(0, 3)).toEqual(shown)
})

it('TFINAL-05: the lowest seed places first and the highest last; the fifth placement deals', async () => {
  const { world, event } = await through()
  const seeds = playersBySeed(good<Final>(await open(world, event)))
  expect(problemIn(await place(world, event, seeds[2]!, { end: 'left' }))).toMatchObject({
    status: 409,
    code: 'not-your-turn',
    detail: 'Seed 5 is next',
  })
  expect((await place(world, event, 'p5', { end: 'left' })).status).toBe(404)
  for (const [at, seed] of [5, 4, 3, 2, 1].entries()) {
    expect((await final(world, event)).next).toBe(seed)
    const now = good<Final>(await place(world, event, seeds[seed - 1]!, { end: 'right' }))
    expect([now.row.length, now.state]).toEqual([at + 1, at === 4 ? 'dealt' : 'placing'])
  }
  const { table } = await final(world, event)
  const game = (await world.store.loadGame(table!.game!))!
  expect(game.desk).toMatchObject({ event, round: 99, table: 1 })
  expect(game.players.map(({ player }) => player)).toEqual(seeds.toReversed())
  expect(problemIn(await place(world, event, seeds[0]!, { end: 'left' })).code).toBe('event-state')
})

it('TFINAL-05: the last placement sent again is answered as it went, whoever has dealt meanwhile', async () => {
  for (const swept of [true, false]) {
    const { world, event } = await through()
    const seeds = playersBySeed(good<Final>(await open(world, event)))
    for (const seed of seeds.slice(1).toReversed()) good(await place(world, event, seed, { end: 'right' }))
    const { store } = world
    const { saveDesk } = store
    const last = (end: string, key = 'last'): Promise<Reply> =>
      world.as(seeds[0]!).post(`/events/${event}/final/placements`, { end }, key)
    store.saveDesk = async writes => {
      if (writes.some(write => 'put' in write && write.put.name.startsWith('DONE#'))) throw new Error('gone')
      return saveDesk(writes)
    }
    expect((await last('left')).status).toBe(500)
    store.saveDesk = saveDesk
    if (swept) {
      world.pass(1)
      await sweepDesk({ ...world.service, store })
    }
    expect((await final(world, event)).state).toBe(swept ? 'dealt' : 'dealing')
    expect(problemIn(await last('right', 'other')).code).toBe('event-state')
    const answered = await last('left')
    expect(good<Final>(answered)).toMatchObject({ state: 'dealt', row: [1, 5, 4, 3, 2] })
    expect((await last('left')).text).toBe(answered.text)
  }
})

it('TFINAL-05: who has not placed in a day sits down at the right end, and the sweep deals in the end', async () => {
  const { world, event } = await through()
  good(await open(world, event))
  const sweep = (): Promise<void> => sweepDesk({ ...world.service, store: world.store })
  await sweep()
  expect((await final(world, event)).row).toEqual([])
  for (let day = 1; day <= 5; day++) {
    world.pass(23)
    await sweep()
    expect((await final(world, event)).row).toHaveLength(day - 1)
    world.pass(1)
    await sweep()
    expect((await final(world, event)).row).toEqual([5, 4, 3, 2, 1].slice(0, day))
  }
  await sweep()
  expect(await final(world, event)).toMatchObject({ state: 'dealt', next: null, due: null })
})

it('TFINAL-06: one sits down at an end or between two neighbours, and nobody is moved', async () => {
  const { world, event } = await through()
  const seeds = playersBySeed(good<Final>(await open(world, event)))
  good(await place(world, event, seeds[4]!, { end: 'left' }))
  good(await place(world, event, seeds[3]!, { end: 'right' }))
  expect(good<Final>(await place(world, event, seeds[2]!, { left: 5, right: 4 })).row).toEqual([5, 3, 4])
  const apart = await place(world, event, seeds[1]!, { left: 5, right: 4 })
  expect(problemIn(apart)).toMatchObject({ status: 422, code: 'seating-invalid', ruleRef: 'TFINAL-06' })
  expect((await final(world, event)).row).toEqual([5, 3, 4])
})

it('TFINAL-07 TFINAL-08: the row is the order round the table, and who begins is drawn', async () => {
  const { world, event } = await through()
  const seeds = playersBySeed(good<Final>(await open(world, event)))
  for (const [at, where] of [
    { end: 'left' },
    { end: 'right' },
    { end: 'left' },
    { left: 5, right: 4 },
    { left: 2, right: 4 },
  ].entries())
    good(await place(world, event, seeds[4 - at]!, where))
  const { row, table } = await final(world, event)
  expect(row).toEqual([3, 5, 2, 1, 4])
  const game = (await world.store.loadGame(table!.game!))!
  expect(game.players.map(({ player }) => player)).toEqual(row.map(seed => seeds[seed - 1]))
  expect(game.state.settings).toMatchObject({
    tournament: { firstSeat: false, finish: true, agreements: true },
    timeLimit: { endsAt: '2027-01-18T12:00:00.000Z' },
  })
  const named = await world.as('olga').send('POST', `/events/${event}/final`, {
    body: { first: 1 },
    headers: { 'idempotency-key': 'k' },
  })
  expect(named.status).toBe(409)
})

it('TFINAL-09 TFINAL-11 TSCORE-14: the most points of the final alone win it; the others are second together', async () => {
  const { world, event } = await through({ sanctioned: false })
  const { table, finalists } = await placedAll(world, event)
  // Seated 5, 4, 3, 2, 1.
  await ended(world, table!.game!, [1.5, 0, 0.5, 0.5, 0.5])
  good(await world.as('olga').post(`/events/${event}/rounds/99/close`, undefined))
  expect((await final(world, event)).winner).toBe(finalists[4]!.player)
  good(await move(world, event, 'finished'))
  const { rows } = await standingsOf(world, event)
  expect(rows.slice(0, 6).map(({ finalPlace }) => finalPlace)).toEqual([1, 2, 2, 2, 2, 6])
  expect(rows[0]).toMatchObject({
    player: finalists[4]!.player,
    place: 5,
    final: { place: 'winner', victoryPoints: 1.5, gameWins: 1 },
  })
  expect(rows.find(({ place: at }) => at === 1)).toMatchObject({ gameWins: 1, victoryPoints: 3, finalPlace: 2 })
})

it('TFINAL-10 TFINAL-15: a tie goes to the higher seed, also one that an adjustment makes', async () => {
  const { world, event } = await through()
  const { table, finalists } = await placedAll(world, event)
  const winner = finalists[4]!.player
  const value = { player: winner, level: 'standings-adjustment', round: 99 }
  await world.store.saveDesk([{ put: { partition: `EVENT#${event}`, name: 'PENALTY#one', version: 1, value } }])
  await ended(world, table!.game!, [2, 0, 1, 1, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/99/close`, undefined))
  expect((await final(world, event)).winner).toBe(finalists[1]!.player)
})

it('TREPORT-09: of a final whose points a judge corrects another has won it, wherever that is said', async () => {
  const { world, event } = await through({ sanctioned: false })
  const { table, finalists } = await placedAll(world, event)
  const [first, , , , fifth] = finalists.map(({ player }) => player)
  await ended(world, table!.game!, [1.5, 0, 0.5, 0.5, 0.5])
  good(await world.as('olga').post(`/events/${event}/rounds/99/close`, undefined))
  good(await move(world, event, 'finished'))
  const before = await world.anonymous.get(`/events/${event}`)
  expect(good(before)).toMatchObject({ winner: fifth })
  const { views } = (await world.store.loadGame(table!.game!))!.state
  const ruling = { kind: 'result', victoryPoints: [0, 0.5, 0.5, 0.5, 1.5] }
  const call = { ruling, reason: 'It was ended too soon.', expectedVersion: views.at(-1)! }
  good(await world.as('hal').post(`/games/${table!.game}/rulings`, call))
  expect((await final(world, event)).winner).toBe(first)
  const after = await world.anonymous.get(`/events/${event}`)
  expect(good(after)).toMatchObject({ winner: first })
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  const { events } = good<{ events: object[] }>(await world.as('p1').get('/me/events'))
  expect(events).toMatchObject([{ winner: first }])
  const { rows } = await standingsOf(world, event)
  expect(rows.find(({ player }) => player === first)).toMatchObject({
    finalPlace: 1,
    final: { place: 'winner', victoryPoints: 1.5, gameWins: 1 },
  })
  expect(rows.find(({ player }) => player === fifth)).toMatchObject({ finalPlace: 2, final: { victoryPoints: 0 } })
})

it('TDROP-11: a final that is broken off has no winner', async () => {
  const { world, event } = await through()
  await placedAll(world, event)
  expect(problemIn(await move(world, event, 'finished')).code).toBe('round-open')
  good(await move(world, event, 'broken-off'))
  const { rows, over } = await standingsOf(world, event)
  expect([over, rows.every(row => row.final === null)]).toEqual([true, true])
  expect((await final(world, event)).winner).toBeNull()
})

it('TFINAL-14: with one deck an event the final is played with it', async () => {
  const { world, event } = await through()
  expect(problemIn(await seal(world, event, 'p1', 'ventrue', '?round=99'))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TFINAL-14',
  })
  const { table } = await placedAll(world, event)
  const { seats } = (await world.store.loadTable(table!.id!))!
  expect(seats.find(({ player }) => player === 'p1')!.list!.crypt).toEqual(decks.malkavian.crypt)
})

/** Two rounds of five with a deck each: malkavian, then tremere. p1 has these points in each, everybody else fewer. */
async function withTwoDecks(
  points: readonly [number[], number[]],
  finalDeck: string,
): Promise<{ world: World; event: string }> {
  const world = await openWorld()
  const event = await held(world, { decks: 'multi', finalDeck })
  const ids: string[] = []
  for (const player of names(5)) {
    ids.push(good<{ player: string }>(await world.as(player).post(`/events/${event}/registration`, {})).player)
    good(await seal(world, event, player, 'malkavian', '?round=1'))
    good(await seal(world, event, player, 'tremere', '?round=2'))
  }
  for (const [at, order] of [
    [0, 1, 2, 3, 4],
    [0, 2, 4, 1, 3],
  ].entries()) {
    await seat(world, event, [order.map(one => ids[one]!)])
    const { tables } = await dealt(world, event, at + 1)
    await ended(world, tables[0]!.game!, points[at]!)
    good(await world.as('olga').post(`/events/${event}/rounds/${at + 1}/close`, undefined))
  }
  return { world, event }
}
async function deckOfP1(world: World, event: string): Promise<unknown> {
  const { table } = await placedAll(world, event)
  const { seats } = (await world.store.loadTable(table!.id!))!
  return seats.find(({ player }) => player === 'p1')!.list!.crypt
}

it('TDECK-15: the best deck is that of the best round, by game win, points, tournament points; else it is drawn', async () => {
  for (const [points, best] of [
    [
      [
        [3, 1, 1, 0, 0],
        [4, 1, 0, 0, 0],
      ],
      'tremere',
    ],
    [
      [
        [3, 1, 1, 0, 0],
        [2, 1, 1, 1, 0],
      ],
      'malkavian',
    ],
    [
      [
        [2, 2, 0.5, 0.5, 0],
        [2, 2, 1, 0, 0],
      ],
      null,
    ],
  ] as const) {
    const { world, event } = await withTwoDecks([[...points[0]], [...points[1]]], 'best')
    expect(problemIn(await seal(world, event, 'p1', 'tremere', '?round=99')).ruleRef).toBe('TDECK-14')
    const crypt = await deckOfP1(world, event)
    if (best) expect(crypt).toEqual(decks[best].crypt)
    else expect([decks.malkavian.crypt, decks.tremere.crypt]).toContainEqual(crypt)
  }
})

it('TDECK-16: a free choice is among the decks that were played, before the final is opened', async () => {
  const { world, event } = await withTwoDecks(
    [
      [3, 1, 1, 0, 0],
      [4, 1, 0, 0, 0],
    ],
    'free',
  )
  expect(problemIn(await seal(world, event, 'p1', 'ventrue', '?round=99'))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TDECK-16',
  })
  good(await seal(world, event, 'p1', 'malkavian', '?round=99'))
  expect(await deckOfP1(world, event)).toEqual(decks.malkavian.crypt)
  expect(problemIn(await seal(world, event, 'p1', 'tremere', '?round=99')).ruleRef).toBe('TDECK-16')
})

const restart = (world: World, game: string, ruling: object, dry = ''): Promise<Reply> =>
  world.as('hal').post(`/games/${game}/rulings${dry}`, {
    ruling: { kind: 'restart', ...ruling },
    reason: 'Disqualified in the first turns.',
    expectedVersion: 1,
  })

it('TJUDGE-12: begins again from its seating on, with the next in rank, and in another game', async () => {
  const { world, event, ids } = await through()
  const first = await placedAll(world, event)
  const game = first.table!.game!
  const out = first.table!.seats.findIndex(({ name }) => name === 'P2')
  const penalty = { player: ids[1], infraction: '4.12', level: 'disqualification', round: 99, text: 'Fraud' }
  good(await world.as('hal').post(`/events/${event}/penalties`, penalty))
  const before = JSON.stringify(await world.store.loadGame(game))
  good(await restart(world, game, { seat: out }, '?dry=1'))
  expect(problemIn(await restart(world, game, { seat: out, hours: 5 }))).toMatchObject({ code: 'invalid-request' })
  expect([JSON.stringify(await world.store.loadGame(game)), (await final(world, event)).state]).toEqual([
    before,
    'dealt',
  ])
  const ruled = good<{ id: string }>(await restart(world, game, { seat: out }))

  const again = await final(world, event)
  expect(again).toMatchObject({ state: 'placing', row: [], next: 5, table: null })
  const stayed = playersBySeed(first).filter(name => name !== 'p2')
  expect(again.finalists.map(({ player }) => player)).toEqual([
    ...stayed.map(name => ids[Number(name.slice(1)) - 1]),
    first.reserve,
  ])
  // Crypts are shown anew; the decks are those that were sealed.
  const shownTo = (of: Final, name: string): unknown => of.finalists.find(one => one.name === name)!
  expect(shownTo(again, 'P1')).not.toEqual(shownTo(first, 'P1'))
  for (const name of stayed.map(one => one.toUpperCase()))
    expect(again.finalists.find(one => one.name === name)!.fingerprint).toBe(
      first.finalists.find(one => one.name === name)!.fingerprint,
    )
  const item = await signResult(
    { ...world.service, signer: world.service.signer! },
    (await world.store.loadGame(game))!,
  )
  expect(payloadIn(item!.jws)).toMatchObject({
    victoryPoints: [0, 0, 0, 0, 0],
    winner: null,
    rulings: [{ id: ruled.id, text: 'Disqualified in the first turns.', by: 'Hal' }],
  })

  for (const player of playersBySeed(again).toReversed()) good(await place(world, event, player, { end: 'right' }))
  const { table } = await final(world, event)
  expect(table!.game).not.toBe(game)
  expect(table!.seats.map(({ name }) => name)).not.toContain('P2')
  expect(table!.over).toBe(false)
  const late = { kind: 'result', victoryPoints: [5, 0, 0, 0, 0] }
  expect(problemIn(await restart(world, game, late))).toMatchObject({ code: 'event-state', ruleRef: 'TJUDGE-12' })
  await ended(world, table!.game!, [0, 0, 5, 0, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/99/close`, undefined))
  expect((await final(world, event)).winner).toBe(table!.seats[2]!.player)
})

it('TJUDGE-12: does not begin again where nobody is the next in rank, nor once the first turns are over', async () => {
  const world = await openWorld()
  const event = await held(world, { rounds: 1 })
  await enter(world, event, names(5))
  await seat(world, event)
  const { tables } = await dealt(world, event, 1)
  await ended(world, tables[0]!.game!, [2, 1, 1, 1, 0])
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  const { table } = await placedAll(world, event)
  expect(problemIn(await restart(world, table!.game!, { seat: 0 }))).toMatchObject({
    code: 'event-state',
    ruleRef: 'TJUDGE-12',
  })
  expect((await world.store.loadGame(table!.game!))!.state.result).toBeUndefined()
  expect((await final(world, event)).state).toBe('dealt')
})
