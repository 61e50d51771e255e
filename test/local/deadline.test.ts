import { beforeEach, expect, test } from 'vitest'
import { sweep, SweepIncomplete } from '../../functions/deadline/sweep-deadlines.ts'
import { createLog } from '../../functions/logging/log.ts'
import { owed } from '../../shared/rules/index.ts'
import { openWorld, startedGame, type World } from '../http/world.ts'

let world: World
let game = ''
let lines: { level: string; message: string; gameId?: string }[] = []
const log = createLog(line => lines.push(JSON.parse(line) as (typeof lines)[number]))
const versionNow = async (): Promise<number> => (await world.store.loadGame(game))?.state.version ?? 0
beforeEach(async () => {
  world = await openWorld()
  game = (await startedGame(world)).game
  lines = []
})

test('before the deadline a sweep does nothing', async () => {
  const before = await versionNow()
  world.pass(71)
  expect(await sweep(world.service, log)).toEqual({ games: 0, defaults: 0, failed: 0 })
  expect(await versionNow()).toBe(before)
})

test('after it, whoever owes an answer gets the default, by the deadline and marked as such; a doubled sweep does nothing', async () => {
  const before = await world.store.loadGame(game)
  const late = before && owed(before.state)[0]
  world.pass(73)
  expect(await sweep(world.service, log)).toMatchObject({ games: 1, failed: 0 })
  const version = await versionNow()
  expect(version).toBeGreaterThan(before?.state.version ?? 0)
  expect((await world.store.event(game, (before?.state.version ?? 0) + 1))?.command).toMatchObject({
    by: 'deadline',
    seat: late,
  })

  expect(await sweep(world.service, log)).toEqual({ games: 0, defaults: 0, failed: 0 })
  expect(await versionNow()).toBe(version)
})

test('two sweeps at the same time give the default once', async () => {
  world.pass(73)
  const before = await world.store.loadGame(game)
  expect(before && owed(before.state)).toHaveLength(1)
  await Promise.all([sweep(world.service, log), sweep(world.service, log)])
  expect(await versionNow()).toBe((before?.state.version ?? 0) + 1)
})

test('a game that fails is told by its id and by throwing, after the others had their turn', async () => {
  world.pass(73)
  const before = await versionNow()
  const { store } = world.service
  const broken = {
    ...world.service,
    store: {
      ...store,
      due: async () => ['gam_broken00', game],
      loadGame: (id: string) => (id === game ? store.loadGame(id) : Promise.reject(new Error('unreachable'))),
    },
  }
  await expect(sweep(broken, log, 'request-1')).rejects.toBeInstanceOf(SweepIncomplete)
  expect(await versionNow()).toBeGreaterThan(before)
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ message: 'deadline failed', gameId: 'gam_broken00', requestId: 'request-1' }),
  ])
})
