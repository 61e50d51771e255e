import { atClose, byVampire, opposingVampire } from '../../rules/conditions.ts'
import type { Op } from '../../rules/language.ts'
import { combat, gain, mode, optionalPress } from '../makers.ts'

/** What changes a combat or a round of it: before range, before strikes, and at the end of the round. */
const beforeRange = { windows: ['before-range' as const], once: 'combat' as const }
/** It is no strike, so no dodge helps; it lasts for the combat, whatever the range. */
const crows = (amount: number): Op => ({ op: 'watch', on: 'strike-resolution', ops: [{ op: 'damage', to: 'opposing', amount }], until: 'combat' })
const handsOnly: Op = { op: 'forbid', rule: 'strike', on: { who: { any: [{ ref: 'by' }, { ref: 'opposing' }] } }, until: 'round', except: 'hand' }
const grapple = { windows: ['before-strikes' as const], once: 'round' as const }

export const combats = [
  combat('carrion-crows', [mode('ani', [crows(1)], beforeRange), mode('ANI', [crows(2)], beforeRange)]),

  combat('immortal-grapple', [mode('pot', [handsOnly], grapple), mode('POT', [handsOnly, optionalPress, { op: 'range', next: 'close' }], grapple)], [atClose]),

  combat('taste-of-vitae', [mode('', [gain('by', { fact: 'blood-lost', of: 'opposing' })], { windows: ['round-end'], once: 'round' })], [byVampire, opposingVampire]),
]
