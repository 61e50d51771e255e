import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere, Test } from '../language.ts'
import { ACTION, burnBlood, choose, crypt, lock, reveal, stealth, strike, topOf, use } from '../makers.ts'
import { gets, inCombatWith, someTarget } from './parts/vampires.ts'

/** What is not needed is not gained. */
const needed: Test = {
  all: [
    { is: ['blocking', {}] },
    { cmp: [{ of: 'acting', stat: 'stealth' }, '<=', { of: 'blocking', stat: 'intercept' }] },
  ],
}

const own: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you' }
const animal: CardsWhere = {
  kind: 'retainer',
  keyword: 'animal',
  in: 'inPlay',
  of: 'you',
  where: { is: ['host:it', { kind: 'vampire' }] },
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

  crypt('luciano-carvalho', {
    abilities: [
      use(
        'move',
        [
          choose('r', 'choose-card', { cards: animal }),
          choose('v', 'choose-vampire', { cards: { ...own, not: { ref: 'host:r' } } }, { by: 'you' }),
          { op: 'move', who: 'r', to: 'inPlay', on: 'v' },
        ],
        {
          phases: ['discard'],
          once: 'move',
          usable: [someTarget(animal), when({ any: own, min: 2 }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  // Whenever he is unlocked in the phase, and before it can end.
  crypt('roy', {
    abilities: [
      use('lock', [lock('self')], {
        phases: ['discard'],
        compulsory: true,
        usable: [when({ is: ['self', { locked: false }] }, 'locked', 'UNLOCK-05')],
      }),
    ],
    statics: [gets('strength', 1, inCombatWith({ kind: 'vampire', title: true }))],
  }),
]
