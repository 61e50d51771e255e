import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, count, crypt, granted, moveBlood, referendum, use } from '../makers.ts'
import { gets, ifReady, self, someTarget } from './parts/vampires.ts'

/** A minion card is what is neither a master card nor an event, nor of the crypt. */
const spent: CardsWhere = {
  in: 'ash',
  of: 'you',
  not: { any: [{ kind: 'master' }, { kind: 'event' }, { kind: 'crypt' }] },
}

const laibon: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you', sect: 'Laibon' }

export const cards: CardDefinition[] = [
  // What is gone by then another copy of it stands for.
  crypt('undele', {
    actions: [
      granted(
        'call',
        { political: true },
        [
          referendum(
            [choose('c', 'choose-card', { cards: spent }, { min: 2, max: 2 })],
            [
              {
                op: 'each',
                over: { list: 'c' },
                as: 'one',
                together: true,
                ops: [
                  {
                    op: 'if',
                    test: { is: ['one', { in: 'ash', of: 'you' }] },
                    then: [{ op: 'move', who: 'one', to: 'hand' }],
                    else: [
                      choose('copy', 'choose-card', {
                        cards: { named: { like: 'one' }, in: 'ash', of: 'you', not: { amongst: 'c' } },
                      }),
                      { op: 'move', who: 'copy', to: 'hand' },
                    ],
                  },
                ],
              },
            ],
          ),
        ],
        { for: self, usable: [when({ any: spent, min: 2 }, 'no-target', 'TARGET-01')] },
      ),
    ],
  }),

  crypt('ayo-igoli', {
    statics: [gets('votes', count({ kind: 'vampire', title: true, in: 'ready', of: 'you' }))],
    abilities: [
      use(
        'give',
        [
          choose('v', 'choose-vampire', { cards: laibon }, { secret: true }),
          moveBlood({ card: 'self' }, { card: 'v' }, 2),
        ],
        {
          phases: ['discard'],
          cost: { discardActions: 1 },
          usable: [
            ifReady,
            when({ cmp: [{ of: 'self', stat: 'blood' }, '>=', 2] }, 'not-enough-blood', 'TARGET-05'),
            someTarget(laibon),
          ],
        },
      ),
    ],
  }),
]
