import { duringBleed, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ACTION, bleedPlus, crypt, stealth, use } from '../makers.ts'

const self = { windows: ACTION, for: { ref: 'self' } }
/** In torpor too: what a vampire may do besides acting, blocking and reacting it may do there. */
const anywhere = { windows: ACTION, for: { ref: 'self', in: 'inPlay' as const } }
const isActing = when({ is: ['acting', { ref: 'self' }] }, 'not-acting', 'MIN-12')

export const cards: CardDefinition[] = [
  crypt('anu-diptinatpa', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        ...anywhere,
        once: 'bleed',
        per: 'action',
        cost: { blood: 1 },
        usable: [duringBleed],
      }),
    ],
  }),

  crypt('veejay-vinod', {
    abilities: [
      use('stealth', [stealth(1)], { ...self, once: 'stealth', per: 'action', cost: { blood: 2 }, usable: [isActing] }),
    ],
  }),
]
