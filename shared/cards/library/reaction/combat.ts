import { aboutToFightYounger } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { mode, reaction, unlock } from '../../makers.ts'

/** Instead of the combat, and without the lock of a block. */
const stopped: Op = { op: 'outcome', of: 'action', is: 'ends', barred: true }
const before = { windows: ['combat-begins' as const] }

/** Reactions to a combat that is about to begin. */
export const cards: CardDefinition[] = [
  reaction(
    'obedience',
    [mode('dom', [unlock('opposing'), stopped], before), mode('DOM', [stopped], before)],
    [aboutToFightYounger],
  ),
]
