import { inPoliticalAction } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { master, mode } from '../../makers.ts'

const fails: Op = { op: 'outcome', of: 'referendum', is: 'fails' }

/** Masters that decide a referendum. */
export const cards: CardDefinition[] = [
  // One that passes automatically has neither of these steps.
  master('vox-domini', [
    mode('', [fails], {
      windows: ['before-votes', 'polling'],
      usable: [inPoliticalAction],
      once: 'game',
      byEach: true,
    }),
  ]),
]
