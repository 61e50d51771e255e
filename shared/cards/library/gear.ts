import { inUnlockPhase, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import {
  ACTION,
  burn,
  burnAction,
  choose,
  count,
  equipment,
  forbid,
  gain,
  granted,
  intercept,
  lock,
  mark,
  retainer,
  strikeR,
  unlock,
  use,
} from '../makers.ts'

const host: Who = { ref: 'host' }
const anarch: Who = { ref: 'host', sect: 'Anarch' }
const rifle = strikeR(2)

/** Equipment and retainers that help their minion. */
export const gear = [
  equipment('sport-bike', { onePer: 'vehicle', statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

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

  equipment('ivory-bow', { strikes: [{ name: 'shot', strike: strikeR(1, { aggravated: true }) }] }),

  equipment(
    'tinglestripe',
    {
      strikes: [
        { name: 'shot', strike: rifle, once: 'round' },
        { name: 'quick', strike: strikeR(1), once: 'round', maneuver: true, mode: 'MYT' },
      ],
    },
    ['myt', 'MYT'],
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

  // All three are one: nobody discards for what is drawn, nor draws for what goes.
  equipment('heart-of-nizchetus', {
    abilities: [
      use(
        'exchange',
        [
          choose('n', 'choose-amount', { upTo: { least: [3, count({ in: 'library', of: 'you' })] } }, { min: 1 }),
          {
            op: 'each',
            over: { cards: host },
            as: 'bearer',
            together: true,
            ops: [
              { op: 'draw', seat: 'you', from: 'library', count: { x: 'n' } },
              choose(
                'c',
                'choose-to-library',
                { cards: { in: 'hand', of: 'you' } },
                { min: { x: 'n' }, max: { x: 'n' }, secret: true },
              ),
              { op: 'each', over: { list: 'c' }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'library' }] },
            ],
          },
        ],
        {
          phases: ['unlock'],
          for: host,
          once: 'exchange',
          usable: [when({ cmp: [count({ in: 'library', of: 'you' }), '>=', 1] }, 'no-target', 'DRAW-04')],
        },
      ),
    ],
  }),

  // By its own life; before the block is resolved, so that its blocker never fights.
  retainer('crypts-sons', [''], {
    abilities: [
      use('continue', [lock('blocking'), { op: 'outcome', of: 'action', is: 'continues' }], {
        windows: ['blocked'],
        cost: { blood: 1 },
        usable: [when({ is: ['acting', host] }, 'not-acting', 'MIN-12')],
      }),
    ],
    triggers: [{ on: 'strike-resolution', ops: [{ op: 'damage', to: 'opposing', amount: 1 }] }],
  }),

  // Of the combat that the block led to, and of its first round.
  equipment('sniper-rifle', {
    strikes: [{ name: 'shot', strike: rifle, at: 'long' }],
    triggers: [
      {
        on: 'blocked',
        when: { all: [{ is: ['event-minion', host] }, { is: ['event-acting', { in: 'combat' }] }] },
        ops: [mark('blocking', 'self', 'combat')],
      },
      {
        on: 'round-started',
        when: { all: [{ cmp: [{ x: 'event-round' }, '=', 1] }, { cmp: [{ fact: 'blocking', of: 'self' }, '>=', 1] }] },
        ops: [mark('aiming', 'self', 'round')],
      },
    ],
    abilities: [
      use(
        'aim',
        [
          { op: 'range', next: 'long' },
          { ...rifle, bound: true },
        ],
        {
          windows: ['before-range'],
          for: host,
          once: 'aim',
          per: 'combat',
          usable: [when({ cmp: [{ fact: 'aiming', of: 'self' }, '>=', 1] }, 'has-not-blocked', 'RANGE-01')],
        },
      ),
    ],
  }),

  retainer('owl-companion', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: 'opponent', effect: { allow: true, rule: 'open-hand' } }],
  }),

  // In the unlock phase of another whoever wants to be asked is asked between effects.
  retainer('homunculus', ['pro', 'PRO'], {
    life: { PRO: 2 },
    abilities: [
      use('unlock', [unlock('host')], {
        phases: ['unlock'],
        windows: ['between'],
        for: { ref: 'host', in: 'inPlay', locked: true },
        cost: { blood: 1 },
        usable: [inUnlockPhase],
      }),
    ],
  }),

  retainer('mr-winthrop', [''], { statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }] }),

  ...['j-s-simmons-esq', 'tasha-morgan'].map(key =>
    retainer(key, [''], { statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }] }),
  ),

  // Chosen before the dogs were there, it ends nothing either.
  retainer('dog-pack', [''], {
    statics: [
      {
        on: { in: 'combat', not: host },
        while: { is: ['host', { in: 'combat' }] },
        effect: { allow: false, rule: 'strike', only: 'combat-ends' },
      },
    ],
  }),

  retainer('nar-sheptha', [''], {
    statics: [
      { on: 'you', while: { is: ['host', { in: 'combat' }] }, effect: { stat: 'handSize', delta: 2 } },
      {
        on: { in: 'combat', not: host },
        while: { is: ['host', { in: 'combat' }] },
        effect: { allow: true, rule: 'acting' },
      },
    ],
  }),

  retainer('murder-of-crows', ['ani', 'ANI'], {
    life: { ANI: 2 },
    triggers: [{ on: 'strike-resolution', ops: [{ op: 'damage', to: 'opposing', amount: 1 }] }],
  }),

  retainer('dhabi-revenant', [''], { statics: [{ on: host, effect: { stat: 'bleed', delta: 1 } }] }),

  retainer('raven-spy', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: host, effect: { stat: 'intercept', delta: 1 } }],
  }),
]
