import { duringBleed, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { AS_PLAYED, bleedPlus, burnPool, cancel, forbid, mode, modifier, use } from '../../makers.ts'

const attempt = { windows: ['attempt' as const] }
const fails: Op = { op: 'outcome', of: 'attempt', is: 'fails' }
const weaker: CardsWhere = { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }
const theirs: Op = {
  op: 'each',
  over: { cards: { kind: 'minion', in: 'inPlay', of: 'controller:blocking' } },
  as: 'm',
  ops: [forbid('block', 'm', 'action')],
}
const shrugs = (name: string, mode: string, blood: number) =>
  use(name, [cancel], { ...AS_PLAYED, user: 'blocking', mode, cost: { blood } })

/** Modifiers that make a block attempt fail, unless whoever attempts it pays for it. */
export const cards: CardDefinition[] = [
  {
    ...modifier('true-loves-face', [
      mode('obf+pre', [bleedPlus(1, 'limited')], { usable: [duringBleed] }),
      mode('OBF+PRE', [forbid('block', 'blocking', 'action'), fails], attempt),
    ]),
    abilities: [
      use('cancel', [burnPool('you', 1), cancel], {
        ...AS_PLAYED,
        user: 'blocking',
        mode: 'OBF+PRE',
        usable: [when({ cmp: [{ pool: 'you' }, '>=', 1] }, 'not-enough-pool', 'REQ-05')],
      }),
    ],
  },

  {
    ...modifier(
      'crocodiles-tongue',
      ['aus', 'AUS'].map(level => mode(level, [theirs, fails], attempt)),
      [when({ is: ['blocking', weaker] }, 'no-target', 'MIN-12')],
    ),
    abilities: [shrugs('cancel', 'aus', 1), shrugs('refuse', 'AUS', 2)],
  },
]
