import { duringYourTurn, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { Op } from '../language.ts'
import { ACTION, burn, calledByIt, choose, crypt, dissentersPay, stealth, strike, use } from '../makers.ts'

/** That there is a card in hand is public; which, is not. */
const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
const discards: Op[] = [
  choose('c', 'choose-discard', { cards: { kind: 'political action', in: 'hand', of: 'you' } }, { secret: true }),
  burn('c'),
]

export const cards: CardDefinition[] = [
  crypt('flavio-goncalves', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }] }),

  crypt('bret-stryker', {
    statics: [
      {
        on: { ref: 'self' },
        while: { is: ['acting', { kind: 'vampire', title: true }] },
        effect: { stat: 'intercept', delta: -1 },
      },
    ],
  }),

  crypt('maila', {
    abilities: [
      use('stealth', [...discards, stealth(1)], {
        windows: ACTION,
        for: { ref: 'self' },
        once: 'stealth',
        usable: [duringYourTurn, aCard, when({ is: ['acting', { of: 'you' }] }, 'not-acting', 'MIN-12')],
      }),
    ],
  }),

  crypt('marcos-belegrad', { triggers: [calledByIt(dissentersPay)] }),
]
