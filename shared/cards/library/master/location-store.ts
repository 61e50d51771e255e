import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { burnsEmpty } from '../parts.ts'
import { choose, enter, location, mode, under, use } from '../../makers.ts'

const kept: CardsWhere = { in: 'under', on: 'self' }
const inHand: CardsWhere = { in: 'hand', of: 'you' }
const each = (list: string, op: Op): Op => ({ op: 'each', over: { list }, as: 'one', ops: [op] })

/** Locations that keep cards, to be played or drawn from there. */
export const cards: CardDefinition[] = [
  location(
    'storage-annex',
    {
      abilities: [
        use(
          'swap',
          [
            choose('c', 'choose-card', { cards: inHand }, { secret: true }),
            {
              op: 'each',
              over: { cards: kept },
              as: 'one',
              together: true,
              ops: [{ op: 'move', who: 'one', to: 'hand', of: 'you' }, under('c', 'down')],
            },
          ],
          {
            phases: ['master'],
            once: 'swap',
            usable: [when({ any: kept }, 'no-target', 'TARGET-01'), when({ any: inHand }, 'no-target', 'TARGET-01')],
          },
        ),
      ],
    },
    [
      mode(
        '',
        [
          choose('c', 'choose-card', { cards: { ...inHand, not: { ref: 'self' } } }, { secret: true }),
          enter,
          under('c', 'down'),
        ],
        { usable: [when({ any: inHand, min: 2 }, 'no-target', 'TARGET-01')] },
      ),
    ],
  ),

  // What lies under it goes there first: with nothing there, it burns.
  location('black-market-cache', { draws: { amongst: kept }, triggers: [burnsEmpty()] }, [
    mode('', [
      {
        op: 'search',
        as: 'c',
        ask: 'choose-equipment',
        piles: ['library'],
        for: { kind: 'equipment', not: { keyword: 'unique' } },
        max: 3,
      },
      each('c', under('one')),
      enter,
    ]),
  ]),
]
