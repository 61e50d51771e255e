import { definitionOf } from './queries.ts'
import type { CardId, GameState } from '../model/state.ts'

/** Whether the card binds cards under this name; any other number is a seat or an amount. */
export const bindsCards = (state: GameState, id: CardId, name: string): boolean =>
  choosesCards(definitionOf(state, id), name)

function choosesCards(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { op, as, from, keep } = part as Binding
  return (
    (op === 'choose' && as === name && from?.cards !== undefined) ||
    keep?.[name]?.card !== undefined ||
    Object.values(part).some(inner => choosesCards(inner, name))
  )
}

/** What of an operation would bind them, if it is one. */
interface Binding {
  op?: unknown
  as?: unknown
  from?: { cards?: unknown }
  keep?: Record<string, { card?: unknown }>
}
