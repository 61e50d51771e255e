import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, importJWK, type CryptoKey } from 'jose'
import { describe, expect, it } from 'vitest'
import { remoteKeys, tokenVerifier } from '../../functions/http/auth.ts'
import { AUDIENCE, ISSUER, publicJwk, START, token, type TokenParts } from './tokens.ts'

const keys = createLocalJWKSet({ keys: [publicJwk] })
const rules = { issuer: ISSUER, audience: AUDIENCE, type: 'JWT', claims: 'standard', keys } as const
const verify = tokenVerifier([rules], () => START)
const seconds = Math.floor(Date.parse(START) / 1000)
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a bearer token', () => {
  it('of the issuer names a player', async () => {
    const who = await verify(await token('ann'))
    expect(who).toMatchObject({ id: 'ann', name: 'Ann' })
    expect([...who!.scopes].sort()).toEqual([
      'events:judge',
      'events:write',
      'games:play',
      'games:read',
      'keys:manage',
      'notices:write',
      'orders:write',
      'sandbox:write',
      'tables:write',
    ])
  })

  it('that lists scopes has no others', async () => {
    const who = await verify(await token('ann', { claims: { scope: 'games:read openid' } }))
    expect(who!.scopes.has('games:read')).toBe(true)
    expect(who!.scopes.has('games:play')).toBe(false)
  })

  it("never carries a scope of leagues: those are an operator's to give", async () => {
    const who = await verify(await token('ann', { claims: { scope: 'games:read tables:bulk results:read' } }))
    expect([...who!.scopes]).toEqual(['games:read'])
  })

  it('whose name is missing or unfit to show goes by its subject', async () => {
    for (const name of [undefined, '', 7, 'x'.repeat(61), 'a\nb', 'a\u202eb']) {
      expect(await verify(await token('ann', { claims: { name } })), String(name)).toMatchObject({ name: 'ann' })
    }
  })

  const other = generateKeyPair('ES256')
  const publicText = async (): Promise<Uint8Array> =>
    new TextEncoder().encode(
      await exportSPKI((await importJWK(publicJwk, 'ES256', { extractable: true })) as CryptoKey),
    )
  const wrong: [string, () => Promise<TokenParts>][] = [
    ['another key', async () => ({ key: (await other).privateKey })],
    ['an unknown kid', async () => ({ header: { kid: 'k2' } })],
    ['another issuer', async () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['another audience', async () => ({ claims: { aud: 'other' } })],
    ['another type', async () => ({ header: { typ: 'refresh+jwt' } })],
    ['expired', async () => ({ claims: { exp: seconds - 60 } })],
    ['not yet valid', async () => ({ claims: { nbf: seconds + 60 } })],
    ['without expiry', async () => ({ omit: ['exp'] })],
    ['without subject', async () => ({ omit: ['sub'] })],
    ['a subject with spaces', async () => ({ claims: { sub: 'ann ben' } })],
    ['a subject that is a bot', async () => ({ claims: { sub: 'bot-ada' } })],
    ['a refresh token by its use', async () => ({ claims: { token_use: 'refresh' } })],
    ['an id token by its use', async () => ({ claims: { token_use: 'id' } })],
    ['a refresh token by its kind', async () => ({ claims: { typ: 'Refresh' } })],
    ['several audiences, ours not among them', async () => ({ claims: { aud: ['a', 'b'] } })],
    ['HS256 with the public key as the secret', async () => ({ header: { alg: 'HS256' }, key: await publicText() })],
    ['a critical header nobody knows', async () => ({ header: { crit: ['b65'], b65: true } })],
  ]
  it.each(wrong)('is refused: %s', async (_, parts) => {
    const made = await parts()
    const { crit, ...header } = made.header ?? {}
    const text = crit
      ? `${part({ alg: 'ES256', kid: 'k1', typ: 'JWT', crit, ...header })}.${(await token('ann')).split('.').slice(1).join('.')}`
      : await token('ann', made)
    expect(await verify(text)).toBeNull()
  })

  it('without a signature is refused, however it is written', async () => {
    const payload = (await token('ann')).split('.')[1]
    for (const alg of ['none', 'None', 'NONE', 'nOnE'])
      expect(await verify(`${part({ alg, typ: 'JWT' })}.${payload}.`)).toBeNull()
  })

  it('cannot bring its own keys', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    expect(
      await verify(
        await token('ann', {
          key: privateKey,
          header: { kid: 'mine', jwk, jku: 'http://127.0.0.1:1/jwks', x5u: 'http://127.0.0.1:1/x5u' },
        }),
      ),
    ).toBeNull()
  })

  it('that is garbage is refused', async () => {
    for (const text of ['', 'x', 'a.b.c', '....', part({ alg: 'ES256' })]) expect(await verify(text)).toBeNull()
  })
})

it('that the keys cannot be fetched is not blamed on the token', async () => {
  const unreachable = tokenVerifier([{ ...rules, keys: remoteKeys('http://127.0.0.1:1/jwks.json') }], () => START)
  await expect(unreachable(await token('ann'))).rejects.toThrow()
})
