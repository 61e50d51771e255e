import { inCombat } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere } from '../language.ts'
import { ANYTIME, become, choose, crypt, gainPool, use } from '../makers.ts'
import { aCard, discards, gets, self } from './parts/vampires.ts'

const toConvert: CardsWhere = { kind: 'vampire', in: 'inPlay', of: 'you', title: false, not: self }

export const cards: CardDefinition[] = [
  crypt('maldavis', {
    actions: [
      {
        name: 'burn-blood',
        for: { kind: 'vampire', in: 'ready', title: ['primogen'] },
        header: { stealth: 1, target: { card: 'self' } },
        ops: [{ op: 'counters', from: { card: 'self' }, to: 'bank', amount: 1, why: 'effect' }],
      },
    ],
    statics: [
      {
        on: { ref: 'self' },
        while: {
          all: [{ action: 'bleed' }, { any: { kind: 'vampire', of: 'target', in: 'ready', title: ['primogen'] } }],
        },
        effect: { stat: 'bleed', delta: -1 },
      },
    ],
  }),

  // Merged she is the baron of Chicago; the facts say so.
  crypt('maldavis-advanced', {
    statics: [
      {
        on: { kind: 'vampire', title: ['primogen'] },
        while: { all: [{ action: 'political' }, { is: ['acting', { ref: 'self' }] }] },
        effect: { stat: 'votes', delta: 1 },
      },
    ],
  }),

  crypt('anarch-convert', {
    triggers: [
      {
        on: 'entered-play',
        optional: true,
        when: { all: [{ is: ['event-card', self] }, { any: toConvert }] },
        ops: [
          { op: 'move', who: 'self', to: 'removed' },
          choose('v', 'choose-vampire', { cards: toConvert }),
          become('v', { sect: 'Anarch' }),
          choose('gain', 'choose-gain', { keys: ['pool', 'crypt'] }),
          {
            op: 'if',
            test: { said: 'gain', word: 'pool' },
            then: [gainPool('you', 1)],
            else: [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }],
          },
        ],
      },
    ],
  }),

  crypt('gabriel-tremblay', {
    statics: [gets('stealth', -1)],
    abilities: [
      use(
        'strength',
        [
          ...discards({ asks: { sect: 'Anarch' } }),
          { op: 'modify', stat: 'strength', delta: 1, on: 'self', until: 'combat' },
        ],
        { windows: ANYTIME.windows, once: 'strength', per: 'combat', usable: [inCombat, aCard] },
      ),
    ],
  }),
]
