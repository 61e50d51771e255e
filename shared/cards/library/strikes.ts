import { atClose, inFirstRound, when } from '../../rules/conditions.ts'
import type { Op, Test, Who } from '../../rules/language.ts'
import type { CardDefinition } from '../definition.ts'
import {
  become,
  burn,
  burnAction,
  burnBlood,
  choose,
  combat,
  equipment,
  handStrike,
  mark,
  mode,
  moveBlood,
  put,
  stealth,
  strike,
  strikeR,
  unlock,
  use,
} from '../makers.ts'

/** Strike cards: each is chosen as its minion's strike, or played for its maneuver. */
const ends = strike('combat-ends'),
  unlocksAndEnds = strike('combat-ends', { effects: [unlock('by')] })
const itsEquipment: Who = { kind: 'equipment', on: 'opposing' }
const destroyEquipment = [choose('equipment', 'choose-equipment', { cards: itsEquipment }), burn('equipment')]
const itsOwn: Who = { any: [itsEquipment, { kind: 'retainer', on: 'opposing' }] }
const itsWeapon: Who = { kind: 'equipment', keyword: 'weapon', on: 'opposing' }
/** It moves to the striker, and is of no use to it in this round. */
const stealWeapon = (first?: true) =>
  strike('equipment', {
    ...(first && { first }),
    effects: [
      choose('weapon', 'choose-equipment', { cards: itsWeapon }),
      { op: 'move', who: 'weapon', to: 'inPlay', on: 'by' },
      mark('unusable', 'weapon', 'round'),
    ],
  })
const withManeuver = { windows: ['strike' as const, 'range' as const] }

/** "If this vampire was blocked": after the combat, unless another follows, the action may go on for 1 blood. */
const goesOn: Test = {
  all: [
    { cmp: [{ x: 'event-followed' }, '=', 0] },
    { is: ['by', { ref: 'acting', in: 'ready' }] },
    { action: 'blocked' },
    { cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] },
  ],
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

export const strikes = [
  combat('form-of-mist', [
    mode('pro', [strike('dodge')]),
    mode('PRO', [strike('combat-ends', { effects: [continues] })], { once: 'action' }),
  ]),

  combat('majesty', [mode('pre', [ends]), mode('PRE', [unlocksAndEnds])]),

  combat('earth-meld', [mode('pro', [ends]), mode('PRO', [unlocksAndEnds])]),

  combat('roundhouse', [mode('pot', [handStrike(2)]), mode('POT', [handStrike(3)])]),

  combat('thrown-gate', [mode('pot', [strikeR(1)], withManeuver), mode('POT', [strikeR(2)], withManeuver)]),

  combat('theft-of-vitae', [
    mode('tha', [strike('steal', { steal: 1, ranged: true })]),
    mode('THA', [strike('steal', { steal: 2, ranged: true })]),
  ]),

  combat('canine-horde', [
    mode('ani', [strikeR(1)]),
    mode('ANI', [strike('equipment', { ranged: true, first: true, effects: destroyEquipment })], {
      usable: [when({ any: itsEquipment }, 'no-target', 'STRIKE-29')],
    }),
  ]),

  combat('body-flare', [
    mode('pro', [strike('damage', { damage: 2, aggravated: true })]),
    mode('PRO', [strikeR(2, { aggravated: true })]),
  ]),

  combat(
    'donnybrook',
    [
      mode(
        'obf',
        [
          strike('equipment', {
            first: true,
            effects: [choose('borne', 'choose-card', { cards: itsOwn }), burn('borne')],
          }),
        ],
        { usable: [when({ any: itsOwn }, 'no-target', 'STRIKE-29')] },
      ),
      mode('pro', [strike('hand', { aggravated: true })]),
      mode('ser', [strike('steal', { steal: 2 })]),
    ],
    [atClose],
  ),

  {
    ...combat('sculpt-the-flesh', [
      mode('pro', [strike('hand', { aggravated: true })]),
      mode('PRO', [strike('hand', { plus: 1, effects: [{ op: 'move', who: 'self', to: 'inPlay', on: 'opposing' }] })]),
    ]),
    abilities: [use('wither', [burnBlood('host', 1)], { phases: ['unlock'], once: 'wither', compulsory: true })],
    actions: [burnAction({ kind: 'minion' }, 1)],
  },

  {
    ...combat(
      'weighted-walking-stick',
      [
        mode(
          '',
          [
            { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
            become('self', { types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }, 'leaves'),
            put('stick', 5),
          ],
          { windows: ['before-range'] },
        ),
      ],
      [inFirstRound, when({ not: { any: { named: 'weighted-walking-stick', on: 'by' } } }, 'one-only', 'GOLDEN-01')],
    ),
    onePer: 'weighted-walking-stick',
    strikes: [{ name: 'blow', strike: strike('damage', { plus: 1 }) }],
    triggers: [
      {
        on: 'inflicting',
        when: { is: ['event-with', { ref: 'self' }] },
        ops: [moveBlood({ card: 'self', name: 'stick' }, 'bank', { x: 'event-amount' })],
      },
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'stick', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  },

  combat(
    'fast-hands',
    [mode('cel', [stealWeapon()]), mode('CEL', [stealWeapon(true)])],
    [when({ any: itsWeapon }, 'no-target', 'STRIKE-29')],
  ),

  equipment('44-magnum', { strikes: [{ name: 'shot', strike: strikeR(2), maneuver: true }] }),
] satisfies CardDefinition[]
