import { duringYourTurn, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { ANYTIME, choose, crypt, granted, moveBlood, unlock, use, when as ifSo } from '../makers.ts'

/** Who has unlocked in the meantime is not fought. */
const asleep: Who = { kind: 'vampire', in: 'ready', locked: true, sect: 'Sabbat', not: { of: 'you' } }

/** Vampires with an action of their own. */
export const actors = [
  crypt('cybele', {
    actions: [granted('bleed', { bleed: 2 }, [], { for: { ref: 'self' }, cost: { blood: 1 } })],
    statics: [
      {
        on: 'you',
        while: { is: ['self', { in: 'ready', locked: false }] },
        effect: { stat: 'masterActions', delta: 1 },
      },
    ],
  }),

  crypt('gabrielle-di-righetti', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready' } }),
          moveBlood({ card: 'm' }, { card: 'by' }, 2),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

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

  crypt('fergus-alexander', {
    actions: [
      granted(
        'fight',
        { target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: asleep }),
          ifSo({ is: ['m', asleep] }, { op: 'combat', acting: 'by', opposing: 'm' }),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  crypt('kalinda-2', {
    actions: [granted('bleed', { bleed: 1, stealth: 1 }, [], { for: { ref: 'self' }, cost: { blood: 2 } })],
  }),

  crypt('kalinda', {
    abilities: [use('unlock', [unlock('self')], { ...ANYTIME, cost: { edge: true }, usable: [duringYourTurn] })],
  }),
]
