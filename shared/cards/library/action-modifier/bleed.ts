import { duringBleed, roomForLimited, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op, Test, CardsWhere } from '../../language.ts'
import {
  bleedPlus,
  burn,
  choose,
  count,
  ifBlocked,
  ifHolds,
  mark,
  mode,
  modifier,
  moveBlood,
  stealth,
  unlock,
  votes,
} from '../../makers.ts'

const toreador = count({ ref: 'by', clan: 'Toreador' })
const ash: CardsWhere = { in: 'ash', of: 'target' }
const buried = (min: number) => when({ any: ash, min }, 'no-target', 'PLAY-01')
const removed = (n: number): Op[] => [
  choose('cards', 'choose-card', { cards: ash }, { min: n, max: n }),
  { op: 'each', over: { list: 'cards' }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'removed' }] },
]
/** The bleed would burn pool. */
const succeeding: Test = {
  all: [
    { action: 'bleed' },
    { cmp: [{ of: 'acting', stat: 'bleed' }, '>=', 1] },
    { cmp: [{ fact: 'spied', of: 'acting' }, '=', 0] },
  ],
}
/** A block is about to be resolved, too. */
const unblocked: Test = { not: { is: ['blocking', {}] } }
/** X is paid in blood, and is all that is added. */
const wrench: Op = choose('x', 'choose-x', { upTo: { least: [3, { of: 'by', stat: 'blood' }] } }, { min: 1 })
const yours = { counter: 'corruption@you', of: 'it' } as const
/** "If the bleed is successful …", while who was bled is still there. */
const tempted: Op = {
  op: 'watch',
  on: 'bled',
  when: { is: ['event-by', { ref: 'by' }] },
  until: 'action',
  ops: [
    choose(
      'm',
      'choose-minion',
      { cards: { kind: 'minion', of: 'target', in: 'inPlay', where: { cmp: [yours, '>=', 2] } } },
      { min: 0 },
    ),
    ifHolds({ is: ['m', {}] }, moveBlood({ card: 'm', name: 'corruption@you' }, 'bank', 2), unlock('by')),
  ],
}
const more: Op[] = [bleedPlus(1, 'limited')]
const unseen: Op[] = [stealth(1), ...more]

/** Modifiers that raise a bleed, all against the limit of one increase. */
export const cards: CardDefinition[] = [
  modifier('monkey-wrench', [mode('', [wrench, bleedPlus({ x: 'x' }, 'limited')])], [duringBleed, roomForLimited]),

  modifier('adhocracy', [
    mode('ani', [bleedPlus(1, 'limited')], { usable: [duringBleed] }),
    mode('chi', [votes(3)], { windows: ['polling'] }),
    mode('pot', [ifBlocked({ op: 'modify', stat: 'strength', delta: 1, on: 'by', until: 'combat' })]),
  ]),

  modifier(
    'revelation-of-the-serpent',
    [
      mode('pre+pro', more),
      mode('pre+pro', unseen, { name: 'stealth' }),
      mode('PRE+PRO', [...more, tempted]),
      mode('PRE+PRO', [...unseen, tempted], { name: 'STEALTH' }),
    ],
    [duringBleed],
  ),

  modifier(
    'conditioning',
    [mode('dom', [bleedPlus(2, 'limited')]), mode('DOM', [bleedPlus(3, 'limited')])],
    [duringBleed],
  ),

  modifier(
    'bonding',
    [mode('dom', [bleedPlus(1, 'limited')]), mode('DOM', [stealth(1), bleedPlus(1, 'limited')])],
    [duringBleed],
  ),

  modifier(
    'aire-of-elation',
    [
      mode('pre', [bleedPlus({ sum: [1, toreador] }, 'limited')]),
      mode('PRE', [bleedPlus({ sum: [2, toreador] }, 'limited')]),
    ],
    [duringBleed],
  ),

  // It comes and goes with the pool of whoever is the target, and counts against the limit only while it is there.
  modifier(
    'foreshadowing-destruction',
    [
      mode('dom', [bleedPlus(1, 'limited')]),
      mode('DOM', [bleedPlus(3, 'limited', { cmp: [{ pool: 'target' }, '<=', 9] })]),
    ],
    [duringBleed],
  ),

  modifier(
    'trochomancy',
    [
      mode('nec', [...removed(13), bleedPlus(1, 'limited')], { usable: [buried(13)] }),
      mode('aus+nec', [...removed(7), bleedPlus(1, 'limited')], { usable: [buried(7)] }),
      mode('AUS+NEC', [...removed(7), bleedPlus(2, 'limited')], { usable: [buried(7)] }),
    ],
    [duringBleed],
  ),

  /** The vampire that carries it remembers whom it spied on; to the bleed it was played on it adds nothing. */
  {
    ...modifier('spying-mission', [
      mode('obf', [stealth(1)]),
      mode(
        'OBF',
        [
          mark('spied', 'by', 'action'),
          { op: 'forbid', rule: 'bleed', on: 'by', until: 'action' },
          { op: 'move', who: 'self', to: 'inPlay', on: 'by', keep: { whom: { seat: 'target' } } },
        ],
        { windows: ['success'], usable: [when(succeeding, 'not-a-bleed', 'MIN-12')] },
      ),
    ]),
    triggers: [
      {
        on: 'about-to-resolve',
        when: {
          all: [
            { is: ['acting', { ref: 'host' }] },
            { cmp: [{ seat: 'target' }, '=', { x: 'whom' }] },
            succeeding,
            unblocked,
          ],
        },
        ops: [bleedPlus(2), burn('self')],
      },
    ],
  },

  modifier(
    'inevitability-of-the-void',
    [mode('aus+nec', [bleedPlus(1, 'limited')]), mode('AUS+NEC', [bleedPlus({ part: count(ash), by: 10 }, 'limited')])],
    [duringBleed],
  ),

  // Whichever way the Edge would be gained.
  modifier(
    'leverage',
    [
      mode(
        '',
        [
          bleedPlus(1),
          {
            op: 'watch',
            on: 'edge-moved',
            when: { same: ['event-to', 'you'] },
            ops: [{ op: 'edge', to: null }],
            until: 'action',
          },
        ],
        { edge: true },
      ),
    ],
    [duringBleed],
  ),
]
