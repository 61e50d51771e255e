import { describe, expect, it } from 'vitest'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { owed } from '../../shared/rules/index.ts'
import { asked, defaultOf, everything, type WirePrompt } from './wire-prompts.ts'
import { clockOf, type GameClock, HOUR_AND_A_BIT, hoursFrom, read, state, timed, untilWindow } from './timed.ts'
import { json, openWorld, PLAYERS, problemIn, type Reply, type World } from './world.ts'

describe('a game with clocks', () => {
  it('shows them to everybody, the seat that is asked with its limit, and answers for it when that has passed', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const { player, prompt } = await asked(world, game)
    const seen = await read(world, game)
    const [waited] = seen.view.waitingFor
    expect(seen.clock).toMatchObject({
      policy: { name: 'standard', bank: 72, nights: false },
      pausedUntil: null,
      pauseVotes: [],
    })
    expect(seen.clock!.seats.map(one => [one.bank, one.runs])).toEqual(
      PLAYERS.map((_, i) => [72 * 3600, i === waited ? 'bank' : null]),
    )
    expect([hoursFrom(world, prompt.deadline), seen.deadline, waited]).toEqual([
      72,
      prompt.deadline,
      PLAYERS.indexOf(player as 'ann'),
    ])
    world.pass(72 - HOUR_AND_A_BIT)
    await sweepDue(world.service)
    expect((await read(world, game)).view.version).toBe(1)
    world.pass(HOUR_AND_A_BIT)
    expect(await sweepDue(world.service)).toMatchObject({ games: 1, failed: [] })
    const event = (await world.store.events(game, { after: 0, limit: 100 })).at(-1)!
    expect(event.command).toMatchObject({ by: 'deadline', promptId: prompt.id, answer: prompt.default })
    expect((await clockOf(world, game)).seats[waited!]).toMatchObject({ misses: 1, away: false })
  })

  it('that nobody sweeps is settled by whoever looks, and an answer that comes too late is told so', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const { caller, prompt } = await asked(world, game)
    world.pass(72)
    const late = await caller.post(`/games/${game}/commands`, defaultOf(prompt), 'late')
    expect(problemIn(late).code).toBe('stale-prompt')
    expect((await world.store.event(game, (await state(world, game)).version))!.command.by).toBe('deadline')
    const before = (await state(world, game)).version
    for (let i = 0; i < 5; i++) {
      world.pass(73)
      expect((await world.as('zed').get(`/games/${game}?view=spectator`)).status).toBe(200)
    }
    expect((await state(world, game)).version).toBeGreaterThanOrEqual(before + 5)
  })

  it('gives each default once, whatever the timers do', async () => {
    for (const kind of ['lost', 'late', 'doubled', 'stormy']) {
      const world = await openWorld({ seed: 'timers' })
      const game = await timed(world)
      for (let hour = 0; hour < 400; hour += 5) {
        world.pass(5)
        if (kind === 'late' && hour % 3 === 0) await sweepDue(world.service)
        if (kind === 'doubled') await Promise.all([sweepDue(world.service), sweepDue(world.service)])
        if (kind === 'stormy')
          await Promise.all([
            sweepDue(world.service),
            world.as('ann').get(`/games/${game}`),
            world.as('ben').get('/me/inbox'),
            answerOverdue(world.service, game),
            answerOverdue(world.service, game),
          ])
        if (kind === 'lost' && hour % 100 === 0) await world.as('cal').get(`/games/${game}/prompt`)
      }
      const events = await world.store.events(game, { after: 1, limit: 1000 })
      const defaults = events.filter(event => event.command.by === 'deadline' && event.command.promptId !== null)
      const keys = defaults.map(event => event.command.id)
      expect(new Set(keys).size, kind).toBe(keys.length)
      expect(defaults.length, kind).toBeGreaterThan(2)
      expect(
        events.map(event => event.version),
        kind,
      ).toEqual(events.map((_, i) => i + 2))
    }
  })
})

