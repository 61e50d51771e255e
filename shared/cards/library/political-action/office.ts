import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Test } from '../../language.ts'
import { attach, burn, burnBlood, choose, gainPool, granted, political } from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const camarilla: CardsWhere = { kind: 'vampire', sect: 'Camarilla' }

const onHost: Test = { is: ['host', { in: 'combat' }] }

/** Referendums that put the card itself on a vampire, who serves by it. */
export const cards: CardDefinition[] = [
  // What burns it at once never leaves it there without blood; diablerie is no loss (its rulings 3 to 5).
  {
    ...political(
      'anathema',
      [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } })],
      [attach('v')],
    ),
    triggers: [
      {
        on: 'counters',
        when: {
          all: [
            { is: ['event-from', { ref: 'host' }] },
            onHost,
            { cmp: [{ of: 'host', stat: 'blood' }, '=', 0] },
            { not: { cmp: [{ x: 'event-why-diablerie' }, '=', 1] } },
          ],
        },
        ops: [gainPool('opponent', { of: 'host', stat: 'capacity' }), burn('host')],
      },
    ],
  },

  {
    ...political('archon', [choose('v', 'choose-vampire', { cards: camarilla })], [attach('v')]),
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'host' } },
      ),
      voteToBurn(undefined, { for: { ...camarilla, in: 'ready' } }),
    ],
    statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'hunted' } }],
    // Who has none blocks all the same, and of several each burns one.
    triggers: [
      {
        on: 'block-declared',
        when: { all: [{ is: ['event-minion', { kind: 'vampire' }] }, { is: ['acting', { ref: 'host' }] }] },
        ops: [burnBlood('event-minion', 1)],
      },
    ],
  },
]
