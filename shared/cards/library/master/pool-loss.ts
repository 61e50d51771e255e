import { when } from '../../conditions.ts'
import type { Ability, CardDefinition } from '../../definition.ts'
import type { Num, CardsWhere } from '../../language.ts'
import { freesAll, voteToBurn } from '../parts.ts'
import {
  allocate,
  burn,
  burnAction,
  burnBlood,
  burnPool,
  choose,
  eachSeat,
  eachShare,
  lock,
  moveBlood,
  shareOf,
  stays,
  use,
} from '../../makers.ts'

const onJack: Num = { counter: 'jack', of: 'self' }
const anarch: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you', sect: 'Anarch' }
const offering: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  of: 'you',
  where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 4] },
}
const torturer: CardsWhere = { kind: 'vampire', in: 'combat', of: 'you', not: { sect: 'Camarilla' } }
const tortured: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  where: { cmp: [{ counter: 'torture', of: 'it' }, '>=', 1] },
}
const awakening: Partial<Ability> = { phases: ['unlock'], user: 'active', once: 'awakening', compulsory: true }

/** Masters in play by which pool is lost. */
export const cards: CardDefinition[] = [
  stays('anarch-revolt', {
    abilities: [
      use('revolt', [burnPool('you', 1)], {
        phases: ['unlock'],
        user: 'active',
        once: 'revolt',
        compulsory: true,
        usable: [when({ not: { any: anarch } }, 'no-target', 'SECT-12')],
      }),
    ],
    actions: [voteToBurn()],
  }),

  stays('antediluvian-awakening', {
    abilities: [
      use('pay', [burnPool('you', 1)], awakening),
      use('sacrifice', [choose('v', 'choose-vampire', { cards: offering }), burn('v'), burn('self')], {
        ...awakening,
        usable: [when({ any: offering }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  stays('tension-in-the-ranks', {
    triggers: [
      { on: 'to-torpor', ops: [burnPool('controller:event-card', 1)] },
      { on: 'burned', when: { cmp: [{ seat: 'event-ready' }, '>=', 0] }, ops: [burnPool('event-ready', 1)] },
    ],
    abilities: [
      use(
        'end',
        [
          choose(
            'discarded',
            'choose-discard',
            { cards: { kind: 'master', in: 'hand', of: 'you' } },
            { min: 2, max: 2, secret: true },
          ),
          { op: 'each', over: { list: 'discarded' }, as: 'card', ops: [burn('card')] },
          burn('self'),
        ],
        {
          phases: ['master'],
          user: 'active',
          cost: { masterActions: 1 },
          usable: [when({ any: { in: 'hand', of: 'you' }, min: 2 }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),

  // Its master is whoever brought the vampire down; who has several pays but once.
  stays('the-path-of-lilith', {
    triggers: [
      {
        on: 'to-torpor',
        optional: true,
        when: {
          all: [
            { is: ['event-card', { kind: 'vampire', in: 'combat', not: { of: 'you' } }] },
            { any: torturer },
            { is: ['self', { locked: false }] },
          ],
        },
        ops: [lock('self'), moveBlood('bank', { card: 'event-card', name: 'torture' }, 1)],
      },
      freesAll('torture'),
    ],
    abilities: [
      use('suffer', [eachSeat('who', [burnPool('who', 1)], { where: { any: { ...tortured, of: 'it' } } })], {
        phases: ['unlock'],
        once: 'suffer',
        compulsory: true,
        usable: [when({ any: tortured }, 'no-target', 'TARGET-01')],
      }),
    ],
    actions: [burnAction()],
  }),

  stays('smiling-jack-the-anarch', {
    abilities: [
      use('feed', [moveBlood({ pool: 'you' }, { card: 'self', name: 'jack' }, 1)], {
        phases: ['unlock'],
        once: 'feed',
        compulsory: true,
      }),
      use(
        'suffer',
        [
          allocate('lost', 'choose-blood', onJack, 0, {
            blood: { kind: 'vampire', in: 'inPlay', of: 'you', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } },
            rest: 'you',
          }),
          eachShare('lost', 'v', [burnBlood('v', shareOf('v'))]),
          burnPool('you', { left: 'lost', of: onJack }),
        ],
        {
          phases: ['unlock'],
          user: 'others',
          once: 'suffer',
          compulsory: true,
          usable: [when({ cmp: [onJack, '>=', 1] }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    actions: [burnAction({ kind: 'vampire' })],
  }),
]
