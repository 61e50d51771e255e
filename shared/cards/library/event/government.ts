import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { burn, event, mark, put, use } from '../../makers.ts'

/** Government. */
export const cards: CardDefinition[] = [
  // Whoever acts in a turn is whoever has it.
  event('nsa-trio', {
    triggers: [
      {
        on: 'combat-started',
        when: {
          all: [
            { is: ['acting', { kind: 'vampire' }] },
            { is: ['blocking', { kind: 'vampire', in: 'combat' }] },
            { cmp: [{ fact: 'observed', of: 'self' }, '=', 0] },
          ],
        },
        ops: [
          mark('observed', 'self', 'turn'),
          {
            op: 'watch',
            on: 'round-started',
            times: 1,
            until: 'combat',
            ops: [{ op: 'forbid', rule: 'strike', on: { who: { in: 'combat' } }, until: 'round', only: 'combat-ends' }],
          },
        ],
      },
      { on: 'action-announced', ops: [mark('acted', 'self', 'turn')] },
    ],
    abilities: [
      use('burn', [burn('self')], {
        phases: ['discard'],
        user: 'active',
        cost: { discardActions: 1 },
        usable: [when({ cmp: [{ fact: 'acted', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
  }),

  event('fbi-special-affairs-division', {
    triggers: [
      {
        on: 'burned',
        when: {
          all: [{ is: ['event-card', { kind: 'ally', in: 'combat' }] }, { is: ['acting', { kind: 'vampire' }] }],
        },
        ops: [
          put('ally', 1),
          {
            op: 'watch',
            on: 'combat-ended',
            times: 1,
            until: 'turn',
            ops: [{ op: 'damage', to: 'event-acting', amount: 2, unpreventable: true }],
          },
        ],
      },
      {
        on: 'counters',
        when: { all: [{ is: ['event-to', { ref: 'self' }] }, { cmp: [{ counter: 'ally', of: 'self' }, '>=', 4] }] },
        ops: [burn('self')],
      },
    ],
  }),
]
