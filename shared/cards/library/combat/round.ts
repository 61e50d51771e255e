import { atClose, inFirstRound, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, Op } from '../../language.ts'
import {
  burn,
  choose,
  combat,
  enter,
  mark,
  mode,
  moveBlood,
  optionalPress,
  put,
  use,
  grant,
  strike,
} from '../../makers.ts'

const beforeRange = { windows: ['before-range' as const], once: 'combat' as const }
/** It is no strike, so no dodge helps; it lasts for the combat, whatever the range. */
const crows = (amount: number): Op => ({
  op: 'watch',
  on: 'strike-resolution',
  ops: [{ op: 'damage', to: 'opposing', amount }],
  until: 'combat',
})
const handsOnly: Op = {
  op: 'forbid',
  rule: 'strike',
  on: { who: { any: [{ ref: 'by' }, { ref: 'opposing' }] } },
  until: 'round',
  except: 'hand',
}
const vitals: Op = {
  op: 'watch',
  on: 'damaged',
  until: 'strike',
  times: 1,
  when: {
    all: [
      { is: ['event-card', { ref: 'opposing' }] },
      { is: ['event-from', { ref: 'by' }] },
      { cmp: [{ x: 'event-strike' }, '=', 1] },
    ],
  },
  ops: [
    { op: 'forbid', rule: 'press', on: 'opposing', until: 'round' },
    { op: 'damage', to: 'opposing', amount: 2, from: 'by', strike: true },
  ],
}
const onTrap: Num = { counter: 'trap', of: 'self' }
const held: Num = { counter: 'beast', of: 'self' }
/** One of its counters goes in each press step, for as long as it is in play. */
const besides = (pressed: Op): Op[] => [
  enter,
  put('beast', 3),
  { op: 'forbid', rule: 'equipment', on: 'by', until: 'combat' },
  {
    op: 'watch',
    on: 'pressing',
    when: { cmp: [held, '>=', 1] },
    ops: [moveBlood({ card: 'self', name: 'beast' }, 'bank', 1), pressed],
    until: 'leaves',
  },
]
const grapple = { windows: ['before-strikes' as const], once: 'round' as const }

/** What changes a combat or a round of it: before range, and before strikes. */
export const cards: CardDefinition[] = [
  combat('carrion-crows', [mode('ani', [crows(1)], beforeRange), mode('ANI', [crows(2)], beforeRange)]),

  combat(
    'immortal-grapple',
    [
      mode('pot', [handsOnly], grapple),
      mode('POT', [handsOnly, optionalPress, { op: 'range', next: 'close' }], grapple),
    ],
    [atClose],
  ),

  // Nobody presses: either combatant may end what it continues.
  {
    ...combat('trap', [mode('', [enter, put('trap', 3)], { windows: ['before-range'] })], [inFirstRound]),
    triggers: [
      { on: 'card-played', when: { cmp: [onTrap, '<', 3] }, ops: [put('trap', { sum: [3, { minus: onTrap }] })] },
      {
        on: 'pressing',
        first: true,
        when: { cmp: [onTrap, '>=', 1] },
        ops: [moveBlood({ card: 'self', name: 'trap' }, 'bank', 1), { op: 'press', to: 'continue' }],
      },
      { on: 'combat-ended', ops: [burn('self')] },
    ],
  },

  // Nobody but this vampire presses: its opponent may end what it continues.
  {
    ...combat(
      'conquer-the-beast',
      [
        mode('ani', besides({ op: 'press', to: 'continue' }), { windows: ['before-range'] }),
        mode('ANI', besides(grant('continue', 'by', 'round')), { windows: ['before-range'] }),
      ],
      [inFirstRound],
    ),
    abilities: [
      use('continue', [{ op: 'press', to: 'continue' }, mark('continued', 'self', 'round')], {
        windows: ['press'],
        usable: [when({ cmp: [{ fact: 'continued', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
    triggers: [
      { on: 'card-played', when: { cmp: [held, '<', 3] }, ops: [put('beast', { sum: [3, { minus: held }] })] },
      { on: 'combat-ended', ops: [burn('self')] },
    ],
  },

  combat('aura-reading', [
    mode('aus', [{ op: 'allow', rule: 'open-hand', on: { seat: 'controller:opposing' }, until: 'combat' }], {
      windows: ['before-range'],
    }),
    mode('AUS', [{ op: 'modify', stat: 'handSize', delta: 2, on: { seat: 'you' }, until: 'combat' }], beforeRange),
  ]),

  {
    ...combat('target-vitals', [mode('', [vitals], { windows: ['as-chosen'], once: 'strike' })]),
    abilities: [
      use(
        'cancel',
        [
          choose(
            'discarded',
            'choose-discard',
            { cards: { kind: 'combat', in: 'hand', of: 'you' } },
            { min: 2, max: 2, secret: true },
          ),
          { op: 'each', over: { list: 'discarded' }, as: 'card', ops: [burn('card')] },
          { op: 'outcome', of: 'play', is: 'cancelled' },
        ],
        {
          windows: ['as-played'],
          user: 'opposing',
          usable: [when({ any: { in: 'hand', of: 'you' }, min: 2 }, 'no-target', 'CANCEL-01')],
        },
      ),
    ],
  },

  {
    ...combat('hunger-of-marduk', [
      mode('tha', [grant('sip', 'by', 'round')], { windows: ['before-range'] }),
      mode('THA', [grant('draught', 'by', 'round')], { windows: ['before-range'] }),
    ]),
    strikes: [
      { name: 'sip', strike: strike('steal', { steal: 1, ranged: true }) },
      { name: 'draught', strike: strike('steal', { steal: 2, ranged: true }) },
    ],
  },
]
