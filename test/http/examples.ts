import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { operationIds, routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import type { Example, Examples } from '../../shared/api/examples.ts'
import { asked, defaultOf, take } from './playing.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { timed, untilWindow } from './timed.ts'
import { json, openWorld, type Reply, type World } from './world.ts'

/**
 * Writes the examples of the OpenAPI document: what the service itself answered to a request of each route, as it stands there.
 * `npx tsx test/http/examples.ts`, whenever a test says that one of them is not what its schema says any more.
 */
const examples: Partial<Record<OperationId, Example>> = {}

interface Asking {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

async function ask(
  world: World,
  player: string | null,
  id: OperationId,
  { params = {}, query, body, headers = {} }: Asking = {},
): Promise<Reply> {
  const route: Route = routes[id],
    path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const caller = player === null ? world.anonymous : world.as(player)
  const reply = await caller.send(route.method, path + (query ? `?${new URLSearchParams(query)}` : ''), {
    headers: { ...(route.key && { 'idempotency-key': `example-${id}` }), ...headers },
    ...(body !== undefined && { body }),
  })
  if (reply.status >= 300) throw new Error(`${id} answered ${reply.status} ${reply.text}`)
  examples[id] ??= {
    ...(route.params && { params }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(reply.text !== '' && route.media === undefined && { reply: JSON.parse(reply.text) as unknown }),
    status: reply.status,
  }
  return reply
}

async function service(): Promise<void> {
  const world = await openWorld()
  await ask(world, null, 'health')
  await ask(world, null, 'cards', { query: { name: 'deflection' } })
  await ask(world, null, 'card', { params: { card: 'deflection' } })
  await ask(world, null, 'checkDeck', { body: { deck: { list: '2x Deflection\n1x Gouvern the Unaligned\n' } } })
  await ask(world, null, 'rulesVersion')
}

async function players(): Promise<void> {
  const world = await openWorld()
  await ask(world, 'ann', 'makeKey', {
    body: { name: 'My phone', scopes: ['games:read', 'games:play'], expiresInDays: 30 },
  })
  const { keys } = json<{ keys: { id: string }[] }>(await ask(world, 'ann', 'listKeys'))
  await ask(world, 'ann', 'revokeKey', { params: { key: keys[0]!.id } })
  await ask(world, 'ann', 'subscribe', {
    body: {
      device: 'phone',
      endpoint: 'https://fcm.googleapis.com/fcm/send/an-example',
      keys: { p256dh: `B${'c'.repeat(86)}`, auth: 'a'.repeat(22) },
    },
  })
  await ask(world, 'ann', 'pushSubscriptions')
  await ask(world, 'ann', 'unsubscribe', { params: { device: 'phone' } })
  const { pendingMail: _, refusedMail: __, ...wishes } = json(await ask(world, 'ann', 'preferences'))
  await ask(world, 'ann', 'setPreferences', {
    body: { ...wishes, mail: 'ann@example.org', quietHours: { from: '22:30', to: '07:30' } },
  })
  const { pending } = (await world.store.reach('ann', world.service.clock())).wishes!
  await ask(world, 'ann', 'verifyMail', { body: { code: pending!.code } })
  await ask(world, 'ann', 'socketTicket')
  await ask(world, null, 'unsubscribePage')
  await ask(world, null, 'unsubscribeMail')
}

async function tables(): Promise<void> {
  const world = await openWorld()
  const made = json<{ id: string; joinCode: string }>(
    await ask(world, 'ann', 'createTable', {
      body: { name: 'Two of us', format: 'two-player', access: 'private', clock: { policy: 'brisk' } },
    }),
  )
  const table = { table: made.id }
  await ask(world, 'ben', 'tableByCode', { params: { code: made.joinCode } })
  await ask(world, 'ann', 'takeSeat', {
    params: table,
    body: { deck: 'ventrue', hours: { timeZone: 'Europe/Madrid', night: '23:30' } },
  })
  await world.as('ben').post(`/tables/${made.id}/seats`, { joinCode: made.joinCode })
  await ask(world, 'ben', 'sealDeck', { params: table, body: { deck: 'tremere' } })
  await ask(world, 'ann', 'sealedDeck', { params: table })
  const etag = (await ask(world, 'ann', 'table', { params: table })).headers.get('etag')!
  await ask(world, 'ann', 'changeTable', {
    params: table,
    body: { access: 'invited', invited: ['cal'], name: 'The two of us' },
    headers: { 'if-match': etag },
  })
  await ask(world, 'cal', 'declineInvitation', { params: table })
  await ask(world, 'ann', 'seatedReliability', { params: table })
  await ask(world, 'ann', 'myReliability')
  await ask(world, 'ben', 'leaveSeat', { params: { ...table, seat: '1' } })
  await world
    .as('ann')
    .send('PATCH', `/tables/${made.id}`, {
      body: { access: 'open' },
      headers: { 'if-match': (await world.as('ann').get(`/tables/${made.id}`)).headers.get('etag')! },
    })
  await world.as('ben').post(`/tables/${made.id}/seats`, { deck: 'tremere' })
  await ask(world, 'cal', 'listTables', { query: { status: 'open' } })
  await ask(world, 'ann', 'myTables')
  await ask(world, 'ann', 'startTable', { params: table })
  const other = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'Another' }))
  await ask(world, 'ann', 'cancelTable', { params: { table: other.id } })
}

