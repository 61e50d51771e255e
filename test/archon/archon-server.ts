import type { Fetch } from '../../functions/archon/asking.ts'
import type { ArchonAction } from '../../functions/archon/ports.ts'
import type { FakeArchon } from './fake-archon.ts'

export const SITE = 'https://archon.example'
export const API = 'https://api.archon.example'
export const tokenFor = (tournament: string): string => `token for ${tournament}`

const CATEGORY = 'constructed_online'
const json = (status: number, body: object): Response => new Response(JSON.stringify(body), { status })

/**
 * Archon's routes over the fake, with what they answer as it was recorded: a tournament as one document, members a line
 * each between a header and the line that counts them, refusals with their detail, code and parameters.
 */
export function archonServer(archon: FakeArchon): Fetch {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const { origin, pathname, searchParams } = new URL(url)
    const uid = searchParams.get('tournament') ?? /\/tournaments\/([^/]+)/.exec(pathname)?.[1] ?? ''
    if (new Headers(headers).get('authorization') !== `Bearer ${tokenFor(uid)}`)
      return json(401, { detail: 'Invalid or expired token' })
    if (method === 'POST' && origin === SITE && pathname === `/api/tournaments/${uid}/action`) {
      const answer = await archon.act(uid, JSON.parse(String(body)) as ArchonAction)
      return 'refused' in answer
        ? json(400, { detail: answer.refused, code: 'refused', params: {} })
        : json(200, answer.tournament as object)
    }
    if (origin !== API) return json(404, { detail: 'Not Found' })
    if (pathname === `/v1/tournaments/${uid}`) {
      const answer = await archon.tournament(uid)
      return 'refused' in answer ? json(404, { detail: answer.refused }) : json(200, answer.tournament as object)
    }
    if (pathname !== '/v1/users') return json(404, { detail: 'Not Found' })
    const points = await archon.ratingPoints(uid)
    const users = (await archon.members(uid)).map(({ uid: id, vekn }) => ({
      type: 'user',
      data: {
        uid: id,
        vekn_id: vekn ?? '',
        country: 'SE',
        roles: [],
        wins: [],
        limited_online: null,
        limited_offline: null,
        constructed_offline: { total: 0, tournaments: [] },
        [CATEGORY]:
          points?.[id] === undefined
            ? null
            : {
                total: points[id],
                tournaments: [
                  { tournament_uid: 'another', points: 5, vp: 0, gw: 0 },
                  { tournament_uid: uid, points: points[id], vp: 0, gw: 0 },
                ],
              },
      },
    }))
    const lines = [
      { type: 'header', generated_at: '2026-09-01T18:00:00' },
      ...users,
      { type: 'eof', count: users.length },
    ]
    return new Response(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  }
}
