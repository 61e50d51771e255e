import * as z from 'zod'
import { PARAGRAPHS } from '../league/infractions.ts'
import { ESCALATIONS, LEVELS } from '../league/penalties.ts'
import { EntryId, EventId } from './events.ts'
import { Instant } from './primitives.ts'
import { TicketId } from './judge-calls.ts'

/** What judges give players of an event. */

export const PenaltyId = z
  .string()
  .regex(/^pen_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'PenaltyId', description: 'Id of a penalty' })
export const PenaltyParams = z.strictObject({ event: EventId, penalty: PenaltyId })

const words = (what: string) => z.string().trim().min(1).max(2000).describe(what)
const Level = z.lazy(() =>
  z.enum(LEVELS).meta({
    id: 'PenaltyLevel',
    description: '`standings-adjustment`: a victory point less in one game. `disqualification`: out of the event',
  }),
)
const Paragraph = z.lazy(() =>
  z.enum(PARAGRAPHS).meta({ id: 'InfractionParagraph', description: 'The paragraph of the guide for judges' }),
)
const round = () => z.int().min(1).max(99)

export const GivePenalty = z.lazy(() =>
  z
    .strictObject({
      player: EntryId,
      infraction: Paragraph,
      level: Level,
      text: words('What was done, what the rule is, and what happens to the game'),
      round: z
        .exactOptional(round())
        .describe('The game that it falls on; 99 is the final. Left out, the one that the rules say'),
      ticket: z
        .exactOptional(TicketId)
        .describe('The call that it came of: of several penalties for one player from one call the gravest counts'),
      intentional: z
        .exactOptional(z.literal(true))
        .describe('Of a disqualification: it was meant, and goes to the Ethics Committee'),
      suspension: z
        .exactOptional(z.literal(true))
        .describe('Of a disqualification for a gross breach: with 30 days of suspension, which others carry out'),
    })
    .meta({ id: 'GivePenalty', description: 'A penalty as a judge gives it' }),
)
export const LiftPenalty = z.lazy(() =>
  z.strictObject({ reason: z.string().trim().min(1).max(500).describe('Why it is lifted') }),
)
export const PenaltyQuery = z.lazy(() =>
  z.strictObject({ dry: z.exactOptional(z.enum(['0', '1'])).describe('1: nothing is kept; what is proposed is told') }),
)

export const Penalty = z.lazy(() =>
  z
    .object({
      id: z.string().describe('Its id; empty of one that was only tried'),
      player: EntryId,
      name: z.string().describe('What they are called'),
      infraction: Paragraph,
      infractionName: z.string().describe('What the guide calls it'),
      level: Level,
      proposed: Level.describe('What the guide proposes, for as often as it was done before in this event'),
      deviates: z.boolean().describe('It is none of what the guide has for this'),
      round: z.int().describe('The game that it falls on; 99 is the final'),
      text: z.string().describe('What was done, what the rule is, and what happens to the game'),
      judge: z.string().describe('Who has given it'),
      at: Instant.describe('When it was given'),
      ticket: TicketId.nullable().describe('The call that it came of; null: none'),
      noted: z.boolean().describe('Another for the same player from the same call is as grave or graver, and counts'),
      escalation: z
        .enum(ESCALATIONS)
        .nullable()
        .describe('Of a disqualification, whether it goes to the Ethics Committee or ends here; null of all others'),
      reportBy: Instant.nullable().describe('By when a suspension is to be reported to the Ethics Committee'),
      lifted: z
        .object({
          judge: z.string().describe('Who has lifted it'),
          at: Instant.describe('When it was lifted'),
          reason: z.string().describe('Why'),
        })
        .nullable()
        .describe('It counts no more; null: it counts'),
    })
    .meta({ id: 'Penalty', description: 'What a judge has given a player' }),
)
export const Penalties = z.lazy(() =>
  z
    .object({ penalties: z.array(Penalty).describe('The oldest first') })
    .meta({ id: 'Penalties', description: 'Those that you may know of' }),
)
