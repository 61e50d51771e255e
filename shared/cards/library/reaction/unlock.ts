import { bleedingYou, byLocked, couldBlock, evenLocked, hasBlocked, someCouldBlock, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ACTION,
  afterResolution,
  burnBlood,
  choose,
  ifBlocks,
  intercept,
  lock,
  mark,
  mode,
  optionalManeuver,
  reaction,
  unlock,
  use,
} from '../../makers.ts'

const better = ifBlocks(optionalManeuver)
const anarch: CardsWhere = { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch' }
const idle: CardsWhere = { ...anarch, locked: true, couldBlock: true }

const dead: CardsWhere = {
  kind: 'ally',
  in: 'inPlay',
  of: 'you',
  where: {
    or: [
      { is: ['it', { keyword: 'mummy' }] },
      { is: ['it', { keyword: 'wraith' }] },
      { is: ['it', { keyword: 'zombie' }] },
    ],
  },
}

/** Reactions that unlock a minion for a block, or after it. */
export const cards: CardDefinition[] = [
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

  reaction(
    'funeral-wake',
    [
      mode('nec', [choose('m', 'choose-minion', { cards: dead }), unlock('m')]),
      mode('NEC', [
        choose('them', 'choose-minion', { cards: dead }, { max: 2 }),
        { op: 'each', over: { list: 'them' }, as: 'm', ops: [unlock('m')] },
      ]),
    ],
    [evenLocked],
  ),

  reaction(
    'rats-warning',
    [
      mode('ani', [unlock('by')]),
      mode('ANI', [unlock('by'), ifBlocks({ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' })]),
    ],
    [byLocked, bleedingYou],
  ),
]
