import type { CardDefinition } from '../definition.ts'
import { crypt } from '../makers.ts'
import { isReady } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('parijat-the-dark-oracle', {
    statics: [
      {
        on: { kind: 'minion' },
        while: {
          all: [
            isReady,
            {
              is: [
                'acting',
                {
                  any: [
                    { kind: 'ally', keyword: 'wraith' },
                    { kind: 'ally', keyword: 'zombie' },
                  ],
                },
              ],
            },
          ],
        },
        effect: { allow: false, rule: 'block', unless: 1, from: 'library' },
      },
    ],
  }),
]
