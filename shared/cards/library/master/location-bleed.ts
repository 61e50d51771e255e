import { bleedingYou } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { ACTION, bleedPlus, location, use } from '../../makers.ts'

/** Locations that are burned against a bleed. */
export const cards: CardDefinition[] = [
  location('dummy-corporation', {
    abilities: [use('reduce', [bleedPlus(-2)], { windows: ACTION, cost: { burn: true }, usable: [bleedingYou] })],
  }),
]
