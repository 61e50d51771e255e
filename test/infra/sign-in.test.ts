import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtFunctions } from '../../functions/local/built.ts'
import { FUNCTIONS } from '../../infra/root.ts'
import { personScopes } from '../../shared/api/routes.ts'
import { POOLED, PRODUCTION, synthesise } from './sample.ts'
import type { Synthesised } from './sample.ts'
import { scratch } from './scratch.ts'

let pooled: Synthesised
let production: Synthesised
beforeAll(() => {
  pooled = synthesise(POOLED)
  production = synthesise(PRODUCTION)
})

const properties = (of: Synthesised, type: string): Record<string, unknown> =>
  Object.values(of.of(type))[0]?.Properties ?? {}

/** What the API is told of issuers, with CloudFormation's references left as they are. */
function issuersIn(of: Synthesised): string {
  const [api] = Object.values(of.of('AWS::Lambda::Function')).filter(
    ({ Properties }) => Properties['Description'] === 'answers the API',
  )
  return JSON.stringify(
    (api!.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables['TOKEN_ISSUERS'],
  )
}

describe('a stage that names no issuer', () => {
  it('has a user pool that outlives it, with strong passwords, a second factor by app, and mail for a lost password', () => {
    const [pool] = Object.values(pooled.of('AWS::Cognito::UserPool'))
    expect(pool).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        UsernameConfiguration: { CaseSensitive: false },
        Policies: {
          PasswordPolicy: {
            MinimumLength: 12,
            RequireLowercase: true,
            RequireUppercase: true,
            RequireNumbers: true,
            RequireSymbols: true,
          },
        },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      },
    })
    expect(properties(synthesise({ ...POOLED, mfa: 'required' }), 'AWS::Cognito::UserPool')).toMatchObject({
      MfaConfiguration: 'ON',
    })
  })

  it('has one public client: code only, on its own pages, back to the listed addresses', () => {
    expect(properties(pooled, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthFlowsUserPoolClient: true,
      CallbackURLs: ['https://play.example.org/signed-in', 'praxis://signed-in'],
      LogoutURLs: ['https://play.example.org/signed-in', 'praxis://signed-in'],
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      AccessTokenValidity: 60,
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    })
    expect(Object.keys(pooled.of('AWS::Cognito::UserPoolDomain'))).toHaveLength(1)
  })

  it('offers the scopes of persons, and none of leagues', () => {
    const { Scopes: offered, Identifier: identifier } = properties(pooled, 'AWS::Cognito::UserPoolResourceServer') as {
      Scopes: { ScopeName: string }[]
      Identifier: string
    }
    expect([identifier, offered.map(({ ScopeName: name }) => name)]).toEqual(['praxis', personScopes])
    expect(JSON.stringify(properties(pooled, 'AWS::Cognito::UserPoolClient')['AllowedOAuthScopes'])).not.toMatch(
      /bulk|results/,
    )
  })

  it('trusts that pool and client first, by the rules of its access tokens', () => {
    const told = issuersIn(pooled)
    expect(told).toContain('"ProviderURL"')
    expect(told).toMatch(/\\"claims\\":\\"cognito\\"/)
    expect(told).toMatch(/\\"type\\":null/)
    expect(told).toContain('"Ref":"PlayersPlay')
  })

  it('says where to sign in', () => {
    expect(Object.keys((pooled.template.toJSON() as { Outputs: object }).Outputs)).toEqual(
      expect.arrayContaining(['SignInUrl', 'SignInClient']),
    )
  })
})

describe('a stage that names its issuer', () => {
  it('has no user pool', () => {
    for (const type of ['UserPool', 'UserPoolClient', 'UserPoolDomain'])
      expect(production.of(`AWS::Cognito::${type}`)).toEqual({})
  })
  it('trusts it first, and others under their names', () => {
    const google = {
      name: 'google',
      issuer: 'https://accounts.example.com',
      audience: 'praxis',
      jwksUrl: 'https://accounts.example.com/keys',
      type: 'at+jwt',
    }
    const told = JSON.parse(
      JSON.parse(issuersIn(synthesise({ ...PRODUCTION, moreIssuers: JSON.stringify([google]) }))) as string,
    ) as unknown
    expect(told).toEqual([
      { issuer: PRODUCTION.issuer, audience: PRODUCTION.audience, jwksUrl: PRODUCTION.jwksUrl, type: 'JWT' },
      google,
    ])
  })
})

describe('the development issuer', () => {
  it('is in no template', () => {
    for (const stack of [pooled, production, synthesise()]) {
      expect(JSON.stringify(stack.resources)).not.toMatch(/praxis-local|127\.0\.0\.1|localhost|dev\/jwks/)
    }
  })
  it('is in no bundle', async () => {
    const outdir = scratch()
    await builtFunctions(outdir)
    const files = readdirSync(outdir, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.mjs'))
    expect(files).toEqual(expect.arrayContaining(FUNCTIONS.map(name => join(name, 'index.mjs'))))
    for (const file of files)
      expect(readFileSync(join(outdir, file), 'utf8'), file).not.toMatch(/dev\/token|issuer-key\.json|praxis-local/)
  })
})
