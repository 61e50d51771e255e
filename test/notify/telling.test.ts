import { describe, expect, it } from 'vitest'
import { handOn } from '../../functions/notify/hand-on.ts'
import type { PushMessage } from '../../functions/notify/notifier.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { cardNameIn } from '../../shared/cards/translations.ts'
import type { LanguageCode } from '../../shared/text/spoken-language.ts'
import { asked, defaultOf, take, type WireReply } from '../http/wire-prompts.ts'
import { json, PLAYERS, startedGame } from '../http/world.ts'
import { openHouse, phone, wishesOf, type House } from './house.ts'

const START_MINUTE = 0

async function seated(house: House): Promise<string> {
  for (const player of PLAYERS)
    await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
  const { game } = await startedGame(house.world)
  await house.stream()
  return game
}
const pushesTo = (house: House, player: string): PushMessage[] =>
  house.sent.pushes.filter(({ endpoint }) => endpoint.endsWith(`-${player}`))

describe('a push', () => {
  it('goes to who is asked and to nobody else, once, with the question in words', async () => {
    const house = await openHouse()
    const game = await seated(house)
    const { player, prompt } = await asked(house.world, game)
    expect(house.sent.pushes).toHaveLength(1)
    expect(pushesTo(house, player)).toEqual([
      expect.objectContaining({
        kind: 'prompt',
        game,
        prompt: prompt.id,
        title: 'A table',
        body: expect.stringContaining('Your ') as string,
      }),
    ])
    expect(Buffer.byteLength(JSON.stringify(house.sent.pushes[0]))).toBeLessThan(3000)
    await house.minutes(30)
    expect(house.sent.pushes).toHaveLength(1)
  })

  it('does not go where the question is gone by the time it would', async () => {
    const house = await openHouse()
    for (const player of PLAYERS)
      await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
    const { game } = await startedGame(house.world)
    const first = await asked(house.world, game)
    for (let i = 0; i < 6; i++) {
      const { caller, prompt } = await asked(house.world, game)
      expect((await caller.post(`/games/${game}/commands`, defaultOf(prompt), `gone-${i}`)).status).toBe(200)
    }
    await house.stream()
    expect(house.sent.pushes.map(({ prompt }) => prompt)).not.toContain(first.prompt.id)
    const now = await asked(house.world, game)
    expect(house.sent.pushes.map(({ prompt }) => prompt)).toContain(now.prompt.id)
  })

  it('waits for the end of quiet hours, and says then what is asked then', async () => {
    const house = await openHouse()
    for (const player of PLAYERS)
      await house.world.store.saveWishes(wishesOf(player, { mail: null, quiet: { from: '23:00', to: '13:30' } }))
    const game = await seated(house)
    expect(house.sent.pushes).toEqual([])
    const began = house.world.service.clock()
    await house.minutes(30 * 60 - START_MINUTE)
    expect(house.sent.pushes.length).toBe(1)
    const { at } = house.sent.pushes[0]!
    expect(at.slice(11, 16) >= '13:30' && at.slice(11, 16) <= '13:31', `${began} ${at}`).toBe(true)
    expect(house.sent.pushes[0]!.prompt).toBe((await asked(house.world, game)).prompt.id)
  })

  it('to a device that is gone ends its subscription; to one that fails it is tried again, and the others have it once', async () => {
    const failing = new Set<string>()
    const pushed: string[] = []
    const house = await openHouse({
      notifier: {
        push: async ({ endpoint }) => {
          if (endpoint.endsWith('gone')) return 'gone'
          if (failing.has(endpoint)) throw new Error('503')
          pushed.push(endpoint)
          return 'sent'
        },
      },
    })
    const { player } = { player: 'ann' }
    for (const one of PLAYERS)
      for (const id of ['good', 'slow', 'gone'])
        await house.world.store.saveDevice(one, { ...phone, id, endpoint: `${phone.endpoint}-${one}-${id}` })
    for (const one of PLAYERS) failing.add(`${phone.endpoint}-${one}-slow`)
    const { game } = await startedGame(house.world)
    await house.stream()
    const { player: askedOf } = await asked(house.world, game)
    expect(pushed).toEqual([`${phone.endpoint}-${askedOf}-good`])
    expect((await house.world.store.reach(askedOf, house.world.service.clock())).devices.map(({ id }) => id)).toEqual([
      'good',
      'slow',
    ])
    failing.clear()
    await house.minutes(3)
    expect(pushed).toEqual([`${phone.endpoint}-${askedOf}-good`, `${phone.endpoint}-${askedOf}-slow`])
    expect(player).toBe('ann')
  })

  it('that never gets through is given up after a day, and lies among the dead letters without what it said', async () => {
    let tried = 0
    const house = await openHouse({
      notifier: {
        push: async () => {
          tried++
          throw new Error('500')
        },
      },
    })
    await seated(house)
    for (let hour = 0; hour < 30; hour++) {
      house.world.pass(1)
      await house.sweep()
    }
    expect(tried).toBe(8)
    expect(house.sent.deadLetters).toEqual([
      {
        player: expect.any(String) as string,
        id: expect.stringMatching(/^push#gam_/) as string,
        kind: 'prompt',
        attempts: 8,
      },
    ])
    expect(await house.world.store.dueOutgoing('9999', 10)).toEqual([])
  })
})

describe('a doorbell', () => {
  it('rings with the version of the receiver’s own view, for those whose view moved', async () => {
    const house = await openHouse()
    const now = house.world.service.clock()
    for (const player of PLAYERS)
      await house.world.store.saveSocket({
        id: `c-${player}`,
        player,
        expires: new Date(Date.parse(now) + 3_600_000).toISOString(),
      })
    const { game } = await startedGame(house.world)
    await house.stream()
    expect(house.sent.doorbells.map(({ socket }) => socket).sort()).toEqual(PLAYERS.map(player => `c-${player}`).sort())
    for (const { socket, version, ...rest } of house.sent.doorbells) {
      expect(Object.keys(rest).sort()).toEqual(['at', 'game'])
      expect(version).toBe(
        json<{ version: number }>(await house.world.as(socket.slice(2)).get(`/games/${game}`)).version,
      )
    }
  })

  it('that finds nobody ends the connection, and one that fails rings later', async () => {
    let down = true
    const rung: string[] = []
    const house = await openHouse({
      notifier: {
        ring: async socket => {
          if (socket === 'c-ben') return 'gone'
          if (down) throw new Error('500')
          rung.push(socket)
          return 'sent'
        },
      },
    })
    for (const player of ['ann', 'ben'])
      await house.world.store.saveSocket({ id: `c-${player}`, player, expires: '2028-01-01T00:00:00.000Z' })
    await startedGame(house.world)
    expect(await house.stream()).toBe(0)
    expect((await house.world.store.reach('ben', house.world.service.clock())).sockets).toEqual([])
    down = false
    await house.minutes(2)
    expect(rung).toEqual(['c-ann'])
  })
})

describe('a digest', () => {
  it('comes at the reader’s times, once for the same questions, and says what is owed', async () => {
    const house = await openHouse()
    for (const player of PLAYERS) await house.world.store.saveWishes(wishesOf(player, { timeZone: 'America/New_York' }))
    const game = await seated(house)
    const { player, prompt } = await asked(house.world, game)
    expect(house.sent.mails).toEqual([])
    for (let quarter = 0; quarter < 4 * 40; quarter++) {
      house.world.pass(0.25)
      await house.sweep()
    }
    expect(house.sent.mails).toHaveLength(1)
    const [mail] = house.sent.mails
    expect(mail).toMatchObject({ to: `${player}@example.org`, subject: 'You are asked in 1 game' })
    expect(['13', '23']).toContain(mail!.at.slice(11, 13))
    expect(mail!.text).toContain('A table: ')
    expect(mail!.text).toContain('(America/New_York)')
    expect(mail!.text).toContain(mail!.unsubscribe)
    expect(prompt.id).toMatch(/^prm_/)
  })

  it('comes again before the default is given', async () => {
    const house = await openHouse()
    for (const player of PLAYERS) await house.world.store.saveWishes(wishesOf(player))
    await seated(house)
    for (let hour = 0; hour < 71; hour++) {
      house.world.pass(1)
      await house.sweep()
    }
    expect(house.sent.mails).toHaveLength(2)
    expect(new Set(house.sent.mails.map(({ id }) => id)).size).toBe(2)
  })
})

describe('what standing orders have answered', () => {
  const SAID: Record<string, RegExp> = {
    en: /Your standing orders gave (\d+) answers?\./,
    fr: /Vos ordres permanents donnent (\d+) /,
    es: /Tus órdenes permanentes han dado (\d+) /,
    pt: /As suas ordens permanentes deram (\d+) /,
    it: /I tuoi ordini permanenti hanno dato (\d+) /,
  }
  const LANGUAGE: Record<string, LanguageCode> = { ann: 'en', ben: 'fr', cal: 'es', dee: 'pt', eve: 'it' }

  it('is counted in the next push and the next mail to their owner, in the owner’s language, and names no card', async () => {
    const house = await openHouse({ seed: 'answered' }),
      { store, service, as } = house.world
    const said: { player: string; orders: number }[] = []
    for (const player of PLAYERS)
      await store.saveWishes(wishesOf(player, { language: LANGUAGE[player]!, profile: 'normal' }))
    const game = await seated(house)
    const names = new Set(
      (await store.loadGame(game))!.state.cards.flatMap(({ key }) =>
        Object.values(LANGUAGE).map(code => cardNameIn(code, catalogue.get(key)!.name)),
      ),
    )
    const ordersIn = async (player: string): Promise<number> =>
      (await store.loadGame(game))!.state.followed?.[PLAYERS.indexOf(player as 'ann')] ?? 0
    for (let i = 0; i < 400 && said.length < 12; i++) {
      const { player, caller, prompt } = await asked(house.world, game)
      const orders = await ordersIn(player),
        push = pushesTo(house, player).find(one => one.prompt === prompt.id)
      expect(push, `${player} ${prompt.id}`).toBeDefined()
      expect([push!.body, SAID[LANGUAGE[player]!]!.exec(push!.body)?.[1]]).toEqual([
        push!.body,
        orders === 0 ? undefined : String(orders),
      ])
      if (orders > 0) said.push({ player, orders })
      const hand = json<{ view: { seats: { hand: { cards: { id: number }[] | null } }[] } }>(
        await as(player).get(`/games/${game}`),
      ).view.seats.flatMap(seat => seat.hand.cards ?? [])
      expect(hand.length).toBeGreaterThan(0)
      const sentence = SAID[LANGUAGE[player]!]!.exec(push!.body)
      if (sentence) for (const name of names) expect(push!.body.slice(sentence.index)).not.toContain(name)
      const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
      const reply = json<WireReply & { answeredForYou?: number }>(
        await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt), `move-${i}`),
      )
      expect(reply.answeredForYou ?? 0).toBeGreaterThanOrEqual(orders)
      await house.stream()
    }
    expect(new Set(said.map(({ player }) => player)).size).toBeGreaterThan(1)

    const { player } = await untilOrders(house, game, ordersIn)
    const orders = await ordersIn(player)
    while (
      house.sent.mails.every(({ to, text }) => to !== `${player}@example.org` || !text.includes(String(orders))) &&
      service.clock() < '2027-01-07'
    ) {
      house.world.pass(0.5)
      await house.sweep()
    }
    expect(
      SAID[LANGUAGE[player]!]!.exec(house.sent.mails.findLast(({ to }) => to === `${player}@example.org`)!.text)?.[1],
    ).toBe(String(orders))
  })

  async function untilOrders(
    house: House,
    game: string,
    ordersIn: (player: string) => Promise<number>,
  ): Promise<{ player: string }> {
    for (let i = 0; i < 400; i++) {
      const { player, caller, prompt } = await asked(house.world, game)
      if ((await ordersIn(player)) > 0) return { player }
      const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
      await caller.post(`/games/${game}/commands`, option ? take(prompt, option) : defaultOf(prompt), `on-${i}`)
      await house.stream()
    }
    throw new Error('No orders were followed')
  }
})

