import { when } from '../../conditions.ts'
import type { CardDefinition, Static } from '../../definition.ts'
import type { Test } from '../../language.ts'
import { voteToBurn } from '../parts.ts'
import { action, entitle, mode, votes } from '../../makers.ts'

/** While its title is contested the card is out of play with it. */
const inForce: Test = { is: ['host', { title: ['baron'] }] }
/** +1 vote to its bearer, of one of these clans, in the referendums it calls. */
const callerOf = (...clans: string[]): Static[] => [
  {
    on: { ref: 'host', any: clans.map(clan => ({ clan })) },
    while: { all: [inForce, { action: 'political' }, { is: ['acting', { ref: 'host' }] }] },
    effect: { stat: 'votes', delta: 1 },
  },
]
const feeStake = (city: string, statics: Static[] = []) =>
  action(
    `fee-stake-${city.toLowerCase().replace(' ', '-')}`,
    [mode('', entitle('by', 'baron', city), { header: { stealth: 1 } })],
    {
      actions: [
        voteToBurn([votes(-1, { who: { kind: 'vampire', title: true, not: { title: ['baron'] } } })], {
          usable: [when(inForce, 'contest-open', 'CTITLE-01')],
        }),
      ],
      statics,
    },
  )

/** Actions that give a title. */
export const cards: CardDefinition[] = [
  feeStake('Corte'),

  feeStake('Perth'),

  feeStake('Los Angeles'),

  feeStake('Seattle', callerOf('Gangrel', 'Gangrel antitribu')),

  feeStake('New York', callerOf('Brujah', 'Brujah antitribu')),
]
