import { inPoliticalAction } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, Op } from '../../language.ts'
import { burnPool, choose, forbid, ifHolds, mode, modifier } from '../../makers.ts'

const polling = { windows: ['polling' as const] }
/** X is what it pays. */
const awed = (votes: Num): Op[] => [
  choose('x', 'choose-x', { upTo: { of: 'by', stat: 'blood' } }),
  { op: 'modify', stat: 'votes', delta: { sum: [votes, 1] }, on: 'by', until: 'referendum' },
]

/** In turns, until none of them burns any more; who plays it may get more for it than others. */
const pressed = (...own: Op[]): Op[] => [
  {
    op: 'each',
    over: { seats: {} },
    as: 'who',
    again: { fact: 'pressed', of: 'self' },
    ops: [
      choose('x', 'choose-x', { upTo: { pool: 'who' } }, { by: 'who', min: 0 }),
      burnPool('who', { x: 'x' }),
      { op: 'mark', fact: 'pressed', of: 'self', n: { x: 'x' }, until: 'action' },
      bought(2),
      ...own,
    ],
  },
]
const bought = (per: number): Op => ({
  op: 'modify',
  stat: 'votes',
  delta: { x: 'x', per },
  on: { seat: 'who' },
  until: 'referendum',
})

/** Modifiers that are used while votes are cast, or before. */
export const cards: CardDefinition[] = [
  modifier('awe', [mode('pre', awed({ x: 'x' }), polling), mode('PRE', awed({ x: 'x', per: 2 }), polling)]),

  modifier(
    'business-pressure',
    [mode('pre', pressed(), polling), mode('PRE', pressed(ifHolds({ same: ['who', 'you'] }, bought(1))), polling)],
    [inPoliticalAction],
  ),

  modifier('closed-session', [
    mode(
      '',
      [
        {
          op: 'forbid',
          rule: 'vote',
          on: { who: { kind: 'vampire', not: { sect: 'Camarilla' } } },
          until: 'referendum',
        },
      ],
      { windows: ['before-votes'] },
    ),
  ]),

  modifier('telepathic-vote-counting', [
    mode(
      'aus',
      [
        { op: 'outcome', of: 'referendum', is: 'cancelled' },
        ifHolds(
          { is: ['action-card', { kind: 'political action' }] },
          {
            op: 'move',
            who: 'action-card',
            to: 'hand',
          },
        ),
      ],
      polling,
    ),
    mode(
      'AUS',
      [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), forbid('vote', 'v', 'referendum')],
      polling,
    ),
  ]),
]
