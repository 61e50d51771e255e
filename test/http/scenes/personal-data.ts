import { ended, enter, held, move } from '../../desk/events/held.ts'
import type { Scene } from '../every-route.ts'
import { startedGame } from '../world.ts'

/** Somebody with a game that is over and an event that was called off has what is theirs, and has it erased. */
export async function personalData({ ask, world }: Scene): Promise<void> {
  const event = await held(world)
  await enter(world, event, ['ann'])
  await move(world, event, 'cancelled')
  const { game } = await startedGame(world)
  await world.as('ann').post(`/games/${game}/talk`, { words: 'It was I.' })
  await world.as('ann').send('PUT', `/games/${game}/talk/seen`, { body: { n: 1 } })
  await ended(world, game, [3, 1, 1, 0, 0])
  await ask('ann', 'exportMe')
  await ask('ann', 'eraseMe', { query: { confirm: 'erase' } })
}
