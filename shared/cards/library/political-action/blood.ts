import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { count, eachSeat, gain, gainPool, political } from '../../makers.ts'

const eachGains = (cards: CardsWhere): Op => ({
  op: 'each',
  over: { cards },
  as: 'v',
  ops: [gain('v', 1)],
  together: true,
})
const elder: CardsWhere = { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] } }
const anarch: CardsWhere = { kind: 'vampire', sect: 'Anarch' }

/** Referendums by which vampires gain blood. */
export const cards: CardDefinition[] = [
  political(
    'honor-the-elders',
    [],
    [eachGains({ ...elder, in: 'ready' }), eachGains({ ...elder, in: 'uncontrolled' })],
  ),

  political(
    'anarch-salon',
    [],
    [
      eachGains({ ...anarch, in: 'ready' }),
      eachSeat('who', [gainPool('who', 1)], {
        where: { cmp: [count({ ...anarch, in: 'inPlay', of: 'it' }), '>=', 1] },
      }),
    ],
  ),
]
