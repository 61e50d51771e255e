import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { atEndOfTurn, burn, burnPool, choose, delayed, event, unlock, use } from '../../makers.ts'

const small: CardsWhere = { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 2] } }
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

  event('nra-pac', {
    triggers: [{ on: 'action-succeeded', when: { action: 'equip' }, ops: [atEndOfTurn(unlock('event-minion'))] }],
  }),

  event('the-bitter-and-sweet-story', {
    statics: [{ on: { seats: {} }, effect: { stat: 'handSize', delta: { victoryPoints: 'it', per: 2 } } }],
  }),
]
