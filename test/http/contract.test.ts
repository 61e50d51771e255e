import { expect, it } from 'vitest'
import { retirementOf } from '../../functions/http/retirement.ts'
import { operationIds, routes, VERSION, type Route } from '../../shared/api/routes.ts'
import { asked } from './wire-prompts.ts'
import { openWorld, problemIn, startedGame } from './world.ts'

it('every reply says what is spoken, and who speaks something else is told so before anything happens', async () => {
  const world = await openWorld()
  const { game } = await startedGame(world)
  for (const path of ['/healthz', '/me', '/nowhere', `/games/${game}`, '/cards/deflection'])
    expect((await world.as('ann').get(path)).headers.get('vtes-version'), path).toBe(VERSION)
  expect((await world.as('ann').get('/me', { 'vtes-version': VERSION })).status).toBe(200)
  const before = JSON.stringify(await world.store.loadGame(game)),
    { caller, prompt } = await asked(world, game)
  const reply = await caller.send('POST', `/games/${game}/commands`, {
    headers: { 'idempotency-key': 'k', 'vtes-version': '2020-01-01' },
    body: { promptId: prompt.id, ...prompt.default },
  })
  expect(problemIn(reply)).toMatchObject({
    status: 400,
    code: 'invalid-request',
    errors: [{ path: 'Vtes-Version', code: 'unknown-version' }],
  })
  expect(JSON.stringify(await world.store.loadGame(game))).toBe(before)
  for (const path of ['/healthz', '/cards/deflection'])
    expect((await world.anonymous.get(path, { 'vtes-version': 'x' })).status).toBe(400)
})

it('what is not well formed is named, with what was expected there', async () => {
  const world = await openWorld()
  const errorsOf = async (body: unknown) => problemIn(await world.as('ann').post('/tables', body)).errors
  expect(await errorsOf({ name: 'T', bogus: 1, more: 2 })).toEqual(
    ['bogus', 'more'].map(path => ({ path, code: 'unrecognized_keys', message: 'There is no such field' })),
  )
  expect(await errorsOf({ name: 'T', clock: { policy: 'standard', banc: 3 } })).toEqual([
    { path: 'clock.banc', code: 'unrecognized_keys', message: 'There is no such field' },
  ])
  expect(await errorsOf({})).toMatchObject([
    { path: 'name', code: 'invalid_type', message: expect.stringContaining('string') as string },
  ])
  expect(await errorsOf({ name: 'T', format: 'six-player' })).toMatchObject([
    { path: 'format', message: expect.stringContaining('three-player') as string },
  ])
  // Of several forms, what the nearest of them lacks.
  const { game } = await startedGame(world)
  const orders = await world.as('ann').send('PUT', `/games/${game}/orders`, {
    body: { rules: [{ id: 'a', when: {}, do: { block: 'any', cap: { blod: 1 } } }] },
  })
  expect(problemIn(orders).errors).toContainEqual({
    path: 'rules.0.do.cap.blod',
    code: 'unrecognized_keys',
    message: 'There is no such field',
  })
})

it('what is going to be taken away says so for a year, and is gone when it said', () => {
  expect(retirementOf({})).toEqual({})
  expect(
    retirementOf({
      deprecated: { since: '2027-01-01T00:00:00Z', sunset: '2028-02-01T00:00:00Z', successor: '/me/inbox' },
    }),
  ).toEqual({
    Deprecation: '@1798761600',
    Sunset: 'Tue, 01 Feb 2028 00:00:00 GMT',
    Link: '</v1/me/inbox>; rel="successor-version"',
  })
  for (const id of operationIds) {
    const { deprecated }: Route = routes[id]
    if (!deprecated) continue
    expect(Date.parse(deprecated.sunset) - Date.parse(deprecated.since), id).toBeGreaterThanOrEqual(365 * 86_400_000)
    expect(Date.parse(deprecated.sunset), `${id} is past its day`).toBeGreaterThan(Date.now())
  }
})

it('a poll that finds nothing new is answered in few bytes, with what a cache and a poller need', async () => {
  const world = await openWorld(),
    { game } = await startedGame(world)
  const first = await world.as('ann').get(`/games/${game}`),
    { status, headers, text } = await world
      .as('ann')
      .get(`/games/${game}`, { 'if-none-match': first.headers.get('etag')! })
  expect([status, text]).toEqual([304, ''])
  for (const name of ['etag', 'cache-control', 'vary']) expect(headers.get(name), name).toBe(first.headers.get(name))
  expect([first.headers.get('content-language'), headers.get('content-language')]).toEqual(['en', null])
  expect(headers.get('poll-interval')).toBe('15')
  expect([...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('').length).toBeLessThan(235)
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
})
