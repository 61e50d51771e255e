import { describe, expect, it } from 'vitest'
import { playOn } from '../../functions/bots/play-on.ts'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { withFeed } from '../../functions/local/memory-feed.ts'
import { createLog } from '../../functions/logging/log.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { GameRecord, Store } from '../../functions/store/port.ts'
import type { StreamRecord } from '../../functions/store/stream.ts'
import { owed } from '../../shared/rules/index.ts'
import { defaultOf, take, type WireGame, type WirePrompt } from './wire-prompts.ts'
import { json, openWorld, type World } from './world.ts'

/**
 * Bots that a host has seated are played by the service wherever it runs: each event of a game calls the function that
 * answers for them, with what the table's stream says of it.
 */
const log = createLog(() => undefined)

interface Seated {
  world: World
  game: string
  stored: () => Promise<GameRecord>
  /** What the stream has brought since. */
  records: () => Promise<StreamRecord[]>
  /** The function, until the stream has nothing new; how often it was called. */
  bots: () => Promise<number>
}

async function seated(settings: object = {}, wrap: (store: Store) => Store = store => store): Promise<Seated> {
  const { store, stream } = withFeed(openMemoryStore())
  const world = await openWorld({ store: wrap(store) })
  const table = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'With bots', ...settings })).id
  for (const seat of [{}, { bot: 'Ada' }, { bot: 'Blaise' }, { bot: 'Cosima' }, { bot: 'Dante' }])
    expect((await world.as('ann').post(`/tables/${table}/seats`, { ...seat, deck: 'ventrue' })).status).toBe(201)
  const { game } = json<{ game: string }>(await world.as('ann').post(`/tables/${table}/start`, undefined))
  let at = await stream.iterator('memory', null)
  const records = async (): Promise<StreamRecord[]> => {
    const page = await stream.read(at)
    at = page.next!
    return page.records
  }
  return {
    world,
    game,
    records,
    stored: async () => (await world.store.loadGame(game))!,
    async bots() {
      for (let calls = 0; ; calls++) {
        const page = await records()
        if (page.length === 0) return calls
        expect(await playOn(world.service, log, page)).toEqual({ batchItemFailures: [] })
      }
    },
  }
}

const owing = async ({ stored }: Seated): Promise<number[]> => owed((await stored()).state)
const byBots = async ({ world, game }: Seated) =>
  (await world.store.events(game, { after: 0, limit: 2000 })).filter(({ command }) => command.by.startsWith('bot-'))

/** Ann's move: something is done where that can be. */
async function move({ world, game }: Seated, n: number): Promise<void> {
  const prompt = json<WirePrompt>(await world.as('ann').get(`/games/${game}/prompt`))
  const option = prompt.options.find(one => ['act', 'bring-out', 'invest'].includes(one.kind))
  const body = option ? take(prompt, option) : defaultOf(prompt)
  expect((await world.as('ann').post(`/games/${game}/commands`, body, `ann-${n}`)).status).toBe(200)
}

