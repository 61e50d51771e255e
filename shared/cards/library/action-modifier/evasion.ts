import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  afterResolution,
  burnBlood,
  choose,
  either,
  forbid,
  ifBlocked,
  ifBlocks,
  ifHolds,
  intercept,
  mode,
  modifier,
  moveBlood,
  optionalManeuver,
  reaction,
  stealth,
  unlock,
  use,
} from '../../makers.ts'

const noVampires: Op = { op: 'forbid', rule: 'block', on: { who: { kind: 'vampire' } }, until: 'action' }
const burns = (amount: number): Op =>
  afterResolution({ op: 'damage', to: 'by', amount, aggravated: true, unpreventable: true })
/** In the resulting combat. */
const asBat: Op[] = [optionalManeuver, { op: 'forbid', rule: 'equipment', on: 'by', until: 'combat' }]
const fooled: Op[] = [forbid('block', 'blocking', 'action'), { op: 'outcome', of: 'attempt', is: 'fails' }]
const over: Op = { op: 'outcome', of: 'action', is: 'ends' }
const lured: Op[] = [forbid('block', 'blocking', 'action'), { op: 'outcome', of: 'action', is: 'continues' }]
const blind: CardsWhere = { not: { has: 'obl' } }
const asAnnounced = { windows: ['announced' as const] }

/** Modifiers against a block, before it resolves, and of a minion that cannot be blocked. */
export const cards: CardDefinition[] = [
  modifier('change-of-target', [
    mode('', [unlock('by'), { op: 'outcome', of: 'action', is: 'ends', barred: true }], { windows: ['blocked'] }),
  ]),

  modifier('elder-impersonation', [mode('obf', [stealth(1)]), mode('OBF', fooled, { windows: ['attempt'] })]),

  {
    ...modifier('enchanting-gaze', [
      mode('pre+pro', [stealth(1)]),
      mode('PRE+PRO', [stealth(1), { op: 'grant', ability: 'gaze', to: 'by', until: 'action' }]),
    ]),
    abilities: [
      use('gaze', [moveBlood({ card: 'blocking', name: 'corruption@you' }, 'bank', 1), ...fooled], {
        windows: ['attempt'],
        once: 'gaze',
        per: 'action',
        usable: [when({ cmp: [{ counter: 'corruption@you', of: 'blocking' }, '>=', 1] }, 'nothing-on-it', 'TARGET-05')],
      }),
    ],
  },

  either(
    modifier('form-of-the-bat', [
      mode(
        'pro',
        [{ op: 'modify', stat: 'intercept', delta: -1, on: 'blocking', until: 'action' }, ifBlocked(...asBat)],
        { windows: ['attempt'] },
      ),
    ]),
    reaction('form-of-the-bat', [mode('PRO', [intercept(1), ifBlocks(...asBat)])]),
  ),

  modifier('daring-the-dawn', [mode('for', [noVampires, burns(2)]), mode('FOR', [noVampires, burns(1)])]),

  modifier('seduction', [
    mode(
      'dom',
      [
        choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', younger: 'by' } }),
        forbid('block', 'v', 'action'),
      ],
      asAnnounced,
    ),
    mode(
      'DOM',
      [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), forbid('block', 'v', 'action')],
      asAnnounced,
    ),
  ]),

  ...[['call-of-the-hungry-dead', 'nec'] as const, ['stygian-shroud', 'obl'] as const].map(([key, level]) =>
    modifier(key, [
      mode(level, [{ op: 'modify', stat: 'intercept', delta: -1, on: 'blocking', until: 'action' }], {
        windows: ['attempt'],
      }),
      mode(level.toUpperCase(), [burnBlood('by', 1), ...fooled], {
        windows: ['attempt'],
        usable: [when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
      }),
    ]),
  ),

  // Who is attempting already pays to go on, or lets it be.
  modifier('where-the-veil-thins', [
    mode('obl', [stealth(1)]),
    mode('OBL', [
      stealth(1),
      { op: 'forbid', rule: 'block', on: { who: { kind: 'vampire', ...blind } }, until: 'action', unless: 1 },
      { op: 'forbid', rule: 'block', on: { who: { kind: 'ally', ...blind } }, until: 'action' },
      ifHolds(
        { is: ['blocking', { kind: 'vampire', ...blind }] },
        choose(
          'on',
          'choose-to-attempt',
          { cards: { ref: 'blocking', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } } },
          { min: 0, by: 'controller:blocking' },
        ),
        {
          op: 'if',
          test: { is: ['on', {}] },
          then: [burnBlood('on', 1)],
          else: [{ op: 'outcome', of: 'attempt', is: 'fails' }],
        },
      ),
    ]),
  ]),

  modifier('horrific-countenance', [
    mode(
      'pro',
      [
        unlock('blocking'),
        { op: 'outcome', of: 'action', is: 'continues' },
        { op: 'forbid', rule: 'block', on: { who: { kind: 'minion' } }, until: 'action' },
      ],
      { windows: ['blocked'] },
    ),
  ]),

  // Once a block is certain, the action has reached its resolution.
  modifier(
    'psychomachia',
    [
      mode('pre', [unlock('by'), { op: 'outcome', of: 'action', is: 'ends', barred: true }]),
      mode('dai', lured),
      mode('DAI', [{ op: 'damage', to: 'blocking', amount: 1, unpreventable: true }, ...lured]),
    ].map(line => ({ ...line, windows: ['blocked' as const] })),
    [
      when(
        { is: ['blocking', { any: [{ kind: 'ally' }, { kind: 'vampire', younger: 'by' }] }] },
        'no-target',
        'MIN-12',
      ),
    ],
  ),

  // An attempt has no results yet: the action has not reached its resolution.
  modifier(
    'the-kiss-of-ra',
    [
      mode('for', [burnBlood('blocking', 2), over]),
      mode('FOR', [burnBlood('blocking', 2), { op: 'move', who: 'blocking', to: 'torpor' }, over]),
    ].map(line => ({ ...line, windows: ['attempt' as const] })),
    [when({ is: ['blocking', { kind: 'vampire', not: { has: 'for' } }] }, 'no-target', 'MIN-12')],
  ),
]
