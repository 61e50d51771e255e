import { duringYourTurn, inCombat } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ANYTIME, crypt, granted, unlock, use } from '../makers.ts'
import { aCard, discards, discardsForVotes, gets } from './parts/vampires.ts'

export const cards: CardDefinition[] = [
  crypt('kalinda-2', {
    actions: [granted('bleed', { bleed: 1, stealth: 1 }, [], { for: { ref: 'self' }, cost: { blood: 2 } })],
  }),

  crypt('kalinda', {
    abilities: [use('unlock', [unlock('self')], { ...ANYTIME, cost: { edge: true }, usable: [duringYourTurn] })],
  }),

  crypt('oluwafunmilayo', { statics: [gets('intercept', 1, { action: 'political' })] }),

  crypt('rebekah', { abilities: [discardsForVotes({ requires: 'aus' }, 2)] }),

  crypt('kasim-bayar', {
    abilities: [
      use(
        'strength',
        [
          ...discards({ kind: 'political action' }),
          { op: 'modify', stat: 'strength', delta: 2, on: 'self', until: 'combat' },
        ],
        {
          windows: ['before-range'],
          for: { ref: 'self' },
          once: 'strength',
          per: 'combat',
          usable: [inCombat, aCard],
        },
      ),
    ],
  }),
]
