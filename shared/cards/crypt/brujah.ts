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
]
