/** Victory points, game wins and tournament points, by seat. Seats are in their order round the table. */
export interface Score {
  victoryPoints: number[]
  gameWins: number[]
  tournamentPoints: number[]
}

/** What places are worth, from the first down; a table of four has no third place (TSCORE-06, TSCORE-07). */
const PLACES: Readonly<Record<number, readonly number[]>> = { 4: [60, 48, 24, 12], 5: [60, 48, 36, 24, 12] }

/** One seat alone has the most, and at least two (TSCORE-01). */
export function gameWins(victoryPoints: readonly number[]): number[] {
  const most = Math.max(...victoryPoints)
  const alone = victoryPoints.filter(points => points === most).length === 1
  return victoryPoints.map(points => (alone && points === most && points >= 2 ? 1 : 0))
}

/** Who is tied shares the places that they cover, whoever of them left first (TSCORE-08). */
export function tournamentPoints(victoryPoints: readonly number[]): number[] {
  const places = PLACES[victoryPoints.length]
  if (!places) throw new RangeError(`No tournament points for ${victoryPoints.length} seats`)
  return victoryPoints.map(points => {
    const before = victoryPoints.filter(other => other > points).length
    const tied = victoryPoints.filter(other => other === points).length
    const covered = places.slice(before, before + tied)
    return covered.reduce((sum, one) => sum + one, 0) / tied
  })
}

/**
 * A table scored. An adjustment lowers the victory points of a seat, and the rest follows from what is left of them
 * (TPEN-02); they may fall below nothing (TPEN-03). Who was disqualified at the table has none (TPEN-08).
 */
export function scored(
  victoryPoints: readonly number[],
  adjustments: readonly { seat: number; points: number }[] = [],
  disqualified: readonly number[] = [],
): Score {
  const counted = victoryPoints.map((points, seat) => {
    const own = adjustments.filter(one => one.seat === seat)
    return own.reduce((sum, one) => sum + one.points, disqualified.includes(seat) ? 0 : points)
  })
  return { victoryPoints: counted, gameWins: gameWins(counted), tournamentPoints: tournamentPoints(counted) }
}
