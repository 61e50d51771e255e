import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { asked, defaultOf, everything, take, type Asked, type WirePrompt, type WireReply } from './wire-prompts.ts'
import { token } from './tokens.ts'
import { json, openWorld, PLAYERS, problemIn, startedGame, type Reply, type Sending, type World } from './world.ts'

let world: World
let game: string
let table: string
let turn: Asked
let stale: WirePrompt
let other: string

/** A game some moves on, in which one seat is asked and has an older question behind it. */
beforeAll(async () => {
  world = await openWorld()
  ;({ game, table } = await startedGame(world))
  other = (await startedGame(world, 'Another')).game
  for (let i = 0; i < 60; i++) {
    const { player, caller, prompt } = await asked(world, game)
    const option = prompt.options[i % prompt.options.length]!
    const { prompt: next } = json<WireReply>(await caller.post(`/games/${game}/commands`, take(prompt, option)))
    if (i > 20 && next?.options.some(one => one.slots)) {
      stale = prompt
      turn = { player, caller, prompt: next }
      return
    }
  }
  throw new Error('No position of the wanted kind came up')
})

const idle = (): string => PLAYERS.find(player => player !== turn.player)!
const path = (): string => `/games/${game}/commands`

/** Sends it and finds that it has changed nothing: not what is stored, not a version, not anybody's view. */
async function harmless(send: () => Promise<Reply>): Promise<Reply> {
  const before = await everything(world, game)
  const reply = await send()
  expect(await everything(world, game)).toEqual(before)
  return reply
}

