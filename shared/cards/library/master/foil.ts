import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { attach, choose, master, mode, use } from '../../makers.ts'

const fails: Op = { op: 'outcome', of: 'action', is: 'fails' }
const unhidden: CardsWhere = {
  kind: 'minion',
  in: 'ready',
  of: 'you',
  where: { not: { any: { named: 'secret-passage', on: 'it' } } },
}

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
]
