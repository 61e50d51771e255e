import { byLocked, directedAtYou, notYetBy } from '../../rules/conditions.ts'
import { forbid, intercept, isAlly, mark, mode, reaction, wake, when } from '../makers.ts'

/** Reactions of a locked minion: it ignores its lock until the action ends. */
export const wakes = [
  reaction('on-the-qui-vive', [
    mode('', [mark('qui-vive', 'by', { phase: 'unlock', of: 'you' }), wake, when(isAlly('by'), forbid('unlock', 'by', { phase: 'master', of: 'you' }))]),
  ], [byLocked, notYetBy('qui-vive')]),

  reaction('eyes-of-argus', [
    mode('aus', [intercept(2)], { usable: [directedAtYou] }),
    mode('AUS', [wake], { usable: [byLocked] }),
  ]),
]
