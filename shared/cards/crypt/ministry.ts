import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { Test, CardsWhere } from '../language.ts'
import { choose, crypt, gain, mark, use } from '../makers.ts'

const ministry: CardsWhere = { kind: 'vampire', clan: 'Ministry', in: 'ready', of: 'you' }
const self: CardsWhere = { ref: 'self' }
const fights: Test = { is: ['self', { in: 'combat' }] }

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
]
