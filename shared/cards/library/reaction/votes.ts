import { bleedingYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { bleedPlus, burnPool, mode, reaction, unlock, votesAgainst, forbid, ifHolds } from '../../makers.ts'

const polling = { windows: ['polling' as const] }

/** Reactions in a referendum. */
export const cards: CardDefinition[] = [
  reaction('protected-district', [
    mode('', [bleedPlus(-3)], { usable: [bleedingYou] }),
    mode('', [votesAgainst(3)], {
      ...polling,
      usable: [when({ cmp: [{ fact: 'in-favour', of: 'by' }, '=', 0] }, 'forbidden', 'POLITICS-12')],
    }),
  ]),

  reaction('delaying-tactics', [
    mode(
      '',
      [
        { op: 'outcome', of: 'referendum', is: 'cancelled', barred: true },
        unlock('acting'),
        { op: 'move', who: 'action-card', to: 'hand' },
      ],
      polling,
    ),
  ]),

  // Beside the effects of the referendum, and so with them.
  reaction('poison-pill', [
    mode(
      '',
      [
        {
          op: 'watch',
          on: 'counters',
          until: 'referendum',
          ops: [burnPool('actor', { x: 'event-amount' })],
          when: {
            all: [
              { same: ['event-from-pool', 'you'] },
              { cmp: [{ x: 'event-why-effect' }, '=', 1] },
              { cmp: [{ fact: 'margin', of: 'acting' }, '>', 0] },
            ],
          },
        },
      ],
      { windows: ['before-votes'] },
    ),
  ]),

  reaction('confusion-of-the-eye', [
    mode('obf', [bleedPlus(-1)], {
      usable: [
        bleedingYou,
        when(
          { is: ['acting', { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }] },
          'no-target',
          'MIN-17',
        ),
      ],
    }),
    mode(
      'OBF',
      [
        forbid('vote', 'acting', 'referendum'),
        ifHolds({ required: { title: true } }, { op: 'outcome', of: 'referendum', is: 'fails' }),
      ],
      { windows: ['before-votes'] },
    ),
  ]),
]
