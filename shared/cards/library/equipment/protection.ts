import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { ANYTIME, atEndOfTurn, equipment, gain, ifHolds, prevent, unlock, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const vampire: CardsWhere = { ref: 'host', kind: 'vampire' }
const preventing = { windows: ['prevent' as const] }

/** Equipment that prevents damage. */
export const cards: CardDefinition[] = [
  equipment('flak-jacket', {
    abilities: [use('prevent', [prevent(1)], { ...preventing, for: host, once: 'prevent', per: 'combat' })],
  }),

  // What is equipped in the course of another action unlocks nobody.
  equipment(
    'leather-jacket',
    {
      onePer: 'leather-jacket',
      abilities: [
        use('prevent', [{ op: 'prevent', amount: 'all', only: 'strike' }], {
          ...preventing,
          for: host,
          cost: { burn: true },
        }),
      ],
    },
    [''],
    [ifHolds({ is: ['action-card', { ref: 'self' }] }, atEndOfTurn(unlock('by')))],
  ),

  equipment('blood-tears-of-kephran', {
    abilities: [
      use('prevent', [prevent(2)], { ...preventing, for: vampire, cost: { burn: true } }),
      use('blood', [gain('by', 2)], { ...ANYTIME, for: vampire, cost: { burn: true } }),
    ],
  }),
]
