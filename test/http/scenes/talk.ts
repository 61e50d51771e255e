import type { Scene } from '../every-route.ts'
import { json, startedGame } from '../world.ts'

/** A table that speaks, and one of it through a program of theirs. */
export async function talk({ ask, world }: Scene): Promise<void> {
  const { game } = await startedGame(world)
  const params = { game }
  await ask('ann', 'say', { params, body: { words: 'Good luck to all of you!' } })
  await ask('ben', 'talk', { params })
  const made = { name: 'My phone', scopes: ['games:read'] }
  const { key } = json<{ key: string }>(await world.as('cal').post('/me/keys', made))
  await ask(world.bearing(key), 'talk', { params })
}
