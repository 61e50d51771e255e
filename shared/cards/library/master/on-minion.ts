import { when } from '../../conditions.ts'
import type { Ability, CardDefinition } from '../../definition.ts'
import type { Test, CardsWhere } from '../../language.ts'
import { ward } from '../parts.ts'
import {
  attach,
  burn,
  burnAction,
  burnBlood,
  burnPool,
  choose,
  granted,
  lock,
  master,
  mode,
  prevent,
  use,
  ifHolds,
} from '../../makers.ts'

const frightened: CardsWhere = { kind: 'vampire', in: 'combat', struck: 'aggravated' }
const feared: CardsWhere = { kind: 'vampire', title: ['justicar', 'inner circle'] }
const another: CardsWhere = { ...feared, in: 'inPlay', not: { ref: 'host' } }
/** In torpor too. */
const host: CardsWhere = { ref: 'host' }
const readyVampire: CardsWhere = { kind: 'vampire', in: 'ready' }
const seasoned: CardsWhere = { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>', 6] } }
const modern: CardsWhere = { kind: 'equipment', keyword: 'weapon', ranged: true, not: { named: 'ivory-bow' } }
const readyMinion: CardsWhere = { kind: 'minion', in: 'ready' }
const upkeep: Partial<Ability> = { phases: ['unlock'], user: 'host', once: 'upkeep', compulsory: true }
const fewer = (name: string, than: number): Test => ({ cmp: [{ fact: name, of: 'self' }, '<', than] })

/** Masters that lie on a minion, whosever it is, and stay with who played them. */
export const cards: CardDefinition[] = [
  master('haven-uncovered', [mode('', [choose('v', 'choose-vampire', { cards: readyVampire }), attach('v')])], {
    usable: [when({ any: readyVampire }, 'no-target', 'TARGET-01')],
    actions: [
      granted('fight', { stealth: 1, target: { card: 'host' } }, [{ op: 'combat', acting: 'by', opposing: 'host' }], {
        for: { kind: 'minion', not: { of: 'host' } },
        usable: [when({ is: ['host', { in: 'ready' }] }, 'no-target', 'COMBAT-02')],
      }),
      burnAction(host, 1),
    ],
  }),

  master('pentex-subversion', [mode('', [choose('m', 'choose-minion', { cards: readyMinion }), attach('m')])], {
    usable: [when({ any: readyMinion }, 'no-target', 'TARGET-01')],
    statics: [{ on: host, effect: { allow: false, rule: 'block' } }],
    actions: [burnAction({ kind: 'minion', not: host })],
  }),

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

  master(
    'society-of-leopold',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'inPlay' } }, 'no-target', 'TARGET-01')],
      abilities: [
        use('pay', [burnBlood('host', 1)], {
          ...upkeep,
          usable: [when({ cmp: [{ of: 'host', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
        }),
        use('burn', [burn('host')], upkeep),
      ],
      actions: [
        granted(
          'pass',
          { stealth: 1, target: { card: 'v' } },
          [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'inPlay', not: host } }), attach('v')],
          { for: host },
        ),
      ],
    },
  ),

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
            ops: [
              ifHolds({ cmp: [{ x: 'event-followed' }, '=', 0] }, lock('v'), { op: 'move', who: 'v', to: 'torpor' }),
            ],
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

  master(
    'guardian-angel',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', of: 'you' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'ready', of: 'you' } }, 'no-target', 'TARGET-01')],
      statics: [
        {
          on: { ref: 'host' },
          while: { all: [{ action: 'bleed' }, { targets: 'you' }] },
          effect: { stat: 'intercept', delta: 1 },
        },
      ],
      abilities: [ward('angel', prevent(1), fewer('angel', 1))],
      triggers: [{ on: 'to-torpor', when: { is: ['event-card', { ref: 'host' }] }, ops: [burn('self')] }],
    },
  ),

  master(
    'anachronism',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: seasoned }),
        attach('v'),
        { op: 'each', over: { cards: { ...modern, on: 'v' } }, as: 'w', ops: [burn('w')] },
      ]),
    ],
    {
      usable: [when({ any: seasoned }, 'no-target', 'TARGET-01')],
      statics: [{ on: { ref: 'host' }, effect: { allow: false, rule: 'have', against: modern } }],
    },
  ),
]
