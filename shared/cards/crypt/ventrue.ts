import { notYetBy, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { burn, choose, crypt, mark, unlock, use, votes } from '../makers.ts'

export const cards: CardDefinition[] = [
  // That there is a hand is public; whether the right card is in it, is not.
  crypt('alexa-draper', {
    abilities: [
      use(
        'vote',
        [
          choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', requires: 'dom' } }, { secret: true }),
          burn('c'),
          votes(1, 'self'),
          mark('discarded-for-vote', 'self', 'referendum'),
        ],
        {
          windows: ['polling'],
          for: { ref: 'self' },
          usable: [notYetBy('discarded-for-vote'), when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  crypt('sybren-van-oosten', {
    triggers: [
      {
        on: 'referendum-ended',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] },
        optional: true,
        ops: [unlock('self')],
      },
    ],
  }),
]
