import type * as z from 'zod'
import type { SeasonQuery, SeasonStandings } from '../../../shared/api/event-standings.ts'
import type { League } from '../../../shared/api/leagues.ts'
import { coefficient, season } from '../../../shared/league/ratings.ts'
import { leagueId } from '../../games/player-ids.ts'
import { refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { EVENT_PREFIX, isOver, leaguePartition, readAll } from '../desk-items.ts'
import { loadEvent, playersOf, type EventRecord } from './event.ts'
import { levelOf, placed, playedIn, rankingOf, winnerOf } from './ranking.ts'

/** Those of a league that anybody may look at and that count, the first first. */
async function publicEvents(service: Pick<Service, 'store'>, league: string): Promise<EventRecord[]> {
  const items = await readAll<{ event: string }>(service.store, leaguePartition(leagueId(league)), {
    prefix: EVENT_PREFIX,
  })
  const kept = await Promise.all(items.map(({ value }) => loadEvent(service, value.event)))
  return kept
    .flatMap(one => one?.value ?? [])
    .filter(one => one.visibility === 'public' && !one.test)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

/** The table of a season, over the public events of it that are over. */
export async function seasonOf(
  service: Service,
  { league, season: name }: { league: string; season: string },
  { by, rated }: z.output<typeof SeasonQuery>,
): Promise<z.infer<typeof SeasonStandings> | Refused> {
  const events = (await publicEvents(service, league)).filter(one => one.season === name)
  if (events.length === 0) return refused('not-found')
  const over = events.filter(({ state }) => state === 'finished')
  const names = new Map<string, string>()
  const all = await Promise.all(
    over.map(async event => {
      const ranking = await rankingOf(service, event)
      const rows = placed(event, ranking, rated).map(row => {
        const { player, name: called } = ranking.known.get(row.player)!
        names.set(player, called)
        return { ...row, player }
      })
      return { event, rows, players: playedIn(ranking) }
    }),
  )
  return {
    events: all.map(({ event: { id, name: called, level }, players }) => ({
      event: id,
      name: called,
      players,
      // Of an event that nobody has played there is nothing to multiply.
      coefficient: players === 0 ? 0 : coefficient(players, levelOf(level)),
    })),
    rows: season(
      all.map(({ rows }) => rows),
      by,
    ).map(({ player, ...row }) => {
      const each = all.flatMap(({ event, rows }) => {
        const own = rows.find(one => one.player === player)
        return own ? [{ event: event.id, own }] : []
      })
      return {
        name: names.get(player) ?? '',
        place: row.place,
        gameWins: row.gameWins,
        victoryPoints: row.victoryPoints,
        tournamentPoints: row.tournamentPoints,
        ratingPoints: row.ratingPoints,
        grandPrixPoints: row.grandPrixPoints,
        events: each.length,
        each: each.map(({ event, own }) => ({
          event,
          place: own.final?.place ?? null,
          gameWins: own.gameWins + (own.final?.gameWins ?? 0),
          victoryPoints: own.victoryPoints + (own.final?.victoryPoints ?? 0),
          ratingPoints: own.ratingPoints,
          grandPrixPoints: own.grandPrixPoints,
        })),
      }
    }),
  }
}

/** A league with the public events of one of its seasons, else of the one that began last; what goes on comes first. */
export async function leagueOf(
  service: Service,
  league: string,
  wanted: string | undefined,
): Promise<z.infer<typeof League> | Refused> {
  const events = (await publicEvents(service, league)).toReversed()
  if (events.length === 0) return refused('not-found')
  const seasons = [...new Set(events.flatMap(one => one.season ?? []))]
  const name = wanted ?? seasons[0] ?? null
  const shown = events.filter(one => one.season === name).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
  if (shown.length === 0) return refused('not-found')
  return {
    league,
    season: name,
    seasons,
    events: await Promise.all(
      shown.map(async event => {
        const players = await playersOf(service, event.id)
        const winner = await winnerOf(service, event)
        return {
          event: event.id,
          name: event.name,
          state: event.state,
          startsAt: event.startsAt,
          endedAt: event.endedAt,
          players: players.length,
          rounds: event.rounds,
          openRounds: event.openRounds,
          winner: players.find(({ value }) => value.entry === winner)?.value.name ?? null,
        }
      }),
    ),
  }
}
