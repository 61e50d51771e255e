import { someCrypt } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, eachSeat, gainPool, mark, master, mode, moveBlood, stays, use } from '../../makers.ts'

const laidOut: CardsWhere = { kind: 'crypt', in: 'uncontrolled', of: 'who' }

/** Masters that look into the crypt. */
export const cards: CardDefinition[] = [
  master('effective-management', [mode('', [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }])], {
    usable: [someCrypt],
  }),

  // What lies on them goes with them; as many come back as went.
  master('kaymakli-nightmares', [
    mode(
      '',
      [
        eachSeat('who', [
          {
            op: 'each',
            over: { cards: laidOut },
            as: 'c',
            ops: [
              moveBlood({ card: 'c' }, { pool: 'who' }, { of: 'c', stat: 'blood' }),
              { op: 'move', who: 'c', to: 'crypt' },
              mark('shuffled-in', 'who', 'turn'),
            ],
          },
          { op: 'draw', seat: 'who', from: 'crypt', count: { fact: 'shuffled-in', of: 'who' } },
        ]),
      ],
      { once: 'game' },
    ),
  ]),

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
