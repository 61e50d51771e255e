import { inCombat } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { equipment, maneuver, press, strike, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const ofClan = (clan: string): CardsWhere => ({ ref: 'host', clan })
const eachCombat = { once: 'move', per: 'combat' as const }
const antitribu = { for: ofClan('Tremere antitribu'), ...eachCombat }

/** Equipment that maneuvers, presses, dodges or flees. */
export const cards: CardDefinition[] = [
  equipment('ir-goggles', {
    abilities: [use('maneuver', [maneuver], { windows: ['range'], for: host, ...eachCombat })],
  }),

  // One or the other.
  equipment('ruins-of-ceoris', {
    abilities: [
      use('maneuver', [maneuver], { windows: ['range'], ...antitribu }),
      use('press', [press], { windows: ['press'], ...antitribu }),
    ],
  }),

  equipment('treasured-samadji', {
    statics: [{ on: ofClan('Ravnos'), effect: { stat: 'bleed', delta: 1 } }],
    strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat', while: { is: ['host', { clan: 'Ravnos' }] } }],
  }),

  equipment('living-manse', {
    onePer: 'living-manse',
    statics: [{ on: { ref: 'host', kind: 'vampire' }, effect: { stat: 'bleed', delta: 1 } }],
    abilities: [
      use('flee', [{ op: 'outcome', of: 'combat', is: 'ends' }], {
        windows: ['before-range'],
        for: { ref: 'host', kind: 'vampire' },
        cost: { burn: true },
        usable: [inCombat],
      }),
    ],
  }),
]
