import { duringBleed, duringYourTurn, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import type { CardsWhere, Op } from '../language.ts'
import {
  ACTION,
  ANYTIME,
  afterResolution,
  bleedPlus,
  burn,
  choose,
  count,
  crypt,
  gain,
  granted,
  look,
  referendum,
  use,
} from '../makers.ts'
import { acts, entersCombat, get, ifReady, isActing, self, someTarget, vampireOf } from './parts/vampires.ts'

/** That there is a card in hand is public; which, is not. */
const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
const discards = (requires: string): Op[] => [
  choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', requires } }, { secret: true }),
  burn('c'),
]

const hand: CardsWhere = { in: 'hand', of: 'you' }
const ownAnarch: CardsWhere = { kind: 'vampire', sect: 'Anarch', in: 'inPlay', of: 'you' }
const preysUncontrolled: CardsWhere = { in: 'uncontrolled', of: 'prey' }

export const cards: CardDefinition[] = [
  crypt('larissa-moreira', {
    abilities: [
      use('bleed', [...discards('ani'), bleedPlus(1)], {
        windows: ACTION,
        for: self,
        once: 'bleed',
        per: 'action',
        usable: [duringBleed, isActing, aCard],
      }),
    ],
  }),

  crypt('the-dowager', {
    statics: [{ on: { ref: 'self' }, while: { action: 'directed' }, effect: { stat: 'intercept', delta: 1 } }],
  }),

  crypt('nathaniel-bordruff', {
    actions: [entersCombat({ kind: 'vampire', in: 'ready', locked: true, not: { of: 'you' } }, 'again')],
  }),

  crypt('benjamin-rose', {
    actions: [
      granted(
        'call',
        { political: true },
        [referendum([], [{ op: 'modify', stat: 'handSize', delta: 1, on: { seat: 'you' }, until: 'game' }])],
        { for: self },
      ),
    ],
  }),

  crypt('alonso-petrodon', {
    triggers: [
      {
        on: 'bled',
        when: { is: ['event-by', self] },
        ops: [
          {
            op: 'each',
            over: { cards: { kind: 'minion', sect: 'Anarch', in: 'inPlay', of: 'event-target' } },
            as: 'm',
            ops: [{ op: 'damage', to: 'm', amount: 1, unpreventable: true, from: 'self' }],
            together: true,
          },
        ],
      },
    ],
  }),

  crypt('oskar-anasov', {
    abilities: [
      use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }], {
        windows: ['attempt'],
        cost: { blood: 1 },
        once: 'intercept',
        per: 'action',
        usable: [when({ is: ['blocking', { kind: 'vampire', of: 'you' }] }, 'no-target', 'CRYPT-06')],
      }),
    ],
  }),

  crypt('josef-von-bauren', {
    abilities: [
      use(
        'discard',
        [
          choose('who', 'choose-target', { seats: { only: ['prey', 'predator'] } }),
          choose('c', 'choose-discard', { cards: { in: 'hand', of: 'who' } }, { random: true }),
          burn('c'),
        ],
        { phases: ['discard'], cost: { discardActions: 1 } },
      ),
    ],
  }),

  crypt('the-medic', {
    abilities: [
      use('feed', [choose('v', 'choose-vampire', { cards: ownAnarch }), gain('v', 1)], {
        ...ANYTIME,
        cost: { edge: true },
        once: 'feed',
        usable: [duringYourTurn, someTarget(ownAnarch)],
      }),
    ],
  }),

  crypt('zelios', { reduces: { of: { kind: 'location' }, pays: 'whole', usable: [ifReady] } }),

  crypt('harrod', {
    abilities: [
      use(
        'look',
        [choose('c', 'choose-card', { cards: preysUncontrolled }), look({ ...preysUncontrolled, ref: 'c' })],
        {
          phases: ['unlock'],
          once: 'look',
          usable: [someTarget(preysUncontrolled)],
        },
      ),
    ],
  }),

  crypt('ruxandra', {
    statics: [get(vampireOf('Ventrue'), 'intercept', -1, acts)],
    abilities: [
      use(
        'discard',
        [
          choose('c', 'choose-discards', { cards: hand }, { min: 0, max: count(hand), secret: true }),
          { op: 'each', over: { list: 'c' }, as: 'one', ops: [burn('one')], together: true },
        ],
        { phases: ['discard'], cost: { discardActions: 1, lock: true }, usable: [aCard] },
      ),
    ],
  }),

  crypt('cedrick-calhoun', {
    triggers: [
      {
        on: 'referendum-ended',
        when: {
          all: [{ is: ['event-by', self] }, { action: 'political' }, { not: { cmp: [{ x: 'event-passed' }, '=', 1] } }],
        },
        ops: [afterResolution({ op: 'move', who: 'self', to: 'torpor' })],
      },
      {
        on: 'referendum-cancelled',
        when: { is: ['event-by', self] },
        ops: [afterResolution({ op: 'move', who: 'self', to: 'torpor' })],
      },
    ],
  }),
]
