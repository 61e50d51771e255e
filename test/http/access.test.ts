import { beforeAll, describe, expect, it } from 'vitest'
import { operationIds, problemsOf, routes, scopes, type OperationId, type Route } from '../../shared/api/routes.ts'
import { asked, defaultOf } from './wire-prompts.ts'
import { token } from './tokens.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type Caller, type Reply, type World } from './world.ts'

let world: World
let game: string
let table: string
let command: string
let prompt: Record<string, unknown>
let played: string

/** Zed plays elsewhere, so what is asked is whether the games are kept apart, not only whether one plays at all. */
beforeAll(async () => {
  world = await openWorld()
  ;({ game, table } = await startedGame(world))
  const zeds = json<{ id: string }>(
    await world.as('zed').post('/tables', { name: 'Elsewhere', format: 'two-player' }),
  ).id
  for (const player of ['zed', 'ann']) await world.as(player).post(`/tables/${zeds}/seats`, { deck: 'ventrue' })
  await world.as('zed').post(`/tables/${zeds}/start`, undefined)
  const first = await asked(world, game)
  played = first.player
  command = json<{ commandId: string }>(
    await first.caller.post(`/games/${game}/commands`, defaultOf(first.prompt), 'first'),
  ).commandId
  prompt = defaultOf((await asked(world, game)).prompt)
})

const BODIES: Partial<Record<OperationId, unknown>> = {
  see: { version: 1 },
  writeOrders: { rules: [] },
  previewOrders: { rules: [] },
  createTable: { name: 'Mine' },
  changeTable: { name: 'Mine' },
  sealDeck: { deck: 'ventrue' },
  rematch: {},
  takeSeat: { deck: 'ventrue' },
  checkDeck: { deck: 'ventrue' },
  nearestDeck: { deck: 'ventrue' },
  setHours: { timeZone: 'Europe/Lisbon', night: '23:00' },
  votePause: { until: '2027-02-01T00:00:00.000Z' },
  setAvailability: { times: [] },
  voteConcession: { to: 1 },
  answerDraw: { agrees: true },
  voteLive: { times: [] },
  offerSeat: { seat: 0 },
  substitute: { seat: 0 },
  callJudge: { question: 'May he?' },
  say: { words: 'Hello.' },
  seeTalk: { n: 1 },
  muteSeats: { seats: [] },
  silenceSeats: { seats: [] },
  hideSaying: { hidden: true },
  markDeal: { mark: 'made' },
  reportSaying: { why: 'Rude.' },
}
let sent = 0

async function call(
  caller: Caller,
  id: OperationId,
  { of = game, query = '' }: { of?: string; query?: string } = {},
): Promise<Reply> {
  const route: Route = routes[id]
  const values: Record<string, string> = { game: of, table, seat: '0', command, card: 'deflection', saying: '1' }
  const since = id === 'changes' ? 'since=0' : id === 'replay' ? 'ply=1' : ''
  const search = [query, since].filter(Boolean).join('&')
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!) + (search && `?${search}`)
  const headers = route.key ? { 'idempotency-key': `access-${sent++}` } : {}
  const body = id === 'command' ? prompt : BODIES[id]
  return caller.send(route.method, path, { headers, ...(body !== undefined && { body }) })
}

const having = (...access: Route['access'][]): OperationId[] =>
  operationIds.filter(id => access.includes(routes[id].access))
/** Tables that are open to all are seen by all. What their host does at the game is for who sits or keeps order there. */
const ofGame = (id: OperationId): boolean => routes[id].path.startsWith('/games/{game}')
const shape = (reply: Reply): unknown => {
  const { traceId, instance, ...problem } = problemIn(reply)
  const headers = [...reply.headers].filter(([name]) => name !== 'trace-id')
  return [reply.status, problem, typeof traceId, typeof instance, headers]
}

describe('without a token', () => {
  it.each(having('signed-in', 'host', 'seat', 'viewer'))('%s is 401', async id => {
    expect(problemIn(await call(world.anonymous, id)).status).toBe(401)
  })
  it.each(having('public'))('%s is open', async id => {
    const { status } = await call(world.anonymous, id)
    // Of a league or an event that nobody has heard of there is nothing; what embeds names an address, and a calendar its token.
    const nobodys = ['league', 'seasonStandings', 'embedEvent'].includes(id)
    expect(status).toBe(nobodys ? 404 : ['oembed', 'calendar'].includes(id) ? 400 : 200)
  })
})

