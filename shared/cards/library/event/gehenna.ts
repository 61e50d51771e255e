import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burnPool, delayed, event, use } from '../../makers.ts'

const torpid: CardsWhere = { kind: 'vampire', in: 'torpor', of: 'you' }

/** Gehenna. */
export const cards: CardDefinition[] = [
  delayed(
    'leaves',
    event('dragonbound', {
      abilities: [
        use('torpor', [burnPool('you', { count: torpid })], {
          phases: ['discard'],
          user: 'active',
          once: 'torpor',
          compulsory: true,
          usable: [when({ any: torpid }, 'not-in-torpor', 'TARGET-01')],
        }),
      ],
    }),
  ),

  delayed(
    'discard',
    event('the-unmasking', {
      statics: [
        {
          on: { kind: 'ally' },
          while: { is: ['acting', { kind: 'vampire' }] },
          effect: { stat: 'intercept', delta: 1 },
        },
      ],
    }),
  ),
]
