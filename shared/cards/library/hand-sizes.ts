import { byLocked, when, youHaveEdge } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import {
  action,
  ANYTIME,
  burn,
  choose,
  combat,
  delayed,
  either,
  enter,
  gain,
  gainPool,
  handStrike,
  location,
  lock,
  master,
  mode,
  modifier,
  optionalPress,
  put,
  reaction,
  retaken,
  stays,
  stealth,
  strike,
  use,
  wake,
} from '../makers.ts'

/** Cards that change the size of a hand, and cards whose replacement waits. */
const itsBlade: Who = { kind: 'equipment', keyword: 'melee weapon', on: 'by' }
export const handSizes = [
  location('elder-library', { statics: [{ on: 'you', effect: { stat: 'handSize', delta: 1 } }] }),

  location('the-barrens', {
    abilities: [
      use(
        'discard',
        [choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you' } }, { secret: true }), burn('c')],
        {
          ...ANYTIME,
          cost: { lock: true },
          usable: [when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

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
    insteadOfDraw: 'visit',
    statics: [{ on: 'you', effect: { stat: 'handSize', delta: { counter: 'visit', of: 'self' } } }],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'visit', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),

  delayed(
    'unlock',
    reaction(
      'wake-with-evenings-freshness',
      [mode('', [wake])],
      [byLocked, when({ is: ['by', { kind: 'vampire' }] }, 'not-a-vampire', 'REQ-12')],
    ),
  ),

  delayed(
    'discard',
    modifier('mirror-walk', [
      mode('tha', [stealth(1)]),
      mode('THA', [
        stealth(1),
        {
          op: 'watch',
          on: 'about-to-block',
          until: 'action',
          times: 1,
          ops: [lock('blocking'), { op: 'outcome', of: 'action', is: 'ends' }],
        },
      ]),
    ]),
  ),

  retaken(
    delayed(
      'action',
      either(
        combat('steely-tenacity', [
          mode('ani', [handStrike(1), optionalPress]),
          mode(
            'ani',
            [
              choose('w', 'choose-equipment', { cards: itsBlade }),
              strike('hand', { plus: 1, with: 'w' }),
              optionalPress,
            ],
            { name: 'weapon' },
          ),
        ]),
        action('steely-tenacity', [
          mode('dom', [], { header: { bleed: 1 } }),
          mode(
            'qui',
            [
              choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
              { op: 'combat', acting: 'by', opposing: 'm' },
            ],
            { header: { stealth: 1, target: { card: 'm' } } },
          ),
        ]),
      ),
    ),
  ),
]
