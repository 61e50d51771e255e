import type * as z from 'zod'
import type { GameEvent as WireEvent, Message as WireMessage } from '../../shared/api/primitives.ts'
import type { Prompt as WirePrompt, Unavailable as WireUnavailable } from '../../shared/api/prompts.ts'
import { explain, eventsFor, promptFor, type GameEvent, type GameState, type Message, type Option, type Prompt, type SeatIndex, type Slot, type Unavailable } from '../../shared/rules/index.ts'
import { renderEvent, renderMessage, type Names } from '../../shared/text/index.ts'
import type { GameRecord } from '../store/port.ts'

/** The core's keys and parameters, put into words: the one place where what a viewer may know becomes what is sent. */

export type SeenBy = SeatIndex | 'spectator'

export const namesOf = (game: Pick<GameRecord, 'players'>): Names => ({ seats: game.players.map(player => player.name) })

const message = (said: Message, names: Names): z.infer<typeof WireMessage> => ({ key: said.key, params: said.params ?? {}, text: renderMessage(said, names) })

export function wireEvents(events: readonly GameEvent[], viewer: SeenBy, game: Pick<GameRecord, 'players' | 'state'>): z.infer<typeof WireEvent>[] {
  const names = namesOf(game)
  return eventsFor(events, viewer).map(told => {
    const event = viewer === 'spectator' ? told : named(told, viewer, game.state)
    const { key, seenBy: _, ...params } = event
    return { key, params, text: renderEvent(event, names) }
  })
}

/** A face-down card has no name in an event; its owner, who may look at it at any time (SETUP-09), reads it all the same. */
function named<T>(told: T, viewer: SeatIndex, state: GameState): T {
  if (typeof told !== 'object' || told === null) return told
  if ('id' in told && 'key' in told && told.key === null && typeof told.id === 'number') {
    const card = state.cards[told.id]
    return card?.owner === viewer ? { ...told, key: card.key } : told
  }
  if (Array.isArray(told)) return told.map(one => named(one, viewer, state)) as T
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, named(value, viewer, state)])) as T
}

const slot = (one: Slot, names: Names): NonNullable<WirePrompt['options'][number]['slots']>[number] => {
  const { ask, ...rest } = one
  return { ...rest, ...(ask && { ask: message(ask, names) }) }
}

function option({ slots, ...one }: Option, names: Names): WirePrompt['options'][number] {
  return { ...one, effect: message(one.effect, names), ...(slots && { slots: slots.map(each => slot(each, names)) }) }
}

const unavailable = (one: Unavailable, names: Names): z.infer<typeof WireUnavailable> => ({ ...one, text: renderMessage({ key: one.reason }, names) })

interface Owed { id: string; players: GameRecord['players']; state: GameState; dueAt: string | null }

export function wirePrompt(game: Owed, prompt: Prompt): WirePrompt {
  const names = namesOf(game)
  return {
    ...prompt,
    game: game.id,
    ask: message(prompt.ask, names),
    deadline: game.dueAt,
    options: prompt.options.map(one => option(one, names)),
  }
}

/** The question this seat owes an answer to, if any. */
export function wirePromptOf(game: Owed, seat: SeatIndex): WirePrompt | null {
  const prompt = promptFor(game.state, seat)
  return prompt && wirePrompt(game, prompt)
}

export const wireUnavailable = (game: Owed, seat: SeatIndex): z.infer<typeof WireUnavailable>[] =>
  explain(game.state, seat).map(one => unavailable(one, namesOf(game)))
