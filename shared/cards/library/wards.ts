import { when } from '../../rules/conditions.ts'
import type { Op, Test } from '../../rules/language.ts'
import type { Ability } from '../definition.ts'
import { attach, burn, choose, equipment, mark, master, mode, prevent, use } from '../makers.ts'

/** Cards on a minion that prevent damage in each of its combats, point by point. */
const fewer = (name: string, than: number): Test => ({ cmp: [{ fact: name, of: 'self' }, '<', than] })
const ward = (name: string, op: Op, ...left: Test[]): Ability =>
  use(name, [op, mark(name, 'self', 'combat')], {
    windows: ['prevent'],
    for: { ref: 'host' },
    usable: left.map(test => when(test, 'already-used', 'GOLDEN-01')),
  })

export const wards = [
  // Two points of guns, of one strike or of two, or one of anything else.
  equipment('kevlar-vest', {
    onePer: 'kevlar-vest',
    abilities: [
      ward('gun', prevent(1, 'strike', { with: 'gun' }), fewer('gun', 2), fewer('other', 1)),
      ward('other', prevent(1, undefined, { without: 'gun' }), fewer('gun', 1), fewer('other', 1)),
    ],
  }),

  master(
    'guardian-angel',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', of: 'you' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'ready', of: 'you' } }, 'no-target', 'TARGET-01')],
      statics: [
        {
          on: { ref: 'host' },
          while: { all: [{ action: 'bleed' }, { targets: 'you' }] },
          effect: { stat: 'intercept', delta: 1 },
        },
      ],
      abilities: [ward('angel', prevent(1), fewer('angel', 1))],
      triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burn('self')] }],
    },
  ),
]
