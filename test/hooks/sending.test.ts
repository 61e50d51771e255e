import { describe, expect, it } from 'vitest'
import { changeWebhook, deleteWebhook, replay, testWebhook } from '../../functions/desk/webhooks/commands.ts'
import { sweepHooks, wake, wakeBatch } from '../../functions/hooks/wake.ts'
import { active, answering, bodyOf, LEAGUE, OK, openHouse, seqsOf, type House } from './league-house.ts'

const DAY = 1440
const minutesBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 60_000

describe('a webhook that is new', () => {
  it('is sent a test at once, and nothing else until it has answered that', async () => {
    let status = 500
    const house = openHouse(() => answering(status))
    await house.happen(3)
    const { id } = await house.make()
    await house.happen(2)
    await wake(house.sender, { webhook: id })
    await house.wake()
    expect(house.posts.map(post => [bodyOf(post).type, bodyOf(post).seq])).toEqual([
      ['delivery.test', 0],
      ['delivery.test', 0],
    ])
    expect((await house.webhook(id)).status).toBe('pending')
    status = 200
    await house.live(10)
    expect((await house.webhook(id)).status).toBe('active')
    // From when it was made on, and nothing of before.
    expect(seqsOf(house.posts).slice(3)).toEqual([4, 5])
    expect(new Set(house.posts.slice(0, 3).map(post => bodyOf(post).id)).size).toBe(1)
  })

  it('is given up on after ten tests, and may be asked again', async () => {
    let status = 500
    const house = openHouse(() => answering(status))
    const { id } = await house.make()
    await house.live(8 * DAY, 5)
    expect(house.posts.length).toBe(10)
    expect((await house.deliveries(id)).map(({ status: now, attempts }) => [now, attempts])).toEqual([['given-up', 10]])
    status = 200
    await testWebhook(house.service, LEAGUE, id)
    await sweepHooks(house.sender)
    expect((await house.webhook(id)).status).toBe('active')
    expect(bodyOf(house.posts[10]!).id).not.toBe(bodyOf(house.posts[0]!).id)
  })
})

describe('what has happened', () => {
  it('is sent once, whole, whoever wakes the sender how often', async () => {
    const house = openHouse()
    await active(house)
    await house.happen(7)
    const message = (body: object, n: number) => ({ messageId: `m${n}`, body: JSON.stringify(body) })
    const messages = [{ league: LEAGUE }, { league: LEAGUE }, { league: 'league other' }].map(message)
    expect(await wakeBatch(house.sender, [...messages, { messageId: 'x', body: 'nonsense' }])).toEqual({
      batchItemFailures: [],
    })
    await house.wake()
    await house.live(20)
    expect(seqsOf(house.posts)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(house.posts.map(bodyOf)).toEqual(await house.feed())
    for (const { body } of house.posts) expect(Buffer.byteLength(body)).toBeLessThan(2048)
  })

  it('is found by the sweep where nothing woke anybody, within six minutes', async () => {
    const house = openHouse()
    await active(house)
    await house.happen(3)
    await house.live(6)
    expect(seqsOf(house.posts)).toEqual([1, 2, 3])
  })

  it('goes only to who wants it: the usual, or what is named', async () => {
    const house = openHouse()
    await active(house, { url: 'https://usual.example.org/' })
    await active(house, { url: 'https://named.example.org/', types: ['turn.started'] })
    await house.happen(1, 'turn.started')
    await house.happen(1, 'round.opened')
    await house.happen(1, 'clock.low')
    await house.wake()
    expect(house.posts.map(post => `${new URL(post.url).hostname} ${bodyOf(post).seq}`).toSorted()).toEqual([
      'named.example.org 1',
      'usual.example.org 2',
    ])
  })

  it('comes four at a time to one endpoint, and however much it is', async () => {
    let open = 0
    let most = 0
    const house = openHouse(async () => {
      most = Math.max(most, ++open)
      await new Promise(resolve => setImmediate(resolve))
      open--
      return OK
    })
    await active(house)
    await house.happen(260)
    await Promise.all([house.wake(), house.wake(), sweepHooks(house.sender)])
    expect(most).toBe(4)
    expect(seqsOf(house.posts).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 260 }, (_, n) => n + 1))
  })

  it('that comes while something is being sent is sent by who sends', async () => {
    const house: House = openHouse(async posting => {
      if (bodyOf(posting).seq === 1) {
        await house.happen(1)
        // Whoever is woken by it finds that somebody is there already.
        await house.wake()
      }
      return OK
    })
    await active(house)
    await house.happen(1)
    await house.wake()
    expect(seqsOf(house.posts)).toEqual([1, 2])
  })

  it('is not begun where the time that is left is short, and goes on at the next minute', async () => {
    const house = openHouse()
    await active(house)
    await house.happen(3)
    house.sender.timeLeft = () => 10_000
    await house.wake()
    expect(house.posts).toEqual([])
    house.sender.timeLeft = () => 120_000
    await house.live(1)
    expect(seqsOf(house.posts)).toEqual([1, 2, 3])
  })
})

