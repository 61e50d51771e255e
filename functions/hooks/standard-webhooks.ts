import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'

/** What signs for one endpoint until it is replaced, and a day longer. Both parts are chance and nothing else. */
export interface SigningKeys {
  /** 32 bytes in base64, which the receiver has too. */
  secret: string
  /** Of an Ed25519 key: 32 bytes in base64, which nobody else has. */
  seed: string
  /** Null: the newest. */
  until: string | null
}

const BYTES = 32
/** What PKCS #8 says before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export const newKeys = (random: (bytes: number) => Uint8Array): SigningKeys => ({
  secret: Buffer.from(random(BYTES)).toString('base64'),
  seed: Buffer.from(random(BYTES)).toString('base64'),
  until: null,
})

export const secretText = ({ secret }: SigningKeys): string => `whsec_${secret}`
/** The key itself is at the end of its envelope. */
export const publicKeyText = (keys: SigningKeys): string =>
  `whpk_${createPublicKey(privateKey(keys)).export({ format: 'der', type: 'spki' }).subarray(-BYTES).toString('base64')}`

const privateKey = ({ seed }: SigningKeys): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'base64')]), format: 'der', type: 'pkcs8' })

export const isLive = ({ until }: SigningKeys, now: string): boolean => until === null || until > now

/**
 * The headers of one attempt (Standard Webhooks 1.0). `v1` comes first, as some receivers know nothing else; each key
 * that is still good signs, and a receiver takes what it can verify.
 */
export function signedHeaders(
  keys: readonly SigningKeys[],
  { id, body, at }: { id: string; body: string; at: string },
): Record<string, string> {
  const timestamp = String(Math.floor(Date.parse(at) / 1000))
  const content = Buffer.from(`${id}.${timestamp}.${body}`)
  const symmetric = keys.map(
    ({ secret }) => `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(content).digest('base64')}`,
  )
  const asymmetric = keys.map(one => `v1a,${sign(null, content, privateKey(one)).toString('base64')}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': [...symmetric, ...asymmetric].join(' '),
  }
}
