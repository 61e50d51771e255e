import { combat, either, maneuver, mode, modifier, moreStrikes, optionalPress, press, stealth, strike } from '../makers.ts'

/** Maneuvers, presses and additional strikes. */
const range = { windows: ['range' as const] }, pressing = { windows: ['press' as const] }, additional = { windows: ['additional-strikes' as const] }

export const maneuvers = [
  either(modifier('swallowed-by-the-night', [mode('obf', [stealth(1)])]), combat('swallowed-by-the-night', [mode('OBF', [maneuver], range)])),

  combat('apportation', [mode('tha', [{ op: 'press', to: 'continue' }], pressing), mode('THA', [maneuver], range)]),

  either(
    modifier('resist-earths-grasp', [mode('CEL', [stealth(1)])]),
    combat('resist-earths-grasp', [mode('cel', [press], pressing), mode('cel', [maneuver, optionalPress], range)]),
  ),

  combat('psyche', [mode('cel', [press], pressing), mode('CEL', [{ op: 'combat', acting: 'by', opposing: 'opposing', queued: true }], { windows: ['combat-ends'] })]),

  combat('pursuit', [mode('cel', [maneuver], range), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  combat('side-strike', [mode('cel', [strike('dodge')]), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  combat('blur', [mode('cel', [moreStrikes(1, 'limited')], additional), mode('CEL', [moreStrikes(2, 'limited')], additional)]),

  combat('quickness', [
    mode('cel', [moreStrikes(1, 'limited')], { ...additional, once: 'round' }),
    mode('CEL', [moreStrikes(1)], { ...additional, once: 'round' }),
  ]),
]
