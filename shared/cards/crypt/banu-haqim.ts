import type { Op } from '../language.ts'
import { duringYourTurn, inCombat, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { ANYTIME, crypt, granted, unlock, use, choose, burn } from '../makers.ts'
import { discardsForVotes, gets } from './parts/vampires.ts'

/** That there is a card in hand is public; which, is not. */
const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')

const discards: Op[] = [
  choose('c', 'choose-discard', { cards: { kind: 'political action', in: 'hand', of: 'you' } }, { secret: true }),
  burn('c'),
]

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
      use('strength', [...discards, { op: 'modify', stat: 'strength', delta: 2, on: 'self', until: 'combat' }], {
        windows: ['before-range'],
        for: { ref: 'self' },
        once: 'strength',
        per: 'combat',
        usable: [inCombat, aCard],
      }),
    ],
  }),
]
