import { duringBleed } from '../../rules/conditions.ts'
import { bleedPlus, count, mode, modifier, stealth } from '../makers.ts'

/** Modifiers that raise a bleed, all against the limit of one increase. */
const toreador = count({ ref: 'by', clan: 'Toreador' })

export const bleedModifiers = [
  modifier('conditioning', [mode('dom', [bleedPlus(2, 'limited')]), mode('DOM', [bleedPlus(3, 'limited')])], [duringBleed]),

  modifier('bonding', [mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [stealth(1), bleedPlus(1, 'limited')])], [duringBleed]),

  modifier('aire-of-elation', [
    mode('pre', [bleedPlus({ sum: [1, toreador] }, 'limited')]), mode('PRE', [bleedPlus({ sum: [2, toreador] }, 'limited')]),
  ], [duringBleed]),

  // It comes and goes with the pool of whoever is the target, and counts against the limit only while it is there.
  modifier('foreshadowing-destruction', [
    mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [bleedPlus(3, 'limited', { cmp: [{ pool: 'target' }, '<=', 9] })]),
  ], [duringBleed]),
]
