import type { CardDefinition } from '../definition.ts'
import { crypt, strike } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('flavio-goncalves', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }] }),

  crypt('bret-stryker', {
    statics: [
      {
        on: { ref: 'self' },
        while: { is: ['acting', { kind: 'vampire', title: true }] },
        effect: { stat: 'intercept', delta: -1 },
      },
    ],
  }),
]
