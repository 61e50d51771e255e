import { duringBleed } from '../../rules/conditions.ts'
import { bleedPlus, mode, modifier, stealth } from '../makers.ts'

/** Modifiers that raise a bleed, all against the limit of one increase. */
export const bleedModifiers = [
  modifier('conditioning', [mode('dom', [bleedPlus(2, 'limited')]), mode('DOM', [bleedPlus(3, 'limited')])], [duringBleed]),

  modifier('bonding', [mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [stealth(1), bleedPlus(1, 'limited')])], [duringBleed]),
]
