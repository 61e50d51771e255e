import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { action, burn, burnBlood, burnPool, choose, delayed, look, mode, ifHolds } from '../../makers.ts'

const equipment: CardsWhere = { kind: 'equipment', in: 'inPlay' }
const location: CardsWhere = { kind: 'location', in: 'inPlay' }
const aim = (card: string, stealth = 0) => ({ header: { stealth, target: { card } } })
const rival = { not: { of: 'you' } } as const
const servant: CardsWhere = {
  kind: 'retainer',
  in: 'inPlay',
  ...rival,
  where: { is: ['host:it', { kind: 'vampire' }] },
}
const theirHand: CardsWhere = { in: 'hand', of: 'whom' }
const fallen: CardsWhere = { kind: 'vampire', in: 'torpor', ...rival }
/** A vampire that has left torpor by then is nobody's prize. */
const rob = (...more: Op[]): Op[] => [
  choose('v', 'choose-vampire', { cards: fallen }),
  ifHolds({ is: ['v', {}] }, { op: 'control', who: 'v', to: 'you' }, ...more),
]

/** Actions that burn or take what is in play. */
export const cards: CardDefinition[] = [
  action('conceal', [
    mode('obf', [choose('card', 'choose-equipment', { cards: equipment }), burn('card')], aim('card')),
    mode('OBF', [choose('card', 'choose-location', { cards: location }), burn('card')], aim('card')),
  ]),

  delayed(
    'action',
    action('new-management', [
      mode(
        '',
        [
          choose('card', 'choose-location', { cards: { ...location, costs: 1 } }),
          { op: 'control', who: 'card', to: 'you' },
        ],
        aim('card'),
      ),
    ]),
  ),

  // Both at once: whoever loses the last pool loses the location all the same.
  action('rewilding', [
    mode(
      '',
      [
        choose('card', 'choose-location', { cards: location }),
        {
          op: 'each',
          over: { list: 'card' },
          as: 'it',
          ops: [burnPool('controller:it', 2), burn('it')],
          together: true,
        },
      ],
      aim('card'),
    ),
  ]),

  action('graverobbing', [
    mode('dom', rob(), aim('v')),
    mode(
      'DOM',
      rob(
        choose(
          'payer',
          'choose-payer',
          { cards: { ref: 'by', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 2] } } },
          { min: 0 },
        ),
        ifHolds({ is: ['payer', {}] }, burnBlood('payer', 2), { op: 'move', who: 'v', to: 'ready' }),
      ),
      aim('v'),
    ),
  ]),

  action('far-mastery', [
    mode(
      'dom',
      [choose('card', 'choose-card', { cards: servant }), { op: 'control', who: 'card', to: 'you' }],
      aim('card', 1),
    ),
    mode(
      'DOM',
      [
        choose('card', 'choose-minion', { cards: { kind: 'ally', in: 'inPlay', ...rival } }),
        { op: 'control', who: 'card', to: 'you' },
      ],
      aim('card', 1),
    ),
  ]),

  action('shattering', [
    mode(
      'chi',
      [
        choose('whom', 'choose-target', { seats: { not: ['you'] } }),
        look(theirHand),
        choose('c', 'choose-discard', { cards: theirHand }, { secret: true }),
        burn('c'),
      ],
      { header: { stealth: 1, target: { seat: 'whom' } } },
    ),
    // Whoever controls the event.
    mode('dem', [choose('e', 'choose-card', { cards: { kind: 'event', in: 'inPlay' } }), burn('e')], {
      header: { stealth: 2 },
    }),
    mode(
      'pro',
      [
        choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready' } }),
        { op: 'damage', to: 'm', amount: 2, unpreventable: true, from: 'by' },
      ],
      aim('m'),
    ),
  ]),

  action('smash-and-grab', [
    mode(
      'ani',
      [
        choose('c', 'choose-card', { cards: { in: 'inPlay', any: [{ kind: 'ally' }, { kind: 'retainer' }] } }),
        burnBlood('c', 2),
      ],
      aim('c', 1),
    ),
    mode('dem', [], { header: { bleed: 1 } }),
    mode(
      'pot',
      [
        choose('card', 'choose-location', { cards: { ...location, any: [{ of: 'predator' }, { of: 'prey' }] } }),
        burn('card'),
      ],
      aim('card', 1),
    ),
  ]),
]
