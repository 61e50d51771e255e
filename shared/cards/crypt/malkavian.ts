import { someCrypt } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import { become, choose, crypt, use, ifHolds } from '../makers.ts'

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

  crypt('jason-son-newberry', {
    statics: [{ on: { ref: 'self' }, while: { referendum: 'blood-hunt' }, effect: { stat: 'votesAgainst', delta: 2 } }],
  }),
]
