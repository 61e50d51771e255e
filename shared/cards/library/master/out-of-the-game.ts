import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { AS_PLAYED, burnPool, cancel, choose, gainPool, master, mode, use } from '../../makers.ts'

const elder: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] },
}

/** Masters that take vampires out of the game. */
export const cards: CardDefinition[] = [
  master(
    'golconda-inner-peace',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: elder }),
        gainPool('controller:v', { of: 'v', stat: 'capacity' }),
        { op: 'move', who: 'v', to: 'removed' },
      ]),
    ],
    {
      usable: [when({ any: elder }, 'no-target', 'TARGET-01')],
      abilities: [
        use('cancel', [burnPool('you', 2), cancel], {
          ...AS_PLAYED,
          user: { controls: 'v' },
          usable: [when({ cmp: [{ pool: 'you' }, '>=', 2] }, 'not-enough-pool', 'REQ-05')],
        }),
      ],
    },
  ),
]
