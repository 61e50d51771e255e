import * as z from 'zod'
import { EmbedQuery, Oembed, OembedQuery } from '../embeds.ts'
import { EventParams } from '../events.ts'
import { ok, type Route } from './route.ts'

export const embedsRoutes = {
  embedEvent: {
    method: 'GET',
    path: '/embed/e/{event}',
    tag: 'Events',
    access: 'public',
    scope: null,
    conditional: true,
    summary: 'An event as a widget for the page of somebody else',
    description:
      'A document of its own: no token, no script, nothing that is asked of anybody. Only the sites of `embedOn` may ' +
      'frame it. Of an event that is not open to all there is none.',
    media: 'text/html',
    params: EventParams,
    query: EmbedQuery,
    replies: ok(z.string().describe('The widget'), 'The widget'),
    problems: ['not-found'],
  },
  oembed: {
    method: 'GET',
    path: '/oembed',
    tag: 'Events',
    access: 'public',
    scope: null,
    summary: 'How the address of an event is embedded (oEmbed, rich)',
    query: OembedQuery,
    replies: ok(Oembed, 'The frame, with its size'),
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>