describe('a reminder', () => {
  it('is pushed to whose time is running out, once a share of it, and rings nobody', async () => {
    let reminders: { player: string; seat: number; share: number }[] | undefined
    const house = await openHouse({
      wrap: store => ({
        ...store,
        event: async (gameId, version) => {
          const event = await store.event(gameId, version)
          return event && reminders ? { ...event, concerns: [], reminders } : event
        },
      }),
    })
    const game = await seated(house)
    const { player, prompt } = await asked(house.world, game)
    house.sent.pushes.length = 0
    for (const share of [0.5, 0.5, 0.8]) {
      reminders = PLAYERS.map((one, seat) => ({ player: one, seat, share })).filter(({ player: one }) => one === player)
      await handOn(house.notifier, { gameId: game, version: 1 }, new Map())
      await house.stream()
    }
    expect(
      house.sent.pushes.map(({ endpoint, kind, prompt: id, body }) => [
        endpoint.split('-').at(-1),
        kind,
        id,
        body.startsWith('Your time is running out. '),
      ]),
    ).toEqual([
      [player, 'reminder', prompt.id, true],
      [player, 'reminder', prompt.id, true],
    ])
    expect(new Set(house.sent.pushes.map(({ id }) => id)).size).toBe(2)
  })
})

describe('an invitation', () => {
  it('is pushed to who is invited, once, and to no one else at the table', async () => {
    const house = await openHouse()
    for (const player of PLAYERS)
      await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
    await house.world.store.saveWishes(wishesOf('cal'))
    const made = await house.world
      .as('ann')
      .post('/tables', { name: 'Friday table', access: 'invited', invited: ['ben', 'cal'] })
    const { id } = json<{ id: string }>(made)
    await house.world.as('ann').post(`/tables/${id}/seats`, { deck: 'ventrue' })
    await house.stream()
    await house.minutes(3)
    expect(
      house.sent.pushes.map(({ endpoint, kind, table, title, body }) => [
        endpoint.split('-').at(-1),
        kind,
        table,
        title,
        body,
      ]),
    ).toEqual([
      ['ben', 'invitation', id, 'Friday table', 'You are invited to this table.'],
      ['cal', 'invitation', id, 'Friday table', 'You are invited to this table.'],
    ])
    await house.world.as('ben').post(`/tables/${id}/seats`, { deck: 'tremere' })
    await house.minutes(5)
    expect(house.sent.pushes).toHaveLength(2)
    for (let hour = 0; hour < 24; hour++) {
      house.world.pass(1)
      await house.sweep()
    }
    expect(house.sent.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['cal@example.org', 'News of your games'],
    ])
    expect(house.sent.mails[0]!.text).toContain('* Friday table: You are invited to this table.')
  })

  it('that is declined, or taken up, before it is told is not told', async () => {
    const house = await openHouse()
    for (const player of PLAYERS)
      await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
    const { id } = json<{ id: string }>(
      await house.world.as('ann').post('/tables', { name: 'Friday table', access: 'invited', invited: ['ben', 'cal'] }),
    )
    await house.stream()
    expect((await house.world.as('ben').post(`/tables/${id}/seats`, { deck: 'tremere' })).status).toBe(201)
    expect(
      (await house.world.as('cal').send('DELETE', `/tables/${id}/invitation`, { headers: { 'idempotency-key': 'no' } }))
        .status,
    ).toBe(204)
    await house.minutes(5)
    expect(house.sent.pushes).toEqual([])
  })
})

describe('what the stream loses', () => {
  it('is found by the sweep, and told once', async () => {
    const house = await openHouse()
    for (const player of PLAYERS)
      await house.world.store.saveDevice(player, { ...phone, endpoint: `${phone.endpoint}-${player}` })
    const { game } = await startedGame(house.world)
    await house.loseStream()
    await house.minutes(1)
    expect(house.sent.pushes).toEqual([])
    await house.minutes(5)
    const { prompt } = await asked(house.world, game)
    expect(house.sent.pushes.map(({ prompt: id }) => id)).toEqual([prompt.id])
    expect(await house.world.store.wasTold({ gameId: game, version: 1 })).toBe(true)
    await house.minutes(20)
    expect(house.sent.pushes).toHaveLength(1)
  })

  it('is nothing where all was delivered: the sweep hands nothing on again', async () => {
    const house = await openHouse()
    await seated(house)
    house.world.pass(0.1)
    expect(await house.sweep()).toMatchObject({ found: 0, failed: 0 })
  })
})
