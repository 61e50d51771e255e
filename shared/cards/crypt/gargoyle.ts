import { duringBleed, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ACTION, bleedPlus, crypt, use } from '../makers.ts'
import { vampireOf } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('sheela-na-gig', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ACTION,
        cost: { lock: true },
        usable: [
          duringBleed,
          when({ is: ['acting', { ...vampireOf('Tremere antitribu'), of: 'you' }] }, 'no-target', 'CRYPT-06'),
        ],
      }),
    ],
  }),
]
