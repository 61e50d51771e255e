import { bleedingYou, someSeat } from '../../rules/conditions.ts'
import type { Whom } from '../../rules/language.ts'
import { choose, intercept, lock, mode, reaction, redirect } from '../makers.ts'

/** Reactions that send a bleed to somebody else, after blocks are declined. */
const others: Whom = { not: ['actor', 'you'] }
const target = choose('to', 'choose-new-target', { seats: others })
const away = redirect('to')
const possible = [bleedingYou, someSeat(others)]

export const redirects = [
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
]
