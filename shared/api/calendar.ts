import * as z from 'zod'
import { Instant } from './primitives.ts'

const token = () =>
  z
    .string()
    .regex(/^[\w-]{2,400}\.[\w-]{32}$/)
    .describe('Whoever has it reads your calendar, and can do nothing else')

export const Calendar = z.lazy(() =>
  z
    .object({
      token: token(),
      path: z
        .string()
        .describe('Where the calendar is, below the address of the service: what a program subscribes to'),
      createdAt: Instant.describe('When it was made'),
    })
    .meta({ id: 'Calendar', description: 'What your calendar is read by. It is shown this once' }),
)
export const CalendarQuery = z.lazy(() => z.strictObject({ token: token() }))
export const CalendarFile = z
  .string()
  .meta({ id: 'CalendarFile', description: 'A calendar (RFC 5545): your limits, rounds and placements' })
