import type * as z from 'zod'
import type { SeasonStandings, SeasonQuery } from '../../../shared/api/event-standings.ts'
import { season } from '../../../shared/league/ratings.ts'
import { leagueId } from '../../games/player-ids.ts'
import { refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { EVENT_PREFIX, leaguePartition, readAll } from '../desk-items.ts'
import { loadEvent } from './event.ts'
import { placed, rankingOf } from './ranking.ts'

/** The table of a season, over the public events of it that are over. */
export async function seasonOf(
  service: Service,
  { league, season: name }: { league: string; season: string },
  { by, rated }: z.output<typeof SeasonQuery>,
): Promise<z.infer<typeof SeasonStandings> | Refused> {
  const items = await readAll<{ event: string }>(service.store, leaguePartition(leagueId(league)), {
    prefix: EVENT_PREFIX,
  })
  const kept = await Promise.all(items.map(({ value }) => loadEvent(service, value.event)))
  const events = kept
    .flatMap(one => one?.value ?? [])
    .filter(one => one.season === name && one.visibility === 'public' && !one.test)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  if (events.length === 0) return refused('not-found')
  const over = events.filter(({ state }) => state === 'finished')
  const names = new Map<string, string>()
  const all = await Promise.all(
    over.map(async event => {
      const ranking = await rankingOf(service, event)
      return placed(event, ranking, rated).map(row => {
        const { player, name: called } = ranking.known.get(row.player)!
        names.set(player, called)
        return { ...row, player }
      })
    }),
  )
  return {
    events: over.map(({ id, name: called }) => ({ event: id, name: called })),
    rows: season(all, by).map(({ player, ...row }) => ({
      name: names.get(player) ?? '',
      place: row.place,
      gameWins: row.gameWins,
      victoryPoints: row.victoryPoints,
      tournamentPoints: row.tournamentPoints,
      ratingPoints: row.ratingPoints,
      grandPrixPoints: row.grandPrixPoints,
      events: all.filter(rows => rows.some(one => one.player === player)).length,
    })),
  }
}
