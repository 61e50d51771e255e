import type { Draw, Env } from './answers.ts'
import type { CardName, EventKey, EventOf, EventParams, GameEvent } from './events.ts'
import type { Frame, PendingTrigger } from './frames.ts'
import type { Until } from '../../cards/language.ts'
import type { Card, CardId, GameState, SeatIndex } from './state.ts'

/** One command in the making: a draft the engine edits in place, and what has happened so far. */
export interface Run {
  readonly state: GameState
  readonly events: GameEvent[]
  readonly env: Env
  /** Something became public, so every viewer's version moves. */
  published: boolean
  /** What cards do upon something that has been about to happen, found while they and all else still lay there. */
  foreseen?: PendingTrigger[]
  /** What has left play, while what speaks of its leaving is still to be found. */
  gone?: unknown[]
  /** Answers given by standing orders so far. */
  followed?: number
}

/**
 * Copies all that the engine edits in place. Cards are shared: `change` replaces them. The fields are set one by one,
 * since a literal that spreads and then overrides takes half as long again.
 */
export function copySpine(state: GameState): GameState {
  const copy = { ...state }
  copy.views = state.views.slice()
  copy.seats = state.seats.map(seat => ({ ...seat }))
  copy.cards = state.cards.slice()
  copy.frames = state.frames.map(copyJson)
  copy.modifiers = state.modifiers.slice()
  copy.watches = state.watches.slice()
  copy.uses = state.uses.slice()
  copy.facts = state.facts.slice()
  copy.sealed = state.sealed.slice()
  return copy
}

/**
 * structuredClone takes ten times as long on objects this small. An object is spread first, so that the copy has its
 * shape: what is made field by field is slow to make and slow to read.
 */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson) as T
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const field = copy[key]
    if (typeof field === 'object' && field !== null) copy[key] = copyJson(field)
  }
  return copy as T
}

export function emit<K extends EventKey>(run: Run, key: K, params: EventParams[K], seenBy?: SeatIndex[]): void {
  const event: EventOf<K> = { key, ...(seenBy && { seenBy }), ...params }
  run.events.push(event as unknown as GameEvent)
}

/** A card by id and name. Face-down cards are named by `hidden`. */
export const named = (state: GameState, id: CardId): CardName => ({ id, key: state.cards[id]!.key })
export const hidden = (id: CardId): CardName => ({ id, key: null })

export function change(state: GameState, id: CardId, fields: Partial<Card>): void {
  state.cards[id] = { ...state.cards[id]!, ...fields }
}

/** Removes optional fields: absent, not undefined, so that a state survives JSON unchanged. */
export function clear(
  state: GameState,
  id: CardId,
  ...fields: ('locked' | 'torpor' | 'blood' | 'counters' | 'on' | 'vars' | 'mode' | 'merged' | 'down')[]
): void {
  const card = { ...state.cards[id]! }
  for (const field of fields) delete card[field]
  state.cards[id] = card
}

export const top = (state: GameState): Frame => state.frames[state.frames.length - 1]!

export const freshId = (state: GameState): number => state.nextId++

type NewFrame = Frame extends infer F ? (F extends Frame ? Omit<F, 'id'> : never) : never

export function push(run: Run, frame: NewFrame): Frame {
  const added = { ...frame, id: freshId(run.state) } as Frame
  run.state.frames.push(added)
  return added
}

/** Takes the last frame off and ends what lasted as long as it. */
export function pop(run: Run): void {
  const frame = run.state.frames.pop()
  if (!frame) return
  closeScope(run.state, frame.id)
  if (frame.kind === 'action' && frame.attempt !== undefined) closeScope(run.state, frame.attempt)
  if (frame.kind !== 'combat') return
  closeScope(run.state, frame.round)
  if (frame.pairScope !== undefined) closeScope(run.state, frame.pairScope)
}

/**
 * Anything that ends with an action, a round, a combat or a turn carries its id: closing it is the only clean-up there
 * is.
 */
export function closeScope(state: GameState, scope: number): void {
  endWhere(state, until => until === scope)
  if (state.sealed.some(answer => answer.scope === scope))
    state.sealed = state.sealed.filter(answer => answer.scope !== scope)
}

/** What lasted as long as one frame lasts as long as another. */
export function passScope(state: GameState, from: number, to: number): void {
  const passed = <T extends { until: Until }>(all: T[]): T[] =>
    all.map(one => (one.until === from ? { ...one, until: to } : one))
  state.modifiers = passed(state.modifiers)
  state.watches = passed(state.watches)
  state.uses = passed(state.uses)
  state.facts = passed(state.facts)
  closeScope(state, from)
}

export function endWhere(state: GameState, ends: (until: Until) => boolean): void {
  if (state.modifiers.some(m => ends(m.until))) state.modifiers = state.modifiers.filter(m => !ends(m.until))
  if (state.watches.some(w => ends(w.until))) state.watches = state.watches.filter(w => !ends(w.until))
  if (state.uses.some(u => ends(u.until))) state.uses = state.uses.filter(u => !ends(u.until))
  if (state.facts.some(f => ends(f.until))) state.facts = state.facts.filter(f => !ends(f.until))
  const over = (rule: { until?: Until }): boolean => rule.until !== undefined && ends(rule.until)
  if (state.orders?.some(({ rules }) => rules.some(over)))
    state.orders = state.orders.map(one => ({ ...one, rules: one.rules.filter(rule => !over(rule)) }))
}

/** What this seat has done is public at once: an effect of its own, and who did it is present (windows.md §3). */
export function publishedBy(run: Run, seat: SeatIndex): void {
  run.state.fx++
  run.state.present = seat
  run.published = true
}

/** Entropy belongs to published effects: each use spends one number, so that sealing and revoking can never re-roll. */
export function entropy(run: Run): Draw {
  run.published = true
  return run.env.entropy(run.state.fx++)
}

export function shuffle<T>(list: T[], draw: Draw): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
}
