import { nothingDone, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { action, burn, burnBlood, choose, gainPool, lock, mode, unlock, use } from '../../makers.ts'
import { fed, feeds } from '../parts.ts'

const once = { header: { stealth: 1 } }
const onActorLocked: Op[] = [{ op: 'move', who: 'self', to: 'inPlay', on: 'by' }, lock('self')]
const atLeast = (blood: number): CardsWhere => ({ where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', blood] } })
const burns: Op = { op: 'damage', to: 'by', amount: 1, aggravated: true, unpreventable: true }

/** Actions by which a vampire unlocks, at once or in later turns. */
export const cards: CardDefinition[] = [
  action('gear-up', [
    mode(
      'nec',
      [
        choose('c', 'choose-card', { cards: { in: 'ash', of: 'you', not: { kind: 'crypt' } } }),
        unlock('by'),
        { op: 'move', who: 'c', to: 'hand' },
      ],
      once,
    ),
    mode(
      'pre',
      [unlock('by'), { op: 'modify', stat: 'stealth', delta: 1, on: 'by', until: 'turn', early: true }],
      once,
    ),
    mode(
      'vic',
      [unlock('by'), { op: 'modify', stat: 'strength', delta: 1, on: 'by', until: { phase: 'unlock', of: 'you' } }],
      once,
    ),
  ]),

  action(
    'clothos-gift',
    [
      mode('obf', [{ op: 'draw', seat: 'you', from: 'crypt', count: 1 }], once),
      mode('tem', feeds(2), fed),
      mode('TEM', onActorLocked, once),
    ],
    {
      abilities: [
        use('unlock', [burnBlood('host', 1), unlock('host')], {
          phases: ['minion'],
          cost: { lock: true },
          usable: [when({ is: ['host', { in: 'ready', ...atLeast(1) }] }, 'not-enough-blood', 'REQ-04')],
        }),
      ],
    },
  ),

  action(
    'khabar-glory',
    [mode('', [{ op: 'move', who: 'self', to: 'inPlay', on: 'by' }, unlock('by')], { ...once, usable: [nothingDone] })],
    {
      statics: [{ on: { ref: 'host' }, effect: { stat: 'bleed', delta: 1 } }],
      triggers: [{ on: 'ousted', when: { same: ['event-predator', 'you'] }, ops: [gainPool('you', 4)] }],
      abilities: [use('burn', [burn('self')], { phases: ['unlock'], compulsory: true })],
    },
  ),

  action(
    'rutors-hand',
    [
      mode('tha', [...onActorLocked, burns], once),
      mode(
        'THA',
        [
          ...onActorLocked,
          choose('payer', 'choose-payer', { cards: { ref: 'by', ...atLeast(3) } }, { min: 0 }),
          { op: 'if', test: { is: ['payer', {}] }, then: [burnBlood('payer', 3)], else: [burns] },
        ],
        once,
      ),
    ],
    {
      onePer: 'rutors-hand',
      abilities: [
        use('unlock', [unlock('host')], {
          phases: ['minion'],
          cost: { lock: true },
          usable: [when({ is: ['host', { in: 'ready' }] }, 'in-torpor', 'READY-01')],
        }),
      ],
    },
  ),
]
