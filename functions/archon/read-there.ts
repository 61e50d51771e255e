import { ArchonTournament } from './archon-tournament.ts'
import { wholeOf, type Difference } from './differences.ts'
import type { Archon, ArchonAnswer } from './ports.ts'

export type ReadThere = { tournament: ArchonTournament } | { difference: Difference }

/** A tournament as Archon tells it; what is not told as it is known is not guessed. */
export function readThere(uid: string, answer: ArchonAnswer): ReadThere {
  const lacking = (there: string): ReadThere => ({
    difference: { ...wholeOf(uid), kind: 'no-tournament', there, here: null },
  })
  if ('refused' in answer) return lacking(answer.refused)
  const read = ArchonTournament.safeParse(answer.tournament)
  if (read.success) return { tournament: read.data }
  const [issue] = read.error.issues
  return lacking(`not read: ${issue!.path.join('.')} ${issue!.message}`)
}

export const tournamentThere = async (archon: Archon, uid: string): Promise<ReadThere> =>
  readThere(uid, await archon.tournament(uid))

/** Ids there by number, and numbers by id. */
export interface Numbers {
  uidOf: ReadonlyMap<string, string>
  veknOf: ReadonlyMap<string, string>
}

export async function numbersThere(archon: Archon, uid: string): Promise<Numbers> {
  const members = (await archon.members(uid)).flatMap(one => (one.vekn === null ? [] : [[one.uid, one.vekn] as const]))
  return { veknOf: new Map(members), uidOf: new Map(members.map(([there, vekn]) => [vekn, there])) }
}
