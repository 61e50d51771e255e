import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { action, become, burn, choose, mode, unlock } from '../../makers.ts'
import { CODES } from '../parts.ts'

const pupil: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  of: 'you',
  title: false,
  not: { ref: 'by' },
  where: { not: { any: { named: 'field-training', on: 'it' } } },
}
/** That the baron could pay for. */
const newcomer: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  younger: 'by',
  where: {
    all: [
      { cmp: [{ fact: 'entered@you', of: 'it' }, '>=', 1] },
      { cmp: [{ of: 'it', stat: 'capacity' }, '<=', { of: 'by', stat: 'blood' }] },
    ],
  },
}
const toAnarch = (who: string, until: 'leaves' | 'game'): Op => become(who, { sect: 'Anarch' }, until)

/** Actions by which Anarchs make others theirs. */
export const cards: CardDefinition[] = [
  action(
    'field-training',
    [
      mode(
        '',
        [
          choose('v', 'choose-vampire', { cards: pupil }),
          choose('level', 'choose-discipline', { keys: CODES, superior: 'by' }, { by: 'you' }),
          unlock('by'),
          { op: 'move', who: 'self', to: 'inPlay', on: 'v' },
          toAnarch('v', 'leaves'),
        ],
        {
          header: { stealth: 1 },
          usable: [
            when({ is: ['by', { superior: 'has' }] }, 'missing-discipline', 'CRYPT-08'),
            when({ any: pupil }, 'no-target', 'ANN-07'),
          ],
        },
      ),
    ],
    {
      onePer: 'field-training',
      statics: [{ on: { ref: 'host' }, effect: { level: { x: 'level' } } }],
      triggers: [
        {
          on: 'became',
          when: { all: [{ is: ['event-card', { ref: 'host' }] }, { not: { is: ['host', { sect: 'Anarch' }] } }] },
          ops: [burn('self')],
        },
      ],
    },
  ),

  // Whosever it is: one's own becomes Anarch alone.
  action('chameleon', [
    mode(
      '',
      [
        choose('v', 'choose-vampire', { cards: newcomer }),
        { op: 'control', who: 'v', to: 'you' },
        toAnarch('v', 'game'),
      ],
      {
        header: { stealth: 1, target: { card: 'v' } },
        usable: [when({ any: newcomer }, 'no-target', 'ANN-07')],
        x: { of: 'v', stat: 'capacity' },
      },
    ),
  ]),
]
