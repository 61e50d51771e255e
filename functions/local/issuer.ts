import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import * as z from 'zod'
import { bodyOf, ELSEWHERE, isFromHere, json, type ApiEvent, type Reply } from './api-event.ts'

/**
 * Signs tokens for whoever asks, so that the API's real token check has something to check during development.
 * It lives in `functions/local` alone, which no bundle includes: the cloud has no way to run it.
 */
export interface Issuer {
  issuer: string
  audience: string
  jwks: { keys: JWK[] }
  /** For the player of that name, shown to others under another if one is given. */
  token(name: string, shown?: string): Promise<string>
  route(event: ApiEvent): Promise<Reply | null>
}

const KEY_FILE = 'issuer-key.json'
const ALGORITHM = 'ES256'
const LIFETIME = '30d'
const Request = z.strictObject({ name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/) })
const StoredKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
})

export async function openIssuer(options: { dataDir: string; issuer: string; audience: string }): Promise<Issuer> {
  const { issuer, audience } = options
  const stored = await loadKey(options.dataDir)
  const key = await importJWK(stored, ALGORITHM)
  const jwks = { keys: [publicPart(stored)] }
  const token = (name: string, shown = name): Promise<string> =>
    new SignJWT({ name: shown })
      .setProtectedHeader({ alg: ALGORITHM, kid: stored.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(name.toLowerCase())
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(key)

  const route = async (event: ApiEvent): Promise<Reply | null> => {
    const { method } = event.requestContext.http
    if (event.rawPath === '/dev/jwks.json' && method === 'GET') return json(200, jwks)
    if (event.rawPath !== '/dev/token') return null
    if (!isFromHere(event)) return ELSEWHERE
    if (method !== 'POST') return json(405, { title: 'Use POST', status: 405 })
    const request = Request.safeParse(bodyOf(event))
    if (!request.success)
      return json(400, { title: 'Send {"name": "..."}: 1 to 32 letters, digits, - or _', status: 400 })
    return json(200, {
      token: await token(request.data.name),
      tokenType: 'Bearer',
      player: request.data.name.toLowerCase(),
      expiresIn: LIFETIME,
    })
  }
  return { issuer, audience, jwks, token, route }
}

/** Kept under the data folder, so that tokens outlive a restart. */
async function loadKey(dataDir: string): Promise<z.infer<typeof StoredKey>> {
  const file = join(dataDir, KEY_FILE)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) return StoredKey.parse(JSON.parse(text))
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = StoredKey.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) })
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(key), { mode: 0o600 })
  return key
}

const publicPart = (key: z.infer<typeof StoredKey>): JWK => ({
  kty: key.kty,
  crv: key.crv,
  x: key.x,
  y: key.y,
  kid: key.kid,
  alg: ALGORITHM,
  use: 'sig',
})
