import { describe, expect, it } from 'vitest'
import { ended, enter, held, move } from '../desk/events/held.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import { json, problemIn, type Reply, type World } from '../http/world.ts'
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
})
