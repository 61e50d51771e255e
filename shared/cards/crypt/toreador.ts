import { duringYourTurn, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { crypt, strike, ACTION, stealth, use } from '../makers.ts'
import { aCard, calledByIt, discards, dissentersPay } from '../library/parts.ts'

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
      use('stealth', [...discards({ kind: 'political action' }), stealth(1)], {
        windows: ACTION,
        for: { ref: 'self' },
        once: 'stealth',
        usable: [duringYourTurn, aCard, when({ is: ['acting', { of: 'you' }] }, 'not-acting', 'MIN-12')],
      }),
    ],
  }),

  crypt('marcos-belegrad', { triggers: [calledByIt(dissentersPay)] }),
]
