import type { CardDefinition, Static } from '../definition.ts'
import { crypt } from '../makers.ts'
import { get, isReady } from './parts/vampires.ts'

const strongerAgainst = (clan: string): Static => ({
  on: { ref: 'self' },
  while: { is: ['opposing', { clan }] },
  effect: { stat: 'strength', delta: 1 },
})

export const cards: CardDefinition[] = [
  // While merged it is stronger against anybody; the facts say so (`merged`).
  crypt('batsheva', { statics: [strongerAgainst('Tzimisce')] }),

  crypt('batsheva-advanced', { statics: [strongerAgainst('Malkavian')] }),

  crypt('lucian-the-perfect', {
    statics: [
      {
        on: { ref: 'opposing' },
        effect: { allow: false, rule: 'strike', against: { ref: 'self' }, unless: 1 },
      },
    ],
  }),

  crypt('nana-buruku', {
    statics: [get('you', 'masterActions', 1, isReady), get('you', 'handSize', 1, isReady)],
  }),
]
