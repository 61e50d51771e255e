import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  allocate,
  burnPool,
  choose,
  chooseClan,
  count,
  eachSeat,
  eachShare,
  gainPool,
  mark,
  minionsOf,
  onlyOne,
  political,
  shareOf,
} from '../../makers.ts'

const neonate = (of: string): CardsWhere => ({
  kind: 'vampire',
  in: 'ready',
  of,
  where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 4] },
})
const outsider: CardsWhere = { kind: 'vampire', in: 'ready', any: [{ sect: 'Independent' }, { sect: 'Anarch' }] }
/** Each Methuselah, the acting one first, can choose a ready vampire they control. */
const eachChooses: Op = {
  op: 'each',
  over: { seats: {} },
  as: 'who',
  ops: [
    choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', of: 'who' } }, { min: 0, by: 'who' }),
    mark('chosen', 'v', 'referendum'),
  ],
}
const chosen: CardsWhere = { kind: 'vampire', where: { cmp: [{ fact: 'chosen', of: 'it' }, '>=', 1] } }
const eachChosen = (...ops: Op[]): Op => ({ op: 'each', over: { cards: chosen }, as: 'v', ops, together: true })

/** Referendums by which pool is gained, lost and moved. */
export const cards: CardDefinition[] = [
  political(
    'kine-resources-contested',
    [allocate('terms', 'choose-terms', 4, 2)],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),

  political(
    'reckless-agitation',
    [allocate('terms', 'choose-terms', 6, 2, { not: ['you'] })],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),

  political('domain-challenge', [], [eachSeat('who', [burnPool('who', count({ ...minionsOf('who'), locked: true }))])]),

  political('autarkis-persecution', [], [eachSeat('who', [gainPool('who', count(minionsOf('who')))])]),

  ...['ancilla-empowerment', 'anarchist-uprising'].map(key =>
    political(key, [], [eachSeat('who', [burnPool('who', count(minionsOf('who')))])]),
  ),

  political(
    'consanguineous-boon',
    [chooseClan('clan')],
    [eachSeat('who', [gainPool('who', count({ kind: 'vampire', of: 'who', in: 'inPlay', clan: { chosen: 'clan' } }))])],
  ),

  political(
    'conservative-agitation',
    [allocate('terms', 'choose-terms', { seats: {} }, 2)],
    [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])],
  ),

  political(
    'neonate-breach',
    [choose('them', 'choose-target', { seats: {} }, { max: 5 })],
    [
      {
        op: 'each',
        over: { list: 'them' },
        as: 'who',
        ops: [burnPool('who', { sum: [1, { least: [3, { count: neonate('who'), per: 3 }] }] })],
        together: true,
      },
    ],
  ),

  political('exclusion-principle', [], [eachSeat('who', [gainPool('who', count({ ...outsider, of: 'who' }))])]),

  political(
    'ancient-influence',
    [],
    [
      eachChooses,
      eachChosen(gainPool('controller:v', { of: 'v', stat: 'capacity' })),
      eachSeat('who', [burnPool('who', 5)]),
    ],
    undefined,
    onlyOne('game'),
  ),

  political(
    'reins-of-power',
    [],
    [
      eachChooses,
      eachSeat('who', [gainPool('who', 6)]),
      eachChosen(burnPool('prey:controller:v', { of: 'v', stat: 'capacity' })),
    ],
    undefined,
    onlyOne('game'),
  ),

  political(
    'political-stranglehold',
    [],
    [
      eachSeat('who', [
        gainPool('who', {
          count: {
            kind: 'vampire',
            of: 'who',
            in: 'inPlay',
            where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] },
          },
          per: 3,
        }),
      ]),
    ],
    undefined,
    onlyOne('game'),
  ),
]
