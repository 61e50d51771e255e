import type { CardDefinition } from '../definition.ts'
import { burnTop, crypt } from '../makers.ts'

const onBleed = (burned: number) => ({
  triggers: [
    {
      on: 'bled' as const,
      when: { is: ['event-by', { ref: 'self' }] as ['event-by', { ref: 'self' }] },
      optional: true as const,
      ops: [burnTop('target', burned)],
    },
  ],
})

export const cards: CardDefinition[] = [crypt('zygodat', onBleed(2)), crypt('hecate', onBleed(1))]
