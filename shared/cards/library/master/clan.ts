import { duringBleed, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ACTION,
  ANYTIME,
  bleedPlus,
  burn,
  burnAction,
  burnPool,
  choose,
  enter,
  gain,
  ifHolds,
  lock,
  master,
  mode,
  stays,
  unlock,
  use,
} from '../../makers.ts'

const toreador: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you', clan: 'Toreador' }
const filling: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const brujah: CardsWhere = { kind: 'vampire', clan: 'Brujah' }
const eldest: CardsWhere = { ...brujah, in: 'inPlay', of: 'you', oldest: true }
const handOver = { op: 'control', who: 'self', to: 'prey' } as const
const inHand: CardsWhere = { in: 'hand', of: 'you' }
const blow: CardsWhere = { ...inHand, kind: 'combat' }
const infernal: CardsWhere = { kind: 'minion', in: 'inPlay', of: 'you', keyword: 'infernal' }

/** Masters that serve those of one clan. */
export const cards: CardDefinition[] = [
  stays('gangrel-revel', {
    statics: [{ on: { kind: 'minion', of: 'you', clan: 'Gangrel' }, effect: { stat: 'strength', delta: 1 } }],
    actions: [burnAction({ kind: 'minion', not: { clan: 'Ravnos' } })],
  }),

  stays('the-khabar-community', {
    statics: [
      {
        on: { ref: 'acting', kind: 'vampire', clan: 'Banu Haqim' },
        while: { action: 'bleed' },
        effect: { stat: 'stealth', delta: 1 },
      },
    ],
    actions: [burnAction({ kind: 'minion' }, { count: { ref: 'by', kind: 'vampire', clan: 'Tremere' } })],
  }),

  stays('haqims-law-retribution', {
    abilities: [
      use('bleed', [choose('c', 'choose-discard', { cards: blow }, { secret: true }), burn('c'), bleedPlus(1)], {
        windows: ACTION,
        for: { ref: 'acting', kind: 'vampire', clan: 'Banu Haqim', of: 'you' },
        once: 'bleed',
        per: 'action',
        usable: [duringBleed, when({ any: inHand }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  stays('path-of-evil-revelations', {
    abilities: [
      use(
        'unlock',
        [burnPool('you', 1), { op: 'each', over: { cards: infernal }, as: 'm', ops: [unlock('m')], together: true }],
        { phases: ['master'], once: 'unlock', usable: [when({ any: infernal }, 'no-target', 'TARGET-01')] },
      ),
    ],
    actions: [
      {
        ...burnAction(),
        ops: [
          burn('self'),
          ifHolds({ is: ['by', { kind: 'vampire' }] }, { op: 'damage', to: 'by', amount: 1, unpreventable: true }),
        ],
      },
    ],
  }),

  // Of the two, one stays locked for as long as the other cannot be blocked, and longer.
  master(
    'toreador-grand-ball',
    [
      mode('', [
        choose('two', 'choose-vampire', { cards: toreador }, { min: 2, max: 2 }),
        choose('idle', 'choose-locked', { cards: { amongst: 'two' } }, { by: 'you' }),
        enter,
        lock('idle'),
      ]),
    ],
    {
      usable: [when({ any: toreador, min: 2 }, 'no-target', 'TARGET-01')],
      statics: [
        { on: { ref: 'idle' }, effect: { allow: false, rule: 'unlock' } },
        {
          on: { kind: 'minion' },
          while: { all: [{ is: ['acting', { amongst: 'two', not: { ref: 'idle' } }] }, { not: { action: 'bleed' } }] },
          effect: { allow: false, rule: 'block' },
        },
      ],
      actions: [burnAction({ kind: 'minion' }, { count: { ref: 'by', clan: 'Nosferatu' }, per: -1 })],
    },
  ),

  stays('the-coven', {
    abilities: [
      use('blood', [choose('v', 'choose-vampire', { cards: filling }), gain('v', 2)], {
        ...ANYTIME,
        cost: { lock: true },
        usable: [when({ any: filling }, 'no-target', 'TARGET-01')],
      }),
      use('pass', [{ ...handOver, to: 'predator' }], { phases: ['discard'], once: 'pass', compulsory: true }),
    ],
  }),

  // A locked one may be locked, too.
  stays('brujah-debate', {
    statics: [{ on: brujah, effect: { stat: 'strength', delta: 1 } }],
    abilities: [
      use('debate', [choose('v', 'choose-vampire', { cards: eldest }), lock('v')], {
        phases: ['master'],
        user: 'active',
        once: 'debate',
        compulsory: true,
        usable: [when({ any: eldest }, 'no-target', 'TARGET-01')],
      }),
    ],
    triggers: [
      {
        on: 'combat-started',
        ops: [
          {
            op: 'each',
            over: { cards: { ...brujah, in: 'combat' } },
            as: 'v',
            ops: [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'v', until: 'combat' }],
          },
        ],
      },
    ],
    actions: [burnAction({ kind: 'minion', not: { clan: 'Ventrue' } })],
  }),
]