describe('to somebody who plays elsewhere', () => {
  it.each([...having('seat', 'viewer'), ...having('host').filter(ofGame)])(
    '%s says that there is no such game, exactly as if there were none',
    async id => {
      const hidden = await call(world.as('zed'), id)
      const missing = await call(world.as('zed'), id, { of: 'gam_0123456789abcdefghijkl' })
      expect(hidden.status).toBe(404)
      expect(shape(hidden)).toEqual(shape(missing))
    },
  )
  it.each(having('viewer'))('%s shows what is public, when asked for that', async id => {
    const reply = await call(world.as('zed'), id, { query: 'view=spectator' })
    if (id === 'result') return expect(reply.status).toBe(404)
    expect(reply.status).toBe(200)
    const hidden = await hiddenKeys()
    for (const key of hidden) expect(reply.text).not.toContain(`"key":"${key}"`)
  })
  it.each(having('host').filter(id => !ofGame(id)))('%s is forbidden', async id => {
    expect(problemIn(await call(world.as('zed'), id)).code).toBe('forbidden')
  })
  it.each(having('signed-in'))('%s does as it says', async id => {
    const reply = await call(world.as('zed'), id)
    if (reply.status >= 400) expect(problemsOf(routes[id])).toContain(problemIn(reply).code)
  })
})

describe('to another seat of the game', () => {
  it.each(having('seat', 'viewer'))('%s shows no other hand', async id => {
    for (const player of PLAYERS) {
      const reply = await call(world.as(player), id, routes[id].access === 'viewer' ? { query: 'view=seat' } : {})
      const hidden = await hiddenKeys(player)
      for (const key of hidden) expect(reply.text, `${id} ${player}`).not.toContain(`"key":"${key}"`)
      if (id === 'commandOutcome') expect(reply.status).toBe(player === played ? 200 : 404)
    }
  })
})

describe('with a token that lacks the scope', () => {
  it.each(operationIds.filter(id => routes[id].scope !== null))('%s is 403, and names the scope', async id => {
    const others = Object.keys(scopes)
      .filter(scope => scope !== routes[id].scope)
      .join(' ')
    const authorization = `Bearer ${await token('ann', { claims: { scope: others } })}`
    const caller: Caller = {
      ...world.anonymous,
      send: (method, path, sending = {}) =>
        world.request(method, path, { ...sending, headers: { ...sending.headers, authorization } }),
    }
    expect(problemIn(await call(caller, id))).toMatchObject({
      status: 403,
      code: 'insufficient-scope',
      scope: routes[id].scope,
    })
  })
})

/** Keys of cards that only others may see, and that nothing public shows. */
async function hiddenKeys(viewer?: string): Promise<string[]> {
  const { state } = (await world.store.loadGame(game))!
  const own = viewer === undefined ? -1 : PLAYERS.indexOf(viewer as (typeof PLAYERS)[number])
  const shown = new Set(
    state.seats
      .flatMap((seat, at) => [...seat.ash, ...seat.inPlay, ...(at === own ? [...seat.hand, ...seat.uncontrolled] : [])])
      .map(id => state.cards[id]!.key),
  )
  return [...new Set(state.cards.map(card => card.key))].filter(key => !shown.has(key))
}

it('what is looked for would be found: every player does see their own hand', async () => {
  const { state } = (await world.store.loadGame(game))!
  for (const [seat, player] of PLAYERS.entries()) {
    const view = (await world.as(player).get(`/games/${game}`)).text
    for (const id of state.seats[seat]!.hand) expect(view).toContain(`"key":"${state.cards[id]!.key}"`)
    expect((await hiddenKeys(player)).length).toBeGreaterThan(20)
  }
})

it('no answer carries the secret of a game', async () => {
  const stored = (await world.store.loadGame(game))!
  for (const player of [...PLAYERS, 'zed']) {
    for (const id of operationIds) {
      if (routes[id].method !== 'GET') continue
      const reply = await call(
        world.as(player),
        id,
        player === 'zed' && routes[id].access === 'viewer' ? { query: 'view=spectator' } : {},
      )
      expect(reply.text).not.toContain(stored.secret)
    }
  }
  expect(stored.commitment).not.toBe(stored.secret)
})

it('every answer says how it may be kept and is marked against sniffing and framing', async () => {
  for (const id of operationIds) {
    const { headers } = await call(world.as('ann'), id)
    expect(headers.get('x-content-type-options'), id).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('trace-id')).toMatch(/^[0-9a-f]{24}$/)
    expect(headers.get('cache-control')).toMatch(
      routes[id].access === 'public' ? /public|no-store/ : /^private, no-store$/,
    )
  }
})
