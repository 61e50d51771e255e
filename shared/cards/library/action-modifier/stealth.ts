import { duringBleed, notWith, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import {
  ACTION,
  burnBlood,
  choose,
  delayed,
  lock,
  mark,
  mode,
  modifier,
  stealth,
  use,
  bleedPlus,
  either,
  intercept,
  reaction,
} from '../../makers.ts'

const eluded: CardsWhere = { kind: 'minion', in: 'ready', where: { cmp: [{ fact: 'eluded', of: 'it' }, '>=', 1] } }
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
const lesser: CardsWhere = { in: 'ready', any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }
const dull: Op = { op: 'grant', ability: 'dull', to: 'by', until: 'action' }

/** Modifiers that add stealth, once it is needed. */
export const cards: CardDefinition[] = [
  modifier('lost-in-crowds', [mode('obf', [stealth(1)]), mode('OBF', [stealth(2)])], [notWith('into-thin-air')]),

  modifier('cloak-the-gathering', [mode('obf', [stealth(1)]), mode('OBF', [stealth(1)], { others: true })]),

  modifier(
    'veil-the-legions',
    [
      mode('obf', [stealth(1)], { others: 'unlocked' }),
      mode(
        'OBF',
        [
          choose('n', 'choose-x', { upTo: { of: 'by', stat: 'blood' } }),
          stealth(1),
          burnBlood('by', { x: 'n' }),
          {
            op: 'watch',
            on: 'action-announced',
            when: { is: ['event-minion', { kind: 'minion', of: 'you' }] },
            ops: [stealth(1, 'early')],
            until: 'turn',
            times: { x: 'n' },
          },
        ],
        { others: 'unlocked', once: 'turn', byAnybody: true },
      ),
    ],
    [notWith('veil-the-legions')],
  ),

  modifier('earth-control', [mode('pro', [stealth(1)]), mode('PRO', [stealth(2)])]),

  modifier('faceless-night', [mode('obf', [stealth(1)]), mode('OBF', [stealth(1), ...locksWhoFails])]),

  {
    ...delayed(
      'unlock',
      modifier(
        'into-thin-air',
        [mode('obf', [stealth(1), dull]), mode('OBF', [stealth(2), dull])],
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

  delayed(
    'discard',
    modifier('mirror-walk', [
      mode('tha', [stealth(1)]),
      mode('THA', [
        stealth(1),
        {
          op: 'watch',
          on: 'about-to-block',
          until: 'action',
          times: 1,
          ops: [lock('blocking'), { op: 'outcome', of: 'action', is: 'ends' }],
        },
      ]),
    ]),
  ),

  modifier('changeling', [
    mode('vic', [bleedPlus(1, 'limited')], { usable: [duringBleed] }),
    mode('VIC', [stealth(1)]),
  ]),

  either(
    modifier('spectral-divination', [mode('nec', [stealth(1)])]),
    reaction('spectral-divination', [mode('NEC', [intercept(1)])]),
  ),

  modifier('acheron-vortex', [
    mode('', [
      {
        op: 'modify',
        stat: 'intercept',
        delta: -1,
        on: { who: { kind: 'minion', not: { any: [{ has: 'nec' }, { has: 'obt' }] } } },
        until: 'action',
      },
    ]),
  ]),

  modifier(
    'forgotten-labyrinth',
    [mode('obf', [stealth(2)]), mode('OBF', [stealth(3)])],
    [when({ not: { action: 'bleed' } }, 'forbidden', 'MIN-12')],
  ),
]
