import { bleedingYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num } from '../../language.ts'
import { ACTION, bleedPlus, choose, location, moveBlood, put, use } from '../../makers.ts'

const stored: Num = { counter: 'pool', of: 'self' }

/** Locations that are burned, or what lies on them is, against a bleed. */
export const cards: CardDefinition[] = [
  location('dummy-corporation', {
    abilities: [use('reduce', [bleedPlus(-2)], { windows: ACTION, cost: { burn: true }, usable: [bleedingYou] })],
  }),

  location('ruins-of-charizel', {
    abilities: [
      use(
        'reduce',
        [
          choose('x', 'choose-x', { upTo: stored }, { min: 1 }),
          moveBlood({ card: 'self', name: 'pool' }, 'bank', { x: 'x' }),
          bleedPlus({ minus: { x: 'x' } }),
        ],
        { windows: ACTION, usable: [bleedingYou, when({ cmp: [stored, '>=', 1] }, 'no-target', 'TARGET-01')] },
      ),
    ],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ same: ['event-from-pool', 'you'] }, { cmp: [{ x: 'event-why-infernal' }, '=', 1] }] },
        ops: [put('pool', 1)],
      },
      {
        on: 'phase-started',
        when: { all: [{ same: ['event-seat', 'predator'] }, { cmp: [{ x: 'event-phase-discard' }, '=', 1] }] },
        ops: [moveBlood({ card: 'self', name: 'pool' }, 'bank', stored)],
      },
    ],
  }),
]
