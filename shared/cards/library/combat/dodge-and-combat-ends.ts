import { inFirstRound, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, Test } from '../../language.ts'
import {
  ACTION,
  burnBlood,
  choose,
  combat,
  delayed,
  ifHolds,
  maneuver,
  mode,
  moreStrikes,
  prevent,
  stealth,
  strike,
  unlock,
  use,
} from '../../makers.ts'
import { atLong } from '../parts.ts'

const ends = strike('combat-ends')
const unlocksAndEnds = strike('combat-ends', { effects: [unlock('by')] })
/** "If this vampire was blocked": after the combat, unless another follows, the action may go on for 1 blood. */
const stopped: Test[] = [
  { cmp: [{ x: 'event-followed' }, '=', 0] },
  { is: ['by', { ref: 'acting', in: 'ready' }] },
  { action: 'blocked' },
]
const goesOn: Test = { all: [...stopped, { cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }] }
const freely: Op = {
  op: 'watch',
  on: 'combat-ended',
  until: 'action',
  times: 1,
  ops: [ifHolds({ all: stopped }, { op: 'outcome', of: 'action', is: 'continues' })],
}
const continues: Op = {
  op: 'watch',
  on: 'combat-ended',
  until: 'action',
  times: 1,
  ops: [
    {
      op: 'if',
      test: goesOn,
      then: [
        choose('on', 'choose-to-continue', { cards: { ref: 'by' } }, { min: 0 }),
        {
          op: 'if',
          test: { is: ['on', {}] },
          then: [burnBlood('by', 1), { op: 'outcome', of: 'action', is: 'continues' }, stealth(1)],
        },
      ],
    },
  ],
}

/** It comes to nothing where the combat goes on, or another begins. */
const stays: Op = {
  op: 'watch',
  on: 'combat-ended',
  until: 'action',
  times: 1,
  ops: [
    ifHolds(
      { all: [{ cmp: [{ x: 'event-followed' }, '=', 0] }, { is: ['by', { in: 'inPlay' }] }] },
      { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
    ),
  ],
}

const dodge = strike('dodge')

/** Strikes that dodge, or end the combat. */
export const cards: CardDefinition[] = [
  combat('form-of-mist', [
    mode('pro', [strike('dodge')]),
    mode('PRO', [strike('combat-ends', { effects: [continues] })], { once: 'action' }),
  ]),

  combat('torrent', [
    mode('cel', [moreStrikes(1, 'limited')], { windows: ['additional-strikes'] }),
    mode('CEL', [strike('combat-ends', { effects: [freely] })]),
  ]),

  combat('staredown', [mode('pre', [dodge]), mode('PRE', [ends])]),

  combat('spiritual-intervention', [mode('nec', [dodge]), mode('NEC', [ends])]),

  delayed('combat', combat('dodge', [mode('', [dodge])])),

  combat('behind-you', [mode('obf', [maneuver], { windows: ['range'] }), mode('OBF', [dodge])], [inFirstRound]),

  combat('sideslip', [mode('cel', [dodge]), mode('CEL', [prevent(1)], { windows: ['prevent'], once: 'round' })]),

  combat('majesty', [mode('pre', [ends]), mode('PRE', [unlocksAndEnds])]),

  combat(
    'alpha-glint',
    [
      mode('ani+for', [ends]),
      mode('ANI+FOR', [{ op: 'outcome', of: 'combat', is: 'ends' }], { windows: ['before-range'] }),
    ],
    [
      when(
        { not: { is: ['opposing', { any: [{ kind: 'ally' }, { kind: 'vampire', older: 'by' }] }] } },
        'no-target',
        'TARGET-01',
      ),
    ],
  ),

  combat('no-trace', [mode('obf', [ends], { usable: [atLong] }), mode('OBF', [ends])]),

  combat('earth-meld', [mode('pro', [ends]), mode('PRO', [unlocksAndEnds])]),

  {
    ...combat('pass-through-shadow', [mode('obl', [ends]), mode('OBL', [strike('combat-ends', { effects: [stays] })])]),
    abilities: [
      use('stealth', [stealth(1)], {
        windows: ACTION,
        for: { ref: 'host' },
        cost: { burn: true },
        usable: [when({ is: ['acting', { ref: 'host' }] }, 'not-acting', 'MIN-12')],
      }),
    ],
  },
]
