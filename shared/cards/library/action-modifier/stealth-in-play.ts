import { when, actionWas } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { ACTION, attach, burn, enter, mark, mode, modifier, onlyOne, stealth, use } from '../../makers.ts'

const toreador: CardsWhere = { kind: 'minion', clan: 'Toreador' }
/** For an action after this one. */
const kept: Op[] = [attach('by'), mark('put-now', 'self', 'action')]

const retraced = (name: string, mode: string, n: number) =>
  use(name, [stealth(n)], {
    windows: ACTION,
    mode,
    user: 'host',
    cost: { burn: true },
    usable: [
      when({ is: ['acting', { ref: 'host' }] }, 'not-acting', 'MIN-12'),
      when({ aimedAlike: 'whom' }, 'no-target', 'DIR-02'),
    ],
  })

/** Modifiers that stay in play and give stealth. */
export const cards: CardDefinition[] = [
  {
    ...modifier('loup', [mode('', [enter], onlyOne('turn'))]),
    statics: [{ on: toreador, effect: { stat: 'stealth', delta: 1 } }],
    triggers: [
      { on: 'turn-ending', ops: [burn('self')] },
      {
        on: 'action-resolved',
        when: {
          all: [{ is: ['event-minion', toreador] }, { cmp: [{ x: 'event-outcome-successful' }, '=', 1] }],
        },
        ops: [burn('self')],
      },
    ],
  },

  {
    ...modifier('under-my-skin', [
      mode('obf', [stealth(1)]),
      mode('thn', [stealth(1), ...kept]),
      mode('THN', [stealth(2), ...kept]),
    ]),
    abilities: [
      use('stealth', [stealth(1)], {
        windows: ACTION,
        user: 'host',
        cost: { burn: true },
        usable: [
          when({ is: ['acting', { ref: 'host' }] }, 'not-acting', 'MIN-12'),
          when({ cmp: [{ fact: 'put-now', of: 'self' }, '=', 0] }, 'already-played', 'MIN-13'),
        ],
      }),
    ],
  },

  {
    ...modifier(
      'marked-path',
      ['obf', 'OBF'].map(level =>
        mode(
          level,
          [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level, keep: { whom: { directedAt: 'all' } } }],
          {
            windows: ['resolved'],
          },
        ),
      ),
      [actionWas('successful'), when({ action: 'directed' }, 'no-target', 'DIR-01')],
    ),
    abilities: [retraced('path', 'obf', 1), retraced('trail', 'OBF', 2)],
  },
]
