import type { JWK } from 'jose'
import type { RetiredKey, ResultKey } from '../../../shared/api/results.ts'
import type * as z from 'zod'

/** Signs results, and says by which keys they are verified. */
export interface ResultSigner {
  /** The name of the key that signs now. */
  kid: string
  /** Who states what is signed. */
  issuer: string
  /** A compact JWS (RFC 7515) with the payload in it, so that there is no form of it to agree on. */
  sign: (payload: object) => Promise<string>
  /** Public ones: that of now, and all that were before it, for ever. */
  keys: () => Promise<z.infer<typeof ResultKey>[]>
}

/** A private key on P-256, wherever it lies. */
export interface SigningKey {
  /** What is to be signed, and its signature by ES256: r and s, 32 bytes each. */
  sign: (input: Uint8Array) => Promise<Uint8Array>
  publicKey: () => Promise<Pick<JWK, 'x' | 'y'>>
}

const RESULT_TYPE = 'praxis-result+jws'
/** Of a game that does not count: whoever looks for the other type refuses it. */
const TEST_TYPE = 'praxis-test-result+jws'
/** The name of the key that signs those, and nothing else. */
export const TEST_KID = 'test'

export interface SignerOptions {
  kid: string
  issuer: string
  key: SigningKey
  /** Signs what does not count. */
  testKey: SigningKey
  retired: readonly z.infer<typeof RetiredKey>[]
}

export function resultSigner({ kid, issuer, key, testKey, retired }: SignerOptions): ResultSigner {
  if (retired.some(one => one.kid === kid)) throw new Error(`The key ${kid} signs results and is retired`)
  if ([kid, ...retired.map(one => one.kid)].includes(TEST_KID)) throw new Error(`${TEST_KID} signs what does not count`)
  return {
    kid,
    issuer,
    async sign(payload) {
      const isTest = 'test' in payload
      const header = { alg: 'ES256', typ: isTest ? TEST_TYPE : RESULT_TYPE, kid: isTest ? TEST_KID : kid }
      const input = `${inBase64(header)}.${inBase64(payload)}`
      const signature = await (isTest ? testKey : key).sign(Buffer.from(input))
      return `${input}.${Buffer.from(signature).toString('base64url')}`
    },
    async keys() {
      const [{ x = '', y = '' }, tried] = await Promise.all([key.publicKey(), testKey.publicKey()])
      const test = { ...EC, kid: TEST_KID, x: tried.x ?? '', y: tried.y ?? '', test: true as const }
      return [{ ...EC, kid, x, y }, ...retired.map(one => ({ ...EC, ...one })), test]
    },
  }
}

const EC = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' } as const

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What was signed, by whoever has it from our own store. */
export const payloadIn = <T>(jws: string): T =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8')) as T
