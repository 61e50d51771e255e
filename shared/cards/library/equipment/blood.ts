import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { burn, equipment, moveBlood, put, use } from '../../makers.ts'

/** Equipment that holds blood. */
export const cards: CardDefinition[] = [
  equipment('cooler', {
    abilities: [
      use('feed', [moveBlood({ card: 'self', name: 'blood' }, { card: 'host' }, 1)], {
        phases: ['unlock'],
        once: 'feed',
        usable: [when({ is: ['host', { kind: 'vampire', in: 'ready' }] }, 'no-target', 'READY-01')],
      }),
    ],
    triggers: [
      { on: 'entered-play', when: { is: ['event-card', { ref: 'self' }] }, ops: [put('blood', 4)] },
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'blood', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),
]
