import { againstBy, atClose, playing, withKeyword } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { AS_PLAYED, cancelUnpaid, combat, ifHolds, maneuver, mode, press, strike, strikeR } from '../../makers.ts'

/** No card of Fortitude prevents its damage; and as it resolves, weapons of a vampire are of no use any more. */
const piercing = {
  pierces: 'for',
  effects: [
    ifHolds(
      { is: ['opposing', { kind: 'vampire' }] },
      { op: 'forbid', rule: 'weapon', on: 'opposing', until: 'round' },
    ),
  ],
}

/** Strikes whose damage Fortitude does not prevent. */
export const cards: CardDefinition[] = [
  combat('bollix', [
    mode('cel', [maneuver], { windows: ['range'] }),
    mode('cel', [press], { windows: ['press'] }),
    mode('pre', [cancelUnpaid], {
      ...AS_PLAYED,
      usable: [playing(withKeyword('aim', 'frenzy', 'grapple'), againstBy)],
    }),
    mode('tha', [strike('hand', { plus: 1, ...piercing })]),
  ]),

  combat(
    'blood-fury',
    [mode('tha', [strike('hand', { plus: 1, ...piercing })]), mode('THA', [strike('hand', { plus: 2, ...piercing })])],
    [atClose],
  ),

  combat(
    'blood-rage',
    [mode('tha', [strike('hand', piercing)]), mode('THA', [strike('hand', { plus: 1, ...piercing })])],
    [atClose],
  ),

  combat('soul-burn', [mode('tha', [strikeR(1, piercing)]), mode('THA', [strikeR(2, piercing)])]),
]
