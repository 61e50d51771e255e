import { when } from '../../rules/conditions.ts'
import type { Trigger } from '../definition.ts'
import type { Num, Op, Test, Who } from '../../rules/language.ts'
import {
  action,
  ANYTIME,
  attach,
  burn,
  choose,
  enter,
  equipment,
  location,
  mode,
  stealAction,
  stays,
  under,
  use,
} from '../makers.ts'

/** Cards that keep others under them, out of play, to be played or drawn from there. */
const kept: Who = { in: 'under', on: 'self' },
  empty: Test = { not: { any: kept } }
const inHand: Who = { in: 'hand', of: 'you' },
  protean: Who = { ...inHand, requires: 'pro' },
  n: Num = { x: 'n' }
const buried: Who = { in: 'ash', of: 'prey', not: { kind: 'vampire' } }
const burnsEmpty = (): Trigger => ({
  on: 'uncovered',
  when: { is: ['event-card', { ref: 'self' }] },
  ops: [burn('self')],
})
/** Of the library, face down. */
const topCards = (count: number): Op => ({ op: 'draw', seat: 'you', from: 'library', count, under: 'self' })
const each = (list: string, op: Op): Op => ({ op: 'each', over: { list }, as: 'one', ops: [op] })

export const keeping = [
  stays('the-erciyes-fragments', {
    lends: { removed: true },
    abilities: [
      use('keep', [choose('c', 'choose-card', { cards: buried }), under('c', 'down')], {
        ...ANYTIME,
        cost: { lock: true },
        usable: [when(empty, 'one-only', 'GOLDEN-01'), when({ any: buried }, 'no-target', 'TARGET-01')],
      }),
    ],
    actions: [stealAction({ kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>', 4] } })],
  }),

  // How many is told as it is announced, and which when it resolves.
  action(
    'gift-of-proteus',
    [
      mode(
        '',
        [
          choose('n', 'choose-amount', { upTo: { count: protean } }, { min: 0 }),
          choose('c', 'choose-card', { cards: protean }, { min: n, max: n, secret: true, by: 'you' }),
          each('c', under('one', 'down')),
          attach('by'),
        ],
        { header: { stealth: 1 } },
      ),
    ],
    {
      lends: { to: { ref: 'host' } },
      onePer: 'gift-of-proteus',
      triggers: [burnsEmpty()],
    },
  ),

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

  equipment(
    'shilmulo-tarot',
    {
      draws: { amongst: kept, while: { is: ['host', { in: 'ready' }] } },
      abilities: [use('keep', [topCards(1)], { phases: ['unlock'], once: 'keep' })],
    },
    [''],
    [topCards(2)],
  ),

  equipment(
    'mokole-blood',
    { lends: { to: { ref: 'host' } }, triggers: [burnsEmpty()] },
    [''],
    [
      { op: 'search', as: 'c', ask: 'choose-card', piles: ['library', 'ash'], for: { requires: 'ser' }, max: 4 },
      each('c', under('one', 'down')),
    ],
  ),
]
