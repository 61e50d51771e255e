import { someCrypt, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { action, choose, gain, ifHolds, mode, reveal } from '../../makers.ts'

const hecata = 'Harbinger of Skulls'
const younger: CardsWhere = { kind: 'vampire', clan: hecata, younger: 'by', in: 'uncontrolled', of: 'you' }
const stealthy = { header: { stealth: 1 } }

/** Actions that bring cards of the crypt to light. */
export const cards: CardDefinition[] = [
  action('mesu-bedshet', [
    mode(
      '',
      [
        reveal('c', { in: 'topOfCrypt', of: 'you' }),
        {
          op: 'if',
          test: { is: ['c', { clan: 'Ministry' }] },
          then: [
            { op: 'draw', seat: 'you', from: 'crypt', count: 1 },
            ifHolds({ is: ['c', { younger: 'by' }] }, gain('c', 2)),
          ],
          else: [{ op: 'move', who: 'c', to: 'crypt' }],
        },
      ],
      { ...stealthy, usable: [someCrypt] },
    ),
  ]),

  // Which of the two it will be is said as it is announced; whom the blood goes to is told to nobody.
  action('disciple-of-lazarus', [
    mode('', [choose('v', 'choose-vampire', { cards: younger }, { secret: true }), gain('v', 2)], {
      ...stealthy,
      name: 'blood',
      usable: [when({ any: { in: 'uncontrolled', of: 'you' } }, 'no-target', 'ANN-07')],
    }),
    mode(
      '',
      [
        { op: 'search', as: 'c', ask: 'choose-vampire', piles: ['crypt'], for: { kind: 'crypt', clan: hecata } },
        { op: 'move', who: 'c', to: 'uncontrolled' },
      ],
      { ...stealthy, name: 'search', usable: [someCrypt] },
    ),
  ]),
]
