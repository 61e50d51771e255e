import type { Op } from '../../cards/language.ts'
import { definitionOf } from './queries.ts'
import type { CardId, GameState } from '../model/state.ts'
import type { PoolChange } from '../model/answers.ts'

/**
 * As the card says that shares them out under this name: what it does with each share. Undefined where it does neither.
 */
export function poolChange(state: GameState, source: CardId | null, name: string): PoolChange | undefined {
  const given =
    source === null
      ? []
      : opsIn(definitionOf(state, source)).filter(
          op => op.op === 'each' && 'allocation' in op.over && op.over.allocation === name,
        )
  for (const share of given) {
    if (share.op !== 'each') continue
    for (const op of share.ops) {
      if (op.op !== 'counters') continue
      if (isPoolOf(op.from, share.as)) return 'burn'
      if (isPoolOf(op.to, share.as)) return 'gain'
    }
  }
  return undefined
}

const isPoolOf = (holder: Extract<Op, { op: 'counters' }>['from'], who: string): boolean =>
  typeof holder === 'object' && 'pool' in holder && holder.pool === who

/** All operations a definition holds, those within others, too. */
function opsIn(value: unknown): Op[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(opsIn)
  return 'op' in value ? [value as Op, ...inner] : inner
}
