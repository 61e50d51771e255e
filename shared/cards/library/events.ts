import { when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { atEndOfTurn, burn, burnPool, choose, delayed, event, unlock, use } from '../makers.ts'

/** Events: in play they say something of everybody. */
const torpid: Who = { kind: 'vampire', in: 'torpor', of: 'you' }
const small: Who = { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 2] } }

const others: Who = { kind: 'event', in: 'inPlay', not: { ref: 'self' } }

export const events = [
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

  event('nra-pac', {
    triggers: [{ on: 'action-succeeded', when: { action: 'equip' }, ops: [atEndOfTurn(unlock('event-minion'))] }],
  }),

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
