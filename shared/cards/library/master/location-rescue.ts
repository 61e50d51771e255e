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
  gain,
  moveBlood,
} from '../../makers.ts'
import { freesAll } from '../parts.ts'

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

const hostage: CardsWhere = { kind: 'vampire', where: { cmp: [{ counter: 'hostage', of: 'it' }, '>=', 1] } }
const ready: CardsWhere = { kind: 'vampire', in: 'ready' }
const yours: CardsWhere = { ...ready, of: 'you' }

/** Locations that bring vampires back from torpor, or keep them there. */
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

  location('carvers-meat-packing-and-storage', {
    statics: [
      { on: hostage, effect: { allow: false, rule: 'ready' } },
      { on: hostage, effect: { allow: false, rule: 'diablerized' } },
    ],
    abilities: [
      use('feed', [choose('v', 'choose-vampire', { cards: yours }), gain('v', { count: hostage })], {
        phases: ['master'],
        cost: { lock: true },
        usable: [when({ any: yours }, 'no-target', 'TARGET-01')],
      }),
      // Any vampire, whosever it is: in the unlock phase of another between effects.
      use(
        'free',
        [
          choose('h', 'choose-vampire', { cards: hostage }),
          moveBlood({ card: 'h', name: 'hostage' }, 'bank', { counter: 'hostage', of: 'h' }),
        ],
        {
          phases: ['unlock'],
          windows: ['between'],
          for: ready,
          cost: { blood: 2 },
          once: 'free',
          usable: [
            when({ during: 'unlock' }, 'not-this-phase', 'UNLOCK-06'),
            when({ any: hostage }, 'no-target', 'TARGET-01'),
          ],
        },
      ),
    ],
    triggers: [
      {
        on: 'to-torpor',
        when: {
          is: ['event-card', { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 3] } }],
        },
        ops: [moveBlood('bank', { card: 'event-card', name: 'hostage' }, 1)],
      },
      freesAll('hostage'),
    ],
  }),
]
