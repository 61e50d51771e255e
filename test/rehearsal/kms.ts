import { createECDH, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A key as KMS keeps one: it signs a digest, and shows its public half. */
export interface Kept {
  spki: string
  signDigest: (digest: Buffer) => Buffer
}

/** The order of P-256. */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export function keyOfKms(): Kept {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const secret = numberIn(Buffer.from(privateKey.export({ format: 'jwk' }).d!, 'base64url'))
  return {
    spki: createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }))
      .export({ format: 'der', type: 'spki' })
      .toString('base64'),
    signDigest: digest => signed(digest, secret),
  }
}

/** ECDSA by the book (FIPS 186-5, 6.4.1), as Node signs no digest: its ECDH gives the one point that is needed. */
function signed(digest: Buffer, secret: bigint): Buffer {
  for (;;) {
    const once = (numberIn(randomBytes(40)) % (N - 1n)) + 1n
    const point = createECDH('prime256v1')
    point.setPrivateKey(Buffer.from(once.toString(16).padStart(64, '0'), 'hex'))
    const r = numberIn(point.getPublicKey().subarray(1, 33)) % N
    const s = (inverse(once) * ((numberIn(digest) + r * secret) % N)) % N
    if (r !== 0n && s !== 0n) return sequence(integer(r), integer(s))
  }
}

const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)

/** By Fermat, as N is prime. */
function inverse(of: bigint): bigint {
  let result = 1n,
    base = of % N
  for (let power = N - 2n; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * base) % N
    base = (base * base) % N
  }
  return result
}

function integer(value: bigint): Buffer {
  const text = value.toString(16)
  const bytes = Buffer.from(text.padStart(text.length + (text.length % 2), '0'), 'hex')
  const whole = bytes[0]! > 0x7f ? Buffer.concat([Buffer.from([0]), bytes]) : bytes
  return Buffer.concat([Buffer.from([2, whole.length]), whole])
}
function sequence(...parts: Buffer[]): Buffer {
  const whole = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([0x30, whole.length]), whole])
}
