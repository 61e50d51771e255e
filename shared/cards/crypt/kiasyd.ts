import type { CardDefinition } from '../definition.ts'
import { crypt, masterActions, use } from '../makers.ts'
import { ifReady, self } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('isanwayen', {
    statics: [{ on: { kind: 'minion' }, effect: { stat: 'rescue', delta: 1, of: self } }],
    abilities: [
      use('action', [masterActions('you', 1, 'turn')], { phases: ['master'], cost: { lock: true }, usable: [ifReady] }),
    ],
  }),
]
