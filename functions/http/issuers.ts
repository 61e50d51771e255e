import * as z from 'zod'
import { RESERVED_ISSUERS } from '../games/player-ids.ts'
import { remoteKeys, type Issuer } from './auth.ts'

const address = () => z.string().max(500)
const Trusted = z.lazy(() =>
  z.strictObject({
    /** Put before the subjects of every issuer but the first. */
    name: z.exactOptional(z.string().regex(/^[a-z][a-z0-9-]{0,15}$/)),
    issuer: address().min(1),
    audience: z.string().min(1).max(500),
    jwksUrl: address().regex(/^https?:\/\/[^\s/]+(\/\S*)?$/),
    type: z.string().min(1).max(50).nullable().default('JWT'),
    claims: z.enum(['standard', 'cognito']).default('standard'),
    bots: z.boolean().default(false),
  }),
)
export type TrustedIssuer = z.input<typeof Trusted>
const List = z.lazy(() => z.array(Trusted).min(1).max(10))

type Env = Record<string, string | undefined>

/** Lambda sets it and lets nobody else set it: what is for development alone cannot be switched on there. */
const inCloud = (env: Env): boolean => env['AWS_LAMBDA_FUNCTION_NAME'] !== undefined

/**
 * Whose tokens to trust: the JSON list in TOKEN_ISSUERS. The first issuer's subjects are players as they are. Throws
 * where the list will not do.
 */
export function issuersFrom(env: Env): Issuer[] {
  const text = env['TOKEN_ISSUERS']
  if (!text) throw new Error('TOKEN_ISSUERS is not set; it says whose tokens to trust')
  const list = List.safeParse(parsed(text))
  if (!list.success)
    throw new Error(
      `TOKEN_ISSUERS is not a list of issuers: ${list.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    )
  const problem = wrongIn(list.data) ?? (inCloud(env) ? localIn(list.data) : undefined)
  if (problem !== undefined) throw new Error(`TOKEN_ISSUERS: ${problem}`)
  return list.data.map(({ jwksUrl, ...rules }) => ({ ...rules, keys: remoteKeys(jwksUrl) }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What would let two issuers speak for the same player, or one for two. */
export function wrongIn(list: readonly Pick<TrustedIssuer, 'name' | 'issuer'>[]): string | undefined {
  const names = list.map(({ name }) => name)
  if (names[0] !== undefined) return 'the first issuer has no name: its subjects are the players'
  if (names.slice(1).includes(undefined)) return 'every issuer but the first needs a name'
  if (new Set(names).size < names.length) return 'two issuers have one name'
  if (new Set(list.map(({ issuer }) => issuer)).size < list.length) return 'one issuer is listed twice'
  return names.some(name => name !== undefined && RESERVED_ISSUERS.includes(name))
    ? `no issuer may be called ${RESERVED_ISSUERS.join(' or ')}`
    : undefined
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/
const isPublic = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && !LOOPBACK.test(new URL(text).hostname)

/** The development issuer gives anybody any token, and only there may a token speak for a bot. */
export function localIn(list: readonly Pick<TrustedIssuer, 'issuer' | 'jwksUrl' | 'bots'>[]): string | undefined {
  for (const { issuer, jwksUrl, bots } of list) {
    if (!isPublic(issuer) || !isPublic(jwksUrl))
      return `${issuer} is not an issuer at an https address: one for development does not run in the cloud`
    if (bots) return `${issuer} may not speak for bots in the cloud`
  }
  return undefined
}
