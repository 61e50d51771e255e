import {
  atClose,
  byVampire,
  type Condition,
  endOfRound,
  mayDiablerizeFallen,
  opposingVampire,
  when,
} from '../../conditions.ts'
import type { CardDefinition, Static } from '../../definition.ts'
import type { Num, Ref } from '../../language.ts'
import { ANYTIME, AT_END_OF_ROUND, burn, combat, gain, granted, mode, put, use } from '../../makers.ts'

const inflicted = (ref: Ref): Num => ({ fact: 'inflicted', of: ref })
const weaker: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: -1 } }

/** After a round at close range in which it has hurt its opponent more, which has none of these yet. */
const hurtMore = (key: string): Condition[] => [
  endOfRound,
  atClose,
  opposingVampire,
  when({ is: ['opposing', { in: 'inPlay' }] }, 'no-target', 'COMBAT-13'),
  when({ cmp: [inflicted('by'), '>', inflicted('opposing')] }, 'inflicted-too-little', 'DAMAGE-09'),
  when({ not: { any: { named: key, on: 'opposing' } } }, 'one-only', 'GOLDEN-01'),
]

/** What is played at the end of a round, and once an opponent has fallen. */
export const cards: CardDefinition[] = [
  combat(
    'taste-of-vitae',
    [
      mode('', [gain('by', { fact: 'blood-lost', of: 'opposing' })], {
        ...AT_END_OF_ROUND,
        once: 'round',
      }),
    ],
    [byVampire, opposingVampire, endOfRound],
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
          AT_END_OF_ROUND,
        ),
      ),
      hurtMore('disarm'),
    ),
    statics: [weaker, { ...weaker, mode: 'POT' }],
    // Also in torpor, where it has sent it.
    abilities: [use('burn', [], { ...ANYTIME, for: { ref: 'host', in: 'inPlay' }, cost: { blood: 3, burn: true } })],
  },

  // The first of two actions leaves a mark on it, whoever takes either.
  {
    ...combat(
      'pulled-fangs',
      [
        mode(
          '',
          [
            { op: 'move', who: 'self', to: 'inPlay', on: 'opposing' },
            { op: 'damage', to: 'opposing', amount: 1, from: 'by' },
          ],
          AT_END_OF_ROUND,
        ),
      ],
      hurtMore('pulled-fangs'),
    ),
    statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'hunt', instead: 'torpor' } }],
    actions: [
      granted(
        'burn',
        { stealth: 1, target: { card: 'self' } },
        [
          {
            op: 'if',
            test: { cmp: [{ counter: 'regrowth', of: 'self' }, '>=', 1] },
            then: [burn('self')],
            else: [put('regrowth', 1)],
          },
        ],
        { for: { kind: 'vampire' } },
      ),
    ],
  },

  combat(
    'amaranth',
    [mode('', [{ op: 'diablerize', victim: 'opposing' }], { windows: ['to-torpor'] })],
    [mayDiablerizeFallen],
  ),
]
