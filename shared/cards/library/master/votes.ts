import { inPoliticalAction, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  ability,
  ACTION,
  attach,
  burn,
  burnPool,
  choose,
  enter,
  location,
  master,
  mode,
  moveBlood,
  put,
  stays,
  stealth,
  use,
  votes,
} from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const titled: CardsWhere = { kind: 'vampire', of: 'you', in: 'inPlay', title: true, sect: 'Camarilla' }
const lasombra: CardsWhere = { kind: 'vampire', of: 'you', in: 'inPlay', clan: 'Lasombra' }
/** So much for each of them in this referendum. */
const forEach = (whom: CardsWhere, delta: number): Op => ({
  op: 'each',
  over: { cards: whom },
  as: 'one',
  ops: [votes(delta, 'one')],
})
const newcomer: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  where: {
    all: [{ cmp: [{ of: 'it', stat: 'capacity' }, '>=', 7] }, { cmp: [{ fact: 'came-out@you', of: 'it' }, '>=', 1] }],
  },
}
const leaders: CardsWhere = { kind: 'vampire', clan: 'Brujah', title: true }
const voter: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const outsiders: CardsWhere = { kind: 'vampire', not: { sect: 'Camarilla' } }
const spend = moveBlood({ card: 'self', name: 'conclave' }, 'bank', 1)
const convened = when(
  { all: [{ action: 'political' }, { is: ['acting', { kind: 'vampire', sect: 'Camarilla', of: 'you' }] }] },
  'wrong-window',
  'POLITICS-05',
)

/** Masters in play that give votes. */
export const cards: CardDefinition[] = [
  location('new-carthage', {
    statics: [
      { on: leaders, effect: { stat: 'bleed', delta: 1 } },
      { on: leaders, effect: { stat: 'votes', delta: 1 } },
      { on: { kind: 'vampire', clan: 'Ventrue' }, effect: { stat: 'votes', delta: -1 } },
    ],
  }),

  location('alamut', {
    triggers: [
      {
        on: 'bled',
        when: { is: ['event-by', { kind: 'vampire', clan: 'Banu Haqim', of: 'you' }] },
        ops: [put('pool', { x: 'event-amount' })],
      },
    ],
    abilities: [
      use(
        'votes',
        [
          choose('v', 'choose-vampire', { cards: voter }),
          choose('n', 'choose-x', { upTo: { counter: 'pool', of: 'self' } }, { min: 1 }),
          moveBlood({ card: 'self', name: 'pool' }, 'bank', { x: 'n' }),
          { op: 'modify', stat: 'votes', delta: { x: 'n' }, on: 'v', until: 'referendum' },
        ],
        {
          windows: ['polling'],
          usable: [
            inPoliticalAction,
            when({ any: voter }, 'no-target', 'TARGET-01'),
            when({ cmp: [{ counter: 'pool', of: 'self' }, '>=', 1] }, 'nothing-on-it', 'TARGET-05'),
          ],
        },
      ),
    ],
  }),

  master('camarilla-conclave', [mode('', [enter, put('conclave', 4)])], {
    abilities: [
      use('stealth', [spend, stealth(1)], { windows: [...ACTION, 'before-votes', 'polling'], usable: [convened] }),
      use('votes', [spend, { op: 'modify', stat: 'votes', delta: -1, on: { who: outsiders }, until: 'action' }], {
        windows: [...ACTION, 'before-votes', 'polling'],
        usable: [convened],
      }),
    ],
    triggers: [
      {
        on: 'counters',
        when: {
          all: [{ is: ['event-from', { ref: 'self' }] }, { cmp: [{ counter: 'conclave', of: 'self' }, '=', 0] }],
        },
        ops: [burn('self')],
      },
    ],
  }),

  location('ventrue-headquarters', {
    abilities: [
      ability(
        'votes',
        [{ op: 'modify', stat: 'votes', delta: 3, on: { seat: 'you' }, until: 'referendum' }],
        [],
        ['polling'],
      ),
    ],
  }),

  location('elysium-the-palace-of-versailles', {
    abilities: [
      ability(
        'votes',
        [forEach(titled, 1)],
        [inPoliticalAction, when({ any: titled }, 'no-target', 'TARGET-01')],
        ['polling'],
      ),
    ],
  }),

  stays('power-structure', {
    abilities: [
      ability(
        'votes',
        [forEach(lasombra, 1)],
        [inPoliticalAction, when({ any: lasombra }, 'no-target', 'TARGET-01')],
        ['polling'],
      ),
    ],
  }),

  master('legendary-vampire', [mode('', [choose('v', 'choose-vampire', { cards: newcomer }), attach('v')])], {
    usable: [when({ any: newcomer }, 'no-target', 'TARGET-01')],
    statics: [
      { on: { ref: 'host' }, effect: { stat: 'bleed', delta: 2 } },
      { on: { ref: 'host' }, effect: { stat: 'votes', delta: 2 } },
    ],
    actions: [voteToBurn()],
  }),

  location('oxford-university-england', {
    abilities: [
      ability(
        'votes',
        [
          choose('x', 'choose-x', { upTo: { pool: 'you' } }, { min: 1 }),
          burnPool('you', { x: 'x' }),
          { op: 'modify', stat: 'votes', delta: { x: 'x', per: 2 }, on: { seat: 'you' }, until: 'referendum' },
        ],
        [inPoliticalAction],
        ['polling'],
      ),
    ],
  }),

  stays('ferraille', {
    abilities: [use('votes', [burnPool('you', 1), votes(3, { seat: 'you' })], { windows: ['polling'], once: 'votes' })],
  }),
]
