import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Num, Test } from '../../language.ts'
import { burn, burnBlood, choose, enter, granted, master, mode, moveBlood, put, use } from '../../makers.ts'

const ravnos: CardsWhere = { kind: 'vampire', clan: 'Ravnos' }
const inPlay: CardsWhere = { ...ravnos, in: 'inPlay' }
const haunting = (on: string): Num => ({ counter: 'nightmare', of: on })
const haunted: Test = { cmp: [haunting('it'), '>=', 1] }

/** Masters of the Ravnos. */
export const cards: CardDefinition[] = [
  master('week-of-nightmares', [mode('', [enter, put('nightmare', 10)], { once: 'game' })], {
    statics: [
      { on: ravnos, effect: { stat: 'bleed', delta: 1 } },
      { on: ravnos, effect: { stat: 'strength', delta: 1 } },
      { on: ravnos, effect: { allow: false, rule: 'hunt' } },
    ],
    actions: [
      granted(
        'steal',
        { hunt: true, stealth: 1, target: { card: 'v' } },
        [choose('v', 'choose-vampire', { cards: { ...inPlay, not: { ref: 'by' } } }), { op: 'hunt', from: 'v' }],
        { for: ravnos },
      ),
    ],
    abilities: [
      use(
        'haunt',
        [
          choose('v', 'choose-vampire', { cards: inPlay }),
          moveBlood({ card: 'self', name: 'nightmare' }, { card: 'v', name: 'nightmare' }, 1),
        ],
        {
          phases: ['unlock'],
          user: 'active',
          once: 'haunt',
          usable: [when({ any: inPlay }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    triggers: [
      {
        on: 'counters',
        when: { all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [haunting('self'), '=', 0] }] },
        ops: [
          {
            op: 'each',
            over: { cards: { ...inPlay, where: haunted } },
            as: 'one',
            ops: [
              {
                op: 'if',
                test: { cmp: [{ of: 'one', stat: 'blood' }, '>=', haunting('one')] },
                then: [
                  choose('lost', 'choose-vampire', { cards: { ref: 'one' } }, { min: 0, by: 'controller:one' }),
                  {
                    op: 'if',
                    test: { is: ['lost', {}] },
                    then: [burn('one')],
                    else: [burnBlood('one', haunting('one'))],
                  },
                ],
                else: [burn('one')],
              },
            ],
          },
          burn('self'),
          {
            op: 'each',
            over: { cards: { in: 'inPlay', where: haunted } },
            as: 'other',
            ops: [moveBlood({ card: 'other', name: 'nightmare' }, 'bank', haunting('other'))],
          },
        ],
      },
    ],
  }),
]
