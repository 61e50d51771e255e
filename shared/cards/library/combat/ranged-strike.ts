import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { burnBlood, combat, mode, optionalPress, strike, strikeR } from '../../makers.ts'
import { afterFirstRound, atLong } from '../parts.ts'

const withManeuver = { windows: ['strike' as const, 'range' as const] }
const burning = (damage: number) => strikeR(damage, { aggravated: true })

/** The sun shines on who strikes with it, too, at any range and whether or not it is dodged. */
const scorched = (damage: number): Op[] => [
  burning(damage),
  {
    op: 'watch',
    on: 'strike-resolution',
    ops: [{ op: 'damage', to: 'by', amount: damage, aggravated: true }],
    until: 'strike',
  },
]

/** Strike cards that inflict damage at any range. */
export const cards: CardDefinition[] = [
  combat('aid-from-bats', [
    mode('ani', [strikeR(1)], withManeuver),
    mode('ANI', [strikeR(1), optionalPress], withManeuver),
  ]),

  combat('thrown-sewer-lid', [mode('pot', [strikeR(3)]), mode('POT', [strikeR(3), optionalPress])], [atLong]),

  combat('walk-of-flame', [mode('tha', [burning(1)]), mode('THA', [burning(2)])], [afterFirstRound]),

  combat('burst-of-sunlight', [mode('tha', scorched(1)), mode('THA', scorched(2))]),

  // The blood is no cost: nothing makes it less.
  combat('flames-of-the-netherworld', [
    mode('tha', [burnBlood('by', 1), burning(1)], {
      usable: [atLong, when({ cmp: [{ of: 'by', stat: 'blood' }, '>=', 1] }, 'not-enough-blood', 'TARGET-05')],
    }),
    mode('dai', [strike('damage', { damage: 1, aggravated: true })]),
    mode('DAI', [burning(1)]),
  ]),

  combat('conflagration', [mode('pot', [strikeR(2)]), mode('dai', [burning(1)]), mode('DAI', [burning(2)])]),
]
