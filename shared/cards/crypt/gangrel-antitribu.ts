import { bleedingYou, inCombat, someSeat, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { burn, choose, crypt, prevent, redirect, use } from '../makers.ts'
import { aCard, gets, ofHand } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('genevieve', { statics: [gets('votes', 1, { action: 'political' })] }),

  crypt('aksinya-daclau', {
    abilities: [
      use(
        'redirect',
        [
          ofHand({ kind: 'master' }),
          choose('to', 'choose-new-target', { seats: { not: ['actor', 'you'] } }),
          burn('c'),
          redirect('to'),
        ],
        {
          windows: ['declined'],
          once: 'redirect',
          usable: [
            bleedingYou,
            when({ is: ['self', { in: 'ready', locked: false }] }, 'locked', 'LOCK-02'),
            aCard,
            someSeat({ not: ['actor', 'you'] }),
          ],
        },
      ),
    ],
  }),

  crypt('omaya', {
    abilities: [
      use('prevent', [prevent(1)], { windows: ['prevent'], usable: [inCombat], once: 'prevent', per: 'combat' }),
    ],
  }),
]
