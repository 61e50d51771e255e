import type { CardDefinition } from '../../definition.ts'
import { action, choose, combat, delayed, either, handStrike, mode, optionalPress, retaken } from '../../makers.ts'
import { withBlade } from '../parts.ts'

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
        action('steely-tenacity', [
          mode('dom', [], { header: { bleed: 1 } }),
          mode(
            'qui',
            [
              choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready', not: { of: 'you' } } }),
              { op: 'combat', acting: 'by', opposing: 'm' },
            ],
            { header: { stealth: 1, target: { card: 'm' } } },
          ),
        ]),
      ),
    ),
  ),
]
