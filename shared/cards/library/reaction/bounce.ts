import { bleedingYou, someSeat, when, byVampire } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { SeatsWhere, CardsWhere } from '../../language.ts'
import { choose, intercept, lock, mode, reaction, redirect, onlyOne } from '../../makers.ts'

const others: SeatsWhere = { not: ['actor', 'you'] }
const younger: CardsWhere = { kind: 'vampire', younger: 'by' }
const target = choose('to', 'choose-new-target', { seats: others })
const away = redirect('to')
const possible = [bleedingYou, someSeat(others)]

/** Reactions that send a bleed to somebody else, after blocks are declined. */
export const cards: CardDefinition[] = [
  reaction(
    'deflection',
    [
      mode('dom', [target, lock('by'), away], { windows: ['declined'] }),
      mode('DOM', [target, away], { windows: ['declined'] }),
    ],
    possible,
  ),

  reaction('telepathic-misdirection', [
    mode('aus', [intercept(1)]),
    mode('AUS', [target, lock('by'), away], { windows: ['declined'], usable: possible }),
  ]),

  reaction(
    'bait-and-switch',
    [
      mode('', [choose('to', 'choose-new-target', { seats: others }), lock('by'), redirect('to')], {
        windows: ['declined'],
      }),
    ],
    [bleedingYou, someSeat(others)],
  ),

  // With two left, the predator of one's predator is oneself.
  reaction('my-enemys-enemy', [
    mode('aus', [intercept(1)]),
    mode('AUS', [lock('by'), redirect('predator:predator')], {
      windows: ['declined'],
      usable: [
        bleedingYou,
        when({ same: ['actor', 'predator'] }, 'not-your-predator', 'MIN-17'),
        when({ cmp: [{ seats: {} }, '>', 2] }, 'no-target', 'PLAY-01'),
      ],
    }),
  ]),

  reaction(
    'redirection',
    [
      mode('dom', [target, lock('by'), away], { usable: [when({ is: ['acting', younger] }, 'no-target', 'MIN-17')] }),
      mode('DOM', [target, lock('by'), away], {
        usable: [when({ is: ['acting', { kind: 'vampire' }] }, 'no-target', 'MIN-17')],
      }),
    ].map(line => ({ ...line, windows: ['declined' as const] })),
    possible,
  ),

  reaction(
    'lost-in-translation',
    [mode('', [target, lock('by'), away], { windows: ['declined'], ...onlyOne('action') })],
    [byVampire, when({ is: ['acting', { any: [{ kind: 'ally' }, younger] }] }, 'no-target', 'MIN-17'), ...possible],
  ),
]
