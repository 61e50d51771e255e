import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, equipment, gain, granted, mark, stealAction, strike } from '../../makers.ts'

const uncontrolled: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you' }

/** Equipment whose actions are for some of those who may bear it. */
export const cards: CardDefinition[] = [
  equipment('shaal-fragment', {
    statics: [{ on: 'you', effect: { stat: 'handSize', delta: 2 } }],
    actions: [stealAction({ kind: 'vampire' })],
  }),

  equipment('kaymakli-fragment', {
    strikes: [
      {
        name: 'steal',
        opposing: true,
        strike: strike('equipment', {
          effects: [{ op: 'move', who: 'self', to: 'inPlay', on: 'by' }, mark('unusable', 'self', 'round')],
        }),
      },
    ],
    actions: [
      granted('draw', {}, [{ op: 'draw', seat: 'you', from: 'library', count: 5 }], {
        for: { ref: 'host', kind: 'vampire', sect: 'Sabbat' },
      }),
      granted(
        'fill',
        { stealth: 1 },
        [choose('v', 'choose-vampire', { cards: uncontrolled }, { secret: true }), gain('v', 3)],
        {
          for: { ref: 'host', keyword: 'infernal' },
          usable: [when({ any: { in: 'uncontrolled', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),
]
