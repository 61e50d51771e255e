import { createPrivateKey, createPublicKey, sign, type JsonWebKey } from 'node:crypto'
import type { SigningKey } from './signer.ts'

/** A key that lies on this machine, as a JWK. */
export function keyInFile(jwk: JsonWebKey): SigningKey {
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('Results are signed on P-256')
  const { x, y } = createPublicKey(key).export({ format: 'jwk' })
  return {
    sign: async input => sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' }),
    publicKey: async () => ({ ...(x !== undefined && { x }), ...(y !== undefined && { y }) }),
  }
}
