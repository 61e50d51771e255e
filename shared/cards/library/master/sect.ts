import type { CardDefinition } from '../../definition.ts'
import type { Num, CardsWhere } from '../../language.ts'
import { become, burn, choose, enter, master, mode, moveBlood, put, use } from '../../makers.ts'

const onCamp: Num = { counter: 'blood', of: 'self' }
const convert = (key: string, from: CardsWhere, sect: string) =>
  master(key, [
    mode('', [
      choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', of: 'you', ...from } }),
      become('v', { sect }),
    ]),
  ])

/** Masters that change a sect. */
export const cards: CardDefinition[] = [
  convert('into-the-fire', { not: { sect: 'Sabbat' } }, 'Sabbat'),

  convert('out-of-the-frying-pan', { sect: 'Sabbat' }, 'Camarilla'),

  master('twilight-camp', [mode('', [enter, put('blood', 4)])], {
    abilities: [
      use(
        'give',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', sect: 'Anarch', in: 'inPlay' } }),
          moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, 1),
        ],
        { phases: ['master'], cost: { masterActions: 1 } },
      ),
    ],
    triggers: [
      {
        on: 'brought-out',
        optional: true,
        when: {
          all: [
            { is: ['event-card', { kind: 'vampire', title: false, of: 'you', not: { sect: 'Anarch' } }] },
            { cmp: [onCamp, '>=', 1] },
          ],
        },
        ops: [moveBlood({ card: 'self', name: 'blood' }, 'bank', 1), become('event-card', { sect: 'Anarch' })],
      },
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [onCamp, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),
]
