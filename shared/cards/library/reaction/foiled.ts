import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { lock, mode, reaction } from '../../makers.ts'

/** Once a block is certain, the action has reached its resolution. */
const over: Op = { op: 'outcome', of: 'action', is: 'ends', barred: true }

/** Reactions of a minion that blocks, which end the action before the block resolves. */
export const cards: CardDefinition[] = [
  reaction(
    'mental-maze',
    [mode('obf', [lock('by'), over]), mode('OBF', [over])].map(line => ({
      ...line,
      windows: ['blocked' as const],
      cheaper: { for: { kind: 'vampire' as const, clan: 'Ministry' }, blood: 1 },
    })),
    [
      when({ is: ['blocking', { ref: 'by' }] }, 'not-blocking', 'MIN-17'),
      when({ is: ['acting', { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }] }, 'no-target', 'MIN-17'),
    ],
  ),
]
