import { when, youHaveEdge } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, gain, granted, location, master, mode, stays, use } from '../../makers.ts'
import { voteToBurn } from '../parts.ts'

const uncontrolled: CardsWhere = { kind: 'vampire', in: 'uncontrolled', of: 'you' }
const flock: CardsWhere = { ...uncontrolled, keyword: 'infernal' }
const shepherd: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  of: 'you',
  locked: false,
  clan: 'Baali',
  keyword: 'infernal',
  where: { any: { ...flock, younger: 'it' } },
}

/** Blood for a vampire in one's uncontrolled region: which one is a secret, as far as it lies face down. */
const fills = (key: string, whom: CardsWhere, amount: number): CardDefinition =>
  master(key, [mode('', [choose('v', 'choose-vampire', { cards: whom }, { secret: true }), gain('v', amount)])], {
    usable: [when({ any: whom }, 'no-target', 'TARGET-01')],
  })

/** Masters that give blood to vampires of the uncontrolled region. */
export const cards: CardDefinition[] = [
  fills('zillahs-valley', { ...uncontrolled, where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] } }, 4),

  master(
    'tend-the-flock',
    [
      mode('', [
        choose('b', 'choose-vampire', { cards: shepherd }),
        choose('v', 'choose-vampire', { cards: { ...flock, younger: 'b' } }, { secret: true, by: 'you' }),
        gain('v', 3),
      ]),
    ],
    { usable: [when({ any: shepherd }, 'no-target', 'TARGET-01')] },
  ),

  // Two Anarchs that fall together feed one each.
  stays('flames-of-insurrection', {
    triggers: [
      {
        on: 'leaving-ready',
        when: {
          all: [
            { is: ['event-card', { in: 'combat' }] },
            { any: { kind: 'minion', sect: 'Anarch', in: 'combat', not: { ref: 'event-card' } } },
          ],
        },
        ops: [
          {
            op: 'each',
            over: { cards: { kind: 'minion', sect: 'Anarch', in: 'combat', not: { ref: 'event-card' } } },
            as: 'a',
            ops: [
              choose(
                'v',
                'choose-vampire',
                { cards: { kind: 'vampire', in: 'uncontrolled', of: 'controller:a' } },
                { min: 0, secret: true, by: 'controller:a' },
              ),
              gain('v', 1),
            ],
          },
        ],
      },
    ],
    actions: [voteToBurn()],
  }),

  location('powerbase-zurich', {
    actions: [
      granted(
        'fill',
        { stealth: 1 },
        [choose('v', 'choose-vampire', { cards: { ...uncontrolled, younger: 'by' } }, { secret: true }), gain('v', 2)],
        {
          for: { kind: 'vampire', of: 'you' },
          usable: [youHaveEdge, when({ any: { ...uncontrolled, younger: 'by' } }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
    triggers: [{ on: 'about-to-block', when: { is: ['offering', { ref: 'self' }] }, ops: [{ op: 'edge', to: null }] }],
    abilities: [
      use('steal', [{ op: 'control', who: 'self', to: 'you' }], {
        phases: ['master'],
        user: 'others',
        cost: { edge: true },
      }),
    ],
  }),
]
