import type { CardDefinition } from '../../definition.ts'
import type { Num, Op, CardsWhere } from '../../language.ts'
import { burnsEmpty } from '../parts.ts'
import {
  action,
  atEndOfTurn,
  attach,
  burn,
  burnAction,
  choose,
  enter,
  gain,
  look,
  mode,
  under,
  unlock,
  ifHolds,
} from '../../makers.ts'

const smith: Op[] = [
  {
    op: 'search',
    as: 'found',
    ask: 'choose-equipment',
    piles: ['library'],
    for: { kind: 'equipment' },
    playable: 'by',
  },
  { op: 'play', card: 'found', by: 'by' },
]
/** What it finds may be too dear by then. */
const beckon = (...more: Op[]): Op[] => [
  {
    op: 'search',
    as: 'found',
    ask: 'choose-card',
    piles: ['library'],
    for: { kind: 'retainer', requires: 'ani' },
    playable: 'by',
  },
  { op: 'play', card: 'found', by: 'by' },
  ...more,
]
const hardier = ifHolds({ is: ['found', { in: 'inPlay' }] }, gain('found', 1))
const preysHand: CardsWhere = { in: 'hand', of: 'prey' }
const inHand: CardsWhere = { in: 'hand', of: 'you' }
const protean: CardsWhere = { ...inHand, requires: 'pro' }
const n: Num = { x: 'n' }
const each = (list: string, op: Op): Op => ({ op: 'each', over: { list }, as: 'one', ops: [op] })

/** Actions that look for cards, or at those of others. */
export const cards: CardDefinition[] = [
  // Whether anything was found is nobody else's business; what is equipped is.
  action('magic-of-the-smith', [
    mode('tha', smith, { header: { stealth: 1 } }),
    mode('THA', smith, { header: { stealth: 3 } }),
  ]),

  action('muricias-call', [
    mode('ani', beckon(), { header: { stealth: 1 } }),
    mode('ani+spi', beckon(hardier), { header: { stealth: 1 } }),
    mode('ANI+SPI', beckon(hardier, atEndOfTurn(unlock('by'))), { header: { stealth: 1 } }),
  ]),

  // How many is told as it is announced, and which when it resolves.
  action(
    'gift-of-proteus',
    [
      mode(
        '',
        [
          choose('n', 'choose-amount', { upTo: { count: protean } }, { min: 0 }),
          choose('c', 'choose-card', { cards: protean }, { min: n, max: n, secret: true, by: 'you' }),
          each('c', under('one', 'down')),
          attach('by'),
        ],
        { header: { stealth: 1 } },
      ),
    ],
    {
      lends: { to: { ref: 'host' } },
      onePer: 'gift-of-proteus',
      triggers: [burnsEmpty()],
    },
  ),

  {
    ...action('revelations', [
      mode('aus', [look(preysHand), choose('c', 'choose-discard', { cards: preysHand }, { secret: true }), burn('c')], {
        header: { stealth: 1, target: { seat: 'prey' } },
      }),
      mode('AUS', [enter], { header: { stealth: 1 } }),
    ]),
    statics: [{ on: 'prey', effect: { allow: true, rule: 'open-hand' } }],
    actions: [burnAction()],
  },

  // What it finds for the hand is shown; what it recruits does not act in this turn.
  action('the-summoning', [
    mode(
      'pre',
      [
        {
          op: 'search',
          as: 'found',
          ask: 'choose-card',
          piles: ['library'],
          for: { any: [{ kind: 'ally' }, { kind: 'retainer' }] },
        },
        { op: 'move', who: 'found', to: 'hand' },
      ],
      { header: { stealth: 1 } },
    ),
    mode(
      'PRE',
      [
        { op: 'search', as: 'found', ask: 'choose-card', piles: ['library'], for: { kind: 'ally' }, playable: 'by' },
        { op: 'play', card: 'found', by: 'by' },
      ],
      { header: { stealth: 1 } },
    ),
  ]),
]
