import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { burnBlood, choose, crypt, granted, ifHolds, mark } from '../makers.ts'
import { bleedingWho, fights, gets, self, takes, takesControl, vampireOf } from './parts/vampires.ts'

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

  crypt('maddji-mistress-of-szlachtas', {
    statics: [
      {
        on: self,
        effect: {
          stat: 'cost',
          delta: -1,
          of: { asks: { clan: 'Tzimisce' }, any: [{ kind: 'ally' }, { kind: 'retainer' }] },
        },
      },
    ],
  }),

  crypt('jane-sims', {
    statics: [{ on: self, effect: { stat: 'cost', delta: 1, of: { not: { kind: 'combat' } }, paid: 'blood' } }],
  }),

  crypt('saankalaxt', {
    actions: [
      granted(
        'steal',
        { target: { card: 'card' } },
        [choose('card', 'choose-equipment', { cards: { kind: 'equipment', in: 'inPlay', not: { of: 'you' } } }), takes],
        { for: self, cost: { blood: 1 } },
      ),
    ],
  }),

  crypt('stephen-bateson', { statics: [gets('bleed', 1, bleedingWho(vampireOf('Tremere')))] }),

  crypt('xipe-totec', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'card' } },
        [
          choose('card', 'choose-card', {
            cards: { in: 'inPlay', not: { of: 'you' }, any: [{ kind: 'ally' }, { kind: 'retainer' }] },
          }),
          { op: 'if', test: { is: ['card', { kind: 'ally' }] }, then: [takesControl], else: [takes] },
        ],
        { for: self, cost: { blood: 1 } },
      ),
    ],
  }),
]
