import { duringYourTurn } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ANYTIME, crypt, granted, unlock, use } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('kalinda-2', {
    actions: [granted('bleed', { bleed: 1, stealth: 1 }, [], { for: { ref: 'self' }, cost: { blood: 2 } })],
  }),

  crypt('kalinda', {
    abilities: [use('unlock', [unlock('self')], { ...ANYTIME, cost: { edge: true }, usable: [duringYourTurn] })],
  }),
]
