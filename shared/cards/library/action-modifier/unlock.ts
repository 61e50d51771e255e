import { actionWas, when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burnPool, choose, enter, mode, modifier, unlock, use, atEndOfTurn, grant, stealth } from '../../makers.ts'

const anarch: CardsWhere = { kind: 'vampire', sect: 'Anarch', in: 'ready', locked: true }
const another: CardsWhere = { ...anarch, not: { ref: 'by' } }
const own: CardsWhere = { ...anarch, of: 'you' }

/** Modifiers that unlock vampires once an action is resolved. */
export const cards: CardDefinition[] = [
  modifier('freak-drive', [
    mode('for', [unlock('by')], { windows: ['resolved'], usable: [actionWas('successful')] }),
    mode('FOR', [unlock('by')], { windows: ['resolved'], usable: [actionWas('blocked')] }),
  ]),

  modifier(
    'as-the-crow',
    [mode('', [unlock('by')], { windows: ['resolved'], once: 'turn' })],
    [actionWas('successful')],
  ),

  {
    ...modifier(
      'crimethinc',
      [
        mode('pro', [unlock('by')], { windows: ['resolved'] }),
        mode('qui', [choose('a', 'choose-vampire', { cards: another }), unlock('a')], { windows: ['resolved'] }),
        mode('tha', [enter], { windows: ['resolved'] }),
      ],
      [
        actionWas('successful'),
        when({ or: [{ required: { sect: 'Anarch' } }, { action: 'become-anarch' }] }, 'not-resolved-so', 'REQ-01'),
      ],
    ),
    abilities: [
      use('rouse', [choose('a', 'choose-vampire', { cards: own }), burnPool('you', 1), unlock('a')], {
        phases: ['minion'],
        once: 'rouse',
        usable: [when({ any: own }, 'no-target', 'TARGET-01')],
      }),
    ],
  },

  modifier(
    'zephyr',
    [
      mode('cel', [atEndOfTurn(unlock('by'))], { windows: ['resolved'] }),
      mode('CEL', [unlock('by')], { windows: ['resolved'] }),
    ],
    [actionWas('unsuccessful')],
  ),

  modifier('instantaneous-transformation', [
    mode('cel+pro', [stealth(1)]),
    mode('CEL+PRO', [unlock('by')], {
      windows: ['resolved'],
      once: 'turn',
      ownLine: true,
      usable: [actionWas('successful')],
    }),
  ]),

  {
    ...modifier('forced-march', [
      mode('cel+for', [unlock('by')], { windows: ['resolved'], once: 'turn', usable: [actionWas('successful')] }),
      mode('CEL+FOR', [stealth(1), grant('march', 'by', 'action')], { once: 'turn' }),
    ]),
    abilities: [
      use('march', [unlock('by')], {
        windows: ['resolved'],
        cost: { blood: 1 },
        once: 'march',
        per: 'action',
        usable: [actionWas('successful')],
      }),
    ],
  },
]
