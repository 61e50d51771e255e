import { duringBleed, duringYourTurn, inPoliticalAction, playedAs, playing, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import {
  ACTION,
  AS_PLAYED,
  bleedPlus,
  cancel,
  choose,
  crypt,
  lock,
  moveBlood,
  strike,
  use,
  votes,
  calledByIt,
  dissentersPay,
  stealth,
} from '../makers.ts'
import {
  aCard,
  discards,
  discardsForVotes,
  get,
  gets,
  ifReady,
  isActing,
  isReady,
  self,
  someTarget,
  vampireOf,
} from './parts/vampires.ts'

const younger: CardsWhere = { kind: 'vampire', in: 'inPlay', younger: 'self' }
const ownPrince: CardsWhere = { kind: 'vampire', title: ['prince'], in: 'inPlay', of: 'you' }

export const cards: CardDefinition[] = [
  crypt('flavio-goncalves', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }] }),

  crypt('bret-stryker', {
    statics: [
      {
        on: { ref: 'self' },
        while: { is: ['acting', { kind: 'vampire', title: true }] },
        effect: { stat: 'intercept', delta: -1 },
      },
    ],
  }),

  crypt('modius', { abilities: [discardsForVotes({ kind: 'master' }, 1)] }),

  crypt('francois-villon-6', {
    abilities: [
      use('lock', [choose('v', 'choose-vampire', { cards: younger }), lock('v')], {
        phases: ['unlock'],
        cost: { blood: 2 },
        once: 'lock',
        usable: [ifReady, someTarget(younger)],
      }),
    ],
  }),

  crypt('annabelle-triabell-6', {
    statics: [
      get({ ...vampireOf('Toreador'), of: 'you', not: self }, 'stealth', 1, { is: ['self', { locked: true }] }),
    ],
  }),

  crypt('carmelita-neillson', { statics: [get('you', 'handSize', 1, isReady)] }),

  crypt('silvian-popescu', {
    abilities: [
      use(
        'feed',
        [choose('p', 'choose-vampire', { cards: ownPrince }), moveBlood({ card: 'p' }, { card: 'self' }, 1)],
        {
          phases: ['unlock'],
          once: 'feed',
          usable: [someTarget(ownPrince)],
        },
      ),
    ],
  }),

  crypt('victoria-ash-7', {
    abilities: [
      use('bleed', [...discards({}), bleedPlus(1)], {
        windows: ACTION,
        once: 'bleed',
        per: 'action',
        usable: [
          ifReady,
          duringBleed,
          when({ is: ['acting', vampireOf('Banu Haqim')] }, 'no-target', 'CRYPT-06'),
          aCard,
        ],
      }),
    ],
  }),

  crypt('anne-marie-bourgeois-inconnu-recruiter', {
    statics: [{ on: self, effect: { stat: 'cost', delta: -1, of: { kind: 'equipment' }, paid: 'pool' } }],
  }),

  crypt('bethany-ray', {
    statics: [
      get(vampireOf('Toreador', 'Toreador antitribu'), 'bleed', 1, { all: [{ action: 'bleed' }, { targets: 'you' }] }),
    ],
  }),

  crypt('tyler-mcgill', {
    statics: [{ on: self, effect: { allow: false, rule: 'block', against: vampireOf('Nosferatu') } }],
    triggers: [{ on: 'votes-cast', when: { cmp: [{ x: 'event-source-edge' }, '=', 1] }, ops: [votes(1, 'self')] }],
  }),

  crypt('andre-leroux', {
    abilities: [
      use(
        'bleed',
        [
          { op: 'modify', stat: 'bleed', delta: -1, on: 'acting', until: 'action' },
          { op: 'modify', stat: 'bleed', delta: 2, on: 'self', until: 'turn' },
        ],
        {
          windows: ['success'],
          once: 'bleed',
          per: 'action',
          usable: [
            duringBleed,
            when({ is: ['acting', { kind: 'vampire', of: 'you' }] }, 'no-target', 'CRYPT-06'),
            when({ cmp: [{ of: 'acting', stat: 'bleed' }, '>=', 1] }, 'not-a-bleed', 'BLEED-14'),
            when({ cmp: [{ fact: 'spied', of: 'acting' }, '=', 0] }, 'not-a-bleed', 'BLEED-14'),
          ],
        },
      ),
    ],
  }),

  crypt('maila', {
    abilities: [
      use('stealth', [...discards({ kind: 'political action' }), stealth(1)], {
        windows: ACTION,
        for: { ref: 'self' },
        once: 'stealth',
        usable: [duringYourTurn, aCard, when({ is: ['acting', { of: 'you' }] }, 'not-acting', 'MIN-12')],
      }),
    ],
  }),

  // What they cannot pay for they yield (CTITLE-06).
  crypt('rafael-de-corazon', {
    statics: [{ on: { kind: 'vampire' }, effect: { allow: false, rule: 'contest', against: self } }],
  }),

  crypt('vasily', { statics: [gets('contest', 1, { not: { edge: 'you' } })] }),

  crypt('regina-blake', { reduces: { n: 1, of: { kind: 'location' }, pays: 'part' } }),

  crypt('marcos-belegrad', { triggers: [calledByIt(dissentersPay)] }),

  crypt('diana-iadanza', {
    abilities: [
      use('cancel', [cancel], {
        ...AS_PLAYED,
        for: self,
        cost: { blood: 1 },
        usable: [inPoliticalAction, isActing, playing(playedAs('Reaction'))],
      }),
    ],
  }),
]
