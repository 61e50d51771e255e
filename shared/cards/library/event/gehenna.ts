import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burnBlood, burnPool, cancelUnpaid, delayed, event, ifHolds, mark, reveal, topOf, use } from '../../makers.ts'

const torpid: CardsWhere = { kind: 'vampire', in: 'torpor', of: 'you' }

/** Gehenna. */
export const cards: CardDefinition[] = [
  delayed(
    'leaves',
    event('dragonbound', {
      abilities: [
        use('torpor', [burnPool('you', { count: torpid })], {
          phases: ['discard'],
          user: 'active',
          once: 'torpor',
          compulsory: true,
          usable: [when({ any: torpid }, 'not-in-torpor', 'TARGET-01')],
        }),
      ],
    }),
  ),

  // Before anybody may answer the card; what is so played was played.
  delayed(
    'leaves',
    event('veil-of-darkness', {
      triggers: [
        {
          on: 'card-played',
          when: {
            all: [
              { is: ['event-by', { kind: 'vampire' }] },
              { is: ['event-card', { requires: true }] },
              { cmp: [{ fact: 'veiled', of: 'event-by' }, '=', 0] },
            ],
          },
          ops: [
            mark('veiled', 'event-by', 'turn'),
            reveal('c', topOf('controller:event-by')),
            ifHolds(
              { is: ['c', { kind: 'master' }] },
              cancelUnpaid,
              ifHolds({ is: ['event-card', { requires: 'obt' }] }, burnBlood('event-by', 2)),
            ),
          ],
        },
      ],
    }),
  ),

  delayed(
    'discard',
    event('the-unmasking', {
      statics: [
        {
          on: { kind: 'ally' },
          while: { is: ['acting', { kind: 'vampire' }] },
          effect: { stat: 'intercept', delta: 1 },
        },
      ],
    }),
  ),
]
