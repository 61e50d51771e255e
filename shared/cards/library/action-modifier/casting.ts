import type { CardDefinition } from '../../definition.ts'
import type { Num, Op } from '../../language.ts'
import { choose, forbid, ifHolds, mode, modifier } from '../../makers.ts'

const polling = { windows: ['polling' as const] }
/** X is what it pays. */
const awed = (votes: Num): Op[] => [
  choose('x', 'choose-x', { upTo: { of: 'by', stat: 'blood' } }),
  { op: 'modify', stat: 'votes', delta: { sum: [votes, 1] }, on: 'by', until: 'referendum' },
]

/** Modifiers that are used while votes are cast, or before. */
export const cards: CardDefinition[] = [
  modifier('awe', [mode('pre', awed({ x: 'x' }), polling), mode('PRE', awed({ x: 'x', per: 2 }), polling)]),

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
