import type { CardDefinition } from '../definition.ts'
import { crypt } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('sreelekha', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'discardActions', delta: 1 } }],
  }),
]
