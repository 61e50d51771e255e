import type { CardDefinition } from '../../definition.ts'
import { action, mode } from '../../makers.ts'
import { corrupts } from '../parts.ts'

/** Actions that corrupt minions, until they change sides. */
export const cards: CardDefinition[] = [
  action('corruption', [
    mode('', corrupts({ kind: 'minion', in: 'inPlay', of: 'prey' }), { header: { stealth: 1, target: { card: 'm' } } }),
  ]),
]
