import { bleedingYou, someCrypt, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import {
  attach,
  become,
  burn,
  burnBlood,
  burnPool,
  choose,
  enter,
  gain,
  gainPool,
  lock,
  mark,
  master,
  mode,
  moveBlood,
  use,
  when as ifSo,
} from '../makers.ts'

/** Master cards that do one thing and are gone, and some that stay. */
const frightened: Who = { kind: 'vampire', in: 'combat', struck: 'aggravated' }
const filled: Who = { kind: 'vampire', in: 'inPlay' },
  employed: Who = { any: [{ kind: 'ally' }, { kind: 'retainer' }] }
const idle: Who = { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch', locked: false }
const tablets: Who = { named: 'ashur-tablets', in: 'inPlay' },
  buried: Who = { in: 'ash', of: 'you' }
const drained: Who = { kind: 'vampire', in: 'ready', of: 'you', where: { cmp: [{ of: 'it', stat: 'blood' }, '=', 0] } }
const feared: Who = { kind: 'vampire', title: ['justicar', 'inner circle'] },
  another: Who = { ...feared, in: 'inPlay', not: { ref: 'host' } }
export const masters = [
  master(
    'misdirection',
    [mode('', [choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay' } }), lock('m')])],
    { usable: [when({ any: { kind: 'minion', in: 'inPlay' } }, 'no-target', 'TARGET-01')] },
  ),

  master(
    'fame',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')],
      triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burnPool('host', 3)] }],
      abilities: [
        use('famous', [burnPool('you', 1)], {
          phases: ['unlock'],
          user: 'active',
          once: 'famous',
          compulsory: true,
          usable: [when({ is: ['host', { in: 'torpor' }] }, 'not-in-torpor', 'TARGET-01')],
        }),
      ],
    },
  ),

  master('archon-investigation', [
    mode('', [burn('acting')], {
      windows: ['declined'],
      usable: [bleedingYou, when({ cmp: [{ of: 'acting', stat: 'bleed' }, '>=', 4] }, 'bleed-too-small', 'BLEED-01')],
    }),
  ]),

  // Put on it first: where another combat follows at once, that is all.
  master(
    'rotschreck',
    [
      mode(
        '',
        [
          choose('v', 'choose-vampire', { cards: frightened }),
          attach('v'),
          {
            op: 'watch',
            on: 'combat-ended',
            until: 'turn',
            times: 1,
            ops: [ifSo({ cmp: [{ x: 'event-followed' }, '=', 0] }, lock('v'), { op: 'move', who: 'v', to: 'torpor' })],
          },
          { op: 'outcome', of: 'combat', is: 'ends' },
        ],
        { windows: ['as-chosen'], usable: [when({ any: frightened }, 'no-target', 'TARGET-01')] },
      ),
    ],
    {
      statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'unlock' } }],
      abilities: [use('burn', [burn('self')], { phases: ['unlock'], user: 'host', compulsory: true })],
    },
  ),

  master('effective-management', [mode('', [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }])], {
    usable: [someCrypt],
  }),

  master('tribute-to-the-master', [
    mode('', [
      {
        op: 'each',
        over: { cards: { kind: 'vampire', in: 'ready', of: 'you' } },
        as: 'v',
        ops: [moveBlood({ card: 'v' }, { pool: 'you' }, 1)],
        together: true,
      },
    ]),
  ]),

  master(
    'giants-blood',
    [
      mode(
        '',
        [
          choose('v', 'choose-vampire', { cards: filled }),
          gain('v', { sum: [{ of: 'v', stat: 'capacity' }, { minus: { of: 'v', stat: 'blood' } }] }),
        ],
        { once: 'game' },
      ),
    ],
    { usable: [when({ any: filled }, 'no-target', 'TARGET-01')] },
  ),

  master(
    'piper',
    [
      mode('', [
        choose('m', 'choose-minion', { cards: idle }),
        lock('m'),
        { op: 'search', as: 'c', ask: 'choose-card', piles: ['hand'], for: employed, playable: 'm' },
        { op: 'play', card: 'c', by: 'm' },
        ifSo({ is: ['c', { kind: 'ally' }] }, mark('recruited', 'c', 'turn')),
      ]),
    ],
    { usable: [when({ any: idle }, 'no-target', 'TARGET-01')] },
  ),

  master(
    'fear-of-mekhet',
    [mode('', [choose('v', 'choose-vampire', { cards: { ...feared, in: 'ready' } }), attach('v'), lock('v')])],
    {
      usable: [when({ any: { ...feared, in: 'ready' } }, 'no-target', 'TARGET-01')],
      abilities: [
        use(
          'fear',
          [
            {
              op: 'if',
              test: { cmp: [{ of: 'host', stat: 'blood' }, '>=', 5] },
              then: [
                burnBlood('host', 5),
                choose('next', 'choose-vampire', { cards: another }),
                { op: 'if', test: { is: ['next', {}] }, then: [attach('next')], else: [burn('self')] },
              ],
              else: [burn('host')],
            },
          ],
          { phases: ['unlock'], user: 'host', once: 'fear', compulsory: true },
        ),
      ],
    },
  ),

  // Whichever is not moved to the hand is shuffled in.
  master('ashur-tablets', [
    mode(
      '',
      [
        enter,
        ifSo(
          { any: { ...tablets, of: 'you' }, min: 3 },
          { op: 'each', over: { cards: tablets }, as: 'copy', ops: [{ op: 'move', who: 'copy', to: 'removed' }] },
          gainPool('you', 3),
          choose('c', 'choose-card', { cards: { ...buried, not: { kind: 'vampire' } } }, { min: 0, max: 13 }),
          choose('one', 'choose-card', { cards: { ...buried, amongst: 'c' } }),
          { op: 'move', who: 'one', to: 'hand' },
          {
            op: 'each',
            over: { list: 'c' },
            as: 'card',
            ops: [ifSo({ is: ['card', buried] }, { op: 'move', who: 'card', to: 'library', shuffle: true })],
          },
        ),
      ],
      { once: 'turn' },
    ),
  ]),

  // Never recruited, so that nothing keeps him from acting.
  master(
    'jake-washington',
    [
      mode('', [
        enter,
        become('self', { types: ['Ally'], keywords: ['mortal'], life: 1, strength: 0, bleed: 0 }, 'leaves'),
        gain('self', 1),
      ]),
    ],
    {
      abilities: [
        use(
          'feed',
          [
            choose('v', 'choose-vampire', { cards: drained }),
            choose('n', 'choose-amount', { upTo: 4 }),
            gain('v', { x: 'n' }),
          ],
          { phases: ['unlock'], cost: { burn: true }, usable: [when({ any: drained }, 'no-target', 'TARGET-01')] },
        ),
      ],
    },
  ),
]
