import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { scopes, type Scope } from '../../shared/api/routes.ts'

export interface Identity { id: string; name: string; scopes: ReadonlySet<string> }
/** Null for a token that does not prove who sent it; throws only when that cannot be found out. */
export type Verify = (token: string) => Promise<Identity | null>

export interface TokenRules {
  issuer: string
  audience: string
  /** The `typ` a token must state, so that no other kind of token of the same issuer passes for one. */
  type: string
  keys: JWTVerifyGetKey
  clock: () => string
}

/** Asymmetric only: a token signed with a public key as if it were a secret is refused before any key is looked at. */
const ALGORITHMS = ['ES256', 'RS256']
const TOLERANCE_SECONDS = 5
const PLAYER = /^[\x21-\x7e]{1,128}$/
const NAME_LENGTH = 60

export function tokenVerifier({ issuer, audience, type, keys, clock }: TokenRules): Verify {
  return async token => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        typ: type,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: new Date(clock()),
      })
      const { sub, name, scope } = payload
      if (sub === undefined || !PLAYER.test(sub)) return null
      return { id: sub, name: shown(name) ?? sub.slice(0, NAME_LENGTH), scopes: granted(scope) }
    } catch (error) {
      if (isTokensFault(error)) return null
      throw error
    }
  }
}

/** The issuer's keys, fetched when first needed and again when a token names one that is not known. */
export const remoteKeys = (url: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(url), { timeoutDuration: 3000, cooldownDuration: 30_000 })

/** A first-party token need not list its scopes. One that lists some has no others. */
function granted(scope: unknown): ReadonlySet<string> {
  if (scope === undefined) return new Set<Scope>(Object.keys(scopes) as Scope[])
  return new Set(typeof scope === 'string' ? scope.split(' ') : [])
}

const shown = (name: unknown): string | undefined => (typeof name === 'string' && /^[^\p{Cc}\p{Cf}]{1,60}$/u.test(name) ? name : undefined)

/** That the keys cannot be fetched is not the token's fault. */
function isTokensFault(error: unknown): boolean {
  return error instanceof errors.JOSEError && error.code !== errors.JWKSTimeout.code && error.code !== errors.JOSEError.code && error.code !== errors.JWKSInvalid.code
}
