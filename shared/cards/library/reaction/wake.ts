import { byLocked, byVampire, directedAtYou, evenLocked, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burnBlood, choose, delayed, forbid, intercept, isAlly, mode, reaction, wake, ifHolds } from '../../makers.ts'

const servant: CardsWhere = {
  kind: 'ally',
  of: 'you',
  in: 'inPlay',
  locked: true,
  any: [{ keyword: 'wraith' }, { keyword: 'zombie' }],
}

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

  // The ally is chosen by a vampire that sleeps or not.
  reaction('shadow-sentinel', [
    mode('obl', [wake], { usable: [byLocked], once: 'unlock' }),
    mode(
      'OBL',
      [choose('m', 'choose-minion', { cards: servant }), { op: 'allow', rule: 'wake', on: 'm', until: 'action' }],
      { usable: [evenLocked, when({ any: servant }, 'no-target', 'TARGET-01')], once: 'unlock' },
    ),
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
