import { byLocked, couldBlock } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { delayed, ifBlocks, intercept, mode, optionalManeuver, reaction, unlock } from '../../makers.ts'
import { together } from '../parts.ts'

const attempts: Op = { op: 'block', by: 'by' }
const staysUnlocked: Op = { op: 'forbid', rule: 'block-lock', on: 'by', until: 'action' }
const attempting = { windows: ['blocks' as const, 'attempt' as const] }

/** Reactions that attempt to block, or keep who blocks from locking. */
export const cards: CardDefinition[] = [
  delayed(
    'action',
    reaction('read-the-winds', [
      mode('ani+aus', [intercept(1), staysUnlocked]),
      mode('ANI+AUS', [unlock('by'), attempts, intercept(1, 'early')], {
        ...attempting,
        usable: [byLocked, couldBlock],
      }),
    ]),
  ),

  reaction(
    'guardian-vigil',
    together('aus', 'cel', 'for').map(level =>
      mode(
        level,
        [
          attempts,
          ...(level.includes('aus') ? [intercept(1, 'early')] : []),
          ...(level.includes('cel') ? [ifBlocks(optionalManeuver)] : []),
          ...(level.includes('for') ? [staysUnlocked] : []),
        ],
        attempting,
      ),
    ),
    [couldBlock],
  ),
]
