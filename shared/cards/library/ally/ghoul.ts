import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { ally, burnBlood, choose, gain, granted, stealAction, use } from '../../makers.ts'

/** Ghouls that play cards as an Anarch vampire would. */
export const cards: CardDefinition[] = [
  ally('grey-thorne', [''], {
    abilities: [
      use('heal', [burnBlood('by', 1), gain('self', 1)], {
        phases: ['unlock'],
        phasesOf: 'controller',
        windows: ['between'],
        for: {
          kind: 'vampire',
          sect: 'Anarch',
          in: 'ready',
          where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] },
        },
        usable: [when({ cmp: [{ of: 'self', stat: 'blood' }, '=', 1] }, 'requirement-met', 'ALLY-04')],
      }),
    ],
  }),

  ally('vivienne-geroux', [''], {
    statics: [
      {
        on: { kind: 'vampire', of: 'you' },
        while: { action: 'political' },
        effect: { stat: 'stealth', delta: -1 },
      },
    ],
    actions: [
      granted(
        'give',
        { target: { seat: 's' } },
        [choose('s', 'choose-target', { seats: { not: ['you'] } }), { op: 'control', who: 'self', to: 's' }],
        { for: { kind: 'vampire', of: 'you' } },
      ),
      stealAction({ kind: 'vampire' }),
    ],
  }),
]
