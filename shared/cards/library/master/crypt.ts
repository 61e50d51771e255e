import { someCrypt } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { choose, gainPool, master, mode, stays, use } from '../../makers.ts'

/** Masters that look into the crypt. */
export const cards: CardDefinition[] = [
  master('effective-management', [mode('', [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }])], {
    usable: [someCrypt],
  }),

  // The card that goes is told to all, the one drawn to nobody.
  stays('wider-view', {
    abilities: [
      use(
        'look',
        [
          { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
          choose('c', 'choose-card', { cards: { kind: 'crypt', in: 'uncontrolled', of: 'you' } }),
          { op: 'move', who: 'c', to: 'removed' },
        ],
        { phases: ['influence'], cost: { transfers: 1 }, usable: [someCrypt] },
      ),
      use('pool', [gainPool('you', 2)], { phases: ['influence'], cost: { transfers: 4, burn: true } }),
    ],
  }),
]