const withSlots = (): WirePrompt['options'][number] => turn.prompt.options.find(option => option.slots)!
const body = (fields: Record<string, unknown> = {}): unknown => ({ ...defaultOf(turn.prompt), ...fields })
const args = (fields: Record<string, unknown>): unknown => ({
  promptId: turn.prompt.id,
  optionId: withSlots().id,
  args: fields,
})
const slot = (): string => withSlots().slots![0]!.name
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('a command that is not well formed', () => {
  const cases: [string, number, string, () => Sending][] = [
    ['empty', 400, 'invalid-request', () => ({ raw: '' })],
    ['malformed', 400, 'invalid-request', () => ({ raw: '{"promptId": ' })],
    ['not UTF-8', 400, 'invalid-request', () => ({ raw: new Uint8Array([0x7b, 0xff, 0x7d]) })],
    ['not an object', 400, 'invalid-request', () => ({ body: [] })],
    ['null', 400, 'invalid-request', () => ({ raw: 'null' })],
    ['nothing in it', 400, 'invalid-request', () => ({ body: {} })],
    ['an unknown field', 400, 'invalid-request', () => ({ body: body({ extra: 1 }) })],
    ...['seat', 'version', 'rng', 'winner', 'pool', 'ownerId', 'byDefault', 'isJudge'].map(
      (field): [string, number, string, () => Sending] => [
        `a field it may not set: ${field}`,
        400,
        'invalid-request',
        () => ({ body: body({ [field]: 1 }) }),
      ],
    ),
    ['a prompt of the wrong type', 400, 'invalid-request', () => ({ body: body({ promptId: 7 }) })],
    ['an option of the wrong type', 400, 'invalid-request', () => ({ body: body({ optionId: ['pass'] }) })],
    ['an option far too long', 400, 'invalid-request', () => ({ body: body({ optionId: 'x'.repeat(500) }) })],
    ['args that are a list', 400, 'invalid-request', () => ({ body: body({ args: [] }) })],
    ['an arg that is an object of words', 400, 'invalid-request', () => ({ body: body({ args: { a: { b: 'c' } } }) })],
    ['an arg that is a fraction', 400, 'invalid-request', () => ({ body: body({ args: { amount: 0.5 } }) })],
    ['an arg that is negative', 400, 'invalid-request', () => ({ body: body({ args: { amount: -1 } }) })],
    [
      'a line without a condition',
      400,
      'invalid-request',
      () => ({ body: body({ then: [{ window: 'declined', do: 'pass' }] }) }),
    ],
    [
      'a window nobody knows',
      400,
      'invalid-request',
      () => ({ body: body({ then: [{ window: 'nap', when: 'unchanged', do: 'pass' }] }) }),
    ],
    [
      'facts without their values',
      400,
      'invalid-request',
      () => ({ body: body({ when: { same: ['bleed', 'target'], was: [1] } }) }),
    ],
    ['a version of the wrong type', 400, 'invalid-request', () => ({ body: body({ expectedVersion: '1' }) })],
    [
      'a __proto__',
      400,
      'invalid-request',
      () => ({ raw: JSON.stringify(body()).replace('{', '{"__proto__":{"admin":true},') }),
    ],
    [
      'a __proto__ among the args',
      400,
      'invalid-request',
      () => ({ raw: `{"promptId":"${turn.prompt.id}","optionId":"x","args":{"__proto__":[1]}}` }),
    ],
    [
      'a constructor',
      400,
      'invalid-request',
      () => ({ raw: JSON.stringify(body()).replace('{', '{"constructor":{"prototype":{"admin":true}},') }),
    ],
    ['nine levels deep', 400, 'invalid-request', () => ({ raw: `{"args":${deep(8)}}` })],
    ['four thousand levels deep', 400, 'invalid-request', () => ({ raw: deep(4000) })],
    ['17 KB', 413, 'body-too-large', () => ({ body: body({ optionId: 'x'.repeat(17 * 1024) }) })],
    ['a length that is a lie', 413, 'body-too-large', () => ({ body: body(), headers: { 'content-length': '99999' } })],
    [
      'not called JSON',
      415,
      'unsupported-media-type',
      () => ({ body: body(), headers: { 'content-type': 'text/plain' } }),
    ],
    [
      'a form',
      415,
      'unsupported-media-type',
      () => ({ raw: 'promptId=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ],
  ]
  it.each(cases)('%s: %i %s', async (_, status, code, sending) => {
    const { headers, ...rest } = sending()
    const reply = await harmless(() =>
      turn.caller.send('POST', path(), { ...rest, headers: { 'idempotency-key': 'bad', ...headers } }),
    )
    expect(problemIn(reply)).toMatchObject({ status, code, safeToRetry: false, recorded: false })
  })

  it('tells where it is wrong without repeating what was sent', async () => {
    const problem = problemIn(await turn.caller.post(path(), body({ promptId: 7, extra: 'secret-word' })))
    expect(problem.errors!.map(error => error.path)).toContain('promptId')
    expect(JSON.stringify(problem)).not.toContain('secret-word')
  })
})

describe('a command that the rules refuse', () => {
  const cases: [string, number, string, () => [string, unknown]][] = [
    ["someone else's prompt", 409, 'stale-prompt', () => [idle(), body()]],
    [
      'a prompt with the seat rewritten',
      409,
      'stale-prompt',
      () => [
        idle(),
        body({ promptId: turn.prompt.id.replace(/\d+$/, String(PLAYERS.indexOf(idle() as (typeof PLAYERS)[number]))) }),
      ],
    ],
    ['a prompt that is gone', 409, 'stale-prompt', () => [turn.player, defaultOf(stale)]],
    ['a prompt nobody was ever asked', 409, 'stale-prompt', () => [turn.player, body({ promptId: 'prm_999_999_9' })]],
    ['an option that is not on offer', 422, 'illegal-option', () => [turn.player, body({ optionId: 'bleed:9999' })]],
    ['an option of the machine', 422, 'illegal-option', () => [turn.player, body({ optionId: 'toString' })]],
    [
      'a slot left empty',
      422,
      'illegal-args',
      () => [turn.player, { promptId: turn.prompt.id, optionId: withSlots().id }],
    ],
    ['a slot too full', 422, 'illegal-args', () => [turn.player, args({ [slot()]: 99_999 })]],
    ['a slot of another type', 422, 'illegal-args', () => [turn.player, args({ [slot()]: ['x'] })]],
    [
      'a slot that is not there',
      422,
      'illegal-args',
      () => [turn.player, args({ [slot()]: withSlots().slots![0]!.default, more: 1 })],
    ],
    [
      'a line for a window that does not follow',
      422,
      'illegal-args',
      () => [turn.player, body({ then: [{ window: 'prevent', when: 'unchanged', do: 'pass' }] })],
    ],
  ]
  it.each(cases)('%s: %i %s', async (_, status, code, made) => {
    const [player, sent] = made()
    const reply = await harmless(() => world.as(player).post(path(), sent, 'refused'))
    expect(problemIn(reply)).toMatchObject({ status, code, safeToRetry: false, recorded: false })
  })

  it('leaves its key free: the same key may carry the right answer', async () => {
    const fresh = await openWorld()
    const started = await startedGame(fresh)
    const { caller, prompt } = await asked(fresh, started.game)
    expect(
      (await caller.post(`/games/${started.game}/commands`, { ...defaultOf(prompt), optionId: 'nonsense' }, 'k'))
        .status,
    ).toBe(422)
    expect((await caller.post(`/games/${started.game}/commands`, defaultOf(prompt), 'k')).status).toBe(200)
  })
})

describe('a request for what is not there', () => {
  it.each([
    '/games/gam_unknown1',
    '/games/x',
    `/games/${'y'.repeat(3000)}`,
    '/games/gam_unknown1/prompt',
    '/games/gam_unknown1/log',
    '/tables/tbl_unknown1',
    '/tables/..%2f',
    '/nowhere',
    '/games/gam_unknown1/nothing',
  ])('%s: 404', async unknown => {
    expect(problemIn(await harmless(() => turn.caller.get(unknown))).code).toBe('not-found')
  })
  it('an unknown command, and one of another player: 404', async () => {
    const stored = (await world.store.event(game, 2))!
    const key = stored.command.id.split(':')[1]!
    const stranger = PLAYERS.find(player => player !== stored.command.by)!
    expect((await world.as(stored.command.by).get(`${path()}/${key}`)).status).toBe(200)
    for (const [player, command] of [
      [stranger, key],
      [stored.command.by, 'never'],
      [stored.command.by, 'x'.repeat(300)],
    ] as const) {
      expect(problemIn(await world.as(player).get(`${path()}/${command}`)).code).toBe('not-found')
    }
  })
  it('a method that is not there: 405', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const reply = await harmless(() => turn.caller.send(method, `/games/${game}`))
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET'])
    }
    expect((await turn.caller.send('GET', path(), { headers: { 'x-http-method-override': 'POST' } })).status).toBe(405)
  })
  it('an answer in the wrong game: 409', async () => {
    expect(
      problemIn(await harmless(() => turn.caller.post(`/games/${other}/commands`, body({ promptId: 'prm_1_999_0' }))))
        .status,
    ).toBe(409)
  })
  it.each(['?view=judge', '?x=1', '?view=seat&pool=2'])('a query nobody knows, %s: 400', async query => {
    expect(problemIn(await turn.caller.get(`/games/${game}${query}`)).code).toBe('invalid-request')
  })
  it.each([
    'log?limit=0',
    'log?limit=101',
    'log?limit=x',
    'log?cursor=!',
    'changes',
    'changes?since=-1',
    'changes?since=1.5',
    'changes?since=1e99',
    'prompt?explain=yes',
  ])('%s: 400', async query => {
    expect(problemIn(await turn.caller.get(`/games/${game}/${query}`)).code).toBe('invalid-request')
  })
})

describe('a request without a good token', () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const cases: [string, () => Promise<string | undefined>][] = [
    ['none', async () => undefined],
    ['not a bearer', async () => `Basic ${Buffer.from('ann:ann').toString('base64')}`],
    ['empty', async () => 'Bearer '],
    ['garbage', async () => 'Bearer abc.def.ghi'],
    ['expired', async () => `Bearer ${await token(turn.player, { claims: { exp: 1 } })}`],
    ['for another audience', async () => `Bearer ${await token(turn.player, { claims: { aud: 'x' } })}`],
    [
      'unsigned',
      async () => `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${(await token(turn.player)).split('.')[1]}.`,
    ],
    [
      'HS256',
      async () =>
        `Bearer ${await token(turn.player, { header: { alg: 'HS256' }, key: new TextEncoder().encode('k'.repeat(32)) })}`,
    ],
    [
      'signed and altered',
      async () => {
        const [head, , signature] = (await token('zed')).split('.')
        return `Bearer ${head}.${part({ sub: turn.player })}.${signature}`
      },
    ],
  ]
  it.each(cases)('%s: 401', async (_, make) => {
    const authorization = await make()
    const headers = { 'idempotency-key': 'x', ...(authorization !== undefined && { authorization }) }
    const reply = await harmless(() => world.request('POST', path(), { body: body(), headers }))
    expect(problemIn(reply)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('that lacks the scope: 403, naming it', async () => {
    const headers = {
      'idempotency-key': 'x',
      authorization: `Bearer ${await token(turn.player, { claims: { scope: 'games:read' } })}`,
    }
    const reply = await harmless(() => world.request('POST', path(), { body: body(), headers }))
    expect(problemIn(reply)).toMatchObject({ status: 403, code: 'insufficient-scope', scope: 'games:play' })
    expect((await world.request('GET', `/games/${game}`, { headers })).status).toBe(200)
  })
})

describe('any body whatever', () => {
  const paths = (): [string, string][] => [
    ['POST', path()],
    ['POST', '/tables'],
    ['POST', `/tables/${table}/seats`],
    ['POST', `/tables/${table}/start`],
  ]
  const json = fc.jsonValue({ maxDepth: 9 })
  const nearly = fc.record(
    {
      promptId: fc.oneof(fc.constantFrom('@prompt', 'prm_1_1_0'), fc.string(), json),
      optionId: fc.oneof(fc.constantFrom('pass', 'end-phase', 'take-back', '@option'), fc.string(), json),
      args: fc.oneof(
        fc.dictionary(
          fc.string(),
          fc.oneof(fc.nat(), fc.array(fc.nat()), fc.array(fc.string()), fc.dictionary(fc.string(), fc.nat())),
        ),
        json,
      ),
      when: json,
      then: fc.array(json),
      expectedVersion: fc.oneof(fc.integer(), json),
      deck: json,
      bot: json,
      name: json,
    },
    { requiredKeys: [] },
  )

  it('is answered with a reply or a problem, never a fault of ours', async () => {
    let n = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearly, json), fc.nat(3), fc.constantFrom(...PLAYERS), async (made, at, player) => {
        const [method, where] = paths()[at]!
        const raw = JSON.stringify(made)
          .replace('"@prompt"', JSON.stringify(turn.prompt.id))
          .replace('"@option"', JSON.stringify(withSlots().id))
        const reply = await world.as(player).send(method, where, { raw, headers: { 'idempotency-key': `fuzz-${n++}` } })
        expect(reply.status, raw).toBeLessThan(500)
      }),
      { numRuns: 400, seed: 1 },
    )
  })

  it('and any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(3), async (raw, at) => {
        const [method, where] = paths()[at]!
        expect(
          (await turn.caller.send(method, where, { raw, headers: { 'idempotency-key': 'bytes' } })).status,
        ).toBeLessThan(500)
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})
