import type { CardDefinition } from '../definition.ts'
import { crypt, unlock, use } from '../makers.ts'

export const cards: CardDefinition[] = [
  // Of another Discipline of a card, one that names Celerity as well can be used.
  crypt('ibn-khaldun-scholar', {
    abilities: [use('unlock', [unlock('self')], { phases: ['discard'], for: { ref: 'self' }, cost: { blood: 1 } })],
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'play', only: 'cel' } }],
  }),
]
