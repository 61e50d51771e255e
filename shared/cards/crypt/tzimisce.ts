import type { CardDefinition } from '../definition.ts'
import type { Test, CardsWhere } from '../language.ts'
import { burnBlood, crypt, ifHolds, mark } from '../makers.ts'

const self: CardsWhere = { ref: 'self' }
const fights: Test = { is: ['self', { in: 'combat' }] }
const location: CardsWhere = { kind: 'location', in: 'inPlay', of: 'you' }

export const cards: CardDefinition[] = [
  crypt('branimira', {
    statics: [{ on: self, while: { cmp: [{ pool: 'you' }, '<=', 9] }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  crypt('neserian', {
    statics: [
      { on: self, while: { not: { any: location } }, effect: { stat: 'bleed', delta: -1 } },
      { on: self, while: { any: location }, effect: { stat: 'votes', delta: 1 } },
    ],
  }),

  // Once a combat, whether it likes it or not, at the first press step in which nothing else continues the combat.
  crypt('adrino-manauara', {
    triggers: [
      {
        on: 'pressing',
        when: { all: [fights, { cmp: [{ fact: 'pressed', of: 'self' }, '=', 0] }] },
        ops: [
          { op: 'press', to: 'continue' },
          ifHolds({ cmp: [{ fact: 'has-pressed', of: 'self' }, '>=', 1] }, mark('pressed', 'self', 'combat')),
        ],
      },
    ],
  }),

  crypt('marialena', {
    triggers: [{ on: 'about-to-block', when: { is: ['event-acting', self] }, ops: [burnBlood('self', 1)] }],
  }),

  crypt('the-dracon', {
    statics: [
      { on: { ref: 'self' }, effect: { stat: 'cost', delta: -1, of: { requires: 'vic' }, paid: 'blood' } },
      { on: { ref: 'self' }, effect: { stat: 'damage', delta: 1, ranged: true } },
    ],
  }),
]
