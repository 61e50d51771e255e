import { inCombat } from '../../rules/conditions.ts'
import type { Static } from '../definition.ts'
import { crypt, prevent, unlock, use } from '../makers.ts'

/** Advanced vampires, each beside its base card: apart they are two vampires, merged they are one with the text of both. */

const strongerAgainst = (clan: string): Static => ({
  on: { ref: 'self' },
  while: { is: ['opposing', { clan }] },
  effect: { stat: 'strength', delta: 1 },
})

export const advanced = [
  // While merged it is stronger against anybody; the facts say so (`merged`).
  crypt('batsheva', { statics: [strongerAgainst('Tzimisce')] }),
  crypt('batsheva-advanced', { statics: [strongerAgainst('Malkavian')] }),

  crypt('maldavis', {
    actions: [
      {
        name: 'burn-blood',
        for: { kind: 'vampire', in: 'ready', title: ['primogen'] },
        header: { stealth: 1, target: { card: 'self' } },
        ops: [{ op: 'counters', from: { card: 'self' }, to: 'bank', amount: 1, why: 'effect' }],
      },
    ],
    statics: [
      {
        on: { ref: 'self' },
        while: {
          all: [{ action: 'bleed' }, { any: { kind: 'vampire', of: 'target', in: 'ready', title: ['primogen'] } }],
        },
        effect: { stat: 'bleed', delta: -1 },
      },
    ],
  }),
  // Merged she is the baron of Chicago; the facts say so.
  crypt('maldavis-advanced', {
    statics: [
      {
        on: { kind: 'vampire', title: ['primogen'] },
        while: { all: [{ action: 'political' }, { is: ['acting', { ref: 'self' }] }] },
        effect: { stat: 'votes', delta: 1 },
      },
    ],
  }),

  crypt('xaviar', {
    abilities: [
      use('prevent', [prevent(1)], { windows: ['prevent'], usable: [inCombat], once: 'prevent', per: 'combat' }),
      use('strength', [{ op: 'modify', stat: 'strength', delta: 2, on: 'self', until: 'combat' }], {
        windows: ['before-range'],
        cost: { blood: 2 },
        usable: [inCombat],
        once: 'strength',
        per: 'combat',
      }),
    ],
  }),
  crypt('xaviar-advanced', {
    triggers: [
      {
        on: 'referendum-ended',
        when: { all: [{ is: ['event-by', { ref: 'self' }] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] },
        optional: true,
        ops: [unlock('self')],
      },
    ],
  }),
]
