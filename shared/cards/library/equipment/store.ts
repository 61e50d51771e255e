import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { burnsEmpty } from '../parts.ts'
import { choose, count, equipment, under, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const kept: CardsWhere = { in: 'under', on: 'self' }
/** Of the library, face down. */
const topCards = (count: number): Op => ({ op: 'draw', seat: 'you', from: 'library', count, under: 'self' })
const each = (list: string, op: Op): Op => ({ op: 'each', over: { list }, as: 'one', ops: [op] })

/** Equipment that holds cards, or changes a hand. */
export const cards: CardDefinition[] = [
  // All three are one: nobody discards for what is drawn, nor draws for what goes.
  equipment('heart-of-nizchetus', {
    abilities: [
      use(
        'exchange',
        [
          choose('n', 'choose-amount', { upTo: { least: [3, count({ in: 'library', of: 'you' })] } }, { min: 1 }),
          {
            op: 'each',
            over: { cards: host },
            as: 'bearer',
            together: true,
            ops: [
              { op: 'draw', seat: 'you', from: 'library', count: { x: 'n' } },
              choose(
                'c',
                'choose-to-library',
                { cards: { in: 'hand', of: 'you' } },
                { min: { x: 'n' }, max: { x: 'n' }, secret: true },
              ),
              { op: 'each', over: { list: 'c' }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'library' }] },
            ],
          },
        ],
        {
          phases: ['unlock'],
          for: host,
          once: 'exchange',
          usable: [when({ cmp: [count({ in: 'library', of: 'you' }), '>=', 1] }, 'no-target', 'DRAW-04')],
        },
      ),
    ],
  }),

  equipment(
    'shilmulo-tarot',
    {
      draws: { amongst: kept, while: { is: ['host', { in: 'ready', clan: 'Ravnos' }] } },
      abilities: [use('keep', [topCards(1)], { phases: ['unlock'], once: 'keep' })],
    },
    [''],
    [topCards(2)],
  ),

  equipment(
    'mokole-blood',
    { lends: { to: { ref: 'host', clan: 'Ministry' } }, triggers: [burnsEmpty()] },
    [''],
    [
      { op: 'search', as: 'c', ask: 'choose-card', piles: ['library', 'ash'], for: { requires: 'ser' }, max: 4 },
      each('c', under('one', 'down')),
    ],
  ),
]
