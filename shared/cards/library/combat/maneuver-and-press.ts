import { againstBy, narrowingStrikes, playing, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import {
  AS_PLAYED,
  burnBlood,
  cancel,
  combat,
  delayed,
  maneuver,
  mode,
  moreStrikes,
  optionalPress,
  press,
} from '../../makers.ts'

const range = { windows: ['range' as const] }
const pressing = { windows: ['press' as const] }
const additional = { windows: ['additional-strikes' as const] }

const nextRound: Op = {
  op: 'watch',
  on: 'round-started',
  ops: [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'by', until: 'round' }],
  until: 'combat',
  times: 1,
}

/** Maneuvers and presses. */
export const cards: CardDefinition[] = [
  combat('apportation', [mode('tha', [{ op: 'press', to: 'continue' }], pressing), mode('THA', [maneuver], range)]),

  combat('psyche', [
    mode('cel', [press], pressing),
    mode('CEL', [{ op: 'combat', acting: 'by', opposing: 'opposing', queued: true }], { windows: ['combat-ends'] }),
  ]),

  combat('pursuit', [mode('cel', [maneuver], range), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  delayed(
    'combat',
    combat('groundfighting', [
      mode('', [maneuver], { ...range, name: 'maneuver' }),
      mode('', [press], { ...pressing, name: 'press' }),
      mode('', [burnBlood('by', 1), cancel], {
        ...AS_PLAYED,
        name: 'cancel',
        usable: [
          playing(narrowingStrikes, againstBy),
          when(
            { is: ['by', { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }] },
            'not-enough-blood',
            'TARGET-05',
          ),
        ],
      }),
    ]),
  ),

  delayed('combat', combat('fake-out', [mode('', [maneuver], range)])),

  delayed('combat', combat('boxed-in', [mode('', [press], pressing)])),

  combat('flash', [
    mode('cel', [maneuver], range),
    mode('cel', [press], pressing),
    mode('CEL', [maneuver, optionalPress], range),
  ]),

  combat('movement-of-the-mind', [mode('tha', [{ op: 'press', to: 'end' }], pressing), mode('THA', [maneuver], range)]),

  combat('form-of-the-ghost', [mode('pro', [maneuver], range), mode('PRO', [press], pressing)]),

  combat('telepathic-tracking', [
    mode('aus', [{ op: 'press', to: 'continue' }, nextRound], pressing),
    mode('AUS', [{ op: 'outcome', of: 'combat', is: 'continues' }], {
      windows: ['combat-ends'],
      usable: [when({ is: ['opposing', { in: 'ready' }] }, 'no-target', 'COMBAT-10')],
    }),
  ]),
]
