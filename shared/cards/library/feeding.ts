import { when } from '../../rules/conditions.ts'
import type { Phase, Who } from '../../rules/language.ts'
import { attach, burn, choose, gain, master, mode, moveBlood, use } from '../makers.ts'

/** Masters that move blood between vampires, pool and the bank. */
const inPlay: Who = { kind: 'vampire', in: 'inPlay' }
const bled: Who = { ...inPlay, of: 'you', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }

/** With any blood or none: what is there is moved, and what it costs there can be paid. */
const tap = (onIt: Who): Who => ({ ...inPlay, of: 'you', where: { cmp: [{ count: onIt }, '<=', { pool: 'you' }] } })
const villeins: Who = { named: 'villein', on: 'it' }

/** One blood a phase, from the vampire to the pool of who controls it or back. */
const feed = (phase: Phase) => [
  use('to-pool', [moveBlood({ card: 'host' }, { pool: 'you' }, 1)], {
    phases: [phase],
    user: 'host',
    once: 'feed',
    usable: [when({ cmp: [{ of: 'host', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
  }),
  use('to-vampire', [moveBlood({ pool: 'you' }, { card: 'host' }, 1)], { phases: [phase], user: 'host', once: 'feed' }),
]

export const feeding = [
  master(
    'life-in-the-city',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), gain('v', 1)])],
    { usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')] },
  ),

  master(
    'villein',
    [
      mode(
        '',
        [
          choose('v', 'choose-vampire', { cards: tap(villeins) }),
          choose('n', 'choose-amount', { upTo: 5 }, { min: 2 }),
          attach('v'),
          moveBlood({ card: 'v' }, { pool: 'you' }, { x: 'n' }),
        ],
        {
          extra: { count: { named: 'villein', on: 'v' } },
          usable: [when({ any: tap(villeins) }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    { statics: [{ on: { named: 'minion-tap', in: 'hand', of: 'you' }, effect: { stat: 'cost', delta: 1 } }] },
  ),

  master('minion-tap', [
    mode(
      '',
      [
        choose('v', 'choose-vampire', { cards: bled }),
        choose('n', 'choose-amount', { upTo: { of: 'v', stat: 'blood' } }, { min: 1 }),
        moveBlood({ card: 'v' }, { pool: 'you' }, { x: 'n' }),
      ],
      { usable: [when({ any: bled }, 'no-target', 'TARGET-01')] },
    ),
  ]),

  master('blood-doll', [mode('', [choose('v', 'choose-vampire', { cards: { ...inPlay, of: 'you' } }), attach('v')])], {
    usable: [when({ any: { ...inPlay, of: 'you' } }, 'no-target', 'TARGET-01')],
    abilities: feed('master'),
  }),

  master(
    'vessel',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: inPlay }),
        choose('doll', 'choose-card', { cards: { named: 'blood-doll', in: 'inPlay' } }, { min: 0 }),
        attach('v'),
        burn('doll'),
      ]),
    ],
    { usable: [when({ any: inPlay }, 'no-target', 'TARGET-01')], abilities: feed('unlock') },
  ),
]
