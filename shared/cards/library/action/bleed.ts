import { byLocked, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import {
  action,
  afterResolution,
  burn,
  burnPool,
  choose,
  count,
  gain,
  gainPool,
  lock,
  mode,
  moveBlood,
  ifHolds,
} from '../../makers.ts'
import { asItBegins, bledAny, fed, feeds } from '../parts.ts'

const minion: CardsWhere = { kind: 'minion', in: 'ready' }
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const entices = (pool: number): Op[] => [
  burnPool('prey', pool),
  { op: 'forbid', rule: 'bleed', on: { who: { kind: 'minion', of: 'you' } }, until: 'turn', regardless: true },
]
const fight = (opposing: string): Op => ({ op: 'combat', acting: 'by', opposing })
const rival = { not: { of: 'you' } } as const
const own: CardsWhere = { kind: 'vampire', of: 'you', in: 'uncontrolled' }
const rivalVampire: CardsWhere = { kind: 'vampire', in: 'ready', not: { of: 'you' } }
const anybody: Op[] = [
  choose('whom', 'choose-target', { seats: { not: ['you'] } }),
  ifHolds(bledAny, gainPool('you', 1)),
]
/** As it resolves, and only of a bleed that was one. */
const tempts: Op[] = [
  ifHolds(bledAny, choose('m', 'choose-minion', { cards: { kind: 'minion', of: 'target', in: 'inPlay' } }), {
    op: 'counters',
    from: 'bank',
    to: { card: 'm', name: 'corruption@you' },
    amount: 1,
    why: 'effect',
  }),
]

const wounds = (amount: number): Op =>
  afterResolution({ op: 'damage', to: 'by', amount, aggravated: true, unpreventable: true })
const preysAsh: CardsWhere = { in: 'ash', of: 'prey' }
/** By whom the bleed has struck. */
const twoCards: Op[] = [
  choose(
    'c',
    'choose-discard',
    { cards: { in: 'hand', of: 'target' } },
    { min: 2, max: 2, by: 'target', secret: true },
  ),
  { op: 'each', over: { list: 'c' }, as: 'card', ops: [burn('card')], together: true },
]

/** Actions that bleed, most of them for more. */
export const cards: CardDefinition[] = [
  action('govern-the-unaligned', [mode('dom', [], { header: { bleed: 2 } }), mode('DOM', feeds(3), fed)]),

  action('enchant-kindred', [mode('pre', [], { header: { bleed: 1 } }), mode('PRE', feeds(2), fed)]),

  action('intimidation', [mode('pre', [], { header: { bleed: 1 } }), mode('PRE', [], { header: { bleed: 2 } })]),

  // Its damage comes once the action has resolved, however it did.
  action(
    'force-of-will',
    [
      mode('for', [], { header: { bleed: 1, meanwhile: [wounds(2)] } }),
      mode('FOR', [], { header: { bleed: 2, meanwhile: [wounds(1)] } }),
    ],
    { usable: [byLocked] },
  ),

  action('kindred-spirits', [
    mode('dem', anybody, { header: { bleed: 0, target: { seat: 'whom' } } }),
    mode('DEM', anybody, { header: { bleed: 1, target: { seat: 'whom' } } }),
  ]),

  action(
    'the-platinum-protocol',
    ['obf', 'pre', 'pro', 'obf+pre', 'obf+pro', 'pre+pro', 'obf+pre+pro'].map(level =>
      mode(level, level.includes('pro') ? tempts : [], {
        header: { bleed: level.includes('pre') ? 1 : 0, ...(level.includes('obf') && { stealth: 1 }) },
      }),
    ),
  ),

  action('entrancement', [
    mode('pre', [], { header: { bleed: 1 } }),
    mode(
      'PRE',
      [
        choose('m', 'choose-minion', { cards: { kind: 'ally', in: 'inPlay', not: { of: 'you' } } }),
        { op: 'control', who: 'm', to: 'you' },
      ],
      { header: { stealth: 1, target: { card: 'm' } } },
    ),
  ]),

  action('public-trust', [
    mode('pre', [], { header: { bleed: 2 } }),
    mode(
      'PRE',
      [
        choose('v', 'choose-vampire', { cards: own }, { secret: true, min: { least: [1, count(own)] } }),
        ifHolds(bledAny, gain('v', 1)),
      ],
      { header: { bleed: 2 } },
    ),
  ]),

  action('deep-song', [
    mode('ani', [], { header: { bleed: 1 } }),
    mode(
      'ANI',
      [
        choose('v', 'choose-vampire', { cards: rivalVampire }),
        asItBegins(lock('v')),
        { op: 'combat', acting: 'v', opposing: 'by' },
      ],
      { header: { target: { card: 'v' } } },
    ),
  ]),

  action('shroud-of-decay', [
    mode('obl', [ifHolds(bledAny, ...twoCards)], { header: { bleed: 1 } }),
    mode(
      'OBL',
      [
        choose('gone', 'choose-card', { cards: preysAsh }, { min: 7, max: 7, by: 'you' }),
        ifHolds(
          { any: { amongst: 'gone', in: 'ash' }, min: 7 },
          {
            op: 'each',
            over: { list: 'gone' },
            as: 'c',
            ops: [{ op: 'move', who: 'c', to: 'removed' }],
            together: true,
          },
          burnPool('prey', 3),
        ),
      ],
      {
        header: { target: { seat: 'prey' } },
        usable: [when({ any: preysAsh, min: 7 }, 'no-target', 'TARGET-05')],
      },
    ),
  ]),

  action('line-brawl', [
    mode(
      'cel',
      [choose('whom', 'choose-target', { seats: { not: ['you'] } }), moveBlood({ pool: 'whom' }, { pool: 'you' }, 1)],
      { header: { target: { seat: 'whom' } } },
    ),
    mode('pot', [choose('m', 'choose-minion', { cards: { ...minion, ...rival } }), fight('m')], aim('m')),
    mode('pre', [], { header: { bleed: 1 } }),
  ]),

  // The rest of the turn goes by without bleeds of one's own.
  action('enticement', [
    mode('ser', entices(2), { edge: true, header: { target: { seat: 'prey' } } }),
    mode('SER', entices(3), { edge: true, header: { target: { seat: 'prey' } } }),
  ]),
]
