import { definitionOf } from './queries.ts'
import type { CardId, GameState } from '../model/state.ts'

/** Whether the card binds cards under this name; any other number is a seat or an amount. */
export const bindsCards = (state: GameState, id: CardId, name: string): boolean =>
  choosesCards(definitionOf(state, id), name)

function choosesCards(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { op, as, from, keep } = part as { [key in 'op' | 'as' | 'from' | 'keep']?: unknown }
  return (
    (op === 'choose' && as === name && has(from, 'cards')) ||
    (has(keep, name) && has(keep[name], 'card')) ||
    Object.values(part).some(inner => choosesCards(inner, name))
  )
}

const has = <K extends string>(part: unknown, key: K): part is Record<K, unknown> =>
  typeof part === 'object' && part !== null && key in part
