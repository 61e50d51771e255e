import * as z from 'zod'
import { EntryId, EventId } from './events.ts'

const totals = () => ({
  gameWins: z.number().describe('Game wins of the preliminary rounds'),
  victoryPoints: z.number().describe('Victory points of the preliminary rounds'),
  tournamentPoints: z.number().describe('Tournament points of the preliminary rounds'),
})
const points = () => ({
  ratingPoints: z.number().describe('What it adds to a rating; 0 where the event is not rated'),
  grandPrixPoints: z.number().describe('Points of a Grand Prix; 0 where the event is not rated'),
})

const StandingRow = z.lazy(() =>
  z
    .object({
      player: EntryId,
      name: z.string().describe('What they are called'),
      place: z.int().describe('After the preliminary rounds; who is tied shares a place'),
      finalPlace: z.int().nullable().describe('Of the event, once it is over'),
      ...totals(),
      toss: z
        .int()
        .nullable()
        .describe('The place drawn among those tied, where the tie touches the final (TSCORE-10); else null'),
      dropped: z.boolean().describe('They have left, and do not play the final'),
      final: z
        .object({
          place: z.enum(['winner', 'finalist']).describe('What they were in it'),
          victoryPoints: z.number().describe('Their victory points in it'),
          gameWins: z.number().describe('1 for its winner'),
        })
        .nullable()
        .describe('Of the final, which adds nothing to the rest (TSCORE-14); null: they did not play it'),
      ...points(),
    })
    .meta({ id: 'StandingRow', description: 'Where somebody stands' }),
)
export const EventStandings = z.lazy(() =>
  z
    .object({
      rounds: z.array(z.int()).describe('Rounds of which something is counted'),
      complete: z.boolean().describe('All preliminary rounds are closed'),
      over: z.boolean().describe('The event is over, and nothing more will change but by a correction'),
      rows: z.array(StandingRow).describe('The first first'),
    })
    .meta({ id: 'EventStandings', description: 'How an event stands' }),
)

export const SeasonQuery = z.lazy(() =>
  z.strictObject({
    by: z
      .enum(['rtp', 'score', 'gp'])
      .default('rtp')
      .describe('Rating points, preliminary scores summed, or points of a Grand Prix (TRATE-09)'),
    rated: z
      .enum(['archon', 'rules'])
      .default('archon')
      .describe('Which events count: those with eight players and a final, or every sanctioned one (TRATE-07)'),
  }),
)
const SeasonRow = z.lazy(() =>
  z
    .object({
      name: z.string().describe('What they are called'),
      place: z.int().describe('Who is tied shares a place'),
      ...totals(),
      ...points(),
      events: z.int().describe('In how many events they have played'),
      each: z
        .array(
          z.object({
            event: EventId,
            place: z.enum(['winner', 'finalist']).nullable().describe('In its final; null: they did not play it'),
            gameWins: z.number().describe('Game wins, that of the final too'),
            victoryPoints: z.number().describe('Victory points, those of the final too'),
            ...points(),
          }),
        )
        .describe('What each event that they have played in gave them'),
    })
    .meta({ id: 'SeasonRow', description: 'Where somebody stands in a season' }),
)
export const SeasonStandings = z.lazy(() =>
  z
    .object({
      events: z
        .array(
          z.object({
            event: EventId,
            name: z.string().describe('What it is called'),
            players: z.int().describe('How many played at least one round (TRATE-03)'),
            coefficient: z.number().describe('What the bonus of finalists is multiplied by (TRATE-02)'),
          }),
        )
        .describe('Events that are over, the first first'),
      rows: z.array(SeasonRow).describe('The first first'),
    })
    .meta({ id: 'SeasonStandings', description: 'How a season of a league stands' }),
)
export const SeasonParams = z.object({
  league: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,40}$/)
    .meta({ id: 'League', description: 'Short name of a league' }),
  season: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,40}$/)
    .meta({ id: 'Season', description: 'A season of a league' }),
})
