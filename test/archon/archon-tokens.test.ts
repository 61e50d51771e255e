import { describe, expect, it } from 'vitest'
import { tokensOf, type Grant } from '../../functions/archon/archon-tokens.ts'
import { NoAnswer } from '../../functions/archon/asking.ts'

const START = Date.parse('2027-01-04T12:00:00.000Z')

/** Archon's token route: a refresh token is good once, and one that is used twice ends the consent. */
function granting(first: Grant | undefined = { refreshToken: 'r1' }) {
  const grants = new Map<string, Grant>(first ? [['t1', first]] : [])
  const log: string[] = []
  let good = 'r1'
  let given = 0
  const one = {
    now: START,
    lost: false,
    grants,
    log,
    token: tokensOf({
      site: 'https://archon.example',
      clientId: 'praxis',
      clientSecret: 'secret',
      clock: (): string => new Date(one.now).toISOString(),
      kept: tournament => grants.get(tournament),
      keep: async (tournament, grant) => {
        log.push('kept')
        grants.set(tournament, grant)
      },
      fetch: async (url, { method, body } = {}) => {
        const form = new URLSearchParams(String(body))
        log.push(`${method} ${new URL(url).pathname} ${form.get('grant_type')} ${form.get('refresh_token')}`)
        expect([form.get('client_id'), form.get('client_secret')]).toEqual(['praxis', 'secret'])
        if (form.get('refresh_token') !== good) {
          good = ''
          return new Response('{"error":"invalid_grant"}', { status: 400 })
        }
        given += 1
        good = `r${given + 1}`
        if (one.lost) throw new TypeError('other side closed')
        const said = { access_token: `a${given}`, refresh_token: good, token_type: 'Bearer', expires_in: 3600 }
        return new Response(JSON.stringify(said))
      },
    }),
  }
  return one
}

describe('the token of an organiser’s consent', () => {
  it('is asked for once an hour, and the next refresh token kept before it is used', async () => {
    const one = granting()
    expect([await one.token('t1'), await one.token('t1')]).toEqual(['a1', 'a1'])
    expect(one.log).toEqual(['POST /oauth/token refresh_token r1', 'kept'])
    expect(one.grants.get('t1')).toEqual({
      refreshToken: 'r2',
      accessToken: 'a1',
      expires: '2027-01-04T13:00:00.000Z',
    })
    one.now += 59 * 60_000 + 1
    expect(await one.token('t1')).toBe('a2')
    expect(one.grants.get('t1')!.refreshToken).toBe('r3')
  })

  it('whose answer was lost is worth nothing any more, and who has to do what is said', async () => {
    const one = granting()
    one.lost = true
    await expect(one.token('t1')).rejects.toThrow(NoAnswer)
    one.lost = false
    await expect(one.token('t1')).rejects.toThrow('consent anew')
    expect(one.grants.get('t1')).toEqual({ refreshToken: 'r1' })
  })

  it('is nobody’s where nobody has consented', async () => {
    await expect(granting().token('t2')).rejects.toThrow('t2')
  })
})
