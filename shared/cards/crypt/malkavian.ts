import { someCrypt } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { become, burnPool, choose, crypt, granted, ifHolds, optionalManeuver, use } from '../makers.ts'
import { called, fights, get, isReady, self, takes } from './parts/vampires.ts'

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
]
