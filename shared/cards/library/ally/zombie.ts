import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { ally, burn, choose, granted } from '../../makers.ts'
import { enterCombat } from '../parts.ts'

const dead: CardsWhere = { in: 'ash', of: 'you', any: [{ kind: 'ally' }, { kind: 'vampire' }] }

/** Zombies. */
export const cards: CardDefinition[] = [
  ally('shambling-hordes', ['nec', 'NEC'], {
    life: { NEC: 4 },
    statics: [
      { on: { ref: 'self' }, effect: { stat: 'strength', delta: { of: 'self', stat: 'blood' } } },
      { on: { ref: 'self' }, effect: { allow: false, rule: 'gain' } },
    ],
    actions: [granted('fight', { target: { card: 'm' } }, enterCombat(), { for: { ref: 'self' } })],
    triggers: [
      {
        on: 'entered-play',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [
          choose('gone', 'choose-card', { cards: dead }, { min: 0 }),
          {
            op: 'if',
            test: { is: ['gone', {}] },
            then: [{ op: 'move', who: 'gone', to: 'removed' }],
            else: [burn('self')],
          },
        ],
      },
    ],
  }),
]
