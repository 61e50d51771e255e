import * as z from 'zod'
import { GameId, Instant, PromptId, SeatIndex, Version } from './primitives.ts'

/** Calls for a judge. */

export const TicketId = z
  .string()
  .regex(/^tkt_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'TicketId', description: 'Id of a call for a judge' })

const words = (most: number, what: string) => z.string().trim().min(1).max(most).describe(what)
const Visibility = z.lazy(() =>
  z.enum(['public', 'to-judge']).meta({
    id: 'TicketVisibility',
    description: '`public`: the table reads what is asked. `to-judge`: it reads that a judge looks, and no more',
  }),
)

export const TicketParams = z.strictObject({ game: GameId, ticket: TicketId })

export const CallJudge = z.lazy(() =>
  z
    .strictObject({ question: words(2000, 'What you ask'), visibility: Visibility.default('to-judge') })
    .meta({ id: 'CallJudge', description: 'A call for a judge' }),
)
export const AddNote = z.lazy(() =>
  z
    .strictObject({
      text: words(2000, 'The note'),
      private: z.exactOptional(z.literal(true)).describe('For judges alone; of a judge'),
    })
    .meta({ id: 'AddNote', description: 'A note on a call, by who asked or by a judge' }),
)
export const CloseTicket = z.lazy(() =>
  z
    .strictObject({
      answer: z
        .exactOptional(words(2000, 'The answer of a judge, which the log of the game has as well'))
        .describe('The head judge closes the call with it; that of another judge can be appealed first'),
      to: z
        .exactOptional(z.array(SeatIndex).min(1).max(5))
        .describe('Who is told the answer: the parties. Left out, everybody'),
      reason: z.exactOptional(words(500, 'Why that is the answer')),
    })
    .meta({ id: 'CloseTicket', description: 'How a call ends: answered by a judge, or as it is' }),
)
export const AppealTicket = z.lazy(() =>
  z
    .strictObject({ text: words(2000, 'Why the head judge should look') })
    .meta({ id: 'AppealTicket', description: 'An appeal to the head judge' }),
)

const judgeName = () => z.string().describe('What they are called')
export const Ticket = z.lazy(() =>
  z
    .object({
      id: TicketId,
      game: GameId,
      round: z.int().describe('99 is the final'),
      table: z.int().describe('Which table of the round, from 1'),
      state: z
        .enum(['open', 'answered', 'appealed', 'closed'])
        .meta({ id: 'TicketState', description: 'Where a call for a judge stands' }),
      at: Instant.describe('When it was made'),
      mine: z.boolean().describe('You have made it'),
      seat: SeatIndex.nullable().describe('Who asks; null where you are not told'),
      ply: Version.nullable().describe(
        'How far the game had come, as who asks counts; null for others than them and judges',
      ),
      publicPly: Version.nullable().describe('The same as spectators count, for a judge; null for all others'),
      prompt: PromptId.nullable().describe('The question that was open to who asks, for them and for judges'),
      question: z.string().nullable().describe('Null where you are not told'),
      stoppedUntil: Instant.nullable().describe('The clocks stand until it is answered, at the longest until then'),
      notes: z
        .array(
          z.object({
            by: z.string().describe('What they are called'),
            at: Instant.describe('When it was written'),
            text: z.string().describe('The note'),
            private: z.exactOptional(z.literal(true)).describe('For judges alone'),
          }),
        )
        .describe('For who asked and for judges'),
      decisions: z
        .array(
          z.object({
            judge: judgeName(),
            at: Instant.describe('When it was decided'),
            text: z.string().describe('What was decided'),
            reason: z.string().describe('Why; empty where nothing more was said'),
            to: z.exactOptional(z.array(SeatIndex)).describe('Who is told; left out, everybody'),
            final: z.exactOptional(z.literal(true)).describe("The head judge's: there is no appeal"),
          }),
        )
        .describe('Those that you are told; the last one counts'),
      appeal: z
        .object({
          seat: SeatIndex,
          at: Instant.describe('When it was appealed'),
          text: z.string().nullable().describe('For who appeals and for judges'),
        })
        .nullable()
        .describe('Null: nobody has appealed'),
      judge: judgeName().nullable().describe('Whose it is; null where no judge of the event may rule at this table'),
    })
    .meta({ id: 'Ticket', description: 'A call for a judge, as far as you may read it' }),
)
export const Tickets = z.lazy(() =>
  z
    .object({
      tickets: z.array(Ticket).describe('The oldest first'),
      hoursLost: z.number().describe('What the table has lost to waiting for judges: never is more given back'),
    })
    .meta({ id: 'Tickets', description: 'The calls of a game' }),
)
export const EventTickets = z.lazy(() =>
  z
    .object({ tickets: z.array(Ticket).describe('Those that wait, the oldest first, and then the others') })
    .meta({ id: 'EventTickets', description: 'The calls of an event' }),
)
