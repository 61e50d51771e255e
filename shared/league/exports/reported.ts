import { finalScore, type Placement } from '../final.ts'
import { ADJUSTMENT, FINAL, isAdjustment, isDisqualification } from '../penalties.ts'
import { placedIn, type Rated } from '../ratings.ts'
import { scored } from '../scores.ts'
import { standings, type PlayedTable, type Standing } from '../standings.ts'
import type { EventFacts, EventReport, Irregularity, ReportedFinal, ReportedPenalty } from './event-report.ts'
import type { ReportedPlayer, ReportedRound, ReportedStanding, Unrated, WinningDeck } from './event-report.ts'

/** What is kept of an event; points are those that were played. */
export interface EventRecord {
  event: EventFacts
  state: EventReport['state']
  players: ReportedPlayer[]
  rounds: RecordedRound[]
  final: RecordedFinal | null
  penalties: ReportedPenalty[]
  irregularities: Irregularity[]
  /** Why it counts for no rating, whatever its results are. */
  unrated: Extract<Unrated, 'set restriction' | 'not sanctioned' | 'void'> | null
  /** Which events count besides. */
  rated: Rated
  /** What the event's seed says of a player, for a tie. */
  lot: (player: string) => string
  winningDeck: WinningDeck | null
}
export interface RecordedRound extends Omit<ReportedRound, 'tables'> {
  tables: RecordedTable[]
}
export interface RecordedTable {
  table: number
  players: string[]
  /** Null while it is going on. */
  victoryPoints: number[] | null
  /** Seats that somebody else finished. */
  substituted: number[]
  ruling: string | null
  ends: string | null
}
export interface RecordedFinal extends Omit<ReportedFinal, 'score' | 'placements'> {
  placements: Placement[]
  victoryPoints: number[] | null
}

/** The report of an event: all that follows from what is kept of it. */
export function reportOf(record: EventRecord): EventReport {
  const { event, state, players, penalties, irregularities, winningDeck } = record
  const rounds = record.rounds.map(round => reportedRound(round, penalties))
  const final = record.final && reportedFinal(record.final, record)
  const counted = tablesOf(state === 'broken-off' ? finishedEverywhere(record.rounds) : record.rounds)
  const ranked = standings(
    {
      players: players.map(({ id }) => id),
      tables: counted,
      penalties,
      dropped: players.filter(({ dropped }) => dropped).map(({ id }) => id),
    },
    record.lot,
  )
  const played = new Set(tablesOf(record.rounds).flatMap(table => table.players)).size
  const excluded = whyUnrated(record)
  const placed = placedIn(
    {
      standings: ranked,
      final: record.final && final?.score ? { players: final.row, score: scoreOf(record.final, penalties)! } : null,
      played,
      level: event.level,
      counts: excluded === null,
    },
    record.rated,
  )
  // Whoever plays a rated event has points for it, so that none at all means that it did not count.
  const small = placed.every(({ ratingPoints }) => ratingPoints === 0) ? 'too small' : null
  return {
    event,
    state,
    played,
    players,
    rounds,
    final,
    standings: placed.map((one): ReportedStanding => ({
      player: one.player,
      place: one.finalPlace,
      preliminaryPlace: one.place,
      gameWins: one.gameWins,
      victoryPoints: one.victoryPoints,
      tournamentPoints: one.tournamentPoints,
      toss: tossOf(one, ranked),
      final: one.final && {
        seed: final!.seeds.indexOf(one.player) + 1,
        victoryPoints: one.final.victoryPoints,
        gameWins: one.final.gameWins,
      },
      ratingPoints: one.ratingPoints,
      grandPrixPoints: one.grandPrixPoints,
    })),
    unrated: excluded ?? small,
    penalties,
    irregularities,
    winningDeck,
  }
}

function whyUnrated({ state, unrated }: EventRecord): Unrated | null {
  if (unrated !== null) return unrated
  return state === 'finished' ? null : state === 'running' ? 'unfinished' : 'broken off'
}

const isOver = ({ victoryPoints }: RecordedTable): boolean => victoryPoints !== null

/** Of an event that broke off, the rounds up to the last one that was finished at every table (TDROP-10). */
function finishedEverywhere(rounds: readonly RecordedRound[]): RecordedRound[] {
  const open = rounds.findIndex(({ tables }) => !tables.every(isOver))
  return rounds.slice(0, open < 0 ? rounds.length : open)
}

const tablesOf = (rounds: readonly RecordedRound[]): PlayedTable[] =>
  rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ players, victoryPoints, substituted }) =>
      victoryPoints === null ? [] : [{ round, players, victoryPoints, nobodys: substituted }],
    ),
  )

function reportedRound(recorded: RecordedRound, penalties: readonly ReportedPenalty[]): ReportedRound {
  const inRound = penalties.filter(({ round }) => round === recorded.round)
  return {
    round: recorded.round,
    starts: recorded.starts,
    ends: recorded.ends,
    tables: recorded.tables.map(({ table, players, victoryPoints, substituted, ruling, ends }) => {
      const here = inRound.filter(({ player }) => players.includes(player))
      const score =
        victoryPoints &&
        scored(
          victoryPoints,
          here.filter(isAdjustment).map(({ player }) => ({ seat: players.indexOf(player), points: ADJUSTMENT })),
          here.filter(isDisqualification).map(({ player }) => players.indexOf(player)),
        )
      return {
        table,
        ruling,
        ends,
        seats: players.map((player, seat) => ({
          player,
          substituted: substituted.includes(seat),
          score: score && {
            played: victoryPoints[seat]!,
            victoryPoints: score.victoryPoints[seat]!,
            gameWins: score.gameWins[seat]!,
            tournamentPoints: score.tournamentPoints[seat]!,
          },
        })),
      }
    }),
  }
}

function scoreOf(final: RecordedFinal, penalties: readonly ReportedPenalty[]): ReturnType<typeof finalScore> | null {
  const { row, seeds, victoryPoints } = final
  const adjusted = penalties.filter(one => one.round === FINAL && isAdjustment(one)).map(({ player }) => player)
  return victoryPoints && finalScore(row, seeds, victoryPoints, adjusted)
}

/** A final that broke off has no winner (TDROP-11). */
function reportedFinal({ victoryPoints, ...final }: RecordedFinal, { state, penalties }: EventRecord): ReportedFinal {
  const score = state === 'broken-off' ? null : scoreOf({ ...final, victoryPoints }, penalties)
  const { starts, ends, seeds, placements, placing, row, ruling } = final
  return {
    starts,
    ends,
    seeds,
    placements,
    placing,
    row,
    ruling,
    score: score && {
      played: victoryPoints!,
      victoryPoints: score.victoryPoints,
      winner: score.winner,
    },
  }
}

/** Drawn places count from the first of those tied, the lot of VEKN down to the last. */
function tossOf({ place, toss }: Standing, all: readonly Standing[]): number {
  if (toss === undefined) return 0
  const tied = all.filter(one => one.toss !== undefined && one.place - one.toss === place - toss)
  return tied.length + 1 - toss
}
