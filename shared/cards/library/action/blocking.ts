import type { CardDefinition } from '../../definition.ts'
import { action, burn, enter, mode, unlock } from '../../makers.ts'

const once = { header: { stealth: 1 } }

/** Actions whose card stays in play and blocks. */
export const cards: CardDefinition[] = [
  // Whatever becomes of the action it has blocked, it burns for it, and what it inflicts nobody inflicts.
  action('unleash-hells-fury', [mode('dai', [enter], once), mode('DAI', [enter, unlock('by')], once)], {
    statics: [
      {
        on: { ref: 'self' },
        while: { targets: 'you' },
        // What its card asks for it does not have.
        effect: { blocks: { types: ['Vampire'], capacity: 9, keywords: ['infernal'], disciplines: [] } },
      },
      {
        on: { ref: 'self' },
        while: { is: ['blocking', { ref: 'self' }] },
        effect: { stat: 'intercept', delta: 2 },
      },
    ],
    triggers: [
      {
        on: 'about-to-block',
        when: { is: ['event-minion', { ref: 'self' }] },
        ops: [{ op: 'damage', to: 'acting', amount: 1, aggravated: true, unpreventable: true }, burn('self')],
      },
    ],
  }),
]
