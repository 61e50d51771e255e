import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  atEndOfTurn,
  become,
  burn,
  burnBlood,
  burnPool,
  choose,
  delayed,
  event,
  moveBlood,
  put,
  unlock,
  use,
} from '../../makers.ts'

const small: CardsWhere = { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 2] } }
const blooded: CardsWhere = { where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }
const others: CardsWhere = { kind: 'event', in: 'inPlay', not: { ref: 'self' } }

/** Events that change what holds for all. */
export const cards: CardDefinition[] = [
  event('scourge-of-the-enochians', {
    abilities: [
      use(
        'pass',
        [
          choose('v', 'choose-vampire', { cards: small }, { min: 0 }),
          burn('v'),
          { op: 'control', who: 'self', to: 'predator' },
        ],
        { phases: ['discard'], once: 'pass', compulsory: true },
      ),
    ],
  }),

  delayed(
    'leaves',
    event('the-uncoiling', {
      abilities: [
        use('burn', [choose('e', 'choose-card', { cards: others }, { random: true }), burn('e')], {
          phases: ['discard'],
          once: 'burn',
          compulsory: true,
          usable: [when({ any: others }, 'no-target', 'TARGET-01')],
        }),
        use('stop', [burnPool('you', { count: others }), burn('self')], {
          phases: ['discard'],
          user: 'others',
          cost: { discardActions: 1 },
          usable: [when({ cmp: [{ pool: 'you' }, '>=', { count: others }] }, 'not-enough-pool', 'REQ-05')],
        }),
      ],
    }),
  ),

  event(
    'waiting-game',
    {
      triggers: [
        {
          on: 'action-announced',
          when: { is: ['event-minion', { kind: 'vampire', not: { sect: 'Anarch' } }] },
          ops: [moveBlood({ card: 'self', name: 'game' }, 'bank', 1)],
        },
        {
          on: 'counters',
          when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'game', of: 'self' }, '=', 0] }] },
          ops: [burn('self')],
        },
      ],
      abilities: [
        use(
          'toll',
          [
            {
              op: 'each',
              over: { cards: { kind: 'vampire', in: 'inPlay', sect: 'Anarch' } },
              as: 'one',
              ops: [
                choose('v', 'choose-payer', { cards: { ref: 'one', ...blooded } }, { min: 0, by: 'controller:one' }),
                {
                  op: 'if',
                  test: { is: ['v', {}] },
                  then: [burnBlood('v', 1)],
                  else: [become('one', { sect: 'Camarilla' })],
                },
              ],
            },
            {
              op: 'each',
              over: { cards: { kind: 'ally', in: 'inPlay' } },
              as: 'a',
              ops: [burnBlood('a', 1)],
              together: true,
            },
          ],
          { phases: ['unlock'], once: 'toll', compulsory: true },
        ),
      ],
    },
    [put('game', 10)],
  ),

  event('nra-pac', {
    triggers: [{ on: 'action-succeeded', when: { action: 'equip' }, ops: [atEndOfTurn(unlock('event-minion'))] }],
  }),

  event('the-bitter-and-sweet-story', {
    statics: [{ on: { seats: {} }, effect: { stat: 'handSize', delta: { victoryPoints: 'it', per: 2 } } }],
  }),
]
