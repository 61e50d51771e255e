import type { Run } from '../model/run.ts'
import type { CardId } from '../model/state.ts'
import { push } from '../model/run.ts'
import type { CombatFrame } from '../model/frames.ts'

/** Two minions are about to fight; `block`: because one has blocked the other. */
export function pushCombat(run: Run, acting: CardId, opposing: CardId, block = false): void {
  push(run, {
    kind: 'combat',
    step: 'begins',
    number: 0,
    round: 0,
    acting,
    opposing,
    ...fresh(acting, opposing),
    pair: 0,
    ...(block && { block: true as const }),
  })
}

/** At close range, with nothing chosen and nothing bound (COMBAT-11, RANGE-01). */
export const fresh = (
  acting: CardId,
  opposing: CardId,
): Pick<CombatFrame, 'range' | 'committed' | 'toChoose' | 'strikes'> => ({
  range: 'close',
  committed: [],
  toChoose: [acting, opposing],
  strikes: [],
})
