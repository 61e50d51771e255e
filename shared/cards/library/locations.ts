import { when } from '../../rules/conditions.ts'
import { ability, location, stealth } from '../makers.ts'

/** Locations: in play they lend something to those who control them. */
export const locations = [
  location('information-highway', { statics: [{ on: 'you', effect: { stat: 'transfers', delta: 2 } }] }),

  location('the-labyrinth', {
    abilities: [ability('stealth', [stealth(1)], [when({ is: ['acting', { clan: 'Nosferatu', of: 'you' }] }, 'no-target', 'CRYPT-06')])],
  }),
]

