import type * as z from 'zod'
import type { EmbedQuery } from '../../../shared/api/embeds.ts'
import { embedWords } from '../../../shared/text/embed-words.ts'
import { learn, type LanguageCode } from '../../../shared/text/languages.ts'
import { EventId } from '../../../shared/api/events.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { sha256 } from '../../games/hash.ts'
import { versionOf } from '../../games/history.ts'
import { publicly } from '../../games/past.ts'
import { isRefused, refused } from '../../games/refused.ts'
import { isShut } from '../../games/watching.ts'
import type { Service } from '../../games/service.ts'
import { wireGame } from '../../games/wire.ts'
import { etagOf } from '../../http/conditional.ts'
import type { Handlers } from '../../http/handler.ts'
import { documentOf, escaped, policyOf, type LiveTable, type Widget } from '../embeds/widget.ts'
import { FINAL_ROUND } from '../desk-items.ts'
import { meet, playersOf, type EventRecord } from '../events/event.ts'
import { outcomesOf } from '../events/outcomes.ts'
import { winnerOf, wireStandings } from '../events/ranking.ts'
import { loadRound, playersIn, roundsOf, wireTable, type RoundRecord } from '../events/round.ts'

/** To nobody: what anybody may look at, and nothing else. */
async function publicEvent(service: Service, id: string): Promise<EventRecord | undefined> {
  const met = await meet(service, id, null)
  return isRefused(met) ? undefined : met.event
}

async function allRounds(service: Service, event: EventRecord): Promise<RoundRecord[]> {
  const [kept, final] = await Promise.all([roundsOf(service, event.id), loadRound(service, event.id, FINAL_ROUND)])
  return [...kept, ...(final ? [final] : [])].map(({ value }) => value)
}

async function shownOf(
  service: Service,
  event: EventRecord,
  { show, table: wanted, rows }: z.output<typeof EmbedQuery>,
  language: LanguageCode,
): Promise<Widget['shown']> {
  const [rounds, players] = await Promise.all([allRounds(service, event), playersOf(service, event.id)])
  const outcomes = await outcomesOf(service, event, rounds),
    known = playersIn(players)
  const tables = rounds.flatMap(round =>
    round.tables.map((table, at) => ({ round, ...wireTable(event, round, at, table, known, outcomes) })),
  )
  if (show === 'standings')
    return {
      standings: await wireStandings(service, event),
      rows,
      over: tables.filter(({ over }) => over).length,
      of: tables.length,
    }
  const live = tables.filter(
    one =>
      one.game !== null &&
      !one.over &&
      event.openRounds.includes(one.round.round) &&
      (wanted ?? one.table) === one.table,
  )
  return {
    tables: await Promise.all(
      live.map(async ({ round, table, game }): Promise<LiveTable> => ({
        round: round.round,
        table,
        ...(await seenByAnybody(service, game!, language)),
      })),
    ),
  }
}

/** As late as spectators see it. */
async function seenByAnybody(
  service: Service,
  id: string,
  language: LanguageCode,
): Promise<Pick<LiveTable, 'game' | 'closed'>> {
  const game = await service.store.loadGame(id)
  if (game && (await isShut(service.store, game, ''))) return { game: null, closed: true }
  const seen = game && (await publicly(service, game))
  const version = seen && versionOf(seen.state.views, 'spectator')
  return { game: version === undefined ? null : wireGame({ game: seen!, viewer: 'spectator', version }, language) }
}

const CACHED_SECONDS = 30
const CACHED = { 'Cache-Control': `public, max-age=${CACHED_SECONDS}`, Vary: 'Accept-Language' }

const OEMBED_CACHED_SECONDS = 3600
const [WIDTH, HEAD_HEIGHT, ROW_HEIGHT, ROWS] = [480, 120, 40, 5]

export const embedHandlers: Handlers<'embedEvent' | 'oembed'> = {
  embedEvent: async (service, { params, query, language: heard, resource }) => {
    const event = await publicEvent(service, params.event)
    if (!event) return refused('not-found')
    const language = query.lang ?? heard
    await learn(language)
    const [shown, words, winner] = await Promise.all([
      shownOf(service, event, query, language),
      embedWords(language),
      winnerNamed(service, event),
    ])
    const body = documentOf({ event, winner, language, words, theme: query.theme, shown })
    return {
      status: 200,
      etag: etagOf(service.build, resource, '', sha256(body)),
      headers: {
        ...CACHED,
        'Content-Security-Policy': policyOf(event),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Language': language,
      },
      body,
    }
  },

  oembed: async (service, { query: { url, maxwidth, maxheight } }) => {
    const { origin, pathname } = new URL(url)
    const id = EventId.safeParse(/^\/(?:embed\/)?e\/([^/]+)(?:\/|$)/.exec(pathname)?.[1])
    const event = id.success ? await publicEvent(service, id.data) : undefined
    if (!event) return refused('not-found')
    const width = Math.min(WIDTH, maxwidth ?? WIDTH),
      height = Math.min(HEAD_HEIGHT + ROWS * ROW_HEIGHT, maxheight ?? Infinity)
    const source = `${origin}${BASE}/embed/e/${event.id}`
    return {
      status: 200,
      headers: { 'Cache-Control': `public, max-age=${OEMBED_CACHED_SECONDS}` },
      body: () => ({
        version: '1.0' as const,
        type: 'rich' as const,
        title: event.name,
        provider_name: 'Praxis',
        provider_url: origin,
        cache_age: OEMBED_CACHED_SECONDS,
        width,
        height,
        html:
          `<iframe src="${escaped(source)}" width="${width}" height="${height}" title="${escaped(event.name)}" ` +
          'loading="lazy"></iframe>',
      }),
    }
  },
}

async function winnerNamed(service: Service, event: EventRecord): Promise<string | null> {
  const winner = await winnerOf(service, event)
  if (winner === null) return null
  const players = await playersOf(service, event.id)
  return players.find(({ value }) => value.entry === winner)?.value.name ?? null
}
