import { mode, modifier, stealth as plus } from '../makers.ts'
import { notWith } from '../../rules/conditions.ts'

/** Modifiers that add stealth, once it is needed. */
export const stealth = [
  modifier('lost-in-crowds', [mode('obf', [plus(1)]), mode('OBF', [plus(2)])], [notWith('into-thin-air')]),
]