describe('in a window', () => {
  it('each asked seat has the same limit on show until something is published, whether it has answered or not', async () => {
    const world = await openWorld()
    const game = await timed(world)
    await untilWindow(world, game, 3)
    const waiting = owed(await state(world, game))
    const [first, ...others] = waiting.map(seat => PLAYERS[seat]!)
    const before = await everything(world, game, others)
    const prompt = json<WirePrompt>(await world.as(first!).get(`/games/${game}/prompt`))
    expect(hoursFrom(world, prompt.deadline)).toBe(8)
    const sealed = await world.as(first!).post(`/games/${game}/commands`, defaultOf(prompt), 'sealed')
    expect(sealed.status).toBe(200)
    // All but what is stored: views, prompts, logs, inboxes, spectators, and their ETags.
    expect((await everything(world, game, others)).slice(2)).toEqual(before.slice(2))
    expect((await world.store.loadGame(game))!.dueAt).not.toBeNull()
    const clock = await clockOf(world, game)
    expect(waiting.map(seat => clock.seats[seat]!.limit)).toEqual(waiting.map(() => prompt.deadline))
  })

  it('reminders reach only those who still owe, as events that move nobody’s view', async () => {
    const world = await openWorld()
    const game = await timed(world)
    await untilWindow(world, game, 3)
    const waiting = owed(await state(world, game))
    const [first, ...others] = waiting
    const prompt = json<WirePrompt>(await world.as(PLAYERS[first!]!).get(`/games/${game}/prompt`))
    await world.as(PLAYERS[first!]!).post(`/games/${game}/commands`, defaultOf(prompt), 'sealed')
    const before = await everything(world, game)
    world.pass(4)
    await Promise.all([sweepDue(world.service), sweepDue(world.service)])
    await sweepDue(world.service)
    expect((await everything(world, game)).slice(2)).toEqual(before.slice(2))
    const told = (await world.store.events(game, { after: 0, limit: 1000 })).flatMap(event =>
      event.reminders ? [event] : [],
    )
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      reminders: others.map(seat => ({ seat, player: PLAYERS[seat], share: 0.5 })),
      events: [],
      concerns: [],
      command: { by: 'deadline', answer: null },
    })
    world.pass(2.4)
    await sweepDue(world.service)
    expect(
      (await world.store.events(game, { after: 0, limit: 1000 })).at(-1)!.reminders!.map(one => one.share),
    ).toEqual(others.map(() => 0.8))
  })

  it('a default that is sealed at one night owl’s limit tells nothing, until the other’s has passed', async () => {
    const world = await openWorld()
    // The clock of these tests begins at noon UTC: two of the players sleep then.
    const sleepers = ['cal', 'dee']
    const game = await timed(world, { clock: { policy: 'standard' } }, player => ({
      hours: { timeZone: 'UTC', night: sleepers.includes(player) ? '12:30' : '00:00' },
    }))
    await untilWindow(world, game, 3)
    const clock = await clockOf(world, game)
    const waiting = owed(await state(world, game))
    const limits = waiting.map(seat => [PLAYERS[seat]!, hoursFrom(world, clock.seats[seat]!.limit)] as const)
    for (const [player, hours] of limits) expect(hours).toBe(sleepers.includes(player) ? 16 : 8)
    const late = limits.filter(([player]) => !sleepers.includes(player))
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(limits.length)
    const watchers = limits.filter(([player]) => sleepers.includes(player)).map(([player]) => player)
    const before = await everything(world, game, watchers)
    world.pass(8)
    await sweepDue(world.service)
    expect(owed(await state(world, game))).toHaveLength(watchers.length)
    expect((await everything(world, game, watchers)).slice(2)).toEqual(before.slice(2))
    world.pass(8)
    await sweepDue(world.service)
    const after = await clockOf(world, game)
    expect(waiting.map(seat => after.seats[seat]!.misses)).toEqual(waiting.map(() => 1))
  })
})

