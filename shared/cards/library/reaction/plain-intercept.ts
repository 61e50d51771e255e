import type { CardDefinition } from '../../definition.ts'
import { intercept, mode, reaction } from '../../makers.ts'

/** Reactions that add intercept, and do nothing else. */
export const cards: CardDefinition[] = [
  reaction('enhanced-senses', [mode('aus', [intercept(1)]), mode('AUS', [intercept(2)])]),
]
