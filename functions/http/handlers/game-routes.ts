import type * as z from 'zod'
import type { Result } from '../../../shared/api/games.ts'
import { BASE } from '../../../shared/api/routes/route.ts'
import { latestResult } from '../../desk/results/kept.ts'
import { endOf, partsOf } from '../../games/ended.ts'
import { standing } from '../../games/standing-marks.ts'
import { play, replyTo, storedId } from '../../games/play.ts'
import { deadlineOf } from '../../games/deadlines.ts'
import { refused } from '../../games/refused.ts'
import { wirePromptOf } from '../../games/wire.ts'
import { etagOf, match, resourceIn } from '../conditional.ts'
import type { GameRecord } from '../../store/port.ts'
import type { Handlers } from '../handler.ts'
import { look, pollAfter, viewerKey } from '../sight.ts'
import { playersOf, wireGame } from '../../games/wire.ts'
import { pages } from './card-routes.ts'
import { sent } from '../handler.ts'

export const gameHandlers: Handlers<'game' | 'prompt' | 'command' | 'commandOutcome' | 'result'> = {
  game: async (service, { params, query, who, resource, language }) => {
    const seen = await look(service, params.game, who, query.view, query.seat)
    if (!seen) return refused('not-found')
    return {
      status: 200,
      etag: etagOf(service.build, resource, viewerKey(who, seen.viewer), seen.version),
      body: () => wireGame(seen, language),
      headers: pollAfter(seen.game),
    }
  },

  prompt: async (service, { params, query, who, resource, language }) => {
    const seen = await look(service, params.game, who, 'seat', query.seat)
    if (!seen || seen.viewer === 'spectator') return refused('not-found')
    const { game, viewer } = seen
    const prompt = wirePromptOf(game, viewer, language)
    const explained = query.explain === '1'
    const etag = etagOf(
      service.build,
      `${resource}?explain=${explained}`,
      viewerKey(who, viewer),
      `${seen.version} ${prompt?.id} ${deadlineOf(game, viewer)}`,
    )
    if (!prompt) return { status: 204, etag, body: null, headers: pollAfter(game) }
    if (!explained) return { status: 200, etag, body: () => prompt }
    const { tellerIn, textsOf } = await pages(),
      { wireUnavailable } = await import('../../games/wire-unavailable.ts'),
      teller = await tellerIn(language)
    return {
      status: 200,
      etag,
      body: () => ({
        ...prompt,
        unavailable: wireUnavailable(game, viewer, language),
        cards: textsOf(cardsIn(prompt.options, prompt.lines), teller),
      }),
    }
  },

  command: async (service, { params, body, who, key, ifMatch, language }) => {
    const resource = resourceIn(`${BASE}/games/${params.game}`, language)
    return sent(
      await play(service, {
        gameId: params.game,
        player: who.id,
        key,
        command: body,
        language,
        ...(ifMatch !== undefined && {
          isCurrent: (version, seat) => match(ifMatch, etagOf(service.build, resource, viewerKey(who, seat), version)),
        }),
      }),
    )
  },

  commandOutcome: async ({ store }, { params, who }) => {
    const game = await store.loadGame(params.game)
    const seats = game ? [...game.players.keys()].filter(seat => game.players[seat]!.player === who.id) : []
    const [saved] = (
      await Promise.all(seats.map(seat => replyTo(store, game!, storedId(seat, params.command))))
    ).filter(found => found !== undefined)
    return saved ? { status: 200, body: saved.body, headers: { 'Idempotency-Replayed': 'true' } } : refused('not-found')
  },

  result: async (service, { params, query, who, inOtherMedia }) => {
    const seen = await look(service, params.game, who, query.view, query.seat)
    const result = seen?.game.state.result
    if (!seen || !result) return refused('not-found')
    if (inOtherMedia) {
      const signed = await latestResult(service.store, seen.game)
      return signed ? { status: 200, body: signed.jws, inOtherMedia } : refused('not-found')
    }
    const { id, tableId, name, commitment, state } = seen.game
    const marks = standing((await service.store.marks(id)).filter(mark => mark.version <= state.version))
    return {
      status: 200,
      body: (): z.infer<typeof Result> => ({
        game: id,
        table: tableId === '' ? null : tableId,
        seat: seen.viewer === 'spectator' ? null : seen.viewer,
        name,
        ...(ruledIn(seen.game) ?? result),
        players: playersOf(seen.game),
        ...endOf(marks, seen.viewer),
        parts: partsOf(marks, (seen.game.ruledResult ?? result).victoryPoints),
        commitment,
      }),
    }
  },
}

/** A judge's result in the place of the game's own, with its reason. */
function ruledIn({
  ruledResult,
}: GameRecord): Pick<z.infer<typeof Result>, 'winner' | 'victoryPoints' | 'ruled'> | null {
  if (!ruledResult) return null
  const { victoryPoints, comment, judge, at } = ruledResult
  const most = Math.max(...victoryPoints)
  const leading = [...victoryPoints.keys()].filter(seat => victoryPoints[seat] === most)
  return {
    winner: leading.length === 1 ? leading[0]! : null,
    victoryPoints,
    ruled: { judge, reason: comment, at },
  }
}

/** The keys of all cards that something to be sent names. */
function cardsIn(...named: unknown[]): string[] {
  const keys = new Set<string>()
  JSON.stringify(named, (_, value: unknown) => {
    if (
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      'key' in value &&
      typeof value.id === 'number' &&
      typeof value.key === 'string'
    )
      keys.add(value.key)
    return value
  })
  return [...keys]
}
