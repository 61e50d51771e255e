import { when, youHaveEdge } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Test, CardsWhere } from '../../language.ts'
import {
  ANYTIME,
  burn,
  choose,
  delayed,
  enter,
  gain,
  gainPool,
  master,
  mode,
  put,
  stays,
  stealAction,
  under,
  use,
  ifHolds,
} from '../../makers.ts'

const kept: CardsWhere = { in: 'under', on: 'self' }
const empty: Test = { not: { any: kept } }
const buried: CardsWhere = { in: 'ash', of: 'prey', not: { kind: 'vampire' } }
const tablets: CardsWhere = { named: 'ashur-tablets', in: 'inPlay' }
const ownAsh: CardsWhere = { in: 'ash', of: 'you' }

/** Masters that change a hand, or keep cards for it. */
export const cards: CardDefinition[] = [
  stays('dreams-of-the-sphinx', {
    abilities: [
      use('hand', [{ op: 'modify', stat: 'handSize', delta: 2, on: { seat: 'you' }, until: 'turn' }], {
        ...ANYTIME,
        cost: { lock: true },
      }),
      use('pool', [gainPool('you', 1)], { phases: ['unlock'], cost: { lock: true }, usable: [youHaveEdge] }),
      use(
        'blood',
        [
          choose(
            'v',
            'choose-vampire',
            { cards: { kind: 'vampire', in: 'uncontrolled', of: 'you' } },
            { secret: true },
          ),
          gain('v', 1),
        ],
        {
          ...ANYTIME,
          cost: { lock: true },
          usable: [when({ any: { in: 'uncontrolled', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    triggers: [
      { on: 'locked', when: { is: ['event-card', { ref: 'self' }] }, ops: [put('dream', 1)] },
      {
        on: 'counters',
        when: { all: [{ is: ['event-to', { ref: 'self' }] }, { cmp: [{ counter: 'dream', of: 'self' }, '>=', 3] }] },
        ops: [burn('self')],
      },
    ],
  }),

  master('visit-from-the-capuchin', [mode('', [enter, put('visit', 4)])], {
    draws: { spends: 'visit' },
    statics: [{ on: 'you', effect: { stat: 'handSize', delta: { counter: 'visit', of: 'self' } } }],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'visit', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),

  stays('the-erciyes-fragments', {
    lends: { removed: true },
    abilities: [
      use('keep', [choose('c', 'choose-card', { cards: buried }), under('c', 'down')], {
        ...ANYTIME,
        cost: { lock: true },
        usable: [when(empty, 'one-only', 'GOLDEN-01'), when({ any: buried }, 'no-target', 'TARGET-01')],
      }),
    ],
    actions: [stealAction({ kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>', 4] } })],
  }),

  // Who has fewer discards them all; nobody draws before all have discarded.
  delayed(
    'influence',
    master('lupine-assault', [
      mode(
        '',
        [
          {
            op: 'each',
            over: { seats: {} },
            as: 'who',
            ops: [
              choose(
                'c',
                'choose-discards',
                { cards: { in: 'hand', of: 'who' } },
                { min: 5, max: 5, secret: true, by: 'who' },
              ),
              { op: 'each', over: { list: 'c' }, as: 'card', ops: [burn('card')], together: true },
            ],
          },
        ],
        { once: 'game' },
      ),
    ]),
  ),

  // Whichever is not moved to the hand is shuffled in.
  master('ashur-tablets', [
    mode(
      '',
      [
        enter,
        ifHolds(
          { any: { ...tablets, of: 'you' }, min: 3 },
          { op: 'each', over: { cards: tablets }, as: 'copy', ops: [{ op: 'move', who: 'copy', to: 'removed' }] },
          gainPool('you', 3),
          choose('c', 'choose-card', { cards: { ...ownAsh, not: { kind: 'vampire' } } }, { min: 0, max: 13 }),
          choose('one', 'choose-card', { cards: { ...ownAsh, amongst: 'c' } }),
          { op: 'move', who: 'one', to: 'hand' },
          {
            op: 'each',
            over: { list: 'c' },
            as: 'card',
            ops: [ifHolds({ is: ['card', ownAsh] }, { op: 'move', who: 'card', to: 'library', shuffle: true })],
          },
        ),
      ],
      { once: 'turn' },
    ),
  ]),
]
