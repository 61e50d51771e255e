import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { location, master, mode, use } from '../../makers.ts'

/** From the library to the hand. */
const finds = (whom: CardsWhere): Op[] => [
  { op: 'search', as: 'c', ask: 'choose-card', piles: ['library'], for: whom },
  { op: 'move', who: 'c', to: 'hand' },
]

/** Masters that search the library. */
export const cards: CardDefinition[] = [
  location('als-army-apparatus', {
    abilities: [use('search', finds({ keyword: 'weapon' }), { phases: ['minion'], cost: { lock: true } })],
  }),

  master('fortschritt-library', [mode('', finds({ kind: 'event', keyword: 'gehenna' }), { once: 'game' })]),
]
