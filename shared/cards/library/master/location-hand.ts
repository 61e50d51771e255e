import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { ANYTIME, burn, burnPool, choose, location, stealAction, unlock, use, ifHolds } from '../../makers.ts'

const handSize: Op = { op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'you' }, until: 'turn' }
const card: CardsWhere = { in: 'hand', of: 'you' }
/** It is public that there is a hand, not what is in it. */
const someCard = when({ any: card }, 'no-target', 'TARGET-01')
const ofAnarchs: CardsWhere = { asks: { sect: 'Anarch' } }
const buried: CardsWhere = { in: 'ash', of: 'you', ...ofAnarchs }
const ends = { op: 'outcome', of: 'combat', is: 'ends' } as const

/** Locations that change a hand. */
export const cards: CardDefinition[] = [
  location('elder-library', { statics: [{ on: 'you', effect: { stat: 'handSize', delta: 1 } }] }),

  location('the-barrens', {
    abilities: [
      use(
        'discard',
        [choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you' } }, { secret: true }), burn('c')],
        {
          ...ANYTIME,
          cost: { lock: true },
          usable: [when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  location('ennoias-theater', {
    abilities: [
      use('hand', [handSize], { ...ANYTIME, cost: { lock: true } }),
      use('transfers', [{ ...handSize, stat: 'transfers' }], { phases: ['influence'], cost: { lock: true } }),
    ],
  }),

  // The action that it gives is used for a discard, or for anything else.
  location('powerbase-los-angeles', {
    abilities: [
      use('action', [{ op: 'modify', stat: 'discardActions', delta: 1, on: { seat: 'you' }, until: 'turn' }], {
        phases: ['discard'],
        cost: { lock: true },
      }),
      use(
        'discard',
        [
          choose('c', 'choose-discard', { cards: card }, { secret: true }),
          burn('c'),
          ifHolds(
            { is: ['c', { any: [ofAnarchs, { makes: 'Anarch' }] }] },
            choose(
              'a',
              'choose-minion',
              { cards: { kind: 'minion', in: 'ready', sect: 'Anarch', locked: true } },
              { min: 0 },
            ),
            unlock('a'),
          ),
        ],
        { phases: ['discard'], cost: { lock: true }, usable: [someCard] },
      ),
    ],
    actions: [stealAction({ kind: 'minion', sect: 'Anarch' })],
  }),

  location('garibaldi-meucci-museum', {
    abilities: [
      use(
        'exchange',
        [
          choose('a', 'choose-card', { cards: buried }),
          choose('c', 'choose-discard', { cards: card }, { secret: true }),
          burnPool('you', 1),
          { op: 'move', who: 'a', to: 'hand' },
          burn('c'),
        ],
        {
          phases: ['unlock'],
          cost: { lock: true },
          usable: [someCard, when({ any: buried }, 'no-target', 'TARGET-01')],
        },
      ),
      use('end', [ends], {
        windows: ['before-range'],
        cost: { lock: true },
        usable: [
          when(
            {
              all: [
                { any: { in: 'combat', of: 'you', sect: 'Anarch' } },
                { any: { in: 'combat', sect: 'Anarch' }, min: 2 },
              ],
            },
            'no-target',
            'CRYPT-06',
          ),
        ],
      }),
    ],
  }),
]