async function game(): Promise<void> {
  const world = await nearlyOver(),
    params = { game: GAME }
  await ask(world, 'ann', 'me')
  await ask(world, 'ann', 'inbox')
  await ask(world, 'ann', 'game', { params })
  await ask(world, 'ann', 'prompt', { params, query: { explain: '1' } })
  const [first] = [await asked(world, GAME, ['ann', 'ben'])]
  await ask(world, 'ann', 'writeOrders', {
    params,
    body: {
      rules: [
        {
          id: 'small-bleeds',
          when: { window: ['blocks'], action: { kind: ['bleed'], againstMe: true, bleed: { lte: 1 } } },
          do: 'pass',
        },
      ],
      profile: 'normal',
    },
  })
  const bleed = first.prompt.options.find(option => option.id.startsWith('bleed'))!
  const { commandId } = json<{ commandId: string }>(
    await ask(world, first.player, 'command', { params, body: take(first.prompt, bleed) }),
  )
  await ask(world, first.player, 'commandOutcome', { params: { ...params, command: commandId } })
  await ask(world, 'ann', 'changes', { params, query: { since: '1' } })
  await ask(world, 'ann', 'log', { params, query: { limit: '2' } })
  await ask(world, 'ann', 'lastSeen', { params })
  await ask(world, 'ann', 'see', { params, body: { version: 1 } })
  await ask(world, 'ann', 'orders', { params })
  for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++) {
    const { caller, prompt } = await asked(world, GAME, ['ann', 'ben'])
    const again = prompt.options.find(option => option.id.startsWith('bleed'))
    await caller.post(`/games/${GAME}/commands`, again ? take(prompt, again) : defaultOf(prompt), `on-${i}`)
  }
  await ask(world, 'ben', 'previewOrders', {
    params,
    body: { rules: [{ id: 'never-block', when: { window: ['blocks'] }, do: 'pass' }] },
  })
  await ask(world, 'ann', 'result', { params })
  await ask(world, 'ann', 'marks', { params })
  await ask(world, 'ann', 'replay', { params, query: { ply: '1' } })
  await ask(world, 'ann', 'showCards', { params })
  await ask(world, 'ann', 'fairness', { params })
  await ask(world, 'ann', 'rematch', { params: { table: 'tbl_positioned' }, body: { seats: 'drawn' } })
  const sandbox = json<{ game: string }>(
    await ask(world, 'ann', 'openSandbox', {
      body: {
        name: 'A lesson',
        position: {
          settings: { format: 'two-player' },
          seats: [{ ready: [{ generic: {}, as: 'V1' }], hand: ['deflection'] }, { pool: 4 }],
        },
      },
    }),
  )
  await ask(world, 'ann', 'position', { params: { game: sandbox.game } })
}

async function clocks(): Promise<void> {
  const world = await openWorld(),
    game = await timed(world),
    params = { game }
  await untilWindow(world, game)
  const times = [{ day: 0, from: '20:00', minutes: 90, timeZone: 'Europe/Madrid' }]
  const until = new Date(Date.parse(world.service.clock()) + 48 * 3_600_000).toISOString()
  await ask(world, 'ann', 'setHours', { params, body: { timeZone: 'Europe/Madrid', night: '23:30' } })
  await ask(world, 'ann', 'setAvailability', { params, body: { times } })
  await ask(world, 'ann', 'availability', { params })
  await ask(world, 'ann', 'voteLive', { params, body: { times } })
  await ask(world, 'ann', 'votePause', { params, body: { until } })
  await ask(world, 'ann', 'withdrawPauseVote', { params })
  for (const player of ['ann', 'ben', 'cal', 'dee'])
    await world.as(player).post(`/games/${game}/pause`, { until }, `pause-${player}`)
  await ask(world, 'ann', 'voteResume', { params })
  await ask(world, 'eve', 'leaveGame', { params })
  await ask(world, 'zed', 'offerSeat', { params, body: { seat: 4 } })
  await ask(world, 'ann', 'substitute', { params, body: { seat: 4 } })
  await ask(world, 'eve', 'returnToGame', { params })
}

for (const scene of [service, players, tables, game, clocks]) await scene()
const written = Object.fromEntries(
  operationIds.flatMap(id => (examples[id] ? [[id, examples[id]]] : [])),
) satisfies Examples
const lines = Object.entries(written).map(([id, example]) => `  ${JSON.stringify(id)}: ${JSON.stringify(example)}`)
await writeFile(
  fileURLToPath(new URL('../../shared/api/examples.json', import.meta.url)),
  `{\n${lines.join(',\n')}\n}\n`,
)
console.log(`${lines.length} examples; none of ${operationIds.filter(id => !examples[id]).join(', ')}`)
