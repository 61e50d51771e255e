import { duringBleed, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ACTION, bleedPlus, burn, crypt, use } from '../makers.ts'
import { cheaper, entersCombat, minionOfOthers, vampireOf } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('sheela-na-gig', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ACTION,
        cost: { lock: true },
        usable: [
          duringBleed,
          when({ is: ['acting', { ...vampireOf('Tremere antitribu'), of: 'you' }] }, 'no-target', 'CRYPT-06'),
        ],
      }),
    ],
  }),

  crypt('tupdog', {
    statics: [cheaper({ requires: 'vis' })],
    actions: [entersCombat(minionOfOthers)],
    triggers: [
      {
        on: 'phase-started',
        when: { all: [{ same: ['event-seat', 'you'] }, { cmp: [{ x: 'event-phase-influence' }, '=', 1] }] },
        ops: [burn('self'), { op: 'draw', seat: 'you', from: 'crypt', count: 1 }],
      },
    ],
  }),
]
