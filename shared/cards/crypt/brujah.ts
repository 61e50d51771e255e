import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { Test } from '../language.ts'
import { crypt, granted, optionalManeuver } from '../makers.ts'

const fights: Test = { is: ['self', { in: 'combat' }] }

export const cards: CardDefinition[] = [
  crypt('elen-kamjian', {
    actions: [
      granted('bleed', { bleed: 1 }, [], {
        for: { ref: 'self' },
        must: true,
        usable: [
          when({ any: { kind: 'minion', of: 'you', in: 'inPlay', locked: true } }, 'no-target', 'MAND-01'),
          when({ cmp: [{ of: 'self', stat: 'blood' }, '>=', 1] }, 'must-hunt-first', 'MAND-02'),
        ],
      }),
    ],
  }),

  crypt('saku-pihlajamaki', { triggers: [{ on: 'combat-started', when: fights, ops: [optionalManeuver] }] }),
]