describe('an attempt that fails', () => {
  it('is followed by nine more, at the times that are promised, each up to a tenth earlier or later', async () => {
    const house = openHouse(posting => (bodyOf(posting).seq === 1 ? answering(500) : OK))
    const { id } = await active(house)
    await house.happen(1)
    await house.wake()
    // Others get through, so that this one is nobody's fault but its own.
    for (let hour = 0; hour < 90; hour++) {
      await house.happen(1)
      await house.wake()
      await house.live(60, 3)
    }
    const at = house.posts.filter(post => bodyOf(post).seq === 1).map(post => post.at)
    const promised = [5 / 60, 5, 30, ...[2, 5, 10, 14, 20, 24].map(hours => hours * 60)]
    expect(at.length).toBe(10)
    for (const [n, minutes] of promised.entries()) {
      const waited = minutesBetween(at[n]!, at[n + 1]!)
      expect(waited).toBeGreaterThanOrEqual(minutes * 0.9 - 0.001)
      expect(waited).toBeLessThanOrEqual(minutes * 1.1 + 3.001)
    }
    const [first] = (await house.deliveries(id)).filter(({ seq }) => seq === 1)
    expect(first).toMatchObject({ status: 'given-up', attempts: 10, answer: 'answer 500' })
    expect(first!.last.every(({ status, error }) => status === 500 && error === 'failed')).toBe(true)
    expect((await house.backlog(id)).waiting).toEqual([])
  })

  it.each([
    ['seconds', '1800', 30],
    ['a date', new Date(Date.parse('2027-01-04T12:00:00.000Z') + 1_800_000).toUTCString(), 30],
    ['more than an hour: an hour', '86400', 60],
    ['nonsense: nothing', 'soon', 0],
  ])('keeps to Retry-After: %s', async (_, header, minutes) => {
    let busy = true
    const house = openHouse(() => (busy ? answering(429, header) : OK))
    house.sender.wait = async () => undefined
    const { id } = await house.make()
    busy = false
    await sweepHooks(house.sender)
    house.posts.length = 0
    busy = true
    await house.happen(2)
    const asked = house.clock()
    await house.wake()
    // Nobody else is sent to it either.
    if (minutes > 0) expect(house.posts.length).toBeLessThanOrEqual(2)
    const before = house.posts.length
    busy = false
    await house.live(90)
    expect((await house.backlog(id)).waiting).toEqual([])
    if (minutes > 0) expect(minutesBetween(asked, house.posts[before]!.at)).toBeGreaterThanOrEqual(minutes)
    expect(new Set(seqsOf(house.posts))).toEqual(new Set([1, 2]))
  })

  it.each([301, 302, 307, 400, 404, 500])('by the answer %i is one that failed', async status => {
    const house = openHouse(posting => (bodyOf(posting).seq === 0 ? OK : answering(status)))
    const { id } = await active(house)
    await house.happen(1)
    await house.wake()
    expect((await house.deliveries(id))[1]).toMatchObject({ status: 'waiting', attempts: 2 })
  })
})

