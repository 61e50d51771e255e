import { when } from '../../conditions.ts'
import type { CardDefinition, GrantedAction } from '../../definition.ts'
import type { Bringing, CardsWhere, Test } from '../../language.ts'
import { attach, burn, burnBlood, choose, gainPool, granted, political } from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const camarilla: CardsWhere = { kind: 'vampire', sect: 'Camarilla' }

const onHost: Test = { is: ['host', { in: 'combat' }] }

/** Its bearer, with a vampire. */
const entersCombat: GrantedAction = granted(
  'fight',
  { stealth: 1, target: { card: 'm' } },
  [
    choose('m', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', not: { of: 'you' } } }),
    { op: 'combat', acting: 'by', opposing: 'm' },
  ],
  { for: { ref: 'host' } },
)

const unserved: CardsWhere = {
  ...camarilla,
  in: 'ready',
  where: { not: { any: { named: 'alastor', in: 'inPlay', on: 'it' } } },
}
/** The blood of the equipment is the vampire's to pay, its pool whose referendum it is (alastor#1). */
const freely: Bringing = { by: 'v', freely: 'basic', half: true }

/** Referendums that put the card itself on a vampire, who serves by it. */
export const cards: CardDefinition[] = [
  {
    ...political(
      'alastor',
      [choose('v', 'choose-vampire', { cards: unserved })],
      [
        {
          op: 'search',
          as: 'e',
          ask: 'choose-equipment',
          piles: ['library'],
          for: { kind: 'equipment' },
          playable: freely,
        },
        attach('v'),
        { op: 'play', card: 'e', ...freely },
      ],
      undefined,
      { usable: [when({ any: unserved }, 'no-target', 'TARGET-01')] },
    ),
    onePer: 'alastor',
    actions: [entersCombat],
    statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'diablerize' } }],
  },

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
    actions: [entersCombat, voteToBurn(undefined, { for: { ...camarilla, in: 'ready' } })],
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
