import * as z from 'zod'
import { ask, jsonIn, NoAnswer, type Fetch } from './asking.ts'

/** What an organiser has consented to, for one tournament. Whoever has it may run the tournament. */
export const Grant = z.strictObject({
  refreshToken: z.string(),
  accessToken: z.string().optional(),
  /** When that one is good no more. */
  expires: z.string().optional(),
})
export type Grant = z.infer<typeof Grant>

export interface Granting {
  site: string
  clientId: string
  clientSecret: string
  fetch: Fetch
  clock: () => string
  /** By tournament. */
  kept: (tournament: string) => Grant | undefined
  keep: (tournament: string, grant: Grant) => Promise<void>
}

const Answer = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })
/** So long before its end a token is taken for worn out. */
const SPARE_MS = 60_000
const OK = 200

/**
 * A token that is good now. A refresh token is good once: the next is kept before anything is done with the new token,
 * as one that is used twice ends the whole consent.
 */
export function tokensOf({ site, clientId, clientSecret, fetch, clock, kept, keep }: Granting) {
  return async (tournament: string): Promise<string> => {
    const grant = kept(tournament)
    if (!grant) throw new RangeError(`Nobody has consented for the tournament ${tournament}`)
    const { accessToken, expires, refreshToken } = grant
    const now = Date.parse(clock())
    if (accessToken !== undefined && expires !== undefined && Date.parse(expires) - SPARE_MS > now) return accessToken
    const said = await ask(fetch, `${site}/oauth/token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }).toString(),
    })
    if (said.status !== OK)
      throw new NoAnswer(`Archon gives no token for ${tournament} (${said.status}): its organiser has to consent anew`)
    const given = Answer.parse(jsonIn(said))
    const until = new Date(now + given.expires_in * 1000).toISOString()
    await keep(tournament, { refreshToken: given.refresh_token, accessToken: given.access_token, expires: until })
    return given.access_token
  }
}
