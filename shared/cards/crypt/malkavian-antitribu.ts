import { youHaveEdge } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { burn, choose, crypt, look, use } from '../makers.ts'
import { acts, fights } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('midget', {
    statics: [
      {
        on: { kind: 'retainer', keyword: 'animal' },
        while: { or: [acts, fights] },
        effect: { allow: false, rule: 'text' },
      },
    ],
  }),

  crypt('alicia-barrows', {
    abilities: [
      use(
        'look',
        [
          choose('who', 'choose-target', { seats: { not: ['you'] } }),
          look({ in: 'hand', of: 'who' }),
          choose(
            'c',
            'choose-discards',
            { cards: { kind: 'event', keyword: 'gehenna', in: 'hand', of: 'who' } },
            { min: 0, max: 2, secret: true },
          ),
          { op: 'each', over: { list: 'c' }, as: 'one', ops: [burn('one')] },
        ],
        { phases: ['unlock'], once: 'look', usable: [youHaveEdge] },
      ),
    ],
  }),
]
