import { someCrypt } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere, Op } from '../language.ts'
import {
  arrange,
  become,
  burnPool,
  choose,
  crypt,
  gainPool,
  granted,
  ifHolds,
  mark,
  optionalManeuver,
  use,
} from '../makers.ts'
import { acts, called, fights, get, gets, ifReady, isReady, self, takes } from './parts/vampires.ts'

const untilUnlock = (stat: 'stealth' | 'bleed' | 'strength', delta: number): Op => ({
  op: 'modify',
  stat,
  delta,
  on: 'self',
  until: { phase: 'unlock', of: 'you' },
})

const discarded: CardsWhere = { in: 'ash', of: 'you', where: { cmp: [{ fact: 'discarded', of: 'it' }, '>=', 1] } }

export const cards: CardDefinition[] = [
  // Everybody sees what is revealed.
  crypt('gilbert-duane-6', {
    abilities: [
      use(
        'reveal',
        [
          choose('c', 'choose-card', { cards: { in: 'topOfCrypt', of: 'you' } }, { random: true }),
          { op: 'move', who: 'c', to: 'removed' },
          ifHolds(
            { is: ['c', { kind: 'vampire', clan: 'Malkavian' }] },
            choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', of: 'you', title: false } }),
            become('v', { sect: 'Anarch' }),
          ),
        ],
        { phases: ['influence'], for: { ref: 'self' }, cost: { blood: 1 }, once: 'reveal', usable: [someCrypt] },
      ),
    ],
  }),

  crypt('lord-fianna', {
    statics: [
      { on: { kind: 'ally' }, while: { is: ['acting', { ref: 'self' }] }, effect: { allow: false, rule: 'block' } },
    ],
  }),

  // It is paid for each cast, and who cannot pay does not cast against.
  crypt('alexander-silverson', {
    statics: [
      {
        on: { kind: 'vampire' },
        while: { all: [{ action: 'political' }, { is: ['acting', { ref: 'self' }] }] },
        effect: { stat: 'dissent', delta: 1 },
      },
    ],
  }),

  // Of minions of the same Methuselah none is directed.
  crypt('evan-klein-6', {
    triggers: [
      {
        on: 'action-announced',
        when: { all: [{ targets: 'you' }, { is: ['self', { aimed: true }] }] },
        ops: [
          choose('coin', 'choose-x', { keys: ['heads', 'tails'] }, { random: true }),
          ifHolds({ said: 'coin', word: 'tails' }, { op: 'outcome', of: 'action', is: 'fails' }),
        ],
      },
    ],
  }),

  crypt('j-oswald-ozzy-hyde-white', {
    abilities: [
      use(
        'roll',
        [
          choose('die', 'choose-x', { upTo: 6 }, { min: 1, random: true }),
          ifHolds({ cmp: [{ x: 'die' }, '<=', 2] }, untilUnlock('stealth', 1)),
          ifHolds({ cmp: [{ x: 'die' }, '>=', 5] }, untilUnlock('bleed', -1), untilUnlock('strength', 1)),
        ],
        { phases: ['unlock'], once: 'roll', compulsory: true },
      ),
    ],
  }),

  crypt('maris-streck', {
    abilities: [
      use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
        windows: ['attempt'],
        cost: { blood: 1 },
      }),
    ],
    actions: [granted('order', { stealth: 1 }, arrange(5), { for: { ref: 'self' } })],
  }),

  crypt('darius-shirazi', {
    actions: [
      granted(
        'steal',
        { target: { card: 'card' } },
        [
          choose('card', 'choose-equipment', {
            cards: {
              kind: 'equipment',
              in: 'inPlay',
              not: { of: 'you' },
              where: {
                not: {
                  is: ['it', { any: [{ keyword: 'electronic' }, { keyword: 'vehicle' }, { keyword: 'weapon' }] }],
                },
              },
            },
          }),
          takes,
        ],
        { for: self },
      ),
    ],
  }),

  crypt('lutz-von-hohenzollern', {
    triggers: [
      {
        on: 'referendum-ended',
        when: { all: [isReady, { action: 'political' }, { cmp: [{ x: 'event-passed' }, '=', 1] }] },
        ops: [burnPool('prey', 1)],
      },
    ],
  }),

  crypt('victoria', {
    abilities: [use('gain', [gainPool('you', 2)], { phases: ['master'], cost: { edge: true }, usable: [ifReady] })],
  }),

  // Once all has been discarded and drawn for.
  crypt('rachel-brandywine', {
    triggers: [
      {
        on: 'discarded',
        when: { all: [{ same: ['event-seat', 'you'] }, { during: 'discard' }] },
        ops: [mark('discarded', 'event-card', 'turn')],
      },
      {
        on: 'turn-ending',
        optional: true,
        when: { all: [isReady, { any: discarded }] },
        ops: [
          choose('them', 'choose-to-library', { cards: discarded }, { min: 0, max: 30 }),
          {
            op: 'each',
            over: { list: 'them' },
            as: 'card',
            ops: [{ op: 'move', who: 'card', to: 'library', shuffle: true }],
            together: true,
          },
        ],
      },
    ],
  }),

  crypt('zoe', { statics: [gets('stealth', -1, { all: [acts, { action: 'hunt' }] })] }),

  crypt('leandro', {
    abilities: [
      use(
        'levy',
        [
          choose('loss', 'choose-loss', { keys: ['pool', 'transfers'] }),
          {
            op: 'if',
            test: { said: 'loss', word: 'pool' },
            then: [burnPool('you', 1)],
            else: [
              {
                op: 'modify',
                stat: 'transfers',
                none: true,
                on: { seat: 'you' },
                until: { phase: 'discard', of: 'you' },
              },
            ],
          },
        ],
        { phases: ['unlock'], user: 'others', once: 'levy', compulsory: true, usable: [ifReady] },
      ),
    ],
  }),

  crypt('unmada', { statics: [get('you', 'discardActions', 1, isReady), get('you', 'handSize', 1, isReady)] }),

  crypt('juliet-parr', {
    triggers: [
      {
        on: 'referendum-ended',
        when: called,
        ops: [
          {
            op: 'modify',
            stat: 'handSize',
            delta: 2,
            on: { seat: 'you' },
            until: { phase: 'unlock', of: 'you' },
          },
        ],
      },
      { on: 'combat-started', when: fights, ops: [optionalManeuver] },
    ],
  }),

  crypt('jason-son-newberry', {
    statics: [{ on: { ref: 'self' }, while: { referendum: 'blood-hunt' }, effect: { stat: 'votesAgainst', delta: 2 } }],
  }),

  crypt('abraham-mellon', {
    statics: [
      { on: { ref: 'self' }, effect: { as: { clan: 'Tremere' } } },
      { on: 'you', while: { is: ['self', { in: 'ready' }] }, effect: { stat: 'handSize', delta: 1 } },
    ],
  }),
]
