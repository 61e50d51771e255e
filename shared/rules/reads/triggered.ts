import type { Trigger } from '../../cards/definition.ts'
import type { GameEvent } from '../model/events.ts'
import type { PendingTrigger } from '../model/frames.ts'
import type { CardId, GameState, SeatIndex, Vars } from '../model/state.ts'
import { triggersOf, type Said } from './card-texts.ts'
import { holds, isSilenced, isUnaffected } from './evaluate.ts'
import { definitionOf } from './queries.ts'

/** What the cards in play do upon an event, as things stand now. */
export function triggeredBy(state: GameState, event: GameEvent): PendingTrigger[] {
  const pending: PendingTrigger[] = []
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const { source, text: trigger } of [...triggersOf(state, seat, event.key), ...goneOf(state, seat, event)]) {
      if (trigger.mode !== undefined && trigger.mode !== state.cards[source]!.mode) continue
      const vars: Vars = { ...state.cards[source]!.vars, ...eventVars(event) }
      if (isSilenced(state, source)) continue
      if (trigger.when && !holds({ state, source, by: source, seat, vars }, trigger.when)) continue
      // What it does upon a deed of who is not affected by it is done to that one.
      if ('by' in event && isDoer(event.by) && isUnaffected(state, event.by.id, source)) continue
      pending.push({
        source,
        by: source,
        seat,
        ops: trigger.ops,
        vars,
        key: event.key,
        ...(trigger.optional && { optional: true as const }),
        ...(trigger.first && { first: true as const }),
      })
    }
  }
  return pending
}

const isDoer = (by: unknown): by is { id: CardId } => typeof by === 'object' && by !== null && 'id' in by

/** What a card says of itself that is not there any more to say it. */
const goneOf = (state: GameState, seat: SeatIndex, event: GameEvent): readonly Said<Trigger>[] =>
  event.key !== 'burned' || event.controller !== seat
    ? NONE
    : (definitionOf(state, event.card.id)?.triggers ?? []).flatMap(text =>
        text.gone ? [{ source: event.card.id, text }] : [],
      )
const NONE: readonly Said<Trigger>[] = []

/**
 * The cards and seats an event names, under `event-…`, so that a trigger can speak of them; of a word, that it is that
 * word.
 */
export function eventVars(event: GameEvent): Vars {
  const vars: Vars = {}
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'boolean') vars[`event-${name}`] = Number(value)
    else if (typeof value === 'string') vars[`event-${name}-${value}`] = 1
    else if (typeof value !== 'object' || value === null) continue
    else if ('id' in value) vars[`event-${name}`] = value.id
    else if ('pool' in value) vars[`event-${name}-pool`] = value.pool
    else if ('card' in value) vars[`event-${name}`] = value.card.id
  }
  return vars
}
