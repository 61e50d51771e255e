import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'
import { tokenVerifier, type Issuer } from '../../functions/http/auth.ts'
import { issuersFrom } from '../../functions/http/issuers.ts'
import { AUDIENCE, ISSUER, publicJwk, START, token } from './tokens.ts'

const seconds = Math.floor(Date.parse(START) / 1000)
const POOL = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Example'
const CLIENT = '3f0client'
const GOOGLE = 'https://accounts.example.com'

async function signer(algorithm: 'RS256' | 'ES256', kid: string) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' }
  const sign = (payload: JWTPayload, header: { typ?: string; kid?: string } = {}): Promise<string> =>
    new SignJWT({ iat: seconds, exp: seconds + 3600, ...payload })
      .setProtectedHeader({ alg: algorithm, kid, ...header })
      .sign(privateKey)
  return { jwk, sign, keys: createLocalJWKSet({ keys: [jwk] }) }
}
const cognito = await signer('RS256', 'pool-key')
const google = await signer('ES256', 'k1')

const first: Issuer = {
  issuer: ISSUER,
  audience: AUDIENCE,
  type: 'JWT',
  claims: 'standard',
  keys: createLocalJWKSet({ keys: [publicJwk] }),
}
const pool: Issuer = { issuer: POOL, audience: CLIENT, type: null, claims: 'cognito', name: 'pool', keys: cognito.keys }
const other: Issuer = {
  issuer: GOOGLE,
  audience: 'praxis',
  type: 'at+jwt',
  claims: 'standard',
  name: 'google',
  keys: google.keys,
}
const verify = tokenVerifier([first, pool, other], () => START)

/** As Cognito makes them: no aud, no typ, the scopes of a resource server before a slash. */
const access = {
  iss: POOL,
  sub: '5a1f-uuid',
  client_id: CLIENT,
  token_use: 'access',
  username: 'Ann',
  version: 2,
  scope: 'openid praxis/games:read praxis/games:play',
}
const foreign = { iss: GOOGLE, sub: 'ann', aud: 'praxis', name: 'Ann' }

describe('an access token of Cognito', () => {
  it('names the player by pool and subject, shown by the name they sign in with, with the scopes of our resource', async () => {
    const who = await verify(await cognito.sign(access))
    expect(who).toMatchObject({ id: 'pool 5a1f-uuid', name: 'Ann' })
    expect([...who!.scopes]).toEqual(['games:read', 'games:play'])
  })

  it('without scopes of ours allows nothing', async () => {
    for (const scope of [
      undefined,
      'aws.cognito.signin.user.admin',
      'games:read',
      'other/games:read',
      'praxis/tables:bulk',
    ]) {
      expect([...(await verify(await cognito.sign({ ...access, scope })))!.scopes], String(scope)).toEqual([])
    }
  })

  it.each<[string, JWTPayload, { typ?: string; kid?: string }?]>([
    ['an id token', { ...access, token_use: 'id', aud: CLIENT }],
    ['a refresh token', { ...access, token_use: 'refresh' }],
    ['a token that says no use', { ...access, token_use: undefined }],
    ['of another client', { ...access, client_id: 'other' }],
    ['with the client as audience only', { ...access, client_id: undefined, aud: CLIENT }],
    ['of another pool of the region', { ...access, iss: POOL.replace('Example', 'Another') }],
    ['expired', { ...access, exp: seconds - 60 }],
    ['of another type', access, { typ: 'at+jwt' }],
    ['of an unknown key', access, { kid: 'next' }],
  ])('is refused: %s', async (_, payload, header) => {
    expect(await verify(await cognito.sign(payload, header))).toBeNull()
  })
})

