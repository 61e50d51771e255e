import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { location, put } from '../../makers.ts'

const anarch: CardsWhere = { kind: 'minion', sect: 'Anarch', of: 'you' }

/** Locations that help to equip. */
export const cards: CardDefinition[] = [
  location('hackerspace', {
    reduces: { of: { kind: 'equipment' }, by: anarch, pays: { counter: 'hack' } },
    triggers: [
      {
        on: 'entered-play',
        when: { is: ['event-card', { ref: 'self' }] },
        ops: [put('hack', { count: { ...anarch, in: 'inPlay' } })],
      },
      // Before that one does what it does as it enters play.
      { on: 'entered-play', first: true, when: { is: ['event-card', anarch] }, ops: [put('hack', 1)] },
      {
        on: 'became',
        when: {
          all: [
            { is: ['event-card', { kind: 'vampire', of: 'you', in: 'inPlay' }] },
            { cmp: [{ x: 'event-sect-Anarch' }, '=', 1] },
          ],
        },
        ops: [put('hack', 1)],
      },
    ],
  }),
]
