import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { personScopes, type Scope } from '../../shared/api/routes/route.ts'
import { isBotId, isSubject, personId } from '../games/player-ids.ts'

export interface Identity {
  id: string
  name: string
  scopes: ReadonlySet<string>
}
/** Null for a token that does not prove who sent it; throws only when that cannot be found out. */
export type Verify = (token: string) => Promise<Identity | null>

/** What a token of one issuer must be like (RFC 8725). */
export interface IssuerRules {
  issuer: string
  audience: string
  /**
   * The `typ` its tokens must state, so that no other kind of its tokens passes for one; null for an issuer that states
   * none.
   */
  type: string | null
  /**
   * `cognito`: access tokens that name the client in `client_id` instead of an audience, and put `praxis/` before
   * scopes.
   */
  claims: 'standard' | 'cognito'
  /** Put before its subjects. The first issuer has none: two issuers cannot name the same player. */
  name?: string | undefined
  /** Whether its tokens may speak for bots. */
  bots?: boolean | undefined
}
export interface Issuer extends IssuerRules {
  keys: JWTVerifyGetKey
}

/** Asymmetric only: a token signed with a public key as if it were a secret is refused before any key is looked at. */
const ALGORITHMS = ['ES256', 'RS256']
const TOLERANCE_SECONDS = 5
const NAME_LENGTH = 60
/** What Cognito calls the resource whose scopes ours are. */
export const RESOURCE_SERVER = 'praxis'

/** A token is judged by the rules of the issuer it names, with that issuer's keys and no others. */
export function tokenVerifier(issuers: readonly Issuer[], clock: () => string): Verify {
  return async token => {
    try {
      const named = decodeJwt(token).iss
      const issuer = issuers.find(one => one.issuer === named)
      return issuer ? await identify(token, issuer, clock()) : null
    } catch (error) {
      if (isTokensFault(error)) return null
      throw error
    }
  }
}

async function identify(token: string, issuer: Issuer, now: string): Promise<Identity | null> {
  const { audience, type, claims } = issuer
  const { payload, protectedHeader } = await jwtVerify(token, issuer.keys, {
    issuer: issuer.issuer,
    ...(claims === 'standard' && { audience }),
    ...(type !== null && { typ: type }),
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'exp'],
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: new Date(now),
  })
  const { sub } = payload
  if (type === null && protectedHeader.typ !== undefined && protectedHeader.typ !== 'JWT') return null
  if (!isAccess(payload, issuer)) return null
  if (sub === undefined || !isSubject(sub) || (isBotId(sub) && !issuer.bots)) return null
  return {
    id: personId(issuer.name, sub),
    name: shown(payload) ?? sub.slice(0, NAME_LENGTH),
    scopes: granted(payload, issuer),
  }
}

/**
 * Not an id token, nor a refresh token that happens to be signed: where a token says what it is for, it must be access.
 */
function isAccess(payload: JWTPayload, { claims, audience }: Issuer): boolean {
  const { token_use: use, client_id: client, typ } = payload
  if (claims === 'cognito') return use === 'access' && client === audience
  return [use, typ].every(kind => kind === undefined || (typeof kind === 'string' && /^(access|bearer)$/i.test(kind)))
}

/** The issuer's keys, fetched when first needed and again when a token names one that is not known. */
export const remoteKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: 3000, cooldownDuration: 30_000 })

/** A first-party token need not list its scopes. One that lists some has no others, and none has those of leagues. */
function granted({ scope }: JWTPayload, { claims }: Issuer): ReadonlySet<string> {
  if (scope === undefined && claims === 'standard') return new Set(personScopes)
  const listed = typeof scope === 'string' ? scope.split(' ') : []
  const named =
    claims === 'cognito'
      ? listed.flatMap(one => (one.startsWith(`${RESOURCE_SERVER}/`) ? [one.slice(RESOURCE_SERVER.length + 1)] : []))
      : listed
  return new Set(named.filter(one => personScopes.includes(one as Scope)))
}

/** What others are shown; Cognito's access tokens have only the name one signs in by. */
const shown = ({ name, username }: JWTPayload): string | undefined => [name, username].find(isShowable)
const isShowable = (name: unknown): name is string => typeof name === 'string' && /^[^\p{Cc}\p{Cf}]{1,60}$/u.test(name)

/** That the keys cannot be fetched is not the token's fault. */
function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    error.code !== errors.JWKSTimeout.code &&
    error.code !== errors.JOSEError.code &&
    error.code !== errors.JWKSInvalid.code
  )
}
