import { describe, expect, it } from 'vitest'
import { sweepDesk } from '../../functions/desk/sweep-desk.ts'
import { want } from '../../functions/desk/feed/wanted.ts'
import { reportEvent } from '../../functions/desk/report.ts'
import { handOn } from '../../functions/notify/hand-on.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Spectators } from '../../functions/store/port.ts'
import { OPTIONAL_TYPES } from '../../shared/api/feed-types.ts'
import { feedTypes, USUAL_TYPES } from '../../shared/api/feed-types.ts'
import { MODES } from '../notify/telling-crashes.ts'
import { openHouse, type House } from '../notify/house.ts'
import { quietNotifier } from '../support/notifier.ts'
import { testSigner } from '../support/result-key.ts'
import { byTime, feedOf, LEAGUE, PLACE, toldGame } from './ended-games.ts'
import { memoryStoreWithFaults } from './faulty-store.ts'

const typesOf = async ({ world }: House): Promise<string[]> => (await feedOf(world.store)).map(({ type }) => type)
const GAME = 'gam_ofaleague'

describe('what a league is told of its games', () => {
  it('is what everybody sees of them, once, with where it was', async () => {
    const house = await openHouse()
    const { store, service } = house.world
    const told = await toldGame(service)
    await house.stream()
    await told.happens([{ key: 'clocks-paused', until: '2027-01-09T12:00:00.000Z' }])
    await told.happens([{ key: 'clocks-resumed' }])
    await told.happens([{ key: 'substituted', seat: 4, from: 'Eve', to: 'Fay' }])
    await byTime(told)
    await house.stream()
    const feed = await feedOf(store)
    const place = { event: 'evt_autumn', round: 2, table: 3, externalRef: 'A17', game: GAME }
    expect(feed.map(({ type, data }) => ({ type, ...data }))).toEqual([
      { type: 'table.started', ...place, version: 1, players: ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'] },
      { type: 'game.paused', ...place, version: 2, until: '2027-01-09T12:00:00.000Z' },
      { type: 'game.resumed', ...place, version: 3 },
      { type: 'seat.substituted', ...place, version: 4, seat: 4, from: 'Eve', to: 'Fay' },
      { type: 'player.ousted', ...place, version: 5, seat: 1, name: 'Ben', by: 0 },
      { type: 'player.ousted', ...place, version: 6, seat: 2, name: 'Cal', by: 0 },
      { type: 'player.ousted', ...place, version: 7, seat: 4, name: 'Eve', by: 3 },
      { type: 'game.finished', ...place, version: 8, winner: 0, victoryPoints: [2.5, 0, 0, 1.5, 0] },
      { type: 'result.signed', ...place, rev: 1, victoryPoints: [2.5, 0, 0, 1.5, 0] },
    ])
    for (let version = 1; version <= 8; version++) await handOn(house.notifier, { gameId: GAME, version }, new Map())
    expect(await feedOf(store)).toEqual(feed)
    for (const entry of feed) expect(JSON.stringify(entry).length).toBeLessThan(2048)
  })

  it('is told where the stream was lost, by the sweep behind it', async () => {
    const house = await openHouse()
    const told = await toldGame(house.world.service)
    await byTime(told)
    await house.loseStream()
    await house.minutes(5)
    expect((await typesOf(house)).toSorted()).toEqual([
      'game.finished',
      ...Array<string>(3).fill('player.ousted'),
      'result.signed',
      'table.started',
    ])
  })

  it('has nothing of games that no league has set up, and is of the league that has', async () => {
    const house = await openHouse()
    const { store, service } = house.world
    const mine = await toldGame(service, { id: 'gam_ofaperson', place: { ...PLACE, league: null } })
    const theirs = await toldGame(service, { id: 'gam_ofanother', place: { ...PLACE, league: 'league sabbat' } })
    for (const told of [mine, theirs]) await byTime(told)
    await house.stream()
    expect(await feedOf(store)).toEqual([])
    expect((await feedOf(store, 'league sabbat')).every(({ data }) => data.game === 'gam_ofanother')).toBe(true)
    expect(await feedOf(store, 'league sabbat')).toHaveLength(6)
  })

  it('says of a game by a test key that nothing of it counts', async () => {
    const house = await openHouse()
    await byTime(await toldGame(house.world.service, { place: { ...PLACE, test: true } }))
    await house.stream()
    for (const { data } of await feedOf(house.world.store)) expect(data.test).toBe(true)
  })
})

describe('a question that fell to its default', () => {
  const by = (seat: number, optionId: string) => ({ by: 'deadline', seat, promptId: 'prm_4_1_2', answer: { optionId } })

  it('is told at once where everybody sees the answer at once', async () => {
    const house = await openHouse()
    const told = await toldGame(house.world.service)
    await told.happens([{ key: 'unlocked-all', seat: 2 }], { command: by(2, 'end-phase') })
    await house.stream()
    expect((await feedOf(house.world.store)).at(-1)).toMatchObject({
      type: 'prompt.defaulted',
      data: { seat: 2, name: 'Cal', version: 2 },
    })
  })

  it('is told of a sealed answer with the passes of all, and not before', async () => {
    const house = await openHouse()
    const told = await toldGame(house.world.service)
    await told.happens([], { hidden: 2, command: by(2, 'pass') })
    await house.stream()
    expect(await typesOf(house)).toEqual(['table.started'])
    await told.happens([{ key: 'block-declared', seat: 3, minion: { id: 1, key: null } }], {
      command: by(3, 'pass'),
    })
    await house.stream()
    expect(await typesOf(house)).toEqual(['table.started'])
    await told.happens([{ key: 'passed', window: 'blocks', seats: [2, 3, 4], byDefault: [2, 3] }], {
      command: by(3, 'pass'),
    })
    await house.stream()
    expect((await feedOf(house.world.store)).slice(1).map(({ type, data }) => [type, data['seat']])).toEqual([
      ['prompt.defaulted', 2],
      ['prompt.defaulted', 3],
    ])
  })
})

describe('what there is much of', () => {
  it('is what no webhook is sent that does not name it', () => {
    expect(feedTypes.filter(type => !USUAL_TYPES.includes(type))).toEqual(OPTIONAL_TYPES)
  })

  it('is told where the league has asked for it, from then on', async () => {
    const house = await openHouse()
    const { store, service } = house.world
    const told = await toldGame(service)
    await told.happens([{ key: 'turn-started', seat: 1, turn: 2 }])
    await house.stream()
    await want(store, LEAGUE, ['turn.started'])
    const event = await told.happens([
      { key: 'turn-started', seat: 2, turn: 3 },
      { key: 'ousted', seat: 3, predator: 2 },
    ])
    await house.stream()
    expect((await feedOf(store)).map(({ type, data }) => [type, data['seat']])).toEqual([
      ['table.started', undefined],
      ['turn.started', 2],
      ['player.ousted', 3],
    ])
    // What is asked for since changes no cause of what was told.
    await want(store, LEAGUE, [])
    await reportEvent(house.notifier, await told.game(), event)
    expect(await feedOf(store)).toHaveLength(3)
  })

  it('is told of time that runs out where one alone is asked, and everybody knows who', async () => {
    const house = await openHouse()
    const { store, service } = house.world
    await want(store, LEAGUE, ['clock.low'])
    const told = await toldGame(service)
    const remind = (seat: number) => ({ reminders: [{ player: 'x', seat, share: 0.5 }] })
    // Ann is asked, in her minion phase, and no other.
    await told.happens([], remind(0))
    await told.happens([], remind(3))
    await house.stream()
    expect((await feedOf(store)).map(({ type, data }) => [type, data['seat'], data['share']])).toEqual([
      ['table.started', undefined, undefined],
      ['clock.low', 0, 0.5],
    ])
  })
})

describe('a league is told no sooner than spectators are', () => {
  const late = async (
    spectators: Spectators,
  ): Promise<{ house: House; told: Awaited<ReturnType<typeof toldGame>> }> => {
    const house = await openHouse()
    return { house, told: await toldGame(house.world.service, { spectators }) }
  }
  const minutes = async ({ world }: House, count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      world.pass(1 / 60)
      await sweepDesk(world.service)
    }
  }

  it('where their delay is counted in minutes', async () => {
    const { house, told } = await late({ delay: { minutes: 10 }, hands: 'never' })
    await house.stream()
    expect(await typesOf(house)).toEqual([])
    await minutes(house, 9)
    await byTime(told)
    await house.stream()
    expect(await typesOf(house)).toEqual([])
    await minutes(house, 1)
    expect(await typesOf(house)).toEqual(['table.started'])
    await minutes(house, 8)
    expect(await typesOf(house)).toHaveLength(1)
    await minutes(house, 1)
    expect(await typesOf(house)).toEqual([
      'table.started',
      ...Array<string>(3).fill('player.ousted'),
      'game.finished',
      'result.signed',
    ])
    await minutes(house, 60)
    expect(await typesOf(house)).toHaveLength(6)
  })

  it('where it is counted in publications, and then all at the end', async () => {
    const { house, told } = await late({ delay: { publications: 2 }, hands: 'never' })
    const quiet = () => told.happens([{ key: 'unlocked-all', seat: 0 }])
    await house.stream()
    expect(await typesOf(house)).toEqual(['table.started'])
    await told.happens([{ key: 'ousted', seat: 1, predator: 0 }])
    await quiet()
    // What shows nothing to spectators brings nothing to light.
    await told.happens([], { hidden: 0 })
    await house.stream()
    expect(await typesOf(house)).toEqual(['table.started'])
    await quiet()
    await house.stream()
    expect(await typesOf(house)).toEqual(['table.started', 'player.ousted'])
    await told.happens([{ key: 'clocks-paused', until: '2027-01-09T12:00:00.000Z' }])
    await house.stream()
    expect(await typesOf(house)).toHaveLength(2)
    await byTime(told)
    await house.stream()
    expect(await typesOf(house)).toEqual([
      'table.started',
      'player.ousted',
      'game.paused',
      ...Array<string>(3).fill('player.ousted'),
      'game.finished',
      'result.signed',
    ])
  })

  it('and what no event brings to light any more, the sweep does', async () => {
    const { house, told } = await late({ delay: { publications: 1 }, hands: 'never' })
    await house.stream()
    const ousted = await told.happens([{ key: 'ousted', seat: 1, predator: 0 }])
    const before = await told.game()
    await told.happens([{ key: 'unlocked-all', seat: 0 }])
    await house.loseStream()
    // Handed on late, by who had read the game before it went on.
    await reportEvent(house.notifier, before, ousted)
    await minutes(house, 29)
    expect(await typesOf(house)).toEqual(['table.started'])
    await minutes(house, 1)
    expect(await typesOf(house)).toEqual(['table.started', 'player.ousted'])
  })
})

