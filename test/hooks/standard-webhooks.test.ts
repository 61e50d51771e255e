import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { rotateWebhook } from '../../functions/desk/webhooks/commands.ts'
import { isRefused } from '../../functions/games/refused.ts'
import { publicKeyText, secretText } from '../../functions/hooks/standard-webhooks.ts'
import { active, answering, bodyOf, LEAGUE, OK, openHouse, type House } from './league-house.ts'

/** The receivers' own library compares with the time of its machine, which is that of the house here. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

type Post = House['posts'][number]
const takes = (secret: string, { body, headers, at }: Post, now = at): boolean => {
  vi.setSystemTime(now)
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
const seconds = (post: Post, more: number): string => new Date(Date.parse(post.at) + more * 1000).toISOString()

async function somePosts(): Promise<{ house: House; id: string; secret: string; posts: Post[] }> {
  let n = 0
  const house = openHouse(posting => (bodyOf(posting).seq > 0 && n++ % 3 === 0 ? answering(500) : OK))
  const { id, secret } = await active(house)
  await house.happen(5)
  await house.wake()
  await house.live(40)
  return { house, id, secret, posts: house.posts }
}

describe('every attempt', () => {
  it('is accepted by the library of Standard Webhooks, and so are those that are made later', async () => {
    const { posts, secret } = await somePosts()
    expect(posts.length).toBeGreaterThan(6)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    for (const post of posts) {
      expect(takes(secret, post)).toBe(true)
      expect(post.headers['webhook-id']).toBe(bodyOf(post).id)
    }
  })

  it('is refused by it when tampered with, old, of the future, or of another secret', async () => {
    const { posts, secret } = await somePosts()
    const [post] = posts as [Post]
    const other = await active(openHouse(undefined, { seed: 'another house' }))
    const { headers, body } = post
    expect(takes(other.secret, post)).toBe(false)
    expect(takes(secret, { ...post, body: body.replace('"seq":1', '"seq":2') })).toBe(false)
    expect(takes(secret, { ...post, headers: { ...headers, 'webhook-id': 'another' } })).toBe(false)
    const moved = String(Number(headers['webhook-timestamp']) + 1)
    expect(takes(secret, { ...post, headers: { ...headers, 'webhook-timestamp': moved } })).toBe(false)
    expect(takes(secret, post, seconds(post, 299))).toBe(true)
    expect(takes(secret, post, seconds(post, 302))).toBe(false)
    expect(takes(secret, post, seconds(post, -299))).toBe(true)
    expect(takes(secret, post, seconds(post, -302))).toBe(false)
    const publicAlone = headers['webhook-signature']!.split(' ').filter(one => one.startsWith('v1a,'))
    expect(takes(secret, { ...post, headers: { ...headers, 'webhook-signature': publicAlone.join(' ') } })).toBe(false)
  })

  it('carries an Ed25519 signature over the same, by a key that the webhook shows and its secret does not tell', async () => {
    const { house, id, posts } = await somePosts()
    const { keys } = await house.webhook(id)
    const key = publicKeyText(keys[0]!)
    expect(key).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/)
    const x = Buffer.from(key.slice('whpk_'.length), 'base64').toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    for (const { headers, body } of posts) {
      const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const signature = headers['webhook-signature']!.split(' ')
        .find(one => one.startsWith('v1a,'))!
        .slice('v1a,'.length)
      expect(verify(null, Buffer.from(content), publicKey, Buffer.from(signature, 'base64'))).toBe(true)
      expect(verify(null, Buffer.from(`${content} `), publicKey, Buffer.from(signature, 'base64'))).toBe(false)
    }
    expect(keys[0]!.seed).not.toBe(keys[0]!.secret)
  })

  it('is signed with both secrets for a day after a change, and then with the new one', async () => {
    const { house, id, secret } = await somePosts()
    house.posts.length = 0
    const rotated = await rotateWebhook(house.service, LEAGUE, id, 'rotate 1')
    if (isRefused(rotated)) throw new Error(rotated.refused)
    const fresh = secretText(rotated.webhook.value.keys[0]!)
    const send = async (): Promise<Post> => {
      house.posts.length = 0
      await house.happen(1)
      await house.wake()
      return house.posts[0]!
    }
    const first = await send()
    expect([takes(secret, first), takes(fresh, first)]).toEqual([true, true])
    expect(first.headers['webhook-signature']!.split(' ').map(one => one.split(',')[0])).toEqual([
      'v1',
      'v1',
      'v1a',
      'v1a',
    ])
    house.pass(24 * 60)
    const later = await send()
    expect([takes(secret, later), takes(fresh, later)]).toEqual([false, true])
    expect(await rotateWebhook(house.service, LEAGUE, id, 'rotate 1')).toEqual({ refused: 'shown-once' })
  })
})
