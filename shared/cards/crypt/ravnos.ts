import type { CardDefinition } from '../definition.ts'
import { crypt, strike } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('sreelekha', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'discardActions', delta: 1 } }],
  }),

  crypt('doc-martina', { statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -1 } }] }),

  crypt('phaibun', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat', cost: { discards: 1 } }] }),
]
