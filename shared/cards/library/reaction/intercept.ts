import { bleedingYou, byLocked, directedAtYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  bleedPlus,
  burn,
  burnBlood,
  choose,
  count,
  ifBlocks,
  intercept,
  lock,
  mark,
  mode,
  optionalManeuver,
  prevent,
  reaction,
  stealth,
  unlock,
  use,
  votes,
} from '../../makers.ts'

const better = ifBlocks(optionalManeuver)
/** In the first round of that combat. */
const foresight = ifBlocks({
  op: 'watch',
  on: 'round-started',
  ops: [{ op: 'grant', ability: 'foresight', to: 'by', until: 'round' }],
  until: 'combat',
  times: 1,
})
const vehicle: CardsWhere = { kind: 'equipment', keyword: 'vehicle', on: 'acting' }

const payer: CardsWhere = { ref: 'acting', kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 2] } }
const yours: CardsWhere = { in: 'inPlay', of: 'you', aimed: true, any: [{ kind: 'minion' }, { kind: 'location' }] }
const fails: Op = { op: 'outcome', of: 'action', is: 'fails' }

/** Reactions of minions that block: more intercept, and what waits for the block. */
export const cards: CardDefinition[] = [
  reaction('the-warrens', [mode('', [intercept({ sum: [2, count({ ref: 'by', title: true })] })])], [directedAtYou]),

  reaction('eagles-sight', [
    mode('aus', [intercept(1)]),
    mode('AUS', [{ op: 'block', by: 'by' }], {
      windows: ['blocks'],
      usable: [when({ is: ['by', { kind: 'minion', couldBlock: 'whoever' }] }, 'cannot-block', 'BLOCK-04')],
    }),
  ]),

  reaction('spirits-touch', [mode('aus', [intercept(1)]), mode('AUS', [intercept(1), better])]),

  {
    ...reaction('precognition', [mode('aus', [intercept(1)]), mode('AUS', [intercept(1), foresight])]),
    abilities: [
      use('foresight', [prevent(1), mark('foreseen', 'self', 'round')], {
        windows: ['prevent'],
        usable: [when({ cmp: [{ fact: 'foreseen', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')],
      }),
    ],
  },

  reaction(
    'instinctive-reaction',
    [mode('ani', [intercept(1)]), mode('ANI', [intercept(1), better])],
    [when({ is: ['acting', { of: 'predator' }] }, 'not-your-predator', 'MIN-17')],
  ),

  // While the acting minion has a title.
  reaction('protection-racket', [
    mode('', [
      intercept(1),
      {
        op: 'modify',
        stat: 'intercept',
        delta: 1,
        on: 'by',
        until: 'action',
        while: { is: ['acting', { title: true }] },
      },
    ]),
  ]),

  reaction('deep-ecology', [
    mode('ani', [intercept(2)], { usable: [directedAtYou] }),
    mode('for', [bleedPlus(-2)], { usable: [bleedingYou] }),
    mode('pro', [burnBlood('by', 1), unlock('by')], {
      usable: [byLocked, when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
    }),
  ]),

  // Not against an attempt to block, nor a block.
  reaction('detect-authority', [
    mode(
      'ani',
      [
        choose('payer', 'choose-payer', { cards: payer }, { min: 0, by: 'controller:acting' }),
        { op: 'if', test: { is: ['payer', {}] }, then: [burnBlood('payer', 2)], else: [fails] },
      ],
      {
        windows: ['announced', 'blocks', 'declined', 'success'],
        usable: [when({ action: 'directed' }, 'no-target', 'DIR-01'), when({ any: yours }, 'no-target', 'DIR-02')],
      },
    ),
    mode('ser', [intercept(1)]),
    mode('tha', [bleedPlus(-2)], { usable: [bleedingYou] }),
  ]),

  reaction('party-out-of-bounds', [
    mode('obf', [bleedPlus(-2)], { usable: [bleedingYou] }),
    mode('pre', [votes(2)], { windows: ['polling'] }),
    mode('pro', [intercept(1)]),
  ]),

  reaction('car-bomb', [
    mode(
      '',
      [
        lock('by'),
        choose('vehicle', 'choose-equipment', { cards: vehicle }),
        {
          op: 'if',
          test: { any: vehicle },
          then: [burn('vehicle'), { op: 'damage', to: 'acting', amount: 2, unpreventable: true }, fails],
          else: [stealth(-1)],
        },
      ],
      { windows: ['announced'] },
    ),
  ]),
]
