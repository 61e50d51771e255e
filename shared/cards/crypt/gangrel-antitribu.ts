import type { CardsWhere } from '../language.ts'
import { bleedingYou, inCombat, someSeat, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import {
  burn,
  choose,
  crypt,
  prevent,
  redirect,
  use,
  anyEquipment,
  atEndOfTurn,
  burnBlood,
  calledByIt,
  gainPool,
  granted,
  unlock,
} from '../makers.ts'
import { aCard, gets, ofHand } from './parts/vampires.ts'

const dissenter: CardsWhere = { kind: 'vampire', where: { cmp: [{ cast: 'against', of: 'it' }, '>=', 1] } }

const handInCombat: CardsWhere = { kind: 'vampire', keyword: 'black hand', in: 'combat' }

export const cards: CardDefinition[] = [
  crypt('genevieve', { statics: [gets('votes', 1, { action: 'political' })] }),

  crypt('aksinya-daclau', {
    abilities: [
      use(
        'redirect',
        [
          ofHand({ kind: 'master' }),
          choose('to', 'choose-new-target', { seats: { not: ['actor', 'you'] } }),
          burn('c'),
          redirect('to'),
        ],
        {
          windows: ['declined'],
          once: 'redirect',
          usable: [
            bleedingYou,
            when({ is: ['self', { in: 'ready', locked: false }] }, 'locked', 'LOCK-02'),
            aCard,
            someSeat({ not: ['actor', 'you'] }),
          ],
        },
      ),
    ],
  }),

  crypt('omaya', {
    abilities: [
      use('prevent', [prevent(1)], { windows: ['prevent'], usable: [inCombat], once: 'prevent', per: 'combat' }),
    ],
  }),

  crypt('hartmut-stover', {
    abilities: [use('edge', [gainPool('you', 1)], { phases: ['discard'], cost: { edge: true } })],
    triggers: [
      calledByIt({ op: 'each', over: { cards: dissenter }, as: 'v', ops: [burnBlood('v', 1)], together: true }),
    ],
  }),

  crypt('enkidu-the-noah', {
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'have', against: anyEquipment } }],
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    triggers: [
      {
        on: 'action-succeeded',
        when: { all: [{ is: ['event-minion', { ref: 'self' }] }, { action: 'employ' }] },
        ops: [atEndOfTurn(unlock('self'))],
      },
    ],
  }),

  crypt('soldat', {
    abilities: [
      use(
        'maneuver',
        [
          choose('v', 'choose-vampire', { cards: handInCombat }),
          { op: 'modify', stat: 'maneuver', delta: 1, on: 'v', until: 'combat' },
        ],
        {
          windows: ['before-range', 'range'],
          cost: { edge: true },
          usable: [when({ any: handInCombat }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),
]
