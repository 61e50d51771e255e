import type { CardDefinition } from '../../definition.ts'
import { delayed, event } from '../../makers.ts'

/** Events of the Inconnu. */
export const cards: CardDefinition[] = [
  delayed(
    'unlock',
    event('narrow-minds', {
      statics: [{ on: { kind: 'minion' }, effect: { stat: 'cost', delta: 1, of: { redirects: true }, paid: 'blood' } }],
    }),
  ),
]