describe('bots at a table', () => {
  it.each([{}, { access: 'private' }, { clock: { policy: 'standard', nights: false } }, { hold: 5 }])(
    'answer whatever they are asked, from the deal on, and the person is asked next: %j',
    async settings => {
      const one = await seated(settings)
      for (let n = 0; n < 12; n++) {
        await one.bots()
        // A hold publishes what lies sealed when it is over.
        for (let i = 0; i < 50 && (await owing(one)).length === 0; i++) {
          one.world.pass(0.1)
          await sweepDue(one.world.service)
          await one.bots()
        }
        expect(await owing(one)).toEqual([0])
        await move(one, n)
      }
      const events = await byBots(one)
      expect(new Set(events.map(({ command }) => command.seat))).toEqual(new Set([1, 2, 3, 4]))
      expect(events.every(({ command }) => command.answer !== null)).toBe(true)
    },
  )

  it('answer what they choose, not their defaults, and who moves gets the reply before they have', async () => {
    const one = await seated()
    await one.bots()
    const before = (await byBots(one)).length
    const { state } = await one.stored()
    await move(one, 0)
    expect((await byBots(one)).length).toBe(before)
    expect((await one.stored()).state.version).toBe(state.version + 1)
    for (let n = 1; n < 25; n++) {
      await one.bots()
      await move(one, n)
    }
    const kinds = (await byBots(one)).map(({ command }) => String((command.answer as { optionId: string }).optionId))
    expect(kinds.some(id => !/^(pass|decline|end-phase)/.test(id))).toBe(true)
    expect((await byBots(one)).every(({ command }) => command.id.startsWith('bot:'))).toBe(true)
  })

  it('play as well as the host has said, for all to see; steadily where nothing was said', async () => {
    const world = await openWorld()
    const ann = world.as('ann')
    const { id } = json<{ id: string }>(await ann.post('/tables', { name: 'Levels' }))
    const levels = [undefined, 'easy', 'steady', 'sharp']
    expect((await ann.post(`/tables/${id}/seats`, { deck: 'ventrue', level: 'sharp' })).status).toBe(400)
    expect((await ann.post(`/tables/${id}/seats`, { deck: 'ventrue', bot: 'Ada', level: 'best' })).status).toBe(400)
    expect((await ann.post(`/tables/${id}/seats`, { deck: 'ventrue' })).status).toBe(201)
    for (const [at, level] of levels.entries())
      expect(
        (await ann.post(`/tables/${id}/seats`, { deck: 'tremere', bot: `Bot-${at}`, ...(level && { level }) })).status,
      ).toBe(201)
    const shown = (seats: { level?: string }[]) => seats.map(({ level }) => level)
    expect(shown(json<{ seats: { level?: string }[] }>(await ann.get(`/tables/${id}`)).seats)).toEqual([
      undefined,
      ...levels,
    ])
    const { game } = json<{ game: string }>(await ann.post(`/tables/${id}/start`, undefined))
    const { players } = json<{ players: { level?: string }[] }>(await ann.get(`/games/${game}`))
    expect(shown(players)).toEqual([undefined, ...levels])
    for (let n = 0; n < 12 && !owed((await world.store.loadGame(game))!.state).includes(0); n++)
      await answerOverdue(world.service, game)
    const moved = await world.store.events(game, { after: 0, limit: 2000 })
    expect(new Set(moved.map(({ command }) => command.id.split(':')[0]))).not.toContain('due')
  })

  it('do so many commands in one call, and go on in the next', async () => {
    const one = await seated()
    const first = await one.records()
    const version = async (): Promise<number> => (await one.stored()).state.version
    for (let n = 0; n < 40; n++) {
      const before = await version()
      const page = n === 0 ? first : await one.records()
      await playOn(one.world.service, log, page)
      expect((await version()) - before).toBeLessThanOrEqual(16)
      if ((await owing(one)).includes(0)) await move(one, n)
    }
    expect(await version()).toBeGreaterThan(60)
  })

  it('are played once by however many calls at a time, and late or doubled records do nothing', async () => {
    const one = await seated()
    const page = await one.records()
    const { service } = one.world
    const calls = await Promise.all([
      playOn(service, log, page),
      playOn(service, log, [...page, ...page]),
      answerOverdue(service, one.game),
    ])
    expect(calls.slice(0, 2)).toEqual(Array(2).fill({ batchItemFailures: [] }))
    await one.bots()
    const events = await one.world.store.events(one.game, { after: 0, limit: 2000 })
    expect(events.map(({ version }) => version)).toEqual(events.map((_, i) => i + 1))
    expect(new Set(events.map(({ command }) => command.id)).size).toBe(events.length)
    const rest = JSON.stringify(await one.stored())
    await playOn(service, log, page)
    expect(JSON.stringify(await one.stored())).toBe(rest)
  })

  it('are found by the sweep where the stream was lost, and are no work for who reads', async () => {
    const one = await seated()
    await one.records()
    const { version } = (await one.stored()).state
    for (const path of ['', '/prompt', '/log']) await one.world.as('ann').get(`/games/${one.game}${path}`)
    expect((await one.stored()).state.version).toBe(version)
    // The stream has ten seconds.
    expect(await sweepDue(one.world.service)).toMatchObject({ games: 0 })
    one.world.pass(10 / 3_600)
    for (let n = 0; n < 20 && (await owing(one)).some(seat => seat !== 0); n++) {
      await sweepDue(one.world.service)
      one.world.pass(10 / 3_600)
    }
    expect(await owing(one)).toEqual([0])
    expect((await byBots(one)).length).toBeGreaterThan(0)
  })

  it('also in games of builds that wrote no deadline for them', async () => {
    const one = await seated()
    const page = await one.records()
    const { dueAt } = await one.stored()
    const later = new Date(Date.parse(dueAt!) + 72 * 3_600_000).toISOString()
    const store: Store = {
      ...one.world.store,
      loadGame: async id => {
        const game = await one.world.store.loadGame(id)
        return game && { ...game, dueAt: later }
      },
    }
    await playOn({ ...one.world.service, store }, log, page)
    expect((await byBots(one)).length).toBeGreaterThan(0)
  })

  it('move no deadline that is shown', async () => {
    const one = await seated()
    const shown = async (): Promise<string | null> =>
      json<{ deadline: string | null }>(await one.world.as('ann').get(`/games/${one.game}`)).deadline
    const began = one.world.service.clock()
    expect(Date.parse((await shown())!) - Date.parse(began)).toBe(72 * 3_600_000)
    await one.bots()
    expect(Date.parse((await shown())!) - Date.parse(began)).toBe(72 * 3_600_000)
  })

  it('of which one game cannot go on hold up no other, and are tried again', async () => {
    let broken = true
    const one = await seated({}, store => ({
      ...store,
      loadGame: async id => {
        if (broken) throw new Error('unreachable')
        return store.loadGame(id)
      },
    }))
    const page = await one.records()
    const event = page.find(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S?.startsWith('EV#'))!
    const failed = await playOn(one.world.service, log, page)
    expect(failed).toEqual({ batchItemFailures: [{ itemIdentifier: event.dynamodb!.SequenceNumber }] })
    broken = false
    expect(await playOn(one.world.service, log, page)).toEqual({ batchItemFailures: [] })
    expect(json<WireGame>(await one.world.as('ann').get(`/games/${one.game}`)).version).toBeGreaterThan(1)
  })
})

