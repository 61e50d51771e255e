import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { ANYTIME, choose, location, moveBlood, use } from '../../makers.ts'

const ready: CardsWhere = { kind: 'vampire', in: 'ready', of: 'you' }
const borne: CardsWhere = { in: 'inPlay', any: [{ kind: 'equipment' }, { kind: 'retainer' }] }
/** Who cannot have a card does not get it. */
const passes = (as: string, from: string, to: string): Op[] => [
  choose(as, 'choose-card', { cards: { ...borne, on: from } }, { min: 0, max: 60, by: 'you' }),
  { op: 'each', over: { list: as }, as: 'card', ops: [{ op: 'move', who: 'card', to: 'inPlay', on: to }] },
]

/** Locations by which minions share what they have. */
export const cards: CardDefinition[] = [
  // Blood goes one way, cards either way: all there is between two of them. What does not fit is lost.
  location('heidelberg-castle-germany', {
    abilities: [
      use(
        'share',
        [
          choose('from', 'choose-vampire', { cards: ready }),
          choose('to', 'choose-vampire', { cards: { ...ready, not: { ref: 'from' } } }, { by: 'you' }),
          choose('n', 'choose-amount', { upTo: { of: 'from', stat: 'blood' } }, { min: 0, by: 'you' }),
          moveBlood({ card: 'from' }, { card: 'to' }, { x: 'n' }),
          ...passes('given', 'from', 'to'),
          ...passes('taken', 'to', 'from'),
        ],
        {
          windows: ['between'],
          phases: ANYTIME.phases,
          cost: { lock: true },
          usable: [when({ any: ready, min: 2 }, 'no-target', 'TARGET-01')],
        },
      ),
    ],
  }),
]
