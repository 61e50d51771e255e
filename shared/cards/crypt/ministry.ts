import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, crypt, gain, mark, use } from '../makers.ts'
import { fights, ifReady, self, someTarget } from './parts/vampires.ts'

const ministry: CardsWhere = { kind: 'vampire', clan: 'Ministry', in: 'ready', of: 'you' }

const preysMinion: CardsWhere = { kind: 'minion', in: 'inPlay', of: 'prey' }

export const cards: CardDefinition[] = [
  crypt('faruq-abd-al-qadir', {
    statics: [
      {
        on: { kind: 'minion', in: 'combat', where: { cmp: [{ counter: 'corruption@you', of: 'it' }, '>=', 1] } },
        while: fights,
        effect: { allow: false, rule: 'strike', only: 'combat-ends' },
      },
    ],
  }),

  // Whatever becomes of the card, it was played.
  crypt('nonu-dis', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-card', { kind: 'master' }] }, { same: ['event-seat', 'you'] }] },
        ops: [mark('taught', 'self', 'turn')],
      },
    ],
    abilities: [
      use('feed', [choose('v', 'choose-vampire', { cards: ministry }), gain('v', 1)], {
        phases: ['master'],
        once: 'feed',
        usable: [
          when({ is: ['self', { in: 'ready' }] }, 'in-torpor', 'READY-01'),
          when({ cmp: [{ fact: 'taught', of: 'self' }, '>=', 1] }, 'wrong-window', 'MASTER-01'),
          when({ any: ministry }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
  }),

  crypt('hesha-ruhadze-6', {
    statics: [
      { on: self, effect: { stat: 'bleed', delta: { count: { kind: 'equipment', keyword: 'unique', on: 'self' } } } },
    ],
  }),

  crypt('sergio-bueno', {
    statics: [
      {
        on: { kind: 'minion', where: { cmp: [{ counter: 'corruption@you', of: 'it' }, '>=', 1] } },
        while: { is: ['acting', self] },
        effect: { allow: false, rule: 'block', unless: 1 },
      },
    ],
  }),

  {
    ...crypt('sarrasine-advanced', {}),
    merged: {
      abilities: [
        use(
          'corrupt',
          [
            choose('m', 'choose-minion', { cards: preysMinion }),
            { op: 'counters', from: 'bank', to: { card: 'm', name: 'corruption@you' }, amount: 1, why: 'effect' },
          ],
          { phases: ['unlock'], once: 'corrupt', usable: [ifReady, someTarget(preysMinion)] },
        ),
      ],
    },
  },
]
