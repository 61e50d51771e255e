import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Phase, CardsWhere, Ref } from '../../language.ts'
import { attach, burn, choose, gain, master, mode, moveBlood, use } from '../../makers.ts'

const inPlay: CardsWhere = { kind: 'vampire', in: 'inPlay' }
const bled: CardsWhere = { ...inPlay, of: 'you', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }
/** With any blood or none: what is there is moved, and what it costs there can be paid. */
const tap = (onIt: CardsWhere): CardsWhere => ({
  ...inPlay,
  of: 'you',
  where: { cmp: [{ count: onIt }, '<=', { pool: 'you' }] },
})
const villeins: CardsWhere = { named: 'villein', on: 'it' }
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
const mentor: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const protege = (of: Ref): CardsWhere => ({
  kind: 'crypt',
  in: 'uncontrolled',
  of: 'you',
  younger: of,
  clan: { like: of },
})
const filled: CardsWhere = { kind: 'vampire', in: 'inPlay' }

/** Blood for vampires, and from them. */
export const cards: CardDefinition[] = [
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
    { statics: [{ on: 'you', effect: { stat: 'cost', delta: 1, of: { named: 'minion-tap' }, paid: 'pool' } }] },
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
    'grooming-the-protege',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: { ...mentor, where: { any: protege('it') } } }),
        choose('to', 'choose-vampire', { cards: protege('v') }, { by: 'you' }),
        choose('n', 'choose-amount', { upTo: { least: [3, { of: 'v', stat: 'blood' }] } }, { by: 'you' }),
        moveBlood({ card: 'v' }, { card: 'to' }, { x: 'n' }),
      ]),
    ],
    { usable: [when({ any: { ...mentor, where: { any: protege('it') } } }, 'no-target', 'TARGET-01')] },
  ),
]
