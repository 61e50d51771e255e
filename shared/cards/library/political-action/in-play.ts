import type { CardDefinition } from '../../definition.ts'
import { choose, enter, political } from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

/** Referendums by which the card itself stays in play, for some or for all. */
export const cards: CardDefinition[] = [
  {
    ...political('rumors-of-gehenna', [choose('whom', 'choose-terms', { seats: {} }, { max: 30 })], [enter]),
    statics: [{ on: 'whom', effect: { stat: 'masterActions', set: 2 } }],
    actions: [voteToBurn()],
  },

  {
    ...political('the-meddling-of-semsith', [choose('whom', 'choose-terms', { seats: { not: ['you'] } })], [enter]),
    statics: [
      { on: 'you', effect: { stat: 'handSize', delta: -1 } },
      { on: 'whom', while: { during: 'minion' }, effect: { allow: false, rule: 'replace' } },
    ],
    actions: [voteToBurn()],
  },
]
