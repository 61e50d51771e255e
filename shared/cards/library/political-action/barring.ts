import type { CardDefinition } from '../../definition.ts'
import { choose, forbid, noPlay, political } from '../../makers.ts'

/** Referendums that keep minions from something. */
export const cards: CardDefinition[] = [
  political(
    'expulsion',
    [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }, { min: 0, max: 2 })],
    [
      {
        op: 'each',
        over: { list: 'm' },
        as: 'one',
        ops: [
          noPlay('one', { kind: 'reaction' }, 'turn'),
          forbid('block', 'one', 'turn'),
          forbid('vote', 'one', 'turn'),
        ],
      },
    ],
  ),
]
