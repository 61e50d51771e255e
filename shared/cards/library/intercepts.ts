import {
  byLocked,
  bleedingYou,
  couldBlock,
  directedAtYou,
  evenLocked,
  hasBlocked,
  someCouldBlock,
  when,
} from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import {
  ACTION,
  afterResolution,
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
} from '../makers.ts'

/** Reactions of minions that block: more intercept, what waits for the block, and what unlocks them for it or after it. */
const better = ifBlocks(optionalManeuver)
/** In the first round of that combat. */
const foresight = ifBlocks({
  op: 'watch',
  on: 'round-started',
  ops: [{ op: 'grant', ability: 'foresight', to: 'by', until: 'round' }],
  until: 'combat',
  times: 1,
})

const anarch: Who = { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch' }
/** While one attempts to block, that one alone, woken and still locked. */
const idle: Who = {
  ...anarch,
  locked: true,
  where: { or: [{ not: { is: ['blocking', {}] } }, { cmp: [{ card: 'blocking' }, '=', { card: 'it' }] }] },
}
const vehicle: Who = { kind: 'equipment', keyword: 'vehicle', on: 'acting' }

export const intercepts = [
  reaction('the-warrens', [mode('', [intercept({ sum: [2, count({ ref: 'by', title: true })] })])], [directedAtYou]),

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

  reaction('cats-guidance', [
    mode('ani', [unlock('by')], { windows: ['resolved'], usable: [byLocked, hasBlocked] }),
    mode('ANI', [intercept(1)]),
  ]),

  reaction('sense-the-savage-way', [
    mode('ani', [intercept(1)]),
    mode('ANI', [unlock('by'), { op: 'block', by: 'by' }], {
      windows: ['blocks', 'attempt'],
      usable: [byLocked, couldBlock],
    }),
  ]),

  reaction('guard-dogs', [mode('ani', [unlock('by')]), mode('ANI', [unlock('by'), better])], [byLocked, bleedingYou]),

  // The blood is no cost but part of the effect; the attempt is, too.
  reaction('second-tradition-domain', [
    mode('', [intercept(2)]),
    mode('', [burnBlood('by', 1), unlock('by'), { op: 'block', by: 'by' }, intercept(2, 'early')], {
      name: 'unlock',
      windows: ['blocks', 'attempt'],
      usable: [
        byLocked,
        couldBlock,
        when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05'),
      ],
    }),
  ]),

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

  reaction('party-out-of-bounds', [
    mode('obf', [bleedPlus(-2)], { usable: [bleedingYou] }),
    mode('pre', [votes(2)], { windows: ['polling'] }),
    mode('pro', [intercept(1)]),
  ]),

  {
    ...reaction('eyes-of-the-wild', [
      mode(
        '',
        [
          unlock('by'),
          { op: 'block', by: 'by' },
          { op: 'grant', ability: 'intercept', to: 'by', until: 'action' },
          ifBlocks(mark('blocked', 'by', 'action')),
          afterResolution({ op: 'if', test: { cmp: [{ fact: 'blocked', of: 'by' }, '=', 0] }, then: [lock('by')] }),
        ],
        { windows: ['blocks', 'attempt'], usable: [byLocked, couldBlock] },
      ),
    ]),
    abilities: [
      use('intercept', [intercept(1)], { windows: ACTION, cost: { blood: 1 }, once: 'intercept', per: 'action' }),
    ],
  },

  reaction('organized-resistance', [
    mode('', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
      windows: ['attempt'],
      usable: [evenLocked, when({ is: ['blocking', anarch] }, 'not-blocking', 'STEALTH-05')],
    }),
    mode(
      '',
      [
        choose('m', 'choose-minion', { cards: idle }),
        unlock('m'),
        { op: 'block', by: 'm' },
        { op: 'modify', stat: 'intercept', delta: 1, on: 'm', until: 'action', early: true },
      ],
      {
        name: 'unlock',
        windows: ['blocks', 'attempt'],
        usable: [evenLocked, someCouldBlock, when({ any: idle }, 'no-target', 'TARGET-01')],
      },
    ),
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
          then: [
            burn('vehicle'),
            { op: 'damage', to: 'acting', amount: 2, unpreventable: true },
            { op: 'outcome', of: 'action', is: 'fails' },
          ],
          else: [stealth(-1)],
        },
      ],
      { windows: ['announced'] },
    ),
  ]),
]
