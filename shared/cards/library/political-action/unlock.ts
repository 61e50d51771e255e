import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, chooseClan, count, lock, onlyOne, political, unlock } from '../../makers.ts'

const kin: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  younger: 'by',
  any: [{ clan: { like: 'by' } }, { sect: 'Laibon', where: { is: ['by', { sect: 'Laibon' }] } }],
}

/** Referendums that unlock, or lock. */
export const cards: CardDefinition[] = [
  political(
    'my-kin-against-the-world',
    [choose('them', 'choose-vampire', { cards: kin }, { min: { x: 'x' }, max: { x: 'x' } })],
    [unlock('by'), { op: 'each', over: { list: 'them' }, as: 'v', ops: [unlock('v')], together: true }],
    undefined,
    {
      first: [choose('x', 'choose-x', { upTo: { least: [{ of: 'by', stat: 'payable' }, count(kin)] } })],
      ...onlyOne('turn'),
    },
  ),

  political(
    'consanguineous-condemnation',
    [chooseClan('clan')],
    [
      {
        op: 'each',
        over: { cards: { kind: 'vampire', in: 'inPlay', clan: { chosen: 'clan' } } },
        as: 'v',
        ops: [lock('v')],
        together: true,
      },
    ],
  ),
]
