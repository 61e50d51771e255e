import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, equipment, granted } from '../../makers.ts'

const vampire: CardsWhere = { ref: 'host', kind: 'vampire' }

/** Equipment that gives its vampire a Discipline. */
export const cards: CardDefinition[] = [
  equipment('the-sargon-fragment', {
    statics: [{ on: vampire, effect: { level: 'NEC' } }],
    actions: [
      granted(
        'fetch',
        {},
        [
          choose('c', 'choose-card', { cards: { in: 'ash', of: 'you', not: { kind: 'crypt' } } }),
          { op: 'move', who: 'c', to: 'hand' },
        ],
        { for: vampire, cost: { blood: 1 } },
      ),
    ],
  }),

  equipment('hand-of-conrad', {
    statics: [{ on: vampire, effect: { level: 'POT' } }],
    actions: [
      granted(
        'raise',
        {},
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ash', of: 'you' } }),
          { op: 'move', who: 'v', to: 'uncontrolled' },
        ],
        { for: vampire },
      ),
    ],
  }),
]
