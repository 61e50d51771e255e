import * as z from 'zod'
import { EntryId } from './events.ts'
import { GameId, Instant, SeatIndex, Version } from './primitives.ts'
import { DEAL_STATES } from './talk.ts'

/** Where players of an event have met, and what they did there: for judges, who weigh it. */

export const MeetingsQuery = z.lazy(() =>
  z.strictObject({
    players: z
      .string()
      .regex(/^ent_[A-Za-z0-9_-]{8,64}(,ent_[A-Za-z0-9_-]{8,64}){1,4}$/)
      .describe('Two to five of its players, with commas between them'),
  }),
)

const ply = () => Version.describe('How far the game had come, as spectators count')
const when = () => Instant.describe('When')
export const Meetings = z.lazy(() =>
  z
    .object({
      players: z
        .array(z.object({ player: EntryId, name: z.string().describe('What they are called') }))
        .describe('Who was asked for'),
      tables: z
        .array(
          z.object({
            round: z.int().describe('99 is the final'),
            table: z.int().describe('Which table of the round, from 1'),
            game: GameId,
            over: z.boolean().describe('Its game is over'),
            seats: z
              .array(
                z.object({
                  player: EntryId,
                  name: z.string().describe('What they are called'),
                  victoryPoints: z.number().nullable().describe('Null: the game goes on'),
                }),
              )
              .describe('All who were seated there, in their order'),
            deals: z
              .array(
                z.object({
                  saying: z.int().describe('Which saying of the talk there has its words'),
                  ply: ply(),
                  at: when(),
                  parties: z.array(SeatIndex).describe('Who offered it, and then who would have to agree'),
                  state: z.enum(DEAL_STATES).describe('As the talk there tells it'),
                }),
              )
              .describe('Deals that one of them has a part in'),
            votes: z
              .array(
                z.object({
                  ply: ply(),
                  at: when(),
                  seat: SeatIndex.describe('Whose votes'),
                  votes: z.number().describe('How many'),
                  for: z.boolean().describe('For the referendum, or against it'),
                  called: SeatIndex.nullable().describe('Who called it; null: nobody did'),
                }),
              )
              .describe('Votes that they have cast'),
            concessions: z
              .array(
                z.object({
                  ply: ply(),
                  at: when(),
                  seat: SeatIndex.describe('Who would concede'),
                  to: SeatIndex.nullable().describe('To whom; null: to nobody any more'),
                }),
              )
              .describe('Votes to concede, by one of them or to one of them'),
          }),
        )
        .describe('Tables at which all of them sat'),
      withheld: z.int().describe('Tables besides, where you may not rule'),
    })
    .meta({
      id: 'Meetings',
      description: 'Where players met and what they did there. Nothing is reckoned from it (TJUDGE-18)',
    }),
)
