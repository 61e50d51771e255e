import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'

/** When the clock of these tests begins. */
export const START = '2027-01-04T12:00:00.000Z'

export const ISSUER = 'https://issuer.example'
export const AUDIENCE = 'praxis-test'

const pair = await generateKeyPair('ES256', { extractable: true })
export const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }

export interface TokenParts {
  header?: Record<string, unknown>
  claims?: JWTPayload
  key?: CryptoKey | Uint8Array
  omit?: string[]
}

/** A token as the issuer would make it, or wrong in one way. */
export async function token(
  player: string,
  { header = {}, claims = {}, key = pair.privateKey, omit = [] }: TokenParts = {},
): Promise<string> {
  const now = Math.floor(Date.parse(START) / 1000)
  const payload: JWTPayload = {
    sub: player,
    name: nameOf(player),
    iss: ISSUER,
    aud: AUDIENCE,
    iat: now,
    exp: now + 10 * 365 * 86400,
    ...claims,
  }
  for (const claim of omit) delete payload[claim]
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT', ...header }).sign(key)
}
export const nameOf = (player: string): string => player.charAt(0).toUpperCase() + player.slice(1)
