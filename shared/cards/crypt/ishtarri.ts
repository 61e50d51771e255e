import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, crypt, granted, referendum } from '../makers.ts'
import { self } from './parts/vampires.ts'

/** A minion card is what is neither a master card nor an event, nor of the crypt. */
const spent: CardsWhere = {
  in: 'ash',
  of: 'you',
  not: { any: [{ kind: 'master' }, { kind: 'event' }, { kind: 'crypt' }] },
}

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
]
