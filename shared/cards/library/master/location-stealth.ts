import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Test } from '../../language.ts'
import { ability, location, stealth } from '../../makers.ts'

const own = { of: 'you' } as const
const aged: Test = { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] }
/** Lock: +1 stealth to an acting minion, or intercept to one that attempts to block. */
const hides = (key: string, whom: CardsWhere) =>
  location(key, {
    abilities: [ability('stealth', [stealth(1)], [when({ is: ['acting', whom] }, 'no-target', 'CRYPT-06')])],
  })

/** Locations that give stealth. */
export const cards: CardDefinition[] = [
  hides('anarch-railroad', { sect: 'Anarch' }),

  hides('fortune-teller-shop', { clan: 'Ravnos' }),

  location('monastery-of-shadows', {
    statics: [{ on: 'you', effect: { stat: 'handSize', delta: 1 } }],
    abilities: [
      ability(
        'stealth',
        [stealth(1)],
        [when({ is: ['acting', { kind: 'vampire', where: aged }] }, 'no-target', 'CRYPT-06')],
      ),
    ],
  }),

  hides('backways', { clan: 'Gangrel', ...own }),

  hides('elysian-fields', { clan: 'Lasombra', ...own }),

  hides('opium-den', { clan: 'Ministry', ...own }),

  hides('the-labyrinth', { clan: 'Nosferatu', ...own }),

  location('creepshow-casino', {
    abilities: [
      ability(
        'stealth',
        [stealth(1, 'early')],
        [
          when(
            { all: [{ is: ['acting', { kind: 'vampire', of: 'you' }] }, { not: { action: 'directed' } }] },
            'no-target',
            'DIR-02',
          ),
        ],
        ['announced'],
      ),
    ],
  }),
]
