import { duringBleed, duringYourTurn, inFirstRound, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere, Num } from '../language.ts'
import {
  ACTION,
  allocate,
  ANYTIME,
  bleedPlus,
  burn,
  burnTop,
  eachSeat,
  ifHolds,
  choose,
  crypt,
  eachShare,
  gain,
  granted,
  look,
  moveBlood,
  shareOf,
  use,
} from '../makers.ts'
import {
  cheaper,
  get,
  ifReady,
  inCombatWith,
  isActing,
  isReady,
  self,
  someTarget,
  vampireOf,
} from './parts/vampires.ts'

const onBleed = (burned: number) => ({
  triggers: [
    {
      on: 'bled' as const,
      when: { is: ['event-by', { ref: 'self' }] as ['event-by', { ref: 'self' }] },
      optional: true as const,
      ops: [burnTop('target', burned)],
    },
  ],
})

const preys: CardsWhere = { in: 'uncontrolled', of: 'prey', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }

const harbingers: CardsWhere = { kind: 'vampire', clan: 'Harbinger of Skulls', in: 'uncontrolled', of: 'you' }
const ofHis: Num = { least: [5, { of: 'self', stat: 'blood' }] }

export const cards: CardDefinition[] = [
  crypt('zygodat', onBleed(2)),
  crypt('hecate', onBleed(1)),

  crypt('nicomedes', {
    abilities: [
      use(
        'shuffle',
        [
          {
            op: 'each',
            over: { cards: { in: 'hand', of: 'you' } },
            as: 'c',
            ops: [{ op: 'move', who: 'c', to: 'library', shuffle: true }],
            together: true,
          },
        ],
        {
          ...ANYTIME,
          cost: { blood: 1 },
          once: 'shuffle',
          usable: [duringYourTurn],
        },
      ),
    ],
  }),

  crypt('solomon-batanea', {
    abilities: [
      use('drain', [choose('v', 'choose-card', { cards: preys }), moveBlood({ card: 'v' }, { pool: 'prey' }, 1)], {
        phases: ['influence'],
        cost: { transfers: 2 },
        usable: [ifReady, someTarget(preys)],
      }),
    ],
  }),

  // Whether there is any to give it to, nobody else knows.
  crypt('erlik', {
    statics: [get('you', 'handSize', 1)],
    triggers: [
      {
        on: 'entered-play',
        optional: true,
        when: { all: [{ is: ['event-card', self] }, { any: { in: 'uncontrolled', of: 'you' } }] },
        ops: [
          { ...allocate('shares', 'choose-blood', ofHis, 0, { cards: harbingers }), spare: ofHis, secret: true },
          eachShare('shares', 'v', [moveBlood({ card: 'self' }, { card: 'v' }, shareOf('v'))]),
        ],
      },
    ],
  }),

  // Also of one in torpor.
  crypt('mina-grotius', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ACTION,
        for: { ref: 'self', in: 'inPlay' },
        once: 'bleed',
        per: 'action',
        cost: { blood: 1 },
        usable: [duringBleed, isActing],
      }),
    ],
    triggers: [
      {
        on: 'burned',
        when: {
          all: [
            { is: ['event-card', { kind: 'vampire' }] },
            { or: [{ same: ['event-controller', 'predator'] }, { same: ['event-controller', 'prey'] }] },
          ],
        },
        ops: [gain('self', 3)],
      },
    ],
  }),

  crypt('babalawo-alafin', {
    abilities: [
      use(
        'discard',
        [
          choose('c', 'choose-discards', { cards: { in: 'hand', of: 'you' } }, { min: 2, max: 2, secret: true }),
          { op: 'each', over: { list: 'c' }, as: 'one', ops: [burn('one')], together: true },
          ifHolds(
            { any: { amongst: 'c', named: { like: 'c' }, in: 'ash', of: 'you' }, min: 2 },
            eachSeat(
              'who',
              [
                {
                  op: 'modify',
                  stat: 'handSize',
                  delta: -1,
                  on: { seat: 'who' },
                  until: { phase: 'unlock', of: 'who' },
                },
              ],
              { not: ['you'] },
            ),
          ),
        ],
        {
          phases: ['unlock'],
          once: 'discard',
          usable: [ifReady, when({ any: { in: 'hand', of: 'you' }, min: 2 }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  crypt('the-capuchin', {
    statics: [get('you', 'handSize', 2)],
    triggers: [
      {
        on: 'burned',
        when: { is: ['event-card', self] },
        gone: true,
        ops: [
          { op: 'move', who: 'self', to: 'uncontrolled' },
          { op: 'modify', stat: 'transfers', delta: 3, on: { seat: 'you' }, until: { phase: 'discard', of: 'you' } },
        ],
      },
    ],
  }),

  crypt('erebus', {
    statics: [
      {
        on: self,
        effect: { stat: 'cost', delta: -1, of: { keyword: 'wraith', any: [{ kind: 'ally' }, { kind: 'retainer' }] } },
      },
    ],
  }),

  crypt('la-viuda-blanca', {
    actions: [
      granted(
        'draw',
        { stealth: 1 },
        [
          choose('n', 'choose-amount', { upTo: 2 }, { by: 'you' }),
          { op: 'draw', seat: 'you', from: 'library', count: { x: 'n' } },
        ],
        { for: self },
      ),
    ],
  }),

  crypt('angelique', {
    statics: [cheaper({ requires: 'nec' }, isReady, { ...vampireOf('Harbinger of Skulls'), of: 'you' })],
  }),

  crypt('alcoan', {
    abilities: [
      use('look', [look({ in: 'hand', of: 'controller:opposing' })], {
        windows: ['before-range'],
        once: 'look',
        per: 'combat',
        usable: [
          inFirstRound,
          when(
            inCombatWith({ any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'self' }] }),
            'no-target',
            'TARGET-01',
          ),
        ],
      }),
    ],
  }),
]
