import { when } from '../../rules/conditions.ts'
import { ability, location, stealth, use } from '../makers.ts'

/** Locations: in play they lend something to those who control them. */
export const locations = [
  location('information-highway', { statics: [{ on: 'you', effect: { stat: 'transfers', delta: 2 } }] }),

  location('market-square', {
    abilities: [use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }],
      { windows: ['attempt'], cost: { lock: true }, usable: [when({ is: ['blocking', { clan: 'Banu Haqim', of: 'you' }] }, 'no-target', 'CRYPT-06')] })],
  }),

  location('the-labyrinth', {
    abilities: [ability('stealth', [stealth(1)], [when({ is: ['acting', { clan: 'Nosferatu', of: 'you' }] }, 'no-target', 'CRYPT-06')])],
  }),
]

