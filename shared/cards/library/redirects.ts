import { bleedingYou, someSeat } from '../../rules/conditions.ts'
import type { Op, Whom } from '../../rules/language.ts'
import { choose, intercept, lock, mode, reaction, redirect } from '../makers.ts'

/** Reactions that send a bleed to somebody else, after blocks are declined. */
const others: Whom = { not: ['actor', 'you'] }
const away: Op[] = [choose('to', 'choose-new-target', { seats: others }), redirect('to')]
const possible = [bleedingYou, someSeat(others)]

export const redirects = [
  reaction('deflection', [mode('dom', [lock('by'), ...away], { windows: ['declined'] }), mode('DOM', away, { windows: ['declined'] })], possible),

  reaction('telepathic-misdirection', [
    mode('aus', [intercept(1)]),
    mode('AUS', [lock('by'), ...away], { windows: ['declined'], usable: possible }),
  ]),
]
