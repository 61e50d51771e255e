import { actionWas, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { mode, modifier, use } from '../../makers.ts'

const onActor: Op = { op: 'move', who: 'self', to: 'inPlay', on: 'by' }

/** Modifiers whose card is put on the minion that acts, and serves it. */
export const cards: CardDefinition[] = [
  // Between two actions, or before the first and after the last one, of whoever has the turn.
  {
    ...modifier('enkil-cog', [
      mode('', [onActor], {
        windows: ['resolved'],
        usable: [
          actionWas('successful'),
          when({ cmp: [{ fact: 'bled-prey', of: 'by' }, '>=', 1] }, 'not-resolved-so', 'BLEED-14'),
        ],
      }),
    ]),
    statics: [{ on: { ref: 'host' }, effect: { stat: 'bleed', delta: 1 } }],
    abilities: [
      use('act', [{ op: 'act', who: 'host' }], {
        phases: ['minion'],
        windows: ['between'],
        cost: { lock: true },
        usable: [when({ during: 'minion' }, 'not-this-phase', 'TURN-03')],
      }),
    ],
  },
]
