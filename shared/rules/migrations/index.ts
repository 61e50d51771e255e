import { SCHEMA, type GameState } from '../model/state.ts'
import { toOrders } from './0002-orders.ts'

/**
 * Lifts the JSON of schema `to - 1` to schema `to`. Imports nothing of the live code: it is frozen with the schema it
 * was written for.
 * Each needs a stored state of the schema before it in `test/migrations/snapshots`; the guard test fails without.
 */
export interface Migration {
  to: number
  lift: (old: Record<string, unknown>) => Record<string, unknown>
}

/** In order. Add `0003-….ts` here when `SCHEMA` becomes 3. */
export const migrations: readonly Migration[] = [toOrders]

export class UnknownSchema extends Error {}

/** Lifts a stored game to the present schema, one step after another. */
export function migrate(stored: unknown, steps: readonly Migration[] = migrations, target: number = SCHEMA): GameState {
  let state = stored as Record<string, unknown>
  if (typeof state !== 'object' || state === null || typeof state['schema'] !== 'number')
    throw new UnknownSchema('No schema number')
  if (state['schema'] > target) throw new UnknownSchema(`Written by a newer build: schema ${state['schema']}`)
  for (const step of steps) {
    if (state['schema'] === step.to - 1) state = { ...step.lift(state), schema: step.to }
  }
  if (state['schema'] !== target) throw new UnknownSchema(`No migration from schema ${String(state['schema'])}`)
  return state as unknown as GameState
}
