import type { CardDefinition } from '../../definition.ts'
import type { Test } from '../../language.ts'
import { ally, burn, choose, gain, granted, ifHolds, strikeR } from '../../makers.ts'
import { enterCombat } from '../parts.ts'

const fights: Test = { is: ['self', { in: 'combat' }] }
const itself = { for: { ref: 'self' } }

/** Allies that are made for combat. */
export const cards: CardDefinition[] = [
  ally('muddled-vampire-hunter', [''], {
    statics: [{ on: { ref: 'self' }, effect: { allow: true, rule: 'first-strike' } }],
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        itself,
      ),
    ],
  }),

  ally('nephandus', [''], {
    strikes: [{ name: 'bolt', strike: strikeR(1) }],
    statics: [
      {
        on: { ref: 'opposing' },
        while: fights,
        effect: { stat: 'damage', delta: -1, against: { ref: 'self' } },
      },
    ],
    actions: [
      granted(
        'burn',
        { target: { card: 'v' } },
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'torpor' } }),
          ifHolds({ is: ['v', { kind: 'vampire', in: 'torpor' }] }, burn('v'), gain('self', 1)),
        ],
        itself,
      ),
    ],
    triggers: [
      {
        on: 'combat-started',
        when: fights,
        ops: [{ op: 'modify', stat: 'press', delta: 1, on: 'self', until: 'combat' }],
      },
    ],
  }),

  ally('rock-cat', [''], {
    statics: [
      {
        on: { ref: 'opposing', kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 3] } },
        while: { all: [fights, { round: 'first' }] },
        effect: { allow: false, rule: 'strike' },
      },
    ],
    actions: [granted('fight', { target: { card: 'm' } }, enterCombat(), itself)],
    triggers: [
      {
        on: 'combat-started',
        when: fights,
        ops: [{ op: 'modify', stat: 'press', delta: 1, on: 'self', until: 'combat' }],
      },
    ],
  }),

  // Every round after the first has a range of its own.
  ally('asanbonsam-ghoul', [''], {
    statics: [{ on: { ref: 'self' }, while: { action: 'directed' }, effect: { stat: 'intercept', delta: 1 } }],
    triggers: [
      {
        on: 'blocked',
        when: { all: [{ is: ['event-minion', { ref: 'self' }] }, { action: 'directed' }] },
        ops: [{ op: 'range', next: 'close', this: true }],
      },
    ],
  }),
]
