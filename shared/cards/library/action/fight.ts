import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import {
  action,
  combat,
  delayed,
  either,
  grant,
  handStrike,
  mode,
  optionalManeuver,
  optionalPress,
  retaken,
  use,
} from '../../makers.ts'
import { enterCombat, together, withBlade } from '../parts.ts'

const aimed = (stealth = 0) => ({ header: { stealth, target: { card: 'm' } } })
const locked: CardsWhere = { locked: true }
const weak: CardsWhere = { any: [{ kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'blood' }, '<=', 3] } }, locked] }
const press: Op = { op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }
/** In its first round the opposing minion cannot end it by a strike. */
const noWayOut: Op = {
  op: 'watch',
  on: 'round-started',
  times: 1,
  until: 'combat',
  ops: [{ op: 'forbid', rule: 'strike', on: 'm', until: 'round', only: 'combat-ends' }],
}

/** Actions that fight, and cards that serve in combat, too. */
export const cards: CardDefinition[] = [
  retaken(
    delayed(
      'action',
      either(
        combat('steely-tenacity', [
          mode('ani', [handStrike(1), optionalPress]),
          mode('ani', [...withBlade(1), optionalPress], { name: 'weapon' }),
        ]),
        action('steely-tenacity', [mode('dom', [], { header: { bleed: 1 } }), mode('qui', enterCombat(), aimed(1))]),
      ),
    ),
  ),

  delayed('action', action('bums-rush', [mode('', enterCombat({}, optionalManeuver), aimed())])),

  {
    ...action('harass', [mode('', enterCombat(weak, grant('press', 'by', 'combat')), aimed())]),
    abilities: [use('press', [{ op: 'press', to: 'continue' }], { windows: ['press'], once: 'press', per: 'combat' })],
  },

  action('ambush', [mode('', enterCombat(locked, optionalManeuver), aimed())]),

  action('fleetness', [
    mode('cel', [], { header: { bleed: 0, stealth: 1 } }),
    mode('CEL', enterCombat(locked, optionalManeuver), aimed(1)),
  ]),

  action('hunters-mark', [
    mode('cel+tha', enterCombat({}, press), aimed()),
    mode('CEL+THA', enterCombat({}, press, noWayOut), aimed()),
  ]),

  action(
    'make-the-misere',
    together('cel', 'obf', 'pot').map(level =>
      mode(
        level,
        enterCombat(
          locked,
          ...(level.includes('cel') ? [optionalManeuver] : []),
          ...(level.includes('pot')
            ? [{ op: 'modify', stat: 'strength', delta: 1, on: 'by', until: 'combat' } as const]
            : []),
        ),
        aimed(level.includes('obf') ? 1 : 0),
      ),
    ),
  ),
]
