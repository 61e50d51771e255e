import { actionWas, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, Op } from '../../language.ts'
import { ACTION, burn, mode, modifier, stealth, use } from '../../makers.ts'

const onActor: Op = { op: 'move', who: 'self', to: 'inPlay', on: 'by' }

const them: Num = { directedAt: 'all' }

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

  {
    ...modifier('shadow-cast', [
      mode('obl', [stealth(1)]),
      mode('OBL', [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', keep: { them } }], {
        windows: ['resolved'],
        usable: [actionWas('successful'), when({ action: 'directed' }, 'no-target', 'DIR-01')],
      }),
    ]),
    abilities: [
      use('stealth', [stealth(1)], {
        windows: ACTION,
        for: { ref: 'host' },
        cost: { burn: true },
        usable: [
          when({ is: ['acting', { ref: 'host' }] }, 'not-acting', 'MIN-12'),
          when({ aimedAlike: 'them' }, 'no-target', 'DIR-02'),
        ],
      }),
    ],
  },

  {
    ...modifier('shadow-cloak', [
      mode('obl', [stealth(1)]),
      mode('OBL', [onActor], { windows: ['resolved'], usable: [actionWas('successful')] }),
    ]),
    statics: [
      {
        on: { ref: 'host' },
        effect: {
          allow: false,
          rule: 'target',
          only: 'directed',
          against: { kind: 'minion', not: { has: 'aus' } },
        },
      },
    ],
    abilities: [use('burn', [burn('self')], { phases: ['unlock'], compulsory: true })],
  },
]
