import type { CardDefinition } from '../../definition.ts'
import { banish, choose, political } from '../../makers.ts'

/** Referendums that send a vampire back to the uncontrolled region. */
export const cards: CardDefinition[] = [
  political(
    'banishment',
    [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', younger: 'by' } })],
    [banish('v')],
  ),
]
