import { byLocked, couldBlock, byVampire, directedAtYou } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import {
  ACTION,
  afterResolution,
  attach,
  delayed,
  ifBlocks,
  ifHolds,
  inFirstRoundOfIt,
  intercept,
  lock,
  mark,
  mode,
  optionalManeuver,
  reaction,
  unlock,
  use,
} from '../../makers.ts'
import { together } from '../parts.ts'

const attempts: Op = { op: 'block', by: 'by' }
const staysUnlocked: Op = { op: 'forbid', rule: 'block-lock', on: 'by', until: 'action' }
const attempting = { windows: ['blocks' as const, 'attempt' as const] }

/** It attempts to block, and this comes of it if it does not block after all. */
const pursues = (...otherwise: Op[]): Op[] => [
  unlock('by'),
  attempts,
  ifBlocks(mark('caught', 'by', 'action')),
  afterResolution(ifHolds({ cmp: [{ fact: 'caught', of: 'by' }, '=', 0] }, ...otherwise)),
]

/** Reactions that attempt to block, or keep who blocks from locking. */
export const cards: CardDefinition[] = [
  delayed(
    'action',
    reaction('read-the-winds', [
      mode('ani+aus', [intercept(1), staysUnlocked]),
      mode('ANI+AUS', [unlock('by'), attempts, intercept(1, 'early')], {
        ...attempting,
        usable: [byLocked, couldBlock],
      }),
    ]),
  ),

  reaction(
    'guardian-vigil',
    together('aus', 'cel', 'for').map(level =>
      mode(
        level,
        [
          attempts,
          ...(level.includes('aus') ? [intercept(1, 'early')] : []),
          ...(level.includes('cel') ? [ifBlocks(optionalManeuver)] : []),
          ...(level.includes('for') ? [staysUnlocked] : []),
        ],
        attempting,
      ),
    ),
    [couldBlock],
  ),

  {
    ...reaction(
      'dogged-pursuit',
      [
        mode('ani', pursues(lock('by')), attempting),
        mode('ANI', pursues(lock('by'), ifHolds({ is: ['self', { in: 'ash' }] }, attach('by'))), attempting),
      ],
      [byLocked, couldBlock],
    ),
    onePer: 'dogged-pursuit',
    abilities: [use('intercept', [intercept(1)], { windows: ACTION, for: { ref: 'host' }, cost: { burn: true } })],
  },

  reaction(
    'eluding-the-arms-of-morpheus',
    [mode('', [unlock('by'), attempts], attempting)],
    [byLocked, couldBlock, byVampire],
  ),

  reaction(
    'one-with-the-land',
    [
      mode('pro', [intercept(2)]),
      mode(
        'PRO',
        [
          ifBlocks(inFirstRoundOfIt({ op: 'forbid', rule: 'strike', on: { who: { in: 'combat' } }, until: 'round' })),
          unlock('by'),
          attempts,
        ],
        { ...attempting, usable: [byLocked, couldBlock] },
      ),
    ],
    [directedAtYou],
  ),
]
