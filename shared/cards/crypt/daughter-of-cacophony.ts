import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, crypt, lock, use } from '../makers.ts'
import { self, someTarget } from './parts/vampires.ts'

const preys: CardsWhere = { in: 'inPlay', of: 'prey', any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'self' }] }

export const cards: CardDefinition[] = [
  crypt('scout-youngwood', {
    statics: [{ on: self, effect: { stat: 'cost', delta: 1, of: { kind: 'reaction' }, paid: 'blood' } }],
    abilities: [
      use('lock', [choose('m', 'choose-minion', { cards: preys }), lock('m')], {
        phases: ['unlock'],
        cost: { blood: 2 },
        once: 'lock',
        usable: [someTarget(preys)],
      }),
    ],
  }),
]
