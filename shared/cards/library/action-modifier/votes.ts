import { actionWas, duringBleed, inPoliticalAction, passedBefore, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, Op, CardsWhere } from '../../language.ts'
import {
  bleedPlus,
  choose,
  delayed,
  dissentersPay,
  either,
  enter,
  forbid,
  gain,
  gainPool,
  lock,
  mode,
  modifier,
  moveBlood,
  reaction,
  use,
  votes,
} from '../../makers.ts'

const polling = { windows: ['polling' as const] }
const resolved = { windows: ['resolved' as const], usable: [passedBefore] }
const margin: Num = { fact: 'margin', of: 'by' }
const silence: Op[] = [
  choose('v', 'choose-vampire', {
    cards: { kind: 'vampire', in: 'ready', where: { cmp: [{ fact: 'cast', of: 'it' }, '>', 0] } },
  }),
  lock('v'),
  forbid('vote', 'v', 'referendum'),
]
const younger: CardsWhere = { kind: 'vampire', in: 'ready', younger: 'by' }
/** It may take one side only, and takes that with what it has cast. */
const sways = (name: 'for' | 'against', never: 'for' | 'against') =>
  mode(
    '',
    [
      choose('v', 'choose-vampire', { cards: younger }),
      { op: 'forbid', rule: 'vote', on: 'v', until: 'referendum', only: never },
    ],
    {
      name,
      windows: ['before-votes', 'polling'],
      usable: [when({ any: younger }, 'no-target', 'TARGET-01')],
    },
  )
const silences = [
  mode('cel+pre', silence, polling),
  mode('CEL+PRE', [...silence, moveBlood({ card: 'v' }, 'bank', 1)], polling),
]

/** Modifiers of a referendum: in polling, before it, and because of what it came to. */
export const cards: CardDefinition[] = [
  modifier('bewitching-oration', [mode('pre', [votes(2)], polling), mode('PRE', [votes(4)], polling)]),

  either(
    modifier('ominous-chorus', [mode('', [votes(3)], polling)], [inPoliticalAction]),
    reaction('ominous-chorus', [mode('', [votes(3)], polling)], [inPoliticalAction]),
  ),

  modifier('perfect-paragon', [
    mode('pre', [votes(3)], polling),
    mode('PRE', [
      {
        op: 'modify',
        stat: 'intercept',
        delta: -1,
        on: { who: { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] } },
        until: 'action',
      },
    ]),
  ]),

  either(modifier('scalpel-tongue', silences), reaction('scalpel-tongue', silences)),

  modifier('kindred-manipulation', [sways('for', 'against'), sways('against', 'for')]),

  modifier('voter-captivation', [
    mode('pre', [gain('by', margin)], resolved),
    mode(
      'PRE',
      [
        choose('x', 'choose-amount', { upTo: { least: [2, margin] } }),
        gainPool('you', { x: 'x' }),
        gain('by', { left: 'x', of: margin }),
      ],
      resolved,
    ),
  ]),

  modifier('cryptic-rider', [
    mode(
      '',
      [
        {
          op: 'watch',
          on: 'referendum-called',
          when: { is: ['event-by', { kind: 'vampire', of: 'you' }] },
          until: 'turn',
          times: 1,
          ops: [{ op: 'outcome', of: 'referendum', is: 'passes' }],
        },
      ],
      resolved,
    ),
  ]),

  {
    ...modifier('propaganda-of-the-deed', [
      mode('', [enter], {
        windows: ['resolved'],
        usable: [actionWas('successful'), when({ action: 'directed' }, 'no-target', 'DIR-01')],
      }),
    ]),
    abilities: [
      use('votes', [votes(2, { seat: 'you' })], {
        windows: ['polling'],
        cost: { burn: true },
        usable: [inPoliticalAction],
      }),
    ],
  },

  modifier(
    'scorn-of-adonis',
    [mode('', [{ op: 'watch', on: 'referendum-tallied', ops: [dissentersPay], until: 'referendum' }], polling)],
    [inPoliticalAction],
  ),

  delayed(
    'unlock',
    modifier('old-friends', [
      mode('obf', [bleedPlus(1, 'limited')], { usable: [duringBleed] }),
      mode('OBF', [votes(2)], polling),
    ]),
  ),
]
