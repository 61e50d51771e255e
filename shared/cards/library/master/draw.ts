import type { CardDefinition } from '../../definition.ts'
import { ANYTIME, stays, stealAction, use } from '../../makers.ts'

/** Masters by which cards are drawn. */
export const cards: CardDefinition[] = [
  stays('fragment-of-the-book-of-nod', {
    abilities: [
      use('draw', [{ op: 'draw', seat: 'you', from: 'library', count: 2 }], { ...ANYTIME, cost: { lock: true } }),
    ],
    actions: [stealAction({ kind: 'vampire' })],
  }),
]
