import { atClose, inFirstRound, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  become,
  burn,
  burnAction,
  burnBlood,
  choose,
  combat,
  delayed,
  handStrike,
  mode,
  moveBlood,
  optionalPress,
  put,
  strike,
  strikeR,
  use,
  maneuver,
} from '../../makers.ts'
import { setsRange, withBlade } from '../parts.ts'

const itsEquipment: CardsWhere = { kind: 'equipment', on: 'opposing' }
const itsOwn: CardsWhere = { any: [itsEquipment, { kind: 'retainer', on: 'opposing' }] }
const withManeuver = { windows: ['strike' as const, 'range' as const] }

const pressesClose: Op[] = [optionalPress, { op: 'range', next: 'close' }]

/** Close by it burns who breathes it, too, whether or not the strike is dodged. */
const breath = (damage: number): Op[] => [
  strikeR(damage, { aggravated: true }),
  {
    op: 'watch',
    on: 'strike-resolution',
    when: { range: 'close' },
    ops: [{ op: 'damage', to: 'by', amount: damage, aggravated: true }],
    until: 'strike',
  },
]

/** Strike cards: each is chosen as the strike of its minion, or played for its maneuver. */
export const cards: CardDefinition[] = [
  combat('roundhouse', [mode('pot', [handStrike(2)]), mode('POT', [handStrike(3)])]),

  combat('thrown-gate', [mode('pot', [strikeR(1)], withManeuver), mode('POT', [strikeR(2)], withManeuver)]),

  combat('body-flare', [
    mode('pro', [strike('damage', { damage: 2, aggravated: true })]),
    mode('PRO', [strikeR(2, { aggravated: true })]),
  ]),

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

  combat('undead-strength', [
    mode('pot', [handStrike(1)]),
    mode('pot', withBlade(1), { name: 'weapon' }),
    mode('POT', [handStrike(2)]),
    mode('POT', withBlade(2), { name: 'WEAPON' }),
  ]),

  delayed(
    'combat',
    combat('lam-into', [
      mode('for', [handStrike(1)], withManeuver),
      mode('for', withBlade(1), { ...withManeuver, name: 'for-weapon' }),
      mode('pot', [handStrike(2)]),
      mode('pot', withBlade(2), { name: 'pot-weapon' }),
      mode('vic', [handStrike(1), ...pressesClose]),
      mode('vic', [...withBlade(1), ...pressesClose], { name: 'vic-weapon' }),
    ]),
  ),

  combat('breath-of-the-dragon', [mode('vic', breath(1)), mode('VIC', breath(2))]),
  combat('slam', [mode('pot', [handStrike(2)]), mode('POT', [strike('hand', { plus: 2, to: 'close' })], withManeuver)]),

  combat('brick-by-brick', [
    mode('tha', [maneuver], { windows: ['range'] }),
    mode('vis', [strikeR(2)], withManeuver),
    mode('VIS', setsRange, { windows: ['before-range'] }),
  ]),
]