describe('an endpoint that is down', () => {
  it('is tried once in five minutes after ten failures in a row, and sent all it has missed when it is back', async () => {
    let down = false
    const house = openHouse(() => (down ? { unreached: 'unreachable' } : OK))
    const { id } = await active(house)
    down = true
    for (let hour = 0; hour < 24; hour++) {
      await house.happen(10)
      await house.wake()
      await house.live(60)
    }
    const times = house.posts.map(post => post.at)
    const first =
      times.length - times.toReversed().findIndex((at, n, all) => n > 0 && minutesBetween(at, all[n - 1]!) < 4)
    const probes = times.slice(first)
    expect(first).toBeLessThanOrEqual(16)
    expect(probes.length).toBeGreaterThan(200)
    for (const [n, at] of probes.slice(1).entries()) expect(minutesBetween(probes[n]!, at)).toBeGreaterThanOrEqual(4.5)
    expect((await house.backlog(id)).waiting.length).toBeLessThanOrEqual(100)
    down = false
    house.posts.length = 0
    await house.live(8)
    expect(seqsOf(house.posts).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 240 }, (_, n) => n + 1))
    expect(await house.backlog(id)).toMatchObject({ waiting: [], failures: 0, failingSince: null, upTo: 240 })
  })

  it('is switched off after five days without one success, and its league told in the feed', async () => {
    let down = false
    const house = openHouse(({ url }) => (down && url.includes('down') ? { unreached: 'timeout' } : OK))
    await active(house, { url: 'https://other.example.org/' })
    const { id } = await active(house, { url: 'https://down.example.org/' })
    down = true
    await house.happen(1)
    await house.wake()
    await house.live(5 * DAY - 10, 5)
    expect((await house.webhook(id)).status).toBe('active')
    await house.live(20)
    expect(await house.webhook(id)).toMatchObject({ status: 'disabled', disabledFor: 'failing' })
    const last = (await house.feed()).at(-1)!
    expect(last).toMatchObject({ type: 'webhook.disabled', data: { webhook: id, reason: 'failing' } })
    await house.live(10)
    const told = house.posts.filter(post => bodyOf(post).id === last.id)
    expect(told.map(({ url }) => url)).toEqual(['https://other.example.org/'])
    // Tried again it is sent what it has missed, but for what had been given up.
    down = false
    house.posts.length = 0
    await changeWebhook(house.service, LEAGUE, id, { enabled: true })
    await house.live(2)
    expect((await house.webhook(id)).status).toBe('active')
    expect(seqsOf(house.posts.filter(({ url }) => url.includes('down')))).toEqual([0, 2])
  })

  it('is not switched off where one of many gets through', async () => {
    let n = 0
    const house = openHouse(posting => (bodyOf(posting).seq === 0 || n++ % 9 === 8 ? OK : answering(503)))
    const { id } = await active(house)
    for (let day = 0; day < 8; day++) {
      await house.happen(3)
      await house.live(DAY, 5)
    }
    expect((await house.webhook(id)).status).toBe('active')
  })

  it('that is switched off is sent no test that waited, and switches itself on by none', async () => {
    let status = 500
    const house = openHouse(() => answering(status))
    const gone = await house.make()
    await house.live(1)
    status = 410
    await house.live(6)
    expect(await house.webhook(gone.id)).toMatchObject({ status: 'disabled', disabledFor: 'gone' })
    status = 500
    const off = await house.make()
    await house.live(1)
    await changeWebhook(house.service, LEAGUE, off.id, { enabled: false })
    const before = house.posts.length
    status = 200
    await house.live(2 * DAY, 60)
    await wake(house.sender, { webhook: gone.id })
    await wake(house.sender, { webhook: off.id })
    expect(house.posts.length).toBe(before)
    for (const { id } of [gone, off]) expect((await house.webhook(id)).status).toBe('disabled')
    await testWebhook(house.service, LEAGUE, off.id)
    await house.live(1)
    expect(house.posts.slice(before).map(post => bodyOf(post).type)).toEqual(['delivery.test'])
    expect(await house.webhook(off.id)).toMatchObject({ status: 'active', disabledFor: null })
  })

  it('that is switched off while it is sent its test stays so', async () => {
    const house = openHouse(async () => {
      await changeWebhook(house.service, LEAGUE, id, { enabled: false })
      return OK
    })
    const { id } = await house.make()
    await house.live(1)
    expect(house.posts).toHaveLength(1)
    expect(await house.webhook(id)).toMatchObject({ status: 'disabled', disabledFor: 'owner' })
  })

  it('that answers 410 is switched off at once', async () => {
    const house = openHouse(posting => (bodyOf(posting).seq === 0 ? OK : answering(410)))
    const { id } = await active(house)
    await house.happen(1)
    await house.wake()
    expect(house.posts.length).toBe(1)
    expect(await house.webhook(id)).toMatchObject({ status: 'disabled', disabledFor: 'gone' })
    await house.happen(3)
    await house.wake()
    await house.live(60)
    expect(house.posts.length).toBe(1)
    expect((await house.feed()).filter(({ type }) => type === 'webhook.disabled').length).toBe(1)
  })
})

