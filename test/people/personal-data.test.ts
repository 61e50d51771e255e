import { compactVerify, createLocalJWKSet, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { reportEvent } from '../../functions/desk/report.ts'
import type { ResultPayload } from '../../functions/desk/results/payload.ts'
import { payloadIn } from '../../functions/desk/results/signer.ts'
import { createLog } from '../../functions/logging/log.ts'
import { byTime, telling } from '../desk/ended-games.ts'
import { dealt, ended, enter, good, held, move, seal, seat } from '../desk/events/held.ts'
import { asked, defaultOf } from '../http/wire-prompts.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import { DECKS, json, openWorld, PLAYERS, problemIn, type Reply, type World } from '../http/world.ts'
import { table } from './table-of-talk.ts'

interface Exported {
  player: string
  preferences: { mail: string | null }
  devices: unknown[]
  keys: unknown[]
  games: { game: string; called: string | null; over: boolean }[]
  sayings: { text: string }[]
  events: { event: string; veknId: string | null }[]
  stays: { what: string; text: string }[]
}
const exported = async (world: World, player: string): Promise<Exported> =>
  json<Exported>(await world.as(player).get('/me/export'))
const erase = (world: World, player: string, query = '?confirm=erase'): Promise<Reply> =>
  world.as(player).send('DELETE', `/me${query}`)

/** Somebody with something of everything, whose game is over. */
async function somebody(): Promise<{ world: World; game: string; event: string; key: string }> {
  const at = await table()
  const { world, game } = at,
    ben = world.as('ben')
  await at.say('ben', { words: 'I live at 1 Example Street' })
  await at.say('ann', { words: 'And I do not' })
  await at.at('ben', 'POST', '/2/report', { why: 'A secret of mine' })
  await at.at('ben', 'PUT', '/muted', { seats: [3] })
  const { pendingMail: _, refusedMail: __, ...wishes } = json(await ben.get('/me/preferences'))
  await ben.send('PUT', '/me/preferences', { body: { ...wishes, mail: 'ben@example.org' } })
  const { code } = (await world.store.reach('ben', world.service.clock())).wishes!.pending!
  await ben.post('/me/mail-verification', { code })
  await ben.post('/me/push-subscriptions', {
    device: 'phone',
    endpoint: 'https://fcm.googleapis.com/fcm/send/ben',
    keys: PUSH_KEYS,
  })
  const { key } = json<{ key: string }>(await ben.post('/me/keys', { name: 'Phone', scopes: ['games:read'] }))
  const event = await held(world)
  await enter(world, event, ['ben'])
  await move(world, event, 'cancelled')
  await ended(world, game, [3, 1, 1, 0, 0])
  return { world, game, event, key }
}

describe('what is kept of a person', () => {
  it('is theirs to have in one document, and nobody else’s', async () => {
    const { world, game, event } = await somebody()
    expect(await exported(world, 'ben')).toMatchObject({
      player: 'ben',
      preferences: { mail: 'ben@example.org' },
      devices: [{ device: 'phone', service: 'fcm.googleapis.com' }],
      keys: [{ name: 'Phone' }],
      games: [{ game, called: 'Ben', over: true }],
      sayings: [{ text: 'I live at 1 Example Street' }],
      events: [{ event, name: 'Ben' }],
    })
    const other = await world.as('cal').get('/me/export')
    for (const theirs of ['Example Street', 'ben@example.org', 'Phone']) expect(other.text).not.toContain(theirs)
    expect(json<Exported>(await world.as('ben').get('/me/export', { 'accept-language': 'it' })).stays[0]!.text).toMatch(
      /^Le mosse/,
    )
  })

  it('is erased: name, addresses, devices, keys, talk; the others keep their record, with a mark', async () => {
    const { world, game, event, key } = await somebody()
    const before = (await world.store.loadGame(game))!
    const events = JSON.stringify(await world.store.events(game, { after: 0, limit: 1000 }))
    const reply = await erase(world, 'ben')
    expect(reply.status, reply.text).toBe(200)
    const { called, stays } = json<{ called: string; stays: { what: string }[] }>(reply)
    expect(called).toMatch(/^erased-\w{6}$/)
    expect(stays.map(({ what }) => what)).toEqual(['games', 'results', 'records', 'backups'])

    // Nothing leads to them any more.
    expect((await world.bearing(key).get('/me')).status).toBe(401)
    expect(await exported(world, 'ben')).toMatchObject({
      preferences: { mail: null },
      devices: [],
      keys: [],
      games: [],
      sayings: [],
      events: [],
    })
    // Others read on: the seat has a mark, the line has no words, the deeds are as they were.
    const after = (await world.store.loadGame(game))!
    expect(after.players.map(({ name }) => name)).toEqual(['Ann', called, 'Cal', 'Dee', 'Eve'])
    expect({ ...after, players: before.players }).toEqual(before)
    expect(JSON.stringify(await world.store.events(game, { after: 0, limit: 1000 }))).toBe(events)
    for (const path of ['', '/result', '/log', '/replay?ply=1', '/talk']) {
      const seen = await world.as('ann').get(`/games/${game}${path}`)
      expect(seen.status, path).toBe(200)
      expect(seen.text, path).not.toMatch(/"Ben"|Example Street/)
    }
    const { sayings } = json<{ sayings: object[] }>(await world.as('ann').get(`/games/${game}/talk`))
    expect(sayings).toMatchObject([
      { n: 1, name: called, text: null, withheld: 'erased' },
      { n: 2, text: 'And I do not' },
    ])
    expect((await world.as('ann').get(`/games/${game}/talk/reports`)).text).not.toContain('Ben')
    const kept = JSON.stringify(await world.store.deskItems(`TALK#${game}`, { prefix: '' }))
    expect(kept).not.toMatch(/"ben"|Ben|Example Street/)
    expect(kept).toContain('And I do not')
    expect((await world.as('olga').get(`/events/${event}/players`)).text).not.toContain('Ben')
    // Once more it changes nothing, and they may begin anew.
    expect((await erase(world, 'ben')).status).toBe(200)
    expect((await world.as('ben').post('/tables', { name: 'Anew' })).status).toBe(201)
  })

  it('is not erased by chance, by a key, by a league, or out of a game, a table or an event that goes on', async () => {
    const { world, game } = await table()
    expect(problemIn(await erase(world, 'ben', '')).code).toBe('invalid-request')
    expect(problemIn(await erase(world, 'ben', '?confirm=yes')).code).toBe('invalid-request')
    const { key } = json<{ key: string }>(
      await world.as('ben').post('/me/keys', { name: 'Phone', scopes: ['games:read', 'games:play'] }),
    )
    for (const [method, path] of [
      ['DELETE', '/me?confirm=erase'],
      ['GET', '/me/export'],
    ] as const)
      expect(problemIn(await world.bearing(key).send(method, path)).code).toBe('insufficient-scope')
    expect(problemIn(await erase(world, 'ben')).code).toBe('still-seated')
    await world.as('zed').post('/tables', { name: 'Open' })
    expect(problemIn(await erase(world, 'zed')).code).toBe('still-seated')
    await enter(world, await held(world), ['yve'])
    expect(problemIn(await erase(world, 'yve')).code).toBe('still-seated')
    expect((await world.store.loadGame(game))!.players[1]!.name).toBe('Ben')
    expect((await world.as('ben').get('/me/keys')).text).toContain('Phone')
  })

  it('is exported and erased after a game of an event, which the others verify as before', async () => {
    const { world, event, game } = await playedInEvent()
    const ben = await exported(world, 'ben')
    expect(ben.games).toMatchObject([{ game, called: 'Ben', over: true }])
    expect(ben.events).toMatchObject([{ event, name: 'Ben', veknId: NUMBER.ben }])
    const before = await verified(world, event, game)
    const stored = async (): Promise<string> =>
      JSON.stringify(
        (await world.store.deskItems(`EVENT#${event}`, { prefix: '' })).filter(
          ({ name }) => !name.startsWith('RESULT#'),
        ),
      )
    expect(await stored()).toMatch(/Ben.*3190002|3190002.*Ben/)
    const reply = await erase(world, 'ben')
    expect(reply.status, reply.text).toBe(200)
    const { called } = json<{ called: string }>(reply)

    // The signature holds, of the same bytes, with the name as it was signed; what chance came from opens as before.
    const after = await verified(world, event, game)
    expect(after.jws).toBe(before.jws)
    expect(payloadIn<ResultPayload>(after.jws).players.map(({ name }) => name)).toContain('Ben')
    expect(after.fairness).toBe(before.fairness)
    // The game is replayed move by move, and the seat is called by the mark.
    expect(after.plies).toEqual(before.plies.map(ply => ply.replaceAll('Ben', called)))
    expect(after.plies.length).toBeGreaterThan(5)
    // Nothing that the event keeps names them or has their number; that of others stays.
    expect(await stored()).not.toMatch(/Ben|3190002/)
    expect(await stored()).toMatch(/Ann.*3190001|3190001.*Ann/)
    expect(await stored()).toContain(called)
    // Who sends again what was done once is answered without the name; nothing is done twice.
    const again = await world.as('ben').post(`/events/${event}/registration`, { veknId: NUMBER.ben }, 'in-ben')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(again.text).not.toMatch(/Ben|3190002/)
  })
})

const NUMBER = { ann: '3190001', ben: '3190002', cal: '3190003', dee: '3190004', eve: '3190005' } as const

/** Five with numbers play the one round of an event, whose result is signed; then the event is over. */
async function playedInEvent(): Promise<{ world: World; event: string; game: string }> {
  const world = await openWorld()
  const event = await held(world, { rounds: 1, final: false })
  for (const [at, player] of PLAYERS.entries()) {
    const body = { veknId: NUMBER[player] }
    good(await world.as(player).post(`/events/${event}/registration`, body, `in-${player}`))
    good(await seal(world, event, player, DECKS[at]))
  }
  await seat(world, event)
  const game = (await dealt(world, event, 1)).tables[0]!.game!
  for (let n = 0; n < 6; n++) {
    const { caller, prompt } = await asked(world, game)
    good(await caller.post(`/games/${game}/commands`, defaultOf(prompt), `move-${n}`))
  }
  const told = telling(world.service, game)
  await byTime(told)
  const over = await told.game()
  for (const one of await world.store.events(game, { after: 0, limit: 100 }))
    await reportEvent({ ...world.service, log: createLog(() => undefined) }, over, one)
  good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
  good(await move(world, event, 'finished'))
  return { world, event, game }
}

/** What ann can check of a game: its signed result, by the public keys; what chance came from; every move again. */
async function verified(
  world: World,
  event: string,
  game: string,
): Promise<{ jws: string; fairness: string; plies: string[] }> {
  const { results } = json<{ results: { jws: string }[] }>(await world.anonymous.get(`/results?event=${event}`))
  const { keys } = json<{ keys: JWK[] }>(await world.anonymous.get('/keys'))
  const { jws } = results[0]!
  await compactVerify(jws, createLocalJWKSet({ keys }))
  const fairness = good<object>(await world.as('ann').get(`/games/${game}/fairness`))
  const plies: string[] = []
  for (let ply = 1; ; ply++) {
    const reply = await world.as('ann').get(`/games/${game}/replay?ply=${ply}`)
    if (reply.status !== 200) break
    plies.push(reply.text)
  }
  return { jws, fairness: JSON.stringify(fairness), plies }
}
