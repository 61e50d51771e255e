import { passedBefore } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Num, Op, Test } from '../../language.ts'
import { choose, gain, gainPool, mode, modifier } from '../../makers.ts'

const margin: Num = { fact: 'margin', of: 'by' }
const lasombra: CardsWhere = { kind: 'vampire', clan: 'Lasombra', in: 'ready', of: 'you' }
const titled: Test = { is: ['by', { title: true }] }
const most: Num = { sum: [1, { count: { ref: 'by', title: true } }] }
const toPool = (n: number): Op =>
  gainPool('you', { least: [n, { sum: [margin, { minus: { count: { amongst: 'fed' } } }] }] })

/** Modifiers that use by how much a referendum has passed. */
export const cards: CardDefinition[] = [
  // All of it that can go somewhere does; what goes to no vampire goes to the pool.
  modifier(
    'amici-noctis',
    [
      mode(
        '',
        [
          choose(
            'fed',
            'choose-vampire',
            { cards: lasombra },
            { min: { sum: [margin, { minus: most }] }, max: margin, by: 'you' },
          ),
          { op: 'each', over: { list: 'fed' }, as: 'one', ops: [gain('one', 1)], together: true },
          { op: 'if', test: titled, then: [toPool(2)], else: [toPool(1)] },
        ],
        { windows: ['resolved'] },
      ),
    ],
    [passedBefore],
  ),
]
