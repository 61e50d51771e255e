import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, CardsWhere } from '../../language.ts'
import {
  burn,
  burnPool,
  choose,
  enter,
  mark,
  master,
  mode,
  moveBlood,
  put,
  use,
  gainPool,
  stays,
} from '../../makers.ts'

const buried: CardsWhere = { kind: 'vampire', in: 'ash', of: 'you' }
const owed: Num = { fact: 'owed-pool', of: 'whom' }

/** Pool gained and saved. */
export const cards: CardDefinition[] = [
  master('ascendance', [mode('', [gainPool('you', 1)])]),

  master('short-term-investment', [mode('', [enter, put('blood', 3)])], {
    abilities: [
      use('take', [moveBlood({ card: 'self', name: 'blood' }, { pool: 'you' }, 1)], {
        phases: ['master'],
        cost: { masterActions: 1 },
      }),
    ],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'blood', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),

  stays('failsafe', {
    abilities: [
      use('gain', [burn('self'), gainPool('you', 4)], {
        phases: ['master'],
        cost: { masterActions: 1 },
        usable: [when({ cmp: [{ pool: 'you' }, '<', 3] }, 'forbidden', 'GOLDEN-01')],
      }),
    ],
  }),

  stays('protected-resources', {
    statics: [{ on: 'you', effect: { bled: 2 } }],
    triggers: [{ on: 'bled', when: { is: ['event-by', { kind: 'minion', of: 'you' }] }, ops: [burn('self')] }],
  }),

  // What was to be burned and was not there is made up for first.
  {
    ...master(
      'life-boon',
      [
        mode(
          '',
          [
            choose('whom', 'choose-target', {
              seats: {
                not: ['you'],
                where: {
                  all: [
                    { cmp: [{ pool: 'it' }, '=', 0] },
                    { cmp: [{ fact: 'owed-pool', of: 'it' }, '<', { pool: 'you' }] },
                  ],
                },
              },
            }),
            choose('n', 'choose-amount', { upTo: { sum: [{ pool: 'you' }, { minus: owed }] } }, { min: 1, by: 'you' }),
            burnPool('you', owed),
            moveBlood({ pool: 'you' }, { pool: 'whom' }, { x: 'n' }),
            { op: 'move', who: 'self', to: 'inPlay', keep: { whom: { seat: 'whom' } } },
            mark('claims', 'self', 'game'),
          ],
          { windows: ['ousting'] },
        ),
      ],
      {
        triggers: [
          {
            on: 'phase-started',
            optional: true,
            when: { all: [{ same: ['event-seat', 'whom'] }, { cmp: [{ x: 'event-phase-unlock' }, '=', 1] }] },
            ops: [moveBlood({ pool: 'whom' }, { pool: 'you' }, 1)],
          },
        ],
      },
    ),
    claims: 'whom',
  },

  master(
    'redeem-the-lost-soul',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: buried }),
        gainPool('you', { part: { of: 'v', stat: 'capacity' }, by: 2 }),
        { op: 'move', who: 'v', to: 'removed' },
      ]),
    ],
    { usable: [when({ any: buried }, 'no-target', 'TARGET-01')] },
  ),
]
