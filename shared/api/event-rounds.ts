import * as z from 'zod'
import { EntryId, EventId } from './events.ts'
import { GameId, Instant, TableId } from './primitives.ts'

const seats = () => z.array(EntryId).max(5)

export const SeatRound = z.lazy(() =>
  z
    .strictObject({
      seating: z
        .exactOptional(
          z
            .array(z.array(seats().describe('Clockwise from the first seat')).max(200).describe('Table by table'))
            .min(1)
            .max(3),
        )
        .describe(
          'Who sits where, as you would have it: one round, or with parallel rounds all of them. Left out, it is drawn',
        ),
      everybody: z
        .exactOptional(z.literal(true))
        .describe('Only if nobody is missing who was asked or has entered (TSEAT-09)'),
    })
    .meta({ id: 'SeatRound', description: 'How the coming round is seated' }),
)

const Draw = z.lazy(() =>
  z
    .object({
      commitment: z.string().describe('What was published when check-in closed: SHA-256 of the seed'),
      opening: z.string().describe('What it was committed to: the seed that the seats were drawn by'),
      players: z.array(EntryId).describe('Who was there when it was drawn, sorted'),
      of: z.int().describe('How many rounds there are in all'),
      first: z.int().describe('The round that was the next when it was drawn'),
    })
    .meta({ id: 'SeatingDraw', description: 'All that it takes to draw a seating again' }),
)

const PlayedSeat = z.lazy(() =>
  z
    .object({
      player: EntryId,
      name: z.string().describe('What they are called'),
      victoryPoints: z.number().nullable().describe('As the game gave them; null before its end'),
      counts: z.boolean().describe('They stand in the standings; not where the player has left the round'),
    })
    .meta({ id: 'PlayedSeat', description: 'A seat at a table of a round' }),
)
export const RoundTable = z.lazy(() =>
  z
    .object({
      table: z.int().describe('Its number in the round, from 1'),
      seats: z.array(PlayedSeat).describe('Clockwise from the first seat'),
      id: TableId.nullable().describe('Null until all tables of the round are dealt'),
      game: GameId.nullable().describe('Null until all tables of the round are dealt'),
      over: z.boolean().describe('Its game is over'),
      reseats: z.array(z.string()).describe('Seeds by which this table was seated anew before the deal'),
    })
    .meta({ id: 'RoundTable', description: 'A table of a round' }),
)
export const RoundState = z.lazy(() =>
  z.enum(['seated', 'placing', 'dealing', 'dealt', 'closed']).meta({
    id: 'RoundState',
    description:
      '`seated`: published and not dealt. `placing`: finalists choose their seats. `dealing`: under way. `dealt`: ' +
      'it is played. `closed`: its results count',
  }),
)
const round = () => ({
  round: z.int().describe('From 1; 99 is the final'),
  state: RoundState,
  tables: z.array(RoundTable).describe('By number'),
  sitOut: z.array(EntryId).describe('Who sits out in it, which gives nothing and loses nothing (TSEAT-03)'),
  score: z
    .array(z.number())
    .describe('What is wrong with the seating of all rounds so far, by the nine rules R1 to R9 in their order'),
  chart: z
    .array(z.number())
    .nullable()
    .describe('The same of the stored chart for so many players, after as many rounds; null where there is none'),
  from: z.enum(['chart', 'search', 'given']).describe('Whether it was drawn onto a chart, searched for, or given'),
  draw: Draw.nullable().describe('Null where the seating was given'),
  seatedAt: Instant.describe('When it was published'),
  closedAt: Instant.nullable().describe('When it was closed'),
})
export const EventRound = z.lazy(() =>
  z.object(round()).meta({ id: 'EventRound', description: 'A round: who sits where, and what came of it' }),
)
export const SeatedRounds = z.lazy(() =>
  z
    .object({ rounds: z.array(EventRound).describe('One, or with parallel rounds all of them') })
    .meta({ id: 'SeatedRounds', description: 'What was seated' }),
)
export const EventRounds = z.lazy(() =>
  z
    .object({ rounds: z.array(EventRound).describe('By number; the final is not among them') })
    .meta({ id: 'EventRounds', description: 'The preliminary rounds of an event' }),
)
export const Reseat = z.lazy(() =>
  z
    .strictObject({ table: z.int().min(1).max(200).describe('Its number in the round') })
    .meta({ id: 'Reseat', description: 'Which table is seated anew, everybody else staying where they sit' }),
)
export const RoundParams = z.object({
  event: EventId,
  round: z.coerce
    .number()
    .int()
    .min(1)
    .max(99)
    .meta({ id: 'RoundNumber', description: 'A round of an event, from 1; 99 is the final' }),
})

const seed = () => z.int().min(1).max(5)
const Finalist = z.lazy(() =>
  z
    .object({
      place: seed().describe('Their seed, from 1'),
      player: EntryId,
      name: z.string().describe('What they are called'),
      you: z.boolean().describe('It is you'),
      shown: z.array(z.string()).describe('Keys of three cards of their crypt, drawn once for all (TFINAL-03)'),
      left: z.int().describe('How many cards their crypt has beside these'),
      fingerprint: z.string().describe('Of the deck they play it with'),
    })
    .meta({ id: 'Finalist', description: 'Somebody who plays the final' }),
)
export const EventFinal = z.lazy(() =>
  z
    .object({
      state: RoundState,
      finalists: z.array(Finalist).describe('The first seed first'),
      reserve: EntryId.nullable().describe('Who would have come next; null: nobody'),
      row: z.array(seed()).describe('Seeds as they have placed themselves, from left to right'),
      next: seed().nullable().describe('The seed whose turn it is; null: all have placed themselves'),
      due: Instant.nullable().describe('When the right end is taken for them (TFINAL-05); null: nobody is waited for'),
      table: RoundTable.nullable().describe('Null until all have placed themselves'),
      winner: EntryId.nullable().describe('Null until it is over'),
      openedAt: Instant.describe('When it was opened'),
    })
    .meta({ id: 'EventFinal', description: 'The final of an event' }),
)
export const PlaceInFinal = z.lazy(() =>
  z
    .strictObject({
      end: z.exactOptional(z.enum(['left', 'right'])).describe('Which end of the row'),
      left: z.exactOptional(seed()).describe('Or between two: the seed that is to be on your left'),
      right: z.exactOptional(seed()).describe('The seed that is to be on your right, its neighbour now'),
    })
    .refine(({ end, left, right }) => [end, left, right].filter(Boolean).length === (end ? 1 : 2), {
      path: ['end'],
      message: 'An end, or two neighbours',
    })
    .meta({ id: 'PlaceInFinal', description: 'Where you sit down: at an end of the row, or between two neighbours' }),
)
