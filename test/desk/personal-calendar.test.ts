import { beforeEach, describe, expect, it } from 'vitest'
import { json, openWorld, problemIn, startedGame, type World } from '../http/world.ts'
import { dealt, ended, enter, good, held, names, seat } from './events/held.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

interface Made {
  token: string
  path: string
}
const make = async (player: string): Promise<Made> => good<Made>(await world.as(player).post('/me/calendar', undefined))
type Entry = Record<string, string>
const read = async ({ path }: Made): Promise<Entry[]> => {
  const reply = await world.anonymous.get(path.slice('/v1'.length))
  expect(reply.status, reply.text).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  return reply.text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(one => Object.fromEntries(one.split('\r\n').map(line => line.split(/:(.*)/s).slice(0, 2))) as Entry)
}
const summaries = async (made: Made): Promise<string[]> => (await read(made)).map(one => one['SUMMARY']!)

describe('the token of a calendar', () => {
  it('is its owner’s, for a calendar and nothing else, and cannot be made by a key', async () => {
    const { token } = await make('ann')
    const headers = { authorization: `Bearer ${token}` }
    expect((await world.request('GET', '/me', { headers })).status).toBe(401)
    const key = json<{ key: string }>(
      await world.as('ann').post('/me/keys', { name: 'K', scopes: ['games:read', 'tables:write'] }),
    ).key
    const byKey = { authorization: `Bearer ${key}` }
    for (const method of ['POST', 'DELETE'])
      expect(problemIn(await world.request(method, '/me/calendar', { headers: byKey })).code).toBe('insufficient-scope')
    expect(await read(await make('ann'))).toEqual([])
  })

  it('is worth nothing once another was made, or it was taken back', async () => {
    const first = await make('ann')
    const second = await make('ann')
    const others = await make('ben')
    expect(second.token).not.toBe(first.token)
    const statusOf = async ({ path }: Made): Promise<number> =>
      (await world.anonymous.get(path.slice('/v1'.length))).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    for (const again of [1, 2])
      expect((await world.as('ann').send('DELETE', '/me/calendar')).status, String(again)).toBe(204)
    expect([await statusOf(second), await statusOf(others)]).toEqual([404, 200])
    expect((await world.as('zed').send('DELETE', '/me/calendar')).status).toBe(204)
  })

  it('that was made up, or bent, is refused alike', async () => {
    const { token } = await make('ann')
    const [who = '', secret = ''] = token.split('.')
    const ben = Buffer.from('ben').toString('base64url')
    for (const bent of [`${who}.${'A'.repeat(32)}`, `${ben}.${secret}`, `AA.${secret}`])
      expect(problemIn(await world.anonymous.get(`/me/calendar.ics?token=${bent}`)).code, bent).toBe('not-found')
    for (const none of ['', '?token=', '?token=x', `?token=${token}x`, `?token=${who}`])
      expect((await world.anonymous.get(`/me/calendar.ics${none}`)).status, none).toBe(400)
    expect(JSON.stringify(await world.store.deskItems('PLAYER#ann', { prefix: '' }))).not.toContain(secret)
  })
})

describe('a calendar', () => {
  it('has one’s own limits, as the inbox says them, and those of nobody else', async () => {
    const { game } = await startedGame(world, 'Friday, table')
    const owed = async (player: string) =>
      good<{ owed: { deadline: string; prompt: { id: string } }[] }>(await world.as(player).get('/me/inbox')).owed
    const people = ['ann', 'ben', 'cal', 'dee', 'eve']
    for (const player of people) {
      const asked = await owed(player)
      const entries = await read(await make(player))
      expect(entries.map(({ UID, SUMMARY, DTSTART }) => [UID, SUMMARY, DTSTART])).toEqual(
        asked.map(({ deadline, prompt }) => [
          `${game}-${prompt.id}@praxis`,
          'Your answer is due: Friday\\, table',
          deadline.replaceAll(/[-:]|\.\d+/g, ''),
        ]),
      )
    }
    expect((await Promise.all(people.map(owed))).flat().length).toBeGreaterThan(0)
    expect(await read(await make('zed'))).toEqual([])
  })

  it('has the rounds of an event one plays in, and speaks one’s language', async () => {
    const event = await held(world, { rounds: 1, roundHours: 240, answerWithinHours: 336 })
    await enter(world, event, names(5))
    const made = await make('p1')
    expect(await read(made)).toMatchObject([
      { UID: `${event}-begins@praxis`, SUMMARY: 'Autumn begins', DTSTART: '20270310T120000Z' },
    ])
    await seat(world, event)
    const { tables } = await dealt(world, event, 1)
    const entries = (await read(made)).filter(({ UID }) => UID!.startsWith(event))
    const { settings } = (await world.store.loadGame(tables[0]!.game!))!.state
    const limit = settings.timeLimit!.endsAt.replaceAll(/[-:]|\.\d+/g, '')
    expect(entries).toMatchObject([
      { UID: `${event}-round-1@praxis`, SUMMARY: 'Autumn\\, round 1', DTEND: limit },
      { UID: `${event}-round-1-limit@praxis`, SUMMARY: 'Autumn\\, round 1: time is up', DTSTART: limit },
    ])
    const { pendingMail: _, refusedMail: __, ...wishes } = good(await world.as('p1').get('/me/preferences'))
    good(await world.as('p1').send('PUT', '/me/preferences', { body: { ...wishes, language: 'it' } }))
    expect(await summaries(made)).toEqual(expect.arrayContaining(['Autumn\\, round 1: il tempo è scaduto']))
    // Who holds it plays none of them.
    expect(await read(await make('olga'))).toEqual([])
    await ended(world, tables[0]!.game!, [5, 0, 0, 0, 0])
    expect((await read(made)).filter(({ UID }) => UID!.startsWith(event))).toEqual([])
  })

  it('says when it is one’s turn to choose a seat in the final, and no other’s', async () => {
    const event = await held(world, { rounds: 1 })
    await enter(world, event, names(5))
    await seat(world, event)
    const { tables } = await dealt(world, event, 1)
    await ended(world, tables[0]!.game!, [2, 1, 1, 1, 0])
    good(await world.as('olga').post(`/events/${event}/rounds/1/close`, undefined))
    const opened = good<{ due: string; finalists: { name: string }[] }>(
      await world.as('olga').post(`/events/${event}/final`, undefined),
    )
    const bySeed = opened.finalists.map(({ name }) => name.toLowerCase())
    for (const [at, player] of bySeed.entries())
      expect(await read(await make(player))).toMatchObject(
        at === 4
          ? [{ SUMMARY: 'Autumn\\, final: choose your seat', DTSTART: opened.due.replaceAll(/[-:]|\.\d+/g, '') }]
          : [],
      )
    good(await world.as(bySeed[4]!).post(`/events/${event}/final/placements`, { end: 'right' }))
    expect(await summaries(await make(bySeed[3]!))).toEqual(['Autumn\\, final: choose your seat'])
    expect(await read(await make(bySeed[4]!))).toEqual([])
  })
})
