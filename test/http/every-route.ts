import { routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import type { Example } from '../../shared/api/examples.ts'
import { asked, defaultOf, take } from './wire-prompts.ts'
import { GAME, nearlyOver } from './positioned.ts'
import { webhooks } from './scenes/webhooks.ts'
import { results } from './scenes/results.ts'
import { timed, untilWindow } from './timed.ts'
import { batches } from './scenes/batches.ts'
import { events } from './scenes/events.ts'
import { judges } from './scenes/judges.ts'
import { keptDecks, pages, queue } from './scenes/kept-and-found.ts'
import { personalData } from './scenes/personal-data.ts'
import { talk } from './scenes/talk.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import { json, type Caller, type Reply, type World } from './world.ts'

/** A request of each route that succeeds, and what came of it. */
export type Asked = Partial<Record<OperationId, Example>>

interface Asking {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}
export interface Scene {
  world: World
  ask: (player: string | Caller | null, id: OperationId, asking?: Asking) => Promise<Reply>
}

/** Calls every route with success, scene by scene, each in a world of its own. */
export async function callEveryRoute(open: () => Promise<World>): Promise<Asked> {
  const asked: Asked = {}
  for (const scene of [
    service,
    players,
    tables,
    game,
    agreements,
    clocks,
    events,
    judges,
    batches,
    results,
    webhooks,
    calendar,
    talk,
    keptDecks,
    pages,
    queue,
    personalData,
  ]) {
    const world = await open()
    await scene({ world, ask: (player, id, asking) => ask(world, asked, player, id, asking) })
  }
  return asked
}

async function ask(
  world: World,
  asked: Asked,
  player: string | Caller | null,
  id: OperationId,
  { params = {}, query, body, headers = {} }: Asking = {},
): Promise<Reply> {
  const route: Route = routes[id]
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
  const caller = player === null ? world.anonymous : typeof player === 'string' ? world.as(player) : player
  const reply = await caller.send(route.method, path + (query ? `?${new URLSearchParams(query)}` : ''), {
    headers: { ...(route.key && { 'idempotency-key': `example-${id}` }), ...headers },
    ...(body !== undefined && { body }),
  })
  if (reply.status >= 300) throw new Error(`${id} answered ${reply.status} ${reply.text}`)
  asked[id] ??= {
    ...(route.params && { params }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(reply.text !== '' && route.media === undefined && { reply: JSON.parse(reply.text) as unknown }),
    status: reply.status,
  }
  return reply
}

/** Who plays nowhere has a calendar all the same. */
async function calendar({ ask }: Scene): Promise<void> {
  const { token } = json<{ token: string }>(await ask('ann', 'makeCalendar'))
  await ask(null, 'calendar', { query: { token } })
  await ask('ann', 'dropCalendar')
}

async function service({ ask }: Scene): Promise<void> {
  await ask(null, 'health')
  await ask(null, 'cards', { query: { name: 'deflection' } })
  await ask(null, 'card', { params: { card: 'deflection' } })
  await ask(null, 'checkDeck', { body: { deck: { list: '2x Deflection\n1x Gouvern the Unaligned\n' } } })
  await ask(null, 'rulesVersion')
  await ask(null, 'document')
}

async function players({ ask, world }: Scene): Promise<void> {
  await ask('ann', 'makeKey', {
    body: { name: 'My phone', scopes: ['games:read', 'games:play'], expiresInDays: 30 },
  })
  const { keys } = json<{ keys: { id: string }[] }>(await ask('ann', 'listKeys'))
  await ask('ann', 'revokeKey', { params: { key: keys[0]!.id } })
  await ask('ann', 'subscribe', {
    body: {
      device: 'phone',
      endpoint: 'https://fcm.googleapis.com/fcm/send/an-example',
      keys: PUSH_KEYS,
    },
  })
  await ask('ann', 'pushSubscriptions')
  await ask('ann', 'unsubscribe', { params: { device: 'phone' } })
  const { pendingMail: _, refusedMail: __, ...wishes } = json(await ask('ann', 'preferences'))
  await ask('ann', 'setPreferences', {
    body: { ...wishes, mail: 'ann@example.org', quietHours: { from: '22:30', to: '07:30' } },
  })
  const { pending } = (await world.store.reach('ann', world.service.clock())).wishes!
  await ask('ann', 'verifyMail', { body: { code: pending!.code } })
  await ask('ann', 'socketTicket')
  await ask(null, 'unsubscribePage')
  await ask(null, 'unsubscribeMail')
}

async function tables({ ask, world }: Scene): Promise<void> {
  const made = json<{ id: string; joinCode: string }>(
    await ask('ann', 'createTable', {
      body: { name: 'Two of us', format: 'two-player', access: 'private', clock: { policy: 'brisk' } },
    }),
  )
  const table = { table: made.id }
  await ask('ben', 'tableByCode', { params: { code: made.joinCode } })
  await ask('ann', 'takeSeat', {
    params: table,
    body: { deck: 'ventrue', hours: { timeZone: 'Europe/Madrid', night: '23:30' } },
  })
  await world.as('ben').post(`/tables/${made.id}/seats`, { joinCode: made.joinCode })
  await ask('ben', 'sealDeck', { params: table, body: { deck: 'tremere' } })
  await ask('ann', 'sealedDeck', { params: table })
  const etag = (await ask('ann', 'table', { params: table })).headers.get('etag')!
  await ask('ann', 'changeTable', {
    params: table,
    body: { access: 'invited', invited: ['cal'], name: 'The two of us' },
    headers: { 'if-match': etag },
  })
  await ask('cal', 'declineInvitation', { params: table })
  await ask('ann', 'seatedReliability', { params: table })
  await ask('ann', 'myReliability')
  await ask('ben', 'leaveSeat', { params: { ...table, seat: '1' } })
  await world.as('ann').send('PATCH', `/tables/${made.id}`, {
    body: { access: 'open' },
    headers: { 'if-match': (await world.as('ann').get(`/tables/${made.id}`)).headers.get('etag')! },
  })
  await world.as('ben').post(`/tables/${made.id}/seats`, { deck: 'tremere' })
  await ask('cal', 'listTables', { query: { status: 'open' } })
  await ask('ann', 'myTables')
  await ask('ann', 'startTable', { params: table })
  const other = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'Another' }))
  await ask('ann', 'cancelTable', { params: { table: other.id } })
}

