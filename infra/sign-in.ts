import { Aws, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolClient,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  UserPool,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito'
import type { UserPoolDomain } from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { RESOURCE_SERVER } from '../functions/http/auth.ts'
import type { TrustedIssuer } from '../functions/http/issuers.ts'
import { personScopes, scopes } from '../shared/api/routes/route.ts'
import type { Settings } from './settings.ts'

export interface SignIn {
  trusted: TrustedIssuer
  domain: UserPoolDomain
  clientId: string
}

/**
 * The accounts of a stage that names no issuer of its own: a user pool, pages to sign in on, and one public client.
 * Players sign in by a name,
 * which is what the others at a table see, and get a lost password by mail. The pool survives its stack, as the games
 * do.
 */
export function signIn(scope: Construct, { stage, userPool }: Settings, pagesUrl?: string): SignIn {
  const returns = [...(pagesUrl === undefined ? [] : [`${pagesUrl}/signed-in`]), ...userPool.returns]
  const pool = new UserPool(scope, 'Players', {
    selfSignUpEnabled: true,
    signInAliases: { username: true, email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    passwordPolicy: {
      minLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(3),
    },
    mfa: userPool.mfa === 'required' ? Mfa.REQUIRED : Mfa.OPTIONAL,
    // By an app that makes codes: messages to a phone cost money and can be taken over with its number.
    mfaSecondFactor: { otp: true, sms: false },
    featurePlan: FeaturePlan.ESSENTIALS,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  acknowledge(pool, userPool.mfa)

  const allowed = personScopes.map(name => new ResourceServerScope({ scopeName: name, scopeDescription: scopes[name] }))
  const server = pool.addResourceServer('Api', {
    identifier: RESOURCE_SERVER,
    userPoolResourceServerName: 'Praxis',
    scopes: allowed,
  })
  const client = pool.addClient('Play', {
    // Public: a browser or a phone keeps no secret. It proves by PKCE (S256) that whoever began a sign-in also ends it.
    generateSecret: false,
    oAuth: {
      flows: { authorizationCodeGrant: true, implicitCodeGrant: false, clientCredentials: false },
      scopes: [OAuthScope.OPENID, ...allowed.map(one => OAuthScope.resourceServer(server, one))],
      callbackUrls: returns,
      logoutUrls: returns,
    },
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(60),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  })
  // The pages of the domain only: no password passes through a program of anybody's. Left out, Cognito would allow
  // more.
  const { defaultChild } = client.node
  if (defaultChild instanceof CfnUserPoolClient) defaultChild.explicitAuthFlows = ['ALLOW_REFRESH_TOKEN_AUTH']
  const domain = pool.addDomain('SignIn', { cognitoDomain: { domainPrefix: prefixOf({ stage, userPool }) } })
  const issuer = pool.userPoolProviderUrl
  return {
    trusted: {
      issuer,
      audience: client.userPoolClientId,
      jwksUrl: `${issuer}/.well-known/jwks.json`,
      type: null,
      claims: 'cognito',
    },
    domain,
    clientId: client.userPoolClientId,
  }
}

const prefixOf = ({ stage, userPool }: Pick<Settings, 'stage' | 'userPool'>): string =>
  userPool.domain ?? `praxis-${stage}-${Aws.ACCOUNT_ID}`

/**
 * Where the pool's own pages are, before there is a pool: what may be connected to is said where the pool's way back is
 * made.
 */
export const signInOrigin = (settings: Pick<Settings, 'stage' | 'userPool'>): string =>
  `https://${prefixOf(settings)}.auth.${Aws.REGION}.amazoncognito.com`

/** What the pages ask for: all that a person may do. */
export const PERSON_SCOPE = ['openid', ...personScopes.map(name => `${RESOURCE_SERVER}/${name}`)].join(' ')

function acknowledge(pool: UserPool, mfa: Settings['userPool']['mfa']): void {
  const findings = Validations.of(pool)
  if (mfa !== 'required') {
    findings.acknowledge({
      id: 'AwsSolutions-COG2',
      reason:
        "A second factor is each player's own choice: what an account holds is games of cards. A stage that wants it of everybody sets mfa to required.",
    })
  }
  findings.acknowledge({
    id: 'AwsSolutions-COG8',
    reason:
      'The Plus plan is billed per player and month for threat protection; sign-ins go through the hosted pages alone, which throttle guesses by themselves.',
  })
}
