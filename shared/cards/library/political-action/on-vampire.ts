import type { CardDefinition } from '../../definition.ts'
import { when } from '../../conditions.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burn, choose, political, unlock, use } from '../../makers.ts'

const younger: CardsWhere = { kind: 'vampire', sect: 'Anarch', in: 'ready', younger: 'host' }

/** Referendums by which the card is put on a vampire. */
export const cards: CardDefinition[] = [
  {
    ...political('firebrand', [], [attach('by')]),
    onePer: 'firebrand',
    statics: [
      {
        on: { ref: 'host', kind: 'vampire', sect: 'Anarch' },
        while: { action: 'political' },
        effect: { stat: 'votes', delta: 1 },
      },
    ],
    abilities: [
      use('unlock', [choose('v', 'choose-vampire', { cards: younger }), unlock('v')], {
        phases: ['minion'],
        for: { ref: 'host', kind: 'vampire', sect: 'Anarch' },
        cost: { blood: 1 },
        usable: [when({ any: younger }, 'no-target', 'TARGET-01')],
      }),
    ],
    triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burn('self')] }],
  },
]