describe('the hours of a player', () => {
  it('are their own, hold from the next question, and change once a week', async () => {
    const world = await openWorld()
    const game = await timed(world, { clock: { policy: 'standard' } })
    const { player, caller, prompt } = await asked(world, game)
    const before = await everything(
      world,
      game,
      PLAYERS.filter(one => one !== player),
    )
    const set = (night: string): Promise<Reply> =>
      caller.send('PUT', `/games/${game}/hours`, { body: { timeZone: 'Europe/Berlin', night } })
    expect((await set('13:30')).status).toBe(200)
    expect(
      (
        await everything(
          world,
          game,
          PLAYERS.filter(one => one !== player),
        )
      ).slice(2),
    ).toEqual(before.slice(2))
    expect(json<WirePrompt>(await caller.get(`/games/${game}/prompt`)).deadline).toBe(prompt.deadline)
    expect(problemIn(await set('14:30')).code).toBe('too-soon')
    for (const body of [
      { timeZone: 'Nowhere', night: '10:00' },
      { timeZone: 'UTC', night: '24:00' },
      { timeZone: 'UTC' },
      { night: '10:00' },
    ])
      expect((await caller.send('PUT', `/games/${game}/hours`, { body })).status).toBe(400)
    await caller.post(`/games/${game}/commands`, defaultOf(prompt), 'on')
    const next = await asked(world, game)
    expect(next.player).toBe(player)
    // 76 hours, the answered hand-off counted, and five nights between them, the first from 12:30 UTC on.
    expect(hoursFrom(world, next.prompt.deadline)).toBe(76 + 8 * 5)
  })

  it('follow their zone over the day on which clocks change', async () => {
    const world = await openWorld()
    world.pass((Date.parse('2027-03-27T21:00:00Z') - Date.parse(world.service.clock())) / 3_600_000)
    const game = await timed(
      world,
      { clock: { policy: 'custom', bank: 4, increment: 0, cap: 4, offTurn: 2, nights: true } },
      () => ({ hours: { timeZone: 'Europe/Berlin', night: '23:00' } }),
    )
    const { prompt } = await asked(world, game)
    expect(prompt.deadline).toBe('2027-03-28T08:00:00.000Z')
    world.pass(11 - HOUR_AND_A_BIT)
    await sweepDue(world.service)
    expect((await asked(world, game)).prompt.id).toBe(prompt.id)
    world.pass(HOUR_AND_A_BIT)
    await Promise.all([sweepDue(world.service), sweepDue(world.service)])
    const defaults = (await world.store.events(game, { after: 1, limit: 100 })).filter(
      event => event.command.promptId === prompt.id,
    )
    expect(defaults).toHaveLength(1)
  })
})

describe('a pause', () => {
  const until = (world: World, hours: number): string =>
    new Date(Date.parse(world.service.clock()) + hours * 3_600_000).toISOString()

  it('is voted by all but one, moves the limits by what it lasts, and gives nobody more', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const { prompt } = await asked(world, game)
    world.pass(10)
    const end = until(world, 48)
    for (const player of ['ann', 'ben', 'cal'])
      expect(
        json<GameClock>(await world.as(player).post(`/games/${game}/pause`, { until: end })).pausedUntil,
      ).toBeNull()
    expect((await clockOf(world, game)).pauseVotes).toHaveLength(3)
    expect((await world.as('cal').send('DELETE', `/games/${game}/pause`)).status).toBe(200)
    const vote = await world.as('dee').post(`/games/${game}/pause`, { until: end }, 'dee')
    expect(json<GameClock>(vote).pauseVotes).toHaveLength(3)
    const begun = await world.as('eve').post(`/games/${game}/pause`, { until: end })
    expect(json<GameClock>(begun)).toMatchObject({ pausedUntil: end, pausedHours: 48, pauseVotes: [] })
    expect((await world.as('dee').post(`/games/${game}/pause`, { until: end }, 'dee')).text).toBe(vote.text)
    expect(hoursFrom(world, (await asked(world, game)).prompt.deadline)).toBe(72 - 10 + 48)
    world.pass(100)
    await sweepDue(world.service)
    expect((await asked(world, game)).prompt.id).toBe(prompt.id)
    world.pass(10)
    await sweepDue(world.service)
    expect((await world.store.events(game, { after: 1, limit: 100 })).at(-1)!.command.by).toBe('deadline')
    const log = json<{ entries: { events: { text: string }[] }[] }>(
      await world.as('zed').get(`/games/${game}/log?view=spectator`),
    ).entries.flatMap(entry => entry.events.map(event => event.text))
    expect(log).toContain('The clocks are paused until 2027-01-06 22:00 UTC.')
    expect(log).toContain('Ann votes for a pause until 2027-01-06 22:00 UTC.')
  })

  it('cannot take back a limit that has passed, and can be ended sooner', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const { prompt } = await asked(world, game)
    world.pass(71)
    const end = until(world, 100)
    for (const player of ['ann', 'ben', 'cal']) await world.as(player).post(`/games/${game}/pause`, { until: end })
    world.pass(1)
    expect((await world.as('dee').post(`/games/${game}/pause`, { until: end })).status).toBe(200)
    expect(
      (await world.store.events(game, { after: 1, limit: 100 })).filter(event => event.command.promptId === prompt.id),
    ).toHaveLength(1)
    expect((await clockOf(world, game)).pausedUntil).toBe(end)
    expect(problemIn(await world.as('eve').post(`/games/${game}/pause`, { until: until(world, 200) }))).toMatchObject({
      code: 'no-pause',
      reasonCode: 'paused-already',
    })
    world.pass(9)
    for (const player of ['ann', 'ben', 'cal', 'dee'])
      expect((await world.as(player).post(`/games/${game}/resume`, undefined)).status).toBe(200)
    expect(await clockOf(world, game)).toMatchObject({ pausedUntil: null, pausedHours: 9, resumeVotes: [] })
    expect(problemIn(await world.as('eve').post(`/games/${game}/resume`, undefined))).toMatchObject({
      code: 'no-pause',
      reasonCode: 'not-paused',
    })
  })

  it('changes nothing where it is refused', async () => {
    const world = await openWorld()
    const game = await timed(world, { clock: { policy: 'brisk', pauses: false } })
    const plain = await timed(world, {})
    const before = await everything(world, game)
    expect(problemIn(await world.as('ann').post(`/games/${game}/pause`, { until: until(world, 5) }))).toMatchObject({
      code: 'no-pause',
      reasonCode: 'no-pauses',
    })
    expect((await world.as('zed').post(`/games/${game}/pause`, { until: until(world, 5) })).status).toBe(404)
    expect((await world.as('ann').post(`/games/${game}/pause`, { until: 'tomorrow' })).status).toBe(400)
    expect(await everything(world, game)).toEqual(before)
    expect(problemIn(await world.as('ann').post(`/games/${plain}/pause`, { until: until(world, 5) })).code).toBe(
      'no-clock',
    )
    expect((await read(world, plain)).clock).toBeNull()
  })
})

