import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { ability, burnBlood, equipment, ifHolds, lock, stealth, use } from '../../makers.ts'

const lasombra: CardsWhere = { ref: 'host', clan: 'Lasombra' }

/** Equipment that is a location in play. */
export const cards: CardDefinition[] = [
  equipment('gran-madre-di-dio-italy', {
    triggers: [
      {
        on: 'entered-play',
        when: {
          all: [
            { is: ['event-card', { kind: 'minion', any: [{ of: 'prey' }, { of: 'predator' }] }] },
            { not: { during: 'unlock' } },
          ],
        },
        ops: [
          lock('event-card'),
          ifHolds({ is: ['event-card', { kind: 'vampire', younger: 'host' }] }, burnBlood('event-card', 1)),
        ],
      },
    ],
  }),

  equipment('the-ankara-citadel-turkey', {
    statics: [
      {
        on: { ref: 'host', kind: 'vampire' },
        effect: { stat: 'cost', half: 'blood', of: { not: { kind: 'action modifier' } } },
      },
    ],
  }),

  // Against what somebody does to its Lasombra, or for what that does.
  equipment('zaire-river-ferry', {
    onePer: 'haven',
    abilities: [
      use('foil', [{ op: 'outcome', of: 'action', is: 'fails' }], {
        windows: ['announced'],
        cost: { lock: true },
        usable: [
          when({ action: 'directed' }, 'no-target', 'DIR-01'),
          when({ is: ['host', { aimed: true, clan: 'Lasombra' }] }, 'no-target', 'DIR-02'),
        ],
      }),
      ability('stealth', [stealth(1)], [when({ is: ['acting', lasombra] }, 'no-target', 'CRYPT-06')]),
    ],
  }),
]
