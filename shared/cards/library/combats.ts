import { atClose, byVampire, opposingVampire, when } from '../../rules/conditions.ts'
import type { Num, Op, Ref } from '../../rules/language.ts'
import type { Static } from '../definition.ts'
import { ANYTIME, combat, gain, mode, optionalPress, use } from '../makers.ts'

/** What changes a combat or a round of it: before range, before strikes, and at the end of the round. */
const beforeRange = { windows: ['before-range' as const], once: 'combat' as const }
/** It is no strike, so no dodge helps; it lasts for the combat, whatever the range. */
const crows = (amount: number): Op => ({ op: 'watch', on: 'strike-resolution', ops: [{ op: 'damage', to: 'opposing', amount }], until: 'combat' })
const handsOnly: Op = { op: 'forbid', rule: 'strike', on: { who: { any: [{ ref: 'by' }, { ref: 'opposing' }] } }, until: 'round', except: 'hand' }
const inflicted = (ref: Ref): Num => ({ fact: 'inflicted', of: ref })
const weaker: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: -1 } }
const grapple = { windows: ['before-strikes' as const], once: 'round' as const }

export const combats = [
  combat('carrion-crows', [mode('ani', [crows(1)], beforeRange), mode('ANI', [crows(2)], beforeRange)]),

  combat('immortal-grapple', [mode('pot', [handsOnly], grapple), mode('POT', [handsOnly, optionalPress, { op: 'range', next: 'close' }], grapple)], [atClose]),

  {
    ...combat('disarm', ['pot', 'POT'].map(level => mode(level, [{ op: 'move', who: 'self', to: 'inPlay', on: 'opposing', mode: level }, { op: 'move', who: 'opposing', to: 'torpor' }], { windows: ['round-end'] })),
      [atClose, opposingVampire, when({ is: ['opposing', { in: 'inPlay' }] }, 'no-target', 'COMBAT-13'), when({ cmp: [inflicted('by'), '>', inflicted('opposing')] }, 'inflicted-too-little', 'DAMAGE-09'), when({ not: { any: { named: 'disarm', on: 'opposing' } } }, 'one-only', 'GOLDEN-01')]),
    statics: [weaker, { ...weaker, mode: 'POT' }],
    // Also in torpor, where it has sent it.
    abilities: [use('burn', [], { ...ANYTIME, for: { ref: 'host', in: 'inPlay' }, cost: { blood: 3, burn: true } })],
  },

  combat('taste-of-vitae', [mode('', [gain('by', { fact: 'blood-lost', of: 'opposing' })], { windows: ['round-end'], once: 'round' })], [byVampire, opposingVampire]),
]
