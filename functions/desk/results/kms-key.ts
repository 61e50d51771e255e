import { createHash, createPublicKey } from 'node:crypto'
import { CallRefused, type CallAws } from '../../notify/aws.ts'
import type { SigningKey } from './signer.ts'

/** A key that AWS KMS keeps: it signs there, and nobody has it. Its public half is asked for once. */
export function keyInKms(keyId: string, region: string, call: CallAws): SigningKey {
  const ask = async (action: 'Sign' | 'GetPublicKey', body: object): Promise<Record<string, unknown>> => {
    const { status, text } = await call({
      service: 'kms',
      url: `https://kms.${region}.amazonaws.com/`,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
      body: JSON.stringify({ KeyId: keyId, ...body }),
    })
    if (status >= 300) throw new CallRefused('kms', status, text)
    return JSON.parse(text) as Record<string, unknown>
  }
  let known: ReturnType<SigningKey['publicKey']> | undefined
  const publicKey = async (): ReturnType<SigningKey['publicKey']> => {
    const { PublicKey: spki } = await ask('GetPublicKey', {})
    const key = createPublicKey({ key: Buffer.from(String(spki), 'base64'), format: 'der', type: 'spki' })
    const { x = '', y = '' } = key.export({ format: 'jwk' })
    return { x, y }
  }
  return {
    // A digest, as what is longer than 4 KB is taken in no other way.
    async sign(input) {
      const { Signature: signature } = await ask('Sign', {
        Message: createHash('sha256').update(input).digest('base64'),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'ECDSA_SHA_256',
      })
      return rawOf(Buffer.from(String(signature), 'base64'))
    },
    async publicKey() {
      known ??= publicKey()
      try {
        return await known
      } catch (failure) {
        known = undefined
        throw failure
      }
    },
  }
}

const SEQUENCE = 0x30
const INTEGER = 0x02
const HALF = 32

/**
 * A signature as a JWS has it (RFC 7518, 3.4), from the DER that KMS gives: two integers, each without leading zeros
 * but for one where it would read as negative.
 */
export function rawOf(der: Uint8Array): Uint8Array {
  const raw = new Uint8Array(2 * HALF)
  let at = 0
  const byte = (): number => der[at++] ?? -1
  // Of P-256 no part is long enough for a length of more than one byte.
  if (byte() !== SEQUENCE || byte() !== der.length - 2) throw new RangeError('No signature in DER')
  for (const end of [HALF, 2 * HALF]) {
    if (byte() !== INTEGER) throw new RangeError('No integer in DER')
    const length = byte()
    const whole = der.subarray(at, at + length)
    const [first = INTEGER, second = 0] = whole
    if (whole.length !== length || length < 1 || first > 0x7f || (first === 0 && length > 1 && second < 0x80))
      throw new RangeError('No positive integer in DER')
    const number = first === 0 ? whole.subarray(1) : whole
    if (number.length > HALF) throw new RangeError('An integer of more than 32 bytes')
    raw.set(number, end - number.length)
    at += length
  }
  if (at !== der.length) throw new RangeError('More than a signature in DER')
  return raw
}
