import { when } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'
import { action, choose, count, gain, gainPool, lock, mode, when as then } from '../makers.ts'

const own: Who = { kind: 'vampire', of: 'you', in: 'uncontrolled' }
const younger: Who = { kind: 'vampire', of: 'you', in: 'uncontrolled', younger: 'by' }

/** Together with the combat, or not at all. */
const asItBegins = (...ops: Op[]): Op => ({ op: 'watch', on: 'combat-started', ops, until: 'action', times: 1 })
const rival: Who = { kind: 'vampire', in: 'ready', not: { of: 'you' } }

/** The vampire that gets the blood stays face down: the choice is its Methuselah's secret. */
const feeds = (blood: number): Op[] => [
  choose('v', 'choose-vampire', { cards: younger }, { secret: true }),
  gain('v', blood),
]
const fed = { header: { stealth: 1 }, usable: [when({ any: younger }, 'no-target', 'ANN-07')] }
const anybody: Op[] = [
  choose('whom', 'choose-target', { seats: { not: ['you'] } }),
  then({ cmp: [{ fact: 'bled', of: 'by' }, '>=', 1] }, gainPool('you', 1)),
]

/** As it resolves, and only of a bleed that was one. */
const tempts: Op[] = [
  then(
    { cmp: [{ fact: 'bled', of: 'by' }, '>=', 1] },
    choose('m', 'choose-minion', { cards: { kind: 'minion', of: 'target', in: 'inPlay' } }),
    { op: 'counters', from: 'bank', to: { card: 'm', name: 'corruption@you' }, amount: 1, why: 'effect' },
  ),
]

/** Actions that bleed for more. */
export const bleeds = [
  action('govern-the-unaligned', [mode('dom', [], { header: { bleed: 2 } }), mode('DOM', feeds(3), fed)]),

  action('enchant-kindred', [mode('pre', [], { header: { bleed: 1 } }), mode('PRE', feeds(2), fed)]),

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

  action('intimidation', [mode('pre', [], { header: { bleed: 1 } }), mode('PRE', [], { header: { bleed: 2 } })]),

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
        then({ cmp: [{ fact: 'bled', of: 'by' }, '>=', 1] }, gain('v', 1)),
      ],
      { header: { bleed: 2 } },
    ),
  ]),

  action('deep-song', [
    mode('ani', [], { header: { bleed: 1 } }),
    mode(
      'ANI',
      [
        choose('v', 'choose-vampire', { cards: rival }),
        asItBegins(lock('v')),
        { op: 'combat', acting: 'v', opposing: 'by' },
      ],
      { header: { target: { card: 'v' } } },
    ),
  ]),
]
