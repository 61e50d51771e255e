import { FINAL } from '../penalties.ts'
import { playerIn, type EventReport, type ReportedFinal } from './event-report.ts'
import type { ReportedPlayer, ReportedStanding, SeatScore } from './event-report.ts'

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

/** What stands above a column, and what in it. */
type Column<Row> = [head: string, of: (row: Row) => Cell]

function written<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(([head]) => head), ...rows.map(row => columns.map(([, of]) => of(row)))]
  return lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')
}

/** Who was disqualified has no standing. */
interface PlayerRow {
  player: ReportedPlayer
  standing: ReportedStanding | null
}
const OF_A_PLAYER: readonly Column<PlayerRow>[] = [
  ['place', ({ standing }) => standing?.place ?? null],
  ['preliminary_place', ({ standing }) => standing?.preliminaryPlace ?? null],
  ['name', ({ player }) => player.name],
  ['vekn', ({ player }) => player.vekn?.number ?? null],
  ['vekn_confirmed', ({ player }) => player.vekn?.confirmed ?? null],
  ['city', ({ player }) => player.city],
  ['gw', ({ standing }) => standing?.gameWins ?? null],
  ['vp', ({ standing }) => standing?.victoryPoints ?? null],
  ['tp', ({ standing }) => standing?.tournamentPoints ?? null],
  ['toss', ({ standing }) => standing?.toss ?? null],
  ['seed', ({ standing }) => standing?.final?.seed ?? null],
  ['final_vp', ({ standing }) => standing?.final?.victoryPoints ?? null],
  ['final_gw', ({ standing }) => standing?.final?.gameWins ?? null],
  ['rating', ({ standing }) => standing?.ratingPoints ?? null],
  ['grand_prix', ({ standing }) => standing?.grandPrixPoints ?? null],
  ['dropped', ({ player }) => player.dropped],
  ['disqualified', ({ player }) => player.disqualified],
]

/** One row a player, by place: who was disqualified stands at the end, without one. */
export function standingsCsv(report: EventReport): string {
  const ranked = report.standings.map(standing => ({ player: playerIn(report, standing.player), standing }))
  const out = report.players.filter(({ disqualified }) => disqualified).map(player => ({ player, standing: null }))
  return written<PlayerRow>(OF_A_PLAYER, [...ranked, ...out])
}

interface SeatRow {
  round: number
  table: number
  /** From 1. */
  seat: number
  name: string
  score: Omit<SeatScore, 'tournamentPoints'> & { tournamentPoints: number | null }
  substituted: boolean
  ruling: string | null
}
const OF_A_SEAT: readonly Column<SeatRow>[] = [
  ['round', ({ round }) => round],
  ['table', ({ table }) => table],
  ['seat', ({ seat }) => seat],
  ['name', ({ name }) => name],
  ['vp_played', ({ score }) => score.played],
  ['vp', ({ score }) => score.victoryPoints],
  ['gw', ({ score }) => score.gameWins],
  ['tp', ({ score }) => score.tournamentPoints],
  ['substituted', ({ substituted }) => substituted],
  ['ruling', ({ ruling }) => ruling],
]

/** One row a seat of every table that is over, the final last. */
export function resultsCsv(report: EventReport): string {
  const nameOf = (id: string): string => playerIn(report, id).name
  const preliminary = report.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, seats, ruling }) =>
      seats.flatMap(({ player, substituted, score }, at): SeatRow[] =>
        score ? [{ round, table, seat: at + 1, name: nameOf(player), score, substituted, ruling }] : [],
      ),
    ),
  )
  return written(OF_A_SEAT, [...preliminary, ...(report.final ? finalRows(report.final, nameOf) : [])])
}

/** Places of a final are worth no tournament points. */
function finalRows({ row, score, ruling }: ReportedFinal, nameOf: (id: string) => string): SeatRow[] {
  if (!score) return []
  return row.map((player, at) => ({
    round: FINAL,
    table: 1,
    seat: at + 1,
    name: nameOf(player),
    score: {
      played: score.played[at]!,
      victoryPoints: score.victoryPoints[at]!,
      gameWins: player === score.winner ? 1 : 0,
      tournamentPoints: null,
    },
    substituted: false,
    ruling,
  }))
}