async function game({ ask, world }: Scene): Promise<void> {
  await nearlyOver({ world })
  const params = { game: GAME }
  await ask('ann', 'me')
  await ask('ann', 'inbox')
  await ask('ann', 'game', { params })
  await ask('ann', 'prompt', { params, query: { explain: '1' } })
  const [first] = [await asked(world, GAME, ['ann', 'ben'])]
  await ask('ann', 'writeOrders', {
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
    await ask(first.player, 'command', { params, body: take(first.prompt, bleed) }),
  )
  await ask(first.player, 'commandOutcome', { params: { ...params, command: commandId } })
  await ask('ann', 'changes', { params, query: { since: '1' } })
  await ask('ann', 'log', { params, query: { limit: '2' } })
  await ask('ann', 'lastSeen', { params })
  await ask('ann', 'see', { params, body: { version: 1 } })
  await ask('ann', 'orders', { params })
  for (let i = 0; i < 30 && !(await world.store.loadGame(GAME))!.state.result; i++) {
    const { caller, prompt } = await asked(world, GAME, ['ann', 'ben'])
    const again = prompt.options.find(option => option.id.startsWith('bleed'))
    await caller.post(`/games/${GAME}/commands`, again ? take(prompt, again) : defaultOf(prompt), `on-${i}`)
  }
  await ask('ben', 'previewOrders', {
    params,
    body: { rules: [{ id: 'never-block', when: { window: ['blocks'] }, do: 'pass' }] },
  })
  await ask('ann', 'result', { params })
  await ask('ann', 'marks', { params })
  await ask('ann', 'replay', { params, query: { ply: '1' } })
  await ask('ann', 'showCards', { params })
  await ask('ann', 'shownDecks', { params })
  await ask('ann', 'fairness', { params })
  await ask('ann', 'rematch', { params: { table: 'tbl_positioned' }, body: { seats: 'drawn' } })
  const sandbox = json<{ game: string }>(
    await ask('ann', 'openSandbox', {
      body: {
        name: 'A lesson',
        position: {
          settings: { format: 'two-player' },
          seats: [{ ready: [{ generic: {}, as: 'V1' }], hand: ['deflection'] }, { pool: 4 }],
        },
      },
    }),
  )
  await ask('ann', 'position', { params: { game: sandbox.game } })
}

async function agreements({ ask, world }: Scene): Promise<void> {
  const game = await timed(world, { tournament: { agreements: true } })
  const params = { game }
  await ask('ann', 'voteConcession', { params, body: { to: 1 } })
  await ask('ann', 'answerDraw', { params, body: { agrees: true } })
}

async function clocks({ ask, world }: Scene): Promise<void> {
  const game = await timed(world)
  const params = { game }
  await untilWindow(world, game)
  const times = [{ day: 0, from: '20:00', minutes: 90, timeZone: 'Europe/Madrid' }]
  const until = new Date(Date.parse(world.service.clock()) + 48 * 3_600_000).toISOString()
  await ask('ann', 'setHours', { params, body: { timeZone: 'Europe/Madrid', night: '23:30' } })
  await ask('ann', 'setAvailability', { params, body: { times } })
  await ask('ann', 'availability', { params })
  await ask('ann', 'voteLive', { params, body: { times } })
  await ask('ann', 'votePause', { params, body: { until } })
  await ask('ann', 'withdrawPauseVote', { params })
  for (const player of ['ann', 'ben', 'cal', 'dee'])
    await world.as(player).post(`/games/${game}/pause`, { until }, `pause-${player}`)
  await ask('ann', 'voteResume', { params })
  await ask('eve', 'leaveGame', { params })
  await ask('zed', 'offerSeat', { params, body: { seat: 4 } })
  await ask('ann', 'substitute', { params, body: { seat: 4 } })
  await ask('eve', 'returnToGame', { params })
}
