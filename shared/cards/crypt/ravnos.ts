import type { CardDefinition } from '../definition.ts'
import { when } from '../conditions.ts'
import type { Test } from '../language.ts'
import { ACTION, burnBlood, crypt, reveal, stealth, strike, topOf, use } from '../makers.ts'

/** What is not needed is not gained. */
const needed: Test = {
  all: [
    { is: ['blocking', {}] },
    { cmp: [{ of: 'acting', stat: 'stealth' }, '<=', { of: 'blocking', stat: 'intercept' }] },
  ],
}

export const cards: CardDefinition[] = [
  crypt('sreelekha', {
    statics: [{ on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'discardActions', delta: 1 } }],
  }),

  crypt('doc-martina', { statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -1 } }] }),

  crypt('phaibun', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat', cost: { discards: 1 } }] }),

  crypt('gathii', {
    abilities: [
      use(
        'reveal',
        [
          reveal('c', topOf('you')),
          {
            op: 'if',
            test: { is: ['c', { kind: 'master' }] },
            then: [burnBlood('self', 1)],
            else: [{ op: 'if', test: needed, then: [stealth(1)] }],
          },
        ],
        {
          windows: ACTION,
          for: { ref: 'self', in: 'inPlay' },
          once: 'reveal',
          per: 'action',
          usable: [
            when({ is: ['acting', { ref: 'self' }] }, 'not-acting', 'MIN-12'),
            when({ any: { in: 'library', of: 'you' } }, 'no-target', 'TARGET-01'),
          ],
        },
      ),
    ],
  }),
]
