import { bleedingYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { cancel, master, mode, redirect } from '../../makers.ts'

/** Masters that send a bleed to somebody else. */
export const cards: CardDefinition[] = [
  master(
    'two-wrongs',
    [
      mode(
        '',
        [
          redirect('prey:actor'),
          {
            op: 'watch',
            on: 'card-played',
            when: { is: ['event-card', { redirects: true }] },
            ops: [cancel],
            until: 'action',
            times: 1,
          },
        ],
        { windows: ['declined'] },
      ),
    ],
    { usable: [bleedingYou, when({ not: { same: ['actor', 'predator'] } }, 'no-target', 'PLAY-01')] },
  ),
]
