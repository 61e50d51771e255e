import { duringBleed, notYetBy, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ACTION, bleedPlus, choose, crypt, forbid, granted, mark, use, strikeR, gainPool } from '../makers.ts'

/** In torpor too: what a vampire may do besides acting, blocking and reacting it may do there. */
const anywhere = { windows: ACTION, for: { ref: 'self', in: 'inPlay' as const } }

export const cards: CardDefinition[] = [
  crypt('arishat', {
    abilities: [
      use(
        'silence',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }),
          forbid('vote', 'v', 'referendum'),
          mark('silencing', 'self', 'referendum'),
        ],
        { ...anywhere, windows: ['polling'], cost: { blood: 1 }, usable: [notYetBy('silencing')] },
      ),
    ],
  }),

  crypt('cybele', {
    actions: [granted('bleed', { bleed: 2 }, [], { for: { ref: 'self' }, cost: { blood: 1 } })],
    statics: [
      {
        on: 'you',
        while: { is: ['self', { locked: false }] },
        effect: { stat: 'masterActions', delta: 1 },
      },
    ],
  }),

  crypt('the-horde', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        ...anywhere,
        cost: { lock: true },
        usable: [
          duringBleed,
          when(
            { is: ['acting', { kind: 'minion', keyword: 'infernal', not: { ref: 'self' } }] },
            'no-target',
            'TRAIT-04',
          ),
        ],
      }),
    ],
  }),

  crypt('the-unnamed', {
    strikes: [{ name: 'flames', strike: strikeR(2, { aggravated: true }), cost: { blood: 1 } }],
    triggers: [{ on: 'bled', when: { is: ['event-by', { ref: 'self' }] }, optional: true, ops: [gainPool('you', 2)] }],
  }),
]
