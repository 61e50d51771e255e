import { beforeAll, describe, expect, it } from 'vitest'
import { operationIds, routes, type OperationId, type Route } from '../../shared/api/routes.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { Store } from '../../functions/store/port.ts'
import { absent } from './full-world.ts'
import { json, openWorld, problemIn, startedGame, type Reply, type World } from './world.ts'

/**
 * A game that one may not see is like one that does not exist: in every byte of the answer, and in what is asked of the
 * store for it, which takes the time.
 */
let world: World,
  calls: string[] = []
let hidden: Record<'game' | 'due' | 'sandbox' | 'table', string>

const counted = (store: Store): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, method]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => {
        calls.push(name)
        return method(...args)
      },
    ]),
  ) as unknown as Store

beforeAll(async () => {
  world = await openWorld({ store: counted(openMemoryStore()) })
  const { game: due } = await startedGame(world, 'Long ago')
  world.pass(100)
  const { game } = await startedGame(world, 'Now')
  const sandbox = json<{ game: string }>(
    await world.as('ann').post('/sandbox', {
      position: {
        seats: [
          { pool: 12, library: ['deflection'] },
          { pool: 9, library: ['deflection'] },
        ],
        settings: { format: 'two-player', cards: 'fifth-edition' },
      },
    }),
  ).game
  const table = json<{ id: string }>(await world.as('ann').post('/tables', { name: 'Private', access: 'private' })).id
  hidden = { game, due, sandbox, table }
})

const BODIES: Partial<Record<OperationId, unknown>> = {
  see: { version: 1 },
  writeOrders: { rules: [] },
  previewOrders: { rules: [] },
  changeTable: { name: 'Mine' },
  sealDeck: { deck: 'ventrue' },
  rematch: {},
  takeSeat: { deck: 'ventrue' },
  command: { promptId: 'prm_1_0_0', optionId: 'pass' },
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
  noteTicket: { text: 'It is locked.' },
  appealTicket: { text: 'It was unlocked.' },
  closeTicket: { answer: 'No.', reason: 'It is locked.' },
  ruleOnGame: { ruling: { kind: 'extend', seat: 0, hours: 2 }, reason: 'A long question.', expectedVersion: 1 },
}
const NO_TICKET = `tkt_${'Z'.repeat(22)}`
const QUERIES: Partial<Record<OperationId, string>> = { changes: 'since=0', replay: 'ply=1' }

async function ask(
  id: OperationId,
  of: { game?: string; table?: string },
  query = QUERIES[id] ?? '',
): Promise<{ reply: Reply; called: string[] }> {
  const route: Route = routes[id],
    values: Record<string, string> = {
      game: of.game ?? '',
      table: of.table ?? '',
      seat: '0',
      command: 'a-command',
      ticket: NO_TICKET,
      saying: '1',
    }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x') + (query && `?${query}`)
  calls = []
  const reply = await world.as('zed').send(route.method, path, {
    headers: route.key ? { 'idempotency-key': 'the-same' } : {},
    ...(BODIES[id] !== undefined && { body: BODIES[id] }),
  })
  return { reply, called: calls }
}
const told = (reply: Reply): unknown => {
  const { traceId: _, instance: __, ...problem } = problemIn(reply)
  return [reply.status, problem, [...reply.headers].filter(([name]) => name !== 'trace-id')]
}
async function expectAlike(
  id: OperationId,
  one: Parameters<typeof ask>[1],
  none: Parameters<typeof ask>[1],
  query?: string,
): Promise<void> {
  const there = await ask(id, one, query),
    nowhere = await ask(id, none, query)
  expect(there.reply.status).toBe(404)
  expect(told(there.reply)).toEqual(told(nowhere.reply))
  expect(there.called).toEqual(nowhere.called)
  expect(there.called.length).toBeGreaterThan(0)
  expect(there.reply.text.length - (one.game ?? one.table)!.length).toBe(
    nowhere.reply.text.length - (none.game ?? none.table)!.length,
  )
}

const ofGames = operationIds.filter(id => routes[id].path.includes('{game}') && routes[id].access !== 'public')
const ofTables = operationIds.filter(id => routes[id].path.includes('{table}') && routes[id].access !== 'public')
/** Tables that are open to all may be seen, and with them that a seat stands open. */
const offers: OperationId = 'offerSeat'

describe('a game of others', () => {
  it.each(ofGames.filter(id => id !== offers))(
    'is not there for %s, whether its deadline has passed or not',
    async id => {
      for (const game of [hidden.game, hidden.due])
        await expectAlike(id, { game }, { game: absent(game) }, id === 'position' ? 'view=seat' : undefined)
    },
  )

  it('is left alone by who may not see it: what is due there waits for somebody who may', async () => {
    const { state } = (await world.store.loadGame(hidden.due))!
    await ask('prompt', { game: hidden.due })
    expect((await world.store.loadGame(hidden.due))!.state.version).toBe(state.version)
    expect((await world.as('ann').get(`/games/${hidden.due}`)).status).toBe(200)
    expect((await world.store.loadGame(hidden.due))!.state.version).toBeGreaterThan(state.version)
  })
})

describe('a sandbox of somebody else', () => {
  it.each(ofGames)('is not there for %s', async id => {
    await expectAlike(id, { game: hidden.sandbox }, { game: absent(hidden.sandbox) })
    const looks = routes[id].access === 'viewer' && id !== 'position'
    if (looks)
      await expectAlike(
        id,
        { game: hidden.sandbox },
        { game: absent(hidden.sandbox) },
        [QUERIES[id], 'view=spectator'].filter(Boolean).join('&'),
      )
  })

  it('is not there to be watched', async () => {
    const ticket = async (game: string): Promise<[unknown, string[]]> => {
      calls = []
      const reply = await world.as('zed').send('POST', `/me/socket-tickets?watch=${game}`)
      return [told(reply), calls]
    }
    expect(await ticket(hidden.sandbox)).toEqual(await ticket(absent(hidden.sandbox)))
  })
})

describe('a private table', () => {
  it.each(ofTables)('is not there for %s', async id => {
    await expectAlike(id, { table: hidden.table }, { table: absent(hidden.table) })
  })
})
