import { bleedingYou } from '../../rules/conditions.ts'
import type { Op } from '../../rules/language.ts'
import { choose, intercept, lock, mode, reaction, redirect } from '../makers.ts'

/** Reactions that send a bleed to somebody else, after blocks are declined. */
const away: Op[] = [choose('to', 'choose-new-target', { seats: { not: ['actor', 'you'] } }), redirect('to')]

export const redirects = [
  reaction('deflection', [mode('dom', [lock('by'), ...away], { windows: ['declined'] }), mode('DOM', away, { windows: ['declined'] })], [bleedingYou]),

  reaction('telepathic-misdirection', [
    mode('aus', [intercept(1)]),
    mode('AUS', [lock('by'), ...away], { windows: ['declined'], usable: [bleedingYou] }),
  ]),
]
