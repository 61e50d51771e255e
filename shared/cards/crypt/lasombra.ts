import type { CardDefinition } from '../definition.ts'
import { crypt } from '../makers.ts'
import { gets } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('carolina-valez', {
    statics: [
      {
        on: { ref: 'self' },
        effect: { allow: false, rule: 'damage', against: { any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('gratiano', { statics: [gets('ballots', 1)] }),
]
