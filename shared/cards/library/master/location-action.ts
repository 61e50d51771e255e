import { duringBleed, when, youHaveEdge } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  bleedPlus,
  choose,
  location,
  lock,
  masterActions,
  stealAction,
  use,
  granted,
  burnPool,
  unlock,
} from '../../makers.ts'
import { corrupts } from '../parts.ts'

const another: CardsWhere = {
  kind: 'location',
  keyword: 'unique',
  in: 'inPlay',
  of: 'you',
  locked: false,
  not: { ref: 'self' },
}
const ends = { op: 'outcome', of: 'combat', is: 'ends' } as const
const tired: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you', locked: true }
const vampires = stealAction({ kind: 'vampire' })

/** Locations that give actions, make them cheaper, or serve them. */
export const cards: CardDefinition[] = [
  location('the-parthenon', {
    abilities: [use('action', [masterActions('you', 1, 'turn')], { phases: ['master'], cost: { lock: true } })],
  }),

  location('information-highway', { statics: [{ on: 'you', effect: { stat: 'transfers', delta: 2 } }] }),

  location('the-line', {
    reduces: { by: { kind: 'vampire', of: 'you' }, n: 1, action: true, blood: true },
    actions: [stealAction({ kind: 'vampire' })],
  }),

  location('the-shard-london', {
    reduces: { n: 2, usable: [youHaveEdge] },
    actions: [stealAction({ kind: 'vampire' }, { count: { ref: 'by', clan: 'Ventrue' } })],
  }),

  location('club-illusion', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ['announced'],
        for: { kind: 'vampire', sect: 'Anarch', ref: 'acting' },
        cost: { blood: 1 },
        once: 'bleed',
        per: 'action',
        usable: [duringBleed],
      }),
    ],
  }),

  location('metro-underground', {
    abilities: [
      use('unlock', [choose('v', 'choose-vampire', { cards: tired }), burnPool('you', 1), unlock('v')], {
        phases: ['discard'],
        cost: { lock: true },
        usable: [when({ any: tired }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  location('powerbase-savannah', {
    abilities: [
      use('end', [choose('l', 'choose-location', { cards: another }), lock('l'), ends], {
        windows: ['before-range'],
        usable: [
          when({ is: ['acting', { kind: 'vampire', of: 'you' }] }, 'no-target', 'CRYPT-06'),
          when({ any: another }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
    actions: [vampires],
  }),

  location('cave-of-apples', {
    actions: [
      granted(
        'corrupt',
        { target: { card: 'm' } },
        corrupts({ in: 'inPlay', of: 'prey', any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }),
        { for: { kind: 'vampire', clan: 'Ministry', of: 'you', in: 'ready' } },
      ),
    ],
  }),
]
