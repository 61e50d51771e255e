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

  crypt('adelino-da-silva', {
    statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -2, of: { older: 'self' } } }],
  }),

  crypt('jaroslav-pascek', {
    statics: [{ on: { ref: 'self' }, effect: { stat: 'damage', delta: 2, of: { keyword: 'melee weapon' } } }],
    actions: [
      granted(
        'scourge',
        { target: { seat: 'prey' } },
        [
          {
            op: 'each',
            over: { cards: { kind: 'vampire', sect: 'Sabbat', of: 'prey' } },
            as: 'v',
            ops: [{ op: 'damage', to: 'v', amount: 1, from: 'by' }],
            together: true,
            target: true,
          },
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),
]
