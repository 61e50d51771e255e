import type { Scene } from '../every-route.ts'
import { json, startedGame } from '../world.ts'

/** A table that speaks and deals, whose host keeps order, and one of it who listens through a program. */
export async function talk({ ask, world }: Scene): Promise<void> {
  const { game } = await startedGame(world)
  const params = { game },
    saying = { game, saying: '1' }
  await ask(null, 'phrases', { query: { language: 'fr' } })
  await ask('ann', 'say', {
    params,
    body: { phrase: { id: 'no-bleed', seat: 1, until: 'my-next-turn' }, deal: { with: [1] } },
  })
  await ask('ben', 'markDeal', { params: saying, body: { mark: 'made' } })
  await ask('ben', 'talk', { params })
  await ask('ben', 'seeTalk', { params, body: { n: 1 } })
  await ask('ben', 'muteSeats', { params, body: { seats: [3] } })
  await ask('cal', 'reportSaying', { params: saying, body: { why: 'They plan this every game.' } })
  await ask('ann', 'talkReports', { params })
  await ask('ann', 'hideSaying', { params: saying, body: { hidden: true } })
  await ask('ann', 'silenceSeats', { params, body: { seats: [2] } })
  const made = { name: 'My phone', scopes: ['games:read'] }
  const { key } = json<{ key: string }>(await world.as('cal').post('/me/keys', made))
  await ask(world.bearing(key), 'talk', { params })
}
