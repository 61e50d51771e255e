import { byLocked, byVampire, directedAtYou, notYetBy } from '../../rules/conditions.ts'
import { burnBlood, forbid, intercept, isAlly, mark, mode, reaction, wake, when } from '../makers.ts'

/** Reactions of a locked minion: it ignores its lock until the action ends. */
export const wakes = [
  reaction(
    'on-the-qui-vive',
    [
      mode('', [
        mark('qui-vive', 'by', { phase: 'unlock', of: 'you' }),
        wake,
        when(isAlly('by'), forbid('unlock', 'by', { phase: 'master', of: 'you' })),
      ]),
    ],
    [byLocked, notYetBy('qui-vive')],
  ),

  // Who has blocked once has blocked, even if the action goes on.
  reaction(
    'forced-awakening',
    [
      mode('', [
        wake,
        {
          op: 'watch',
          on: 'about-to-resolve',
          times: 1,
          until: 'action',
          ops: [when({ not: { is: ['blocking', { ref: 'by' }] } }, burnBlood('by', 1))],
        },
      ]),
    ],
    [byLocked, byVampire],
  ),

  reaction('eyes-of-argus', [
    mode('aus', [intercept(2)], { usable: [directedAtYou] }),
    mode('AUS', [wake], { usable: [byLocked] }),
  ]),
]
