import { againstBy, narrowingStrikes, playing, when } from '../../rules/conditions.ts'
import {
  AS_PLAYED,
  burnBlood,
  burnPool,
  cancel,
  combat,
  delayed,
  either,
  maneuver,
  mark,
  mode,
  modifier,
  moreStrikes,
  optionalPress,
  press,
  prevent,
  stealth,
  strike,
} from '../makers.ts'

/** Maneuvers, presses and additional strikes. */
const range = { windows: ['range' as const] },
  pressing = { windows: ['press' as const] },
  additional = { windows: ['additional-strikes' as const] }

const notYet = (fact: string) =>
  when(
    { not: { any: { kind: 'minion', in: 'combat', where: { cmp: [{ fact, of: 'it' }, '>=', 1] } } } },
    'already-played',
    'GOLDEN-01',
  )

export const maneuvers = [
  either(
    modifier('swallowed-by-the-night', [mode('obf', [stealth(1)])]),
    combat('swallowed-by-the-night', [mode('OBF', [maneuver], range)]),
  ),

  either(
    modifier('form-of-the-cobra', [mode('PRO', [stealth(1, 'early')], { windows: ['announced'] })]),
    combat('form-of-the-cobra', [mode('pro', [strike('steal', { steal: 1 })])]),
  ),

  either(
    modifier('rapid-change', [mode('pro', [stealth(1)])]),
    combat('rapid-change', [mode('PRO', [strike('combat-ends')])]),
  ),

  combat('diversion', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode('for', [prevent(2)], { windows: ['prevent'] }),
    mode('tha', [strike('steal', { steal: 1, ranged: true })], { windows: ['strike', 'range'] }),
  ]),

  // Of each line one in a combat, by whichever combatant.
  combat('hell-for-leather', [
    mode('ani', [strike('dodge'), moreStrikes(1, 'limited'), mark('hell-ani', 'by', 'combat')], {
      usable: [notYet('hell-ani')],
    }),
    mode('cel', [moreStrikes(1), mark('hell-cel', 'by', 'combat')], { ...additional, usable: [notYet('hell-cel')] }),
    mode(
      'obt',
      [
        {
          op: 'if',
          test: { is: ['opposing', { in: 'inPlay' }] },
          then: [burnPool('controller:opposing', 2)],
          else: [burnPool('owner:opposing', 2)],
        },
        mark('hell-obt', 'by', 'combat'),
      ],
      {
        windows: ['round-end'],
        usable: [notYet('hell-obt'), when({ not: { is: ['opposing', { in: 'ready' }] } }, 'no-target', 'COMBAT-10')],
      },
    ),
  ]),

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

  combat('apportation', [mode('tha', [{ op: 'press', to: 'continue' }], pressing), mode('THA', [maneuver], range)]),

  either(
    modifier('resist-earths-grasp', [mode('CEL', [stealth(1)])]),
    combat('resist-earths-grasp', [mode('cel', [press], pressing), mode('cel', [maneuver, optionalPress], range)]),
  ),

  combat('psyche', [
    mode('cel', [press], pressing),
    mode('CEL', [{ op: 'combat', acting: 'by', opposing: 'opposing', queued: true }], { windows: ['combat-ends'] }),
  ]),

  combat('pursuit', [mode('cel', [maneuver], range), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  combat('side-strike', [mode('cel', [strike('dodge')]), mode('CEL', [moreStrikes(1, 'limited')], additional)]),

  combat('blur', [
    mode('cel', [moreStrikes(1, 'limited')], additional),
    mode('CEL', [moreStrikes(2, 'limited')], additional),
  ]),

  combat('quickness', [
    mode('cel', [moreStrikes(1, 'limited')], { ...additional, once: 'round' }),
    mode('CEL', [moreStrikes(1)], { ...additional, once: 'round' }),
  ]),
]
