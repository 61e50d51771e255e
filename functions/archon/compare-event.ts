import { playerIn, veknOf, winnerOf } from '../../shared/league/exports/event-report.ts'
import type { ArchonTournament } from './archon-tournament.ts'
import { isSame, wholeOf, type Difference, type DifferenceKind } from './differences.ts'
import type { ReportedEvent } from './ports.ts'
import type { Numbers } from './read-there.ts'

/** What Archon makes of a finished event otherwise than its rules have it. It is told, and copied by nobody. */
export function eventDifferences(
  report: ReportedEvent,
  tournament: ArchonTournament,
  { uidOf, veknOf: numberOf }: Numbers,
  ratingPoints: Readonly<Record<string, number>> | null,
): Difference[] {
  const found: Difference[] = []
  const tell = (kind: DifferenceKind, there: Difference['there'], here: Difference['here'], player?: string): void =>
    void found.push({ ...wholeOf(tournament.uid), kind, there, here, ...(player !== undefined && { player }) })
  const tellIfNot = (kind: DifferenceKind, there: number, here: number, player: string): void => {
    if (there !== here) tell(kind, there, here, player)
  }
  const veknIn = (id: string): string | null => veknOf(playerIn(report, id))
  const rowOf = (vekn: string | null): ArchonTournament['standings'][number] | undefined =>
    tournament.standings.find(one => vekn !== null && one.user_uid === uidOf.get(vekn))

  for (const standing of report.standings) {
    const vekn = veknIn(standing.player)
    const row = rowOf(vekn)
    if (vekn === null || !row) {
      tell('no-number', null, playerIn(report, standing.player).name)
      continue
    }
    tellIfNot('game-wins', row.gw, standing.gameWins, vekn)
    tellIfNot('victory-points', row.vp, standing.victoryPoints, vekn)
    tellIfNot('tournament-points', row.tp, standing.tournamentPoints, vekn)
    const points = ratingPoints?.[row.user_uid]
    if (points !== undefined) tellIfNot('rating-points', points, standing.ratingPoints, vekn)
  }
  for (const drawn of tiesDrawn(report)) {
    const numbers = drawn.map(one => veknIn(one))
    // The highest comes first there, too.
    const there = numbers.toSorted((a, b) => (rowOf(b)?.toss ?? 0) - (rowOf(a)?.toss ?? 0))
    const isTotal = new Set(numbers.map(vekn => rowOf(vekn)?.toss ?? 0)).size === numbers.length
    if (!isTotal || !isSame(there, numbers)) tell('toss', isTotal ? there : null, numbers)
  }
  const winner = winnerOf(report)
  const [here, there] = [winner === null ? null : veknIn(winner), numberOf.get(tournament.winner ?? '') ?? null]
  if (here !== there) tell('winner', there, here)
  return found
}

/** Those who were tied and drawn, each tie in the order that came of it. */
function tiesDrawn({ standings }: ReportedEvent): string[][] {
  const ties = new Map<string, ReportedEvent['standings']>()
  for (const one of standings) {
    if (one.toss === 0) continue
    const tie = `${one.gameWins} ${one.victoryPoints} ${one.tournamentPoints}`
    ties.set(tie, [...(ties.get(tie) ?? []), one])
  }
  return [...ties.values()].map(tied => tied.toSorted((a, b) => b.toss - a.toss).map(({ player }) => player))
}
