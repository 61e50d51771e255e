import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { afterResolution, combat, either, ifHolds, mode, modifier, stealth, strike, unlock } from '../../makers.ts'

const wraith: CardsWhere = {
  any: [
    { kind: 'ally', keyword: 'wraith' },
    { kind: 'retainer', keyword: 'wraith' },
  ],
}
/** "An action to recruit or employ a wraith". */
const calling = when({ is: ['action-card', wraith] }, 'wrong-window', 'MIN-12')

/** Modifiers that serve wraiths, or who calls them. */
export const cards: CardDefinition[] = [
  either(
    modifier('breath-of-thanatos', [mode('nec', [stealth(2)], { usable: [calling] })]),
    combat('breath-of-thanatos', [mode('NEC', [strike('damage', { damage: 1, aggravated: true })])]),
  ),

  modifier('shroud-mastery', [
    mode('nec', [stealth(1)], {
      others: true,
      usable: [when({ is: ['acting', { keyword: 'wraith' }] }, 'no-target', 'MIN-12')],
    }),
    mode('NEC', [afterResolution(ifHolds({ cmp: [{ x: 'event-outcome-successful' }, '=', 1] }, unlock('by')))], {
      windows: ['announced'],
      usable: [calling],
    }),
  ]),
]
