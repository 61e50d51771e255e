import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { equipment, mark, strike, strikeR, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const rifle = strikeR(2)

/** Weapons. */
export const cards: CardDefinition[] = [
  equipment('ivory-bow', { strikes: [{ name: 'shot', strike: strikeR(1, { aggravated: true }) }] }),

  equipment('desert-eagle', { strikes: [{ name: 'shot', strike: strikeR(2) }] }),

  equipment('assault-rifle', { strikes: [{ name: 'shot', strike: strikeR(4), maneuver: 1 }] }),

  equipment('sawed-off-shotgun', { strikes: [{ name: 'shot', strike: strikeR(3), once: 'combat' }] }),

  equipment('flamethrower', { strikes: [{ name: 'flames', strike: strikeR(2, { aggravated: true }) }] }),

  equipment('sengir-dagger', { strikes: [{ name: 'stab', strike: strike('damage', { plus: 0, aggravated: true }) }] }),

  equipment('kalis-fang', { strikes: [{ name: 'cut', strike: strike('damage', { plus: 1, aggravated: true }) }] }),

  equipment('deer-rifle', { strikes: [{ name: 'shot', strike: strikeR(1), maneuver: 2 }] }),

  equipment('44-magnum', { strikes: [{ name: 'shot', strike: strikeR(2), maneuver: 1 }] }),

  equipment(
    'tinglestripe',
    {
      strikes: [
        { name: 'shot', strike: rifle, once: 'round' },
        { name: 'quick', strike: strikeR(1), once: 'round', maneuver: 1, mode: 'MYT' },
      ],
    },
    ['myt', 'MYT'],
  ),

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
]
