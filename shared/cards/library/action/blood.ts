import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { action, burn, choose, gain, gainPool, mode, unlock, use, ifHolds } from '../../makers.ts'
import { fed, feeds } from '../parts.ts'

const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
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
]
