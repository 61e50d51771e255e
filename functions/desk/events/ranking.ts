import type * as z from 'zod'
import type { EventStandings } from '../../../shared/api/event-standings.ts'
import { finalScore } from '../../../shared/league/final.ts'
import { FINAL, isAdjustment, type Penalty } from '../../../shared/league/penalties.ts'
import { placedIn, type EventLevel, type Finished, type Placed, type Rated } from '../../../shared/league/ratings.ts'
import { standings, type PlayedTable, type Standing } from '../../../shared/league/standings.ts'
import type { Service } from '../../games/service.ts'
import { FINAL_ROUND, isOver } from '../desk-items.ts'
import { isThrough, lotOf, playersOf, type EventRecord, type PlayerRecord } from './event.ts'
import { outcomesOf } from './outcomes.ts'
import { standingPenalties } from './penalty.ts'
import { loadRound, playersIn, roundsOf, type Outcomes, type RoundRecord } from './round.ts'

/** What an event's rounds have come to so far. */
export interface Ranking {
  known: ReadonlyMap<string, PlayerRecord>
  rounds: RoundRecord[]
  /** Of one that is closed. */
  final: Finished['final']
  tables: PlayedTable[]
  penalties: Penalty[]
  /** By entries. */
  standings: Standing[]
  complete: boolean
}

export async function rankingOf(service: Pick<Service, 'store'>, event: EventRecord): Promise<Ranking> {
  const [players, kept, final] = await Promise.all([
    playersOf(service, event.id),
    roundsOf(service, event.id),
    loadRound(service, event.id, FINAL_ROUND),
  ])
  const known = playersIn(players)
  // Of an event that was broken off only those rounds count that were over at every table (TDROP-10).
  const counts = ({ state }: RoundRecord): boolean => state === 'closed' || event.state !== 'broken-off'
  const rounds = kept.map(({ value }) => value).filter(counts)
  const outcomes = await outcomesOf(service, event, [...rounds, ...(final ? [final.value] : [])])
  const tables = rounds.flatMap(({ round, tables: seated }) =>
    seated.flatMap(({ players: seats }, at): PlayedTable[] => {
      const victoryPoints = outcomes(round, at)
      const nobodys = seats.flatMap((player, seat) => (known.get(player)?.lost.includes(round) ? [seat] : []))
      return victoryPoints ? [{ round, players: seats, victoryPoints, nobodys }] : []
    }),
  )
  const penalties = await standingPenalties(service, event.id)
  const seated = new Set(rounds.flatMap(one => one.tables.flatMap(table => table.players)))
  const field = [...known.values()].filter(({ entry, state }) => state === 'in' || seated.has(entry))
  const ranked = standings(
    {
      players: field.map(({ entry }) => entry),
      tables,
      penalties: [...penalties, ...outOf(field)],
      dropped: field.flatMap(({ entry, state }) => (state === 'dropped' ? [entry] : [])),
    },
    entry => lotOf(event, entry),
  )
  const complete = isThrough(event)
  return {
    known,
    rounds,
    final: final ? scoreOfFinal(final.value, outcomes, penalties) : null,
    tables,
    penalties,
    standings: complete ? ranked : sharing(ranked),
    complete,
  }
}

/** Nothing is tossed for before the last round is closed: who is tied shares the place. */
function sharing(ranked: readonly Standing[]): Standing[] {
  return ranked.map(({ toss, ...one }) => (toss === undefined ? one : { ...one, place: one.place - toss + 1 }))
}

/** Whoever is marked so is out, whether or not a penalty says for which round. */
const outOf = (field: readonly PlayerRecord[]): Penalty[] =>
  field.flatMap(({ entry, state }) =>
    state === 'disqualified' ? [{ player: entry, level: 'disqualification' as const, round: 0 }] : [],
  )

/** How a final that is closed was scored. */
function scoreOfFinal(
  { state, tables, final }: RoundRecord,
  outcomes: Outcomes,
  penalties: readonly Penalty[],
): Finished['final'] {
  const table = tables[0]
  const victoryPoints = outcomes(FINAL_ROUND, 0)
  if (state !== 'closed' || !final || !table || !victoryPoints) return null
  const adjusted = penalties.filter(one => isAdjustment(one) && one.round === FINAL).map(({ player }) => player)
  return { players: table.players, score: finalScore(table.players, final.seeds, victoryPoints, adjusted) }
}

/** Who has won its final, as its points are now. */
export async function winnerOf(service: Pick<Service, 'store'>, event: EventRecord): Promise<string | null> {
  const final = event.finalClosed ? (await loadRound(service, event.id, FINAL_ROUND))?.value : undefined
  if (!final) return null
  const [outcomes, penalties] = await Promise.all([
    outcomesOf(service, event, [final]),
    standingPenalties(service, event.id),
  ])
  return scoreOfFinal(final, outcomes, penalties)?.score.winner ?? null
}

const LEVEL_OF: Partial<Record<EventRecord['level'], EventLevel>> = { national: 'national', continental: 'continental' }
export const levelOf = (level: EventRecord['level']): EventLevel => LEVEL_OF[level] ?? 'open'

/** How many have played at least one round, whatever became of them (TRATE-03). */
export const playedIn = ({ tables }: Pick<Ranking, 'tables'>): number =>
  new Set(tables.flatMap(({ players }) => players)).size

/** What an event that is over gives each, by entries. */
export function placed(event: EventRecord, ranking: Ranking, rated: Rated): Placed[] {
  return placedIn(
    {
      standings: ranking.standings,
      final: ranking.final,
      played: playedIn(ranking),
      level: levelOf(event.level),
      // Broken off it counts for nobody (TREPORT-10), and with restrictions neither (TDECK-06).
      counts: event.sanctioned && event.state === 'finished' && event.cards === 'all' && !event.test,
    },
    rated,
  )
}

export async function wireStandings(
  service: Pick<Service, 'store'>,
  event: EventRecord,
): Promise<z.infer<typeof EventStandings>> {
  const ranking = await rankingOf(service, event)
  const over = isOver(event)
  return {
    rounds: [...new Set(ranking.tables.map(({ round }) => round))].toSorted((a, b) => a - b),
    complete: ranking.complete,
    over,
    rows: placed(event, ranking, 'archon').map(one => ({
      player: one.player,
      name: ranking.known.get(one.player)?.name ?? '',
      place: one.place,
      finalPlace: over ? one.finalPlace : null,
      gameWins: one.gameWins,
      victoryPoints: one.victoryPoints,
      tournamentPoints: one.tournamentPoints,
      toss: one.toss ?? null,
      dropped: one.dropped,
      final: one.final,
      ratingPoints: one.ratingPoints,
      grandPrixPoints: one.grandPrixPoints,
    })),
  }
}
