import { describe, expect, test } from 'vitest'
import { watchersOf, type Device, type Outgoing, type Wishes } from '../../functions/store/notice-port.ts'
import type { Store } from '../../functions/store/port.ts'
import { at, beginning, event, game, table } from './fixtures.ts'

const wishes = (rev: number, changes: Partial<Wishes> = {}): Wishes => ({
  player: 'ann',
  rev,
  language: 'en',
  timeZone: 'Europe/Madrid',
  quiet: { from: '22:00', to: '07:30' },
  channels: {
    prompt: { push: true, mail: true },
    reminder: { push: true, mail: false },
    gameOver: { push: false, mail: true },
    invitation: { push: true, mail: true },
  },
  digestAt: ['08:00', '19:30'],
  mail: null,
  pending: { address: 'ann@example.org', code: '123456', expires: at(60), tries: 0 },
  codesSent: [at(0)],
  linkKey: 'a2V5',
  ...changes,
})
const device = (id: string, changes: Partial<Device> = {}): Device => ({
  id,
  endpoint: `https://push.example/${id}`,
  keys: { p256dh: 'p', auth: 'a' },
  since: at(0),
  ...changes,
})
const outgoing = (id: string, changes: Partial<Outgoing> = {}): Outgoing => ({
  player: 'ann',
  id,
  rev: 1,
  channel: 'push',
  kind: 'prompt',
  about: { game: 'g', prompt: 'prm_1_1_0' },
  at: at(0),
  dueAt: at(5),
  attempts: 0,
  done: [],
  outcome: 'waiting',
  expires: at(600),
  ...changes,
})

