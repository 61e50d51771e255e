import { beforeEach, describe, expect, it } from 'vitest'
import { unsubscribeToken } from '../../functions/notify/wishes.ts'
import { wishesOf } from '../notify/house.ts'
import { PUSH_KEYS } from '../support/push-keys.ts'
import { json, openWorld, problemIn, type Reply, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const CHANNELS = {
  prompt: { push: true, mail: true },
  reminder: { push: true, mail: false },
  gameOver: { push: false, mail: true },
  invitation: { push: true, mail: true },
}
const usual = (changes: object = {}): object => ({
  language: 'en',
  timeZone: 'Europe/Madrid',
  quietHours: { from: '22:30', to: '07:00' },
  digestAt: ['19:00', '08:00', '19:00'],
  mail: null,
  channels: CHANNELS,
  ...changes,
})
const put = (player: string, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
  world.as(player).send('PUT', '/me/preferences', { body, headers })
const keys = PUSH_KEYS
const subscription = (device: string, changes: object = {}): object => ({
  device,
  endpoint: `https://fcm.googleapis.com/fcm/send/${device}`,
  expirationTime: null,
  keys,
  ...changes,
})
const post = (player: string, path: string, body?: object): Promise<Reply> =>
  world.as(player).send('POST', path, { ...(body && { body }) })
const wishes = async (player: string) => (await world.store.reach(player, world.service.clock())).wishes!

describe('preferences', () => {
  it('are the usual ones until somebody says otherwise, and then exactly those', async () => {
    const before = await world.as('ann').get('/me/preferences')
    expect(json(before)).toMatchObject({
      language: 'en',
      timeZone: 'UTC',
      quietHours: null,
      mail: null,
      pendingMail: null,
    })
    const set = await put('ann', usual())
    expect(set.status).toBe(200)
    const after = await world.as('ann').get('/me/preferences')
    expect(json(after)).toEqual({
      ...usual(),
      channels: { ...CHANNELS, talk: { push: false, mail: false } },
      digestAt: ['08:00', '19:00'],
      profile: 'careful',
      pendingMail: null,
      refusedMail: null,
    })
    expect(after.text).toBe(set.text)
    expect(after.headers.get('etag')).toBe(set.headers.get('etag'))
    expect((await world.as('ann').get('/me/preferences', { 'if-none-match': after.headers.get('etag')! })).status).toBe(
      304,
    )
    expect(json(await world.as('ben').get('/me/preferences'))).toEqual(json(before))
  })

  it('are not written over unread, where one says so', async () => {
    const etag = (await world.as('ann').get('/me/preferences')).headers.get('etag')!
    expect((await put('ann', usual(), { 'if-match': etag })).status).toBe(200)
    expect(problemIn(await put('ann', usual({ language: 'fr' }), { 'if-match': etag })).code).toBe('version-mismatch')
    expect(json(await world.as('ann').get('/me/preferences'))).toMatchObject({ language: 'en' })
  })

  it.each<[string, object]>([
    ['an unknown zone', { timeZone: 'Mars/Olympus' }],
    ['a made-up time', { digestAt: ['24:00'] }],
    ['no time at all', { digestAt: [] }],
    ['an unknown language', { language: 'tlh' }],
    ['an unknown field', { isAdmin: true }],
    ['an address that is none', { mail: 'ann' }],
    ['a header in an address', { mail: 'ann@example.org\r\nBcc: all@example.org' }],
    ['a channel too few', { channels: { prompt: { push: true, mail: true } } }],
  ])('refuse %s, and change nothing', async (_, change) => {
    await put('ann', usual())
    const before = await wishes('ann')
    expect(problemIn(await put('ann', usual(change))).code).toBe('invalid-request')
    expect(await wishes('ann')).toEqual(before)
  })
})

describe('talk at a table', () => {
  it('wakes nobody who has not asked for it, and a client that knows nothing of it leaves it as it is', async () => {
    const talkOf = (reply: Reply): unknown => json<{ channels: { talk: unknown } }>(reply).channels.talk
    expect(talkOf(await world.as('ann').get('/me/preferences'))).toEqual({ push: false, mail: false })
    const talk = { push: true, mail: false }
    expect(talkOf(await put('ann', usual({ channels: { ...CHANNELS, talk } })))).toEqual(talk)
    expect(talkOf(await put('ann', usual({ language: 'fr' })))).toEqual(talk)
    const before = await wishes('ann')
    for (const wrong of [true, null, { push: true }, { push: 1, mail: false }, { ...talk, sms: true }])
      expect(problemIn(await put('ann', usual({ channels: { ...CHANNELS, talk: wrong } }))).code).toBe(
        'invalid-request',
      )
    expect(await wishes('ann')).toEqual(before)
  })

  it('is off for who said what they wish before there was talk', async () => {
    await world.store.saveWishes(wishesOf('ann'))
    const { channels } = json<{ channels: Record<string, unknown> }>(await world.as('ann').get('/me/preferences'))
    expect(channels).toEqual({ ...wishesOf('ann').channels, talk: { push: false, mail: false } })
  })
})

describe('what seats begin a game with', () => {
  it('is to be careful until another is chosen, and stays where a request says nothing of it', async () => {
    await put('ann', usual())
    expect((await wishes('ann')).profile).toBeUndefined()
    expect(json(await put('ann', usual({ profile: 'normal' })))).toMatchObject({ profile: 'normal' })
    expect(json(await put('ann', usual({ language: 'it' })))).toMatchObject({ profile: 'normal', language: 'it' })
    for (const profile of ['away', 'learner', 'none', null])
      expect(problemIn(await put('ann', usual({ profile }))).code).toBe('invalid-request')
    expect(json(await world.as('ann').get('/me/preferences'))).toMatchObject({ profile: 'normal' })
  })

  it('is changed only by who may write orders', async () => {
    const made = json<{ key: string }>(
      await world
        .as('ann')
        .post('/me/keys', { name: 'of notices', scopes: ['notices:write', 'games:read'], expiresInDays: 30 }),
    )
    const by = (body: object): Promise<Reply> =>
      world.request('PUT', '/me/preferences', { body, headers: { authorization: `Bearer ${made.key}` } })
    expect((await by(usual({ profile: 'careful' }))).status).toBe(200)
    expect(problemIn(await by(usual({ profile: 'normal' })))).toMatchObject({
      status: 403,
      code: 'insufficient-scope',
      scope: 'orders:write',
    })
    await put('ann', usual({ profile: 'normal' }))
    expect((await by(usual({ profile: 'normal', language: 'fr' }))).status).toBe(200)
    expect(problemIn(await by(usual({ profile: 'careful' }))).code).toBe('insufficient-scope')
  })
})

describe('an address', () => {
  it('is mailed a code, and taken when that is given back', async () => {
    expect(json(await put('ann', usual({ mail: 'ann@example.org' })))).toMatchObject({
      mail: null,
      pendingMail: 'ann@example.org',
    })
    const { pending } = await wishes('ann')
    expect(pending!.code).toMatch(/^\d{6}$/)
    const [due] = await world.store.dueOutgoing(world.service.clock(), 10)
    expect(due).toMatchObject({ player: 'ann', id: expect.stringMatching(/^mail#code#/) as string })
    expect((await world.as('ann').get('/me/preferences')).text).not.toContain(pending!.code)
    expect(
      problemIn(await post('ann', '/me/mail-verification', { code: pending!.code === '000000' ? '000001' : '000000' }))
        .code,
    ).toBe('wrong-code')
    expect(json(await post('ann', '/me/mail-verification', { code: pending!.code }))).toMatchObject({
      mail: 'ann@example.org',
      pendingMail: null,
    })
    expect(problemIn(await post('ann', '/me/mail-verification', { code: pending!.code })).code).toBe('wrong-code')
  })

  it('stays in use until another has proved itself', async () => {
    await put('ann', usual({ mail: 'ann@example.org' }))
    await post('ann', '/me/mail-verification', { code: (await wishes('ann')).pending!.code })
    expect(json(await put('ann', usual({ mail: 'new@example.org' })))).toMatchObject({
      mail: 'ann@example.org',
      pendingMail: 'new@example.org',
    })
    expect(json(await put('ann', usual({ mail: 'ann@example.org' })))).toMatchObject({
      mail: 'ann@example.org',
      pendingMail: null,
    })
    expect(json(await put('ann', usual({ mail: null })))).toMatchObject({ mail: null })
  })

  it('cannot be guessed into: five tries, an hour, and nobody else’s code', async () => {
    await put('ann', usual({ mail: 'ann@example.org' }))
    await put('ben', usual({ mail: 'ben@example.org' }))
    const { code } = (await wishes('ann')).pending!
    for (let i = 0; i < 5; i++)
      await post('ann', '/me/mail-verification', { code: String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0') })
    expect(problemIn(await post('ann', '/me/mail-verification', { code })).code).toBe('wrong-code')
    world.pass(1)
    expect(
      problemIn(await post('ben', '/me/mail-verification', { code: (await wishes('ben')).pending!.code })).code,
    ).toBe('wrong-code')
    expect((await wishes('ann')).mail).toBeNull()
  })

  it('cannot be used to flood a stranger: a repeated wish sends nothing again, and five codes a day are all', async () => {
    for (let i = 0; i < 3; i++) await put('ann', usual({ mail: 'stranger@example.org' }))
    expect((await wishes('ann')).codesSent).toHaveLength(1)
    const outcomes: number[] = []
    for (let i = 0; i < 8; i++) {
      world.pass(0.1)
      outcomes.push((await put('ann', usual({ mail: `stranger${i}@example.org` }))).status)
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    expect(await world.store.dueOutgoing('9999', 20)).toHaveLength(5)
  })
})

describe('the way out of mails', () => {
  const unsubscribe = (method: string, token: string): Promise<Reply> =>
    world.request(method, `/mail/unsubscribe?token=${token}`)
  const known = async (): Promise<string> => {
    await put('ann', usual({ mail: 'ann@example.org' }))
    await post('ann', '/me/mail-verification', { code: (await wishes('ann')).pending!.code })
    return unsubscribeToken(await wishes('ann'), 'ann@example.org')
  }

  it('is one post, needs nobody signed in, and works once for all', async () => {
    const token = await known()
    expect((await unsubscribe('GET', token)).text).toContain('<form method="post">')
    expect((await wishes('ann')).mail).toBe('ann@example.org')
    const reply = await world.request('POST', `/mail/unsubscribe?token=${token}`, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.status).toBe(200)
    expect((await wishes('ann')).mail).toBeNull()
  })

  it('says the same to a token that is none, and changes nothing by it', async () => {
    const token = await known()
    const [player, signature] = token.split('.')
    const forged = [
      `${Buffer.from('ben').toString('base64url')}.${signature}`,
      `${player}.${'A'.repeat(32)}`,
      `${player}.`,
      'nonsense',
      '',
      Buffer.from('nobody').toString('base64url'),
    ]
    for (const one of forged) expect((await unsubscribe('POST', one)).status).toBe(200)
    expect((await wishes('ann')).mail).toBe('ann@example.org')
    expect((await unsubscribe('POST', forged[1]!)).text).toBe((await unsubscribe('POST', token)).text)
  })

  it('of an old mail does nothing to a new address', async () => {
    const token = await known()
    await put('ann', usual({ mail: 'new@example.org' }))
    await post('ann', '/me/mail-verification', { code: (await wishes('ann')).pending!.code })
    await unsubscribe('POST', token)
    expect((await wishes('ann')).mail).toBe('new@example.org')
  })
})

describe('push subscriptions', () => {
  it('are kept by device, and nobody else’s are shown', async () => {
    expect((await post('ann', '/me/push-subscriptions', subscription('phone'))).status).toBe(201)
    await post(
      'ann',
      '/me/push-subscriptions',
      subscription('phone', { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x' }),
    )
    await post('ben', '/me/push-subscriptions', subscription('laptop'))
    expect(json(await world.as('ann').get('/me/push-subscriptions'))).toEqual({
      publicKey: 'BKey',
      subscriptions: [{ device: 'phone', service: 'updates.push.services.mozilla.com', since: world.service.clock() }],
    })
    expect((await world.as('ben').send('DELETE', '/me/push-subscriptions/phone')).status).toBe(204)
    expect((await world.store.reach('ann', world.service.clock())).devices).toHaveLength(1)
    expect((await world.as('ann').send('DELETE', '/me/push-subscriptions/phone')).status).toBe(204)
    expect((await world.store.reach('ann', world.service.clock())).devices).toEqual([])
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://[::1]/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://me@fcm.googleapis.com/x',
    'https://2130706433/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'https://fcm.googleapis.com@evil.example/x',
    'https://0x7f000001/',
  ])('are not taken for %s', async endpoint => {
    expect(problemIn(await post('ann', '/me/push-subscriptions', subscription('phone', { endpoint }))).code).toBe(
      'invalid-request',
    )
    expect((await world.store.reach('ann', world.service.clock())).devices).toEqual([])
  })

  it('are not taken with a key that nothing could be encrypted to', async () => {
    const wrong = { ...PUSH_KEYS, p256dh: `B${'a'.repeat(86)}` }
    expect(
      problemIn(await post('ann', '/me/push-subscriptions', subscription('phone', { keys: wrong }))).errors,
    ).toEqual([{ path: 'keys.p256dh', code: 'public-key' }])
    expect((await world.store.reach('ann', world.service.clock())).devices).toEqual([])
  })

  it('are twenty a player at most', async () => {
    for (let i = 0; i < 20; i++)
      expect((await post('ann', '/me/push-subscriptions', subscription(`d${i}`))).status).toBe(201)
    expect(problemIn(await post('ann', '/me/push-subscriptions', subscription('d20'))).errors).toEqual([
      { path: 'device', code: 'too-many' },
    ])
    expect((await post('ann', '/me/push-subscriptions', subscription('d3'))).status).toBe(201)
  })
})

describe('a ticket', () => {
  it('is in the address to connect to, and is stored as a hash alone', async () => {
    const { ticket, url } = json<{ ticket: string; url: string }>(await post('ann', '/me/socket-tickets'))
    expect(url).toBe(`wss://sockets.example/live?ticket=${ticket}`)
    expect(await world.store.takeTicket(ticket, world.service.clock())).toBeUndefined()
  })
})
