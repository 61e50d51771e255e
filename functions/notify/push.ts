import webpush from 'web-push'
import { sha256 } from '../games/hash.ts'
import type { Device } from '../store/notice-port.ts'
import type { PushMessage } from './notifier.ts'
import { isPushService } from './push-services.ts'

/** The keys by which push services know us (RFC 8292), base64url, and whom they may write to about us. */
export interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}

const PATIENCE_MS = 5_000
/** A question is open for days; a hint that could not be shown for one is of no more use. */
const KEPT_SECONDS = 24 * 3600

/**
 * Web Push (RFC 8030), encrypted for the device alone (RFC 8291). A device that has had a message under a topic and is
 * sent
 * another under it shows one. Where the service says that it is gone (404, 410), it is.
 */
export function pushVia(
  vapid: Vapid,
  { alsoTo = [], send = fetch }: { alsoTo?: readonly string[]; send?: typeof fetch } = {},
) {
  return async ({ endpoint, keys }: Device, message: PushMessage): Promise<'sent' | 'gone'> => {
    // It was looked at when it was given to us; rules may have changed since.
    if (!isPushService(endpoint, alsoTo)) return 'gone'
    const { method, headers, body } = webpush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      vapidDetails: vapid,
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic: sha256(message.id).slice(0, 32),
    })
    const sent = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
    )
    const response = await send(endpoint, {
      method,
      headers: sent,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (response.status < 200 || response.status >= 300) throw new PushRefused(response.status)
    return 'sent'
  }
}

class PushRefused extends Error {
  constructor(status: number) {
    super(`The push service answered ${status}`)
    this.name = `push-${status}`
  }
}