export function noticesContract(opened: () => Store): void {
  describe('reach', () => {
    test('is empty of somebody who never said anything, and nobody else’s', async () => {
      const store = opened()
      await store.saveDevice('bob', device('phone'))
      expect(await store.reach('ann', at(0))).toEqual({ devices: [], sockets: [] })
    })

    test('holds wishes, devices and connections, without those that have expired', async () => {
      const store = opened()
      expect(await store.saveWishes(wishes(1))).toBe('saved')
      await store.saveDevice('ann', device('phone'))
      await store.saveDevice('ann', device('old', { expires: at(10) }))
      await store.saveSocket({ id: 'c1=', player: 'ann', expires: at(20) })
      await store.saveSocket({ id: 'c2=', player: 'ann', expires: at(30) })
      expect(await store.reach('ann', at(5))).toEqual({
        wishes: wishes(1),
        devices: [device('old', { expires: at(10) }), device('phone')],
        sockets: [
          { id: 'c1=', player: 'ann', expires: at(20) },
          { id: 'c2=', player: 'ann', expires: at(30) },
        ],
      })
      expect(await store.reach('ann', at(20))).toEqual({
        wishes: wishes(1),
        devices: [device('phone')],
        sockets: [{ id: 'c2=', player: 'ann', expires: at(30) }],
      })
    })

    test('keeps wishes by revision: one of two who change the same wins', async () => {
      const store = opened()
      expect(await store.saveWishes(wishes(2))).toBe('conflict')
      expect(await store.saveWishes(wishes(1))).toBe('saved')
      expect(await store.saveWishes(wishes(1))).toBe('saved')
      expect(await store.saveWishes(wishes(1, { language: 'fr' }))).toBe('conflict')
      const outcomes = await Promise.all(
        ['fr', 'es', 'pt', 'it'].map(language =>
          store.saveWishes(wishes(2, { language: language as Wishes['language'] })),
        ),
      )
      expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(1)
      expect((await store.reach('ann', at(0))).wishes?.rev).toBe(2)
    })

    test('has one subscription a device, and drops it only for the endpoint it still has', async () => {
      const store = opened()
      await store.saveDevice('ann', device('phone'))
      await store.saveDevice('ann', device('phone', { endpoint: 'https://push.example/new' }))
      await store.dropDevice('ann', 'phone', 'https://push.example/phone')
      expect((await store.reach('ann', at(0))).devices).toEqual([
        device('phone', { endpoint: 'https://push.example/new' }),
      ])
      await store.dropDevice('ann', 'phone', 'https://push.example/new')
      await store.dropDevice('ann', 'phone')
      expect((await store.reach('ann', at(0))).devices).toEqual([])
    })
  })

  describe('sockets', () => {
    test('are let in by a ticket once, in time', async () => {
      const store = opened()
      await store.saveTicket({ hash: 'h', player: 'ann', expires: at(1) })
      await store.saveTicket({ hash: 'late', player: 'ann', expires: at(1) })
      expect(await store.takeTicket('late', at(1))).toBeUndefined()
      expect(await store.takeTicket('none', at(0))).toBeUndefined()
      const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeTicket('h', at(0))))
      expect(taken.filter(ticket => ticket?.player === 'ann')).toHaveLength(1)
      expect(await store.takeTicket('h', at(0))).toBeUndefined()
    })

    test('are found by their id until they expire or are dropped', async () => {
      const store = opened()
      const socket = { id: 'R0oXAdfD0kwCH6w=', player: 'ann', expires: at(10) }
      await store.saveSocket(socket)
      expect(await store.socket(socket.id, at(9))).toEqual(socket)
      expect(await store.socket(socket.id, at(10))).toBeUndefined()
      await store.saveSocket({ ...socket, expires: at(20) })
      expect((await store.reach('ann', at(15))).sockets).toEqual([{ ...socket, expires: at(20) }])
      await store.dropSocket(socket)
      await store.dropSocket(socket)
      expect(await store.socket(socket.id, at(0))).toBeUndefined()
      expect((await store.reach('ann', at(0))).sockets).toEqual([])
    })

    test('that watch a game are found with their player and with all who watch it, from the ticket on', async () => {
      const store = opened()
      await store.saveTicket({ hash: 'h', player: 'zed', watches: 'g', expires: at(1) })
      expect(await store.takeTicket('h', at(0))).toEqual({ hash: 'h', player: 'zed', watches: 'g', expires: at(1) })
      const zed = { id: 'z=', player: 'zed', watches: 'g', expires: at(10) },
        yul = { id: 'y=', player: 'yul', watches: 'g', expires: at(20) }
      for (const socket of [zed, yul]) await store.saveSocket(socket)
      const watchers = async (when: string) => (await store.reach(watchersOf('g'), when)).sockets
      expect([await watchers(at(5)), await watchers(at(10)), (await store.reach('zed', at(5))).sockets]).toEqual([
        [yul, zed],
        [yul],
        [zed],
      ])
      await store.dropSocket(zed)
      expect([
        await watchers(at(5)),
        (await store.reach('zed', at(5))).sockets,
        (await store.reach(watchersOf('other'), at(5))).sockets,
      ]).toEqual([[yul], [], []])
    })
  })

  describe('messages on their way', () => {
    test('are planned once, whoever plans them', async () => {
      const store = opened()
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, i) => store.plan(outgoing('push#g#1', { about: { game: 'g', version: i } }))),
      )
      expect(outcomes.filter(outcome => outcome === 'planned')).toHaveLength(1)
      expect((await store.outgoing('ann', 'push#g#1'))?.about.version).toBe(outcomes.indexOf('planned'))
      expect(await store.outgoing('bob', 'push#g#1')).toBeUndefined()
    })

    test('move on by revision, and are due while they have a time', async () => {
      const store = opened()
      await store.plan(outgoing('b', { dueAt: at(20) }))
      await store.plan(outgoing('a', { dueAt: at(10) }))
      await store.plan({ ...outgoing('c', { dueAt: at(15) }), player: 'bob' })
      await store.plan(outgoing('never', { dueAt: null }))
      expect(await store.dueOutgoing(at(9), 10)).toEqual([])
      expect(await store.dueOutgoing(at(60), 10)).toEqual([
        { player: 'ann', id: 'a', dueAt: at(10) },
        { player: 'bob', id: 'c', dueAt: at(15) },
        { player: 'ann', id: 'b', dueAt: at(20) },
      ])
      expect(await store.dueOutgoing(at(60), 1)).toHaveLength(1)
      expect(await store.dueOutgoing(at(60), 0)).toEqual([])
      expect(await store.saveOutgoing(outgoing('a', { rev: 3 }))).toBe('conflict')
      expect(await store.saveOutgoing(outgoing('a', { rev: 2, dueAt: null, outcome: 'told', done: ['phone'] }))).toBe(
        'saved',
      )
      expect(await store.saveOutgoing(outgoing('a', { rev: 2, dueAt: at(1) }))).toBe('conflict')
      expect(await store.outgoing('ann', 'a')).toEqual(
        outgoing('a', { rev: 2, dueAt: null, outcome: 'told', done: ['phone'] }),
      )
      expect(await store.plan(outgoing('a'))).toBe('exists')
      expect((await store.dueOutgoing(at(60), 10)).map(({ id }) => id)).toEqual(['c', 'b'])
    })
  })

  describe('what has been handed on', () => {
    test('every event is found by its time, across games and days', async () => {
      const store = opened()
      for (const id of ['g', 'h']) {
        await store.createTable(table(`table-of-${id}`))
        await store.startGame(...beginning(id))
      }
      const late = { ...event('g', 2), at: '2026-01-02T00:00:30.000Z' }
      await store.saveGame(game('g', 2), late)
      const between = async (after: string, until: string, limit = 10): Promise<string[]> =>
        (await store.eventsBetween(after, until, limit)).map(({ gameId, version }) => `${gameId} ${version}`).sort()
      expect(await between(at(0), at(1))).toEqual(['g 1', 'h 1'])
      expect(await between(at(1), at(60))).toEqual([])
      expect(await between(at(0), '2026-01-02T00:00:30.000Z')).toEqual(['g 1', 'g 2', 'h 1'])
      expect(await between(at(1), '2026-01-03T12:00:00.000Z')).toEqual(['g 2'])
      expect(await between(at(0), '2026-01-03T12:00:00.000Z', 2)).toEqual(['g 1', 'h 1'])
      expect(await store.eventsBetween(at(1), '2026-01-02T00:00:30.000Z', 1)).toEqual([
        { gameId: 'g', version: 2, at: late.at },
      ])
      // That it can be found by time changes nothing of what it says.
      expect(await store.event('g', 2)).toEqual(late)
    })

    test('and whether it was told, and how far the sweep has come, is remembered', async () => {
      const store = opened()
      expect(await store.wasTold({ gameId: 'g', version: 1 })).toBe(false)
      await store.markTold({ gameId: 'g', version: 1 }, at(600))
      await store.markTold({ gameId: 'g', version: 1 }, at(600))
      expect(await store.wasTold({ gameId: 'g', version: 1 })).toBe(true)
      expect(await store.wasTold({ gameId: 'g', version: 11 })).toBe(false)
      expect(await store.sweptTo()).toBeUndefined()
      await store.saveSweptTo(at(3))
      await store.saveSweptTo(at(7))
      expect(await store.sweptTo()).toBe(at(7))
    })
  })
}
