import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import {
  burnBlood,
  choose,
  combat,
  delayed,
  grant,
  maneuver,
  mark,
  mode,
  optionalPress,
  press,
  prevent,
  use,
} from '../../makers.ts'

const preventing = { windows: ['prevent' as const] }
/** By a minion that does not fight, for one that does or for its retainer. */
const helping = { ...preventing, others: true as const }
const x = choose('x', 'choose-x', { upTo: { of: 'by', stat: 'payable' } })
const left = { x: 'event-amount' }
const marble = (only?: 'normal'): Op => ({
  op: 'watch',
  on: 'unprevented',
  when: { is: ['event-card', { ref: 'by' }] },
  until: 'combat',
  ops: [
    {
      op: 'if',
      test: { cmp: [{ fact: 'suffered', of: 'by' }, '>=', 1] },
      then: [prevent(left, only)],
      else: [prevent({ sum: [left, -1] }, only)],
    },
  ],
})
const xAndOne = [x, prevent({ sum: [{ x: 'x' }, 1] })]

const allOfStrikes: Op = { op: 'prevent', amount: 'all', only: 'strike' }
/** By itself, once the player is done with preventing. */
const untouched: Op = {
  op: 'watch',
  on: 'unprevented',
  when: { is: ['event-card', { ref: 'by' }] },
  until: 'round',
  ops: [allOfStrikes],
}

/** Combat cards that prevent damage. */
export const cards: CardDefinition[] = [
  combat('resilience', [mode('for', [prevent(1)], preventing), mode('FOR', [prevent(3, 'normal')], preventing)]),

  combat('indomitability', [
    mode('for', [prevent(1)], preventing),
    mode('FOR', [press], { windows: ['press'] }),
    mode('FOR', [prevent(1), optionalPress], preventing),
  ]),

  delayed('unlock', combat('glancing-blow', [mode('', [prevent(1, 'strike')], preventing)])),

  combat('rego-motum', [
    mode('tha', [prevent(2, 'strike')], { ...preventing, once: 'round' }),
    mode('THA', [prevent(4, 'strike')], { ...preventing, once: 'round' }),
  ]),

  combat('stonestrength', [
    mode('tha', [{ op: 'press', to: 'continue' }], { windows: ['press'] }),
    mode('vis', [press], { windows: ['press'] }),
    mode('vis', [prevent(1)], preventing),
    mode('VIS', [prevent(2)], preventing),
  ]),

  {
    ...combat('unflinching-persistence', [
      mode('for', [prevent(1)], preventing),
      mode('FOR', [maneuver, grant('prevent', 'by', 'round')], { windows: ['range'] }),
    ]),
    abilities: [
      use('prevent', [prevent(1), mark('spent', 'self', 'round')], {
        ...preventing,
        usable: [when({ cmp: [{ fact: 'spent', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
  },

  combat('skin-of-rock', [mode('for', [prevent(1)], preventing), mode('FOR', [prevent(2)], preventing)]),

  combat('soak', [
    mode('for', [prevent(2, 'normal')], { ...preventing, once: 'round' }),
    mode('FOR', [prevent(4, 'normal')], { ...preventing, once: 'round' }),
  ]),

  combat(
    'martyrs-resilience',
    [
      mode('aus+for', [prevent(1, undefined, { any: true })], helping),
      mode(
        'AUS+FOR',
        [x, burnBlood('by', { x: 'x' }), prevent({ sum: [{ x: 'x' }, 1] }, undefined, { any: true })],
        helping,
      ),
    ],
    [when({ is: ['by', { kind: 'vampire', locked: false }] }, 'locked', 'COMBAT-06')],
  ),

  // By itself, once the player is done with preventing.
  combat('flesh-of-marble', [
    mode('pro', [marble('normal')], { windows: ['before-range'] }),
    mode('PRO', [marble()], { windows: ['before-range'] }),
  ]),

  combat('hidden-strength', [mode('for', xAndOne, preventing), mode('FOR', [...xAndOne, optionalPress], preventing)]),

  combat('rolling-with-the-punches', [
    mode('for', [prevent(1)], preventing),
    mode('FOR', [burnBlood('by', 1), allOfStrikes, untouched], {
      ...preventing,
      usable: [when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
    }),
  ]),

  {
    ...combat('superior-mettle', [
      mode('for', [allOfStrikes], preventing),
      mode('FOR', [allOfStrikes, grant('withstand', 'by', 'combat')], preventing),
    ]),
    abilities: [
      use('withstand', [{ op: 'prevent', amount: 'all', only: 'initial' }], { ...preventing, cost: { blood: 1 } }),
    ],
  },
]
