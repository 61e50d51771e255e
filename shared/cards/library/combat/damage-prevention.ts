import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { burnBlood, choose, combat, mode, optionalPress, prevent, grant, use } from '../../makers.ts'

const preventing = { windows: ['prevent' as const] }
/** By a minion that does not fight, for one that does or for its retainer. */
const helping = { ...preventing, others: true as const }
const x = choose('x', 'choose-x', { upTo: { of: 'by', stat: 'blood' } })
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
