import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Num, Op, Test } from '../../language.ts'
import { burnsEmpty } from '../parts.ts'
import { burn, burnAction, choose, enter, granted, location, mode, moveBlood, put, under, use } from '../../makers.ts'

const kept: CardsWhere = { in: 'under', on: 'self' }
const inHand: CardsWhere = { in: 'hand', of: 'you' }
const each = (list: string, op: Op): Op => ({ op: 'each', over: { list }, as: 'one', ops: [op] })
const stored: Num = { counter: 'blood', of: 'self' }
const stocked: Test = { cmp: [stored, '>=', 1] }
const take = moveBlood({ card: 'self', name: 'blood' }, { pool: 'you' }, stored)

const sabbat: CardsWhere = { kind: 'vampire', sect: 'Sabbat', in: 'ready', of: 'you' }

/** Locations that keep cards or blood, to be played or drawn from there. */
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

  // One or the other, once.
  location('powerbase-chicago', {
    abilities: [
      use('store', [put('blood', 1)], { phases: ['unlock'], once: 'work' }),
      use('take', [take], { phases: ['unlock'], once: 'work', usable: [when(stocked, 'nothing-on-it', 'TARGET-05')] }),
    ],
    actions: [
      granted('rob', { target: { card: 'self' } }, [take], {
        for: { kind: 'vampire', not: { of: 'you' } },
        usable: [when(stocked, 'nothing-on-it', 'TARGET-05')],
      }),
    ],
  }),

  location(
    'powerbase-barranquilla',
    {
      abilities: [
        use('take', [moveBlood({ card: 'self', name: 'blood' }, { pool: 'you' }, 1)], {
          phases: ['unlock'],
          once: 'take',
          usable: [when(stocked, 'nothing-on-it', 'TARGET-05')],
        }),
      ],
      triggers: [
        {
          on: 'counters',
          when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [stored, '=', 0] }] },
          ops: [burn('self')],
        },
      ],
      actions: [burnAction({ kind: 'vampire' }, { count: { ref: 'by', title: true } })],
    },
    [
      mode('', [choose('v', 'choose-vampire', { cards: sabbat }), enter, put('blood', { of: 'v', stat: 'capacity' })], {
        usable: [when({ any: sabbat }, 'no-target', 'TARGET-01')],
      }),
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
