import { someCrypt, when } from '../../rules/conditions.ts'
import type { Num, Who } from '../../rules/language.ts'
import {
  allocate,
  ANYTIME,
  become,
  burn,
  burnAction,
  burnBlood,
  burnPool,
  choose,
  eachShare,
  enter,
  gain,
  gainPool,
  lock,
  mark,
  master,
  mode,
  moveBlood,
  put,
  shareOf,
  stays,
  use,
  votes,
} from '../makers.ts'

/** Masters that stay in play without being locations, and that others may be rid of. */
const owed: Num = { fact: 'owed-pool', of: 'whom' }
const onCamp: Num = { counter: 'blood', of: 'self' }
const onJack: Num = { counter: 'jack', of: 'self' }
const toreador: Who = { kind: 'vampire', in: 'ready', of: 'you', clan: 'Toreador' }
const filling: Who = { kind: 'vampire', in: 'ready', of: 'you' }
const handOver = { op: 'control', who: 'self', to: 'prey' } as const

export const permanents = [
  master('short-term-investment', [mode('', [enter, put('blood', 3)])], {
    abilities: [
      use('take', [moveBlood({ card: 'self', name: 'blood' }, { pool: 'you' }, 1)], {
        phases: ['master'],
        cost: { masterActions: 1 },
      }),
    ],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'blood', of: 'self' }, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),

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

  // What was to be burned and was not there is made up for first.
  {
    ...master(
      'life-boon',
      [
        mode(
          '',
          [
            choose('whom', 'choose-target', {
              seats: {
                not: ['you'],
                where: {
                  all: [
                    { cmp: [{ pool: 'it' }, '<=', 0] },
                    { cmp: [{ sum: [{ fact: 'owed-pool', of: 'it' }, 1] }, '<=', { pool: 'you' }] },
                  ],
                },
              },
            }),
            choose('n', 'choose-amount', { upTo: { pool: 'you' } }, { min: { sum: [owed, 1] }, by: 'you' }),
            burnPool('you', owed),
            moveBlood({ pool: 'you' }, { pool: 'whom' }, { sum: [{ x: 'n' }, { minus: owed }] }),
            { op: 'move', who: 'self', to: 'inPlay', keep: { whom: { seat: 'whom' } } },
            mark('claims', 'self', 'game'),
          ],
          { windows: ['ousting'] },
        ),
      ],
      {
        triggers: [
          {
            on: 'phase-started',
            optional: true,
            when: { all: [{ same: ['event-seat', 'whom'] }, { cmp: [{ x: 'event-phase-unlock' }, '=', 1] }] },
            ops: [moveBlood({ pool: 'whom' }, { pool: 'you' }, 1)],
          },
        ],
      },
    ),
    claims: 'whom',
  },

  master('twilight-camp', [mode('', [enter, put('blood', 4)])], {
    abilities: [
      use(
        'give',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', sect: 'Anarch', in: 'inPlay' } }),
          moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, 1),
        ],
        { phases: ['master'], cost: { masterActions: 1 } },
      ),
    ],
    triggers: [
      {
        on: 'brought-out',
        optional: true,
        when: {
          all: [
            { is: ['event-card', { kind: 'vampire', title: false, of: 'you', not: { sect: 'Anarch' } }] },
            { cmp: [onCamp, '>=', 1] },
          ],
        },
        ops: [moveBlood({ card: 'self', name: 'blood' }, 'bank', 1), become('event-card', { sect: 'Anarch' })],
      },
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [onCamp, '=', 0] }] },
        ops: [burn('self')],
      },
    ],
  }),

  stays('ferraille', {
    abilities: [use('votes', [burnPool('you', 1), votes(3, { seat: 'you' })], { windows: ['polling'], once: 'votes' })],
  }),

  stays('tension-in-the-ranks', {
    triggers: [
      { on: 'to-torpor', ops: [burnPool('controller:event-card', 1)] },
      { on: 'burned', when: { cmp: [{ seat: 'event-ready' }, '>=', 0] }, ops: [burnPool('event-ready', 1)] },
    ],
    abilities: [
      use(
        'end',
        [
          choose(
            'discarded',
            'choose-discard',
            { cards: { kind: 'master', in: 'hand', of: 'you' } },
            { min: 2, max: 2, secret: true },
          ),
          { op: 'each', over: { list: 'discarded' }, as: 'card', ops: [burn('card')] },
          burn('self'),
        ],
        {
          phases: ['master'],
          user: 'active',
          cost: { masterActions: 1 },
          usable: [when({ any: { in: 'hand', of: 'you' }, min: 2 }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  stays('gangrel-revel', {
    statics: [{ on: { kind: 'minion', of: 'you', clan: 'Gangrel' }, effect: { stat: 'strength', delta: 1 } }],
    actions: [burnAction({ kind: 'minion', not: { clan: 'Ravnos' } })],
  }),

  stays('anarch-troublemaker', {
    abilities: [
      use(
        'lock',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', of: 'prey' } }, { min: 0, max: 2 }),
          handOver,
          { op: 'each', over: { list: 'v' }, as: 'one', ops: [lock('one')] },
        ],
        { phases: ['unlock'] },
      ),
      use(
        'equipment',
        [
          choose('e', 'choose-equipment', { cards: { kind: 'equipment', in: 'inPlay', of: 'prey' } }),
          handOver,
          burn('e'),
        ],
        { phases: ['unlock'] },
      ),
    ],
  }),

  stays('smiling-jack-the-anarch', {
    abilities: [
      use('feed', [moveBlood({ pool: 'you' }, { card: 'self', name: 'jack' }, 1)], {
        phases: ['unlock'],
        once: 'feed',
        compulsory: true,
      }),
      use(
        'suffer',
        [
          allocate('lost', 'choose-blood', onJack, 0, {
            blood: { kind: 'vampire', in: 'inPlay', of: 'you', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } },
            rest: 'you',
          }),
          eachShare('lost', 'v', [burnBlood('v', shareOf('v'))]),
          burnPool('you', { left: 'lost', of: onJack }),
        ],
        {
          phases: ['unlock'],
          user: 'others',
          once: 'suffer',
          compulsory: true,
          usable: [when({ cmp: [onJack, '>=', 1] }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    actions: [burnAction({ kind: 'vampire' })],
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

  // The card that goes is told to all, the one drawn to nobody.
  stays('wider-view', {
    abilities: [
      use(
        'look',
        [
          { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
          choose('c', 'choose-card', { cards: { in: 'uncontrolled', of: 'you' } }),
          { op: 'move', who: 'c', to: 'removed' },
        ],
        { phases: ['influence'], cost: { transfers: 1 }, usable: [someCrypt] },
      ),
      use('pool', [gainPool('you', 2)], { phases: ['influence'], cost: { transfers: 4, burn: true } }),
    ],
  }),
]
