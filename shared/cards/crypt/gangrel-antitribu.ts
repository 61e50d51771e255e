import type { CardsWhere } from '../language.ts'
import {
  anyEquipment,
  atEndOfTurn,
  burnBlood,
  calledByIt,
  choose,
  crypt,
  gainPool,
  granted,
  unlock,
  use,
} from '../makers.ts'
import type { CardDefinition } from '../definition.ts'

const dissenter: CardsWhere = { kind: 'vampire', where: { cmp: [{ cast: 'against', of: 'it' }, '>=', 1] } }

export const cards: CardDefinition[] = [
  crypt('hartmut-stover', {
    abilities: [use('edge', [gainPool('you', 1)], { phases: ['discard'], cost: { edge: true } })],
    triggers: [
      calledByIt({ op: 'each', over: { cards: dissenter }, as: 'v', ops: [burnBlood('v', 1)], together: true }),
    ],
  }),

  crypt('enkidu-the-noah', {
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'have', against: anyEquipment } }],
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    triggers: [
      {
        on: 'action-succeeded',
        when: { all: [{ is: ['event-minion', { ref: 'self' }] }, { action: 'employ' }] },
        ops: [atEndOfTurn(unlock('self'))],
      },
    ],
  }),
]
