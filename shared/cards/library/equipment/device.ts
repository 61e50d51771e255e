import { actionWas, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Test, CardsWhere } from '../../language.ts'
import { ward } from '../parts.ts'
import {
  ACTION,
  bleedPlus,
  burn,
  burnAction,
  equipment,
  forbid,
  noPlay,
  gain,
  granted,
  intercept,
  lock,
  prevent,
  unlock,
  use,
} from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
/** Nobody there could block as it is. */
const unguarded: Test = { not: { any: { kind: 'minion', of: 'target', in: 'ready', locked: false } } }
const anarch: CardsWhere = { ref: 'host', sect: 'Anarch' }
const fewer = (name: string, than: number): Test => ({ cmp: [{ fact: name, of: 'self' }, '<', than] })

/** Equipment that helps its minion to bleed, to block and to survive. */
export const cards: CardDefinition[] = [
  equipment('sport-bike', { onePer: 'vehicle', statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  equipment('concoction-of-vitality', {
    abilities: [
      use(
        'vitality',
        [
          { op: 'forbid', rule: 'block', on: { who: { kind: 'vampire' } }, until: 'action' },
          noPlay('by', { requires: true }, 'action'),
        ],
        {
          windows: ['announced'],
          for: { ref: 'host', kind: 'vampire', in: 'inPlay' },
          cost: { burn: true },
          usable: [when({ is: ['acting', { ref: 'by' }] }, 'not-acting', 'MIN-12')],
        },
      ),
    ],
  }),

  equipment('bowl-of-convergence', {
    statics: [{ on: { ref: 'host', kind: 'vampire', has: 'aus' }, effect: { stat: 'intercept', delta: 1 } }],
    abilities: [
      {
        name: 'intercept',
        windows: ACTION,
        for: { ref: 'host', kind: 'vampire', has: 'AUS' },
        once: 'intercept',
        per: 'action',
        cost: { blood: 1 },
        ops: [intercept(1)],
      },
    ],
  }),

  equipment('laptop-computer', {
    onePer: 'laptop-computer',
    statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }],
  }),

  // Taken from its bearer in a combat, it lends nothing to the bleed that goes on.
  equipment('camera-phone', {
    statics: [
      {
        on: host,
        while: { is: ['offering', { ref: 'self' }] },
        effect: { allow: false, rule: 'equipment', only: 'bleed' },
      },
    ],
    actions: [granted('bleed', { bleed: 1 }, [], { for: host })],
  }),

  equipment('stolen-police-cruiser', {
    onePer: 'vehicle',
    statics: [
      { on: anarch, effect: { stat: 'bleed', delta: 1 } },
      {
        on: { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'host' }] },
        while: { all: [{ is: ['acting', host] }, { is: ['host', { sect: 'Anarch' }] }] },
        effect: { stat: 'intercept', delta: -1 },
      },
    ],
    actions: [
      {
        ...burnAction({ kind: 'vampire' }),
        cost: { pool: 1 },
        ops: [lock('host'), forbid('unlock', 'host', { phase: 'master', of: 'host' }), burn('self')],
      },
    ],
  }),

  // Two points of guns, of one strike or of two, or one of anything else.
  equipment('kevlar-vest', {
    onePer: 'kevlar-vest',
    abilities: [
      ward('gun', prevent(1, 'strike', { with: 'gun' }), fewer('gun', 2), fewer('other', 1)),
      ward('other', prevent(1, undefined, { without: 'gun' }), fewer('gun', 1), fewer('other', 1)),
    ],
  }),

  equipment('codex-of-the-edenic-groundskeepers', {
    statics: [
      {
        on: host,
        while: { all: [{ is: ['acting', host] }, { action: 'bleed' }] },
        effect: { stat: 'stealth', delta: -2 },
      },
    ],
    actions: [
      granted('bleed', { bleed: 0, meanwhile: [bleedPlus(3, undefined, unguarded)] }, [], {
        for: { ...host, kind: 'vampire' },
        cost: { blood: 1 },
      }),
    ],
  }),

  // Put on somebody otherwise it does not come locked.
  equipment(
    'helicopter',
    {
      onePer: 'vehicle',
      abilities: [
        use('unlock', [unlock('host')], {
          windows: ['resolved'],
          cost: { lock: true },
          usable: [
            actionWas('successful'),
            when({ is: ['host', { ref: 'acting', in: 'ready' }] }, 'not-acting', 'MIN-12'),
          ],
        }),
      ],
      triggers: [
        {
          on: 'attached',
          when: { all: [{ is: ['event-card', { ref: 'self' }] }, { action: 'equip' }] },
          ops: [lock('self')],
        },
      ],
    },
    [''],
    [],
    [lock('self')],
  ),

  equipment('palatial-estate', {
    abilities: [
      use('feed', [gain('host', 1)], {
        phases: ['master'],
        user: 'host',
        once: 'feed',
        compulsory: true,
        usable: [when({ is: ['host', { kind: 'vampire' }] }, 'not-a-vampire', 'REQ-12')],
      }),
    ],
  }),
]
