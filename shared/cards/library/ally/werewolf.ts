import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Test } from '../../language.ts'
import { ally, choose, gain, granted, mark, moreStrikes, optionalManeuver, use } from '../../makers.ts'

const heals = use('heal', [gain('self', 1)], {
  phases: ['unlock'],
  once: 'heal',
  compulsory: true,
  usable: [when({ cmp: [{ of: 'self', stat: 'blood' }, '<=', 2] }, 'requirement-met', 'ALLY-04')],
})
const fights: Test = { is: ['self', { in: 'combat' }] }

/** Werewolves: allies that fight. */
export const cards: CardDefinition[] = [
  ally('renegade-garou', [''], {
    abilities: [heals],
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    triggers: [
      { on: 'combat-started', when: fights, ops: [optionalManeuver] },
      { on: 'round-started', when: fights, ops: [moreStrikes(1, 'limited')] },
    ],
  }),

  ally('double-deuce', [''], {
    abilities: [heals],
    statics: [{ on: { ref: 'self' }, effect: { stat: 'stealth', delta: 1 } }],
  }),

  ally('ossian', [''], {
    actions: [
      granted(
        'fight',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', not: { of: 'you' } } }),
          { op: 'combat', acting: 'by', opposing: 'm' },
        ],
        { for: { ref: 'self' } },
      ),
    ],
    statics: (['strike', 'maneuver'] as const).map(rule => ({
      on: { kind: 'vampire', in: 'combat', where: { cmp: [{ fact: 'sensed', of: 'it' }, '>=', 1] } },
      while: { all: [fights, { round: 'first' }] },
      effect: { allow: false, rule },
    })),
    triggers: [
      {
        on: 'card-played',
        when: { all: [{ is: ['event-by', { kind: 'vampire' }] }, { is: ['event-card', { requires: 'aus' }] }] },
        ops: [mark('sensed', 'event-by', 'action')],
      },
      { on: 'round-ended', when: fights, ops: [gain('self', { fact: 'blood-lost', of: 'opposing' })] },
    ],
  }),
]