describe('a snapshot that the stream brings', () => {
  const of = (sk: string, eventName: string, place: string): StreamRecord => ({
    eventName,
    dynamodb: { Keys: { pk: { S: 'GAME#gam_1' }, sk: { S: sk } }, SequenceNumber: place },
  })
  const snapshot = of('SNAP', 'MODIFY', 's1'),
    event = of('EV#0000000002', 'INSERT', 's2')

  it('has its event put in its place where none comes behind it, and is tried again where that fails', async () => {
    const { service } = await openWorld()
    const looked: string[] = []
    let fails = false
    const store = {
      ...service.store,
      keepLast: async (game: string) => {
        looked.push(game)
        if (fails) throw new Error('unreachable')
      },
    }
    const call = (...records: StreamRecord[]) => playOn({ ...service, store }, log, records)
    for (const records of [
      [event],
      [snapshot, event],
      [of('SNAP', 'REMOVE', 's3')],
      [of('FRAME#0000000002', 'INSERT', 's4')],
    ])
      expect(await call(...records)).toEqual({ batchItemFailures: [] })
    expect(looked).toEqual([])
    for (const records of [[snapshot], [of('SNAP', 'INSERT', 's0')], [event, snapshot], [snapshot, event, snapshot]])
      expect(await call(...records)).toEqual({ batchItemFailures: [] })
    expect(looked).toEqual(Array(4).fill('gam_1'))
    fails = true
    expect(await call(event, snapshot)).toEqual({ batchItemFailures: [{ itemIdentifier: 's2' }] })
  })
})
