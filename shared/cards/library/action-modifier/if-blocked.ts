import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { ifBlocked, mode, modifier, stealth } from '../../makers.ts'

/** In the first round of the combat that follows. */
const maneuverAtFirst: Op = {
  op: 'watch',
  on: 'round-started',
  times: 1,
  until: 'combat',
  ops: [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'by', until: 'round' }],
}
/** In any combat of the action. */
const noWayOut: Op = { op: 'forbid', rule: 'strike', on: 'blocking', until: 'action', only: 'combat-ends' }

/** Modifiers that prepare for a block, and for the combat that follows. */
export const cards: CardDefinition[] = [
  modifier('alacrity', [mode('cel', [stealth(1)]), mode('CEL', [stealth(1), ifBlocked(maneuverAtFirst)])]),

  modifier('mind-of-the-wilds', [
    mode('ani+aus', [ifBlocked(maneuverAtFirst, noWayOut)]),
    mode('ANI+AUS', [stealth(1), ifBlocked(maneuverAtFirst, noWayOut)]),
  ]),

  modifier('invigorate', [
    mode('ani', [{ op: 'modify', stat: 'strength', delta: 1, on: 'by', until: 'action' }]),
    mode('dom', [{ op: 'forbid', rule: 'block', on: { who: { kind: 'ally' } }, until: 'action' }]),
    mode('pro', [{ op: 'allow', rule: 'aggravated', on: 'by', until: 'action' }]),
  ]),
]
