import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { burnBlood, cancel, choose, crypt, granted, ifHolds, moveBlood, referendum, reveal, topOf } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('gabrielle-di-righetti', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready' } }),
          moveBlood({ card: 'm' }, { card: 'by' }, 2),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  crypt('troius', {
    statics: [
      {
        on: { ref: 'self' },
        while: { referendum: 'blood-hunt' },
        effect: { allow: false, rule: 'vote', only: 'against' },
      },
    ],
  }),

  // Before anybody may answer the card.
  crypt('andrew-stuart', {
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { is: ['event-card', { requires: 'tha' }] }] },
        ops: [reveal('c', topOf('you')), ifHolds({ is: ['c', { requires: 'tha' }] }, cancel, burnBlood('self', 1))],
      },
    ],
  }),

  crypt('zane', {
    actions: [
      granted(
        'title',
        { political: true },
        [
          referendum(
            [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', title: ['prince'] } })],
            [{ op: 'become', who: 'self', traits: {}, titleOf: 'v', until: 'game' }],
          ),
        ],
        {
          for: { ref: 'self' },
          usable: [when({ not: { is: ['self', { title: ['prince'] }] } }, 'requirement-met', 'REQ-01')],
        },
      ),
    ],
  }),

  crypt('karl-schrekt', {
    statics: [{ on: { ref: 'self' }, effect: { as: { title: 'justicar', sect: 'Camarilla' } } }],
  }),
]
