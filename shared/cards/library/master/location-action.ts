import { actionWas, duringBleed, notYetBy, when, youHaveEdge } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  bleedPlus,
  burnPool,
  choose,
  granted,
  location,
  lock,
  mark,
  masterActions,
  stealAction,
  unlock,
  use,
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
const antique: CardsWhere = { not: { any: [{ keyword: 'electronic' }, { keyword: 'vehicle' }, { keyword: 'weapon' }] } }
const exhibit: CardsWhere = { ...antique, kind: 'equipment' }
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

  // An equipment card may be a location once it is in play. It is cheaper in whichever way it is equipped.
  location('the-british-museum-london', {
    statics: [
      { on: 'you', effect: { stat: 'handSize', delta: 1 } },
      { on: { kind: 'minion', of: 'you' }, effect: { stat: 'cost', delta: -1, of: exhibit } },
    ],
    abilities: [
      use('unlock', [unlock('by'), mark('visited', 'by', 'turn')], {
        windows: ['resolved'],
        for: { ref: 'acting', kind: 'minion', of: 'you' },
        usable: [
          actionWas('successful'),
          when(
            {
              all: [{ action: 'equip' }, { is: ['offering', { any: [exhibit, { ...antique, kind: 'location' }] }] }],
            },
            'no-target',
            'EQUIP-01',
          ),
          notYetBy('visited'),
        ],
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