describe('a replay', () => {
  it('sends what is behind a number again, under the ids it had', async () => {
    const house = openHouse()
    const { id } = await active(house)
    await house.happen(5)
    await house.wake()
    await replay(house.service, LEAGUE, id, { since: 2 })
    await wake(house.sender, { webhook: id })
    expect(seqsOf(house.posts)).toEqual([1, 2, 3, 4, 5, 3, 4, 5])
    const ids = house.posts.map(({ headers }) => headers['webhook-id'])
    expect(ids.slice(5)).toEqual(ids.slice(2, 5))
    expect((await house.deliveries(id)).map(({ seq, attempts }) => [seq, attempts])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 2],
    ])
  })

  it('sends those that are named, and nothing where one is not known', async () => {
    const house = openHouse()
    const { id } = await active(house)
    await house.happen(5)
    await house.wake()
    const [, second, , fourth] = (await house.feed()).map(one => one.id)
    expect(await replay(house.service, LEAGUE, id, { ids: [second!, 'unknown'] })).toEqual({ refused: 'not-found' })
    await replay(house.service, LEAGUE, id, { ids: [fourth!, second!] })
    await house.live(1)
    expect(seqsOf(house.posts).slice(5)).toEqual([2, 4])
  })

  it('that is asked for while the same is being sent is not lost', async () => {
    const house: House = openHouse(async posting => {
      if (bodyOf(posting).seq === 2 && house.posts.length === 2)
        await replay(house.service, LEAGUE, made.id, { since: 1 })
      return OK
    })
    const made = await active(house)
    await house.happen(2)
    await house.wake()
    await house.live(1)
    expect(seqsOf(house.posts)).toEqual([1, 2, 2])
  })
})

describe('a webhook that is changed', () => {
  it('to another address proves that first', async () => {
    const house = openHouse()
    const { id } = await active(house)
    await changeWebhook(house.service, LEAGUE, id, { url: 'https://new.example.org/' })
    expect((await house.webhook(id)).status).toBe('pending')
    await house.happen(1)
    await house.wake()
    expect(house.posts).toEqual([])
    await house.live(1)
    expect(house.posts.map(post => [post.url, bodyOf(post).seq])).toEqual([
      ['https://new.example.org/', 0],
      ['https://new.example.org/', 1],
    ])
  })

  it('is not what an answer from its old address is about', async () => {
    const house: House = openHouse(async ({ url }) => {
      if (url.includes('old')) await changeWebhook(house.service, LEAGUE, made.id, { url: 'https://new.example.org/' })
      return url.includes('old') ? OK : answering(500)
    })
    const made = await house.make({ url: 'https://old.example.org/' })
    await sweepHooks(house.sender)
    expect(await house.webhook(made.id)).toMatchObject({ status: 'pending', url: 'https://new.example.org/' })
  })

  it('switched off by its owner is sent nothing, and what it missed when it is on again', async () => {
    const house = openHouse()
    const { id } = await active(house)
    await changeWebhook(house.service, LEAGUE, id, { enabled: false })
    await house.happen(2)
    await house.wake()
    await house.live(30)
    expect(house.posts).toEqual([])
    await changeWebhook(house.service, LEAGUE, id, { enabled: true })
    await house.live(1)
    expect(seqsOf(house.posts)).toEqual([0, 1, 2])
  })

  it('taken away is sent nothing more, even what was under way', async () => {
    const house: House = openHouse(async posting => {
      if (bodyOf(posting).seq === 1) await deleteWebhook(house.service, LEAGUE, made.id)
      return answering(500)
    })
    const made = await house.make()
    house.sender.post = async () => OK
    await sweepHooks(house.sender)
    await house.happen(6)
    house.sender.post = async posting => {
      house.posts.push({ ...posting, at: '' })
      if (bodyOf(posting).seq === 1) await deleteWebhook(house.service, LEAGUE, made.id)
      return answering(500)
    }
    await house.wake()
    const sent = house.posts.length
    await house.live(60)
    expect(house.posts.length).toBe(sent)
  })
})
