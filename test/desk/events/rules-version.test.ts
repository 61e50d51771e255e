import { expect, it } from 'vitest'
import { json, openWorld, type World } from '../../http/world.ts'
import { dealt, ended, enter, held, names, seat } from './held.ts'

const rulesOf = async (world: World, game: string): Promise<[version: number, rules: string]> => {
  const { version, rules } = (await world.store.loadGame(game))!.state
  return [version, rules]
}

/** As if it had been dealt by an earlier build. */
async function dealtBy(build: string, world: World, id: string): Promise<void> {
  const game = (await world.store.loadGame(id))!,
    version = game.state.version + 1,
    before = (await world.store.event(id, 1))!
  const next = { ...game, state: { ...game.state, version, rules: build } }
  const command = { ...before.command, id: 'of an earlier build' }
  const event = { ...before, version, command, events: [], reply: { ...before.reply, commandId: command.id } }
  expect(await world.store.saveGame(next, event)).toBe('saved')
}

/** Whoever is asked answers by default, so many times. */
async function answered(world: World, game: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    for (const player of names(4)) {
      const prompt = await world.as(player).get(`/games/${game}/prompt`)
      if (prompt.status !== 200) continue
      const { id, default: answer } = json<{ id: string; default: object }>(prompt)
      await world.as(player).post(`/games/${game}/commands`, { promptId: id, ...answer })
      break
    }
}

it('TEVENT-07: a table keeps the version of the rules it was dealt with, and the next round has the new one', async () => {
  const world = await openWorld()
  const event = await held(world)
  await enter(world, event, names(4))
  await seat(world, event)
  const first = (await dealt(world, event, 1)).tables[0]!.game!
  expect((await rulesOf(world, first))[1]).toBe('test')
  await dealtBy('of May', world, first)

  await answered(world, first, 4)
  const [version, rules] = await rulesOf(world, first)
  expect([version > 3, rules]).toEqual([true, 'of May'])

  await ended(world, first, [2, 1, 1, 0])
  await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined)
  await seat(world, event)
  const second = (await dealt(world, event, 2)).tables[0]!.game!
  expect([(await rulesOf(world, first))[1], (await rulesOf(world, second))[1]]).toEqual(['of May', 'test'])
})
