import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ability,
  afterResolution,
  ANYTIME,
  burnBlood,
  burnPool,
  choose,
  location,
  unlock,
  use,
  ifHolds,
} from '../../makers.ts'

const torpid = (clan: string): CardsWhere => ({ kind: 'vampire', clan, in: 'torpor' })
const backToReady = (clan: string) => choose('v', 'choose-vampire', { cards: torpid(clan) })
const toReady = { op: 'move', who: 'v', to: 'ready' } as const
const payer: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  of: 'you',
  clan: 'Tremere',
  where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] },
}

/** Locations that bring vampires back from torpor. */
export const cards: CardDefinition[] = [
  location('chantry', {
    abilities: [
      use(
        'rescue',
        [
          backToReady('Tremere'),
          choose('payer', 'choose-payer', { cards: payer }, { min: 0 }),
          { op: 'if', test: { is: ['payer', {}] }, then: [burnBlood('payer', 1)], else: [burnPool('you', 1)] },
          toReady,
        ],
        {
          phases: ['master'],
          cost: { lock: true },
          usable: [when({ any: torpid('Tremere') }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  location('warsaw-station', {
    abilities: [
      // By then it need not be in play any more.
      ability(
        'unlock',
        [
          afterResolution(
            ifHolds(
              {
                all: [{ cmp: [{ x: 'event-outcome-successful' }, '=', 1] }, { is: ['acting', { clan: 'Nosferatu' }] }],
              },
              unlock('acting'),
            ),
          ),
        ],
        [
          when(
            { all: [{ is: ['acting', { clan: 'Nosferatu' }] }, { not: { action: 'directed' } }] },
            'no-target',
            'DIR-02',
          ),
        ],
        ['announced'],
      ),
      use('rescue', [backToReady('Nosferatu'), toReady], {
        ...ANYTIME,
        cost: { burn: true },
        usable: [when({ any: torpid('Nosferatu') }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),
]
