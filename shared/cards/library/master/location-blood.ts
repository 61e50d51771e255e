import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Num, CardsWhere } from '../../language.ts'
import { ability, burnAction, choose, gain, location, master, mode, moveBlood, stealAction, use } from '../../makers.ts'

/** Of a clan, face down: the choice is its Methuselah's secret, of which the clan shows. */
const uncontrolled = (clan: string): CardsWhere => ({ kind: 'vampire', in: 'uncontrolled', of: 'you', clan })
const toUncontrolled = (clan: string, amount: Num) =>
  use(
    'fill',
    [
      choose('v', 'choose-vampire', { cards: uncontrolled(clan) }, { secret: true }),
      amount === 1 ? gain('v', 1) : moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, amount),
    ],
    {
      phases: ['influence'],
      cost: { lock: true },
      usable: [when({ any: uncontrolled(clan) }, 'no-target', 'TARGET-01')],
    },
  )
const giver: CardsWhere = {
  kind: 'vampire',
  in: 'inPlay',
  of: 'you',
  clan: 'Tremere',
  where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] },
}
const anyUncontrolled: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you' }
const ready: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const chosen: CardsWhere = { ref: 'v', in: 'inPlay' }
const vampires = stealAction({ kind: 'vampire' })

/** Locations that give blood. */
export const cards: CardDefinition[] = [
  location('arcane-library', { abilities: [toUncontrolled('Tremere', 1)] }),

  location('art-museum', { abilities: [toUncontrolled('Toreador', 1)] }),

  location('ecoterrorists', { abilities: [toUncontrolled('Gangrel', 1)] }),

  location('wasserschloss-anif-austria', {
    abilities: [
      use(
        'give',
        [choose('t', 'choose-vampire', { cards: giver }), moveBlood({ card: 't' }, { card: 'self', name: 'blood' }, 1)],
        { phases: ['master'], once: 'give', usable: [when({ any: giver }, 'not-enough-blood', 'TARGET-05')] },
      ),
      toUncontrolled('Tremere', { counter: 'blood', of: 'self' }),
    ],
    actions: [burnAction({ kind: 'minion' }, { count: { ref: 'by', clan: 'Malkavian' } })],
  }),

  location('hospital-food', {
    abilities: [
      ability(
        'feed',
        [{ op: 'modify', stat: 'hunt', delta: 1, on: 'acting', until: 'action' }],
        [when({ all: [{ is: ['acting', { sect: 'Anarch' }] }, { action: 'hunt' }] }, 'no-target', 'HUNT-01')],
        ['announced'],
      ),
    ],
  }),

  location('powerbase-montreal', {
    abilities: [
      use('fill', [choose('v', 'choose-vampire', { cards: anyUncontrolled }, { secret: true }), gain('v', 1)], {
        phases: ['influence'],
        once: 'fill',
        usable: [when({ any: anyUncontrolled }, 'no-target', 'TARGET-01')],
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
]