describe('live times', () => {
  it('are proposed from when people can, agreed on by all, and give three minutes', async () => {
    const world = await openWorld()
    const game = await timed(world)
    const wednesday = (timeZone: string, from: string) => ({ day: 3, from, minutes: 90, timeZone })
    const mine = [
      wednesday('Europe/Berlin', '20:00'),
      wednesday('Europe/London', '19:00'),
      wednesday('Europe/Berlin', '20:30'),
      wednesday('UTC', '19:30'),
      wednesday('UTC', '19:00'),
    ]
    for (const [i, player] of PLAYERS.entries())
      expect(
        (await world.as(player).send('PUT', `/games/${game}/availability`, { body: { times: [mine[i]] } })).status,
      ).toBe(200)
    expect(
      (
        await world
          .as('eve')
          .send('PUT', `/games/${game}/hours`, { body: { timeZone: 'Europe/Madrid', night: '23:30' } })
      ).status,
    ).toBe(200)
    const found = json<{ hours: object | null; yours: unknown[]; proposed: object[]; said: number }>(
      await world.as('eve').get(`/games/${game}/availability`),
    )
    expect(json<{ hours: null }>(await world.as('ann').get(`/games/${game}/availability`)).hours).toBeNull()
    expect(found).toEqual({
      hours: { timeZone: 'Europe/Madrid', night: '23:30' },
      yours: [mine[4]],
      proposed: [{ day: 3, from: '19:30', minutes: 60, timeZone: 'UTC' }],
      said: 5,
    })
    for (const player of PLAYERS.slice(0, 4))
      expect(
        json<GameClock>(await world.as(player).post(`/games/${game}/live-times`, { times: found.proposed })).live,
      ).toEqual([])
    expect(
      json<GameClock>(await world.as('eve').post(`/games/${game}/live-times`, { times: found.proposed })).live,
    ).toEqual(found.proposed)
    // Wednesday 2027-01-06, 19:40 UTC.
    world.pass((Date.parse('2027-01-06T19:40:00Z') - Date.parse(world.service.clock())) / 3_600_000)
    await untilWindow(world, game)
    const { deadline } = (await asked(world, game)).prompt
    expect(hoursFrom(world, deadline) * 60).toBeCloseTo(3)
    expect((await world.as('zed').get(`/games/${game}/availability`)).status).toBe(404)
  })
})

it('the clocks of a table change before it starts, and not in its game', async () => {
  const world = await openWorld()
  const { id } = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'Clocks' }))
  const change = async (clock: unknown): Promise<Reply> => {
    const etag = (await world.as('ann').get(`/tables/${id}`)).headers.get('etag')!
    return world.as('ann').send('PATCH', `/tables/${id}`, { body: { clock }, headers: { 'if-match': etag } })
  }
  expect(json<{ clock: object }>(await change({ policy: 'brisk', weekends: true })).clock).toMatchObject({
    name: 'brisk',
    bank: 24,
    weekends: true,
  })
  expect(json<{ clock: object | null }>(await change(null)).clock).toBeNull()
})
