import { when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { Comparison, Test } from '../language.ts'
import { crypt, gain, granted, optionalManeuver } from '../makers.ts'

const fights: Test = { is: ['self', { in: 'combat' }] }

/** Of a Methuselah: cast in the referendum, ballots aside. */
const votes = (cast: 'for' | 'against', how: Comparison, n: number): Test => ({
  cmp: [{ cast, of: { seat: 'it' }, only: 'votes' }, how, n],
})

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

  crypt('carlak', {
    triggers: [
      {
        on: 'combat-started',
        when: fights,
        ops: [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }],
      },
      {
        on: 'referendum-tallied',
        ops: [gain('self', { seats: { where: { all: [votes('for', '=', 0), votes('against', '>=', 1)] } } })],
      },
    ],
  }),

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
          },
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),
]
