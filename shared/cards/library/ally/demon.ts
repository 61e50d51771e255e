import type { CardDefinition } from '../../definition.ts'
import type { Op, Test } from '../../language.ts'
import { become, readyAlly } from '../../makers.ts'

const gone: Op = { op: 'move', who: 'self', to: 'removed' }
const unbound: Test = { not: { any: { kind: 'vampire', keyword: 'infernal', in: 'inPlay', of: 'you' } } }

/** Demons. */
export const cards: CardDefinition[] = [
  readyAlly('infernal-servitor', ['dai', 'DAI'], {
    triggers: [
      {
        on: 'entered-play',
        mode: 'DAI',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [become('self', { asVampire: { disciplines: ['dai', 'obf'] } }, 'leaves')],
      },
      {
        on: 'action-resolved',
        when: {
          all: [{ is: ['event-minion', { ref: 'self' }] }, { cmp: [{ x: 'event-outcome-successful' }, '=', 1] }],
        },
        ops: [gone],
      },
      ...(['burned', 'moved', 'control-changed', 'contested'] as const).map(on => ({ on, when: unbound, ops: [gone] })),
    ],
  }),
]
