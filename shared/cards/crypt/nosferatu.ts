import { duringBleed, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { Op } from '../language.ts'
import { ACTION, bleedPlus, burn, choose, crypt, use } from '../makers.ts'

const self = { windows: ACTION, for: { ref: 'self' } }
const isActing = when({ is: ['acting', { ref: 'self' }] }, 'not-acting', 'MIN-12')
/** That there is a card in hand is public; which, is not. */
const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
const discards = (requires: string): Op[] => [
  choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', requires } }, { secret: true }),
  burn('c'),
]

export const cards: CardDefinition[] = [
  crypt('larissa-moreira', {
    abilities: [
      use('bleed', [...discards('ani'), bleedPlus(1)], {
        ...self,
        once: 'bleed',
        per: 'action',
        usable: [duringBleed, isActing, aCard],
      }),
    ],
  }),

  crypt('the-dowager', {
    statics: [{ on: { ref: 'self' }, while: { action: 'directed' }, effect: { stat: 'intercept', delta: 1 } }],
  }),
]
