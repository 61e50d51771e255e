import { byLocked, byVampire, directedAtYou, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import { burnBlood, delayed, forbid, intercept, isAlly, mode, reaction, wake, ifHolds } from '../../makers.ts'

/** Reactions of a locked minion: it ignores its lock until the action ends. */
export const cards: CardDefinition[] = [
  reaction(
    'on-the-qui-vive',
    [
      mode('', [wake, ifHolds(isAlly('by'), forbid('unlock', 'by', { phase: 'master', of: 'you' }))], {
        once: 'unlock',
      }),
    ],
    [byLocked],
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
          ops: [ifHolds({ not: { is: ['blocking', { ref: 'by' }] } }, burnBlood('by', 1))],
        },
      ]),
    ],
    [byLocked, byVampire],
  ),

  reaction('eyes-of-argus', [
    mode('aus', [intercept(2)], { usable: [directedAtYou] }),
    mode('AUS', [wake], { usable: [byLocked] }),
  ]),

  delayed(
    'unlock',
    reaction(
      'wake-with-evenings-freshness',
      [mode('', [wake])],
      [byLocked, when({ is: ['by', { kind: 'vampire' }] }, 'not-a-vampire', 'REQ-12')],
    ),
  ),
]
