import { notYetBy, when } from '../../rules/conditions.ts'
import { burn, choose, crypt, mark, use, votes } from '../makers.ts'

/** Vampires with votes of their own, beside their titles. */
export const voters = [
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
]
