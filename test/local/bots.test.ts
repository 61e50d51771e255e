import { afterEach, expect, test } from 'vitest'
import type { ApiEvent } from '../../functions/local/api-event.ts'
import { startBots, type Bots } from '../../functions/local/bots.ts'
import { openFrontDoor, type FrontDoor } from '../../functions/local/front-door.ts'

const GAME = 'gam_12345678'
const effect = { key: 'x', params: {}, text: 'x' }
const prompt = (id: string): object => ({
  id,
  game: GAME,
  seat: 1,
  ask: effect,
  deadline: null,
  options: [{ id: 'bleed:1', kind: 'act', effect }],
  default: { optionId: 'pass' },
  then: [],
})
const json = (statusCode: number, body: object): object => ({
  statusCode,
  headers: { 'content-type': statusCode < 400 ? 'application/json' : 'application/problem+json' },
  body: JSON.stringify(body),
})
const problem = (status: number, code: string, more: object = {}): object =>
  json(status, {
    type: `urn:praxis:problem:${code}`,
    code,
    title: code,
    status,
    instance: '/',
    traceId: 't',
    safeToRetry: status >= 500,
    recorded: false,
    ...more,
  })

interface Sent {
  key: string | undefined
  promptId: string
  optionId: string
}
let door: FrontDoor | undefined
let bots: Bots | undefined
afterEach(async () => {
  await bots?.stop()
  await door?.close()
})

/** An API with one bot at one table, which is asked `first` and answered as `reply` says. */
async function play(
  first: string | null,
  reply: (sent: Sent, count: number) => object,
): Promise<{ sent: Sent[]; troubles: string[]; asked: string[]; ask: (id: string) => void }> {
  const sent: Sent[] = []
  const troubles: string[] = []
  const asked: string[] = []
  let open = first
  const handler = (event: ApiEvent): object => {
    const who = event.headers.authorization ?? ''
    if (event.rawPath === '/v1/tables')
      return json(200, {
        tables: [
          {
            seats: [
              { name: 'you', bot: false },
              { name: 'Ada', bot: true },
            ],
          },
        ],
        cursor: null,
      })
    if (event.rawPath === '/v1/me/inbox') {
      asked.push(who)
      const owed =
        open === null ? [] : [{ game: GAME, name: 'g', seat: 1, version: 1, deadline: null, prompt: prompt(open) }]
      open = null
      return json(200, { owed })
    }
    if (event.rawPath !== `/v1/games/${GAME}/commands` || event.requestContext.http.method !== 'POST')
      throw new Error(`A bot asks for ${event.rawPath}`)
    const body = JSON.parse(event.body ?? '') as Omit<Sent, 'key'>
    sent.push({ key: event.headers['idempotency-key'], promptId: body.promptId, optionId: body.optionId })
    return reply(sent.at(-1)!, sent.length)
  }
  door = await openFrontDoor({ port: 0, handler })
  bots = startBots({
    url: door.url,
    token: async player => `token-of-${player}`,
    seed: 1,
    pollMs: 60_000,
    onTrouble: what => troubles.push(what),
  })
  return { sent, troubles, asked, ask: id => void (open = id) }
}
const accepted = (next: string | null): object =>
  json(200, { commandId: 'c', accepted: true, version: 2, events: [], prompt: next === null ? null : prompt(next) })
const until = async (done: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !done(); i++) await new Promise(resolve => setTimeout(resolve, 10))
  expect(done()).toBe(true)
}

test('a bot is found at its table, asks with its own token, and goes on from the prompt in each reply', async () => {
  const { sent, asked } = await play('p1', ({ promptId }) => accepted(promptId === 'p1' ? 'p2' : null))
  await until(() => sent.length === 2)
  expect(sent).toEqual([
    { key: 'choice:p1', promptId: 'p1', optionId: 'bleed:1' },
    { key: 'choice:p2', promptId: 'p2', optionId: 'bleed:1' },
  ])
  expect(new Set(asked)).toEqual(new Set(['Bearer token-of-bot-ada']))
})

test('it repeats an answer whose reply was lost under the same key', async () => {
  const { sent } = await play('p1', (_, count) => (count < 3 ? problem(500, 'internal') : accepted(null)))
  await until(() => sent.length === 3)
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['choice:p1']))
})

test('it takes the new prompt when its own is stale', async () => {
  const { sent } = await play('p1', ({ promptId }) =>
    promptId === 'p1' ? problem(409, 'stale-prompt', { version: 3, prompt: prompt('p9') }) : accepted(null),
  )
  await until(() => sent.length === 2)
  expect(sent.map(({ promptId }) => promptId)).toEqual(['p1', 'p9'])
})

test('it gives the default when its choice is refused, and says so', async () => {
  const { sent, troubles } = await play('p1', ({ optionId }) =>
    optionId === 'pass' ? accepted(null) : problem(422, 'illegal-option'),
  )
  await until(() => sent.length === 2)
  expect(sent[1]).toEqual({ key: 'default:p1', promptId: 'p1', optionId: 'pass' })
  expect(troubles).toEqual(['bot-ada may not answer p1 with its choice, bleed:1'])
})

test('it looks again when it is woken, long before its next poll', async () => {
  const { sent, asked, ask } = await play(null, () => accepted(null))
  await until(() => asked.length === 1)
  ask('p1')
  bots?.wake()
  await until(() => sent.length === 1)
})
