import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import {
  ANYTIME,
  arrange,
  burnAction,
  burnTop,
  choose,
  delayed,
  gainPool,
  location,
  master,
  mode,
  stays,
  stealAction,
  under,
  use,
} from '../../makers.ts'

const library: CardsWhere = { in: 'library', of: 'you' }
const buried: CardsWhere = { in: 'ash', of: 'you', not: { kind: 'crypt' } }
const kept: CardsWhere = { in: 'under', on: 'self' }
const locked = { ...ANYTIME, cost: { lock: true as const } }

/** Masters that burn the top of a library, order it, or add to it. */
export const cards: CardDefinition[] = [
  delayed(
    'discard',
    master('liquidation', [mode('', [burnTop('you', 7), gainPool('you', 3)])], {
      usable: [when({ any: library, min: 7 }, 'no-target', 'PLAY-01')],
    }),
  ),

  location('the-slaughterhouse', {
    abilities: [
      use('burn', [burnTop('prey', 2)], {
        ...locked,
        usable: [when({ any: { in: 'library', of: 'prey' } }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  stays('the-marrakesh-codex', {
    abilities: [use('order', arrange(4), { ...locked, usable: [when({ any: library }, 'no-target', 'TARGET-01')] })],
    actions: [stealAction({ kind: 'vampire' })],
  }),

  // Which card goes there everybody sees; which of those that lie there goes on top, only who puts it there.
  location('maabara', {
    abilities: [
      use('keep', [choose('c', 'choose-card', { cards: buried }), under('c', 'down')], {
        ...locked,
        usable: [when({ any: buried }, 'no-target', 'TARGET-01')],
      }),
      use(
        'top',
        [
          choose('c', 'choose-card', { cards: kept }, { secret: true }),
          { op: 'move', who: 'c', to: 'library', at: 'top' },
        ],
        {
          phases: ['master'],
          cost: { masterActions: 1 },
          usable: [when({ any: kept }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    actions: [burnAction({ kind: 'vampire' })],
  }),
]
