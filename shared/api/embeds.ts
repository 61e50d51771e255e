import * as z from 'zod'

/** A widget for somebody else's page, and what such a page asks before it shows one. */

export const EmbedQuery = z.lazy(() =>
  z.strictObject({
    show: z.enum(['standings', 'tables']).default('standings').describe('What is shown of the event'),
    table: z.exactOptional(z.coerce.number().int().min(1).max(200)).describe('`tables`: this one of them alone'),
    rows: z.coerce.number().int().min(1).max(100).default(5).describe('`standings`: how many'),
    theme: z.enum(['auto', 'light', 'dark']).default('auto').describe('`auto`: as the reader has it'),
    lang: z.exactOptional(z.enum(['en', 'fr', 'es', 'pt', 'it'])).describe('Left out, as the reader has it'),
  }),
)

export const OembedQuery = z.lazy(() =>
  z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .describe('The address of an event: `…/e/{event}`'),
    format: z.literal('json').default('json').describe('There is no other'),
    maxwidth: z.exactOptional(z.coerce.number().int().min(1).max(10_000)).describe('How wide it may be at most'),
    maxheight: z.exactOptional(z.coerce.number().int().min(1).max(10_000)).describe('How high it may be at most'),
  }),
)
export const Oembed = z.lazy(() =>
  z
    .object({
      version: z.literal('1.0').describe('Of oEmbed'),
      type: z.literal('rich').describe('HTML'),
      title: z.string().describe('What the event is called'),
      provider_name: z.string().describe('What this service is called'),
      provider_url: z.string().describe('Where its pages are'),
      cache_age: z.int().describe('For so many seconds it need not be asked again'),
      width: z.int().describe('How wide it is'),
      height: z.int().describe('How high it is'),
      html: z.string().describe('The frame to put into a page'),
    })
    .meta({ id: 'Oembed', description: 'How an event stands in a page of somebody else (oembed.com)' }),
)
