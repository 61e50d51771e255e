import { ECDH } from 'node:crypto'
import type * as z from 'zod'
import type { Subscription, Subscriptions } from '../../../shared/api/notices.ts'
import { refused } from '../../games/refused.ts'
import { isPushService } from '../../notify/push-services.ts'
import type { Device } from '../../store/notice-port.ts'
import { etagOf } from '../../http/conditional.ts'
import type { Handler } from '../../http/handler.ts'
import { invalidField } from '../../http/invalid.ts'

/** The devices that take Web Push. */
const DEVICES = 20

/** Pushes are encrypted to a point of the curve P-256: to anything else none could ever be sent. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

const wireDevice = ({ id, endpoint, since }: Device): z.infer<typeof Subscription> => ({
  device: id,
  service: new URL(endpoint).host,
  since,
})

export const pushSubscriptions: Handler<'pushSubscriptions'> = async (
  { store, clock, build, notices },
  { who, resource },
) => {
  const { devices } = await store.reach(who.id, clock())
  const found: z.infer<typeof Subscriptions> = {
    publicKey: notices?.vapidPublicKey ?? null,
    subscriptions: devices.map(wireDevice),
  }
  return { status: 200, etag: etagOf(build, resource, who.id, JSON.stringify(found)), body: () => found }
}

export const subscribe: Handler<'subscribe'> = async ({ store, clock, notices }, { who, body }) => {
  if (notices?.vapidPublicKey === undefined) return refused('not-offered')
  const { device: id, endpoint, keys, expirationTime } = body
  if (!isPushService(endpoint, notices.pushOrigins)) return invalidField('endpoint', 'push-service')
  if (!isPoint(keys.p256dh)) return invalidField('keys.p256dh', 'public-key')
  const now = clock()
  const { devices } = await store.reach(who.id, now)
  if (devices.length >= DEVICES && !devices.some(one => one.id === id)) return invalidField('device', 'too-many')
  const device: Device = {
    id,
    endpoint,
    keys,
    since: now,
    ...(typeof expirationTime === 'number' && { expires: new Date(expirationTime).toISOString() }),
  }
  await store.saveDevice(who.id, device)
  return { status: 201, body: () => wireDevice(device) }
}

export const unsubscribe: Handler<'unsubscribe'> = async ({ store }, { who, params }) => {
  await store.dropDevice(who.id, params.device)
  return { status: 204, body: null }
}
