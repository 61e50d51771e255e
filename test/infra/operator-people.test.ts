import { expect, it } from 'vitest'
import { people } from '../../infra/people.ts'
import { ended } from '../desk/events/held.ts'
import { openWorld, startedGame } from '../http/world.ts'

const MEMORY = { STORE: 'memory' }

it('an operator has what is kept of a person, and has it erased, once it is meant', async () => {
  const world = await openWorld()
  const { game } = await startedGame(world)
  const said: string[] = []
  const run = (...args: string[]): Promise<void> =>
    people(
      args,
      MEMORY,
      line => void said.push(line),
      async () => world.store,
    )
  await run('export', '--player', 'ben')
  expect(JSON.parse(said.pop()!)).toMatchObject({ player: 'ben', games: [{ game, called: 'Ben' }] })
  await expect(run('erase', '--player', 'ben')).rejects.toThrow('say --confirm')
  await expect(run('erase', '--player', 'ben', '--confirm')).rejects.toThrow('still-seated')
  await expect(run('erase', '--player', 'league x', '--confirm')).rejects.toThrow('forbidden')
  await expect(run('forget', '--player', 'ben')).rejects.toThrow('is none of export, erase')
  await expect(run('export')).rejects.toThrow('--player takes')
  await ended(world, game, [3, 1, 1, 0, 0])
  await run('erase', '--player', 'ben', '--confirm')
  expect(said[0]).toMatch(/^Erased\. In records they are erased-\w{6}\.$/)
  expect((await world.store.loadGame(game))!.players[1]!.name).toMatch(/^erased-/)
})
