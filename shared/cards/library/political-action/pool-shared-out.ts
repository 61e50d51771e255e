import { someSeat } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num } from '../../language.ts'
import {
  allocate,
  burn,
  burnPool,
  choose,
  count,
  eachSeat,
  eachShare,
  gainPool,
  lock,
  moveBlood,
  political,
  shareOf,
  votes,
  ifHolds,
} from '../../makers.ts'
import { byTitled } from '../parts.ts'

const points: Num = { count: { amongst: 'them' }, per: 2 }
/** What a first point for each card leaves; where there is one, it may take more. */
const left: Num = { sum: [points, { minus: count({ amongst: 'things' }) }] }
const toThings: Num = { least: [left, { count: { amongst: 'things' }, per: 60 }] }

/** Referendums whose terms say who is to gain what others lose. */
export const cards: CardDefinition[] = [
  // Who has less than was shared out by then gives what is there, as the caller says, to no more than the terms gave
  // each.
  political(
    'parity-shift',
    [
      choose('rich', 'choose-target', { seats: { where: { cmp: [{ pool: 'it' }, '>', { pool: 'you' }] } } }),
      allocate('share', 'choose-terms', 3, 1, {
        not: ['rich'],
        where: { cmp: [{ pool: 'rich' }, '>', { pool: 'you' }] },
      }),
    ],
    [
      ifHolds(
        { cmp: [{ pool: 'rich' }, '<', 3] },
        {
          op: 'allocate',
          as: 'share',
          ask: 'choose-terms',
          points: { pool: 'rich' },
          among: {},
          least: 0,
          within: 'share',
        },
      ),
      eachShare('share', 'who', [moveBlood({ pool: 'rich' }, { pool: 'who' }, shareOf('who'))]),
    ],
  ),

  political(
    'eat-the-rich',
    [choose('them', 'choose-target', { seats: {} }, { max: 5 })],
    [
      {
        op: 'each',
        over: { list: 'them' },
        as: 'who',
        ops: [
          burnPool('who', {
            sum: [1, { least: [3, { count: { kind: 'vampire', in: 'ready', title: true, of: 'who' }, per: 3 }] }],
          }),
        ],
        together: true,
      },
    ],
    [
      votes(-1, { who: { kind: 'vampire', title: true, not: { title: ['priscus'] } } }),
      { op: 'modify', stat: 'ballots', delta: -1, on: { who: { title: ['priscus'] } }, until: 'referendum' },
      eachSeat('who', [{ op: 'modify', stat: 'edgeVotes', delta: 1, on: { seat: 'who' }, until: 'referendum' }]),
    ],
  ),

  political(
    'revolutionary-council',
    [
      choose(
        'them',
        'choose-minion',
        { cards: { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch', locked: false } },
        { min: 0, max: 30 },
      ),
      choose(
        'things',
        'choose-card',
        {
          cards: {
            any: [
              { kind: 'location', in: 'inPlay' },
              { kind: 'equipment', in: 'inPlay' },
            ],
          },
        },
        { min: 0, max: points },
      ),
      { ...allocate('terms', 'choose-terms', left, 0), spare: toThings },
    ],
    [
      { op: 'each', over: { list: 'them' }, as: 'm', ops: [lock('m')] },
      eachShare('terms', 'who', [burnPool('who', shareOf('who'))]),
      { op: 'each', over: { list: 'things' }, as: 'card', ops: [burn('card')] },
    ],
  ),

  // There must be two others beside who gains by it.
  political(
    'camarillas-iron-fist',
    [choose('who', 'choose-target', { seats: {} }), allocate('terms', 'choose-terms', 5, 2, { not: ['who'] })],
    [eachShare('terms', 'one', [burnPool('one', shareOf('one'))]), gainPool('who', 1)],
    undefined,
    { usable: [byTitled, someSeat({ not: ['you', 'prey'] })] },
  ),
]
