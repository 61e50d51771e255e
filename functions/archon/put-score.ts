import { validity } from '../../shared/league/exits.ts'
import { ADJUSTMENT, FINAL } from '../../shared/league/penalties.ts'
import { scored } from '../../shared/league/scores.ts'
import { indicesOf, isUnscored, pointsThere, tableThere } from './archon-tournament.ts'
import type { ArchonTable, TableKey } from './archon-tournament.ts'
import { isSame, type Difference, type DifferenceKind } from './differences.ts'
import type { Archon, ArchonAction, GameResult } from './ports.ts'
import { numbersThere, readThere, tournamentThere } from './read-there.ts'

/** Whether no more is to be done about it, and what differs. */
export interface PutScore {
  settled: boolean
  differences: Difference[]
}
type Open = Extract<DifferenceKind, 'no-table' | 'no-number' | 'seating' | 'score' | 'refused' | 'not-accepted'>

/**
 * Sees to it that Archon has the result of a table. It looks before each thing it does, and does only what is not there
 * yet: so it may be called again after any failure. A score that is there and not ours stays.
 */
export async function putScore(archon: Archon, key: TableKey, result: GameResult): Promise<PutScore> {
  const open = (kind: Open, there: Difference['there'], here: Difference['here']): PutScore => ({
    settled: false,
    differences: [{ ...key, kind, there, here }],
  })
  const act = async (action: ArchonAction): Promise<{ table: ArchonTable } | PutScore> => {
    const answer = await archon.act(key.tournament, action)
    if ('refused' in answer) return open('refused', answer.refused, action.type)
    const after = readThere(key.tournament, answer)
    if ('difference' in after) return { settled: false, differences: [{ ...after.difference, ...key }] }
    const table = tableThere(key, after.tournament)
    return table ? { table } : open('no-table', null, result.game)
  }

  const read = await tournamentThere(archon, key.tournament)
  if ('difference' in read) return { settled: false, differences: [{ ...read.difference, ...key }] }
  const { tournament } = read
  let table = tableThere(key, tournament)
  if (!table || table.state === 'Cancelled') return open('no-table', table?.state ?? null, result.game)
  const { uidOf, veknOf } = await numbersThere(archon, key.tournament)
  const uids = result.vekn.map(vekn => (vekn === null ? undefined : uidOf.get(vekn)))
  if (uids.includes(undefined)) return open('no-number', null, result.vekn)
  const seated = table.seating.map(({ player_uid }) => player_uid)
  if (!isSame(seated, uids as string[]))
    return open(
      'seating',
      seated.map(uid => veknOf.get(uid) ?? null),
      result.vekn,
    )

  const indices = indicesOf(key, tournament)
  const { victoryPoints } = result
  if (isUnscored(table) || !isSame(pointsThere(table), victoryPoints)) {
    // What is there may be typed over only if nobody has said anything of it, or if we have (TREPORT-09).
    const points = pointsThere(table)
    const wasOurs =
      (!table.override || isOurs(table.override.comment)) && result.earlier.some(one => isSame(one, points))
    if (!isUnscored(table) && !wasOurs) return open('score', points, victoryPoints)
    const scores = victoryPoints.map((vp, seat) => ({ player_uid: uids[seat]!, vp }))
    const done = await act({ type: 'SetScore', ...indices, scores })
    if ('settled' in done) return done
    ;({ table } = done)
  }
  const word = wordOn(result, table)
  if (word) {
    const done = await act({ ...word, ...indices })
    if ('settled' in done) return done
    ;({ table } = done)
  }
  if (table.state !== 'Finished') return open('not-accepted', table.state, victoryPoints)
  return { settled: true, differences: key.round === FINAL ? [] : scoreDifferences(key, table, result) }
}

/** By this our comments are known there. */
const OURS = 'Praxis '
const isOurs = (comment: string): boolean => comment.startsWith(OURS)

/**
 * What is still to be said of these points. Points that do not add up stand because a judge has said so (TSCORE-11), or
 * because the game has recorded them, as where the last two fell together (TSCORE-12). Points that add up need no
 * comment: one of ours that stood for others goes. A judge's of theirs stays.
 */
function wordOn(
  { victoryPoints, ruling, game, rev }: GameResult,
  { state, override }: ArchonTable,
): { type: 'Override'; comment: string } | { type: 'Unoverride' } | null {
  if (override && !isOurs(override.comment)) return null
  if (validity(victoryPoints).valid) return override ? { type: 'Unoverride' } : null
  const comment = `${OURS}${game}, revision ${rev}: ${ruling ?? 'as the game recorded it'}`
  if (!override && state === 'Finished') return null
  return override?.comment === comment ? null : { type: 'Override', comment }
}

/** Wins and tournament points follow from adjusted points here (TPEN-02); where they do not there, it is told. */
function scoreDifferences(key: TableKey, table: ArchonTable, result: GameResult): Difference[] {
  const { victoryPoints, adjusted, disqualified } = result
  const score = scored(
    victoryPoints,
    adjusted.map(seat => ({ seat, points: ADJUSTMENT })),
    disqualified,
  )
  const compared = (kind: 'game-wins' | 'tournament-points', there: number[], here: number[]): Difference[] =>
    isSame(there, here) ? [] : [{ ...key, kind, there, here }]
  return [
    ...compared(
      'game-wins',
      table.seating.map(seat => seat.result.gw),
      score.gameWins,
    ),
    ...compared(
      'tournament-points',
      table.seating.map(seat => seat.result.tp),
      score.tournamentPoints,
    ),
  ]
}
