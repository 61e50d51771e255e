import type { CardDefinition } from '../definition.ts'
import { crypt } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('frondator', { statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -1 } }] }),

  crypt('selena', {
    statics: [{ on: { keyword: 'werewolf' }, effect: { allow: true, rule: 'aggravated', against: { ref: 'self' } } }],
  }),
]
