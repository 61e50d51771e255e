import { when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import {
  burn,
  burnPool,
  choose,
  gain,
  location,
  lock,
  master,
  mode,
  stealAction,
  unlock,
  use,
  when as ifSo,
} from '../makers.ts'

/** Locations that minions of others steal, and what they do for whoever has them. */
const uncontrolled: Who = { kind: 'vampire', in: 'uncontrolled', of: 'you' }
const ready: Who = { kind: 'vampire', in: 'ready', of: 'you' }
const card: Who = { in: 'hand', of: 'you' }
/** It is public that there is a hand, not what is in it. */
const someCard = when({ any: card }, 'no-target', 'TARGET-01')
const ofAnarchs: Who = { asks: { sect: 'Anarch' } }
const buried: Who = { in: 'ash', of: 'you', ...ofAnarchs }
const another: Who = {
  kind: 'location',
  keyword: 'unique',
  in: 'inPlay',
  of: 'you',
  locked: false,
  not: { ref: 'self' },
}
const chosen: Who = { ref: 'v', in: 'inPlay' }
const ends = { op: 'outcome', of: 'combat', is: 'ends' } as const
const vampires = stealAction({ kind: 'vampire' })

export const powerbases = [
  location('powerbase-montreal', {
    abilities: [
      use('fill', [choose('v', 'choose-vampire', { cards: uncontrolled }, { secret: true }), gain('v', 1)], {
        phases: ['influence'],
        once: 'fill',
        usable: [when({ any: uncontrolled }, 'no-target', 'TARGET-01')],
      }),
    ],
    actions: [vampires],
  }),

  // The action that it gives is used for a discard, or for anything else.
  location('powerbase-los-angeles', {
    abilities: [
      use('action', [{ op: 'modify', stat: 'discardActions', delta: 1, on: { seat: 'you' }, until: 'turn' }], {
        phases: ['discard'],
        cost: { lock: true },
      }),
      use(
        'discard',
        [
          choose('c', 'choose-discard', { cards: card }, { secret: true }),
          burn('c'),
          ifSo(
            { is: ['c', ofAnarchs] },
            choose(
              'a',
              'choose-minion',
              { cards: { kind: 'minion', in: 'ready', sect: 'Anarch', locked: true } },
              { min: 0 },
            ),
            unlock('a'),
          ),
        ],
        { phases: ['discard'], cost: { lock: true }, usable: [someCard] },
      ),
    ],
    actions: [stealAction({ kind: 'minion', sect: 'Anarch' })],
  }),

  location('powerbase-savannah', {
    abilities: [
      use('end', [choose('l', 'choose-location', { cards: another }), lock('l'), ends], {
        windows: ['before-range'],
        usable: [
          when({ is: ['acting', { kind: 'vampire', of: 'you' }] }, 'no-target', 'CRYPT-06'),
          when({ any: another }, 'no-target', 'TARGET-01'),
        ],
      }),
    ],
    actions: [vampires],
  }),

  // Whom it has chosen it keeps in mind wherever that vampire goes; who controls that vampire says whether it gains.
  master(
    'the-rack',
    [
      mode('', [
        choose('v', 'choose-vampire', { cards: ready }),
        { op: 'move', who: 'self', to: 'inPlay', keep: { v: { card: 'v' } } },
      ]),
    ],
    {
      usable: [when({ any: ready }, 'no-target', 'TARGET-01')],
      abilities: [
        use('feed', [gain('v', 2)], {
          phases: ['unlock'],
          once: 'feed',
          usable: [when({ is: ['v', { in: 'inPlay', of: 'you' }] }, 'no-target', 'TARGET-01')],
        }),
        use(
          'offer',
          [choose('whom', 'choose-vampire', { cards: chosen }, { min: 0, by: 'controller:v' }), gain('whom', 2)],
          {
            phases: ['unlock'],
            once: 'feed',
            compulsory: true,
            usable: [
              when(
                { all: [{ is: ['v', { in: 'inPlay' }] }, { not: { is: ['v', { of: 'you' }] } }] },
                'no-target',
                'TARGET-01',
              ),
            ],
          },
        ),
      ],
      triggers: [
        {
          on: 'control-changed',
          when: { is: ['event-card', { ref: 'self' }] },
          ops: [
            choose('v', 'choose-vampire', { cards: ready }),
            { op: 'move', who: 'self', to: 'inPlay', keep: { v: { card: 'v' } } },
          ],
        },
      ],
      actions: [stealAction({ kind: 'vampire' })],
    },
  ),

  location('garibaldi-meucci-museum', {
    abilities: [
      use(
        'exchange',
        [
          choose('a', 'choose-card', { cards: buried }),
          choose('c', 'choose-discard', { cards: card }, { secret: true }),
          burnPool('you', 1),
          { op: 'move', who: 'a', to: 'hand' },
          burn('c'),
        ],
        {
          phases: ['unlock'],
          cost: { lock: true },
          usable: [someCard, when({ any: buried }, 'no-target', 'TARGET-01')],
        },
      ),
      use('end', [ends], {
        windows: ['before-range'],
        cost: { lock: true },
        usable: [
          when(
            {
              all: [
                { any: { in: 'combat', of: 'you', sect: 'Anarch' } },
                { any: { in: 'combat', sect: 'Anarch' }, min: 2 },
              ],
            },
            'no-target',
            'CRYPT-06',
          ),
        ],
      }),
    ],
  }),
]
