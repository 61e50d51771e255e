import * as z from 'zod'

export const ExportQuery = z.lazy(() =>
  z.strictObject({
    as: z
      .enum(['json', 'standings', 'results', 'archon', 'archondata', 'twd', 'ics'])
      .describe(
        '`json`: all of it; `standings`, `results`: as CSV; `archon`: a tournament of Archon’s; `archondata`: as VEKN ' +
          'takes results; `twd`: the winning deck for the archive of those; `ics`: a calendar',
      ),
    rated: z
      .enum(['archon', 'rules'])
      .default('archon')
      .describe('Which events count for the rating: as Archon has it, or as the rules alone do'),
    incomplete: z
      .exactOptional(z.literal('1'))
      .describe('archondata: also with players who have no valid number, whose rows go without points'),
  }),
)

export const EventExport = z.lazy(() =>
  z
    .object({
      file: z.string().describe('What to call the file'),
      media: z.string().describe('What kind of file it is'),
      text: z.string().describe('All that is in it'),
      notRated: z.array(z.string()).describe('archondata: the names of those who get no points for want of a number'),
    })
    .meta({ id: 'EventExport', description: 'An event as a file for elsewhere' }),
)
