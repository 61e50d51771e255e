import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Num } from '../../language.ts'
import { choose, equipment, granted, ifHolds, moveBlood, put, use } from '../../makers.ts'

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
