import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Num } from '../../language.ts'
import { choose, equipment, gain, granted, ifHolds, lock, moveBlood, put, use } from '../../makers.ts'

const sealed: Num = { counter: 'seal', of: 'self' }
const vampire: CardsWhere = { ref: 'host', kind: 'vampire' }

/** Equipment that gives its vampire a Discipline. */
export const cards: CardDefinition[] = [
  equipment('the-sargon-fragment', {
    statics: [{ on: vampire, effect: { level: 'NEC' } }],
    actions: [
      granted(
        'fetch',
        {},
        [
          choose('c', 'choose-card', { cards: { in: 'ash', of: 'you', not: { kind: 'crypt' } } }),
          { op: 'move', who: 'c', to: 'hand' },
        ],
        { for: vampire, cost: { blood: 1 } },
      ),
    ],
  }),

  // Before its bearer is out of the fight, or with it.
  equipment('the-book-of-going-forth-by-night', {
    statics: [{ on: vampire, effect: { level: 'SER' } }],
    triggers: [
      {
        on: 'would-burn',
        when: {
          all: [
            { is: ['event-card', { kind: 'ally', in: 'combat' }] },
            { is: ['host', { kind: 'vampire', in: 'combat' }] },
          ],
        },
        ops: [
          ifHolds({ cmp: [{ of: 'event-card', stat: 'blood' }, '<', 1] }, gain('event-card', 1)),
          { op: 'control', who: 'event-card', to: 'you' },
          lock('event-card'),
        ],
      },
    ],
  }),

  equipment('hand-of-conrad', {
    statics: [{ on: vampire, effect: { level: 'POT' } }],
    actions: [
      granted(
        'raise',
        {},
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ash', of: 'you' } }),
          { op: 'move', who: 'v', to: 'uncontrolled' },
        ],
        { for: vampire },
      ),
    ],
  }),

  // Four counters at most, a level each.
  equipment('seal-of-veddartha', {
    statics: ['dom', 'dom', 'for', 'for'].map((level, n) => ({
      on: vampire,
      while: { cmp: [sealed, '>=', n + 1] },
      effect: { level },
    })),
    actions: [
      granted('bleed', { bleed: 1 }, [], {
        for: { ...vampire, where: { cmp: [{ of: 'it', stat: 'capacity' }, '>', 5] } },
      }),
    ],
    abilities: [
      use('count', [put('seal', 1)], {
        phases: ['unlock'],
        once: 'count',
        compulsory: true,
        usable: [when({ cmp: [sealed, '<=', 3] }, 'already-used', 'UNLOCK-05')],
      }),
    ],
    triggers: [
      {
        on: 'attached',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [ifHolds({ cmp: [sealed, '>=', 1] }, moveBlood({ card: 'self', name: 'seal' }, 'bank', sealed))],
      },
    ],
  }),
]
