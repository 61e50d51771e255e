import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { burnBlood, choose, crypt, gain, granted, strike, use } from '../makers.ts'
import { ifReady, isReady, self } from './parts/vampires.ts'

const uncontrolled: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you' }

export const cards: CardDefinition[] = [
  crypt('frondator', { statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -1 } }] }),

  crypt('selena', {
    statics: [{ on: { keyword: 'werewolf' }, effect: { allow: true, rule: 'aggravated', against: { ref: 'self' } } }],
  }),

  crypt('antonio-derlette', {
    abilities: [
      use(
        'recruit',
        [
          {
            op: 'search',
            as: 'found',
            ask: 'choose-card',
            piles: ['library', 'hand'],
            for: { kind: 'ally', keyword: 'mage' },
            playable: 'by',
          },
          { op: 'play', card: 'found', by: 'by' },
        ],
        { phases: ['influence'], cost: { transfers: 4 }, usable: [ifReady] },
      ),
    ],
  }),

  // Who gets the blood stays face down: the choice is its Methuselah's secret.
  crypt('malgorzata', {
    actions: [
      granted(
        'feed',
        { stealth: 1 },
        [
          choose('gone', 'choose-vampire', { cards: uncontrolled }, { secret: true }),
          { op: 'move', who: 'gone', to: 'removed' },
          choose('v', 'choose-vampire', { cards: uncontrolled }, { secret: true }),
          gain('v', 4),
        ],
        { for: self, usable: [when({ any: uncontrolled, min: 2 }, 'no-target', 'ANN-07')] },
      ),
    ],
  }),

  crypt('keith-moody', {
    abilities: [
      use('burn', [burnBlood('self', 1)], {
        phases: ['unlock'],
        phasesOf: 'controller',
        windows: ['between'],
        user: 'prey',
        cost: { edge: true },
        usable: [when({ cmp: [{ of: 'self', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-01')],
      }),
    ],
  }),

  // No card multiplies votes besides.
  crypt('orlando-oriundus', {
    statics: [{ on: { kind: 'vampire', of: 'you' }, while: isReady, effect: { allow: true, rule: 'tally' } }],
  }),

  crypt('goratrix', { strikes: [{ name: 'steal', strike: strike('steal', { steal: 2, ranged: true }) }] }),
]
