import { duringBleed, inPoliticalAction, when, youHaveEdge } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'
import type { Ability } from '../definition.ts'
import {
  ability,
  afterResolution,
  ANYTIME,
  bleedPlus,
  burnPool,
  gain,
  location,
  mark,
  masterActions,
  stealAction,
  stealth,
  use,
  when as ifSo,
} from '../makers.ts'

/** Locations: in play they lend something to those who control them. */
const titled: Who = { kind: 'vampire', of: 'you', in: 'inPlay', title: true, sect: 'Camarilla' }

const own = { of: 'you' } as const
/** Lock: +1 stealth to an acting minion, or intercept to one that attempts to block. */
const hides = (key: string, whom: Who) =>
  location(key, {
    abilities: [ability('stealth', [stealth(1)], [when({ is: ['acting', whom] }, 'no-target', 'CRYPT-06')])],
  })
const plusIntercept = (delta: number): Op => ({
  op: 'modify',
  stat: 'intercept',
  delta,
  on: 'blocking',
  until: 'action',
})
const watches = (whose: string, whom: Who, ops: Op[], parts: Partial<Ability> = {}): Ability =>
  use(whose, ops, {
    windows: ['attempt'],
    cost: { lock: true },
    ...parts,
    usable: [
      when(
        whose === 'other' ? { not: { is: ['blocking', whom] } } : { is: ['blocking', whom] },
        'no-target',
        'CRYPT-06',
      ),
      ...(parts.usable ?? []),
    ],
  })
const handSize: Op = { op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'you' }, until: 'turn' }

export const locations = [
  hides('anarch-railroad', { sect: 'Anarch' }),
  hides('backways', { clan: 'Gangrel', ...own }),
  hides('opium-den', { clan: 'Ministry', ...own }),
  hides('the-labyrinth', { clan: 'Nosferatu', ...own }),

  location('club-illusion', {
    abilities: [
      use('bleed', [bleedPlus(1)], {
        windows: ['announced'],
        for: { kind: 'vampire', sect: 'Anarch', ref: 'acting' },
        cost: { blood: 1 },
        once: 'bleed',
        per: 'action',
        usable: [duringBleed],
      }),
    ],
  }),

  // A hunt that gives nothing leaves no such fact.
  location('the-anarch-free-press', {
    abilities: [
      watches('intercept', { sect: 'Anarch', ...own }, [plusIntercept(1)]),
      ability(
        'feed',
        [gain('acting', 1)],
        [
          when(
            {
              all: [{ is: ['acting', { sect: 'Anarch' }] }, { cmp: [{ fact: 'fed-by-hunt', of: 'acting' }, '>=', 1] }],
            },
            'no-target',
            'HUNT-01',
          ),
        ],
        ['resolved'],
      ),
    ],
  }),

  location('hospital-food', {
    abilities: [
      ability(
        'feed',
        [{ op: 'modify', stat: 'hunt', delta: 1, on: 'acting', until: 'action' }],
        [when({ all: [{ is: ['acting', { sect: 'Anarch' }] }, { action: 'hunt' }] }, 'no-target', 'HUNT-01')],
        ['announced'],
      ),
    ],
  }),

  location('channel-10', {
    abilities: [
      watches('intercept', own, [plusIntercept(2)], {
        usable: [when({ cmp: [{ fact: 'acted', of: 'self' }, '>=', 1] }, 'wrong-window', 'GOLDEN-01')],
      }),
    ],
    triggers: [
      {
        on: 'action-ended',
        when: { cmp: [{ fact: 'acted', of: 'self' }, '=', 0] },
        ops: [mark('acted', 'self', 'turn')],
      },
    ],
  }),

  location('krcg-news-radio', {
    abilities: [
      watches('intercept', own, [plusIntercept(1)]),
      watches('other', own, [plusIntercept(1), burnPool('you', 1)]),
    ],
  }),

  // What it blocked before it was given the intercept does not count.
  location('wmrh-talk-radio', {
    abilities: [
      watches('intercept', {}, [
        plusIntercept(1),
        mark('heard', 'blocking', 'action'),
        {
          op: 'watch',
          on: 'blocked',
          when: { cmp: [{ fact: 'heard', of: 'event-minion' }, '>=', 1] },
          ops: [mark('blocked', 'self', 'action')],
          until: 'action',
        },
        afterResolution(ifSo({ cmp: [{ fact: 'blocked', of: 'self' }, '=', 0] }, burnPool('you', 1))),
      ]),
    ],
  }),

  location('ennoias-theater', {
    abilities: [
      use('hand', [handSize], { ...ANYTIME, cost: { lock: true } }),
      use('transfers', [{ ...handSize, stat: 'transfers' }], { phases: ['influence'], cost: { lock: true } }),
    ],
  }),

  location('information-highway', { statics: [{ on: 'you', effect: { stat: 'transfers', delta: 2 } }] }),

  location('market-square', {
    abilities: [
      use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
        windows: ['attempt'],
        cost: { lock: true },
        usable: [when({ is: ['blocking', { clan: 'Banu Haqim', of: 'you' }] }, 'no-target', 'CRYPT-06')],
      }),
    ],
  }),

  location('the-parthenon', {
    abilities: [use('action', [masterActions('you', 1, 'turn')], { phases: ['master'], cost: { lock: true } })],
  }),

  location('creepshow-casino', {
    abilities: [
      ability(
        'stealth',
        [stealth(1, 'early')],
        [
          when(
            { all: [{ is: ['acting', { kind: 'vampire', of: 'you' }] }, { not: { action: 'directed' } }] },
            'no-target',
            'DIR-02',
          ),
        ],
        ['announced'],
      ),
    ],
  }),

  location('ventrue-headquarters', {
    abilities: [
      ability(
        'votes',
        [{ op: 'modify', stat: 'votes', delta: 3, on: { seat: 'you' }, until: 'referendum' }],
        [],
        ['polling'],
      ),
    ],
  }),

  location('elysium-the-palace-of-versailles', {
    abilities: [
      ability(
        'votes',
        [
          {
            op: 'each',
            over: { cards: titled },
            as: 'one',
            ops: [{ op: 'modify', stat: 'votes', delta: 1, on: 'one', until: 'referendum' }],
          },
        ],
        [inPoliticalAction, when({ any: titled }, 'no-target', 'TARGET-01')],
        ['polling'],
      ),
    ],
  }),

  location('the-line', {
    reduces: { by: { kind: 'vampire', of: 'you' }, n: 1, action: true, blood: true },
    actions: [stealAction({ kind: 'vampire' })],
  }),

  location('the-shard-london', {
    reduces: { n: 2, usable: [youHaveEdge] },
    actions: [stealAction({ kind: 'vampire' }, { count: { ref: 'by', clan: 'Ventrue' } })],
  }),
]
