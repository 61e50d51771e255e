import type { CardDefinition } from '../definition.ts'
import { choose, crypt } from '../makers.ts'

/** Those printed on Blood Brothers. */
const CIRCLES = ['Budapest', 'Chicago', 'Kiev', 'Mexico City', 'Torrance']

export const cards: CardDefinition[] = [
  crypt('new-blood', {
    triggers: [
      {
        on: 'brought-out',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [
          choose('circle', 'choose-circle', { keys: CIRCLES }),
          { op: 'become', who: 'self', traits: {}, chosen: { circle: 'circle' }, until: 'leaves' },
          { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
        ],
      },
    ],
  }),
]
