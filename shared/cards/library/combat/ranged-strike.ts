import type { CardDefinition } from '../../definition.ts'
import { combat, mode, optionalPress, strikeR } from '../../makers.ts'

const withManeuver = { windows: ['strike' as const, 'range' as const] }
const burning = (damage: number) => strikeR(damage, { aggravated: true })

/** Strike cards that inflict damage at any range. */
export const cards: CardDefinition[] = [
  combat('aid-from-bats', [
    mode('ani', [strikeR(1)], withManeuver),
    mode('ANI', [strikeR(1), optionalPress], withManeuver),
  ]),

  combat('conflagration', [mode('pot', [strikeR(2)]), mode('dai', [burning(1)]), mode('DAI', [burning(2)])]),
]