describe('the hand-on of the end of a game', () => {
  it('tells all and signs once after a fault at each call to the store, in each way', async () => {
    const live = async (fault?: { call: number; mode: (typeof MODES)[number] }): Promise<number> => {
      const base = openMemoryStore()
      let now = '2027-01-04T12:00:00.000Z'
      const clock = (): string => now
      const told = await toldGame({ store: base, clock })
      await byTime(told)
      const { store, calls, revive } = memoryStoreWithFaults(base, fault)
      const notifier = quietNotifier(store, { clock })
      for (let version = 1; version <= 5; version++) {
        for (let tries = 0; tries < 4 && !(await base.wasTold({ gameId: GAME, version })); tries++) {
          await handOn(notifier, { gameId: GAME, version }, new Map()).catch(() => undefined)
          revive()
        }
      }
      now = '2027-01-04T12:05:00.000Z'
      const desk = { store: base, clock, signer: testSigner() }
      await sweepDesk({ ...desk, random: bytes => new Uint8Array(bytes), wait: async () => undefined, build: 'test' })
      const feed = await feedOf(base)
      expect(feed.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
      expect(feed.map(({ type }) => type)).toEqual([
        'table.started',
        ...Array<string>(3).fill('player.ousted'),
        'game.finished',
        'result.signed',
      ])
      expect(await base.deskItems('EVENT#evt_autumn', { prefix: 'RESULT#' })).toHaveLength(1)
      expect(await base.deskItems('EVENT#evt_autumn', { prefix: 'SIGN#' })).toEqual([])
      return calls()
    }
    const calls = await live()
    expect(calls).toBeGreaterThan(40)
    for (let call = 1; call <= calls; call++) for (const mode of MODES) await live({ call, mode })
  })

  it('is not held up by a key that does not answer: the desk asks it again, until it does', async () => {
    let down = true
    const good = testSigner()
    const signer = {
      ...good,
      sign: async (payload: object) => {
        if (down) throw new Error('KMSInternalException')
        return good.sign(payload)
      },
    }
    const house = await openHouse({ notifier: { signer } })
    const { service, store } = house.world
    await byTime(await toldGame(service))
    expect(await house.stream()).toBe(0)
    expect((await typesOf(house)).at(-1)).toBe('game.finished')
    const desk = { ...service, signer }
    for (let minute = 0; minute < 3; minute++) {
      house.world.pass(1 / 60)
      await sweepDesk(desk)
    }
    expect((await typesOf(house)).at(-1)).toBe('game.finished')
    down = false
    house.world.pass(1 / 60)
    await sweepDesk(desk)
    expect((await typesOf(house)).at(-1)).toBe('result.signed')
    expect(await store.dueOfDesk('desk', '9999', 10)).toEqual([])
  })
})
