import { duringYourTurn } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { ANYTIME, burnTop, choose, crypt, granted, moveBlood, use } from '../makers.ts'
import { cheaper, ifReady, isReady, self, someTarget, vampireOf } from './parts/vampires.ts'

const onBleed = (burned: number) => ({
  triggers: [
    {
      on: 'bled' as const,
      when: { is: ['event-by', { ref: 'self' }] as ['event-by', { ref: 'self' }] },
      optional: true as const,
      ops: [burnTop('target', burned)],
    },
  ],
})

const preys: CardsWhere = { in: 'uncontrolled', of: 'prey', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }

export const cards: CardDefinition[] = [
  crypt('zygodat', onBleed(2)),
  crypt('hecate', onBleed(1)),

  crypt('nicomedes', {
    abilities: [
      use(
        'shuffle',
        [
          {
            op: 'each',
            over: { cards: { in: 'hand', of: 'you' } },
            as: 'c',
            ops: [{ op: 'move', who: 'c', to: 'library', shuffle: true }],
            together: true,
          },
        ],
        {
          ...ANYTIME,
          cost: { blood: 1 },
          once: 'shuffle',
          usable: [duringYourTurn],
        },
      ),
    ],
  }),

  crypt('solomon-batanea', {
    abilities: [
      use('drain', [choose('v', 'choose-card', { cards: preys }), moveBlood({ card: 'v' }, { pool: 'prey' }, 1)], {
        phases: ['influence'],
        cost: { transfers: 2 },
        usable: [ifReady, someTarget(preys)],
      }),
    ],
  }),

  crypt('erebus', {
    statics: [
      {
        on: self,
        effect: { stat: 'cost', delta: -1, of: { keyword: 'wraith', any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('la-viuda-blanca', {
    actions: [
      granted(
        'draw',
        { stealth: 1 },
        [
          choose('n', 'choose-amount', { upTo: 2 }, { by: 'you' }),
          { op: 'draw', seat: 'you', from: 'library', count: { x: 'n' } },
        ],
        { for: self },
      ),
    ],
  }),

  crypt('angelique', {
    statics: [cheaper({ requires: 'nec' }, isReady, { ...vampireOf('Harbinger of Skulls'), of: 'you' })],
  }),
]
