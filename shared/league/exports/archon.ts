import { FINAL } from '../penalties.ts'
import { tournamentPoints } from '../scores.ts'
import {
  reportedPenalties,
  winnerOf,
  type EventReport,
  type ReportedFinal,
  type ReportedSeat,
  type ReportedTable,
} from './event-report.ts'

const FORMATS = { constructed: 'Standard', v5: 'V5', limited: 'Limited' } as const
const RANKS = { open: '', national: 'National Championship', continental: 'Continental Championship' } as const

/**
 * An event as Archon keeps a tournament. Rounds and tables count from 0 there, points of a seat are those played, and
 * adjustments stand beside them; wins and tournament points follow from what is adjusted (TPEN-02).
 */
export function archonJson(report: EventReport): string {
  const { event, state, players, rounds, final } = report
  const seeds = new Set(final?.seeds)
  const going = rounds.some(({ tables }) => tables.some(table => !isOver(table)))
  const tournament = {
    uid: event.id,
    name: event.name,
    format: FORMATS[event.format],
    rank: RANKS[event.level],
    online: event.place === null,
    start: `${event.began}T00:00:00Z`,
    finish: event.ended === null ? null : `${event.ended}T00:00:00Z`,
    timezone: 'UTC',
    venue: event.place ?? '',
    venue_url: event.url,
    // Cards here are records (TDECK-17).
    proxies: false,
    multideck: event.multideck,
    decklist_required: true,
    max_rounds: rounds.length,
    state: state !== 'running' ? 'Finished' : going || final ? 'Playing' : 'Waiting',
    players: players.map(({ id, name, vekn, dropped, disqualified }) => ({
      user_uid: id,
      display_name: name,
      vekn_id: vekn?.number ?? null,
      state: disqualified ? 'Disqualified' : dropped || state !== 'running' ? 'Finished' : 'Checked-in',
      toss: report.standings.find(one => one.player === id)?.toss ?? 0,
      finalist: seeds.has(id),
    })),
    rounds: rounds.map(({ tables }) => tables.map(tableIn)),
    finals: final && finalsIn(final),
    winner: winnerOf(report) ?? '',
    standings: [...standingsIn(report, seeds), ...disqualifiedIn(report)],
    sanctions: reportedPenalties(report).map(({ player, level, round, infraction, text }) => ({
      user_uid: player,
      level: level.replace('-', '_'),
      round_number: round === FINAL ? rounds.length : round - 1,
      description: `${infraction}: ${text}`,
    })),
  }
  return `${JSON.stringify(tournament, null, 2)}\n`
}

const isOver = ({ seats }: ReportedTable): boolean => seats.every(({ score }) => score !== null)

const tableIn = (table: ReportedTable): object => ({
  seating: table.seats.map(seatIn),
  state: isOver(table) ? 'Finished' : 'In Progress',
  override: overrideIn(table.ruling),
})

const seatIn = ({ player, score }: ReportedSeat): object => ({
  player_uid: player,
  result: { gw: score?.gameWins ?? 0, vp: score?.played ?? 0, tp: score?.tournamentPoints ?? 0 },
  judge_uid: '',
})

/** The comment is what a judge has said; who it was is no user there. */
const overrideIn = (ruling: string | null): object | null =>
  ruling === null ? null : { judge_uid: '', comment: ruling }

/** Places of a final are worth the same there as those of any table, and count nowhere. */
function finalsIn({ row, seeds, score, ruling }: ReportedFinal): object {
  const points = score && (row.length === 4 || row.length === 5) ? tournamentPoints(score.victoryPoints) : null
  return {
    seating: row.map((player, at) => ({
      player_uid: player,
      result: { gw: player === score?.winner ? 1 : 0, vp: score?.played[at] ?? 0, tp: points?.[at] ?? 0 },
      judge_uid: '',
    })),
    seed_order: seeds,
    state: score ? 'Finished' : 'In Progress',
    override: overrideIn(ruling),
  }
}

const standingsIn = ({ standings }: EventReport, seeds: ReadonlySet<string>): object[] =>
  standings
    .toSorted((a, b) => a.preliminaryPlace - b.preliminaryPlace)
    .map(one => ({
      user_uid: one.player,
      gw: one.gameWins,
      vp: one.victoryPoints,
      tp: one.tournamentPoints,
      toss: one.toss,
      finalist: seeds.has(one.player),
      disqualified: false,
      non_competing: false,
    }))

/** They keep a row there, last and without points. */
const disqualifiedIn = ({ players }: EventReport): object[] =>
  players
    .filter(({ disqualified }) => disqualified)
    .map(({ id }) => ({
      user_uid: id,
      gw: 0,
      vp: 0,
      tp: 0,
      toss: 0,
      finalist: false,
      disqualified: true,
      non_competing: false,
    }))
