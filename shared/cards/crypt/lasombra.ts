import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { choose, crypt, use } from '../makers.ts'
import {
  discardsForVotes,
  entersCombat,
  gets,
  ifReady,
  minionOfOthers,
  someTarget,
  vampireOf,
} from './parts/vampires.ts'

const preys: CardsWhere = { kind: 'minion', in: 'ready', of: 'prey' }

export const cards: CardDefinition[] = [
  crypt('carolina-valez', {
    statics: [
      {
        on: { ref: 'self' },
        effect: { allow: false, rule: 'damage', against: { any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('gratiano', { statics: [gets('ballots', 1)] }),

  crypt('azucena', {
    statics: [
      gets('intercept', 1, { is: ['acting', { ...vampireOf('Lasombra'), younger: 'self' }] }),
      gets('intercept', -1, { is: ['acting', { ...vampireOf('Lasombra'), older: 'self' }] }),
    ],
  }),

  crypt('yewon-ong', { abilities: [discardsForVotes({ requires: 'obl' }, 1)] }),

  crypt('gnaeus-aemilius-augustinus', {
    abilities: [
      use(
        'harm',
        [
          choose('m', 'choose-minion', { cards: preys }, { by: 'prey' }),
          { op: 'damage', to: 'm', amount: 1, unpreventable: true, from: 'self' },
        ],
        { phases: ['unlock'], once: 'harm', compulsory: true, usable: [ifReady, someTarget(preys)] },
      ),
    ],
  }),

  crypt('dafina-hanganu', { actions: [entersCombat(minionOfOthers)] }),

  crypt('damian', {
    statics: [gets('bleed', 1, { any: { kind: 'vampire', title: ['cardinal'], in: 'ready', of: 'you' } })],
  }),
]
