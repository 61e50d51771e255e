import type * as z from 'zod'
import type { Changes, Game, Log, Result } from '../../../shared/api/games.ts'
import { BASE } from '../../../shared/api/routes.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import { entriesAfter, versionOf } from '../../games/history.ts'
import { play, replyTo, seatOf, storedId } from '../../games/play.ts'
import { refused } from '../../games/service.ts'
import { wirePromptOf, wireUnavailable, wireView, type SeenBy } from '../../games/wire.ts'
import type { GameRecord, Store } from '../../store/port.ts'
import type { Identity } from '../auth.ts'
import { etagOf, match, resourceIn } from '../conditional.ts'
import type { Handlers } from '../handler.ts'
import { pages } from './cards.ts'
import { sent } from './tables.ts'

const CHANGES_LIMIT = 200

export const gameHandlers: Handlers<'game' | 'prompt' | 'command' | 'commandOutcome' | 'changes' | 'log' | 'result'> = {
  game: async ({ store, build }, { params, query, who, resource, language }) => {
    const seen = await look(store, params.game, who, query.view)
    if (!seen) return refused('not-found')
    return { status: 200, etag: etagOf(build, resource, viewerKey(who, seen.viewer), seen.version), body: () => wireGame(seen, language), headers: pollAfter(seen.game) }
  },

  prompt: async ({ store, build }, { params, query, who, resource, language }) => {
    const seen = await look(store, params.game, who, 'seat')
    if (!seen || seen.viewer === 'spectator') return refused('not-found')
    const { game, viewer } = seen
    const prompt = wirePromptOf(game, viewer, language)
    const explained = query.explain === '1'
    const etag = etagOf(build, `${resource}?explain=${explained}`, viewerKey(who, viewer), `${seen.version} ${prompt?.id} ${game.dueAt}`)
    if (!prompt) return { status: 204, etag, body: null, headers: pollAfter(game) }
    if (!explained) return { status: 200, etag, body: () => prompt }
    const { textsOf } = await pages()
    return { status: 200, etag, body: () => ({ ...prompt, unavailable: wireUnavailable(game, viewer, language), cards: textsOf(cardsIn(prompt.options, prompt.lines)) }) }
  },

  command: async (service, { params, body, who, key, ifMatch, language }) => {
    const resource = resourceIn(`${BASE}/games/${params.game}`, language)
    return sent(await play(service, {
      gameId: params.game,
      player: who.id,
      key,
      command: body,
      language,
      ...(ifMatch !== undefined && {
        isCurrent: (version, seat) => match(ifMatch, etagOf(service.build, resource, viewerKey(who, seat), version)),
      }),
    }))
  },

  commandOutcome: async ({ store }, { params, who }) => {
    const game = await store.loadGame(params.game)
    const seat = game ? seatOf(game, who.id) : -1
    const saved = game && seat >= 0 ? await replyTo(store, game, storedId(seat, params.command)) : undefined
    return saved ? { status: 200, body: saved.body, headers: { 'Idempotency-Replayed': 'true' } } : refused('not-found')
  },

  changes: async ({ store, build }, { params, query, who, resource, language }) => {
    const seen = await look(store, params.game, who, query.view)
    if (!seen) return refused('not-found')
    const { since } = query
    if (since > seen.version) return refused('invalid-request', { errors: [{ path: 'since', code: 'not-yet' }], version: seen.version })
    const etag = etagOf(build, `${resource}?since=${since}`, viewerKey(who, seen.viewer), seen.version)
    const headers = pollAfter(seen.game)
    if (since === seen.version) return { status: 304, etag, body: null, headers }
    const entries = await entriesAfter(store, seen.game, seen.viewer, since, CHANGES_LIMIT, language)
    const complete = (entries.at(-1)?.version ?? since) >= seen.version
    return { status: 200, etag, headers, body: (): z.infer<typeof Changes> => ({ since, version: seen.version, complete, entries, game: wireGame(seen, language) }) }
  },

  log: async ({ store }, { params, query, who, language }) => {
    const seen = await look(store, params.game, who, query.view)
    if (!seen) return refused('not-found')
    const since = query.cursor === undefined ? 0 : readCursor(query.cursor)
    if (since === null) return refused('invalid-request', { errors: [{ path: 'cursor', code: 'unknown' }] })
    const entries = await entriesAfter(store, seen.game, seen.viewer, since, query.limit, language)
    const last = entries.at(-1)?.version ?? since
    return { status: 200, body: (): z.infer<typeof Log> => ({ entries, cursor: last < seen.version ? writeCursor(last) : null }) }
  },

  result: async ({ store }, { params, query, who }) => {
    const seen = await look(store, params.game, who, query.view)
    const result = seen?.game.state.result
    if (!seen || !result) return refused('not-found')
    const { id, name, commitment } = seen.game
    return { status: 200, body: (): z.infer<typeof Result> => ({ game: id, name, ...result, players: playersOf(seen.game), commitment }) }
  },
}

interface Seen { game: GameRecord; viewer: SeenBy; version: number }

/**
 * The one check of who may see a game. At a seat one sees as that seat; what is public, everybody signed in may watch.
 * Undefined for all others, as for a game that does not exist.
 */
async function look(store: Store, id: string, who: Identity, as: 'seat' | 'spectator'): Promise<Seen | undefined> {
  const game = await store.loadGame(id)
  if (!game) return undefined
  const seat = seatOf(game, who.id)
  const viewer = as === 'spectator' ? as : seat
  return viewer === -1 ? undefined : { game, viewer, version: versionOf(game.state.views, viewer) }
}

const viewerKey = (who: Identity, viewer: SeenBy): string => (viewer === 'spectator' ? viewer : `${viewer} ${who.id}`)
const playersOf = (game: GameRecord): z.infer<typeof Result>['players'] => game.players.map(({ name, bot }, seat) => ({ seat, name, bot }))

function wireGame({ game, viewer, version }: Seen, language: LanguageCode): z.infer<typeof Game> {
  const { id, tableId, name, commitment, dueAt, state } = game
  return {
    id,
    table: tableId,
    name,
    format: state.settings.format,
    // A list is only a position's: of a table it is all or a named pool.
    cards: state.settings.cards === 'fifth-edition' ? 'fifth-edition' : 'all',
    answerWithinHours: state.settings.answerWithinHours,
    withdrawalPoints: state.settings.withdrawalPoints ?? 1,
    timeLimit: state.settings.timeLimit ?? null,
    version,
    seat: viewer === 'spectator' ? null : viewer,
    players: playersOf(game),
    deadline: dueAt,
    commitment,
    view: wireView(game, viewer, language),
  }
}

/** Nothing more comes of a game that is over. */
const pollAfter = (game: GameRecord): Record<string, string> => ({ 'Poll-Interval': game.state.result ? '300' : '15' })

const writeCursor = (version: number): string => Buffer.from(`v${version}`).toString('base64url')
function readCursor(cursor: string): number | null {
  const version = /^v(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  return version === undefined ? null : Number(version)
}

/** The keys of all cards that something to be sent names. */
function cardsIn(...named: unknown[]): string[] {
  const keys = new Set<string>()
  JSON.stringify(named, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'id' in value && 'key' in value && typeof value.id === 'number' && typeof value.key === 'string') keys.add(value.key)
    return value
  })
  return [...keys]
}
