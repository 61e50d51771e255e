import { FINAL } from '../penalties.ts'
import { playerIn, type EventReport } from './event-report.ts'

/** A word, or a number as it is; null is an empty cell. */
type Cell = string | number | boolean | null

/** A text that a spreadsheet would take for a formula, also after spaces and in letters of full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** RFC 4180. A text that would be a formula is marked as the text that it is; a number below 0 stays a number. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const written = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** One row a player, by place: who was disqualified stands at the end, without one. */
export function standingsCsv(report: EventReport): string {
  const heads =
    'place,preliminary_place,name,vekn,vekn_confirmed,city,gw,vp,tp,toss,seed,final_vp,final_gw,rating,' +
    'grand_prix,dropped,disqualified'
  const ranked = report.standings.map((standing): Cell[] => {
    const { place, preliminaryPlace, gameWins, victoryPoints, tournamentPoints, toss, final } = standing
    const { name, vekn, city, dropped, disqualified } = playerIn(report, standing.player)
    return [
      ...[place, preliminaryPlace, name, vekn?.number ?? null, vekn?.confirmed ?? null, city],
      ...[gameWins, victoryPoints, tournamentPoints, toss],
      ...[final?.seed ?? null, final?.victoryPoints ?? null, final?.gameWins ?? null],
      ...[standing.ratingPoints, standing.grandPrixPoints, dropped, disqualified],
    ]
  })
  const out = report.players
    .filter(({ disqualified }) => disqualified)
    .map(({ name, vekn, city, dropped }): Cell[] => [
      ...[null, null, name, vekn?.number ?? null, vekn?.confirmed ?? null, city],
      ...[null, null, null, null, null, null, null, null, null, dropped, true],
    ])
  return written([heads.split(','), ...ranked, ...out])
}

/** One row a seat of every table that is over, the final last. */
export function resultsCsv(report: EventReport): string {
  const nameOf = (id: string): string => playerIn(report, id).name
  const preliminary = report.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, seats, ruling }) =>
      seats.flatMap(({ player, substituted, score }, at): Cell[][] =>
        score === null
          ? []
          : [
              [
                ...[round, table, at + 1, nameOf(player), score.played, score.victoryPoints],
                ...[score.gameWins, score.tournamentPoints, substituted, ruling],
              ],
            ],
      ),
    ),
  )
  const { final } = report
  const last = final?.score
    ? final.row.map((player, at): Cell[] => [
        ...[FINAL, 1, at + 1, nameOf(player), final.score!.played[at]!, final.score!.victoryPoints[at]!],
        ...[player === final.score!.winner ? 1 : 0, null, false, final.ruling],
      ])
    : []
  const heads = 'round,table,seat,name,vp_played,vp,gw,tp,substituted,ruling'
  return written([heads.split(','), ...preliminary, ...last])
}
