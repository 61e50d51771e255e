import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, burn, burnPool, choose, master, mode, stays, use } from '../../makers.ts'

const toreador: CardsWhere = { kind: 'vampire', in: 'inPlay', clan: 'Toreador' }

/** Masters that a block sets off, before it is resolved. */
export const cards: CardDefinition[] = [
  master('aching-beauty', [mode('', [choose('v', 'choose-vampire', { cards: toreador }), attach('v')])], {
    usable: [when({ any: toreador }, 'no-target', 'TARGET-01')],
    triggers: [
      {
        on: 'about-to-block',
        when: { is: ['event-acting', { ref: 'host' }] },
        ops: [burnPool('controller:event-minion', 1)],
      },
    ],
  }),

  stays('millicent-smith-puritan-vampire-hunter', {
    triggers: [
      {
        on: 'about-to-block',
        when: { is: ['event-acting', { kind: 'vampire', of: 'you' }] },
        ops: [burn('event-acting'), burn('self')],
      },
    ],
    abilities: [
      use('pass', [{ op: 'control', who: 'self', to: 'predator' }], {
        phases: ['discard'],
        once: 'pass',
        compulsory: true,
      }),
    ],
  }),
]
