import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  burn,
  burnBlood,
  burnPool,
  cancelUnpaid,
  delayed,
  event,
  ifHolds,
  mark,
  reveal,
  topOf,
  use,
} from '../../makers.ts'

const gehenna: CardsWhere = { kind: 'event', keyword: 'gehenna', in: 'inPlay' }
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

  event('the-fourth-cycle', {
    usable: [when({ any: gehenna, min: 2 }, 'no-target', 'PLAY-01')],
    triggers: [
      {
        on: 'entered-play',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [
          {
            op: 'each',
            over: { cards: { in: 'inPlay', any: [gehenna, { kind: 'conviction' }] } },
            as: 'one',
            ops: [burn('one')],
          },
          {
            op: 'each',
            over: {
              cards: { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 3] } },
            },
            as: 'young',
            ops: [{ op: 'move', who: 'young', to: 'torpor' }],
          },
        ],
      },
    ],
    statics: [
      { on: { seats: {} }, effect: { allow: false, rule: 'play', cards: { kind: 'event', keyword: 'gehenna' } } },
    ],
  }),

  // Who has committed diablerie is spared until the next of these events is played.
  delayed(
    { event: 'diablerized' },
    event('the-slow-withering', {
      usable: [when({ any: gehenna }, 'no-target', 'PLAY-01')],
      statics: [
        {
          on: { kind: 'minion', where: { cmp: [{ fact: 'spared', of: 'it' }, '=', 0] } },
          effect: { stat: 'cost', delta: 1, of: { superior: 'requires' }, paid: 'blood' },
        },
      ],
      triggers: [
        {
          on: 'diablerized',
          when: { is: ['event-by', { kind: 'vampire', where: { cmp: [{ fact: 'spared', of: 'it' }, '=', 0] } }] },
          ops: [mark('spared', 'event-by', 'leaves')],
        },
        {
          on: 'card-played',
          when: { is: ['event-card', { kind: 'event', keyword: 'gehenna' }] },
          ops: [
            {
              op: 'each',
              over: {
                cards: { kind: 'vampire', in: 'inPlay', where: { cmp: [{ fact: 'spared', of: 'it' }, '>=', 1] } },
              },
              as: 'v',
              ops: [{ op: 'mark', fact: 'spared', of: 'v', n: -1, until: 'leaves' }],
            },
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
