import type { CardDefinition } from '../../definition.ts'
import { choose, political } from '../../makers.ts'
import { byTitled } from '../parts.ts'

/** Referendums about what lies in ash heaps. */
export const cards: CardDefinition[] = [
  {
    ...political(
      'reinforcements',
      [choose('them', 'choose-target', { seats: {} }, { max: 5 })],
      [
        {
          op: 'each',
          over: { list: 'them' },
          as: 'who',
          ops: [
            choose(
              'c',
              'choose-to-library',
              { cards: { in: 'ash', of: 'who', not: { kind: 'crypt' } } },
              { min: 0, max: 3, by: 'who' },
            ),
            {
              op: 'each',
              over: { list: 'c' },
              as: 'card',
              ops: [{ op: 'move', who: 'card', to: 'library', shuffle: true }],
              together: true,
            },
          ],
        },
      ],
      undefined,
      { usable: [byTitled] },
    ),
    removed: true,
  },
]