describe('several issuers', () => {
  it('keep their subjects apart: the same subject is another player for each', async () => {
    const ids = await Promise.all(
      [token('ann'), cognito.sign({ ...access, sub: 'ann' }), google.sign(foreign, { typ: 'at+jwt' })].map(
        async made => (await verify(await made))!.id,
      ),
    )
    expect(ids).toEqual(['ann', 'pool ann', 'google ann'])
  })

  it("cannot make a subject that reads as another's, or as a bot or a league", async () => {
    for (const sub of ['google ann', 'pool x', 'league vekn', 'bot-ada'])
      expect(await verify(await token(sub)), sub).toBeNull()
    expect(await verify(await google.sign({ ...foreign, sub: 'bot-ada' }, { typ: 'at+jwt' }))).toBeNull()
  })

  it('cannot sign for each other, under any of their keys', async () => {
    expect(await verify(await google.sign({ iss: ISSUER, aud: AUDIENCE, sub: 'ann' }, { typ: 'JWT' }))).toBeNull()
    expect(await verify(await google.sign({ ...access }))).toBeNull()
    expect(await verify(await cognito.sign(foreign, { typ: 'at+jwt' }))).toBeNull()
  })

  it('each have an audience and a type of their own', async () => {
    expect(await verify(await google.sign({ ...foreign, aud: AUDIENCE }, { typ: 'at+jwt' }))).toBeNull()
    expect(await verify(await google.sign(foreign, { typ: 'JWT' }))).toBeNull()
    expect(await verify(await google.sign(foreign))).toBeNull()
  })
})

describe('the list of issuers', () => {
  const list = (...issuers: object[]): Record<string, string> => ({ TOKEN_ISSUERS: JSON.stringify(issuers) })
  const one = { issuer: ISSUER, audience: AUDIENCE, jwksUrl: `${ISSUER}/jwks` }
  const two = { ...one, issuer: GOOGLE, jwksUrl: `${GOOGLE}/jwks`, name: 'google' }

  it('is read from the environment, the strict way where nothing else is said', () => {
    expect(issuersFrom(list(one, { ...two, type: null, claims: 'cognito' }))).toMatchObject([
      { issuer: ISSUER, type: 'JWT', claims: 'standard', bots: false },
      { name: 'google', type: null, claims: 'cognito' },
    ])
  })

  it.each<[string, Record<string, string>]>([
    ['missing', {}],
    ['empty', list()],
    ['no JSON', { TOKEN_ISSUERS: '{' }],
    ['a field nobody knows', list({ ...one, algorithms: ['none'] })],
    ['keys at no address', list({ ...one, jwksUrl: 'file:///etc/keys' })],
    ['a named first', list({ ...one, name: 'a' })],
    ['a nameless second', list(one, { ...two, name: undefined })],
    ['two of a name', list(one, two, { ...two, issuer: 'https://third.example' })],
    ['one twice', list(one, { ...two, issuer: ISSUER })],
    ['a reserved name', list(one, { ...two, name: 'league' })],
    ['a name with a space', list(one, { ...two, name: 'a b' })],
  ])('is refused: %s', (_, env) => {
    expect(() => issuersFrom(env)).toThrow(/TOKEN_ISSUERS/)
  })

  const CLOUD = { AWS_LAMBDA_FUNCTION_NAME: 'praxis-http' }
  const local = {
    issuer: 'praxis-local',
    audience: 'praxis',
    jwksUrl: 'http://127.0.0.1:8080/dev/jwks.json',
    bots: true,
  }

  it("takes the development issuer on a developer's machine", () => {
    expect(issuersFrom(list(local))).toMatchObject([{ issuer: 'praxis-local', bots: true }])
  })

  it.each<[string, object[]]>([
    ['as it is', [local]],
    ['without bots', [{ ...local, bots: false }]],
    ['behind a good one', [one, { ...local, name: 'dev' }]],
    ['under a good name with keys on the machine', [{ ...one, jwksUrl: 'http://127.0.0.1/jwks' }]],
    ['the same by https', [{ ...one, jwksUrl: 'https://localhost/jwks' }]],
    ['with keys over plain http', [{ ...one, jwksUrl: 'http://issuer.example/jwks' }]],
    ['an issuer that may speak for bots', [{ ...one, bots: true }]],
  ])('takes no development issuer in the cloud: %s', (_, issuers) => {
    expect(() => issuersFrom({ ...list(...issuers), ...CLOUD })).toThrow(/in the cloud/)
  })

  it('takes real issuers in the cloud', () => {
    expect(issuersFrom({ ...list(one, two), ...CLOUD })).toHaveLength(2)
  })
})
