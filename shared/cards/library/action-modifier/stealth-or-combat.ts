import { againstBy, playing, when, withKeyword } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, Stat } from '../../language.ts'
import {
  AS_PLAYED,
  cancelUnpaid,
  combat,
  either,
  grant,
  maneuver,
  mark,
  mode,
  modifier,
  optionalPress,
  press,
  prevent,
  stealth,
  strike,
  use,
} from '../../makers.ts'

/** "… a grapple card …" played against this minion (REFLEX-01). */
const grapple = { ...AS_PLAYED, usable: [playing(withKeyword('grapple'), againstBy)] }
const inRound = (...stats: Stat[]): Op[] =>
  stats.map(stat => ({ op: 'modify', stat, delta: 1, on: 'by', until: 'round' }))
const range = { windows: ['range' as const] }
const pressing = { windows: ['press' as const] }

/** Modifiers that add stealth, and are combat cards as well. */
export const cards: CardDefinition[] = [
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

  either(
    modifier('resist-earths-grasp', [mode('CEL', [stealth(1)])]),
    combat('resist-earths-grasp', [mode('cel', [press], pressing), mode('cel', [maneuver, optionalPress], range)]),
  ),

  either(
    combat(
      'fae-contortion',
      [
        mode('myt', [cancelUnpaid], { ...grapple, name: 'reflex' }),
        mode('obt', [maneuver]),
        mode('myt', [maneuver]),
      ].map(line => ({ windows: ['range'], ...line })),
    ),
    modifier('fae-contortion', [mode('MYT', [stealth(1)])]),
  ),

  {
    ...either(
      modifier('obedient-flesh', [
        mode('dom+pro', [
          stealth(1),
          { op: 'modify', stat: 'intercept', delta: -1, on: { who: { kind: 'ally' } }, until: 'action' },
        ]),
      ]),
      combat('obedient-flesh', [
        mode('DOM+PRO', [...inRound('strength', 'maneuver'), grant('prevent', 'by', 'round')], {
          windows: ['before-range'],
          once: 'round',
        }),
      ]),
    ),
    abilities: [
      use('prevent', [prevent(1), mark('hide', 'self', 'round')], {
        windows: ['prevent'],
        usable: [when({ cmp: [{ fact: 'hide', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
  },

  either(
    modifier('plasmic-form', [mode('vic', [stealth(1)])]),
    combat('plasmic-form', [mode('VIC', [strike('dodge')])]),
  ),
]
