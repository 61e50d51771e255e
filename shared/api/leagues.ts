import * as z from 'zod'
import { EventId, TournamentEvent } from './events.ts'
import { Instant } from './primitives.ts'
import { SeasonParams } from './event-standings.ts'

const { league, season } = SeasonParams.shape
export const LeagueParams = SeasonParams.pick({ league: true })
export const LeagueQuery = z.lazy(() =>
  z.strictObject({ season: z.exactOptional(season).describe('Left out, the one that began last') }),
)

const EventOfLeague = z.lazy(() =>
  z
    .object({
      event: EventId,
      name: z.string().describe('What it is called'),
      state: TournamentEvent.unwrap().shape.state,
      startsAt: Instant.describe('When its first round is to begin, or began'),
      endedAt: Instant.nullable().describe('When it was over'),
      players: z.int().describe('How many have entered'),
      rounds: z.int().describe('Preliminary rounds'),
      openRounds: z.array(z.int()).describe('Rounds that are seated and not closed; 99 is the final'),
      winner: z.string().nullable().describe('What who has won it is called; null: nobody, or not yet'),
    })
    .meta({ id: 'EventOfLeague', description: 'An event as its league lists it' }),
)
export const League = z.lazy(() =>
  z
    .object({
      league,
      season: season.nullable().describe('Whose events these are; null: of no season'),
      seasons: z.array(season).describe('All there are, the one that began last first'),
      events: z.array(EventOfLeague).describe('Those that anybody may look at, what goes on first, then the latest'),
    })
    .meta({ id: 'LeagueEvents', description: 'A league: its seasons, and the public events of one' }),
)
