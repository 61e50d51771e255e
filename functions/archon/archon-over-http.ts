import * as z from 'zod'
import { ask, jsonIn, NoAnswer, type Fetch, type Said } from './asking.ts'
import type { Archon, ArchonAnswer } from './ports.ts'

/**
 * Archon's two interfaces: the public one, which has tournaments and members to read, and that of members, which takes
 * actions on the tournament that its organiser has consented to.
 */
export interface ArchonPlace {
  /** Where members sign in, such as `https://archon.example.org`. */
  site: string
  /** Where the public interface is. */
  api: string
  /** Of the organiser, for this tournament; it opens the public interface too. */
  token: (tournament: string) => Promise<string>
  fetch: Fetch
}

/** The rating categories, each with what a tournament has given. */
const CATEGORIES = ['constructed_online', 'constructed_offline', 'limited_online', 'limited_offline'] as const
const Rating = z
  .object({ tournaments: z.array(z.object({ tournament_uid: z.string(), points: z.number() })) })
  .nullish()
const Member = z.object({
  uid: z.string(),
  vekn_id: z.string().nullish(),
  ...(Object.fromEntries(CATEGORIES.map(name => [name, Rating])) as Record<(typeof CATEGORIES)[number], typeof Rating>),
})
type Member = z.infer<typeof Member>

const Line = z.union([
  z.object({ type: z.literal('header') }),
  z.object({ type: z.literal('user'), data: Member }),
  z.object({ type: z.literal('eof'), count: z.int() }),
])

const Refusal = z.object({ detail: z.unknown() })
const UNAUTHENTICATED = 401
const OK = 200

export function archonOverHttp({ site, api, token, fetch }: ArchonPlace): Archon {
  const bearing = async (uid: string): Promise<Record<string, string>> => ({
    authorization: `Bearer ${await token(uid)}`,
    accept: 'application/json',
  })
  const membersOf = async (uid: string): Promise<Member[]> => {
    const query = new URLSearchParams({ tournament: uid })
    const said = await ask(fetch, `${api}/v1/users?${query}`, { headers: await bearing(uid) })
    if (said.status !== OK) throw new NoAnswer(`The members of ${uid}: ${said.status}`)
    return linesIn(said)
  }
  return {
    tournament: async uid =>
      answerIn(await ask(fetch, `${api}/v1/tournaments/${encodeURIComponent(uid)}`, { headers: await bearing(uid) })),
    act: async (uid, action) =>
      answerIn(
        await ask(fetch, `${site}/api/tournaments/${encodeURIComponent(uid)}/action`, {
          method: 'POST',
          headers: { ...(await bearing(uid)), 'content-type': 'application/json' },
          body: JSON.stringify(action),
        }),
      ),
    members: async uid => (await membersOf(uid)).map(one => ({ uid: one.uid, vekn: one.vekn_id || null })),
    ratingPoints: async uid => {
      const points = (await membersOf(uid)).flatMap(member =>
        CATEGORIES.flatMap(category =>
          (member[category]?.tournaments ?? []).flatMap(one =>
            one.tournament_uid === uid ? [[member.uid, one.points] as const] : [],
          ),
        ),
      )
      return points.length === 0 ? null : Object.fromEntries(points)
    },
  }
}

/** A token that is good no more is nobody's word on the tournament. */
function answerIn(said: Said): ArchonAnswer {
  if (said.status === OK) return { tournament: jsonIn(said) }
  if (said.status === UNAUTHENTICATED)
    throw new NoAnswer('Archon does not know the token: its organiser has to consent')
  const { detail } = Refusal.safeParse(jsonIn(said)).data ?? {}
  return { refused: typeof detail === 'string' ? detail : `${said.status} ${JSON.stringify(detail ?? null)}` }
}

/** A list ends with the line that counts it: without it, it was cut short. */
function linesIn(said: Said): Member[] {
  const lines = said.text.split('\n').filter(line => line !== '')
  const read = lines.map(text => Line.parse(jsonIn({ ...said, text })))
  const members = read.flatMap(line => (line.type === 'user' ? [line.data] : []))
  const end = read.at(-1)
  if (end?.type !== 'eof' || end.count !== members.length) throw new NoAnswer('A list that is cut short')
  return members
}
