import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { become, burn, burnPool, ifHolds, readyAlly, unlock, use } from '../../makers.ts'

const upkeep = { phases: ['unlock' as const], once: 'upkeep', compulsory: true as const }

/** Wraiths. */
export const cards: CardDefinition[] = [
  readyAlly(
    'spectral-servitor',
    ['obl', 'OBL'],
    {
      triggers: [
        {
          on: 'entered-play',
          when: { is: ['event-card', { ref: 'self' }] },
          ops: [become('self', { asVampire: { disciplines: ['obl'], noActions: true } }, 'leaves')],
        },
      ],
      abilities: [
        use('burn', [burn('self')], upkeep),
        use('pay', [burnPool('you', 1)], {
          ...upkeep,
          mode: 'OBL',
          usable: [when({ cmp: [{ pool: 'you' }, '>=', 1] }, 'not-enough-pool', 'REQ-05')],
        }),
      ],
    },
    () => [ifHolds({ cmp: [{ fact: 'recruits', of: 'by' }, '<', 2] }, unlock('by'))],
  ),
]
