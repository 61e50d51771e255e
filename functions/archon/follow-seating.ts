import { isUnscored, sameTable, tableThere, type ArchonTournament, type TableKey } from './archon-tournament.ts'
import { isSame, renewed, type Difference, type DifferenceKind } from './differences.ts'
import { referenceOf, type FollowedTable, type Place, type Seated } from './place.ts'
import type { Praxis } from './ports.ts'
import type { Numbers } from './read-there.ts'

/**
 * What is to be changed here, so that the tables of a tournament are those that are seated there. It changes only the
 * place: what it plans is carried out once that is saved, so that no failure leaves a table that nobody knows of.
 */
export function planSeating(place: Place, tournament: ArchonTournament, { veknOf }: Numbers): Place {
  const { uid } = tournament
  const seated = tournament.rounds.flatMap((tables, round) =>
    tables.map((_, table): TableKey => ({ tournament: uid, round: round + 1, table: table + 1 })),
  )
  const known = place.tables.filter(one => one.tournament === uid)
  const gone = known.filter(one => !seated.some(key => sameTable(key, one)))
  let next = place
  for (const key of [...seated, ...gone]) next = planTable(next, key, tournament, veknOf)
  return next
}

function planTable(
  place: Place,
  { tournament: uid, round, table: at }: TableKey,
  tournament: ArchonTournament,
  veknOf: Numbers['veknOf'],
): Place {
  const key: TableKey = { tournament: uid, round, table: at }
  const there = tableThere(key, tournament)
  const isThere = there !== null && there.state !== 'Cancelled' && there.seating.length > 0
  // A table that has a score there is played out; one of another size is still being seated.
  if (isThere && (!isUnscored(there) || !SIZES.includes(there.seating.length))) return place
  const numbers = isThere ? there.seating.map(({ player_uid }) => veknOf.get(player_uid) ?? null) : []
  const told = (found: Difference[]): Place => ({
    ...place,
    differences: renewed(place.differences, key, found, ['no-number', 'seating']),
  })
  if (numbers.includes(null)) return told([{ ...key, kind: 'no-number', there: numbers, here: null }])
  const vekn = numbers as string[]
  const known = place.tables.find(one => sameTable(one, key))
  const wanted = known?.comes ?? known?.stands ?? null
  if (isSame(wanted?.vekn ?? [], vekn)) return told([])
  if (known?.stands?.begun) return told([{ ...key, kind: 'seating', there: vekn, here: known.stands.vekn }])
  const last = known?.last ?? 0
  const goes = [...(known?.goes ?? []), ...[known?.stands, known?.comes].flatMap(one => (one ? [bare(one)] : []))]
  const comes = vekn.length > 0 ? { revision: last + 1, vekn } : null
  return withTable(told([]), { ...key, last: last + 1, stands: null, goes, comes })
}

const SIZES: readonly number[] = [4, 5]
const bare = ({ revision, vekn }: Seated): Seated => ({ revision, vekn })

const withTable = (place: Place, table: FollowedTable): Place => ({
  ...place,
  tables: [...place.tables.filter(one => !sameTable(one, table)), table],
})

export const isPlanned = ({ goes, comes }: FollowedTable): boolean => goes.length > 0 || comes !== null

/** Carries out what is planned for one table. A table that has begun stays, and what is seated there is told. */
export async function carryOut(praxis: Praxis, place: Place, planned: FollowedTable): Promise<Place> {
  const { tournament, round, table, goes, comes } = planned
  const key: TableKey = { tournament, round, table }
  const now = (to: Partial<FollowedTable>, kind?: DifferenceKind, there?: Difference['there']): Place => ({
    ...withTable(place, { ...planned, goes: [], comes: null, ...to }),
    differences: renewed(
      place.differences,
      key,
      kind ? [{ ...key, kind, there: there ?? null, here: (to.stands ?? to.comes)?.vekn ?? null }] : [],
      ['refused', 'seating'],
    ),
  })
  for (const going of goes)
    if ((await praxis.cancelTable(referenceOf(key, going))) === 'begun')
      return now({ stands: { ...going, begun: true } }, 'seating', comes?.vekn ?? [])
  if (!comes) return now({ stands: null })
  const answer = await praxis.createTable({ externalRef: referenceOf(key, comes), vekn: comes.vekn })
  return answer ? now({ comes }, 'refused', answer.refused) : now({ stands: { ...comes, begun: false } })
}
