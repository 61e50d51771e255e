import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { action, attach, burn, choose, gain, gainPool, ifHolds, mode, moveBlood, unlock, use } from '../../makers.ts'
import { bledAny, fed, feeds } from '../parts.ts'

const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const asVampire = when({ is: ['by', { kind: 'vampire' }] }, 'not-a-vampire', 'REQ-12')
const remains: CardsWhere = { in: 'ash', any: [{ kind: 'minion' }, { kind: 'retainer' }] }
const carrion = { header: { hunt: true as const, stealth: 1, target: { card: 'gone' } } }
/** A hunt: what is gone already feeds nobody. */
const feast = (more: number, ...besides: Op[]): Op[] => [
  choose('gone', 'choose-card', { cards: remains }),
  ifHolds(
    { is: ['gone', {}] },
    { op: 'move', who: 'gone', to: 'removed' },
    { op: 'modify', stat: 'hunt', delta: more, on: 'by', until: 'action' },
    { op: 'hunt' },
    ifHolds({ cmp: [{ fact: 'fed-by-hunt', of: 'by' }, '>', 0] }, unlock('by')),
    ...besides,
  ),
]
const childer: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you', clan: 'Gangrel' }

const own: CardsWhere = { kind: 'vampire', of: 'you', in: 'uncontrolled' }
const chosen = choose('v', 'choose-vampire', { cards: own }, { secret: true })
const forOwn = { usable: [when({ any: own }, 'no-target', 'ANN-07')] }
const wraith: CardsWhere = { in: 'inPlay', keyword: 'wraith', any: [{ kind: 'ally' }, { kind: 'retainer' }] }
const hunts = (more: number): Op[] => [
  ...(more > 0 ? [{ op: 'modify', stat: 'hunt', delta: more, on: 'by', until: 'action' } as const] : []),
  { op: 'hunt' },
]

/** Actions that give vampires blood. */
export const cards: CardDefinition[] = [
  action('fifth-tradition-hospitality', [
    mode(
      '',
      [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', not: { ref: 'by' } } }), gain('v', 4)],
      aim('v', 1),
    ),
  ]),

  action('fourth-tradition-the-accounting', [mode('', feeds(3), fed)]),

  action('restoration', [
    mode('for', [gain('by', 2)], { header: { stealth: 1 } }),
    mode('FOR', [gain('by', 3)], { header: { stealth: 1 } }),
  ]),

  action('vultures-buffet', [
    mode('obf', feast(0), carrion),
    mode('spi', feast(1), carrion),
    mode('SPI', feast(1, gainPool('you', 1)), carrion),
  ]),

  {
    ...action('emergency-rations', [
      mode(
        '',
        [
          choose('c', 'choose-card', {
            cards: { in: 'ash', keyword: 'mortal', any: [{ kind: 'ally' }, { kind: 'retainer' }] },
          }),
          // It is put there by what is removed.
          ifHolds(
            { is: ['c', {}] },
            { op: 'move', who: 'c', to: 'removed' },
            { op: 'move', who: 'self', to: 'inPlay', on: 'by' },
          ),
        ],
        aim('c', 1),
      ),
    ]),
    onePer: 'emergency-rations',
    abilities: [
      use('restore', [gain('host', { of: 'host', stat: 'capacity' }), burn('self')], {
        phases: ['unlock'],
        usable: [when({ is: ['host', { in: 'ready' }] }, 'in-torpor', 'READY-01')],
      }),
    ],
  },

  action('thing', [
    mode('', [choose('v', 'choose-vampire', { cards: childer }, { secret: true }), gain('v', 2)], {
      header: { stealth: 1 },
      usable: [when({ any: childer }, 'no-target', 'ANN-07')],
    }),
  ]),

  // Who gets the blood is chosen as it is announced.
  action('undue-influence', [
    mode(
      'chi',
      [
        chosen,
        choose('from', 'choose-card', { cards: { kind: 'crypt', in: 'uncontrolled' } }),
        moveBlood({ card: 'from' }, { card: 'v' }, 1),
      ],
      { ...forOwn, header: { stealth: 1, target: { seat: 'owner:from' } } },
    ),
    mode('pre', [chosen, ifHolds(bledAny, gain('v', 1))], { ...forOwn, header: { stealth: 1, bleed: 0 } }),
    mode(
      'qui',
      [
        chosen,
        // In play what is above its capacity drains.
        ifHolds(
          { cmp: [{ sum: [{ of: 'v', stat: 'blood' }, 1] }, '>=', { of: 'v', stat: 'capacity' }] },
          { op: 'move', who: 'v', to: 'inPlay' },
        ),
        gain('v', 1),
      ],
      { ...forOwn, header: { stealth: 1 } },
    ),
  ]),

  // Nothing printed on it asks for a vampire but its words.
  action('sheepdog', [mode('', [gain('by', 4), attach('by')], { usable: [asVampire] })], {
    statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'unlock' } }],
    abilities: [use('burn', [burn('self')], { phases: ['unlock'], compulsory: true })],
  }),

  action(
    'soul-feasting',
    (
      [
        ['nec', 'wraith', 0],
        ['NEC', 'WRAITH', 1],
      ] as const
    ).flatMap(([level, name, more]) => [
      mode(level, hunts(more), { header: { hunt: true, stealth: 1 } }),
      mode(
        level,
        [choose('w', 'choose-card', { cards: wraith }), ifHolds({ is: ['w', {}] }, burn('w'), ...hunts(3 + more))],
        { name, header: { hunt: true, stealth: 1, target: { card: 'w' } } },
      ),
    ]),
  ),
]
