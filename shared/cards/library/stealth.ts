import { ACTION, choose, delayed, lock, mark, mode, modifier, stealth as plus, use } from '../makers.ts'
import { notWith } from '../../rules/conditions.ts'
import type { Op, Who } from '../../rules/language.ts'

/** Modifiers that add stealth, once it is needed. */
const eluded: Who = { kind: 'minion', in: 'ready', where: { cmp: [{ fact: 'eluded', of: 'it' }, '>=', 1] } }
/** Those who fail from now on; those who failed before are let be. */
const locksWhoFails: Op[] = [
  { op: 'watch', on: 'block-failed', ops: [mark('eluded', 'event-minion', 'action')], until: 'action' },
  {
    op: 'watch',
    on: 'about-to-resolve',
    ops: [{ op: 'each', over: { cards: eluded }, as: 'm', ops: [lock('m')] }],
    until: 'action',
  },
]
const lesser: Who = { in: 'ready', any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }
const dull: Op = { op: 'grant', ability: 'dull', to: 'by', until: 'action' }

export const stealth = [
  modifier('lost-in-crowds', [mode('obf', [plus(1)]), mode('OBF', [plus(2)])], [notWith('into-thin-air')]),

  modifier('cloak-the-gathering', [mode('obf', [plus(1)]), mode('OBF', [plus(1)], { others: true })]),

  modifier('earth-control', [mode('pro', [plus(1)]), mode('PRO', [plus(2)])]),

  modifier('faceless-night', [mode('obf', [plus(1)]), mode('OBF', [plus(1), ...locksWhoFails])]),

  {
    ...delayed(
      'unlock',
      modifier(
        'into-thin-air',
        [mode('obf', [plus(1), dull]), mode('OBF', [plus(2), dull])],
        [notWith('lost-in-crowds')],
      ),
    ),
    abilities: [
      use(
        'dull',
        [
          choose('m', 'choose-minion', { cards: lesser }),
          { op: 'modify', stat: 'intercept', delta: -1, on: 'm', until: 'action' },
        ],
        { windows: ACTION, cost: { blood: 1 }, once: 'dull', per: 'action' },
      ),
    ],
  },
]
