import {
  aboutToFightYounger,
  atClose,
  byVampire,
  endOfRound,
  inFirstRound,
  mayDiablerizeFallen,
  opposingVampire,
  when,
} from '../../rules/conditions.ts'
import type { Num, Op, Ref } from '../../rules/language.ts'
import type { CardDefinition, Static } from '../definition.ts'
import {
  ANYTIME,
  burn,
  choose,
  combat,
  enter,
  gain,
  mode,
  moveBlood,
  optionalPress,
  put,
  reaction,
  unlock,
  use,
} from '../makers.ts'

/** What changes a combat or a round of it: before range, before strikes, and at the end of the round. */
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
const inflicted = (ref: Ref): Num => ({ fact: 'inflicted', of: ref })
const weaker: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: -1 } }
/** Of the damage of this one strike, and of the same kind. */
const more: Op = { op: 'damage', to: 'opposing', amount: 2, from: 'by', strike: true }
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
    {
      op: 'if',
      test: { cmp: [{ x: 'event-aggravated' }, '=', 1] },
      then: [{ ...more, aggravated: true }],
      else: [more],
    },
  ],
}
const onTrap: Num = { counter: 'trap', of: 'self' }
const grapple = { windows: ['before-strikes' as const], once: 'round' as const }

/** Instead of the combat, and without the lock of a block. */
const stopped: Op = { op: 'outcome', of: 'action', is: 'ends', barred: true }
const before = { windows: ['combat-begins' as const] }

export const combats = [
  combat(
    'amaranth',
    [mode('', [{ op: 'diablerize', victim: 'opposing' }], { windows: ['to-torpor'] })],
    [mayDiablerizeFallen],
  ),

  reaction(
    'obedience',
    [mode('dom', [unlock('opposing'), stopped], before), mode('DOM', [stopped], before)],
    [aboutToFightYounger],
  ),

  combat('carrion-crows', [mode('ani', [crows(1)], beforeRange), mode('ANI', [crows(2)], beforeRange)]),

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

  combat(
    'immortal-grapple',
    [
      mode('pot', [handsOnly], grapple),
      mode('POT', [handsOnly, optionalPress, { op: 'range', next: 'close' }], grapple),
    ],
    [atClose],
  ),

  {
    ...combat(
      'disarm',
      ['pot', 'POT'].map(level =>
        mode(
          level,
          [
            { op: 'move', who: 'self', to: 'inPlay', on: 'opposing', mode: level },
            { op: 'move', who: 'opposing', to: 'torpor' },
          ],
          { windows: ['round-end'] },
        ),
      ),
      [
        atClose,
        opposingVampire,
        when({ is: ['opposing', { in: 'inPlay' }] }, 'no-target', 'COMBAT-13'),
        when({ cmp: [inflicted('by'), '>', inflicted('opposing')] }, 'inflicted-too-little', 'DAMAGE-09'),
        when({ not: { any: { named: 'disarm', on: 'opposing' } } }, 'one-only', 'GOLDEN-01'),
      ],
    ),
    statics: [weaker, { ...weaker, mode: 'POT' }],
    // Also in torpor, where it has sent it.
    abilities: [use('burn', [], { ...ANYTIME, for: { ref: 'host', in: 'inPlay' }, cost: { blood: 3, burn: true } })],
  },

  // Nobody presses: either combatant may end what it continues.
  {
    ...combat('trap', [mode('', [enter, put('trap', 3)], { windows: ['before-range'] })], [inFirstRound]),
    triggers: [
      { on: 'card-played', when: { cmp: [onTrap, '<', 3] }, ops: [put('trap', { sum: [3, { minus: onTrap }] })] },
      {
        on: 'pressing',
        when: { cmp: [onTrap, '>=', 1] },
        ops: [moveBlood({ card: 'self', name: 'trap' }, 'bank', 1), { op: 'press', to: 'continue' }],
      },
      { on: 'combat-ended', ops: [burn('self')] },
    ],
  },

  combat(
    'taste-of-vitae',
    [
      mode('', [gain('by', { fact: 'blood-lost', of: 'opposing' })], {
        windows: ['round-end', 'combat-ends'],
        once: 'round',
      }),
    ],
    [byVampire, opposingVampire, endOfRound],
  ),
] satisfies CardDefinition[]
