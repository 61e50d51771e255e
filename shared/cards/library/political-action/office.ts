import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burnBlood, choose, granted, political } from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const camarilla: CardsWhere = { kind: 'vampire', sect: 'Camarilla' }

/** Referendums that put the card itself on a vampire, who serves by it. */
export const cards: CardDefinition[] = [
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
