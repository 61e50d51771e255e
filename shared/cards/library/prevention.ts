import { choose, combat, mode, optionalPress, prevent } from '../makers.ts'

/** Cards that prevent damage, and are good for nothing else. */
const preventing = { windows: ['prevent' as const] }
const xAndOne = [choose('x', 'choose-x', { upTo: { of: 'by', stat: 'blood' } }), prevent({ sum: [{ x: 'x' }, 1] })]

export const prevention = [
  combat('skin-of-rock', [mode('for', [prevent(1)], preventing), mode('FOR', [prevent(2)], preventing)]),

  combat('soak', [mode('for', [prevent(2, 'normal')], { ...preventing, once: 'round' }), mode('FOR', [prevent(4, 'normal')], { ...preventing, once: 'round' })]),

  combat('hidden-strength', [mode('for', xAndOne, preventing), mode('FOR', [...xAndOne, optionalPress], preventing)]),
]
