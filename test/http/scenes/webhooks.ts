import type { Scene } from '../every-route.ts'
import { json } from '../world.ts'

export async function webhooks({ ask, world }: Scene): Promise<void> {
  const site = world.league('club')
  const made = json<{ id: string }>(
    await ask(site, 'makeWebhook', {
      body: {
        url: 'https://hooks.example.org/praxis',
        description: 'Standings',
        types: ['game.finished', 'result.signed'],
      },
    }),
  )
  const params = { webhook: made.id }
  await world.sendHooks()
  await ask(site, 'webhook', { params })
  await ask(site, 'listWebhooks')
  await ask(site, 'deliveries', { params, query: { limit: '10' } })
  await ask(site, 'testWebhook', { params })
  await ask(site, 'rotateWebhook', { params })
  await ask(site, 'changeWebhook', { params, body: { description: 'Standings of the club' } })
  await ask(site, 'replayDeliveries', { params, body: { since: 0 } })
  await world.sendHooks()
  await ask(site, 'deleteWebhook', { params })
}
