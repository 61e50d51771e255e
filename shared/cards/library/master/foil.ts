import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { attach, choose, location, master, mode, unlock, use } from '../../makers.ts'

const fails: Op = { op: 'outcome', of: 'action', is: 'fails' }
const unhidden: CardsWhere = {
  kind: 'minion',
  in: 'ready',
  of: 'you',
  where: { not: { any: { named: 'secret-passage', on: 'it' } } },
}

const haqim: CardsWhere = { kind: 'minion', clan: 'Banu Haqim', in: 'ready', of: 'you' }

/** Masters that make an action fail. */
export const cards: CardDefinition[] = [
  // Not against an attempt to block, nor a block.
  master('secret-passage', [mode('', [choose('m', 'choose-minion', { cards: unhidden }), attach('m')])], {
    usable: [when({ any: unhidden }, 'no-target', 'TARGET-01')],
    onePer: 'secret-passage',
    abilities: [
      use('foil', [fails], {
        windows: ['announced', 'blocks', 'declined', 'success'],
        cost: { burn: true },
        usable: [
          when({ action: 'directed' }, 'no-target', 'DIR-01'),
          when({ is: ['host', { in: 'ready', aimed: true }] }, 'no-target', 'DIR-02'),
        ],
      }),
    ],
  }),

  // A referendum that passes automatically has no polling step.
  location('yoruba-shrine', {
    abilities: [
      use('foil', [unlock('acting'), fails], {
        windows: ['announced'],
        cost: { lock: true },
        usable: [
          when({ action: 'directed' }, 'no-target', 'DIR-01'),
          when({ any: { ...haqim, aimed: true } }, 'no-target', 'DIR-02'),
        ],
      }),
      use('fail', [unlock('acting'), { op: 'outcome', of: 'referendum', is: 'fails' }], {
        windows: ['before-votes'],
        cost: { lock: true },
        usable: [when({ any: { ...haqim, inTerms: true } }, 'no-target', 'POLITICS-01')],
      }),
    ],
  }),
]
