import { describe, expect, it } from 'vitest'
import { answerOverdue } from '../../functions/games/due.ts'
import { owed } from '../../shared/rules/index.ts'
import { asked, defaultOf, take, type WirePrompt } from './wire-prompts.ts'
import { clockOf, type GameClock, hoursFrom, playWithout, read, state, timed, untilWindow } from './timed.ts'
import { json, openWorld, PLAYERS, problemIn } from './world.ts'

describe('a player who has gone', () => {
  it('is away after the fourth limit, and the seat is open after the fifth; then a bot plays for it', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const away = await playWithout(world, game, 'ben', seen => seen.clock!.seats[1]!.away)
    expect(away.clock!.seats[1]).toMatchObject({ misses: 4, open: null })
    const open = await playWithout(world, game, 'ben', seen => seen.clock!.seats[1]!.open !== null)
    expect(open.clock!.seats[1]!.misses).toBe(5)
    const bot = await playWithout(world, game, 'ben', seen => seen.clock!.seats[1]!.standIn)
    expect(Date.parse(world.service.clock()) - Date.parse(open.clock!.seats[1]!.open!)).toBeGreaterThanOrEqual(
      24 * 3_600_000,
    )
    expect(bot.players[1]).toMatchObject({ name: 'Bot for Ben', bot: true })
    expect((await world.as('ben').get(`/games/${game}`)).status).toBe(404)
    // It answers by itself, through the same path as everybody, and nobody waits for it any more.
    const before = (await state(world, game)).version
    const answersOfBot = async () =>
      (await world.store.events(game, { after: before, limit: 1000 })).filter(
        event => event.command.by === 'bot-stand-in-1',
      )
    for (let i = 0; i < 300 && (await answersOfBot()).length < 5; i++) {
      const { caller, prompt } = await asked(
        world,
        game,
        PLAYERS.filter(player => player !== 'ben'),
      )
      const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind)) ?? prompt.options[0]!
      expect((await caller.post(`/games/${game}/commands`, take(prompt, option), `with-bot-${i}`)).status).toBe(200)
      await answerOverdue(world.service, game)
      expect(owed(await state(world, game))).not.toContain(1)
    }
    const bots = await answersOfBot()
    expect(bots.length).toBeGreaterThan(4)
    expect(bots.every(event => event.command.seat === 1 && event.command.answer !== null)).toBe(true)

    const back = await world.as('ben').post(`/games/${game}/return`, undefined)
    expect(json<GameClock>(back).seats[1]).toMatchObject({ standIn: false, away: false, open: null, misses: 0 })
    expect((await world.as('ben').get(`/games/${game}`)).status).toBe(200)
    const log = json<{ entries: { events: { key: string; text: string }[] }[] }>(
      await world.as('ben').get(`/games/${game}/log?limit=100`),
    ).entries
    expect(
      log
        .flatMap(entry => entry.events.map(event => event.text))
        .filter(text => text.includes('Bot for Ben'))
        .every(text => text.length > 0),
    ).toBe(true)
  })

  it('who answers in time is back, and no seat of theirs stands open', async () => {
    const world = await openWorld()
    const game = await timed(world)
    await playWithout(world, game, 'ben', seen => seen.clock!.seats[1]!.away)
    for (let i = 0; i < 200; i++) {
      const { caller, prompt } = await asked(world, game)
      await caller.post(`/games/${game}/commands`, defaultOf(prompt), `back-${i}`)
      if (!(await clockOf(world, game)).seats[1]!.away) break
    }
    expect((await clockOf(world, game)).seats[1]).toMatchObject({ away: false, misses: 4, open: null })
    expect((await state(world, game)).orders!.filter(orders => orders.absent)).toEqual([])
  })

  it('can leave; somebody who offers takes the seat, the hand and the clock, and the past keeps its name', async () => {
    const world = await openWorld()
    const game = await timed(world)
    await untilWindow(world, game)
    const seat = owed(await state(world, game))[0]!
    const leaver = PLAYERS[seat]!
    const prompt = json<WirePrompt>(await world.as(leaver).get(`/games/${game}/prompt`))
    await world.as(leaver).post(`/games/${game}/commands`, defaultOf(prompt), 'sealed')
    expect(problemIn(await world.as('zed').post(`/games/${game}/offers`, { seat })).code).toBe('seat-not-open')
    expect(
      json<GameClock>(await world.as(leaver).post(`/games/${game}/leave`, undefined)).seats[seat]!.open,
    ).not.toBeNull()
    const {
      pendingMail: _,
      refusedMail: __,
      ...wishes
    } = json<{ pendingMail: null; refusedMail: null }>(await world.as('zed').get('/me/preferences'))
    await world.as('zed').send('PUT', '/me/preferences', { body: { ...wishes, profile: 'normal' } })
    const before = await state(world, game)
    expect(json<GameClock>(await world.as('zed').post(`/games/${game}/offers`, { seat })).offers).toEqual([
      { seat, player: 'zed', name: 'Zed' },
    ])
    const host = leaver === 'ann' ? PLAYERS[1] : 'ann'
    const other = PLAYERS.find(player => player !== host && player !== leaver)!
    expect(problemIn(await world.as(other).post(`/games/${game}/substitutions`, { seat, player: 'zed' })).code).toBe(
      'forbidden',
    )
    expect(problemIn(await world.as(host).post(`/games/${game}/substitutions`, { seat, player: 'yul' })).code).toBe(
      'forbidden',
    )
    expect((await world.as('yul').post(`/games/${game}/substitutions`, { seat, player: 'zed' })).status).toBe(404)
    const done = await world.as(host).post(`/games/${game}/substitutions`, { seat, player: 'zed' }, 'sub')
    expect(json<GameClock>(done)).toMatchObject({ offers: [] })
    expect((await world.as(host).post(`/games/${game}/substitutions`, { seat, player: 'zed' }, 'sub')).text).toBe(
      done.text,
    )

    // The table has not moved; the sealed answer is gone, and the question is put to who sits there now, with a limit
    // of its own.
    const after = await state(world, game)
    const onTheTable = { version: 0, views: [], sealed: [], orders: [], rules: '' }
    expect({ ...after, ...onTheTable }).toEqual({ ...before, ...onTheTable })
    // What the leaver had ordered is gone as well; what zed begins games with answers from the next window on.
    expect(after.orders!.filter(one => one.seat === seat)).toEqual([
      { seat, from: after.nextId, rules: [], profile: 'normal' },
    ])
    expect(after.sealed.filter(one => one.seat === seat)).toEqual([])
    const anew = json<WirePrompt>(await world.as('zed').get(`/games/${game}/prompt`))
    expect([anew.id, hoursFrom(world, anew.deadline)]).toEqual([prompt.id, 8])
    expect(json<{ games: string[] }>(await world.as('zed').get('/me')).games).toEqual([game])
    expect((await world.as('zed').get('/me/inbox')).text).toContain(anew.id)
    expect((await world.as(leaver).get(`/games/${game}`)).status).toBe(404)
    expect((await world.as(leaver).post(`/games/${game}/commands`, defaultOf(prompt), 'mine')).status).toBe(404)
    expect(problemIn(await world.as(leaver).post(`/games/${game}/return`, undefined)).code).toBe('seat-not-open')
    expect((await world.as('zed').post(`/games/${game}/commands`, defaultOf(anew), 'mine')).status).toBe(200)
    expect((await read(world, game, 'zed')).players[seat]!.name).toBe('Zed')
    const log = json<{ entries: { events: { text: string }[] }[] }>(
      await world.as('zed').get(`/games/${game}/log?limit=100`),
    ).entries.flatMap(entry => entry.events.map(event => event.text))
    const name = leaver.charAt(0).toUpperCase() + leaver.slice(1)
    expect(log).toContain(`Zed plays on for ${name}.`)
    expect(
      log.some(text => text.startsWith(`${name} draws`) || text.startsWith(`${name} gains`) || text.includes(name)),
    ).toBe(true)
  })

  it('may be stood in for by a bot at once, and comes back', async () => {
    const world = await openWorld()
    const game = await timed(world)
    await world.as('cal').post(`/games/${game}/leave`, undefined)
    expect(problemIn(await world.as('ben').post(`/games/${game}/substitutions`, { seat: 2 })).code).toBe('forbidden')
    expect(
      json<GameClock>(await world.as('ann').post(`/games/${game}/substitutions`, { seat: 2 })).seats[2]!.standIn,
    ).toBe(true)
    expect(problemIn(await world.as('ann').post(`/games/${game}/substitutions`, { seat: 2 })).code).toBe(
      'seat-not-open',
    )
    expect(problemIn(await world.as('ann').post(`/games/${game}/substitutions`, { seat: 3 })).code).toBe(
      'seat-not-open',
    )
    expect((await world.as('zed').post(`/games/${game}/return`, undefined)).status).toBe(404)
    expect((await world.as('cal').post(`/games/${game}/return`, undefined)).status).toBe(200)
    expect((await read(world, game, 'cal')).players[2]).toMatchObject({ name: 'Cal', bot: false })
  })
})

it.each(['standard', 'brisk', 'live', 'unlimited'])('a table chooses %s', async policy => {
  const world = await openWorld()
  const game = await timed(world, { clock: { policy } })
  expect((await clockOf(world, game)).policy.name).toBe(policy)
  const { prompt } = await asked(world, game)
  expect(prompt.deadline === null).toBe(policy === 'unlimited')
  world.pass(10_000)
  if (policy === 'unlimited') expect((await asked(world, game)).prompt.id).toBe(prompt.id)
  else await expect(asked(world, game)).resolves.not.toMatchObject({ prompt: { id: prompt.id } })
})

it.each([
  { policy: 'slow' },
  { policy: 'custom' },
  { policy: 'custom', bank: 5 },
  { policy: 'standard', bank: 5 },
  { policy: 'standard', misses: 9 },
  {},
  null,
  'standard',
  { policy: 'custom', bank: 1e9, increment: 0, cap: 1, offTurn: 1 },
])('%j is no choice of clocks', async clock => {
  const world = await openWorld()
  expect((await world.as('ann').post('/tables', { name: 'Odd', clock })).status).toBe(400)
})
