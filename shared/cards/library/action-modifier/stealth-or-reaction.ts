import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { either, lock, mode, modifier, reaction, stealth } from '../../makers.ts'

/** Instead of the combat, and without the lock of a block. */
const lulled: Op[] = [lock('opposing'), { op: 'outcome', of: 'action', is: 'ends', barred: true }]
const beforeAlly = {
  windows: ['combat-begins' as const],
  usable: [when({ is: ['opposing', { kind: 'ally' }] }, 'no-target', 'COMBAT-01')],
}

/** Modifiers that add stealth, and are reactions as well. */
export const cards: CardDefinition[] = [
  either(
    modifier('gift-of-sleep', [mode('obf', [stealth(1)]), mode('obe', lulled, beforeAlly), mode('OBE', [stealth(1)])]),
    reaction('gift-of-sleep', [mode('obe', lulled, beforeAlly)]),
  ),
]
