import { duringBleed } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { bleedPlus, burnBlood, mode, modifier, stealth, votes } from '../../makers.ts'

const bleeding = { usable: [duringBleed] }
const noAllies: Op = { op: 'forbid', rule: 'block', on: { who: { kind: 'ally' } }, until: 'action' }

/** Modifiers that raise a bleed once, or do something else for another action. */
export const cards: CardDefinition[] = [
  modifier('threats', [mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [bleedPlus(2, 'limited')])], [duringBleed]),

  modifier(
    'command-of-the-beast',
    [mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [bleedPlus(1)])],
    [duringBleed],
  ),

  modifier('iron-glare', [
    mode('pot+pre', [votes(2)], { windows: ['polling'] }),
    mode('POT+PRE', [bleedPlus(2, 'limited')], bleeding),
  ]),

  modifier('visions-of-gehenna', [mode('pre', [noAllies]), mode('PRE', [noAllies, bleedPlus(2, 'limited')], bleeding)]),

  modifier('power-of-one', [
    mode('obt', [burnBlood('blocking', 2)], { windows: ['blocked'] }),
    mode('pot', [bleedPlus(1)], bleeding),
    mode('pre', [bleedPlus(1, 'limited')], bleeding),
    mode('pre', [stealth(1), bleedPlus(1, 'limited')], { ...bleeding, name: 'stealth' }),
  ]),
]
