import type { Key, Signed } from './shown-event.ts'

/** What a signed result says, as far as it is shown. */
export interface SaidResult {
  event: string | null
  round: number | null
  table: number | null
  game: string
  rev: number
  iat: number
  players: { seat: number; name: string; bot: boolean }[]
  victoryPoints: number[]
  winner: number | null
  ended: string | null
}
/** `trial`: signed as a result that counts nowhere, by the key for those. */
export type Verdict = 'valid' | 'trial' | 'key-unknown' | 'invalid'

/** A result that counts, and one of a trial: each is signed by keys of its own, and by no other. */
const TYPE = 'praxis-result+jws'
const TRIAL_TYPE = 'praxis-test-result+jws'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
const jsonOf = <T>(part: string): T => JSON.parse(new TextDecoder().decode(bytesOf(part))) as T

/** What it says, whether or not it was signed so; null where it says nothing that can be read. */
export function saidBy({ jws }: Pick<Signed, 'jws'>): SaidResult | null {
  try {
    const said = jsonOf<Partial<SaidResult>>(jws.split('.')[1] ?? '')
    return Array.isArray(said.players) && Array.isArray(said.victoryPoints) ? (said as SaidResult) : null
  } catch {
    return null
  }
}

/**
 * Whether a result was signed by a key of this service, for the place at which it is shown. Nothing is asked of
 * anybody: the keys are there, and the signature is ES256 (RFC 7518, 3.4).
 */
export async function verify(result: Omit<Signed, 'signedAt'>, keys: readonly Key[]): Promise<Verdict> {
  try {
    const [head = '', body = '', signature = '', ...more] = result.jws.split('.')
    const { alg, typ, kid } = jsonOf<{ alg?: string; typ?: string; kid?: string }>(head)
    if (more.length > 0 || alg !== 'ES256' || (typ !== TYPE && typ !== TRIAL_TYPE)) return 'invalid'
    const key = keys.find(one => one.kid === kid)
    if (!key) return 'key-unknown'
    const isTrial = typ === TRIAL_TYPE
    if (isTrial !== (key.test === true)) return 'invalid'
    const { kty, crv, x, y } = key
    const curve = { name: 'ECDSA', namedCurve: crv }
    const known = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify'])
    const input = new TextEncoder().encode(`${head}.${body}`)
    const signed = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, bytesOf(signature), input)
    if (!signed || !isOf(jsonOf<SaidResult>(body), result, key)) return 'invalid'
    return isTrial ? 'trial' : 'valid'
  } catch {
    return 'invalid'
  }
}

const SECOND_MS = 1000

/** Signed for this place, and not after its key was retired. */
const isOf = (said: SaidResult, { game, event, round, table, rev }: Omit<Signed, 'signedAt'>, key: Key): boolean =>
  said.game === game &&
  said.event === event &&
  said.round === round &&
  said.table === table &&
  said.rev === rev &&
  (key.retired === undefined || said.iat * SECOND_MS <= Date.parse(key.retired))

/** Whether a seed is what was committed to: SHA-256 of its text, in hexadecimal digits. */
export async function fits(seed: string, commitment: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('') === commitment
}
