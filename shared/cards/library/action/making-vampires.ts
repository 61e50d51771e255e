import type { CardDefinition } from '../../definition.ts'
import type { Op, CardsWhere } from '../../language.ts'
import { action, become, choose, enter, forbid, gain, mark, mode, moveBlood } from '../../makers.ts'

const buried: CardsWhere = { kind: 'vampire', in: 'ash', of: 'you' }

/** A master Discipline for who is made. */
const findsDiscipline: Op[] = [
  { op: 'search', as: 'd', ask: 'choose-card', piles: ['library', 'hand', 'ash'], for: { keyword: 'discipline' } },
  { op: 'move', who: 'd', to: 'inPlay', on: 'self' },
]

/** Actions that make a vampire, or bring one back. */
export const cards: CardDefinition[] = [
  action('the-embrace', [
    mode(
      '',
      [
        enter,
        { ...become('self', { types: ['Vampire'], capacity: 1 }), like: 'by' } as Op,
        mark('must-hunt', 'self', 'turn'),
      ],
      { header: { stealth: 1 } },
    ),
  ]),

  // Whatever is found for it, it must hunt first.
  action('childe-of-the-revolution', [
    mode(
      '',
      [
        enter,
        { ...become('self', { types: ['Vampire'], capacity: 1, sect: 'Anarch' }), like: 'by' } as Op,
        mark('must-hunt', 'self', 'turn'),
        ...findsDiscipline,
      ],
      { header: { stealth: 1 } },
    ),
  ]),

  action('possession', [
    mode('nec', [choose('v', 'choose-vampire', { cards: buried }), { op: 'move', who: 'v', to: 'uncontrolled' }]),
    mode('NEC', [
      choose('v', 'choose-vampire', { cards: buried }),
      { op: 'move', who: 'v', to: 'inPlay' },
      gain('v', 1),
    ]),
  ]),

  // How much of its own blood it gives is said as it resolves.
  action('third-tradition-progeny', [
    mode(
      '',
      [
        enter,
        { ...become('self', { types: ['Vampire'], capacity: 1, sect: 'Camarilla' }), like: 'by' } as Op,
        forbid('act', 'self', 'turn'),
        ...findsDiscipline,
        choose('n', 'choose-amount', { upTo: { least: [2, { of: 'by', stat: 'blood' }] } }, { min: 0 }),
        moveBlood({ card: 'by' }, { card: 'self' }, { x: 'n' }),
      ],
      { header: { stealth: 1 } },
    ),
  ]),
]
